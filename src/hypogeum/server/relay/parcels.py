"""What servers say to each other about connections that one of them carries to the other.

The front is the server that a browser has reached, the host the one that plays the table. A link is what one front has
with one host; everything in it is told in parcels, which are numbered, so that a missing one is noticed.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct


class Begun(Struct, tag="begun", array_like=True, frozen=True):
    """From the front: somebody asks, or opens a socket."""

    connection: int
    kind: str
    """As in ASGI: `http` or `websocket`."""
    method: str
    scheme: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: tuple[str, int] | None
    person: str
    body: bytes = b""


class Heard(Struct, tag="heard", array_like=True, frozen=True):
    """From the front: a message of a socket."""

    connection: int
    data: bytes
    is_text: bool


class Left(Struct, tag="left", array_like=True, frozen=True):
    """From the front: it is gone, and wants no answer any more."""

    connection: int


class Taken(Struct, tag="taken", array_like=True, frozen=True):
    """From the host: a message was taken up; one more may come."""

    connection: int


class Accepted(Struct, tag="accepted", array_like=True, frozen=True):
    """From the host: the socket is open."""

    connection: int


class Told(Struct, tag="told", array_like=True, frozen=True):
    """From the host: a message to one socket or several."""

    connections: list[int]
    text: str


class Closed(Struct, tag="closed", array_like=True, frozen=True):
    """From the host: the socket is to be closed."""

    connection: int
    code: int


class Answered(Struct, tag="answered", array_like=True, frozen=True):
    """From the host: the whole answer to a request."""

    connection: int
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


Item = Begun | Heard | Left | Taken | Accepted | Told | Closed | Answered

BROKEN = -1
"""The number of a parcel by which a server says that it knows the link no more."""


class Parcel(Struct, array_like=True, frozen=True):
    """Some items on their way; none, where it only says that its sender lives."""

    link: str
    sender: str
    is_of_host: bool
    number: int
    items: list[Item]


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Parcel)


def pack(parcel: Parcel) -> bytes:
    return _encoder.encode(parcel)


def unpack(data: bytes) -> Parcel:
    """Raises msgspec.MsgspecError."""
    return _decoder.decode(data)


class Batch:
    """Items that leave together, in order; what several sockets are told alike is in it once."""

    def __init__(self) -> None:
        self.items: list[Item] = []
        self._places: dict[str, int] = {}
        """By text: where it stands."""
        self._last: dict[int, int] = {}
        """By socket: where the last message to it stands; none may overtake it."""

    def add(self, item: Item) -> None:
        self._last |= dict.fromkeys(_connections(item), len(self.items))
        self.items.append(item)

    def tell(self, connection: int, text: str) -> None:
        """Tell one socket a message."""
        place = self._places.get(text, -1)
        if place > self._last.get(connection, -1):
            told = self.items[place]
            assert isinstance(told, Told)
            told.connections.append(connection)
            self._last[connection] = place
        else:
            self._places[text] = len(self.items)
            self.add(Told([connection], text))


def _connections(item: Item) -> list[int]:
    return item.connections if isinstance(item, Told) else [item.connection]
