"""The server and its database are hurt in every way we can think of, while people play; their histories are checked."""
