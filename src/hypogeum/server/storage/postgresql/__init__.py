"""The store that several servers share."""
