"""The types of the client are those of the server."""

from __future__ import annotations

from typing import get_args

import pytest

from hypogeum.server import problems, protocol
from hypogeum.server.typescript import FILE, write_typescript


def test_the_committed_types_are_current() -> None:
    assert FILE.read_text(encoding="utf-8") == write_typescript(), "run `python -m hypogeum.server.typescript`"


@pytest.mark.parametrize(
    "line",
    [
        "export type BotLevel = 'random' | 'careful' | 'search';",
        "export type ServerMessage = TableState | Refused | Said | Wrong;",
        "  bot: BotLevel | null;",
        "  bot?: BotLevel;",
        "  type: 'state';",
        "  hand: string[] | null;",
        "  worn: Record<string, number>;",
        "  heroes: HeldentaufeHeroView[];",
        "  /** None when the game is over. */",
    ],
)
def test_types_are_written_as_the_client_reads_them(line: str) -> None:
    assert line in write_typescript().splitlines()


def test_every_problem_has_a_code_that_the_client_knows() -> None:
    kinds = [item for item in vars(problems).values() if isinstance(item, problems.Kind)]
    made = {"wrong_option", "wrong_seats", "illegal_action", "unreadable_action"}
    assert {kind.code for kind in kinds} | made == set(get_args(protocol.ProblemCode))
