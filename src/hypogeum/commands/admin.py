"""`hypogeum admin`: what the host of servers sees and decides, while they run."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TypeVar

from hypogeum.commands.common import FAILED, OK, CommandError, at_least, print_json
from hypogeum.commands.databases import with_database
from hypogeum.engine.texts import Texts
from hypogeum.server.keeping import administration
from hypogeum.server.keeping.administration import Ban, NotFound, TooWide
from hypogeum.server.keeping.databases import Database, require_present

T = TypeVar("T")

SECONDS = {"m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
"""Of the units in which it is said how long a ban lasts."""

SHOWN = 12
"""So much of a person's id is shown: enough to name him."""


def tables(args: Namespace, texts: Texts) -> int:
    most = at_least("--last", args.last, 1)
    found = _decide(args, lambda database: administration.tables(database, most))
    if args.json:
        print_json(found)
        return OK
    for one in found:
        state = "closed" if one.closed else "over" if one.over else "running"
        names, told = texts.join([name or "?" for name in one.names]), texts(f"admin-{state}")
        when = _when(one.last_activity)
        print(texts("admin-table", id=one.id, game=one.game, names=names, entries=one.entries, when=when, state=told))
    if not found:
        print(texts("admin-no-tables"))
    return OK


def people(args: Namespace, texts: Texts) -> int:
    most = at_least("--last", args.last, 1)
    found = _decide(args, lambda database: administration.people(database, most))
    if args.json:
        print_json(found)
        return OK
    for one in found:
        state = texts("admin-banned" if one.banned else "admin-welcome")
        when = _when(one.last_activity)
        print(texts("admin-person", id=one.id[:SHOWN], name=one.name, tables=one.tables, when=when, state=state))
    if not found:
        print(texts("admin-no-people"))
    return OK


def bans(args: Namespace, texts: Texts) -> int:
    found = _decide(args, administration.bans)
    if args.json:
        print_json(found)
        return OK
    for one in found:
        until = "" if one.until is None else texts("admin-until", when=_when(one.until))
        print(texts("admin-ban", who=_shown(one), reason=texts(f"admin-reason-{one.reason}"), until=until))
    if not found:
        print(texts("admin-no-bans"))
    return OK


def close(args: Namespace, texts: Texts) -> int:
    print(texts("admin-closed-now", table=_decide(args, lambda it: administration.close(it, args.table, args.reason))))
    return OK


def reopen(args: Namespace, texts: Texts) -> int:
    print(texts("admin-reopened", table=_decide(args, lambda it: administration.reopen(it, args.table))))
    return OK


def ban(args: Namespace, texts: Texts) -> int:
    seconds = None if args.how_long is None else _seconds(args.how_long)
    banned = _decide(args, lambda it: administration.ban(it, args.who, args.reason, seconds))
    print(texts("admin-banned-now", who=_shown(banned)))
    if banned.until is not None:
        print(texts("admin-ends-by-itself", when=_when(banned.until)))
    if banned.kind == "person":
        print(texts("admin-banned-person"))
    return OK


def unban(args: Namespace, texts: Texts) -> int:
    print(texts("admin-unbanned", who=_shown(_decide(args, lambda it: administration.unban(it, args.who)))))
    return OK


def _decide(args: Namespace, work: Callable[[Database], Awaitable[T]]) -> T:
    """Do something with data of this version; raises CommandError."""

    async def run(database: Database) -> T:
        await require_present(database)
        return await work(database)

    try:
        return with_database(args, run)
    except NotFound as error:
        raise CommandError("admin-not-found", FAILED, given=error.given, found=error.found) from None
    except TooWide as error:
        raise CommandError("admin-too-wide", FAILED, network=str(error)) from None


def _shown(one: Ban) -> str:
    return f"{one.name} ({one.who[:SHOWN]})" if one.kind == "person" else one.who.removesuffix("/32")


def _seconds(text: str) -> float:
    """Of a duration such as 7d; raises CommandError."""
    found = re.fullmatch(r"([1-9][0-9]{0,3})([mhdw])", text.strip().lower())
    if found is None:
        raise CommandError("admin-wrong-duration", given=text)
    return int(found[1]) * SECONDS[found[2]]


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
