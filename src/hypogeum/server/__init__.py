"""The table server: tables, seats, storage, live updates."""

from __future__ import annotations

from pathlib import Path


def serve(host: str, port: int, data: Path, open_browser: bool) -> int:
    """Run the server until it is stopped; the exit status of the process."""
    from hypogeum.server.running import run  # bots import this package too, and need no server

    return run(host, port, data, open_browser)
