"""Everything a person does at a table, by POST /api/tables/{table}/commands or over the WebSocket.

Each is handled in one place, inside one change of the table, and answered by `done` or `wrong` with its request. Sent
again with the same request, it is answered again and not done again.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hypogeum.server.protocol.values import BotLevel, Name, Request, Text, Thing


class Do(Struct, tag="do", kw_only=True, forbid_unknown_fields=True):
    """Do an action, or the actions of a shortcut one after another.

    `version` is the one the person saw; a stale one is refused. Of a shortcut, the first action is done or refused; the
    others follow as long as each is offered and neither chance nor another seat has come between.
    """

    request: Request
    version: int
    seat: int
    actions: Annotated[list[Text], Meta(min_length=1, max_length=100)]


class Undo(Struct, tag="undo", kw_only=True, forbid_unknown_fields=True):
    """Take back the last action of a seat."""

    request: Request
    version: int
    seat: int


class SetSetting(Struct, tag="set", kw_only=True, forbid_unknown_fields=True):
    """Change a personal setting that the rules read."""

    request: Request
    seat: int
    setting: Text
    value: Text


class Say(Struct, tag="say", kw_only=True, forbid_unknown_fields=True):
    """Chat, from one of my seats."""

    request: Request
    text: Text
    seat: int | None = None
    """None for my first."""


class Join(Struct, tag="join", kw_only=True, forbid_unknown_fields=True):
    """Take a free seat by its invitation."""

    request: Request
    invitation: str
    name: Name


class Leave(Struct, tag="leave", kw_only=True, forbid_unknown_fields=True):
    """Let a bot (or nobody) play on for me (TBL-AWAY-2, TBL-AWAY-3)."""

    request: Request
    seat: int


class Lend(Struct, tag="lend", kw_only=True, forbid_unknown_fields=True):
    """Let a bot play my seat until I take it back (TBL-AWAY-4)."""

    request: Request
    seat: int
    bot: BotLevel | None = None
    """None for the level of the table's replacement bots."""


class ComeBack(Struct, tag="come_back", kw_only=True, forbid_unknown_fields=True):
    """Take my seat back from the bot (TBL-AWAY-2, TBL-AWAY-4)."""

    request: Request
    seat: int


class GiveUp(Struct, tag="give_up", kw_only=True, forbid_unknown_fields=True):
    """Want my side to leave the game for good; it does when all its people want it (TBL-AWAY-5)."""

    request: Request
    seat: int


class PlayOn(Struct, tag="play_on", kw_only=True, forbid_unknown_fields=True):
    """Want my side to play on after all: takes `give_up` back while others of the side have still to agree."""

    request: Request
    seat: int


class Point(Struct, tag="point", kw_only=True, forbid_unknown_fields=True):
    """Show my side a place or thing, from one of my seats (TBL-KNOW-5)."""

    request: Request
    seat: int
    thing: Thing


class Propose(Struct, tag="propose", kw_only=True, forbid_unknown_fields=True):
    """Propose to a team-mate who is asked what he is offered: an action, or a shortcut (TBL-KNOW-5).

    `version` is the one the person saw. What I had proposed to him before is forgotten.
    """

    request: Request
    version: int
    seat: int
    to: int
    """The seat that is asked."""
    actions: Annotated[list[Text], Meta(min_length=1, max_length=100)]


class Dismiss(Struct, tag="dismiss", kw_only=True, forbid_unknown_fields=True):
    """Put away a proposal made to one of my seats, or take back one of mine."""

    request: Request
    seat: int
    """The one it was made to, or made from."""
    proposal: int


class SeatBot(Struct, tag="seat_bot", kw_only=True, forbid_unknown_fields=True):
    """As the host: let a bot play a seat that nobody has taken, or change its level (TBL-SEAT-4)."""

    request: Request
    seat: int
    bot: BotLevel


class OpenSeat(Struct, tag="open_seat", kw_only=True, forbid_unknown_fields=True):
    """As the host: take a bot off a seat that a friend may take (TBL-SEAT-4)."""

    request: Request
    seat: int


class FreeSeat(Struct, tag="free_seat", kw_only=True, forbid_unknown_fields=True):
    """As the host: make a new invitation to a seat that nobody has taken (TBL-SEAT-4)."""

    request: Request
    seat: int


class Rematch(Struct, tag="rematch", kw_only=True, forbid_unknown_fields=True):
    """When the game is over: a new table with the same seats and options. Whoever asks second gets the same one."""

    request: Request


Command = (
    Do
    | Undo
    | SetSetting
    | Say
    | Join
    | Leave
    | Lend
    | ComeBack
    | GiveUp
    | PlayOn
    | Point
    | Propose
    | Dismiss
    | SeatBot
    | OpenSeat
    | FreeSeat
    | Rematch
)
