"""The messages of a table to its sockets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar, cast

from hypogeum.engine.actions import Action
from hypogeum.engine.shortcuts import Preview, Shortcut
from hypogeum.engine.state import State
from hypogeum.engine.verbs import WISHES
from hypogeum.server.lobby.table_info import connected_seats, invitations, seat_infos
from hypogeum.server.protocol.server_messages import ActionInfo, Outcome, Said, Seated, ShortcutInfo
from hypogeum.server.protocol.values import Wish
from hypogeum.server.protocol.written import (
    NOTHING_OFFERED,
    WrittenAsked,
    WrittenOffers,
    WrittenQuestion,
    write_offers,
)
from hypogeum.server.storage.rows import ChatRow
from hypogeum.server.table.undo import undo_obstacle

if TYPE_CHECKING:
    from hypogeum.server.table.live_table import LiveTable

T = TypeVar("T")

RANKS = {wish: number for number, wish in enumerate(WISHES)}
"""The most wanted first."""


def asked(table: LiveTable, seat: int, offers: Callable[[int], WrittenOffers]) -> WrittenAsked:
    """What is asked now, as a seat may know it."""
    state = table.engine.state
    return WrittenAsked(
        version=table.engine.version,
        question=None if state.over else _question(table, seat, offers),
        outcome=_outcome(table) if state.over else None,
        undo=undo_obstacle(table, seat),
    )


def _outcome(table: LiveTable) -> Outcome:
    game, state = table.game, table.engine.state
    return Outcome(winners=state.winners, ranks=game.ranks(state), scores=game.scores(state))


def _question(table: LiveTable, seat: int, offers: Callable[[int], WrittenOffers]) -> WrittenQuestion:
    state = table.engine.state
    seats = state.decision.seats(state)
    offered = offers(seat) if seat in seats else NOTHING_OFFERED
    return WrittenQuestion(
        decision=state.decision.name,
        seats=seats,
        actions=offered.actions,
        shortcuts=offered.shortcuts,
        seconds_left=table.timekeeper.seconds_left,
        thinking=table.bots.are_thinking,
    )


def offers_of(table: LiveTable, seat: int) -> WrittenOffers:
    """What a seat that is asked is offered: told to it, and to its team-mates."""
    return write_offers(_actions(table, seat), _shortcuts(table, seat))


def _actions(table: LiveTable, seat: int) -> list[ActionInfo]:
    """The most wanted first, else in the order of the rules."""
    state, actions = table.engine.state, table.offered(seat)
    previews = _previews(table, seat, actions)
    ranked: list[list[ActionInfo]] = [[] for _ in WISHES]
    for number, action in enumerate(actions):
        offered = _action(state, seat, action, previews[number])
        ranked[RANKS[offered.wish]].append(offered)
    return _joined(ranked)


def _joined(ranked: list[list[T]]) -> list[T]:
    found: list[T] = []
    for some in ranked:
        found.extend(some)
    return found


def _previews(table: LiveTable, seat: int, actions: Sequence[Action]) -> list[Preview | None]:
    """One for each action; where the rules fail at one, it has none, and the others have theirs."""
    game, state = table.game, table.engine.state
    try:
        return [game.preview(state, seat, action) for action in actions]
    except Exception:
        return [
            table.failures.comfort("preview", seat, partial(game.preview, state, seat, action), None)
            for action in actions
        ]


def _action(state: State, seat: int, action: Action, preview: Preview | None) -> ActionInfo:
    verb, target = action.verb, action.target
    return ActionInfo(
        action=str(action),
        verb=verb.name,
        picks=verb.picks(state, seat, target),
        touches=verb.touches(state, seat, target),
        wish=cast(Wish, verb.wish_of(state, seat, target)),
        ends=verb.ends,
        preview=preview,
    )


def _shortcuts(table: LiveTable, seat: int) -> list[ShortcutInfo]:
    state = table.engine.state
    none: list[Shortcut] = []
    ranked: list[list[ShortcutInfo]] = [[] for _ in WISHES]
    for found in table.failures.comfort("shortcuts", seat, lambda: table.game.shortcuts(state, seat), none):
        ranked[RANKS[found.wish]].append(_shortcut(found))
    return _joined(ranked)


def _shortcut(shortcut: Shortcut) -> ShortcutInfo:
    return ShortcutInfo(
        name=shortcut.name,
        actions=[str(action) for action in shortcut.actions],
        picks=shortcut.picks,
        touches=shortcut.touches,
        wish=cast(Wish, shortcut.wish),
        args=shortcut.args,
        preview=shortcut.preview,
    )


def seated(table: LiveTable, person: str) -> Seated:
    """Who sits where, as a person is told."""
    rows = table.seats.rows
    return Seated(
        seats=seat_infos(rows, person),
        invitations=invitations(rows) if table.row.host == person else {},
        sides=table.sides.numbers,
    )


def connected(table: LiveTable) -> list[bool]:
    """Who is there, by seat."""
    return connected_seats(table.seats.rows, table.is_connected)


def said(line: ChatRow) -> Said:
    return Said(seat=line.seat, name=line.name, text=line.text, at=line.at)
