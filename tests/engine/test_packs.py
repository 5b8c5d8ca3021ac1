"""Packs: errors that name file, key and reason."""

from pathlib import Path

import pytest
from msgspec import Struct

from hypogeum.engine.packs import PackError, Source, read_pack


class Card(Struct, forbid_unknown_fields=True):
    id: str
    count: int
    source: Source


class Cards(Struct, forbid_unknown_fields=True):
    card: list[Card]


GOOD = '[[card]]\nid = "ace"\ncount = 4\nsource = "booklet"\n'


def written(folder: Path, text: str) -> Path:
    file = folder / "cards.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_pack_is_read_into_typed_records(tmp_path: Path) -> None:
    assert read_pack(written(tmp_path, GOOD), Cards) == Cards([Card("ace", 4, "booklet")])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (GOOD.replace("count = 4", 'count = "four"'), r"Expected `int`, got `str` - at `\$.card\[0\].count`"),
        (GOOD.replace("count = 4\n", ""), r"missing required field `count` - at `\$.card\[0\]`"),
        (GOOD + "colour = 3\n", r"unknown field `colour` - at `\$.card\[0\]`"),
        (GOOD.replace("booklet", "hearsay"), r"Invalid enum value 'hearsay' - at `\$.card\[0\].source`"),
        ("[[card]", "is not TOML"),
    ],
)
def test_an_error_names_the_file_the_key_and_the_reason(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(PackError, match=reason) as caught:
        read_pack(written(tmp_path, text), Cards)
    assert str(caught.value).startswith("cards.toml: ")
    assert "Mend the file" in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"nowhere\.toml: cannot be read"):
        read_pack(tmp_path / "nowhere.toml", Cards)


def test_a_file_in_another_encoding_is_not_toml(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_bytes(GOOD.replace("ace", "as de c\u0153ur").encode("utf-16"))
    with pytest.raises(PackError, match="is not TOML"):
        read_pack(file, Cards)
