"""What people do at a table: every command, handled in one place inside one change."""
