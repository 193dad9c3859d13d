"""Doors to learning: batches of games as arrays, and environments for PettingZoo, Gymnasium and OpenSpiel."""
