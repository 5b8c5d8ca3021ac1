"""The laboratory: bots play whole games, alone and in tournaments."""
