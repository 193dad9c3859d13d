# The printed sheets in English.

title = Snowed In
game = Game
score = score sheet
sum = Total
generation = Generation
ice = Ice
fire = Fire
start = Start
target = Target
word = Word
bonus = Bonus
game-ice_queen = Ice Queen
game-snowball_fight = Snowball Fight
game-ice_and_sky = Ice and the Sky
game-winter = Winter
game-cold_spell = Cold Spell
