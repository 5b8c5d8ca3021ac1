"""How thoughts wait in Redis for somebody on any machine who thinks them, and how the answers come back.

Every version of the program and of a game's rules has a queue of its own, so nobody is given what he would misread.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from hypogeum.server.thinking.thoughts import Thought
from hypogeum.server.thinking.versions import Version

ANSWERED = "hypogeum:answered"
"""The channel on which the names of thoughts are called out that have an answer."""

ANYBODY = "hypogeum:anybody-thinks"
"""Is there while anybody thinks, of whatever version."""
ALIVE_FOR = 3
"""Seconds after which somebody who has said nothing counts as dead."""
WANTED_FOR = 30
"""Seconds for which it is said of which version a bot was asked last."""
KEPT_FOR = 60
"""Seconds for which an answer can be fetched."""


class Asked(Struct, frozen=True):
    """A thought in the queue."""

    name: str
    longest: float
    thought: Thought


class Answer(Struct, frozen=True):
    """The text of an action, or why there is none."""

    action: str = ""
    failure: str = ""


def queue_key(version: Version) -> str:
    """The thoughts that wait."""
    return f"hypogeum:thoughts:{version}"


def alive_key(version: Version) -> str:
    """Is there while anybody of this version thinks."""
    return f"hypogeum:thinkers:{version}"


def wanted_key(game: str) -> str:
    """The version of who has asked a bot of the game last."""
    return f"hypogeum:wanted:{game}"


def thinker_key(thinker: str) -> str:
    """Is there while this one lives."""
    return f"hypogeum:thinker:{thinker}"


def taken_key(name: str) -> str:
    """Who thinks a thought."""
    return f"hypogeum:taken:{name}"


def answer_key(name: str) -> str:
    """What has come of a thought."""
    return f"hypogeum:answer:{name}"


pack = msgspec.msgpack.Encoder().encode
read_asked = msgspec.msgpack.Decoder(Asked).decode
read_answer = msgspec.msgpack.Decoder(Answer).decode
