"""A house without a server: the server's own rooms in a page, above the rules in their WebAssembly modules.

There is no NumPy there and no thread: `arrays`, `lent` and `store` stand in, and nothing else differs.
"""
