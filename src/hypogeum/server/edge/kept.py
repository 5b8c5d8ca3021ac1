"""Answers that were dear to find, kept written out for whoever asks the same again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")

MOST_BYTES = 64 * 1024 * 1024
"""A whole log of 500 entries has about 1 MB; those that nobody has asked for longest are forgotten."""


class Written(Generic[T]):
    """An answer of a type, as it goes over the wire."""

    def __init__(self, text: bytes) -> None:
        self.text = text


class Kept:
    """By question: its answer, which must always be the same. Whoever asks while it is being found waits for it.

    So a question about a table has its fence in it: where a backup is put back, it may have another past.
    """

    def __init__(self) -> None:
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()
        self._finding: dict[Hashable, asyncio.Task[bytes]] = {}
        self._size = 0

    async def answer(self, question: Hashable, find: Callable[[], Awaitable[T]]) -> Written[T]:
        """What is known, or what is found now; raises what `find` raises."""
        if question in self._answers:
            self._answers.move_to_end(question)
            return Written(self._answers[question])
        finding = self._finding.get(question)
        if finding is None:
            finding = self._finding[question] = asyncio.create_task(_write(find))
            finding.add_done_callback(partial(self._keep, question))
        return Written(await asyncio.shield(finding))

    def _keep(self, question: Hashable, found: asyncio.Task[bytes]) -> None:
        del self._finding[question]
        if found.cancelled() or found.exception() is not None:
            return
        self._answers[question] = found.result()
        self._size += len(found.result())
        while self._size > MOST_BYTES:
            _, oldest = self._answers.popitem(last=False)
            self._size -= len(oldest)


async def _write(find: Callable[[], Awaitable[object]]) -> bytes:
    return msgspec.json.encode(await find())
