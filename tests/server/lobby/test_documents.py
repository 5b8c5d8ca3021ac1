"""Documents that the server offers: a folder of texts that people wrote for options of games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hypogeum.cli import main
from hypogeum.engine.options import WrongOption
from hypogeum.engine.records import read_record, verify
from hypogeum.server import serve
from hypogeum.server.edge import openapi
from hypogeum.server.lobby.documents import read_folder
from hypogeum.server.protocol.problems import wrong_option
from tests.documents import NOBODY, SECOND, WHY_NOT, WHY_NOT_NOBODY, let_people_write, said
from tests.lantern.meta import GAME
from tests.server.house import Message, Person, Server, serving

TOLD = {
    "title": {"en": "The Second First", "fr": "Le deuxième d’abord"},
    "summary": {"en": "Seat 1 begins."},
}


@pytest.fixture(autouse=True)
def people_write(monkeypatch: pytest.MonkeyPatch) -> None:
    let_people_write(monkeypatch)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A good file among wrong ones."""
    folder = tmp_path / "scenarios"
    folder.mkdir()
    (folder / "second.toml").write_text(SECOND, encoding="utf-8")
    (folder / "nobody.toml").write_text(NOBODY, encoding="utf-8")
    (folder / "nameless.toml").write_text("begins = 0\n", encoding="utf-8")
    (folder / "bytes.toml").write_bytes(b"\xff\xfe")
    (folder / "notes.txt").write_text("not looked at", encoding="utf-8")
    return folder


@pytest.fixture
def offering(tmp_path: Path, folder: Path) -> Iterator[Server]:
    """A server with the folder, which is gone when tables are made."""
    documents, _ = read_folder(folder)
    for file in folder.iterdir():
        file.unlink()
    with serving(tmp_path / "data", documents=documents) as running:
        yield running


def lantern(person: Person) -> Message:
    found: Message = next(game for game in person.get("/games") if game["id"] == "lantern")
    return found


# Reading the folder


def test_every_file_is_tried_and_the_wrong_ones_say_why(folder: Path) -> None:
    documents, left_out = read_folder(folder)
    assert [offer.value for offer in documents.offered(GAME)["start"]] == ["file:second"]
    reasons = {one.file.name: str(one.reason) for one in left_out}
    assert list(reasons) == ["bytes.toml", "nameless.toml", "nobody.toml"]
    assert reasons["bytes.toml"] == "line 1: it is not UTF-8 text; right would be a text that is saved as UTF-8"
    assert "[title]" in reasons["nameless.toml"]
    assert reasons["nobody.toml"].endswith(f"Lantern: {WHY_NOT_NOBODY}")


def test_a_file_whose_name_cannot_be_told_keeps_nobody_from_the_others(folder: Path) -> None:
    try:
        (folder / "strange\udcff.toml").write_text(SECOND, encoding="utf-8")
    except OSError:
        pytest.skip("such a name cannot be given here")
    documents, left_out = read_folder(folder)
    assert [offer.value for offer in documents.offered(GAME)["start"]] == ["file:second"]
    reason = "its name cannot be told; right would be a name of letters and digits"
    assert reason in [str(one.reason) for one in left_out]


