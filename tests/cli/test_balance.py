"""`hypogeum balance` as people and programs meet it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

import hypogeum
from hypogeum.cli import main
from hypogeum.games import GAMES
from tests.cli.test_texts import keys

CHOSEN = ("--option", "hero_assignment=choose", "--option", "round_limit=10")
FEW = ("--games", "2", "--bots", "random", "--seats", "2", *CHOSEN)


def run(capsys: pytest.CaptureFixture[str], *words: str, language: str = "en") -> tuple[int, str, str]:
    code = main(["--lang", language, "balance", *words])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_report_is_written_with_its_plots_and_figures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "balance"
    code, out, _ = run(capsys, "heldentaufe", *FEW, "--folder", str(folder))
    assert code == 0
    assert out == f"Written: {folder / 'heldentaufe.md'}, with 3 plots, from 2 games.\n"
    assert sorted(file.name for file in folder.iterdir()) == [
        "heldentaufe-standard-cast-hero.svg",
        "heldentaufe-standard-length.svg",
        "heldentaufe-standard-points.svg",
        "heldentaufe.json",
        "heldentaufe.md",
    ]
    page = (folder / "heldentaufe.md").read_text(encoding="utf-8")
    assert "hypogeum balance heldentaufe --games 2 --bots random --seed 0 --seats 2 --option hero_assign" in page


def test_the_same_command_writes_the_same_bytes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        run(capsys, "heldentaufe", *FEW, "--folder", str(folder))
    one, other = ({file.name: file.read_bytes() for file in folder.iterdir()} for folder in folders)
    assert one == other


def test_kept_figures_are_written_in_french_without_playing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "heldentaufe", *FEW, "--folder", str(tmp_path))
    kept = (tmp_path / "heldentaufe.json").read_bytes()
    code, out, _ = run(capsys, "heldentaufe", "--kept", "--folder", str(tmp_path), language="fr")
    assert code == 0
    assert out.startswith("Écrit\u00a0: ")
    assert "# L’équilibre du jeu Heldentaufe" in (tmp_path / "heldentaufe.fr.md").read_text(encoding="utf-8")
    assert (tmp_path / "heldentaufe.json").read_bytes() == kept


def test_json_has_all_figures_and_writes_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "heldentaufe", *FEW, "--json", "--folder", str(tmp_path / "none"))
    figures = json.loads(out)
    assert code == 0
    assert figures["games"] == 2
    assert figures["plan"]["bots"] == ["random"]
    (group,) = figures["groups"]
    assert sum(group["endings"].values()) == 2
    assert sum(share["wins"] for share in group["by_seat"]) == 2
    assert figures["casts"][0]["cast"] == "hero"
    assert not (tmp_path / "none").exists()


def test_without_matplotlib_the_tables_are_written_all_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    code, out, err = run(capsys, "heldentaufe", *FEW, "--folder", str(tmp_path))
    assert code == 0
    assert "with 0 plots" in out
    assert "requirements/reports.lock" in err
    page = (tmp_path / "heldentaufe.md").read_text(encoding="utf-8")
    assert "## Length of games" in page
    assert "![" not in page


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), 'There is no game "chess"'),
        (("heldentaufe", "--seats", "7"), "heldentaufe has 2 to 5 seats, not 7."),
        (("heldentaufe", "--seats", "two"), "heldentaufe has 2 to 5 seats, not two."),
        (("heldentaufe", "--bots", "genius"), 'There is no bot "genius"'),
        (("heldentaufe", "--games", "0"), '"0" is too small: --games starts at 1.'),
        (("heldentaufe", "--option", "target"), '"target" is no option.'),
        (("heldentaufe", "--option", "first_player=4"), "the seats of this table are 0 to 1"),
        (("terror_below", "--seats", "3", "--option", "scenario=emergency"), "Nothing is left to play"),
        (("heldentaufe", "--kept", "--folder", "nowhere"), 'There are no figures of heldentaufe in "nowhere"'),
    ],
)
def test_what_cannot_be_measured_is_said(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str) -> None:
    code, out, err = run(capsys, *words)
    assert code == 2
    assert out == ""
    assert said in err


def test_damaged_figures_are_not_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "heldentaufe.json").write_text('{"plan": 3}', encoding="utf-8")
    code, _, err = run(capsys, "heldentaufe", "--kept", "--folder", str(tmp_path))
    assert code == 2
    assert "Run the command once without --kept" in err


def test_a_folder_that_cannot_be_is_said_before_playing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    code, _, err = run(capsys, "heldentaufe", "--games", "100000", "--folder", str(tmp_path / "file"))
    assert code == 2
    assert "cannot be written" in err


def test_help_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["balance", "--help", "--lang", "fr"])
    out = capsys.readouterr().out
    assert "exemples\u00a0:" in out
    assert f"hypogeum balance {GAMES[0]} --kept --lang fr" in out


def test_every_key_of_the_report_exists_and_is_used() -> None:
    home = Path(hypogeum.__file__).parent
    code = "\n".join(file.read_text(encoding="utf-8") for file in (home / "lab").glob("*.py"))
    asked = set(re.findall(r"[\"']((?:report|finding|plot)-[a-z-]+)[\"']", code))
    known = {key for key in keys("en") if key.startswith(("report-", "finding-", "plot-"))}
    assert asked <= known
    columns = set(re.findall(r'"([a-z-]+)"', code))
    assert {key for key in known - asked if key.partition("-")[2] not in columns} == set()
