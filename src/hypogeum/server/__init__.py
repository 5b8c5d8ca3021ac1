"""The table server: tables, seats, storage, live updates."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal


def serve(
    host: str,
    port: int,
    data: Path,
    open_browser: bool,
    scenarios: Path | None = None,
    language: str | None = None,
    database: str | None = None,
    redis: str | None = None,
    metrics_for: Sequence[str] = (),
    log: Literal["text", "json"] = "text",
    log_level: str = "warning",
    hosts: Sequence[str] = (),
    proxies: Sequence[str] = (),
) -> int:
    """Run the server until it is stopped, with the documents of a folder; the exit status of the process.

    Tables are kept in the data folder, or in a database that several servers share, who find each other by Redis.
    Networks that are given may read its figures; what it notes are lines for people, or JSON.
    It answers under the names of `hosts`, and believes the `proxies` from where somebody comes.
    It speaks the given language in the terminal, or else that of the environment.
    """
    from hypogeum.server.running import run  # bots import this package too, and need no server

    return run(
        host,
        port,
        data,
        open_browser,
        scenarios,
        language,
        database,
        redis,
        metrics_for,
        log,
        log_level,
        hosts=hosts,
        proxies=proxies,
    )


def think(
    redis: str,
    jobs: int,
    language: str | None = None,
    host: str = "127.0.0.1",
    port: int | None = None,
    metrics_for: Sequence[str] = (),
) -> int:
    """Think for the bots of servers on other machines until stopped; the exit status of the process.

    With a port it says there, to programs that watch over it, how it goes.
    """
    from hypogeum.server.running_thinkers import run

    return run(redis, jobs, language, host, port, metrics_for)
