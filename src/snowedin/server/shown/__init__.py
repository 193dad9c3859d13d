"""What one pair of eyes is told and shown of a table."""
