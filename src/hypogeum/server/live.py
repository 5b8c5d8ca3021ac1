"""The WebSocket of a table: what people do comes in, what they may know goes out."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hypogeum.server.commands import handle
from hypogeum.server.live_table import LiveTable
from hypogeum.server.messages import encode
from hypogeum.server.origins import check_origin
from hypogeum.server.people import person
from hypogeum.server.player import Player
from hypogeum.server.problems import BAD_REQUEST, SERVER_ERROR, TOO_BIG, Declined
from hypogeum.server.protocol import SPECTATOR, ClientMessage, Look, Refused, WhyNot, Wrong
from hypogeum.server.tables import Tables

LARGEST_MESSAGE = 64 * 1024
MESSAGES_A_SECOND = 20
MESSAGES_AT_ONCE = 40
MOST_UNSENT = 500
"""A socket that has fallen so far behind is closed; its client connects again and gets the present state."""

CLOSED_BY_REFUSAL = 4000
"""With the HTTP status of the problem added, such as 4404: trying again is of no use."""
TRY_AGAIN = 1012

decoder = msgspec.json.Decoder(ClientMessage)


class Socket:
    """One connection: where it looks from, and what still has to be sent to it."""

    def __init__(self, websocket: WebSocket, person: str, looking_from: int) -> None:
        self._websocket = websocket
        self.person = person
        self.looking_from: int | None = looking_from
        self.told: dict[type, str] = {}
        self.lines_told = 0
        self._unsent: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_closing = False

    def send(self, text: str) -> None:
        """Queue a message; never waits for a slow network."""
        if self._is_closing:
            return
        if self._unsent.qsize() == MOST_UNSENT:
            self.close()
            return
        self._unsent.put_nowait(text)

    def close(self) -> None:
        """Let the client connect again."""
        self._is_closing = True
        self._unsent.put_nowait(None)

    async def send_all(self) -> None:
        """Send what is queued, until the connection ends."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self._unsent.get()) is not None:
                await self._websocket.send_text(text)
            await self._websocket.close(TRY_AGAIN)


class Allowance:
    """How many messages a socket may send: a few at once, and then so many a second."""

    def __init__(self) -> None:
        self._left = float(MESSAGES_AT_ONCE)
        self._at = asyncio.get_running_loop().time()

    async def take(self) -> None:
        """Wait until one more is allowed; meanwhile nothing is read, and the sender's network fills up."""
        now = asyncio.get_running_loop().time()
        self._left = min(MESSAGES_AT_ONCE, self._left + (now - self._at) * MESSAGES_A_SECOND)
        self._at = now
        self._left -= 1
        if self._left < 0:
            await asyncio.sleep(-self._left / MESSAGES_A_SECOND)


class Live:
    """The endpoint /api/tables/{table}/live?seat=K."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def converse(self, websocket: WebSocket) -> None:
        await websocket.accept()
        try:
            check_origin(websocket)
            async with self._tables.use(websocket.path_params["table"]) as table:
                await self._serve(websocket, table)
        except Declined as declined:
            with suppress(WebSocketDisconnect, RuntimeError):
                await websocket.send_text(encode(Wrong(request=None, problem=declined.problem)))
                is_final = declined.status < SERVER_ERROR.status
                await websocket.close(CLOSED_BY_REFUSAL + declined.status if is_final else TRY_AGAIN)

    async def _serve(self, websocket: WebSocket, table: LiveTable) -> None:
        who = person(websocket)
        player = Player(table, who)
        seat = _asked_seat(websocket, table, who)
        player.may_look_from(seat)
        socket = Socket(websocket, who, seat)
        sending = asyncio.create_task(socket.send_all())
        try:
            await table.connect(socket)
            await _receive_all(websocket, socket, table, player)
        finally:
            sending.cancel()
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


async def _receive_all(websocket: WebSocket, socket: Socket, table: LiveTable, player: Player) -> None:
    """Do what the person asks for, one message after another."""
    allowance = Allowance()
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await allowance.take()
        await _answer(message.get("text") or message.get("bytes") or b"", socket, table, player)


async def _answer(data: str | bytes, socket: Socket, table: LiveTable, player: Player) -> None:
    """Do what one message asks for, and say what has come of it."""
    request: str | None = None
    try:
        message = _read(data)
        request = None if isinstance(message, Look) else message.request
        await _do(message, socket, table, player)
    except Declined as declined:
        socket.send(encode(Wrong(request=request, problem=declined.problem)))


def _read(data: str | bytes) -> ClientMessage:
    if len(data) > LARGEST_MESSAGE:
        raise TOO_BIG(limit=LARGEST_MESSAGE)
    try:
        message: ClientMessage = decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BAD_REQUEST(reason=str(error)) from error
    return message


async def _do(message: ClientMessage, socket: Socket, table: LiveTable, player: Player) -> None:
    match message:
        case Look(seat=seat):
            if seat is not None:
                player.may_look_from(seat)
            await table.look(socket, seat)
        case WhyNot(request=request, thing=thing):
            looking_from = SPECTATOR if socket.looking_from is None else socket.looking_from
            targets = await player.why_not(looking_from, thing)
            socket.send(encode(Refused(request=request, thing=thing, targets=targets)))
        case _:
            socket.send(encode(await handle(table, socket.person, message)))
