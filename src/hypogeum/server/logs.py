"""What the server notes while it runs: lines for people, or one JSON object a line for programs; never a secret."""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime
from typing import Literal

import msgspec

LogForm = Literal["text", "json"]

PEOPLE = "%(asctime)s %(levelname)s %(name)s: %(message)s"

RUBBISH = frozenset(
    {
        "Invalid HTTP request received.",
        "Unsupported upgrade request.",
        "Invalid UTF-8 sequence received from client.",
    }
)
"""What uvicorn notes of each such request or message, of the last with where it was found."""

_PASSWORD = re.compile(r"(://[^/@:\s]*):[^/@\s]*@")
_COOKIE = re.compile(r"\b(hypogeum=)[A-Za-z0-9_-]{43}")


def begin(form: LogForm, level: str) -> None:
    """Note what is at least of a level (such as `warning`), from now on, to the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else Lines(PEOPLE))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(is_worth_a_line)


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Not what anybody may send without end; it is answered, and counts as any answer."""
    return record.getMessage() not in RUBBISH


def without_password(text: str) -> str:
    """A text with addresses in it, as it may be shown."""
    return _PASSWORD.sub(r"\1@", text)


def without_secrets(text: str) -> str:
    """A text as it may be kept: without passwords, and without that by which browsers are known."""
    return _COOKIE.sub(r"\1...", without_password(text))


class Lines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class JsonLines(logging.Formatter):
    """For programs that gather what many servers say."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            line["exception"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()
