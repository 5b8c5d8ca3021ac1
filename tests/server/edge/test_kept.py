"""What is dear to find is found once, however many ask, and kept within bounds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from hypogeum.engine.frame_types import Past
from hypogeum.server.edge import kept
from hypogeum.server.edge.kept import Kept
from hypogeum.server.protocol.problems import GAME_RUNS, Declined
from hypogeum.server.table.telling.histories import Histories
from tests.server.house import BEGUN, Server


class Finder:
    """Counts how often something was looked for."""

    def __init__(self) -> None:
        self.times = 0

    def of(self, answer: object) -> Callable[[], Awaitable[object]]:
        async def find() -> object:
            self.times += 1
            await asyncio.sleep(0)
            if isinstance(answer, Exception):
                raise answer
            return answer

        return find


def test_many_who_ask_at_once_or_again_share_one_answer() -> None:
    async def work() -> None:
        answers, finder = Kept(), Finder()
        find = finder.of({"frames": []})
        told = await asyncio.gather(*[answers.answer("a", find) for _ in range(20)])
        assert {one.text for one in told} == {b'{"frames":[]}'}
        assert (await answers.answer("a", find)).text == b'{"frames":[]}'
        assert finder.times == 1
        await answers.answer("b", find)
        assert finder.times == 2

    asyncio.run(work())


def test_who_leaves_takes_the_answer_from_nobody_else() -> None:
    async def work() -> None:
        answers, finder = Kept(), Finder()
        leaving = asyncio.create_task(answers.answer("a", finder.of(1)))
        await asyncio.sleep(0)
        staying = asyncio.create_task(answers.answer("a", finder.of(1)))
        leaving.cancel()
        assert (await staying).text == b"1"
        assert finder.times == 1

    asyncio.run(work())


def test_what_fails_is_told_to_all_and_tried_again() -> None:
    async def work() -> None:
        answers, finder = Kept(), Finder()
        find = finder.of(GAME_RUNS())
        failed = await asyncio.gather(*[answers.answer("a", find) for _ in range(2)], return_exceptions=True)
        assert all(isinstance(one, Declined) for one in failed)
        with pytest.raises(Declined):
            await answers.answer("a", find)
        assert finder.times == 2

    asyncio.run(work())


def test_what_was_asked_for_longest_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_BYTES", 25)

    async def work() -> None:
        answers, finder = Kept(), Finder()
        for question in ("a", "b", "a", "c", "a", "b"):
            await answers.answer(question, finder.of("8 bytes!"))
        assert finder.times == 4, "b was forgotten for c"
        assert answers._size <= 25
        await answers.answer("larger than all", finder.of("x" * 30))
        assert (answers._size, len(answers._answers)) == (0, 0)

    asyncio.run(work())


def test_a_log_is_played_once_for_many_and_anew_when_there_is_more(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    times: list[tuple[int, int]] = []
    real = Histories.past

    async def counted(self: Histories, *question: Any) -> Past:
        times.append(question[-2:])
        return await real(self, *question)

    monkeypatch.setattr(Histories, "past", counted)
    person, other = server.person(), server.person()
    table = person.make("me", "hotseat", **BEGUN)
    server.play(table, 30)
    address = f"/tables/{table['id']}/frames"
    logs = [who.get(address) for who in (person, other, other)]
    assert logs[0] == logs[1] == logs[2]
    assert times == [(0, 30)]
    person.get(address, seat=0)
    server.play(table, 31)
    assert len(other.get(address)["frames"]) == 32
    assert times == [(0, 30), (0, 30), (0, 31)]
