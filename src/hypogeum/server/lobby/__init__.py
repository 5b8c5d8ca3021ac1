"""What there is before and beside playing: games to choose from, new tables, invitations, lists of tables."""
