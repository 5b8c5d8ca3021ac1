"""The store that needs nothing to be installed."""
