"""The types of the client are those of the server."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from hypogeum.server.protocol import problems
from hypogeum.server.protocol.values import ProblemCode
from hypogeum.server.typescript import CLIENT, files, write_protocol

FILES = files()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_the_committed_types_are_current(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == FILES[file], "run `python -m hypogeum.server.typescript`"


@pytest.mark.parametrize(
    "line",
    [
        "export type BotLevel = 'random' | 'careful' | 'search';",
        "export type Wish = 'score' | 'gain' | 'act' | 'move' | 'give_up';",
        "  bot: BotLevel | null;",
        "  bot?: BotLevel;",
        "  type: 'opened';",
        "  /** None when the game is over. */",
    ],
)
def test_types_are_written_as_the_client_reads_them(line: str) -> None:
    assert line in write_protocol().splitlines()


@pytest.mark.parametrize(
    "line", ["  hand: string[] | null;", "  worn: Record<string, number>;", "  heroes: HeroView[];"]
)
def test_the_types_of_a_view_stand_with_its_game(line: str) -> None:
    assert line in FILES[CLIENT / "games" / "heldentaufe" / "protocol.ts"].splitlines()
    assert line not in write_protocol().splitlines()


def test_every_problem_has_a_code_that_the_client_knows() -> None:
    kinds = [item for item in vars(problems).values() if isinstance(item, problems.Kind)]
    made = {"wrong_option", "wrong_seats", "illegal_action", "unreadable_action"}
    assert {kind.code for kind in kinds} | made == set(get_args(ProblemCode))
