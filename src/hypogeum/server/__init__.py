"""The table server: tables, seats, storage, live updates."""

from __future__ import annotations

from pathlib import Path


def serve(
    host: str, port: int, data: Path, open_browser: bool, scenarios: Path | None = None, language: str | None = None
) -> int:
    """Run the server until it is stopped, with the documents of a folder; the exit status of the process.

    It speaks the given language in the terminal, or else that of the environment.
    """
    from hypogeum.server.running import run  # bots import this package too, and need no server

    return run(host, port, data, open_browser, scenarios, language)
