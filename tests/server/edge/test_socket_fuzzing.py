"""Whatever is sent over sockets, by strangers and by those who sit there: nothing breaks, hangs or is done for others.

Bytes and texts by lot, frames of any size, JSON of a wrong shape, and sound commands in which something was changed.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from hypogeum.server.edge import allowance
from hypogeum.server.edge.identity import person_of
from hypogeum.server.edge.sockets import LARGEST_MESSAGE
from hypogeum.server.protocol.client_messages import ClientMessage
from hypogeum.server.storage.rows import StoredTable
from tests.fuzzing import patient, tries
from tests.server.house import Message, Server, Socket, new_request, serving

pytestmark = patient

GAMES = ("heldentaufe", "terror_below", "claustrophobia", "sub_terra")
MISTAKES = {"server_error", "rules_failed", "store_failed"}
"""Codes of problems that no client may bring about."""
GOODBYES = {1002, 1007, 1009}
"""Codes by which a socket is closed on which nobody can speak any more."""

# What is sent

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
ASKED, NOW, OFFERED = "asked", "now", "offered"
"""Stand for what only the table knows, until something is sent: the seat that is asked, the version, an action."""

seats = st.just(ASKED) | st.integers(0, 3)
numbers = st.integers(-3, 6) | st.sampled_from([2**31, 2**63 - 1, -(2**63), 2**64, 10**40])
things = st.sampled_from(["deck", "hero:erla", "tile:0,0", "card:M01", "seat:0", "a:\u202e", "x:" + "y" * 55])
words = st.sampled_from(["walk", "explore", "end_turn", "attack", "set", "leave", "away", "back", "undo", "pass"])
texts = st.text(max_size=30) | st.tuples(words, st.text("0123456789,-NESW ", max_size=8)).map(" ".join)

FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "request": st.text(min_size=1, max_size=64),
    "version": st.just(NOW) | numbers,
    "seat": seats | seats | numbers,
    "to": seats | numbers,
    "proposal": numbers,
    "actions": st.just([OFFERED]) | st.lists(st.just(OFFERED) | texts, min_size=1, max_size=4),
    "setting": st.sampled_from(["standing_answer", "end_turn", "own_turn"]) | st.text(max_size=10),
    "value": st.sampled_from(["ask", "always", "never"]) | st.text(max_size=10),
    "text": texts,
    "thing": things | st.text(max_size=60),
    "name": st.text(min_size=1, max_size=40),
    "invitation": st.text(max_size=40),
    "bot": st.sampled_from(["random", "careful", "search", None]),
}
KINDS = {
    str(kind.__struct_config__.tag): [field.name for field in msgspec.structs.fields(kind)]
    for kind in ClientMessage.__args__
}


@st.composite
def commands(draw: st.DrawFn) -> Message:
    """Sound ones, as far as one can be drawn without knowing the table."""
    kind = draw(st.sampled_from(["do", "do", "do", "undo", *sorted(KINDS)]))
    return {"type": kind, **{name: draw(FIELDS[name]) for name in KINDS[kind]}}


@st.composite
def spoilt(draw: st.DrawFn) -> Message:
    """Commands in which something is missing, too much or of another kind."""
    command = draw(commands())
    name = draw(st.sampled_from(sorted(command)))
    match draw(st.sampled_from(["without", "other", "more"])):
        case "without":
            del command[name]
        case "other":
            command[name] = draw(anything)
        case _:
            command[draw(st.text(max_size=10))] = draw(anything)
    return command


aimed = st.fixed_dictionaries(
    {"type": st.just("do"), "request": st.uuids().map(str), "version": st.just(NOW), "seat": seats}
).map(lambda command: {**command, "actions": [OFFERED]})
"""Done, unless somebody may not."""
looks = st.fixed_dictionaries({"type": st.just("look"), "seat": seats | numbers | st.none()})
deep = st.sampled_from(["[" * 60_000, '{"a":' * 12_000, '{"type": "do", "actions": ' + "[" * 9000])
sizes = st.sampled_from([0, 1, 125, 126, 65_535, LARGEST_MESSAGE])
messages: st.SearchStrategy[Message | str | bytes] = st.one_of(
    aimed,
    aimed,
    commands(),
    commands(),
    spoilt(),
    looks,
    anything.map(json.dumps),
    st.text(max_size=100),
    st.binary(max_size=100),
    deep,
    sizes.map(lambda size: "x" * size),
)


# To whom


class Place:
    """A server with a table of each game, at which the host has two seats, the friend one and a bot one."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.host, self.friend, self.stranger = server.person(), server.person(), server.person()
        self.stranger.get("/games")
        self.people = {"host": self.host, "friend": self.friend, "stranger": self.stranger}
        self.tables = {game: self.make(game) for game in GAMES}

    def make(self, game: str) -> Message:
        kinds = ("me", "friend") if game == "claustrophobia" else ("me", "friend", "hotseat", "bot:random")
        table = self.host.make(*kinds, game=game)
        self.friend.join(table, 1)
        self.server.play(table, 25)
        return table

    def sound(self, game: str, message: Message) -> Message:
        """A command with what only the table knows."""
        live = self.server.live(self.tables[game])
        assert live is not None
        state = live.engine.state
        asked = 0 if state.over else state.decision.seats(state)[0]
        offered = "end_turn" if state.over else str(state.decision.actions(state, asked)[-1])
        known = {ASKED: asked, NOW: live.engine.version, OFFERED: offered}
        return {name: _put_in(value, known) for name, value in message.items()}


