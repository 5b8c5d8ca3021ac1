"""The build: stamps that notice changes, and a compiled engine that is never older than its sources."""

import shutil
from pathlib import Path

import pytest

from hypogeum._sources import source_hashes
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
    if not web.PRODUCT.is_current():
        pytest.skip("the client is not built, or its sources changed since")
    page = (web.STATIC / "index.html").read_text()
    assert "assets/" in page
    assert str(ROOT) not in page


class Npm:
    """Stands for npm: notes what it is asked for, and installs a tool of the checks unless they are left out."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.asked: list[tuple[str, ...]] = []
        monkeypatch.setattr(web, "WEB", folder)
        monkeypatch.setattr(web, "MODULES", folder / "node_modules")
        monkeypatch.setattr(web, "npm", self)
        self.lock("first")

    def lock(self, text: str) -> None:
        (self.folder / "package-lock.json").write_text(text)

    def has_checks(self) -> bool:
        return (self.folder / web.VITEST).exists()

    def __call__(self, folder: Path, *arguments: str) -> int:
        self.asked.append(arguments)
        shutil.rmtree(folder / "node_modules", ignore_errors=True)
        if "--omit=dev" not in arguments:
            (folder / web.VITEST).parent.mkdir(parents=True)
            (folder / web.VITEST).touch()
        return 0


def test_to_build_alone_the_packages_of_the_checks_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    npm = Npm(tmp_path, monkeypatch)
    web.install_packages()
    web.install_packages()
    assert npm.asked == [("ci", "--omit=dev")]
    web.install_packages("dev")
    assert npm.asked == [("ci", "--omit=dev"), ("ci",)]


def test_a_build_never_removes_what_the_checks_need(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npm = Npm(tmp_path, monkeypatch)
    web.install_packages("dev")
    web.install_packages()
    assert npm.asked == [("ci",)]
    npm.lock("second")
    web.install_packages()
    assert npm.has_checks()
    (tmp_path / "node_modules" / ".dev").unlink()
    web.install_packages()
    assert npm.has_checks()
    assert npm.asked == [("ci",)] * 3
    web.install_packages("dev")
    assert npm.asked == [("ci",)] * 3


def test_each_game_is_compiled_with_its_bots_beside_the_engine_and_the_server() -> None:
    files = compiled.sources()
    groups = groups_of(files)
    games = [meta.parent.name for meta in (ROOT / "src" / "hypogeum" / "games").glob("*/meta.py")]
    assert len(games) > 1
    assert sorted(groups) == sorted(["engine", "server", *games])
    assert sorted(file for group in groups.values() for file in group) == files
    bots = ROOT / "src" / "hypogeum" / "bots"
    assert bots / "heldentaufe" / "policy.py" in groups["heldentaufe"]
    assert bots / "search.py" in groups["engine"]


def test_every_group_has_a_hash_that_notices_changed_constants(tmp_path: Path) -> None:
    for folder in ("engine", "games/cave", "bots/cave"):
        (tmp_path / folder).mkdir(parents=True)
    for file in ("engine/state.py", "games/__init__.py", "games/cave/meta.py", "bots/search.py", "bots/cave/bot.py"):
        (tmp_path / file).write_text("LEVEL = 1")
    before = source_hashes(tmp_path)
    assert sorted(before) == ["cave", "engine"]
    for file, group in (("bots/search.py", "engine"), ("games/__init__.py", "engine"), ("bots/cave/bot.py", "cave")):
        (tmp_path / file).write_text("LEVEL = 2")
        after = source_hashes(tmp_path)
        assert {name for name in after if after[name] != before[name]} == {group}
        before = after
