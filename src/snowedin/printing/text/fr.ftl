# The printed sheets in French.

title = Snowed In
game = Partie
score = feuille de score
sum = Total
generation = Génération
ice = Glace
fire = Feu
start = Départ
target = Cible
word = Mot
bonus = Bonus
game-ice_queen = La Reine des glaces
game-snowball_fight = Bataille de boules de neige
game-ice_and_sky = La Glace et le Ciel
game-winter = Hiver
game-cold_spell = Sortilège de froid
