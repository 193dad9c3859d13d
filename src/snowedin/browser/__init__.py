"""Games as WebAssembly modules: the same rules, bots and searches in a browser, and what a page must know of them."""
