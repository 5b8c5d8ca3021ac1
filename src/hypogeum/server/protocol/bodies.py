"""JSON bodies over HTTP, besides commands: what is asked for and what is answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hypogeum.engine.options import Option, Setting
from hypogeum.server.protocol.values import BotLevel, Name, ProblemCode, SeatKind, Seed


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
    closed: bool
    """Whether the host of the server has closed it."""


class Removal(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/removal: take a table off my list, or put it back. Nothing changes for the others."""

    removed: bool


class InvitationQuestion(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/invitation. The secret stands in no address, because servers and browsers keep those."""

    invitation: str


class Invitation(Struct, kw_only=True):
    """The answer to POST /api/tables/{table}/invitation: what an invited person may know before sitting down."""

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
