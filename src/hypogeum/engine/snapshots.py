"""Snapshots: a table as it stood after some entries, so that it goes on from there without playing them again.

What can be taken back is part of how a table stands. A snapshot is exact where nothing can: then the last action that
nobody can take back is all that is left of the history (`engine/undo.py`). Others are good enough to go on from when
the rules have changed, which nobody can take back either.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from hypogeum.engine.described import described
from hypogeum.engine.game import Game
from hypogeum.engine.positions import Position, WrongPosition
from hypogeum.engine.state import State
from hypogeum.engine.undo import History, Undoable

Kind = Literal["exact", "between", "rules_changed"]
"""Nothing could be taken back; something could; or the rules have changed there, and nothing can."""


class LastForGood(Struct, frozen=True, kw_only=True):
    """The last action that nobody can take back."""

    entry: int
    seat: int
    action: str
    blocked: str


class Snapshot(Struct, frozen=True, kw_only=True):
    """Everything besides the entries that it takes to go on from a place."""

    number: int
    """So many entries have led there."""
    rules_version: int
    kind: Kind
    setup: list[int]
    """The chance outcomes of the setup, which is not done again."""
    setup_of: list[int] = []
    """Of how many possible ones each of them is."""
    position: Position
    last: LastForGood | None = None
    """Where it is exact."""
    kept: int | None = None
    """Where the rules have changed: so many of the entries the new rules could go on from (`RulesChange`)."""
    ranks: list[int] | None = None
    """When the game is over: by the rules that have ended it."""


class Packed(Struct, frozen=True, kw_only=True):
    """A snapshot as it is stored: small, and read only when somebody goes on from it."""

    number: int
    rules_version: int
    kind: Kind
    data: bytes


described(Snapshot)


def pack(snapshot: Snapshot) -> Packed:
    """For storing."""
    data = zlib.compress(msgspec.json.encode(snapshot), level=1)
    return Packed(number=snapshot.number, rules_version=snapshot.rules_version, kind=snapshot.kind, data=data)


def unpack(packed: Packed) -> Snapshot:
    """What was stored; raises WrongPosition where it is damaged."""
    try:
        snapshot = msgspec.json.decode(zlib.decompress(packed.data), type=Snapshot)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise WrongPosition(f"the snapshot at entry {packed.number} is damaged: {error}") from None
    if (snapshot.number, snapshot.rules_version) != (packed.number, packed.rules_version):
        raise WrongPosition(f"the snapshot at entry {packed.number} is that of another place")
    return snapshot


TRUEST_LAST: Sequence[Kind] = ("between", "exact", "rules_changed")
"""Of several snapshots at one number: from the first kind less can be gone on with than from the others, and where the
rules have changed, those that follow begin at the last."""


def by_number(places: Iterable[Packed]) -> dict[int, Packed]:
    """The snapshots, of several at one number the truest, and of those that are alike the last."""
    found: dict[int, Packed] = {}
    for place in sorted(places, key=lambda place: TRUEST_LAST.index(place.kind)):
        found[place.number] = place
    return found


def read_state(game: Game, snapshot: Snapshot) -> State:
    """The state of a snapshot, even of one that was taken under other rules; raises WrongPosition."""
    return game.read_position(game.upgrade_position(snapshot.rules_version, snapshot.position))


# The part of undo


def is_exact(history: History) -> bool:
    """Whether nothing can be taken back, so that no earlier state is needed any more."""
    return all(action.blocked for action in history.actions)


def last_for_good(history: History) -> LastForGood | None:
    """What is left of an exact history."""
    if not history.actions or not is_exact(history):
        return None
    last = history.actions[-1]
    return LastForGood(entry=last.entry, seat=last.seat, action=str(last.action), blocked=last.blocked)


def history_of(game: Game, snapshot: Snapshot, state: State) -> History:
    """As it was. The state before an action that nobody can take back is never asked for again."""
    history, last = History(game), snapshot.last
    if snapshot.kind == "rules_changed":
        history.nothing = "rules"
    if last is not None:
        action = game.action(last.action)
        history.actions = [Undoable(last.entry, last.seat, action, state, last.blocked)]
    return history
