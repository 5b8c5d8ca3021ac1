"""What the host of the servers may know and decide: the tables, the people, what is closed and who is banned."""

from __future__ import annotations

import re
import time as wall
from ipaddress import ip_address, ip_network
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from hypogeum.server.edge.limits import whole_house
from hypogeum.server.keeping.databases import Database, tell_servers
from hypogeum.server.storage.statements import put

FEWEST_OF_AN_ID = 4
"""So much of an id is enough where it is the beginning of one alone."""
WIDEST = {4: 8, 6: 19}
"""By version of the internet's protocol: no larger networks are banned."""
HERE = ip_address("127.0.0.1"), ip_address("::1")
"""From here come proxies, and everybody whose address a proxy does not pass on."""

PUT_CLOSING = put("closings", "table_id", "reason at")
PUT_BAN = put("bans", "kind who", "reason at until")
HOLDS = "(bans.until is null or bans.until > ?1)"

TABLES = """
    select tables.id, tables.game, coalesce(progress.at, tables.made) as at, tables.ended, closings.reason,
        (select count(*) from entries where entries.table_id = tables.id) as length
    from tables
    left join progress on progress.table_id = tables.id
    left join closings on closings.table_id = tables.id
    order by at desc, tables.id
"""
PEOPLE = f"""
    select people.id, people.name, people.since, bans.reason, count(distinct seats.table_id) as tables,
        coalesce(max(progress.at), people.since) as at
    from people
    left join bans on bans.kind = 'person' and bans.who = people.id and {HOLDS}
    left join seats on seats.person = people.id
    left join progress on progress.table_id = seats.table_id
    group by people.id, people.name, people.since, bans.reason
    order by at desc, people.id
"""


class KnownTable(Struct, frozen=True, kw_only=True):
    """A table in the list."""

    id: str
    game: str
    names: list[str]
    """Of its seats."""
    entries: int
    last_activity: float
    over: bool
    closed: str | None
    """The reason, if it is closed."""


class KnownPerson(Struct, frozen=True, kw_only=True):
    """A person in the list."""

    id: str
    name: str
    since: float
    tables: int
    last_activity: float
    banned: str | None
    """The reason, if he is banned."""


class Ban(Struct, frozen=True, kw_only=True):
    """Somebody, or some addresses, whom no server lets in."""

    kind: Literal["person", "address"]
    who: str
    reason: str
    name: str = ""
    until: float | None = None
    """When it ends by itself."""


class NotFound(Exception):
    """Nothing is known by this, or more than one thing."""

    def __init__(self, given: str, found: int) -> None:
        super().__init__(given)
        self.given = given
        self.found = found


class TooWide(Exception):
    """A ban that would shut out everybody, or the programs of the host himself."""


# Lists


async def tables(database: Database, most: int) -> list[KnownTable]:
    """Those at which something has happened last."""
    found = await database.ask(f"{TABLES} limit ?1", most)
    listed = f"select id from ({TABLES} limit ?1) as listed"
    seats = await database.ask(f"select table_id, name from seats where table_id in ({listed}) order by seat", most)
    names: dict[str, list[str]] = {}
    for table_id, name in seats:
        names.setdefault(table_id, []).append(name)
    return [
        KnownTable(
            id=table_id,
            game=game,
            names=names.get(table_id, []),
            entries=length,
            last_activity=at,
            over=ended is not None,
            closed=closed,
        )
        for table_id, game, at, ended, closed, length in found
    ]


async def people(database: Database, most: int) -> list[KnownPerson]:
    """Those who have played last."""
    return [
        KnownPerson(id=person, name=name, since=since, tables=count, last_activity=at, banned=banned)
        for person, name, since, banned, count, at in await database.ask(f"{PEOPLE} limit ?2", wall.time(), most)
    ]


async def bans(database: Database) -> list[Ban]:
    """Everybody who is banned now."""
    found = await database.ask(
        "select kind, who, reason, coalesce(people.name, ''), until from bans"
        f" left join people on people.id = bans.who where {HOLDS} order by bans.at, who",
        wall.time(),
    )
    return [Ban(kind=kind, who=who, reason=reason, name=name, until=until) for kind, who, reason, name, until in found]


# Decisions


async def close(database: Database, given: str, reason: str) -> str:
    """Nobody plays at a table, or sees it, any more; gives its id. Raises NotFound."""
    table = await find_table(database, given)
    async with database.writing():
        await database.ask(PUT_CLOSING, table, reason, wall.time())
        await tell_servers(database, "exclusions")
    return table


async def reopen(database: Database, given: str) -> str:
    """It goes on as it stood. Raises NotFound."""
    table = await find_table(database, given)
    async with database.writing():
        await database.ask("delete from closings where table_id = ?1", table)
        await tell_servers(database, "exclusions")
    return table


async def ban(database: Database, given: str, reason: str, seconds: float | None = None) -> Ban:
    """Let in nobody who is this person, or comes from this address, for so long. Raises NotFound or TooWide."""
    now = wall.time()
    found = replace(await _whom(database, given, reason), until=None if seconds is None else now + seconds)
    async with database.writing():
        await database.ask("delete from bans where until <= ?1", now)
        await database.ask(PUT_BAN, found.kind, found.who, reason, now, found.until)
        await tell_servers(database, "exclusions")
    return found


async def unban(database: Database, given: str) -> Ban:
    """Let them in again. Raises NotFound where nobody like that is banned."""
    network = _network(given)
    wanted = [one for one in await bans(database) if one.who == network or (not network and one.who.startswith(given))]
    if len(wanted) != 1:
        raise NotFound(given, len(wanted))
    async with database.writing():
        await database.ask("delete from bans where kind = ?1 and who = ?2", wanted[0].kind, wanted[0].who)
        await tell_servers(database, "exclusions")
    return wanted[0]


async def find_table(database: Database, given: str) -> str:
    """The id of a table that is given by it, its beginning, or its address in the browser; raises NotFound."""
    wanted = re.split(r"[?#]", given)[0].rstrip("/").rpartition("/")[2]
    found = await database.ask("select id from tables where id = ?1", wanted)
    if not found and len(wanted) >= FEWEST_OF_AN_ID:
        found = await database.ask("select id from tables where substr(id, 1, length(?1)) = ?1 limit 2", wanted)
    if len(found) != 1:
        raise NotFound(given, len(found))
    return str(found[0][0])


async def _whom(database: Database, given: str, reason: str) -> Ban:
    if (network := _network(given)) is not None:
        _is_narrow(network)
        return Ban(kind="address", who=network, reason=reason)
    found = []
    if len(given) >= FEWEST_OF_AN_ID:
        text = "select id, name from people where substr(id, 1, length(?1)) = ?1 limit 2"
        found = [*await database.ask(text, given.lower())]
    if len(found) != 1:
        raise NotFound(given, len(found))
    return Ban(kind="person", who=found[0][0], reason=reason, name=found[0][1])


def _network(given: str) -> str | None:
    """The network that is meant by an address: of the newer ones, all that one connection to the internet has."""
    try:
        if "/" in given:
            return str(ip_network(given, strict=False))
        return str(ip_network(whole_house(str(ip_address(given)))))
    except ValueError:
        return None


def _is_narrow(text: str) -> None:
    network = ip_network(text)
    if network.prefixlen < WIDEST[network.version] or any(here in network for here in HERE):
        raise TooWide(text)
