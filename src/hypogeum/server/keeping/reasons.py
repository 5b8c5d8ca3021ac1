"""What the host may give as the reason, which people are told in their language: keys of the client's texts."""

CLOSING_REASONS = ("conduct", "fault", "unused", "request")
BAN_REASONS = ("conduct", "flood")
