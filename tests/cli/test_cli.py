"""The command line as people and programs meet it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hypogeum.bots import make_bot
from hypogeum.cli import main
from hypogeum.engine.records import write_record
from hypogeum.games import GAMES, find_game
from hypogeum.lab.selfplay import record_game

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short whole game at random."""
    game = find_game("heldentaufe")
    bots = [make_bot("random", game, seat) for seat in range(2)]
    _, played = record_game(game, bots, {"target": 6, "round_limit": 10}, seed=3)
    file = tmp_path / "game.record"
    file.write_text(write_record(played), encoding="utf-8")
    return file


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["--lang", "en", *words])
    out, err = capsys.readouterr()
    return code, out, err


def test_games_lists_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "heldentaufe: Heldentaufe, 2 to 5 seats, 392 rules" in out
    assert "command_mode = consent (consent, dice, rotate, auto)" in out


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "games", "--json")
    assert [game["id"] for game in json.loads(out)] == list(GAMES)


def test_simulate_as_json_has_the_promised_figures(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--games", "4", "--bots", "random", "--seats", "3", "--seed", "5", "--check", "--json")
    code, out, _ = run(capsys, "simulate", "heldentaufe", *words, "--option", "target=6")
    summary = json.loads(out)
    assert code == 0
    assert summary["games"] == summary["finished"] == 4
    assert summary["capped"] == 0
    assert sum(summary["wins_by_seat"]) == 4
    assert len(summary["wins_by_seat"]) == 3
    assert summary["decisions"] > 0
    assert summary["seconds"] > 0
    assert summary["decisions_per_second"] > 0
    assert isinstance(summary["compiled"], bool)
    assert summary["length"]["low"] <= summary["length"]["median"] <= summary["length"]["high"]


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "heldentaufe", "--games", "2", "--option", "round_limit=10", "--json")
    first, second = (json.loads(run(capsys, *words)[1]) for _ in range(2))
    other = json.loads(run(capsys, *words, "--seed", "50")[1])
    assert first["decisions"] == second["decisions"] != other["decisions"]


def test_several_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "heldentaufe", "--games", "3", "--option", "round_limit=10", "--json")
    alone = json.loads(run(capsys, *words)[1])
    shared = json.loads(run(capsys, *words, "--jobs", "2")[1])
    assert alone["decisions"] == shared["decisions"]
    assert alone["wins_by_seat"] == shared["wins_by_seat"]


def test_a_game_over_the_cap_is_counted_as_capped(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "simulate", "heldentaufe", "--games", "2", "--max-decisions", "30", "--json")
    assert json.loads(out)["capped"] == 2
    assert json.loads(out)["finished"] == 0


def test_simulate_keeps_records_that_verify(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("--games", "2", "--option", "round_limit=10", "--records", str(tmp_path / "kept"), "--sweep")
    assert run(capsys, "simulate", "heldentaufe", *words)[0] == 0
    files = sorted((tmp_path / "kept").iterdir())
    assert len(files) == 2
    for file in files:
        assert run(capsys, "verify", str(file))[0] == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "chess"), 'There is no game "chess"'),
        (("simulate", "heldentaufe", "--bots", "genius"), 'There is no bot "genius"'),
        (("simulate", "heldentaufe", "--seats", "9"), "has 2 to 5 seats, not 9"),
        (("simulate", "heldentaufe", "--option", "target=99"), "6 to 30"),
        (("simulate", "heldentaufe", "--option", "nonsense=1"), "there is no such option"),
        (("simulate", "heldentaufe", "--option", "target"), "name=value"),
        (("simulate", "heldentaufe", "--games", "0"), "--games starts at 1"),
        (("rules", "heldentaufe", "HT-XXX-1"), 'There is no rule "HT-XXX-1"'),
        (("verify", "no-such-file"), 'The file "no-such-file" cannot be read'),
    ],
)
def test_errors_say_what_to_do(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str) -> None:
    code, out, err = run(capsys, *words)
    assert code == 2
    assert out == ""
    assert said in err


