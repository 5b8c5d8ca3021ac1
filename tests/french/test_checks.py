"""The checks of French find what they are for, and leave good French alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.french import files
from tests.french.messages import CLOSE, OPEN, entries, readings
from tests.french.style import elisions, length, limit_of, miscounts
from tests.french.typography import FAULTS, faults

GOOD = (
    "Que faites-vous\u202f? L’Œuf est à vous\u00a0: prenez-le\u202f!",
    "«\u00a0Livreur\u00a0» rapporte 3\u00a0PV\u202f; voir n°\u00a02, à 95\u202f%.",
    "Échange à 12:30, en (4,2), de 1,5 à 2,0 points…",
    "État épuisé. À vous de jouer. A gagné ainsi.",
)
BAD = {
    "a straight apostrophe": "l'Antre",
    "straight or English quotation marks": 'le "Voleur"',
    "three dots instead of …": "Un instant...",
    "no narrow no-break space before ; ! ? or %": "Que faites-vous\u00a0?",
    "no no-break space before a colon": "Lieu : Motel",
    "no no-break space inside « »": "« Livreur\u00a0»",
    "two spaces": "Un  héros",
    "a space before a comma or a full stop": "Un héros , puis un autre",
    "a breaking space between a number and its unit": "3 PV",
    "oe instead of œ": "Un Oeuf",
    "a capital without its accent": "Etang",
    "a form for both genders": "invité(e)",
    "the player as tu": "C’est à toi",
}
"""By what is wrong: a text in which nothing else is."""


@pytest.mark.parametrize("text", GOOD)
def test_good_french_has_no_fault(text: str) -> None:
    assert list(faults(text)) == []


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_found(fault: str) -> None:
    assert {found.partition(": ")[0] for found in faults(BAD[fault])} == {fault}


@pytest.mark.parametrize("sign", [";", "!", "?", "%"])
@pytest.mark.parametrize("before", ["", " ", "\u00a0"])
def test_only_a_narrow_space_stands_before_a_double_sign(sign: str, before: str) -> None:
    assert list(faults(f"Un{before}{sign}"))
    assert not list(faults(f"Un\u202f{sign}"))


def test_an_argument_has_a_unit_too() -> None:
    assert list(faults(f"{OPEN}vp{CLOSE} PV"))
    assert not list(faults(f"{OPEN}vp{CLOSE}\u00a0PV"))


@pytest.mark.parametrize("before", ["de ", "que ", "Le ", "jusque ", "l’", "qu’"])
def test_an_elision_before_a_name_is_found(before: str) -> None:
    assert list(elisions(f"Victoire {before}{OPEN}name{CLOSE}"))


@pytest.mark.parametrize("before", ["à ", "par ", "la carte ", "monde ", "d’après "])
def test_other_words_may_stand_before_a_name(before: str) -> None:
    assert not list(elisions(f"Victoire {before}{OPEN}name{CLOSE}"))


def test_a_number_may_follow_de() -> None:
    assert not list(elisions(f"de {OPEN}low{CLOSE} à {OPEN}high{CLOSE}"))


CATALOGUE = """
hero-one = Ulumu
hero-two = Jupanila
hero-three = Luphius
title = Le héros
both = { title } { $hero }{ $count ->
    [0] , sans rien
    [one] , avec { $count } carte
   *[other] , avec { $count } cartes
  }.
zero = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }
do-walk = Aller chez { $hero }
option-speed = Vitesse
    .help = Comment on joue.
option-speed-fast = rapide
option-missing = Ceci n’est pas une option
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> Path:
    file = tmp_path / "fr.ftl"
    file.write_text(CATALOGUE, encoding="utf-8")
    return file


def texts(catalogue: Path, key: str) -> list[str]:
    value = entries(catalogue)[key].value
    assert value is not None
    return list(readings(value, entries(catalogue)))


def test_a_message_is_read_in_all_its_ways(catalogue: Path) -> None:
    hero = f"Le héros {OPEN}hero{CLOSE}"
    assert texts(catalogue, "both") == [
        f"{hero}, sans rien.",
        f"{hero}, avec {OPEN}count{CLOSE} carte.",
        f"{hero}, avec {OPEN}count{CLOSE} cartes.",
    ]


def test_a_figure_in_the_form_of_nought_and_one_is_found(catalogue: Path) -> None:
    known = entries(catalogue)
    wrong = {key for key, message in known.items() if message.value and list(miscounts(message.value, known))}
    assert wrong == {"zero"}


def test_an_argument_is_as_long_as_what_it_usually_is(catalogue: Path) -> None:
    (walk,) = texts(catalogue, "do-walk")
    assert length(walk, entries(catalogue)) == len("Aller chez Luphius")
    assert length(f"{OPEN}seat{CLOSE} a {OPEN}points{CLOSE}", {}) == len("Jupanila a 12")


def test_a_key_says_how_long_its_text_may_be(catalogue: Path) -> None:
    known = entries(catalogue)
    keys = ("do-walk", "option-speed", "option-speed-fast", "option-missing", "title")
    assert [limit_of(key, known, frozenset({"title"})) for key in keys] == [44, 30, 30, None, 18]
    assert limit_of("title", known, frozenset()) is None


def test_a_planted_file_is_found_and_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that nobody named: its catalogue, its rulebook, its cards, its report, its plots and its code."""
    game = tmp_path / "src" / "games" / "new"
    planted = {
        game / "text" / "fr.ftl": "title = L'antre",
        game / "text" / "rulebook.fr.toml": '[section.rules]\nXX-END-1 = "C\'est fini."',
        game / "pack" / "cards.toml": 'name = { en = "The den", fr = "L\'antre" }',
        game / "console.py": 'TEXTS = {"en": {"a": "It\'s"}, "fr": {"a": "C\'est"}}',
        game / "page.py": 'PAGE = "<p>Le serveur n\'est pas là, et les pages ne sont pas encore dans ce dossier.</p>"',
        tmp_path / "docs" / "new.fr.md": "# L'équilibre",
        tmp_path / "docs" / "new.fr.svg": "<svg><text x='1'>l&#x27;antre</text></svg>",
        tmp_path / "README.md": "It's a game.\n\nC'est un jeu pour ceux qui sont dans une grotte et qui en rient.",
    }
    for file, text in planted.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(files, "ROOT", tmp_path)
    assert files.catalogues() == [game / "text" / "fr.ftl"]
    found = {text.place.split(" ")[0].partition(":")[0] for text in files.prose() if list(faults(text.text))}
    assert found == {str(file.relative_to(tmp_path)) for file in planted} - {"src/games/new/text/fr.ftl"}
    assert len([text for text in files.prose() if "It's" in text.text]) == 0
