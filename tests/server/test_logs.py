"""What the server notes, for people and for programs."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator

import pytest

from hypogeum.server import logs
from hypogeum.server.edge.identity import new_secret


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers, root.level = handlers, level


def test_each_line_is_an_object_also_of_what_uvicorn_notes(capsys: pytest.CaptureFixture[str]) -> None:
    logs.begin("json", "warning")
    logging.getLogger("hypogeum.server.table").warning("table %s: two\nlines", "t1")
    logging.getLogger("uvicorn.error").error("no")
    logging.getLogger("hypogeum.server.table").info("not grave enough")
    table, uvicorn = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert table["message"] == "table t1: two\nlines"
    assert (table["level"], table["logger"]) == ("warning", "hypogeum.server.table")
    assert table["time"].endswith("+00:00")
    assert (uvicorn["level"], uvicorn["logger"]) == ("error", "uvicorn.error")


def test_an_exception_stands_in_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    logs.begin("json", "error")
    try:
        raise ValueError("why it failed")
    except ValueError:
        logging.getLogger("hypogeum").exception("it failed")
    (line,) = capsys.readouterr().err.splitlines()
    assert "ValueError: why it failed" in json.loads(line)["exception"]


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_secret_is_noted(capsys: pytest.CaptureFixture[str], form: logs.LogForm) -> None:
    secret = new_secret()
    logs.begin(form, "debug")
    logging.getLogger("x").info("from postgresql://me:pass@word.example/db with cookie: hypogeum=%s", secret)
    try:
        raise OSError(f"redis://:pass@host and hypogeum={secret}")
    except OSError:
        logging.getLogger("x").error("it failed", exc_info=sys.exc_info())
    said = capsys.readouterr().err
    assert "it failed" in said
    assert secret not in said
    assert "pass" not in said
