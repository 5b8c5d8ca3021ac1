"""The files of the browser client, and the page that says that they are not there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Server, serving


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Server]:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>Hypogeum</title>")
    (client / "assets" / "index-abc123.js").write_text("let a = 1")
    (client / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with serving(tmp_path / "data", client=client) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/index.html", "/tables/abc", "/rules/heldentaufe/HT-MOV-1", "/x.y"])
def test_every_address_of_the_client_is_the_page(built: Server, path: str) -> None:
    answer = built.person().http.get(path)
    assert (answer.status_code, answer.text) == (200, "<title>Hypogeum</title>")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["referrer-policy"] == "same-origin"


def test_assets_are_kept_for_ever_and_other_files_are_asked_for(built: Server) -> None:
    http = built.person().http
    script = http.get("/assets/index-abc123.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    assert http.get("/icon.svg").headers["cache-control"] == "no-cache"
    assert http.get("/assets/index-old.js").status_code == 404
    assert http.head("/").status_code == 200
    assert http.post("/").status_code == 405


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"])
def test_nothing_outside_the_client_is_served(built: Server, path: str) -> None:
    assert "secret" not in built.person().http.get(path).text


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/" + "a/" * 3000])
def test_an_address_that_no_file_can_have_is_the_page(built: Server, path: str) -> None:
    answer = built.person().http.get(path)
    assert (answer.status_code, answer.text) == (200, "<title>Hypogeum</title>")


def test_a_file_that_no_file_can_be_called_is_not_there(built: Server) -> None:
    assert built.person().http.get("/assets/" + "a" * 300).status_code == 404


def test_without_a_client_a_page_says_what_to_do_in_both_languages(tmp_path: Path) -> None:
    with serving(tmp_path / "data", client=tmp_path / "nothing") as server:
        answer = server.person().http.get("/tables/abc")
        assert answer.status_code == 503
        assert answer.text.count("python3 dev.py build") == 2
        assert "have not been built" in answer.text
        assert "n’ont pas encore été construites" in answer.text
        assert server.person().get("/games")
