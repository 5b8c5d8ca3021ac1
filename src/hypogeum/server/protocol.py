"""What the server and its clients say to each other: JSON bodies over HTTP and messages over a WebSocket.

The TypeScript types of the client are made from this file (`hypogeum.server.typescript`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hypogeum.engine.game import RefusedTarget
from hypogeum.engine.options import Option, Setting

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Seed = Annotated[int, Meta(ge=0, extra_json_schema={"maximum": 2**64 - 1})]
"""Any 64-bit number (TBL-DICE-3); msgspec itself checks bounds of 63 bits only."""
BotLevel = Literal["random", "careful", "search"]
ProblemCode = Literal[
    "no_such_address",
    "wrong_method",
    "bad_request",
    "not_json",
    "too_big",
    "wrong_origin",
    "rules_failed",
    "server_error",
    "store_failed",
    "game_not_found",
    "language_not_found",
    "table_not_found",
    "seat_not_found",
    "entry_not_found",
    "not_your_seat",
    "no_spectators",
    "only_players_talk",
    "nobody_plays",
    "wrong_option",
    "wrong_seats",
    "wrong_seed",
    "no_such_bot",
    "wrong_invitation",
    "not_the_host",
    "not_your_table",
    "seat_not_free",
    "seat_taken",
    "already_seated",
    "rules_changed",
    "stale",
    "game_over",
    "game_runs",
    "bot_plays",
    "left_for_good",
    "illegal_action",
    "unreadable_action",
    "not_an_action",
    "no_such_setting",
    "undo_refused",
]
SeatKind = Literal["me", "friend", "hotseat", "bot"]
SPECTATOR = -1


# Over HTTP


class GameInfo(Struct, kw_only=True):
    """GET /api/games: what can be played, with everything the form for a new table shows."""

    id: str
    name: str
    fewest_seats: int
    most_seats: int
    fewest_minutes: int
    """How long a game usually takes among people, at least."""
    most_minutes: int
    options: list[Option]
    settings: list[Setting]
    bots: list[str]
    seat_arguments: list[str]
    """Arguments of events that are seats, besides those of every game."""
    word_families: list[str]
    """The kinds of things under which the words of an event's arguments are looked for, after their own."""


class NewSeat(Struct, kw_only=True, forbid_unknown_fields=True):
    """One seat of a new table: me, a friend who gets a link, another person on my device, or a bot."""

    kind: SeatKind
    name: Name | None = None
    bot: BotLevel = "careful"


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    seed: Seed | None = None


class SeatInfo(Struct, kw_only=True):
    """Who sits there. `mine` is told to each person differently."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    mine: bool
    connected: bool
    bot: BotLevel | None = None
    free: bool
    """Whether a friend with the invitation may take it; meanwhile it is open, or a bot plays there."""


class TableInfo(Struct, kw_only=True):
    """GET /api/tables/{table} and the answer to POST /api/tables."""

    id: str
    game: str
    seats: list[SeatInfo]
    options: dict[str, Any]
    commitment: str
    seed_is_chosen: bool
    """Whether the host gave a number that was mixed into the seed (TBL-DICE-3)."""
    version: int
    over: bool
    hotseat: bool
    """Whether I hold several seats on this device, so that hands have to be hidden between them."""
    invitations: dict[str, str]
    """By free seat number: the secret that lets a friend take it. Told to the person who made the table alone."""


class MyTable(TableInfo, kw_only=True):
    """GET /api/tables: a table of mine, with what one wants to know before going back to it."""

    asked: list[int]
    """The seats whose answer is awaited."""
    turns: int
    """How many turns have begun; 0 during the setup."""
    last_activity: float
    """When something last happened there, in seconds since 1970."""
    winners: list[int] | None
    """When the game is over; nobody may have won."""
    removed: bool
    """Whether I have taken it off my list."""


class Removal(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/removal: take a table off my list, or put it back. Nothing changes for the others."""

    removed: bool


class Invitation(Struct, kw_only=True):
    """GET /api/tables/{table}/invitations/{invitation}: what an invited person may know before sitting down."""

    seat: int
    """The one that the invitation is for."""
    host: str
    """The name under which the person who made the table sits there; empty if he does not."""
    table: TableInfo


