"""A real server on loopback with people at it; time passes and bots think as the test says."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx2
import msgspec
import uvicorn
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hypogeum.engine.chance import FastChance
from hypogeum.engine.changes import Change
from hypogeum.engine.differences import fold
from hypogeum.engine.frame_types import Past
from hypogeum.engine.frames import FrameMaker
from hypogeum.engine.state import State
from hypogeum.games import find_game
from hypogeum.server.app import create_app
from hypogeum.server.edge.client import BUILT
from hypogeum.server.edge.connections import HttpConnection, SocketConnection
from hypogeum.server.edge.limits import Limits
from hypogeum.server.edge.sockets import LARGEST_MESSAGE
from hypogeum.server.lobby.documents import Documents
from hypogeum.server.storage.rows import StoredTable
from hypogeum.server.storage.store import Store
from hypogeum.server.table.live_table import LiveTable
from hypogeum.server.table.questions import Questions
from hypogeum.server.table.telling.frame_windows import FrameWindow
from hypogeum.server.thinking.thoughts import Thinkers, Thought
from hypogeum.server.timing import Alarm, Pace, Time

T = TypeVar("T")
Message = dict[str, Any]
Open = Callable[[], Store]
"""Opens a store; every store that it has opened keeps the same tables."""

AT_ONCE = Pace(bot_delay=0)
PATIENCE = 20.0
BEGUN = {"first_player": "0", "hero_assignment": "random"}
"""Heldentaufe that asks the first seat for its first turn at once."""

_requests = count()


def new_request() -> str:
    """A request that nobody has made yet."""
    return f"r{next(_requests)}"


class HandTime:
    """Time that passes only when a test lets it."""

    def __init__(self) -> None:
        self._now = 0.0
        self._alarms: list[HandAlarm] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Alarm:
        self._loop = asyncio.get_running_loop()
        if seconds <= 0:
            return self._loop.call_soon(callback)
        alarm = HandAlarm(self._now + seconds, callback)
        self._alarms.append(alarm)
        return alarm

    def passes(self, seconds: float) -> None:
        """Let time pass; everything that was due has begun when this returns."""
        done = threading.Event()
        if self._loop is None:  # nothing waits
            self._advance(self._now + seconds, done)
            return
        self._loop.call_soon_threadsafe(self._advance, self._now + seconds, done)
        assert done.wait(PATIENCE)

    def has_alarm_in(self, seconds: float) -> bool:
        """Whether something is due in just so many seconds."""
        return any(abs(alarm.at - self._now - seconds) < 1e-6 and not alarm.cancelled for alarm in self._alarms)

    def _advance(self, goal: float, done: threading.Event) -> None:
        due = sorted((alarm for alarm in self._alarms if alarm.at <= goal), key=lambda alarm: alarm.at)
        self._alarms = [alarm for alarm in self._alarms if alarm.at > goal]
        for alarm in due:
            self._now = alarm.at
            if not alarm.cancelled:
                alarm.callback()
        self._now = goal
        done.set()


class HandAlarm:
    def __init__(self, at: float, callback: Callable[[], None]) -> None:
        self.at = at
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


def offered(thought: Thought) -> list[str]:
    """The actions a bot may choose from."""
    state = find_game(thought.game).read_position(msgspec.json.decode(thought.position))
    return [str(action) for action in state.decision.actions(state, thought.seat)]


def end_turns(thought: Thought) -> str:
    """A bot that ends its turns and else takes what is offered first: nothing surprising happens."""
    actions = offered(thought)
    return "end_turn" if "end_turn" in actions else actions[0]


class ThinkersHere:
    """Bots that think in the process of the test, by any function."""

    def __init__(self, answer: Callable[[Thought], str] = end_turns) -> None:
        self.answer = answer
        self.thoughts: list[Thought] = []

    def expect(self, game: str) -> None:
        pass

    async def think(self, thought: Thought, longest: float) -> str:
        self.thoughts.append(thought)
        return await asyncio.to_thread(self.answer, thought)

    async def close(self) -> None:
        pass


def wait_until(happened: Callable[[], object]) -> None:
    """Wait for something that no message tells."""
    pause = threading.Event()
    for _ in range(int(PATIENCE / 0.01)):
        if happened():
            return
        pause.wait(0.01)
    raise AssertionError("it did not happen")


class Server:
    """The application behind a real uvicorn in a thread of its own."""

    def __init__(self, app: Starlette) -> None:
        config = uvicorn.Config(
            app,
            port=0,
            http=HttpConnection,
            ws=SocketConnection,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            log_config=None,
            log_level="warning",
            access_log=False,
        )
        self.app = app
        self._server = uvicorn.Server(config)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        waiting = threading.Event()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            waiting.wait(0.01)
        self.place = f"127.0.0.1:{self._server.servers[0].sockets[0].getsockname()[1]}"
        self.people: list[Person] = []

    @property
    def connections(self) -> set[Any]:
        """Those that are open, as uvicorn knows them."""
        return set(self._server.server_state.connections)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._server.serve())

    def in_loop_until_done(self, function: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Await something where the server runs."""
        return asyncio.run_coroutine_threadsafe(function(), self._loop).result(PATIENCE)

    def in_loop(self, function: Callable[[], T]) -> T:
        """Call something where the server runs."""

        async def call() -> T:
            return function()

        return self.in_loop_until_done(call)

    def live(self, table: Message) -> LiveTable | None:
        """The table in the memory of the server."""
        found: LiveTable | None = self.app.state.tables.find_in_memory(table["id"])
        return found

    def put(self, table: Message, state: State) -> None:
        """Set up another state at a table that is in memory: a case of the rules that would take long to reach.

        No entry leads to it, so every socket begins to look anew.
        """
        live = self.live(table)
        assert live is not None

        def change() -> None:
            state.chance = live.engine.chance
            live.engine.state = state
            live.questions = Questions(state, live.engine.version)
            for seat in live.windows.seats:
                maker = FrameMaker(live.game, seat, state, live.engine.version)
                shown = Past(looking_from=seat, first=live.engine.version + 1, view=maker.view, frames=[])
                live.windows.put(seat, FrameWindow(shown, maker))
            for listener in live.listeners:
                listener.last_told = {}
            live.follow()
            live.publish()

        self.in_loop(change)

    def play(self, table: Message | str, length: int, seed: int = 1) -> None:
        """Let whoever is asked do something by lot, until the table has so many entries or is over."""
        table_id, lots = table if isinstance(table, str) else table["id"], FastChance(seed)

        async def play() -> None:
            async with self.app.state.tables.use(table_id) as live:
                engine = live.engine
                while engine.version < length and not engine.state.over:
                    async with live.change() as change:
                        seat = engine.state.decision.seats(engine.state)[0]
                        actions = engine.state.decision.actions(engine.state, seat)
                        change.enter(actions[lots.pick(len(actions))], seat)

        self.in_loop_until_done(play)

    def stored(self, table: Message | str) -> StoredTable:
        """The table as the database has it."""
        table_id = table if isinstance(table, str) else table["id"]
        found: StoredTable | None = self.in_loop_until_done(lambda: self.store.read_table(table_id))
        assert found is not None
        return found

    @property
    def store(self) -> Store:
        kept: Store = self.app.state.tables.services.store
        return kept

    def person(self, secret: str | None = None) -> Person:
        newcomer = Person(self.place, secret)
        self.people.append(newcomer)
        return newcomer

    def everybody_goes(self) -> None:
        for person in self.people:
            person.close()
        self.people.clear()

    def stop(self) -> None:
        self.everybody_goes()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