def _put_in(value: Any, known: Message) -> Any:
    if isinstance(value, list):
        return [_put_in(item, known) for item in value]
    return known.get(value, value) if isinstance(value, str) else value


class Notes(logging.Handler):
    """Keeps what the server takes for mistakes of its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(self.format(record))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with pytest.MonkeyPatch.context() as patch, serving(tmp_path_factory.mktemp("fuzzed")) as running:
        patch.setattr(allowance, "A_SECOND", 100_000)  # what is too fast is slowed down, which another test shows
        patch.setattr(allowance, "AT_ONCE", 100_000)
        yield Place(running)


@pytest.fixture
def mistakes() -> Iterator[list[str]]:
    notes, loggers = Notes(), [logging.getLogger(name) for name in ("hypogeum", "uvicorn.error", "asyncio")]
    for logger in loggers:
        logger.addHandler(notes)
    yield notes.texts
    for logger in loggers:
        logger.removeHandler(notes)


@given(
    game=st.sampled_from(GAMES),
    who=st.sampled_from(["host", "friend", "stranger"]),
    said=st.lists(st.tuples(st.integers(0, 2), messages), min_size=2, max_size=12),
)
@tries(60)
def test_nothing_breaks_and_nobody_acts_for_others(
    place: Place, mistakes: list[str], game: str, who: str, said: list[tuple[int, Message | str | bytes]]
) -> None:
    table, person = place.tables[game], place.people[who]
    sockets = {number: person.sit(table) for number, _ in said}
    before = place.server.stored(table)
    for number, message in said:
        told = json.dumps(place.sound(game, message)) if isinstance(message, dict) else message
        with suppress(ConnectionClosed):
            sockets[number].connection.send(told)
    for socket in sockets.values():
        hear_out(socket)
        socket.close()
    after = place.server.stored(table)
    assert mistakes == []
    if after != before:
        check_entitled(None if who == "stranger" else person_of(person.secret), before, after)
        if after.over:
            place.tables[game] = place.make(game)


@given(data=st.lists(st.binary(min_size=1, max_size=200), min_size=1, max_size=4))
@tries(25)
def test_bytes_that_are_no_frames_end_their_own_socket_alone(
    place: Place, mistakes: list[str], data: list[bytes]
) -> None:
    table = place.tables["heldentaufe"]
    before = place.server.stored(table)
    broken, sound = place.stranger.sit(table), place.host.sit(table)
    with suppress(OSError):
        for piece in data:
            broken.connection.socket.sendall(piece)
    assert sound.why_not("deck") is not None
    broken.connection.socket.close()
    sound.close()
    assert place.server.stored(table) == before
    assert mistakes == []


def hear_out(socket: Socket) -> None:
    """Whatever was sent is answered, none of it as a mistake of the server; or the socket is closed for a reason."""
    request = new_request()
    try:
        socket.send(type="why_not", request=request, thing="deck")
        while (message := socket.hear()).get("request") != request:
            assert message["type"] != "wrong" or message["problem"]["code"] not in MISTAKES, message
    except ConnectionClosed:
        assert socket.connection.close_code in GOODBYES


def check_entitled(person: str | None, before: StoredTable, after: StoredTable) -> None:
    """What has changed is what somebody who sits there may change; a stranger nothing."""
    assert person is not None
    holders = [row.person for row in before.seats]
    assert after.entries[: len(before.entries)] == before.entries
    for number, entry in enumerate(after.entries[len(before.entries) :], len(before.entries)):
        is_by_itself = number in after.causes or before.seats[entry.seat].bot is not None
        assert is_by_itself or holders[entry.seat] in (None, person), (number, entry)
    for old, new in zip(before.seats, after.seats, strict=True):
        assert new.person == old.person, "nobody was invited"
        assert new == old or old.person == person or (old.person is None and before.table.host == person)
    assert all(holders[line.seat] == person for line in after.lines[len(before.lines) :])
