"""A table and all that can happen at it; nothing here waits, sends, speaks or stores."""
