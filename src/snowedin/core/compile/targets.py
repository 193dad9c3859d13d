"""The back ends on which a game's rules can run."""

INTERPRETED, COMPILED, CUDA, WASM = "interpreted", "compiled", "cuda", "wasm"
TARGETS = (INTERPRETED, COMPILED, CUDA, WASM)
