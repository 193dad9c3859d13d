"""What holds of every game: `snowedin test GAME` runs these tests, here with pytest's own options:

    pytest -p snowedin.conformance.plugin --pyargs snowedin.conformance --game GAME

Whole games on every back end, byte for byte; nothing that is hidden leaks; words for everything that is said; golden
games take the course that they took.
"""
