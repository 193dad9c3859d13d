"""The lab: what every rule does to a game's balance, from many simulated games."""
