"""What the server and its clients say to each other: JSON bodies over HTTP and messages over a WebSocket.

The TypeScript types of the client are made from this file (`hypogeum.server.typescript`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hypogeum.engine.frames import Frame, Past
from hypogeum.engine.game import RefusedTarget
from hypogeum.engine.options import Option, Setting
from hypogeum.engine.shortcuts import Preview

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Seed = Annotated[int, Meta(ge=0, extra_json_schema={"maximum": 2**64 - 1})]
"""Any 64-bit number (TBL-DICE-3); msgspec itself checks bounds of 63 bits only."""
Thing = Annotated[str, Meta(max_length=60, pattern=r"^[a-z][a-z0-9_]*(:\S+)?$(?!\n)")]
"""A place or thing of a board: `kind:id`, or the kind alone where there is one such thing."""
Request = Annotated[str, Meta(min_length=1, max_length=64)]
"""Names a command of a person, so that it can be answered, and repeated without being done twice."""
BotLevel = Literal["random", "careful", "search"]
Wish = Literal["score", "gain", "act", "move", "give_up"]
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
    "no_teammates",
    "not_a_teammate",
    "not_offered",
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


class DocumentInfo(Struct, kw_only=True):
    """A text that somebody wrote for an option, told by what it is called and never by what is in it."""

    title: dict[str, str]
    """By language; it may be written in one alone."""
    summary: dict[str, str]


class OfferedDocument(DocumentInfo, kw_only=True):
    """One that a new table may be made with."""

    value: str
    """What the option is set to."""


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
    documents: dict[str, list[OfferedDocument]]
    """By option: what it may be besides its choices."""
    settings: list[Setting]
    bots: list[str]
    has_sides: bool
    """Whether seats may be team-mates, who win and lose together."""
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
    bot: BotLevel | None = None
    free: bool
    """Whether a friend with the invitation may take it; meanwhile it is open, or a bot plays there."""


class TableInfo(Struct, kw_only=True):
    """GET /api/tables/{table} and the answer to POST /api/tables."""

    id: str
    game: str
    seats: list[SeatInfo]
    options: dict[str, Any]
    """By option: its value; a document is a DocumentInfo."""
    commitment: str
    seed_is_chosen: bool
    """Whether the host gave a number that was mixed into the seed (TBL-DICE-3)."""
    version: int
    over: bool
    connected: list[bool]
    """By seat: who is there; a bot always is."""
    rematch: str | None
    """The table that was made after this one with the same seats and options."""
    hotseat: bool
    """Whether I hold several seats; hands are hidden between those that are not of one side."""
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


class Standing(Struct, kw_only=True):
    """The points of each seat after an entry that changed them."""

    number: int
    turns: int
    scores: list[int]


class Story(Struct, kw_only=True):
    """GET /api/tables/{table}/story, when the game is over: how it came to its end."""

    course: list[Standing]
    """From the setup to the end."""
    sources: list[dict[str, int]]
    """By seat: points by where they came from, each said by the text `source-NAME` of the game."""
    moments: list[int]
    """The numbers of the entries that decided it, in their order: the lead changed, or most points were made."""


class Problem(Struct, kw_only=True):
    """Every error of the API: what happened, in a form that the client can say in the reader's language."""

    code: ProblemCode
    """A text key of the client."""
    detail: str
    """The same in English, for people who write programs: what, why and what to do."""
    rule: str = ""
    args: dict[str, Any] = {}


# Commands: everything a person does at a table, by POST /api/tables/{table}/commands or over the WebSocket
#
# Each is handled in one place, inside one change of the table, and answered by `done` or `wrong` with its request. Sent
# again with the same request, it is answered again and not done again.


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


# Over the WebSocket /api/tables/{table}/live?seat=K besides commands
#
# The server closes with a code of its own where trying again is of no use, after a `wrong` that says why: 4403 (not
# allowed), 4404 (no such table or seat), 4409 (cannot be played on). After any other close (1001, 1006, 1012 ...) the
# client connects again, and repeats the commands that were not answered.


class Look(Struct, tag="look", kw_only=True, forbid_unknown_fields=True):
    """Look from another of my seats, from -1 as a spectator, or from nowhere: hot-seat passes the device with it.

    Answered by `opened`, but from nowhere, where nothing is told.
    """

    seat: int | None


class WhyNot(Struct, tag="why_not", kw_only=True, forbid_unknown_fields=True):
    """Why can I do nothing (more) with this thing now? Answered by `refused`."""

    request: Request
    thing: Text


