"""Options whose value is the file of a text that a person wrote."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hypogeum.cli import main
from hypogeum.commands.common import options_in_words, texts_for
from tests.documents import NOBODY, SECOND, WHY_NOT, let_people_write
from tests.kit import rule


@pytest.fixture(autouse=True)
def people_write(monkeypatch: pytest.MonkeyPatch) -> None:
    let_people_write(monkeypatch)


def run(capsys: pytest.CaptureFixture[str], *words: str, language: str = "en") -> tuple[int, str, str]:
    code = main(["--lang", language, *words])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_record_is_checked_and_told_without_the_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, kept = tmp_path / "second.toml", tmp_path / "kept"
    file.write_text(SECOND, encoding="utf-8")
    words = ("--games", "1", "--seats", "3", "--option", f"start={file}", "--records", str(kept))
    assert run(capsys, "simulate", "lantern", *words)[0] == 0
    file.unlink()
    (record,) = map(str, kept.iterdir())
    assert run(capsys, "verify", record)[0] == 0
    told = json.loads(run(capsys, "replay", record, "--json")[1])
    assert told["header"]["options"]["start"] == SECOND
    assert "seat 1 begins." in run(capsys, "replay", record)[1]
    assert json.loads(run(capsys, "position", record, "--at", "0")[1])["options"]["start"] == SECOND


@pytest.mark.parametrize("command", ["simulate", "balance"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_file_that_is_not_there_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, language: str
) -> None:
    file = str(tmp_path / "nowhere.toml")
    code, out, err = run(capsys, command, "lantern", "--option", f"start={file}", language=language)
    assert (code, out) == (2, "")
    assert file in err
    assert "lot, last" in err
    assert ("(No such file or directory)" if language == "en" else "(aucun fichier de ce nom)") in err
    assert ("check the name" if language == "en" else "vérifiez le nom") in err


@pytest.mark.parametrize("command", ["simulate", "balance"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_wrong_file_is_told_by_what_the_game_finds_in_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, language: str
) -> None:
    file = tmp_path / "nobody.toml"
    file.write_text(NOBODY, encoding="utf-8")
    code, out, err = run(capsys, command, "lantern", "--option", f"start={file}", language=language)
    assert (code, out) == (2, "")
    assert str(file) in err
    assert WHY_NOT[language] in err
    assert "Traceback" not in err
    assert "[title]" not in err


NO_TEXT, TOO_LARGE = b"begins = 0\n# \xe9t\xe9\n", b"#" * 10_000_000


@pytest.mark.parametrize(
    ("language", "content", "reason"),
    [
        ("en", NO_TEXT, "line 2: it is not UTF-8 text; right would be a text that is saved as UTF-8"),
        ("en", TOO_LARGE, "it has more than 65536 bytes; right would be at most 65536"),
        (
            "fr",
            NO_TEXT,
            "ligne 2\u00a0: ce n’est pas du texte en UTF-8\u202f; ce qu’il faut\u00a0: un texte enregistré en UTF-8",
        ),
        ("fr", TOO_LARGE, "plus de 65536 octets\u202f; ce qu’il faut\u00a0: 65536 au maximum"),
    ],
    ids=["other letters", "ten megabytes", "other letters in French", "ten megabytes in French"],
)
def test_a_file_that_is_no_text_is_to_be_mended(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, content: bytes, reason: str
) -> None:
    file = tmp_path / "strange.toml"
    file.write_bytes(content)
    code, out, err = run(capsys, "simulate", "lantern", "--option", f"start={file}", language=language)
    assert (code, out) == (2, "")
    assert str(file) in err
    assert f"{reason}. " in err
    assert ("Mend it" if language == "en" else "Corrigez-le") in err


@pytest.mark.parametrize(
    ("value", "english", "french"),
    [
        ("turn_seconds=1", "it is a whole number from 30 to 600, or 0", "un nombre entier, de 30 à 600, ou bien 0"),
        ("allow_undo=often", "it is true or false", "il faut true ou false"),
        ("replacement_bot=best", "it is one of off, random", "une de ces valeurs\u00a0: off, random"),
        ("speed=3", "there is no such option; there are", "cette option n’existe pas\u202f; il y a"),
    ],
)
def test_a_wrong_option_is_told_in_the_language_of_the_reader(
    capsys: pytest.CaptureFixture[str], value: str, english: str, french: str
) -> None:
    name, _, given = value.partition("=")
    code, _, err = run(capsys, "simulate", "lantern", "--option", value)
    assert (code, err.startswith(f"option '{name}' cannot be '{given}': {english}")) == (2, True)
    code, _, err = run(capsys, "simulate", "lantern", "--option", value, language="fr")
    assert code == 2
    assert err.startswith(f"L’option «\u00a0{name}\u00a0» ne peut pas valoir '{given}'\u00a0: ")
    assert french in err


def test_a_wrong_scenario_is_told_in_french(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    well = Path(__file__).parents[2] / "docs" / "scenarios" / "the_well.toml"
    text = well.read_text(encoding="utf-8").replace("pm = 4", 'pm = "four"')
    Path("well.toml").write_text(text, encoding="utf-8")
    code, out, err = run(capsys, "simulate", "claustrophobia", "--option", "scenario=well.toml", language="fr")
    assert (code, out) == (2, "")
    line = text.split("\n").index('pm = "four"') + 1
    assert err == (
        "Le fichier «\u00a0well.toml\u00a0» ne convient pas à l’option «\u00a0scenario\u00a0»\u00a0: "
        f'ligne {line}, infernal.pm\u00a0: la valeur ne peut pas être "four"\u202f; '
        "ce qu’il faut\u00a0: un nombre entier de 0 à 99. Corrigez-le, puis recommencez.\n"
    )


@rule("CL-OPT-3", "CL-OPT-2", "CL-VAR-5")
@pytest.mark.parametrize("value", ["turn_limit=off", "other_stack=true", "demons=random"])
def test_what_a_scenario_does_not_allow_is_refused_before_any_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, value: str
) -> None:
    well = Path(__file__).parents[2] / "docs" / "scenarios" / "the_well.toml"
    file = tmp_path / "well.toml"
    text = well.read_text(encoding="utf-8").replace('demons = ["D04"]', "demons = []")
    file.write_text(text, encoding="utf-8")
    wrong = ("simulate", "claustrophobia", "--option", f"scenario={file}", "--option", value)
    code, out, err = run(capsys, *wrong, language="fr")
    assert (code, out) == (2, "")
    assert err.startswith(f"L’option «\u00a0{value.partition('=')[0]}\u00a0» ne peut pas valoir ")
    assert "scénario" in err


def test_a_choice_is_no_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "last").write_text(NOBODY, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert run(capsys, "simulate", "lantern", "--games", "1", "--option", "start=last")[0] == 0


def test_the_list_of_games_says_that_a_file_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    assert "start = lot (lot, last, or a file of your own)" in run(capsys, "games")[1]


def test_a_report_calls_a_document_by_its_title(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, folder = tmp_path / "second.toml", tmp_path / "balance"
    file.write_text(SECOND, encoding="utf-8")
    words = ("--games", "2", "--seats", "2", "--bots", "random", "--option", f"start={file}", "--folder", str(folder))
    assert run(capsys, "balance", "lantern", *words, language="fr")[0] == 0
    assert "Le deuxième d’abord |" in (folder / "lantern.fr.md").read_text(encoding="utf-8")


def test_options_are_told_in_one_line() -> None:
    told = options_in_words({"start": SECOND, "turn_seconds": 60}, texts_for("fr"))
    assert told == "{'start': 'Le deuxième d’abord', 'turn_seconds': 60}"
