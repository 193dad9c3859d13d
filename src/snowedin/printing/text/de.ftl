# The printed sheets in German.

title = Snowed In
game = Spiel
score = Wertungsblatt
sum = Summe
generation = Generation
ice = Eis
fire = Feuer
start = Start
target = Ziel
word = Wort
bonus = Bonus
game-ice_queen = Eiskönigin
game-snowball_fight = Schneeballschlacht
game-ice_and_sky = Eis und Himmel
game-winter = Winter
game-cold_spell = Kältezauber
