"""A school for players: they teach themselves a game in batches, on a CPU or on a GPU, by what a seat knows alone."""
