# The printed sheets in Dutch.

title = Snowed In
game = Spel
score = scoreblad
sum = Totaal
generation = Generatie
ice = IJs
fire = Vuur
start = Start
target = Doel
word = Woord
bonus = Bonus
game-ice_queen = IJskoningin
game-snowball_fight = Sneeuwballengevecht
game-ice_and_sky = IJs en hemel
game-winter = Winter
game-cold_spell = Koude betovering
