"""A house in a page, compared with the server."""