class Join(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/join: take a free seat by its invitation."""

    invitation: str
    name: Name


class StandIn(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/seats/{seat}/bot: let a bot play a seat that nobody has taken, or change its level."""

    bot: BotLevel


class Lend(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/seats/{seat}/lend: let a bot play my seat until I take it back (TBL-AWAY-4)."""

    bot: BotLevel | None = None
    """None for the level of the table's replacement bots."""


class Takeover(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/seats/{seat}/leave, /return, /give_up, /open and /free: let a bot (or nobody) play on,
    come back, leave the game for good, take a bot off, or make a new invitation."""


class ReplayFrame(Struct, kw_only=True):
    """GET /api/tables/{table}/replay?at=N&seat=K: the table after entry N as one of my seats saw it."""

    at: int
    length: int
    seat: int
    """Who did the entry; -1 for the setup."""
    action: str
    """Empty for one that I may not know."""
    things: list[str]
    """What the action touched on the table before it was done; nothing where I may not know the action."""
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Problem(Struct, kw_only=True):
    """Every error of the API: what happened, in a form that the client can say in the reader's language."""

    code: ProblemCode
    """A text key of the client."""
    detail: str
    """The same in English, for people who write programs: what, why and what to do."""
    rule: str = ""
    args: dict[str, Any] = {}


# From the client, over the WebSocket /api/tables/{table}/live?seat=K
#
# The server answers every change with `state`. It closes with a code of its own where trying again is of no use,
# after a `wrong` that says why: 4403 (not allowed), 4404 (no such table or seat), 4409 (cannot be played on). After
# any other close (1001, 1006, 1012 ...) the client connects again.


class Do(Struct, tag="do", forbid_unknown_fields=True):
    """Do an action. `version` is the one the person saw; a stale one is refused."""

    version: int
    seat: int
    action: Text


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    version: int
    seat: int


class SetSetting(Struct, tag="set", forbid_unknown_fields=True):
    """Change a personal setting that the rules read."""

    seat: int
    setting: Text
    value: Text


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Look at the table from another of my seats (or -1 as a spectator): hot-seat passes the device with it."""

    seat: int


class WhyNot(Struct, tag="why_not", forbid_unknown_fields=True):
    """Why can I do nothing with this thing now?"""

    thing: Text


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Chat."""

    text: Text


ClientMessage = Do | Undo | SetSetting | Look | WhyNot | Say


# From the server


class ActionInfo(Struct, kw_only=True):
    """A legal action: its text form, and the things on the table it touches, the most specific first."""

    action: str
    verb: str
    things: list[str]


class Question(Struct, kw_only=True):
    """What is asked now and whom; `actions` are those of the seat I look from."""

    decision: str
    seats: list[int]
    actions: list[ActionInfo]
    seconds_left: float | None
    thinking: bool
    """Whether a bot is working on it."""


class LoggedEvent(Struct, kw_only=True):
    """An event as the seat I look from may know it, with the entry it belongs to."""

    entry: int
    event: dict[str, Any]


class TableState(Struct, tag="state", kw_only=True):
    """Everything to draw the table from one seat; sent whole after each change."""

    version: int
    looking_from: int
    view: dict[str, Any]
    question: Question | None
    """None when the game is over."""
    undo: str
    """Empty if I can take back my last action, else the reason: nothing, other, chance, shown, over, any_time, off."""
    seats: list[SeatInfo]
    events: list[LoggedEvent]
    """New ones since the last message; the whole log after connecting or looking from another seat."""
    log_is_whole: bool
    winners: list[int] | None
    """When the game is over; nobody may have won."""
    ranks: list[int] | None
    """By seat, when the game is over."""
    scores: list[int] | None
    """The points of each seat, when the game is over."""


class Refused(Struct, tag="refused", kw_only=True):
    """The answer to `why_not`."""

    thing: str
    targets: list[RefusedTarget]


class Said(Struct, tag="said", kw_only=True):
    """A chat line."""

    seat: int
    name: str
    text: str
    at: float


class Wrong(Struct, tag="wrong", kw_only=True):
    """Something the person did was refused; nothing has changed."""

    problem: Problem


ServerMessage = TableState | Refused | Said | Wrong
