"""The build: stamps that notice changes, and a compiled engine that is never older than its sources."""

from pathlib import Path

import pytest

from hypogeum.games import GAMES
from tools import compiled, web
from tools.mypyc_groups import groups_of
from tools.paths import ROOT, content_hash, is_stamped, write_stamp


def test_a_stamp_notices_a_changed_a_renamed_and_a_missing_file(tmp_path: Path) -> None:
    file, other = tmp_path / "a", tmp_path / "b"
    file.write_text("one")
    before = content_hash([file])
    assert content_hash([file]) == before
    file.write_text("two")
    assert content_hash([file]) != before
    file.write_text("one")
    file.rename(other)
    assert content_hash([other]) != before
    assert content_hash([file]) != before


def test_a_stamp_is_found_again(tmp_path: Path) -> None:
    stamp = tmp_path / "deep" / "stamp"
    assert not is_stamped(stamp, "x")
    write_stamp(stamp, "x")
    assert is_stamped(stamp, "x")
    assert not is_stamped(stamp, "y")


def test_what_is_compiled_is_source_of_this_package() -> None:
    assert compiled.sources()
    assert all(file.is_relative_to(ROOT / "src" / "hypogeum") for file in compiled.sources())


def test_the_client_is_built_and_names_no_machine() -> None:
    if not web.is_current():
        pytest.skip("the client is not built, or its sources changed since")
    page = (web.STATIC / "index.html").read_text()
    assert "assets/" in page
    assert str(ROOT) not in page


def test_each_game_is_compiled_with_its_bots_beside_the_engine() -> None:
    files = [str(file.relative_to(ROOT)) for file in compiled.sources()]
    groups = groups_of(files)
    assert sorted(groups) == ["engine", *sorted(GAMES)]
    assert sorted(file for group in groups.values() for file in group) == sorted(files)
    assert "src/hypogeum/bots/heldentaufe/careful.py" in groups["heldentaufe"]
    assert "src/hypogeum/bots/search.py" in groups["engine"]
