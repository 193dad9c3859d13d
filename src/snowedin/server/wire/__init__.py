"""What is said between client and server: messages, their fields, and every reason to say no."""
