"""The server: tables, seats, sockets, and a log that loses nothing."""
