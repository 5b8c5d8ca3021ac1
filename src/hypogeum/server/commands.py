"""Everything a person does at a table: one place handles it, inside one change, whether it came by socket or HTTP."""

from __future__ import annotations

import time as wall

from hypogeum.server.host import Host
from hypogeum.server.live_table import LiveTable
from hypogeum.server.making import join, make_rematch
from hypogeum.server.player import Player
from hypogeum.server.protocol import (
    ComeBack,
    Command,
    Dismiss,
    Do,
    Done,
    FreeSeat,
    GiveUp,
    Join,
    Leave,
    Lend,
    OpenSeat,
    PlayOn,
    Point,
    Propose,
    Rematch,
    Say,
    SeatBot,
    SetSetting,
    Undo,
)
from hypogeum.server.store import MOST_REQUESTS, RequestRow
from hypogeum.server.teammate import Teammate


async def handle(table: LiveTable, person: str, command: Command) -> Done:
    """Do what a person wants and store it; raises Declined, and then nothing has changed.

    A command that was done before is answered again, and not done again.
    """
    async with table.change():
        asked = person, command.request
        if asked not in table.requests:
            _do(table, person, command)
            if table.unstored:
                _remember(table, *asked)
    rematch = table.rematch if isinstance(command, Rematch) else None
    return Done(request=command.request, version=table.engine.version, table=rematch)


def _remember(table: LiveTable, person: str, request: str) -> None:
    """Inside a change: a command that was done, and is forgotten when many others have followed it."""
    table.requests[person, request] = None
    for oldest in list(table.requests)[:-MOST_REQUESTS]:
        del table.requests[oldest]
    table.unstored.append(RequestRow(table=table.row.id, person=person, request=request, at=wall.time()))


def _do(table: LiveTable, person: str, command: Command) -> None:
    """Inside a change."""
    player, teammate, host = Player(table, person), Teammate(table, person), Host(table, person)
    match command:
        case Do(version=version, seat=seat, actions=actions):
            player.do(seat, version, actions)
        case Undo(version=version, seat=seat):
            player.undo(seat, version)
        case SetSetting(seat=seat, setting=setting, value=value):
            player.set(seat, setting, value)
        case Say(text=text, seat=seat):
            player.say(seat, text)
        case Join(invitation=invitation, name=name):
            join(table, person, invitation, name)
        case Leave(seat=seat):
            player.leave(seat)
        case Lend(seat=seat, bot=bot):
            player.lend(seat, bot)
        case ComeBack(seat=seat):
            player.come_back(seat)
        case GiveUp(seat=seat):
            teammate.give_up(seat)
        case PlayOn(seat=seat):
            teammate.play_on(seat)
        case Point(seat=seat, thing=thing):
            teammate.point(seat, thing)
        case Propose(version=version, seat=seat, to=to, actions=actions):
            teammate.propose(seat, to, version, actions)
        case Dismiss(seat=seat, proposal=proposal):
            teammate.dismiss(seat, proposal)
        case SeatBot(seat=seat, bot=bot):
            host.seat_bot(seat, bot)
        case OpenSeat(seat=seat):
            host.open_seat(seat)
        case FreeSeat(seat=seat):
            host.free_seat(seat)
        case Rematch():
            player.asks_for_rematch()
            make_rematch(table, person)
