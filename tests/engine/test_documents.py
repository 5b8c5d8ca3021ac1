"""Options that may be a document: a text that a person wrote."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from hypogeum.engine.documents import LARGEST, NoDocument, UnreadableDocument, read_document, title_in, words_of
from hypogeum.engine.options import WrongOption
from hypogeum.engine.records import WrongRecord, read_record, verify, write_record
from hypogeum.engine.table import Table
from tests.documents import NOBODY, SECOND, START, WHY_NOT_NOBODY, let_people_write
from tests.kit import same_position
from tests.lantern.meta import GAME


@pytest.fixture(autouse=True)
def people_write(monkeypatch: pytest.MonkeyPatch) -> None:
    let_people_write(monkeypatch)


# The option


def test_a_text_of_several_lines_is_taken_as_it_is() -> None:
    assert START.read(SECOND) == SECOND
    assert START.read("not = 'read'\nby the = [option") == "not = 'read'\nby the = [option"
    assert START.read("last") == "last"


@pytest.mark.parametrize("value", ["first", "", 3, None, ["a\nb"]])
def test_everything_else_is_a_choice(value: object) -> None:
    with pytest.raises(WrongOption, match="it is one of lot, last, or a document"):
        START.read(value)


def test_a_document_has_a_largest_size_in_bytes() -> None:
    filling = "#" * (LARGEST - len(SECOND.encode()))
    assert START.read(SECOND + filling)
    with pytest.raises(WrongOption, match="more than 65536 bytes"):
        START.read(SECOND + filling + "#")
    with pytest.raises(WrongOption, match="more than 65536 bytes"):
        START.read("\n" + "é" * (LARGEST // 2))


def test_a_text_that_cannot_be_written_down_is_refused() -> None:
    with pytest.raises(WrongOption, match="not UTF-8"):
        START.read("half a sign\n\ud800")


def test_an_option_without_documents_takes_none() -> None:
    with pytest.raises(WrongOption, match=r"this document: it is one of random, 0, 1, 2$"):
        Table(GAME, {"first_player": SECOND}, 2, bytes(32))


def test_the_game_reads_it_and_says_what_is_wrong_without_repeating_it() -> None:
    GAME.check_document("start", SECOND)
    for table in (lambda: GAME.check_document("start", NOBODY), lambda: Table(GAME, {"start": NOBODY}, 3, bytes(32))):
        with pytest.raises(WrongOption) as caught:
            table()
        assert str(caught.value.expected) == WHY_NOT_NOBODY
        assert str(caught.value) == f"option 'start' cannot be this document: {WHY_NOT_NOBODY}"


# What is kept of it


def played() -> Table:
    """A whole game that seat 1 begins because a document says so."""
    table = Table(GAME, {"start": SECOND}, 3, bytes(32))
    assert table.state.decision.seats(table.state) == [1]
    while not table.state.over:
        state = table.state
        (seat,) = state.decision.seats(state)
        table.apply(state.decision.actions(state, seat)[0], seat)
    return table


def test_a_position_has_the_document_itself() -> None:
    table = Table(GAME, {"start": SECOND}, 3, bytes(32))
    position = GAME.write_position(table.state)
    assert position["options"]["start"] == SECOND
    again = GAME.read_position(position)
    assert again.table_options.first_player == 1
    same_position(GAME.write_position(again), position)


def test_a_record_has_the_document_itself_and_is_verified_by_it() -> None:
    record = read_record(write_record(played().record))
    assert record.header.options["start"] == SECOND
    verify(GAME, record)
    record.header.options["start"] = SECOND.replace("begins = 1", "begins = 2")
    with pytest.raises(WrongRecord):
        verify(GAME, record)
    record.header.options["start"] = NOBODY
    with pytest.raises(WrongRecord, match=WHY_NOT_NOBODY):
        verify(GAME, record)


# Files and titles


def test_a_file_is_read_as_a_document(tmp_path: Path) -> None:
    file = tmp_path / "second.toml"
    for content, text in (
        (SECOND.encode(), SECOND),
        (b"\xef\xbb\xbf" + SECOND.encode(), SECOND),
        (b"begins = 1\r\n", "begins = 1\r\n"),
        (b"begins = 1", "begins = 1\n"),
    ):
        file.write_bytes(content)
        assert read_document(file) == text


def test_a_file_that_is_no_document_says_why(tmp_path: Path) -> None:
    file = tmp_path / "second.toml"
    with pytest.raises(UnreadableDocument, match="No such file"):
        read_document(file)
    with pytest.raises(UnreadableDocument, match="directory"):
        read_document(tmp_path)
    file.write_bytes(b"begins = 1\n\nends = '\xff'\n")
    with pytest.raises(NoDocument) as caught:
        read_document(file)
    assert str(caught.value) == "line 3: it is not UTF-8 text; right would be a text that is saved as UTF-8"
    file.write_bytes(b"#" * (LARGEST + 1))
    with pytest.raises(NoDocument) as caught:
        read_document(file)
    assert str(caught.value) == "it has more than 65536 bytes; right would be at most 65536"


@pytest.mark.parametrize(
    ("error", "english", "french"),
    [
        (FileNotFoundError(errno.ENOENT, "?"), "No such file or directory", "aucun fichier de ce nom"),
        (IsADirectoryError(errno.EISDIR, "?"), "Is a directory", "c’est un dossier"),
        (PermissionError(errno.EACCES, "?"), "Permission denied", "lecture interdite"),
        (OSError(errno.EIO, "Input/output error"), "Input/output error", "Input/output error"),
        (OSError("no number"), "no number", "no number"),
    ],
)
def test_why_a_file_cannot_be_opened_is_told_in_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, english: str, french: str
) -> None:
    def fail(file: Path, mode: str) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", fail)
        with pytest.raises(UnreadableDocument) as caught:
            read_document(tmp_path / "second.toml")
    assert (str(caught.value), caught.value.reason.told("fr")) == (english, french)


def test_a_document_is_called_by_its_title_in_the_language_of_the_reader() -> None:
    assert (title_in(SECOND, "en"), title_in(SECOND, "fr")) == ("The Second First", "Le deuxième d’abord")
    assert title_in('[title]\nfr = "Seul"\n', "en") == "Seul"
    assert words_of(SECOND, "summary") == {"en": "Seat 1 begins."}


@pytest.mark.parametrize(
    "document",
    [
        "\n",
        "no toml\n",
        'title = "plain"\n',
        "[title]\nen = 3\n",
        '[title]\nen = " "\n',
        "a = " + "[" * 9000 + "\n",
        "a = " + "9" * 9000 + "\n",
    ],
)
def test_a_document_without_a_title_has_no_name(document: str) -> None:
    assert words_of(document, "title") == {}
    assert title_in(document, "en") == "…"
