"""Nobody hides, turns round or piles up what others read."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hypogeum.server.protocol.visible import visible


@pytest.mark.parametrize("name", ["Ada", "Zoë Müller-O'Brien", "李雷", "محمد", "Ада", "👩‍🚀 Ada", "❤️", "Việt", "1 + 1"])
def test_names_of_people_stay_as_they_are(name: str) -> None:
    assert visible(name) == name


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ada\u202etsoH", "AdatsoH"),
        ("A\u200bd\u200da", "Ada"),
        ("\u2066Ada\u2069", "Ada"),
        ("Ada\0\x1b[31m", "Ada[31m"),
        ("  Ada \n\t of\u2028Bath\u00a0 ", "Ada of Bath"),
        ("\u3164\u2800\u200b", ""),
        ("   ", ""),
        ("a" + "\u0335" * 40, "a" + "\u0335" * 3),
        ("Ada\ufe0f\U000e0100", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("👩\u200d", "👩"),
    ],
)
def test_what_would_deceive_is_left_out(written: str, shown: str) -> None:
    assert visible(written) == shown


@given(st.text(max_size=40))
def test_what_is_left_is_seen_and_stays(text: str) -> None:
    shown = visible(text)
    assert visible(shown) == shown
    assert not any(unicodedata.category(character) in ("Cc", "Zl", "Zp") for character in shown)
    assert not set(shown) & set("\u200b\u200c\u200e\u200f\u202a\u202e\u2066\u2069\u3164")
