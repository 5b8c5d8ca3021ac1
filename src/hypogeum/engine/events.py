"""Events: facts that happened. Log lines, animation and statistics are made from them, at the reader."""

from __future__ import annotations


class Event:
    """A fact: its kind, the rule that caused it, what it is about, and what only some seats may know of it."""

    __slots__ = ("args", "kind", "rule", "secret", "seat")

    def __init__(self, kind: str, rule: str, args: dict[str, object], seat: int, secret: dict[str, object]) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args
        self.seat = seat
        self.secret = secret

    def seen_by(self, seat: int) -> dict[str, object]:
        """What the seat may know of it; seat -1 is a spectator. Whoever is told the secret part is also told so."""
        seen: dict[str, object] = {"kind": self.kind, "rule": self.rule, **self.args}
        if self.secret and seat == self.seat:
            seen.update(self.secret)
            seen["known"] = True
        return seen