def test_a_mistake_of_a_game_leaves_the_file_out(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(option: str, document: str) -> None:
        raise ZeroDivisionError("ouch")

    monkeypatch.setattr(GAME, "check_document", fail)
    documents, left_out = read_folder(folder)
    assert documents.offered(GAME) == {}
    assert "ZeroDivisionError: ouch" in str(left_out[-1].reason)


@pytest.mark.parametrize(
    ("language", "said"), [("en_GB.UTF-8", "is not offered"), ("fr_FR.UTF-8", "n’est pas proposé")]
)
def test_wrong_files_are_named_and_the_server_starts_nevertheless(
    tmp_path: Path,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    said: str,
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setattr("uvicorn.Server.run", lambda server, sockets: [one.close() for one in sockets])
    assert serve("127.0.0.1", 0, tmp_path / "data", False, folder) == 0
    out, err = capsys.readouterr()
    assert "http://127.0.0.1" in out
    assert err.count(said) == 3
    assert WHY_NOT[language[:2]] in err
    assert "second.toml" not in err


def test_the_language_that_is_asked_for_goes_before_that_of_the_terminal(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr("uvicorn.Server.run", lambda server, sockets: [one.close() for one in sockets])
    words = ("serve", "--lang", "fr", "--no-browser", "--port", "0", "--data", str(tmp_path / "data"))
    assert main([*words, "--scenarios", str(folder)]) == 0
    out, err = capsys.readouterr()
    assert "est lancé" in out
    for reason in (
        "ligne 1\u00a0: ce n’est pas du texte en UTF-8\u202f; ce qu’il faut\u00a0: un texte enregistré en UTF-8",
        "il n’y a pas de [title] avec le nom dans chaque langue",
        f"Lantern\u00a0: {WHY_NOT['fr']}",
        "Claustrophobia 1643\u00a0: ligne 1, begins\u00a0: cette clé n’existe pas\u202f; ce qu’il faut",
    ):
        assert reason in err


@pytest.mark.parametrize(("language", "said"), [("en_GB.UTF-8", "cannot be read"), ("fr_FR.UTF-8", "ne peuvent pas")])
def test_a_folder_that_is_not_there_is_said_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    assert serve("127.0.0.1", 0, tmp_path / "data", False, tmp_path / "nowhere") == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert "nowhere" in err
    assert "--scenarios" in err
    assert not (tmp_path / "data").exists()


# Playing


def test_the_form_is_told_titles_and_no_text(offering: Server) -> None:
    game = lantern(offering.person())
    assert game["documents"] == {"start": [{"value": "file:second", **TOLD}]}
    assert next(option for option in game["options"] if option["id"] == "start")["documents"]
    others = [other for other in offering.person().get("/games") if other["id"] != "lantern"]
    assert all("file:second" not in str(other) for other in others)


def test_a_table_keeps_the_text_and_tells_the_title(offering: Server, tmp_path: Path) -> None:
    host, friend = offering.person(), offering.person()
    table = host.make("me", "friend", game="lantern", start="file:second")
    assert table["options"]["start"] == TOLD
    link = table["invitations"]["1"]
    told = [
        host.get(f"/tables/{table['id']}"),
        friend.post(f"/tables/{table['id']}/invitation", {"invitation": link})["table"],
        *host.get("/tables"),
    ]
    assert all(one["options"]["start"] == TOLD for one in told)
    socket = host.sit(table, 0)
    assert socket.next_state()["question"]["seats"] == [1]
    assert not [text for text in socket.heard if "begins = " in text]
    live = offering.live(table)
    assert live is not None
    assert live.row.options["start"] == SECOND
    assert live.engine.record.header.options["start"] == SECOND


def test_a_table_outlives_the_offer_and_its_rematch_is_played_by_the_same_text(
    offering: Server, tmp_path: Path
) -> None:
    host = offering.person()
    table = host.make("me", "hotseat", game="lantern", start="file:second")
    secret = host.secret
    offering.stop()
    with serving(tmp_path / "data") as later:
        host = later.person(secret)
        assert lantern(host)["documents"] == {}
        socket = host.sit(table, 0)
        assert socket.next_state()["question"]["seats"] == [1]
        host.command(table, "give_up", seat=0)
        record = read_record(host.http.get(f"/api/tables/{table['id']}/record").text)
        assert record.header.options["start"] == SECOND
        verify(GAME, record)
        again = host.command(table, "rematch")["rematch"]
        assert host.get(f"/tables/{again}")["options"]["start"] == TOLD
        assert later.person(secret).sit(again, 0).next_state()["question"]["seats"] == [1]


@pytest.mark.parametrize("value", ["file:nobody", "file:", "second", "", SECOND, "file:../second", 3])
def test_what_is_not_offered_is_refused(offering: Server, value: object) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    body = {"game": "lantern", "seats": seats, "options": {"start": value}}
    status, problem = offering.person().refused("POST", "/tables", json=body)
    assert (status, problem["code"], problem["args"]["option"]) == (422, "wrong_option", "start")
    assert "[title]" not in str(problem)


def test_a_choice_needs_no_file(offering: Server) -> None:
    table = offering.person().make("me", "hotseat", game="lantern", start="last")
    assert table["options"]["start"] == "last"


def test_a_problem_does_not_repeat_the_text() -> None:
    problem = wrong_option(WrongOption("start", SECOND, said("seats"))).problem
    expected = {"en": "it is for three seats", "fr": "il faut trois places"}
    assert problem.args == {"option": "start", "value": "", "expected": expected}
    assert "The Second First" not in problem.detail


def test_the_description_of_the_api_knows_offered_documents() -> None:
    schema = openapi._new_table_of("lantern", {"properties": {"seats": {}}})
    start = schema["properties"]["options"]["properties"]["start"]
    assert start["anyOf"] == [{"enum": ["lot", "last"]}, {"type": "string", "pattern": "^file:"}]
