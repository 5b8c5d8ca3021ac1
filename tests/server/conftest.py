"""A server for each test that asks for one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import HandTime, Server, serving


@pytest.fixture
def time() -> HandTime:
    return HandTime()


@pytest.fixture
def server(tmp_path: Path, time: HandTime) -> Iterator[Server]:
    with serving(tmp_path, time=time) as running:
        yield running
