"""What is looked back on: lists, replays, analyses."""
