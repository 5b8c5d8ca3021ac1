"""The WebSocket of a table: what people do comes in, what they may know goes out."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import Any, cast

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from hypogeum.server import figures
from hypogeum.server.edge.allowance import Allowance
from hypogeum.server.edge.connections import way_of
from hypogeum.server.edge.door import Door
from hypogeum.server.edge.identity import person
from hypogeum.server.edge.origins import check_origin
from hypogeum.server.edge.unsent import Unsent
from hypogeum.server.protocol.client_messages import ClientMessage, Look, WhyNot
from hypogeum.server.protocol.problems import (
    BAD_REQUEST,
    SERVER_ERROR,
    TOO_BIG,
    TOO_MANY,
    Declined,
)
from hypogeum.server.protocol.server_messages import Refused, Wrong, encode, together
from hypogeum.server.protocol.values import SPECTATOR, Request
from hypogeum.server.table.commands.handling import handle
from hypogeum.server.table.live_table import LiveTable
from hypogeum.server.table.rights import Rights
from hypogeum.server.table.telling.why_not import why_not

ADDRESS = "/tables/{table}/live"
LARGEST_MESSAGE = 64 * 1024

CLOSED_BY_REFUSAL = 4000
"""With the HTTP status of the problem added, such as 4404: trying again is of no use."""
TRY_AGAIN = 1012

decoder = msgspec.json.Decoder(ClientMessage)


class _Requested(Struct):
    """So much of a message is read where the rest is wrong."""

    request: Request | None = None


_requests = msgspec.json.Decoder(_Requested)


class Socket:
    """One connection: where it looks from, and what still has to be sent to it."""

    def __init__(self, websocket: WebSocket, person: str, looking_from: int) -> None:
        self._websocket = websocket
        self.person = person
        self.looking_from: int | None = looking_from
        self.last_told: dict[type, object] = {}
        self.lines_told = 0
        self._loop = asyncio.get_running_loop()
        self._way = way_of(websocket.scope)
        self._unsent: Unsent[str | None] = Unsent(None, None if self._way is None else self._send_at_once)
        self._hearing: asyncio.Task[Any] | None = None
        self._sending = self._unsent.sending = asyncio.create_task(self._send_all())
        self._sending.add_done_callback(self._stop_hearing)

    def send(self, text: str) -> None:
        """Queue a message; never waits for a slow network."""
        self._unsent.add(text, sys.getsizeof(text))

    def close(self) -> None:
        """Let the client connect again."""
        self._unsent.end()

    def stop(self) -> None:
        """The client is gone."""
        self._sending.cancel()

    async def _send_all(self) -> None:
        """Send what is queued, until the connection ends: what is there at once goes as one message."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self._unsent.next()) is not None:
                await self._websocket.send_text(together(text, *cast(list[str], self._unsent.also())))
            await self._websocket.close(TRY_AGAIN)

    def _send_at_once(self) -> bool:
        """Without waking the task, where the network takes it."""
        if self._way is None or not self._way.is_free:
            return False
        self._way.send_at_once(together(*cast(list[str], self._unsent.also())))
        return True

    async def hear(self) -> str | bytes | None:
        """What the client says next; None when nothing more is heard from it, or can be said to it."""
        if self._sending.done():
            return None
        self._hearing = task = asyncio.current_task(self._loop)
        assert task is not None
        try:
            message = await self._websocket.receive()
        except asyncio.CancelledError:
            if not self._sending.done() or task.uncancel():  # nothing has ended, or more than the sending
                raise
            return None
        finally:
            self._hearing = None
        if message["type"] == "websocket.disconnect":
            return None
        return message.get("text") or message.get("bytes") or b""

    def _stop_hearing(self, _: object) -> None:
        """Only while it listens: what it has asked for is done to the end."""
        if self._hearing is not None:
            self._hearing.cancel()


class Live:
    """Answers under ADDRESS, with ?seat=K for the seat to look from."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def converse(self, websocket: WebSocket) -> None:
        await websocket.accept()
        figures.SOCKETS.inc()
        try:
            check_origin(websocket)
            async with self._door.enter(websocket) as table:
                await self._serve(websocket, table)
        except Declined as declined:
            with suppress(WebSocketDisconnect, RuntimeError):
                await websocket.send_text(together(_told(declined)))
                is_final = declined.status < SERVER_ERROR.status and declined.status != TOO_MANY.status
                await websocket.close(CLOSED_BY_REFUSAL + declined.status if is_final else TRY_AGAIN)

    async def _serve(self, websocket: WebSocket, table: LiveTable) -> None:
        who = person(websocket)
        rights = Rights(table, who)
        seat = _asked_seat(websocket, table, who)
        rights.may_look_from(seat)
        socket = Socket(websocket, who, seat)
        try:
            await table.connect(socket)
            # A task of its own: each time it waits and goes on, Python would pass through all that stands around it.
            await asyncio.create_task(_receive_all(socket, table, rights))
        finally:
            socket.stop()
            with suppress(Declined):
                await table.disconnect(socket)


def _asked_seat(websocket: WebSocket, table: LiveTable, who: str) -> int:
    """The seat of the address; without one, the first of his own, or a spectator's."""
    text = websocket.query_params.get("seat")
    if text is None:
        return next(iter(table.seats.held_by(who)), SPECTATOR)
    try:
        return int(text)
    except ValueError:
        raise BAD_REQUEST(reason=f"seat '{text[:20]}' is not a number") from None


async def _receive_all(socket: Socket, table: LiveTable, rights: Rights) -> None:
    """Do what the person asks for, one message after another."""
    allowance = Allowance()
    while (data := await socket.hear()) is not None:
        await _answer(data, allowance, socket, table, rights)


async def _answer(data: str | bytes, allowance: Allowance, socket: Socket, table: LiveTable, rights: Rights) -> None:
    """Do what one message asks for, and say what has come of it."""
    try:
        message = await _read(data, allowance)
        await _do(message, socket, table, rights)
    except Declined as declined:
        socket.send(_told(declined, _request_in(data)))


def _told(declined: Declined, request: str | None = None) -> str:
    figures.REFUSALS.labels(declined.problem.code).inc()
    return encode(Wrong(request=request, problem=declined.problem))


def _request_in(data: str | bytes) -> str | None:
    """The request of a message, if so much of it can be read."""
    try:
        return _requests.decode(data).request
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


async def _read(data: str | bytes, allowance: Allowance) -> ClientMessage:
    """The message, when it is allowed; raises Declined."""
    message: ClientMessage | None = None
    try:
        if len(data) > LARGEST_MESSAGE:
            raise TOO_BIG(limit=LARGEST_MESSAGE)
        message = decoder.decode(data)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BAD_REQUEST(reason=str(error)) from error
    finally:
        await allowance.take(type(message))


async def _do(message: ClientMessage, socket: Socket, table: LiveTable, rights: Rights) -> None:
    match message:
        case Look(seat=seat):
            if seat is not None:
                rights.may_look_from(seat)
            await table.look(socket, seat)
        case WhyNot(request=request, thing=thing):
            looking_from = SPECTATOR if socket.looking_from is None else socket.looking_from
            targets = await why_not(table, looking_from, thing)
            socket.send(encode(Refused(request=request, thing=thing, targets=targets)))
        case _:
            socket.send(encode(await handle(table, socket.person, message)))
