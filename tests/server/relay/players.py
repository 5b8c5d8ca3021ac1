"""People who play on whatever happens to the servers: they connect again, and repeat what was not answered."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from itertools import count, pairwise
from time import monotonic
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hypogeum.engine.game import Game
from hypogeum.server.edge.identity import COOKIE

Message = dict[str, Any]

SILENCE = 25.0
"""Seconds after which nobody waits for an answer any more: that a server is gone is told much sooner."""
PAUSE = 0.1
FIRST_WAIT = 0.4
LONGEST_WAIT = 10.0
"""Seconds before a lost connection is opened again, twice as many after each failure: as `connection` of the client."""
POSTED = 0.25
"""The share of the moves that are sent by HTTP, to any server."""
DOZES = 0.2
"""How often somebody at a table with a clock lets it run out."""
REPEATED = {"store_failed", "played_elsewhere"}
"""Refusals after which the same is tried again."""
FORESEEN = {"stale", "illegal_action", "game_over", "bot_plays"}
"""Refusals of what was repeated, or was done by the clock meanwhile."""
UNREACHED = (OSError, TimeoutError, WebSocketException, httpx2.TransportError)

NOTHING_ASKED: Message = {"version": -1, "question": None, "outcome": None}

_requests = count()


SOME_CLOCKS: Message = {"turn_seconds": 30, "choice_seconds": 10}
NO_CLOCKS: Message = {"turn_seconds": 0, "choice_seconds": 0}


async def mixed_parties(places: Sequence[str], games: Sequence[Game], tables: int, lots: random.Random) -> list[Party]:
    """So many tables of all games: people alone, then people with a bot, then people with a clock, and so on."""
    parties = []
    for number in range(tables):
        game = games[number % len(games)]
        kind = ("people", "bots", "clocks")[number // len(games) % 3]
        party = Party(f"table {number} ({game.id}, {kind})", places, lots, dozes=DOZES if kind == "clocks" else 0.0)
        bots = 1 if kind == "bots" else 0
        people = min(max(2, game.fewest_seats), game.most_seats - bots)
        await party.begin(game.id, people, bots, SOME_CLOCKS if kind == "clocks" else NO_CLOCKS)
        parties.append(party)
    return parties


class Party:
    """Those who sit at a table, and go on to another one together when its game is over."""

    def __init__(self, name: str, places: Sequence[str], lots: random.Random, *, dozes: float = 0.0) -> None:
        self.name = name
        self.places = places
        self.lots = lots
        self.dozes = dozes
        """How often its people let a clock run out."""
        self.tables: list[str] = []
        self.players: list[Player] = []
        self.acknowledged: dict[tuple[str, int], list[str]] = {}
        """By table and seat: the actions that were answered by `done`, in their order."""
        self.times: list[float] = []
        """When each of them was."""
        self.rung: set[str] = set()
        """The tables at which a clock has acted for somebody."""
        self.refused: Counter[str] = Counter()
        self.faults: list[str] = []
        """What ought not to happen, whatever is killed."""
        self.resting_until = 0.0
        """When a limit lets them go on that they have met: they play faster than people do."""
        self.is_ending = False

    async def begin(self, game: str, people: int, bots: int, options: Message) -> None:
        """Make the table and sit down, each at another server than the one before him."""
        self.players = [Player(self, seat) for seat in range(people)]
        kinds = [{"kind": "me"}, *[{"kind": "friend"}] * (people - 1), *[{"kind": "bot", "bot": "random"}] * bots]
        host = self.players[0]
        made = await host.ask("/tables", {"game": game, "seats": kinds, "options": options})
        self.tables.append(made["id"])
        for seat, guest in enumerate(self.players[1:], 1):
            join = {"type": "join", "request": "join", "invitation": made["invitations"][str(seat)], "name": f"P{seat}"}
            await guest.ask(f"/tables/{made['id']}/commands", join)

    def wake(self) -> None:
        """Nobody dozes any more."""
        self.dozes = 0.0
        for player in self.players:
            player.wake()

    def end(self) -> None:
        """Nobody begins anything more."""
        self.is_ending = True
        self.wake()

    def rest(self, seconds: float) -> None:
        """Try again when the refusal says, and not all at once."""
        self.resting_until = max(self.resting_until, monotonic() + seconds * random.uniform(1.0, 1.1))

    def has_rested_since(self, moment: float) -> bool:
        return self.resting_until > moment

    def goes_on_at(self, table: str) -> None:
        """A rematch."""
        if table not in self.tables:
            self.tables.append(table)

    def longest_silence(self, begin: float, end: float) -> float:
        """How long nothing was acknowledged that somebody waited for between two moments."""
        times = [one for one in self.times if begin <= one <= end]
        before = [one for one in self.times if one < begin]
        moments = [max([begin, *before[-1:]]), *times, end]
        return max(later - earlier for earlier, later in pairwise(moments))


class Player:
    """One person in one seat."""

    def __init__(self, party: Party, seat: int) -> None:
        self.seat = seat
        self._party = party
        self._place = seat
        self._table = 0
        self._http = httpx2.AsyncClient(timeout=SILENCE)
        self._pending: Message | None = None
        """What he wants done, until it is answered."""
        self._question = NOTHING_ASKED
        self._acted = 0
        """The version after his last action."""
        self._dozed = -1
        self._is_replaced = False
        self._failures = 0
        """How often in a row he was told nothing when he connected, or only that he is refused."""
        self._wait = 0.0
        """Seconds after which, by what he was told, he may connect again."""
        self._changed = asyncio.Event()
        self._answer: asyncio.Future[Message] | None = None

    @property
    def table(self) -> str:
        return self._party.tables[self._table]

    @property
    def is_waiting(self) -> bool:
        """Whether something that he wanted was not answered yet."""
        return self._pending is not None

    @property
    def situation(self) -> str:
        """What he knows, for whoever wants to find out why a table stands still."""
        asked = self._question["question"]
        return (
            f"seat {self.seat} of table {self.table} at {self.place} wants {self._pending}, acted at {self._acted}, "
            f"knows of {self._question['version']} and that {None if asked is None else asked['seats']} are asked"
        )

    @property
    def place(self) -> str:
        """The server that he tries now."""
        return self._party.places[self._place % len(self._party.places)]

    async def ask(self, path: str, body: Message) -> Message:
        """Post something; raises what UNREACHED names, or gives the answer or the problem."""
        answer = await self._http.post(f"http://{self.place}/api{path}", json=body)
        told: Message = answer.json()
        if answer.status_code >= 500 and told["code"] not in REPEATED:
            self._party.faults.append(f"{self._party.name}: {answer.status_code} {told}")
        return told

    async def play(self) -> None:
        """Until the party ends and everything is answered."""
        while not (self._party.is_ending and self._pending is None):
            try:
                await self._sit()
            except UNREACHED:
                pass
            except Exception as error:  # else the others would wait for him, and nobody know why
                self._party.faults.append(f"{self._party.name}: seat {self.seat} was put off by {error!r}")
            self._place += 1
            await asyncio.sleep(self._next_wait())
        await self._http.aclose()

    def _next_wait(self) -> float:
        wait = max(self._wait, min(LONGEST_WAIT, FIRST_WAIT * 2.0**self._failures))
        self._failures += 1
        self._wait = 0.0
        return wait * random.uniform(0.75, 1.25)

    def wake(self) -> None:
        """Let him think again about what he does."""
        self._changed.set()

    async def _sit(self) -> None:
        """Connect, and play as long as that holds."""
        self._question = NOTHING_ASKED
        address = f"ws://{self.place}/api/tables/{self.table}/live?seat={self.seat}"
        headers = {"cookie": f"{COOKIE}={self._http.cookies[COOKIE]}"}
        async with connect(
            address, additional_headers=headers, proxy=None, ping_interval=None, open_timeout=SILENCE, close_timeout=1
        ) as connection:
            hearing = asyncio.create_task(self._hear_all(connection))
            acting = asyncio.create_task(self._act(connection))
            await asyncio.wait({hearing, acting}, return_when=asyncio.FIRST_COMPLETED)
            for task in (hearing, acting):
                task.cancel()
                with suppress(asyncio.CancelledError, *UNREACHED):
                    await task
        if connection.close_code is not None and connection.close_code >= 4000:
            self._party.faults.append(f"{self._party.name}: closed with {connection.close_code}")

    async def _hear_all(self, connection: ClientConnection) -> None:
        async for text in connection:
            for message in json.loads(text):
                self._hear(message)

    def _hear(self, message: Message) -> None:
        if message["type"] != "wrong":
            self._failures = 0
        match message["type"]:
            case "wrong" if message["request"] is None:
                self._wait = message["problem"]["args"].get("seconds", 0.0)
            case "question":
                self._question = message
                self._changed.set()
            case "seats":
                self._is_replaced = message["seats"][self.seat]["kind"] == "bot"
                self._changed.set()
            case "frame" if message["frame"]["cause"] == "late":
                self._party.rung.add(self.table)
            case "done" | "wrong" if self._answer is not None and not self._answer.done():
                if self._pending is not None and message["request"] == self._pending["request"]:
                    self._answer.set_result(message)

    async def _act(self, connection: ClientConnection) -> None:
        """Do one thing after another; whatever is still pending from before comes first."""
        while not (self._party.is_ending and self._pending is None):
            if self._pending is None:
                self._pending = self._wish()
            if self._pending is None:
                self._changed.clear()
                await self._changed.wait()
                continue
            table = self._table
            if not self._settle(self._pending, await self._send(connection, self._pending)):
                await asyncio.sleep(max(PAUSE, self._party.resting_until - monotonic()))
            if self._table != table:
                return

    def _wish(self) -> Message | None:
        """What he does next, if anything is asked of him that he has not answered."""
        party = self._party
        asked, version = self._question["question"], self._question["version"]
        if version < self._acted or party.is_ending:
            return None
        if self._question["outcome"] is not None:
            return self._command("rematch")
        if self._is_replaced:
            return self._command("come_back", seat=self.seat)
        if asked is None or self.seat not in asked["seats"] or not asked["actions"]:
            return None
        if party.dozes and asked["seconds_left"] is not None and self._dozes_at(version):
            return None
        action = party.lots.choice(asked["actions"])["action"]
        return self._command("do", version=version, seat=self.seat, actions=[action])

    def _dozes_at(self, version: int) -> bool:
        if self._party.lots.random() < self._party.dozes:
            self._dozed = version
        return self._dozed == version

    def _command(self, kind: str, **details: object) -> Message:
        return {"type": kind, "request": f"r{next(_requests)}", **details}

    async def _send(self, connection: ClientConnection, command: Message) -> Message:
        """What has come of a command; raises what UNREACHED names."""
        if self._party.lots.random() < POSTED:
            self._place += 1
            told = await self.ask(f"/tables/{self.table}/commands", command)
            return {"type": "wrong", "problem": told} if "code" in told else told
        self._answer = asyncio.get_running_loop().create_future()
        await connection.send(json.dumps(command))
        try:
            async with asyncio.timeout(SILENCE):
                return await self._answer
        except TimeoutError:
            self._party.faults.append(f"{self._party.name}: no answer at {self.place} to {command}")
            raise

    def _settle(self, command: Message, answer: Message) -> bool:
        """Note what has come of a command; whether it was done."""
        if answer["type"] == "wrong":
            self._take_refusal(command, answer["problem"])
            return False
        party = self._party
        self._pending = None
        self._acted = answer["version"]
        match command["type"]:
            case "do":
                party.acknowledged.setdefault((self.table, self.seat), []).extend(command["actions"])
                party.times.append(monotonic())
            case "rematch":
                party.goes_on_at(answer["table"])
                self._table += 1
                self._acted, self._dozed = 0, -1
        return True

    def _take_refusal(self, command: Message, problem: Message) -> None:
        code = problem["code"]
        if code in REPEATED:
            return
        self._party.refused[code] += 1
        if code == "too_many":
            self._party.rest(problem["args"]["seconds"])
            return
        self._pending = None
        if code not in FORESEEN:
            self._party.faults.append(f"{self._party.name}: {command} refused: {problem}")
