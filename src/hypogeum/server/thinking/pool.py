"""The worker processes in which bots think, never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from hypogeum.server.thinking.thoughts import Thought, ThoughtFailed
from hypogeum.server.thinking.worker import begin_worker, prepare, think

ATTEMPTS = 2
"""A pool may break because of somebody else's thought."""


class ThinkerPool:
    """A small pool of processes; a broken or outdated one is replaced."""

    def __init__(self, workers: int | None = None) -> None:
        """So many processes; a few if it is not said."""
        self._workers = workers or max(1, min(2, (os.cpu_count() or 1) - 1))
        self._free = asyncio.Semaphore(self._workers)
        self._pool: ProcessPoolExecutor | None = None
        self._games: set[str] = set()
        self._is_outdated = False

    def expect(self, game: str) -> None:
        if game not in self._games:
            self._games.add(game)
            self._open().submit(prepare, game)

    def renew(self) -> None:
        """Let the next thought begin new processes, which find the engine as it is then; any thread may call it."""
        self._is_outdated = True

    async def think(self, thought: Thought, longest: float) -> str:
        await self._wait_for_one(longest)
        try:
            return await self._think(thought, longest)
        finally:
            self._free.release()

    async def _wait_for_one(self, longest: float) -> None:
        """Until a process has nothing to do; those that are stuck one after another keep nobody waiting for all."""
        try:
            async with asyncio.timeout(longest):
                await self._free.acquire()
        except TimeoutError as error:
            raise ThoughtFailed(f"all processes had other thoughts for {longest} seconds") from error

    async def _think(self, thought: Thought, longest: float) -> str:
        for _ in range(ATTEMPTS):
            pool = self._open()
            try:
                answer = asyncio.get_running_loop().run_in_executor(pool, think, thought)
                return await asyncio.wait_for(answer, longest)
            except TimeoutError as error:
                self._give_up(pool)
                raise ThoughtFailed(f"no answer after {longest} seconds") from error
            except BrokenProcessPool:
                self._give_up(pool)
            except Exception as error:
                raise ThoughtFailed(f"{type(error).__name__}: {error}") from error
        raise ThoughtFailed("its process died")

    def _open(self) -> ProcessPoolExecutor:
        if self._is_outdated:
            self._is_outdated = False
            self._retire()
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max_workers=self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=begin_worker,
            )
            for game in self._games:
                self._pool.submit(prepare, game)
        return self._pool

    def _retire(self) -> None:
        """Ask the pool nothing more; what it thinks about now it may finish."""
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._pool = None

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """End the processes of a pool that is broken or stuck; others who waited for it ask the next one."""
        if self._pool is pool:
            self._pool = None
        _end(pool)

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(_end, pool)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False)
    for process in processes:
        process.terminate()
