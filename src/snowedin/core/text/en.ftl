# What is said in every game.
