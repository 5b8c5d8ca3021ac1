"""What a table tells: messages to sockets, and the facts about it to a person."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import msgspec

from hypogeum.engine.actions import Action
from hypogeum.engine.shortcuts import Shortcut
from hypogeum.engine.verbs import WISHES
from hypogeum.server.documents import told_options
from hypogeum.server.protocol import (
    SPECTATOR,
    ActionInfo,
    Asked,
    MateQuestion,
    Outcome,
    Present,
    Question,
    Said,
    Seated,
    ServerMessage,
    ShortcutInfo,
    TableInfo,
    Wish,
)
from hypogeum.server.seats import connected_seats, invitations, seat_infos
from hypogeum.server.store import ChatRow, TableSummary

if TYPE_CHECKING:
    from hypogeum.server.live_table import LiveTable

UNDO_OFF, UNDO_OTHER = "off", "other"

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    """The message as it goes over a socket."""
    return _encoder.encode(message).decode()


def asked(table: LiveTable, seat: int) -> Asked:
    """What is asked now, as a seat may know it."""
    state = table.engine.state
    return Asked(
        version=table.engine.version,
        question=None if state.over else _question(table, seat),
        outcome=_outcome(table) if state.over else None,
        undo=undo_obstacle(table, seat),
    )


def _outcome(table: LiveTable) -> Outcome:
    game, state = table.game, table.engine.state
    return Outcome(winners=state.winners, ranks=game.ranks(state), scores=game.scores(state))


def _question(table: LiveTable, seat: int) -> Question:
    state = table.engine.state
    seats = state.decision.seats(state)
    is_asked = seat in seats
    return Question(
        decision=state.decision.name,
        seats=seats,
        actions=_actions(table, seat) if is_asked else [],
        shortcuts=_shortcuts(table, seat) if is_asked else [],
        seconds_left=table.timekeeper.seconds_left,
        thinking=table.bots.are_thinking,
    )


def mate_question(table: LiveTable, seat: int) -> MateQuestion:
    """What a seat that is asked is offered, as its team-mates are told."""
    return MateQuestion(seat=seat, actions=_actions(table, seat), shortcuts=_shortcuts(table, seat))


def _actions(table: LiveTable, seat: int) -> list[ActionInfo]:
    """The most wanted first, else in the order of the rules."""
    state = table.engine.state
    actions = [_action(table, seat, action) for action in state.decision.actions(state, seat)]
    return sorted(actions, key=lambda action: WISHES.index(action.wish))


def _action(table: LiveTable, seat: int, action: Action) -> ActionInfo:
    state, verb, target = table.engine.state, action.verb, action.target
    return ActionInfo(
        action=str(action),
        verb=verb.name,
        picks=verb.picks(state, seat, target),
        touches=verb.touches(state, seat, target),
        wish=cast(Wish, verb.wish_of(state, seat, target)),
        ends=verb.ends,
        preview=table.failures.comfort("preview", seat, lambda: table.game.preview(state, seat, action), None),
    )


def _shortcuts(table: LiveTable, seat: int) -> list[ShortcutInfo]:
    state = table.engine.state
    none: list[Shortcut] = []
    found = table.failures.comfort("shortcuts", seat, lambda: table.game.shortcuts(state, seat), none)
    return sorted(map(_shortcut, found), key=lambda shortcut: WISHES.index(shortcut.wish))


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


def undo_obstacle(table: LiveTable, seat: int) -> str:
    """Why the seat cannot take back its last action; empty if it can (TBL-UNDO-1 to TBL-UNDO-4)."""
    if table.row.options.get("allow_undo") is False:
        return UNDO_OFF
    if seat == SPECTATOR:
        return UNDO_OTHER
    refusal = table.engine.undo_refusal(seat, table.plain_answers)
    return "" if refusal is None else refusal.reason


def seated(table: LiveTable, person: str) -> Seated:
    """Who sits where, as a person is told."""
    rows = table.seats.rows
    return Seated(
        seats=seat_infos(rows, person),
        invitations=invitations(rows) if table.row.host == person else {},
        sides=table.together.sides,
    )


def present(table: LiveTable) -> Present:
    return Present(connected=connected_seats(table.seats.rows, table.is_connected))


def said(line: ChatRow) -> Said:
    return Said(seat=line.seat, name=line.name, text=line.text, at=line.at)


def table_info(summary: TableSummary, person: str, is_connected: Callable[[str], bool]) -> TableInfo:
    """The facts about a table, as a person is told."""
    row, seats = summary.table, summary.seats
    return TableInfo(
        id=row.id,
        game=row.game,
        seats=seat_infos(seats, person),
        connected=connected_seats(seats, is_connected),
        options=told_options(row.options),
        commitment=row.commitment,
        seed_is_chosen=row.seed_is_chosen,
        version=summary.version,
        over=summary.over,
        rematch=summary.rematch,
        hotseat=sum(seat.person == person for seat in seats) > 1,
        invitations=invitations(seats) if row.host == person else {},
    )
