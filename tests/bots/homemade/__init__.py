"""The package of a game from elsewhere, as far as its bots are concerned: it brings one file of them along."""
