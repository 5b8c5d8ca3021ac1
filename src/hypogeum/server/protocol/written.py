"""Messages to the sockets of a table of which parts are written already, in the shapes of `server_messages`.

What a part was made of is gone by then: to keep a text costs far less than to keep the objects that it tells of.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from hypogeum.engine.frame_types import Frame
from hypogeum.server.protocol.server_messages import ActionInfo, Outcome, ShortcutInfo

_encoder = msgspec.json.Encoder()
_frames = msgspec.json.Decoder(Frame)


class WrittenPast(Struct, kw_only=True):
    """A `Past`."""

    looking_from: int
    first: int
    view: dict[str, Any]
    frames: list[Raw]


class WrittenOpened(Struct, tag="opened", kw_only=True):
    """`Opened`."""

    past: WrittenPast


class WrittenOffers(Struct, frozen=True):
    """What a seat that is asked may do: lists of `ActionInfo` and `ShortcutInfo`."""

    actions: Raw
    shortcuts: Raw


class WrittenQuestion(Struct, kw_only=True):
    """A `Question`."""

    decision: str
    seats: list[int]
    actions: Raw
    shortcuts: Raw
    seconds_left: float | None
    thinking: bool


class WrittenAsked(Struct, tag="question", kw_only=True):
    """`Asked`."""

    version: int
    question: WrittenQuestion | None
    outcome: Outcome | None
    undo: str


class WrittenMateQuestion(Struct, kw_only=True):
    """A `MateQuestion`."""

    seat: int
    actions: Raw
    shortcuts: Raw


class WrittenMatesAsked(Struct, tag="mates", kw_only=True):
    """`MatesAsked`."""

    version: int
    questions: list[WrittenMateQuestion]


NOTHING_OFFERED = WrittenOffers(Raw(b"[]"), Raw(b"[]"))


def write(message: WrittenOpened | WrittenAsked | WrittenMatesAsked) -> str:
    """The message as text."""
    return _encoder.encode(message).decode()


def write_offers(actions: list[ActionInfo], shortcuts: list[ShortcutInfo]) -> WrittenOffers:
    """In the order in which they are told."""
    return WrittenOffers(Raw(_encoder.encode(actions)), Raw(_encoder.encode(shortcuts)))


def write_frame(frame: Frame) -> bytes:
    """A frame as it is told and kept."""
    return _encoder.encode(frame)


def read_frame(written: bytes) -> Frame:
    """One that was kept."""
    return _frames.decode(written)


def told(frame: bytes) -> str:
    """`Told`, with a frame that is written already."""
    return f'{{"type":"frame","frame":{frame.decode()}}}'
