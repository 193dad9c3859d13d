# The printed sheets in Spanish.

title = Snowed In
game = Partida
score = hoja de puntos
sum = Total
generation = Generación
ice = Hielo
fire = Fuego
start = Inicio
target = Objetivo
word = Palabra
bonus = Bono
game-ice_queen = Reina de hielo
game-snowball_fight = Guerra de bolas de nieve
game-ice_and_sky = El hielo y el cielo
game-winter = Invierno
game-cold_spell = Hechizo de frío