@contextmanager
def serving(
    data: Path,
    *,
    store: Store | None = None,
    time: Time | None = None,
    thinkers: Thinkers | None = None,
    documents: Documents | None = None,
    pace: Pace = AT_ONCE,
    secret: Callable[[], bytes] = bytes,
    redis: str | None = None,
    client: Path = BUILT,
    limits: Limits | None = None,
) -> Iterator[Server]:
    """A server; without a secret of its own, the seed of a table is given by the number that its host chooses."""
    app = create_app(
        data,
        store=store,
        time=time,
        thinkers=thinkers or ThinkersHere(),
        documents=documents,
        pace=pace,
        secret=secret,
        redis=redis,
        client=client,
        limits=limits or Limits.none(),
    )
    server = Server(app)
    try:
        yield server
    finally:
        server.stop()


def view_after(past: Message, number: int) -> Message:
    """The view after a frame of those that are told."""
    view: Message = past["view"]
    for frame in past["frames"]:
        if frame["number"] <= number:
            view = fold(view, [msgspec.convert(change, Change) for change in frame["changes"]])
    return view


class Person:
    """A browser: it keeps its cookie."""

    def __init__(self, place: str, secret: str | None = None) -> None:
        self.place = place
        cookies = {"hypogeum": secret} if secret else {}
        self.http = httpx2.Client(base_url=f"http://{place}", cookies=cookies, timeout=PATIENCE, verify=False)
        self._open = ExitStack()

    @property
    def secret(self) -> str:
        return self.http.cookies["hypogeum"]

    def get(self, path: str, **query: object) -> Any:
        answer = self.http.get(f"/api{path}", params={name: str(value) for name, value in query.items()})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object | None = None) -> Any:
        answer = self.http.post(f"/api{path}", json=body if body is not None else {})
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, method: str, path: str, **how: Any) -> tuple[int, Message]:
        """The status and the problem of a request that must be refused."""
        answer = self.http.request(method, f"/api{path}", **how)
        assert answer.status_code >= 400, answer.text
        problem = answer.json()
        assert set(problem) == {"code", "detail", "rule", "args"}
        return answer.status_code, problem

    def make(self, *kinds: str, **options: object) -> Message:
        """Make a table with seats of these kinds; `bot:random` gives the level of a bot. The seed is 1 by default."""
        seed = options.pop("seed", 1)
        game = options.pop("game", "heldentaufe")
        seats = []
        for number, kind in enumerate(kinds):
            name, _, level = kind.partition(":")
            seats.append({"kind": name, "name": f"P{number}", **({"bot": level} if level else {})})
        made: Message = self.post("/tables", {"game": game, "seats": seats, "options": options, "seed": seed})
        return made

    def command(self, table: Message | str, kind: str, **details: object) -> Message:
        """Do something at a table by HTTP; gives the table as it is told afterwards."""
        table_id = table if isinstance(table, str) else table["id"]
        self.post(f"/tables/{table_id}/commands", {"type": kind, "request": new_request(), **details})
        told: Message = self.get(f"/tables/{table_id}")
        return told

    def command_refused(self, table: Message | str, kind: str, **details: object) -> tuple[int, Message]:
        """The status and the problem of a command that must be refused."""
        table_id = table if isinstance(table, str) else table["id"]
        body = {"type": kind, "request": new_request(), **details}
        return self.refused("POST", f"/tables/{table_id}/commands", json=body)

    def join(self, table: Message, seat: int, name: str = "Friend") -> Message:
        return self.command(table, "join", invitation=table["invitations"][str(seat)], name=name)

    def sit(
        self, table: Message | str, seat: int | None = None, headers: Mapping[str, str] | None = None, **how: Any
    ) -> Socket:
        """Connect to a table."""
        table_id = table if isinstance(table, str) else table["id"]
        query = "" if seat is None else f"?seat={seat}"
        cookie = {"cookie": f"hypogeum={self.secret}"} if "hypogeum" in self.http.cookies else {}
        uri = f"ws://{self.place}/api/tables/{table_id}/live{query}"
        opened = connect(uri, additional_headers={**cookie, **(headers or {})}, proxy=None, close_timeout=1, **how)
        return Socket(self._open.enter_context(opened))

    def close(self) -> None:
        self._open.close()
        self.http.close()


