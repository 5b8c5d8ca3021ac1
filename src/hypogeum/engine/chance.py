"""Chance: where dice rolls and draws come from. Every question is one `pick`, so every outcome is one number."""

from __future__ import annotations

import hashlib

from mypy_extensions import i64

MASK: i64 = 0xFFFFFFFF


class Chance:
    """The source of chance outcomes."""

    def pick(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError  # pragma: no cover - every source picks in its own way

    def roll(self, sides: int) -> int:
        """A die: 1 to `sides`."""
        return self.pick(sides) + 1

    def draw(self, pile: list[int]) -> int:
        """The kind of one thing from a pile that holds `pile[kind]` of each kind; the pile stays as it is."""
        total = 0
        for count in pile:
            total += count
        place = self.pick(total)
        for kind in range(len(pile)):
            place -= pile[kind]
            if place < 0:
                return kind
        raise ValueError("the pile is empty")


class NoChance(Chance):
    """For states in which nothing may be left to chance."""

    def pick(self, n: int) -> int:
        raise RuntimeError("chance was asked, but the state has no source of it")


class FastChance(Chance):
    """A small fast generator (sfc32) for search and self-play; same seed, same outcomes, compiled or not."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(12):
            self.next32()

    def next32(self) -> i64:
        """The next 32 random bits."""
        bits: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & MASK)) & MASK
        self.c = (((self.c << 21) & MASK) | (self.c >> 11)) + bits & MASK
        return bits

    def pick(self, n: int) -> int:
        return (self.next32() * i64(n)) >> 32


class SpreadChance(Chance):
    """For trying something out a few times: its first question is answered evenly over the tries, the others by lot."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.lot = FastChance(seed)
        self.number = 0
        self.tries = 1
        self.asked = 0
        """How many questions there were in this try."""

    def begin(self, number: int, tries: int) -> None:
        """The try of that number, of so many; two that are begun alike have the same outcomes."""
        self.lot = FastChance(self.seed + number)
        self.number = number
        self.tries = tries
        self.asked = 0

    def pick(self, n: int) -> int:
        self.asked += 1
        if self.asked > 1 or self.tries == 1:
            return self.lot.pick(n)
        low = self.number * n // self.tries
        high = (self.number + 1) * n // self.tries
        return low + self.lot.pick(high - low) if high > low else low


_NOTHING_HASHED = hashlib.sha256()
"""To make a new one takes OpenSSL several times as long as to copy this."""


class FairChance(Chance):
    """Outcomes that anyone can check later: each is derived from a secret seed and a counter.

    The seed's `commitment` is published at the start, the seed itself at the end.
    """

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter

    @property
    def commitment(self) -> str:
        """The hash that binds the table to its seed without telling it."""
        return hashlib.sha256(self.seed).hexdigest()

    def pick(self, n: int) -> int:
        hashed = _NOTHING_HASHED.copy()
        hashed.update(self.seed + b":" + str(self.counter).encode())
        self.counter += 1
        return int.from_bytes(hashed.digest(), "big") % n


class ScriptedChance(Chance):
    """Outcomes written down beforehand, for tests; running out of them is an error."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes

    def pick(self, n: int) -> int:
        if not self.outcomes:
            raise AssertionError(f"chance was asked for one of {n}, but the script has no more outcomes")
        outcome = self.outcomes.pop(0)
        if not 0 <= outcome < n:
            raise AssertionError(f"the script says {outcome}, but only 0 to {n - 1} are possible")
        return outcome


class WrongOutcome(Exception):
    """A recorded outcome that cannot be: out of range, missing, or not what the seed gives."""


class RecordedChance(Chance):
    """Outcomes read back from a record; with a seed's source beside it, each is also checked.

    `of` says of how many possible ones each outcome was, where that is known.
    """

    def __init__(self, outcomes: list[int], fair: FairChance | None = None, of: list[int] | None = None) -> None:
        self.outcomes = outcomes
        self.of = of or []
        self.next = 0
        self.fair = fair

    def pick(self, n: int) -> int:
        if self.next >= len(self.outcomes):
            raise WrongOutcome("an outcome is missing")
        outcome = self.outcomes[self.next]
        if self.next < len(self.of) and self.of[self.next] != n:
            raise WrongOutcome(f"one of {self.of[self.next]} is written, but one of {n} is asked for")
        self.next += 1
        if not 0 <= outcome < n:
            raise WrongOutcome(f"outcome {outcome} is not one of 0 to {n - 1}")
        if self.fair is not None:
            expected = self.fair.pick(n)
            if outcome != expected:
                raise WrongOutcome(f"outcome {outcome} is not the {expected} that the seed gives")
        return outcome


class TapedChance(Chance):
    """Passes questions on to another source and keeps the outcomes for the record."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[int] = []
        self.of: list[int] = []
        """Of how many possible ones each outcome is."""

    def pick(self, n: int) -> int:
        outcome = self.source.pick(n)
        self.outcomes.append(outcome)
        self.of.append(n)
        return outcome

    def take_outcomes(self) -> list[int]:
        """The outcomes since the last call; `of` is forgotten too."""
        taken = self.outcomes
        self.outcomes = []
        self.of = []
        return taken
