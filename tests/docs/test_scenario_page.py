"""docs/writing-a-scenario.md is true: its steps build the kept scenario, its commands answer so, no key is left out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec import inspect

from hypogeum import cli
from hypogeum.games import find_game
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.scenario import WrongScenario, read_scenario
from hypogeum.games.claustrophobia.scenarios.ends import RULE_OF_CONDITION
from hypogeum.games.claustrophobia.scenarios.records import RIGHT, Document
from hypogeum.games.claustrophobia.scenarios.rules import kind_of
from hypogeum.lab.simulation import Plan, simulate
from tests.docs.pages import ROOT, Block, blocks, code, commands, read_page, rows

PAGE = read_page("writing-a-scenario.md")
KEPT = (ROOT / "docs" / "scenarios" / "the_well.toml").read_text(encoding="utf-8")
FILE = "the_well.toml"
GAME = find_game("claustrophobia")


# The steps


class Stage(NamedTuple):
    """A block of the page, and the scenario as far as it has been built there."""

    number: int
    block: Block
    document: str


def stages() -> Iterator[Stage]:
    """What a block of TOML names at its top level takes the place of what was there."""
    built: dict[str, Any] = {}
    for number, block in enumerate(blocks(PAGE), 1):
        if block.language == "toml":
            built |= tomllib.loads(block.text)
        is_kept = built == tomllib.loads(KEPT)
        yield Stage(number, block, KEPT if is_kept else "".join(f"{key} = {toml(built[key])}\n" for key in built))


def toml(value: object) -> str:
    """A value as TOML, all on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


STEPS = [stage for stage in stages() if stage.block.language == "toml"]
CONSOLES = [stage for stage in stages() if stage.block.language == "console"]


def test_the_steps_build_the_kept_scenario() -> None:
    assert len(STEPS) == 7
    assert STEPS[-1].document == KEPT
    assert all(step.document != KEPT for step in STEPS[:-1])


@pytest.mark.parametrize("level", ["random", "careful"])
@pytest.mark.parametrize("step", STEPS, ids=lambda step: str(step.number))
def test_every_step_can_be_played(step: Stage, level: str) -> None:
    scenario = {"scenario": step.document}
    plan = Plan(game=GAME.id, bots=[level, level], games=2, option_sets=[scenario], check=True)
    summary = simulate(plan, lambda: None)
    assert (summary.finished, summary.failed) == (2, [])


def test_the_scenario_is_fair() -> None:
    """Far from the figures of the page would be a sign that they are old."""
    plan = Plan(game=GAME.id, bots=["careful", "careful"], games=60, option_sets=[{"scenario": KEPT}])
    assert min(simulate(plan, lambda: None).wins_by_seat) >= 15


# The commands


@pytest.mark.parametrize("console", CONSOLES, ids=lambda console: str(console.number))
def test_commands_answer_as_the_page_says(
    console: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / FILE).write_text(console.document, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setattr("uvicorn.Server.run", lambda server, sockets: [one.close() for one in sockets])
    for command in commands(console.block):
        _run(command.line)
        out, err = capfd.readouterr()
        assert _shape(err + out) == _shape(command.output), command.line


def _run(line: str) -> None:
    """Two games of a command are as good as hundreds."""
    program, *words = re.sub(r"--games \d\d+", "--games 2", line).replace("docs/", f"{ROOT}/docs/").split()
    if program == "hypogeum":
        cli.main([*words, "--port", "0"] if words[0] == "serve" else words)
    elif program == "python":
        script = [sys.executable, str(ROOT / words[0]), *words[1:]]
        subprocess.run(script, env={**os.environ, "HYPOGEUM_PURE": "1"}, check=True, stderr=subprocess.DEVNULL)
    else:
        subprocess.run(line, shell=True, check=True)


def _shape(output: str) -> list[str]:
    """What is said, without figures; of tables that are printed twice the first."""
    said = [line for line in output.splitlines() if line.strip() and not line.startswith("|")]
    return [re.sub(r"(?:\d[\d.,e%-]*\s*)+", "0 ", line).replace("(compiled)", "(not compiled)") for line in said]


@pytest.mark.parametrize("row", rows(PAGE, "instead of"), ids=lambda row: row[1])
def test_mistakes_are_told_as_the_page_says(row: list[str]) -> None:
    (old,), (new,) = code(row[0]), code(row[1])
    assert KEPT.count(old) == 1
    with pytest.raises(WrongScenario) as caught:
        read_scenario(KEPT.replace(old, new))
    assert str(caught.value) == row[2]


# The reference


class Key(NamedTuple):
    must: str
    may_be: str


def keys_of(table: inspect.StructType, at: str = "") -> Iterator[tuple[str, Key]]:
    """Every key of the records, with what its type says may stand there."""
    for field in table.fields:
        key = at + field.name
        alternatives = _alternatives(field.type)
        inner = [one for one in alternatives if isinstance(one, inspect.StructType)]
        items = [item for one in alternatives if isinstance(one, inspect.ListType) for item in _structs(one.item_type)]
        if not inner:
            yield key, Key("yes" if field.required else "no", _description(field.type))
        if key != "rule":
            for struct in inner + items:
                yield from keys_of(struct, f"{key}.")


def _alternatives(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _structs(kind: inspect.Type) -> list[inspect.StructType]:
    return [one for one in _alternatives(kind) if isinstance(one, inspect.StructType)]


def _description(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.DictType):
        kind = kind.value_type
    assert isinstance(kind, inspect.Metadata)
    return str((kind.extra or {})[RIGHT])


def document_type() -> inspect.StructType:
    found = inspect.type_info(Document)
    assert isinstance(found, inspect.StructType)
    return found


def test_the_reference_has_every_key_and_no_other() -> None:
    told = {key: Key(row[1], row[2]) for row in rows(PAGE, "key") for key in code(row[0])}
    assert told == dict(keys_of(document_type()))


def test_the_reference_has_every_kind_of_rule_with_its_keys() -> None:
    field = next(field for field in document_type().fields if field.name == "rule")
    (rules,) = [one for one in _alternatives(field.type) if isinstance(one, inspect.ListType)]
    needed_by = {kind_of(rule): condition for condition, rule in RULE_OF_CONDITION.items()}
    wanted = {
        str(rule.tag): (
            [key.name for key in rule.fields if key.required],
            [key.name for key in rule.fields if not key.required],
            [needed_by[str(rule.tag)]] if rule.tag in needed_by else [],
        )
        for rule in _structs(rules.item_type)
    }
    told = {}
    for kind, keys, _, condition in rows(PAGE, "kind"):
        must, _, may = keys.partition("perhaps")
        told[code(kind)[0]] = (code(must), code(may), code(condition))
    assert told == wanted


def test_the_exits_of_all_tiles_are_told() -> None:
    told = {int(tile): exits for exits, tiles in rows(PAGE, "exits") for tile in tiles.split(", ")}
    tiles = range(1, parts.TILES + 1)
    exits = {tile: parts.TILE_EXITS[tile * parts.SIDES] for tile in tiles}
    sides = range(parts.SIDES)
    assert told == {
        tile: ", ".join(parts.SIDE_IDS[side] for side in sides if exits[tile] >> side & 1) for tile in tiles
    }
