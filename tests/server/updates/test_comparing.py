"""`hypogeum compare` lists what other rules would make otherwise of tables and records, and changes nothing."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import msgspec
import pytest

from hypogeum.cli import main
from hypogeum.engine.snapshots import Packed, pack, unpack
from hypogeum.games import find_game
from hypogeum.server.storage.sqlite.store import FILE
from tests.server.updates.keeping import FOLDER, KeptFolder, read_kept
from tests.server.updates.test_updates import NewRules, actions_of, everybody_leaves, play_on, updated

KEPT = read_kept(next(FOLDER.glob("heldentaufe-*.json.gz")))
RECORDS = Path(__file__).parents[2] / "records"


@pytest.fixture
def kept(tmp_path: Path) -> KeptFolder:
    KEPT.put_into(tmp_path)
    return KEPT


def contents(folder: Path) -> list[str]:
    database = sqlite3.connect(folder / FILE)
    found = list(database.iterdump())
    database.close()
    return found


def compared(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main(["compare", *arguments])
    return code, capsys.readouterr().out


def test_the_rules_that_have_played_find_no_difference(
    kept: KeptFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(tmp_path)
    assert compared(capsys, str(tmp_path), "--lang", "en") == (0, "Compared: 3. Different: 0.\n")
    assert contents(tmp_path) == before
    assert kept.over.record is not None
    record = tmp_path / "over.record"
    record.write_text(kept.over.record, encoding="utf-8")
    assert compared(capsys, str(record), "--lang", "fr")[0] == 0


def test_every_difference_is_listed_with_its_table_and_its_entry(
    kept: KeptFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    actions = actions_of(tmp_path, kept.running)
    verb = actions[30].partition(" ")[0]
    first = next(number for number, action in enumerate(actions, start=1) if action.startswith(verb))
    NewRules(find_game(kept.game), monkeypatch).without_verb(verb)
    code, out = compared(capsys, str(tmp_path), "--json")
    assert code == 1
    (found,) = [one for one in json.loads(out)["different"] if one["name"] == kept.running.id]
    assert (found["game"], found["rules_version"], found["entries"]) == (kept.game, kept.rules_version, len(actions))
    assert (found["differences"][0]["number"], found["differences"][0]["kind"]) == (first, "impossible")
    out = compared(capsys, str(tmp_path), "--lang", "en")[1]
    assert f"    entry {first}: it is impossible now: " in out


def test_what_is_told_and_where_it_leads_is_compared_too(
    kept: KeptFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = sqlite3.connect(tmp_path / FILE)
    told = "update entries set told = cast(replace(cast(told as text), '\"seat\":', '\"chair\":') as blob)"
    database.execute(f"{told} where table_id = ? and number = 5", (kept.running.id,))
    places = "select number, rules_version, kind, data from snapshots where table_id = ? and number > 0"
    number, version, kind, data = database.execute(places, (kept.running.id,)).fetchone()
    place = unpack(Packed(number=number, rules_version=version, kind=kind, data=data))
    other = pack(msgspec.structs.replace(place, position={**place.position, "turns": 99})).data
    database.execute("update snapshots set data = ? where table_id = ? and number > 0", (other, kept.running.id))
    database.commit()
    database.close()
    (different,) = json.loads(compared(capsys, str(tmp_path), "--json")[1])["different"]
    assert different["name"] == kept.running.id
    found = [(one["number"], one["kind"]) for one in different["differences"]]
    assert found[:2] == [(6, "events"), (number, "position")]
    assert different["differences"][1]["detail"] == "turns"


def test_what_is_damaged_is_listed_and_the_rest_compared(
    kept: KeptFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = sqlite3.connect(tmp_path / FILE)
    database.execute("update entries set action = 'leave' where number = 3 and table_id = ?", (kept.running.id,))
    database.commit()
    database.close()
    code, out = compared(capsys, str(tmp_path), "--json")
    (found,) = json.loads(out)["different"]
    assert (code, found["name"], found["differences"][0]["kind"]) == (1, kept.running.id, "unreadable")
    record = tmp_path / "cut.record"
    record.write_text((RECORDS / "heldentaufe-2-seats.record").read_text(encoding="utf-8")[:-9], encoding="utf-8")
    assert json.loads(compared(capsys, str(record), "--json")[1])["different"][0]["name"] == str(record)


def test_a_place_without_games_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", str(tmp_path), "--lang", "en"]) == 2
    assert "holds neither a database nor records" in capsys.readouterr().err


def test_a_record_of_other_rules_is_verified_as_far_as_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert KEPT.over.record is not None
    record = tmp_path / "over.record"
    record.write_text(KEPT.over.record, encoding="utf-8")
    NewRules(find_game(KEPT.game), monkeypatch)
    assert main(["verify", str(record), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["good"], told["rules_version"], told["unchecked"]) == (True, KEPT.rules_version, 0)
    record.write_text(KEPT.over.record.replace('"rules_version":', '"rules_version":1'), encoding="utf-8")
    assert main(["verify", str(record), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["line"] == 1


def test_a_record_in_which_the_rules_have_changed_is_replayed(
    kept: KeptFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By rules of today, also what those of then have played; where that is impossible, its actions are told."""
    rules = NewRules(find_game(kept.game), monkeypatch)
    with updated(kept, tmp_path) as (server, person):
        person.sit(kept.running.id, 0).next_state()
        play_on(server, kept.running, 3)
        everybody_leaves(server, kept.running)
        text = person.http.get(f"/api/tables/{kept.running.id}/record").text
    file = tmp_path / "changed.record"
    file.write_text(text, encoding="utf-8")
    changed = len(kept.running.frames) - 1
    assert main(["replay", str(file), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    mark = f"    New rules from here on: version {kept.rules_version + 1}.  [TBL-UPD-1]"
    assert lines.index(mark) + 1 == next(
        number for number, line in enumerate(lines) if line.startswith(f"{changed + 1}. ")
    )
    assert main(["position", str(file), "--at", "50"]) == 0
    assert json.loads(capsys.readouterr().out)["weather"] == "dry"
    assert main(["verify", str(file)]) == 0
    assert main(["compare", str(file)]) == 0
    capsys.readouterr()
    actions = [json.loads(line)["action"] for line in text.splitlines()[1 : changed + 1]]
    rules.without_verb(actions[30])
    assert main(["replay", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["entries"]
    assert [frame["action"] for frame in told[1 : changed + 1]] == actions
    assert main(["position", str(file), "--at", "50", "--lang", "en"]) == 1
    assert f"rules version {kept.rules_version}" in capsys.readouterr().err
