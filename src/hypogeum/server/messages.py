"""What a table tells: the state to a socket, the facts about it to a person."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from hypogeum.engine.events import Event
from hypogeum.server.protocol import SPECTATOR, ActionInfo, LoggedEvent, Question, TableInfo, TableState
from hypogeum.server.seats import invitations, seat_infos
from hypogeum.server.store import SeatRow, TableRow

if TYPE_CHECKING:
    from hypogeum.server.live_table import Listener, LiveTable

UNDO_OFF, UNDO_OTHER = "off", "other"


def table_state(table: LiveTable, listener: Listener) -> TableState:
    """The table as the seat a socket looks from may know it, with the events it has not heard of yet."""
    seat = listener.looking_from
    engine = table.engine
    return TableState(
        version=engine.version,
        looking_from=seat,
        view=msgspec.to_builtins(table.game.view(engine.state, seat)),
        question=_question(table, seat),
        undo=undo_obstacle(table, seat),
        seats=seat_infos(table.seats.rows, listener.person, table.is_connected),
        events=[
            LoggedEvent(entry=part, event=event.seen_by(seat))
            for part in range(listener.told, len(engine.log))
            for event in told_of(table, part)
        ],
        log_is_whole=listener.told == 0,
        winners=engine.state.winners if engine.state.over else None,
        ranks=table.game.ranks(engine.state) if engine.state.over else None,
        scores=table.game.scores(engine.state) if engine.state.over else None,
    )


def told_of(table: LiveTable, part: int) -> list[Event]:
    """What the log tells of the setup (part 0) or of an entry; that the time ran out before what was done for it."""
    events = table.engine.log[part]
    number = part - 1
    if number not in table.late:
        return events
    seat = table.engine.record.entries[number].seat
    return [Event("time_ran_out", "TBL-TIME-3", {"seat": seat}, -1, {}), *events]


def _question(table: LiveTable, seat: int) -> Question | None:
    state = table.engine.state
    if state.over:
        return None
    asked = state.decision.seats(state)
    return Question(
        decision=state.decision.name,
        seats=asked,
        actions=_actions(table, seat) if seat in asked else [],
        seconds_left=table.timekeeper.seconds_left,
        thinking=table.bots.are_thinking,
    )


def _actions(table: LiveTable, seat: int) -> list[ActionInfo]:
    state = table.engine.state
    return [
        ActionInfo(action=str(action), verb=action.verb.name, things=action.verb.things(state, seat, action.target))
        for action in state.decision.actions(state, seat)
    ]


def undo_obstacle(table: LiveTable, seat: int) -> str:
    """Why the seat cannot take back its last action; empty if it can (TBL-UNDO-1 to TBL-UNDO-4)."""
    if table.row.options.get("allow_undo") is False:
        return UNDO_OFF
    if seat == SPECTATOR:
        return UNDO_OTHER
    refusal = table.engine.undo_refusal(seat)
    return "" if refusal is None else refusal.reason


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    version: int,
    person: str,
    *,
    over: bool,
    is_connected: Callable[[str], bool],
) -> TableInfo:
    """The facts about a table, as a person is told."""
    return TableInfo(
        id=row.id,
        game=row.game,
        seats=seat_infos(seats, person, is_connected),
        options=row.options,
        commitment=row.commitment,
        seed_is_chosen=row.seed_is_chosen,
        version=version,
        over=over,
        hotseat=sum(seat.person == person for seat in seats) > 1,
        invitations=invitations(seats) if row.host == person else {},
    )


def live_info(table: LiveTable, person: str) -> TableInfo:
    """`table_info` of a table in memory."""
    return table_info(
        table.row,
        table.seats.rows,
        table.engine.version,
        person,
        over=table.engine.state.over,
        is_connected=table.is_connected,
    )
