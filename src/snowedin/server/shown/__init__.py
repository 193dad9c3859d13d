"""What one viewer is told and shown of a table."""
