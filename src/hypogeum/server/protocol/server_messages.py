"""What the server sends over the WebSocket of a table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from hypogeum.engine.frame_types import Frame, Past
from hypogeum.engine.game import RefusedTarget
from hypogeum.engine.shortcuts import Preview
from hypogeum.server.protocol.bodies import Problem, SeatInfo
from hypogeum.server.protocol.values import Wish

_encoder = msgspec.json.Encoder()


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
    """Empty if I can take back my last action, else the reason: nothing, other, chance, shown, over, any_time, rules,
    off."""


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


def encode(message: ServerMessage) -> str:
    """The message as text."""
    return _encoder.encode(message).decode()


def together(*texts: str) -> str:
    """Messages as they go over a socket: a list of all that is told at once."""
    return f"[{','.join(texts)}]"
