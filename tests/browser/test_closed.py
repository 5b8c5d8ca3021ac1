"""A table that whoever runs the server closes: its people are told why, once, and it stays before their eyes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import BOT, LANTERN, ME, People


@pytest.mark.parametrize(
    ("locale", "reason", "home"),
    [
        ("en-GB", "has closed this table, because something at it is broken", "To the home page"),
        ("fr-FR", "a fermé cette table parce que quelque chose n’y marche plus", "Retour à l’accueil"),
    ],
)
def test_why_a_table_is_closed_is_told_once(people: People, data: Path, locale: str, reason: str, home: str) -> None:
    ada = people(locale=locale)
    table = ada.makes_table(LANTERN, ME, BOT)
    ada.is_asked()
    close = [sys.executable, "-m", "hypogeum.cli", "admin", "close", table, "--reason", "fault", "--data", str(data)]
    subprocess.run(close, check=True)
    told = ada.page.get_by_text(re.compile(reason.replace(" ", r"\s+")))
    expect(ada.page.get_by_role("link", name=home)).to_be_visible()
    assert told.count() == 1, "what passes has not said it besides"
    ada.opens(f"/table/{table}")
    expect(told.first).to_be_visible()
    assert told.count() == 1
