"""Where requests and sockets come in, and the process that opens them."""
