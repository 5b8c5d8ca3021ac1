"""Connections to PostgreSQL that come back by themselves."""

from __future__ import annotations

import asyncio
import re
from typing import Any, TypeVar

import asyncpg

from hypogeum.server.storage.statements import Question

T = TypeVar("T")

LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
)
"""What happens when the database or the way to it is gone, stops or starts: another connection may be better."""

PATIENCE = 5.0
"""So many seconds a database that is gone is waited for."""
PAUSE = 0.1
CONNECTING = 5.0

SURE = {"synchronous_commit": "on"}
"""Whatever the database does for others: our commits are on disk when they are answered."""


async def connect(address: str) -> Any:
    return await asyncpg.connect(address, timeout=CONNECTING, server_settings=SURE)


async def connect_patiently(address: str) -> Any:
    """A connection, even if the database is just being started again."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while True:
        try:
            return await connect(address)
        except LOST:
            if asyncio.get_running_loop().time() > end:
                raise
            await asyncio.sleep(PAUSE)


async def put(database: Any, question: Question[T]) -> T:
    """The answer to a question, statement by statement."""
    try:
        statement = next(question)
        while True:
            statement = question.send(await database.fetch(numbered(statement.text), *map(fit, statement.values)))
    except StopIteration as end:
        answer: T = end.value
        return answer


def numbered(text: str) -> str:
    """The text with its places marked as PostgreSQL wants them."""
    return re.sub(r"\?(\d)", r"$\1", text)


def fit(value: Any) -> Any:
    """A value as a column takes it: texts hold no NUL here."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) and "\0" in value else value