ClientMessage = (
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
    | Look
    | WhyNot
)


# From the server


class Opened(Struct, tag="opened", kw_only=True):
    """After connecting or looking from elsewhere: the last frames, with the view they lead on from. What came before
    them is told by GET /api/tables/{table}/frames?seat=K&first=A&last=B."""

    past: Past


class Told(Struct, tag="frame", kw_only=True):
    """One more entry. Frames come in their order, without a gap."""

    frame: Frame


class ActionInfo(Struct, kw_only=True):
    """A legal action: its text form, what a person presses to say it, and what it is about besides."""

    action: str
    verb: str
    picks: list[str]
    """To be pressed in any order; where there is nothing to press, the action stands in words beside the question."""
    touches: list[str]
    """Outlined, never needed."""
    wish: Wish
    ends: bool
    """Whether it ends something that could go on: a turn, a phase, a step."""
    preview: Preview | None


class ShortcutInfo(Struct, kw_only=True):
    """Several actions that can be done with one press: said by the text `shortcut-NAME` with the arguments."""

    name: str
    actions: list[str]
    picks: list[str]
    touches: list[str]
    wish: Wish
    args: dict[str, Any]
    preview: Preview | None


class Question(Struct, kw_only=True):
    """What is asked now and whom; actions and shortcuts are those of the seat I look from, the most wanted first."""

    decision: str
    seats: list[int]
    actions: list[ActionInfo]
    shortcuts: list[ShortcutInfo]
    seconds_left: float | None
    thinking: bool
    """Whether a bot is working on it."""


class Outcome(Struct, kw_only=True):
    """How the game ended. All lists but the first are by seat."""

    winners: list[int]
    """Nobody may have won."""
    ranks: list[int]
    scores: list[int]


class Asked(Struct, tag="question", kw_only=True):
    """What is asked after the frames told so far."""

    version: int
    """The number of entries it follows."""
    question: Question | None
    """None when the game is over."""
    outcome: Outcome | None
    """When the game is over."""
    undo: str
    """Empty if I can take back my last action, else the reason: nothing, other, chance, shown, over, any_time, off."""


class Seated(Struct, tag="seats", kw_only=True):
    """Who sits where."""

    seats: list[SeatInfo]
    invitations: dict[str, str]
    """By free seat: the secret that lets a friend take it. Told to the host alone."""
    sides: list[int]
    """By seat: the number of its side; seats with the same number are team-mates."""


class Present(Struct, tag="presence", kw_only=True):
    """Who is there."""

    connected: list[bool]
    """By seat; a bot is always there."""


class MateQuestion(Struct, kw_only=True):
    """What a team-mate is offered, who is asked and can be proposed to."""

    seat: int
    actions: list[ActionInfo]
    shortcuts: list[ShortcutInfo]


class MatesAsked(Struct, tag="mates", kw_only=True):
    """What the team-mates are offered whom other people play; told only to those who look from an own seat."""

    version: int
    """The number of entries it follows."""
    questions: list[MateQuestion]


class Proposal(Struct, kw_only=True, frozen=True):
    """What one of a side would like another to do."""

    id: int
    seat: int
    """Whose idea it is."""
    to: int
    actions: list[str]
    """Those of an action or a shortcut that is offered to him."""


class SideTold(Struct, tag="side", kw_only=True):
    """What is going on within my side; told only to those who look from an own seat with team-mates."""

    proposals: list[Proposal]
    giving_up: list[int]
    """A seat of each of its people who wants to give up; when all want to, it is done (TBL-AWAY-5)."""
    people: int
    """How many have to want it."""


class Pinged(Struct, tag="ping", kw_only=True, frozen=True):
    """Somebody of my side points at a place or thing."""

    seat: int
    thing: str


class Done(Struct, tag="done", kw_only=True):
    """A command was done and is stored."""

    request: str
    version: int
    """The number of entries then."""
    table: str | None = None
    """The new table of a rematch."""


class Refused(Struct, tag="refused", kw_only=True):
    """The answer to `why_not`."""

    request: str
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

    request: str | None
    """None where it was no command, or none that could be read."""
    problem: Problem


class RematchMade(Struct, tag="rematch", kw_only=True):
    """Somebody has made a new table with the same seats and options."""

    table: str


ServerMessage = (
    Opened
    | Told
    | Asked
    | Seated
    | Present
    | MatesAsked
    | SideTold
    | Pinged
    | Done
    | Refused
    | Said
    | Wrong
    | RematchMade
)
