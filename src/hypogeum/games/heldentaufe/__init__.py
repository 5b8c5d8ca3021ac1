"""Heldentaufe: heroes above and below, missions, monsters, and a campfire to come back to."""
