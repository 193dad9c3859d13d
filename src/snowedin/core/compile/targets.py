"""The back ends on which a game's rules can run."""

INTERPRETED, COMPILED, CUDA = "interpreted", "compiled", "cuda"
TARGETS = (INTERPRETED, COMPILED, CUDA)
