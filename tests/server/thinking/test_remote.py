"""Bots that think on other machines: the queue, those who die, and what happens where nobody is there."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from msgspec import structs

from hypogeum.server import think
from hypogeum.server.redis_client import connect
from hypogeum.server.thinking import answering, remote
from hypogeum.server.thinking.answering import Answering
from hypogeum.server.thinking.queue import ANYBODY, alive_key, queue_key, read_asked, taken_key, wanted_key
from hypogeum.server.thinking.remote import RemoteThinkers
from hypogeum.server.thinking.thoughts import Thinkers, Thought, ThoughtFailed
from hypogeum.server.thinking.versions import Version, version_here
from tests.server.house import PATIENCE, Person, serving, wait_until
from tests.services import Redis

HERE = version_here("heldentaufe")
THOUGHT = Thought(table="t", game="heldentaufe", level="random", position=b"{}", seat=0, seed=1, seconds=0.1)


class Says:
    """Somebody who answers the same to everything, after a while."""

    def __init__(self, answer: str, seconds: float = 0.0) -> None:
        self.answer = answer
        self.seconds = seconds
        self.asked = 0
        self.is_closed = False

    def expect(self, game: str) -> None:
        pass

    async def think(self, thought: Thought, longest: float) -> str:
        self.asked += 1
        await asyncio.sleep(self.seconds)
        if self.answer == "nothing":
            raise ThoughtFailed("no idea")
        return self.answer

    async def close(self) -> None:
        self.is_closed = True


Thinking = Callable[[RemoteThinkers], Awaitable[None]]


def with_thinkers(address: str, here: Thinkers, *others: Thinkers, work: Thinking) -> None:
    """Do something while others think for this Redis."""

    async def main() -> None:
        thinkers = RemoteThinkers(address, here)
        tasks = [asyncio.create_task(Answering(address, other, 2).run()) for other in others]
        if others:
            await until_alive(address)
        try:
            await work(thinkers)
        finally:
            await thinkers.close()
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    asyncio.run(main())


async def until_alive(address: str) -> None:
    async with client(address) as redis, asyncio.timeout(PATIENCE):
        while not await redis.exists(ANYBODY):
            await asyncio.sleep(0.01)


@asynccontextmanager
async def client(address: str) -> AsyncIterator[Any]:
    redis = connect(address)
    try:
        yield redis
    finally:
        await redis.aclose()


def test_thoughts_are_answered_by_all_who_think(own_redis: Redis) -> None:
    here, others = Says("here"), [Says("there", 0.05), Says("there", 0.05)]

    async def work(thinkers: RemoteThinkers) -> None:
        answers = await asyncio.gather(*[thinkers.think(THOUGHT, 10) for _ in range(12)])
        assert answers == ["there"] * 12

    with_thinkers(own_redis.address, here, *others, work=work)
    assert here.asked == 0
    assert all(other.asked > 1 for other in others)
    assert here.is_closed


def test_where_nobody_thinks_it_is_thought_here(own_redis: Redis) -> None:
    async def work(thinkers: RemoteThinkers) -> None:
        assert await thinkers.think(THOUGHT, 10) == "here"

    with_thinkers(own_redis.address, Says("here"), work=work)


def test_where_all_have_enough_to_do_it_is_thought_here(own_redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "UNTAKEN", 0.1)
    monkeypatch.setattr(remote, "LOOK", 0.05)
    monkeypatch.setattr(remote, "ATTEMPTS", 1)
    here = Says("here")

    async def work(thinkers: RemoteThinkers) -> None:
        answers = await asyncio.gather(*[thinkers.think(THOUGHT, 10) for _ in range(5)])
        assert sorted(answers) == ["here"] * 3 + ["there"] * 2
        async with client(own_redis.address) as redis:
            assert await redis.llen(queue_key(HERE)) == 0

    with_thinkers(own_redis.address, here, Says("there", 1.0), work=work)


def test_a_bot_that_fails_elsewhere_has_failed(own_redis: Redis) -> None:
    async def work(thinkers: RemoteThinkers) -> None:
        with pytest.raises(ThoughtFailed, match="no idea"):
            await thinkers.think(THOUGHT, 10)

    with_thinkers(own_redis.address, Says("here"), Says("nothing"), work=work)


def test_a_thought_that_takes_too_long_has_failed(own_redis: Redis) -> None:
    async def work(thinkers: RemoteThinkers) -> None:
        with pytest.raises(ThoughtFailed, match="no answer"):
            await thinkers.think(THOUGHT, 0.5)

    with_thinkers(own_redis.address, Says("here"), Says("there", 1.5), work=work)


def test_the_thought_of_one_who_dies_is_thought_by_another(own_redis: Redis) -> None:
    async def work(thinkers: RemoteThinkers) -> None:
        async with client(own_redis.address) as redis:
            await redis.set(alive_key(HERE), b"")
            asking = asyncio.create_task(thinkers.think(THOUGHT, 20))
            _, asked = await redis.blpop([queue_key(HERE)], timeout=5)
            await redis.set(taken_key(read_asked(asked).name), "one who is dead by now")
            await redis.delete(alive_key(HERE))
        assert await asking == "here"

    with_thinkers(own_redis.address, Says("here"), work=work)


def test_a_redis_that_is_gone_is_done_without(own_redis: Redis) -> None:
    async def work(thinkers: RemoteThinkers) -> None:
        assert await thinkers.think(THOUGHT, 10) == "there"
        await asyncio.to_thread(own_redis.stop)
        assert await thinkers.think(THOUGHT, 10) == "here"
        await asyncio.to_thread(own_redis.start)
        await until_alive(own_redis.address)
        assert await thinkers.think(THOUGHT, 10) == "there"

    with_thinkers(own_redis.address, Says("here"), Says("there"), work=work)


def test_a_redis_that_hangs_is_done_without(own_redis: Redis) -> None:
    """Before a question, and in the middle of one: nobody waits for more than some seconds."""

    async def work(thinkers: RemoteThinkers) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        asking = asyncio.create_task(thinkers.think(THOUGHT, 20))
        await asyncio.sleep(0.2)
        own_redis.pause()
        assert await asking == "here"
        assert await thinkers.think(THOUGHT, 20) == "here"
        assert loop.time() < begun + 12
        assert not thinkers._waiting
        own_redis.go_on()
        await until_alive(own_redis.address)
        assert await thinkers.think(THOUGHT, 20) == "there"

    with_thinkers(own_redis.address, Says("here"), Says("there", 1.0), work=work)


def test_what_was_begun_is_answered_before_the_end(own_redis: Redis) -> None:
    async def main() -> None:
        thinkers = RemoteThinkers(own_redis.address, Says("here"))
        other = Says("there", 0.3)
        answering = asyncio.create_task(Answering(own_redis.address, other, 1).run())
        await until_alive(own_redis.address)
        asking = asyncio.create_task(thinkers.think(THOUGHT, 10))
        while not other.asked:
            await asyncio.sleep(0.01)
        answering.cancel()
        assert await asking == "there"
        with suppress(asyncio.CancelledError):
            await answering
        assert other.is_closed
        await thinkers.close()

    asyncio.run(main())


def test_who_loses_redis_while_ending_ends_all_the_same(own_redis: Redis) -> None:
    async def main() -> None:
        thinkers = RemoteThinkers(own_redis.address, Says("here"))
        other = Says("there", 0.5)
        answering = asyncio.create_task(Answering(own_redis.address, other, 1).run())
        await until_alive(own_redis.address)
        asking = asyncio.create_task(thinkers.think(THOUGHT, 10))
        while not other.asked:
            await asyncio.sleep(0.01)
        answering.cancel()
        await asyncio.to_thread(own_redis.stop)
        done, _ = await asyncio.wait({answering}, timeout=PATIENCE)
        assert done
        assert other.is_closed
        assert await asking == "here"
        await thinkers.close()

    asyncio.run(main())


@pytest.mark.parametrize("other", [Version("0.0.9", HERE.game, HERE.rules), Version(HERE.program, HERE.game, 999)])
def test_who_is_of_another_version_is_given_nothing_and_told_why(
    own_redis: Redis, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, other: Version
) -> None:
    """The versions of the program and of the rules must be the same; other games are thought of all the same."""
    told: list[tuple[Version, Version]] = []
    here, there = Says("here"), Says("there")

    def of_another_version(game: str) -> Version:
        return other if game == other.game else version_here(game)

    async def main() -> None:
        with monkeypatch.context() as later:
            later.setattr(answering, "version_here", of_another_version)
            worker = Answering(own_redis.address, there, 1, lambda wanted, ours: told.append((wanted, ours)))
        running = asyncio.create_task(worker.run())
        await until_alive(own_redis.address)
        thinkers = RemoteThinkers(own_redis.address, here)
        assert [await thinkers.think(THOUGHT, 10) for _ in range(3)] == ["here"] * 3
        async with asyncio.timeout(PATIENCE):
            while not worker.unfit_for:
                await asyncio.sleep(0.05)
        assert await thinkers.think(structs.replace(THOUGHT, game="terror_below"), 10) == "there"
        await asyncio.sleep(1.5)
        assert told == [(HERE, other)], "once"
        monkeypatch.setattr(remote, "version_here", of_another_version)
        assert await thinkers.think(THOUGHT, 10) == "there"
        async with asyncio.timeout(PATIENCE):
            while worker.unfit_for:
                await asyncio.sleep(0.05)
        await thinkers.close()
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running

    asyncio.run(main())
    assert there.asked == 2
    warnings = [one.getMessage() for one in caplog.records if one.name == remote.__name__]
    assert [str(HERE) in one for one in warnings] == [True], "the server notes it once, too"


@contextmanager
def think_process(address: str, *more: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "hypogeum.cli", "think", "--redis", address, "--jobs", "1", "--lang", "en", *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert "can think here" in process.stdout.readline()
        yield process
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def test_who_thinks_tells_programs_how_it_goes(own_redis: Redis) -> None:
    def told(address: str) -> tuple[int, Any]:
        answer = httpx2.get(f"{address}ready")
        return answer.status_code, answer.json()

    def figures(address: str) -> list[str]:
        return httpx2.get(f"{address}metrics").text.splitlines()

    with think_process(own_redis.address, "--port", "0") as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1].removesuffix("ready")
        assert address.startswith("http://127.0.0.1:")
        wait_until(lambda: told(address) == (200, {"ready": True, "redis": True, "version": True}))
        assert httpx2.get(f"{address}health").json() == {"alive": True}
        assert httpx2.get(f"{address}metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 404

        async def want(version: Version) -> None:
            async with client(own_redis.address) as redis:
                await redis.set(wanted_key(version.game), str(version))

        asyncio.run(want(Version("0.0.9", HERE.game, HERE.rules)))
        wait_until(lambda: told(address) == (503, {"ready": False, "redis": True, "version": False}))
        assert "hypogeum_games_of_other_versions 1.0" in figures(address)
        asyncio.run(want(HERE))
        wait_until(lambda: told(address)[0] == 200)
        assert "hypogeum_games_of_other_versions 0.0" in figures(address)
        assert "hypogeum_redis_up 1.0" in figures(address)
        own_redis.stop()
        wait_until(lambda: told(address) == (503, {"ready": False, "redis": False, "version": True}))
        own_redis.start()
        wait_until(lambda: told(address)[0] == 200)
        process.terminate()
        assert process.wait(PATIENCE) == 0


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_who_thinks_beside_a_shell_ends_when_interrupted(own_redis: Redis) -> None:
    ours = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as a shell does before it begins something with `&`
    try:
        with think_process(own_redis.address, "--port", "0") as process:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1]
            wait_until(lambda: httpx2.get(address).status_code == 200)
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 0
    finally:
        signal.signal(signal.SIGINT, ours)


def test_who_thinks_says_that_it_cannot_tell_how_it_goes(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert think("redis://127.0.0.1:1", 1, "en", port=taken.getsockname()[1]) == 1
    assert "--port" in capsys.readouterr().err


def test_a_bot_plays_by_what_a_program_on_another_machine_thinks(own_redis: Redis, tmp_path: Path) -> None:
    with think_process(own_redis.address, "--port", "0") as process:
        assert process.stdout is not None
        metrics = process.stdout.readline().split()[-1].removesuffix("ready") + "metrics"
        asyncio.run(until_alive(own_redis.address))
        thinkers = RemoteThinkers(own_redis.address, Says("nothing"))
        with serving(tmp_path, thinkers=thinkers) as server:
            person: Person = server.person()
            table = person.make("me", "bot:careful", first_player="0", hero_assignment="random")
            socket = person.sit(table, 0)
            socket.do("end_turn")
            state = socket.state_where(lambda state: state["question"]["seats"] == [0])
            assert state["version"] > 2
        assert "hypogeum_bot_thought_seconds_count 0.0" not in httpx2.get(metrics).text.splitlines()
        process.terminate()
        assert process.wait(PATIENCE) == 0
