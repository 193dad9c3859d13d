"""Tables in play: in memory, written down, and told."""