class Socket:
    """A live connection; it remembers everything it was told.

    `state` is the table as the messages so far tell it: what a screen would show.
    """

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self._together: list[Message] = []
        """What came in one message and was not heard yet."""
        self.state: Message = {}
        self.views: dict[int, Message] = {}
        """By number: the view after each frame that was told."""
        self._told: Message = {"events": [], "view": {}}
        self._states: list[Message] = []

    def hear(self) -> Message:
        """The next message."""
        while not self._together:
            text = self.connection.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            self._together = json.loads(text)
        message = self._together.pop(0)
        self.heard.append(json.dumps(message, separators=(",", ":"), ensure_ascii=False))
        match message["type"]:
            case "opened":
                self._open(message["past"])
            case "frame":
                self._follow(message["frame"])
            case "seats" | "presence" | "question":
                self._told |= {key: value for key, value in message.items() if key != "type"}
                self._look_around(message["type"])
        return message

    def _look_around(self, kind: str) -> None:
        """The table after a message that says what is so now."""
        if "undo" not in self._told:  # not everything was told yet
            return
        seats = zip(self._told["seats"], self._told["connected"], strict=True)
        self.state = {**self._told, "seats": [{**seat, "connected": connected} for seat, connected in seats]}
        if kind == "question":
            self._states.append(self.state)
            self._told = {**self._told, "events": []}

    def _open(self, past: Message) -> None:
        """Begin anew: the events of everything that is told are new."""
        self._told |= {
            "looking_from": past["looking_from"],
            "view": past["view"],
            "events": [],
            "number": past["first"] - 1,
        }
        for frame in past["frames"]:
            self._follow(frame)

    def _follow(self, frame: Message) -> None:
        assert frame["number"] == self._told["number"] + 1, "a frame is missing"
        changes = [msgspec.convert(change, Change) for change in frame["changes"]]
        events = [{"entry": frame["number"], "event": event} for event in frame["events"]]
        self._told |= {
            "number": frame["number"],
            "view": fold(self._told["view"], changes),
            "events": [*self._told["events"], *events],
        }
        self.views[frame["number"]] = self._told["view"]

    def states(self) -> list[Message]:
        """The table after each question that was heard."""
        return self._states

    def frames(self) -> list[Message]:
        """Every frame that was told one by one."""
        messages = [json.loads(text) for text in self.heard]
        return [message["frame"] for message in messages if message["type"] == "frame"]

    def versions(self) -> list[int]:
        """The version of each question that was heard."""
        return [state["version"] for state in self._states]

    def until(self, wanted: Callable[[Message], object]) -> Message:
        """Listen up to a message that fits."""
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def next_state(self) -> Message:
        """The table after the next question."""
        self.until(lambda message: message["type"] == "question")
        return self.state

    def state_where(self, wanted: Callable[[Message], object]) -> Message:
        """The table as it is or as it becomes when it fits."""
        while not (self.state and wanted(self.state)):
            self.hear()
        return self.state

    def at_version(self, version: int) -> Message:
        return self.state_where(lambda state: state["version"] >= version)

    def send(self, **message: object) -> None:
        self.connection.send(json.dumps(message))

    def command(self, kind: str, **details: object) -> Message:
        """Send a command and listen for its answer: `done` or `wrong`."""
        request = str(details.pop("request", new_request()))
        self.send(type=kind, request=request, **details)
        return self.until(lambda message: message.get("request") == request)

    def do(self, *actions: str, seat: int | None = None, version: int | None = None) -> Message:
        """Do an action (or a shortcut) of the seat that is asked and listen for the table after it."""
        if not self.state:
            self.next_state()
        details = {"version": self._version(version), "seat": self._seat(seat), "actions": actions}
        before = self.state["version"]
        answer = self.command("do", **details)
        assert answer["type"] == "done", answer
        assert self.state["version"] > before
        return self.state

    def undo(self, seat: int | None = None) -> Message:
        """Take back and listen for the table after it."""
        answer = self.command("undo", version=self._version(None), seat=self._seat(seat))
        assert answer["type"] == "done", answer
        return self.state

    def do_wrongly(self, *actions: str, seat: int | None = None, version: int | None = None) -> Message:
        """The problem with an action that must be refused."""
        return self.wrong("do", version=self._version(version), seat=self._seat(seat), actions=actions)

    def wrong(self, kind: str, **details: object) -> Message:
        """The problem with a command that must be refused."""
        answer = self.command(kind, **details)
        assert answer["type"] == "wrong", answer
        problem: Message = answer["problem"]
        return problem

    def why_not(self, thing: str) -> list[Message]:
        targets: list[Message] = self.command("why_not", thing=thing)["targets"]
        return targets

    def look(self, seat: int | None) -> Message:
        """Look from elsewhere; gives what is told there."""
        self.send(type="look", seat=seat)
        if seat is None:
            return {}
        self.until(lambda message: message["type"] == "opened")
        return self.next_state()

    def look_wrongly(self, seat: int) -> Message:
        """The problem with looking from a seat."""
        self.send(type="look", seat=seat)
        problem: Message = self.until(lambda message: message["type"] == "wrong")["problem"]
        return problem

    def _version(self, version: int | None) -> int:
        return int(self.state["version"]) if version is None else version

    def _seat(self, seat: int | None) -> int:
        return int(self.state["question"]["seats"][0]) if seat is None else seat

    def actions(self) -> list[str]:
        return [action["action"] for action in self.state["question"]["actions"]]

    def closed_with(self) -> int:
        """The code with which the server ends the connection."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        assert self.connection.close_code is not None
        return self.connection.close_code

    def close(self) -> None:
        self.connection.close()
