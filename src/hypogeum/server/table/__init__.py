"""What happens at a table: who sits there, the one way in which anything changes, and what comes of it."""
