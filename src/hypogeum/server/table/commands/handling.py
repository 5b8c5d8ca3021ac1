"""Everything a person does at a table: one place handles it, inside one change, whether it came by socket or HTTP."""

from __future__ import annotations

from hypogeum.server.protocol.commands import (
    ComeBack,
    Command,
    Dismiss,
    Do,
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
from hypogeum.server.protocol.server_messages import Done
from hypogeum.server.table.change import Change
from hypogeum.server.table.commands.host import Host
from hypogeum.server.table.commands.joining import join
from hypogeum.server.table.commands.player import Player
from hypogeum.server.table.commands.rematch import make_rematch
from hypogeum.server.table.commands.teammate import Teammate
from hypogeum.server.table.live_table import LiveTable


async def handle(table: LiveTable, person: str, command: Command) -> Done:
    """Do what a person wants and store it; raises Declined, and then nothing has changed.

    A command that was done before is answered again, and not done again.
    """
    async with table.change() as change:
        asked = person, command.request
        if asked not in table.requests:
            if isinstance(command, Rematch):
                await make_rematch(change, person)
            else:
                _do(change, person, command)
            if change.rows:
                change.remember(*asked)
    rematch = table.rematch if isinstance(command, Rematch) else None
    return Done(request=command.request, version=table.engine.version, table=rematch)


def _do(change: Change, person: str, command: Command) -> None:
    """At once: everything but another game, which is set up first."""
    player = Player(change, person)
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
            join(change, person, invitation, name)
        case Leave(seat=seat):
            player.leave(seat)
        case Lend(seat=seat, bot=bot):
            player.lend(seat, bot)
        case ComeBack(seat=seat):
            player.come_back(seat)
        case GiveUp(seat=seat):
            Teammate(change, person).give_up(seat)
        case PlayOn(seat=seat):
            Teammate(change, person).play_on(seat)
        case Point(seat=seat, thing=thing):
            Teammate(change, person).point(seat, thing)
        case Propose(version=version, seat=seat, to=to, actions=actions):
            Teammate(change, person).propose(seat, to, version, actions)
        case Dismiss(seat=seat, proposal=proposal):
            Teammate(change, person).dismiss(seat, proposal)
        case SeatBot(seat=seat, bot=bot):
            Host(change, person).seat_bot(seat, bot)
        case OpenSeat(seat=seat):
            Host(change, person).open_seat(seat)
        case FreeSeat(seat=seat):
            Host(change, person).free_seat(seat)
