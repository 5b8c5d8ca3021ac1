"""The statements of leases. Seconds are those of the database, so that no two clocks are compared."""

from __future__ import annotations

from hypogeum.server.storage.statements import Question, Statement

NOW = "extract(epoch from clock_timestamp())"
LIVES = f"exists (select 1 from owners where owners.id = leases.owner and owners.until > {NOW})"

SAY_ALIVE = f"""
    with before as (select until > {NOW} as alive from owners where id = ?1)
    insert into owners (id, until) values (?1, {NOW} + ?2)
    on conflict (id) do update set until = excluded.until
    returning coalesce((select alive from before), false)
"""
TAKE = f"""
    insert into leases (table_id, owner, fence)
    select id, ?2, 1 from tables
    where id = ?1 and exists (select 1 from owners where owners.id = ?2 and owners.until > {NOW})
    on conflict (table_id) do update set owner = excluded.owner, fence = leases.fence + 1
    where leases.owner is null or leases.owner = ?2 or not {LIVES}
    returning fence
"""
"""Nobody who counts as dead himself: another would take it from him again at once."""
OWNER_OF = f"select owner from leases where table_id = ?1 and {LIVES}"
END = "update leases set owner = null where table_id = ?1 and fence = ?2"

HELD = "select table_id, fence from leases where table_id = any(?1::text[]) order by table_id for share"
"""The present fences, which stay the present ones until the transaction ends."""


def say_alive(owner: str, seconds: float) -> Question[bool]:
    found = yield Statement(SAY_ALIVE, (owner, seconds))
    return bool(found[0][0])


def take(table: str, owner: str) -> Question[int | None]:
    found = yield Statement(TAKE, (table, owner))
    return int(found[0][0]) if found else None


def owner_of(table: str) -> Question[str | None]:
    found = yield Statement(OWNER_OF, (table,))
    return str(found[0][0]) if found else None


def end(table: str, fence: int) -> Question[None]:
    yield Statement(END, (table, fence))


def leave(owner: str) -> Question[None]:
    """Nobody of that name lives any more, so its tables are free."""
    yield Statement("delete from owners where id = ?1", (owner,))