def test_a_wrong_word_is_answered_with_the_way_on(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--lang", "en", "simulate", "heldentaufe", "--gmaes", "3"])
    assert caught.value.code == 2
    assert "hypogeum --help" in capsys.readouterr().err.replace("simulate ", "")


def test_verify_finds_a_changed_byte_and_names_the_line(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert run(capsys, "verify", str(record))[0] == 0
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[4] = lines[4].replace('"seat":0', '"seat":1') if '"seat":0' in lines[4] else lines[4].replace("1", "0", 1)
    record.write_text("".join(lines), encoding="utf-8")
    code, out, _ = run(capsys, "verify", str(record))
    assert code == 1
    assert "Line 5" in out
    code, out, _ = run(capsys, "verify", str(record), "--json")
    assert json.loads(out)["good"] is False
    assert json.loads(out)["line"] == 5


@pytest.mark.parametrize(
    ("language", "name", "ending"),
    [
        ("en", "sub_terra-3-seats-random", "lost by the team"),
        ("fr", "sub_terra-3-seats-random", "défaite de l’équipe"),
        ("en", "sub_terra-5-seats-legion-typhaon", "won by seat 4"),
        ("fr", "sub_terra-5-seats-legion-typhaon", "victoire\N{NO-BREAK SPACE}: place 4"),
    ],
)
def test_a_team_loses_against_the_game_or_another_side(
    capsys: pytest.CaptureFixture[str], language: str, name: str, ending: str
) -> None:
    file = str(RECORDS / f"{name}.record")
    assert main(["--lang", language, "replay", file]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == ending
    assert main(["--lang", language, "verify", file]) == 0
    assert ending in capsys.readouterr().out


def test_replay_tells_the_game_in_both_languages(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, english, _ = run(capsys, "replay", str(record))
    assert code == 0
    assert main(["--lang", "fr", "replay", str(record)]) == 0
    french = capsys.readouterr().out
    assert "seat 0" in english
    assert "place 0" in french
    assert "event-" not in english + french, "every event has a sentence"


def test_replay_shows_a_spectator_no_drawn_card(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    _, out, _ = run(capsys, "replay", str(record), "--json")
    drawn = [e for entry in json.loads(out)["entries"] for e in entry["events"] if e["kind"] == "card_drawn"]
    assert drawn
    assert all("card" not in event for event in drawn)
    _, out, _ = run(capsys, "replay", str(record), "--json", "--seat", "0")
    own = [e for entry in json.loads(out)["entries"] for e in entry["events"] if e["kind"] == "card_drawn"]
    assert all(("card" in event) == (event["seat"] == 0) for event in own)


def test_position_at_an_entry(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, out, _ = run(capsys, "position", str(record), "--at", "3")
    assert code == 0
    position = json.loads(out)
    game = find_game("heldentaufe")
    assert game.write_position(game.read_position(position)) == position
    assert run(capsys, "position", str(record), "--at", "99999")[0] == 2


def test_rules_prints_one_rule_or_all(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "heldentaufe", "ht-mov-1")
    assert code == 0
    assert out.startswith("HT-MOV-1  ")
    assert "HT-END-1" in run(capsys, "rules", "heldentaufe")[1]
    assert "Feu de camp" in (main(["rules", "heldentaufe", "--lang", "fr"]), capsys.readouterr().out)[1]


def test_bench_as_json_has_the_promised_figures(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "--seconds", "0.05", "--json")
    assert code == 0
    figures = json.loads(out)
    assert isinstance(figures["compiled"], bool)
    for name in ("decisions", "copies", "views", "playouts"):
        assert figures["games"]["heldentaufe"][f"{name}_per_second"] > 0


@pytest.mark.parametrize(
    "command", ["serve", "think", "games", "simulate", "bench", "replay", "verify", "rules", "position"]
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_has_help_with_examples(capsys: pytest.CaptureFixture[str], command: str, language: str) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--lang", language, command, "--help"])
    assert caught.value.code == 0
    out = capsys.readouterr().out
    assert f"hypogeum {command}" in out
    assert ("examples:" if language == "en" else "exemples\u00a0:") in out
