"""How actions are written and read (section 25)."""

from __future__ import annotations

import pytest

from hypogeum.games.sub_terra.meta import GAME
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule

MOVING = ["move 3,1", "run 3,-1", "crawl 0,0", "climb 6,12", "go 3,1", "stop", "sprint 3,1"]
COMMON = ["reveal N", "explore S", "heal ark", "attack eternal", "dig 3,1", "push 3,1", "pull", "exert", "end"]
ITEMS = ["pick key", "pick artifact", "take guide", "give fortune-teller", "drop", "set_key", "agree", "refuse"]
BASE = [
    *["illuminate E", "order guide 3,1", "research 3,1", "excavate 3,1", "consolidate", "scope 3,1 S"],
    *["shoot 3,1 archer", "grenade 3,1", "demolish W", "annihilate volatile", "brace", "cure dog", "revive turret"],
    "purify 3,1",
]
CIRCLE = [
    *["swap dog", "transmute", "call", "dog move 3,1", "dog bite infantry", "dog dig 3,1", "dog climb 3,1", "dog rest"],
    *["direct move 3,1", "direct bite eternal", "direct rest", "recover", "smash", "strike infantry", "vision"],
    *["meditate", "tarot 1", "tarot 2", "tarot 3 3,1", "tarot 4", "tarot 5 guide", "tarot 6 3,1", "tarot 7 3,1"],
    *["tarot 8", "tarot 9 ark", "tarot 10 dog", "tarot 11 3,1 E", "tarot 11 3,1 S", "tarot 12", "tarot 13"],
]
FACULTY = ["mine", "fortify", "turret", "chart 3,1 S", "fire 3,1 infantry", "hold", "scrap 3,1"]
ANSWERS = [
    *["keep B-NOR-1", "keep 13", "dissuade", "at 3,1", "orient 0", "orient 3", "return", "also N", "pass"],
    *["reroll 1", "reroll 2", "accept", "first 1", "first 2", "wake 0,0", "guardian 3,1 archer", "victim turret"],
    *["step 3,1", "rubble 3,1", "sanctum 3,1 S", "sanctum 3,1 S E", "choose guide"],
]
TYPHAON = ["play D3-DES", "option a", "option b", "put archer 0,0"]
ALL = [*MOVING, *COMMON, *ITEMS, *BASE, *CIRCLE, *FACULTY, *ANSWERS, *TYPHAON]
NONSENSE = [
    *["move", "move 7,0", "move 3,-2", "move 3", "reveal", "reveal X", "heal nobody", "attack dragon", "pick stone"],
    *[
        "take",
        "order guide",
        "order 3,1 guide",
        "scope 3,1",
        "scope S 3,1",
        "shoot 3,1",
        "dog",
        "dog bark",
        "dog rest x",
    ],
    *["dog bite", "direct move", "tarot", "tarot 11 3,1", "keep nothing", "keep 14", "orient 4", "orient", "at"],
    *["reroll 3", "first 0", "guardian archer 3,1", "sanctum 3,1", "sanctum 3,1 S S", "sanctum 3,1 S E N"],
    *["play D7-DES", "option c", "put 0,0 archer", "end now", "brace me", "fire infantry", "choose"],
]


@rule("ST2-VOC-1", "ST2-VOC-2")
@pytest.mark.parametrize("text", ALL)
def test_every_text_form_is_read_and_written_the_same(text: str) -> None:
    action = GAME.action(text)
    assert str(action) == text
    assert action.verb.read(action.verb.write(action.target)) == action.target


@rule("ST2-VOC-1")
@pytest.mark.parametrize("text", NONSENSE)
def test_what_is_not_of_the_vocabulary_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        GAME.action(text)


def test_every_verb_of_the_game_is_in_the_list() -> None:
    of_the_table = {"leave", "away", "back", "give_up", "set"}
    assert {*GAME.verbs} - of_the_table == {text.split()[0] for text in ALL}


@rule("ST2-VOC-1")
@pytest.mark.parametrize(
    ("text", "offered"),
    [("3,1 N", "3,0 S"), ("3,1 W", "2,1 E"), ("3,1 S", "3,1 S"), ("3,1 E", "3,1 E"), ("3,0 N", "3,-1 S")],
)
def test_an_edge_is_written_from_its_smaller_cell(text: str, offered: str) -> None:
    assert str(GAME.action(f"tarot 11 {text}")) == f"tarot 11 {offered}"


@rule("ST2-VOC-1", "ST2-TAR-2")
def test_an_action_by_the_quest_is_written_like_the_action_and_costs_nothing() -> None:
    table = SubTerraScene("fortune-teller", "foreman", "veteran")
    table.tarot(1)
    table.do("tarot 1", "move 4,0")
    assert (table.at("foreman"), table.state.ap) == ("4,0", 0)


@rule("ST2-VOC-2", "ST2-TYP-32")
def test_of_two_equal_cards_one_is_offered() -> None:
    table = SubTerraScene("guide", "foreman", "veteran", game_mode="typhaon")
    table.hand("D3-TRP-2", "D3-TRP-1", "D3-LAV-A")
    table.next_tile("B-KEY-1")
    table.typhaon_turn()
    table.do("return")
    assert table.texts() == ["play D3-TRP-2", "play D3-LAV-A"]
    assert table.refusal("play D3-TRP-1") == "ST2-VOC-2"
    assert table.refusal("play D3-DES") == "ST2-TYP-10"


@rule("ST2-VOC-2", "ST2-GRD-30")
def test_of_equal_enemies_one_is_offered() -> None:
    table = SubTerraScene("veteran", "foreman", "sapper")
    table.guardian("3,0", count=3)
    assert table.offers("attack") == ["attack infantry"]
    assert table.offers("annihilate") == ["annihilate infantry"]


@rule("ST2-VOC-2")
def test_no_action_is_offered_twice() -> None:
    table = SubTerraScene("fortune-teller", "tamer", "inventor", game_mode="ark")
    table.tarot(*range(1, 14))
    table.path("3,1", "3,2")
    table.stand("3,1", "dog", "turret")
    table.guardian("3,1", count=2)
    table.rubble("3,2")
    table.set_hearts(1, "tamer")
    texts = table.texts()
    assert len(texts) == len({*texts})
    for action in table.offered():
        assert GAME.action(str(action)) == action


ABILITIES = {
    "illuminate S": "ST2-EXP-GUI-3",
    "sprint 4,0": "ST2-EXP-ROG-1",
    "order guide 4,0": "ST2-EXP-ARI-1",
    "research 3,1": "ST2-EXP-ARI-4",
    "excavate 3,0": "ST2-EXP-FOR-1",
    "consolidate": "ST2-EXP-FOR-2",
    "scope 3,0 S": "ST2-EXP-SHA-1",
    "shoot 3,0 infantry": "ST2-EXP-SHA-3",
    "grenade 3,1": "ST2-EXP-SAP-1",
    "demolish N": "ST2-EXP-SAP-3",
    "annihilate infantry": "ST2-EXP-VET-1",
    "brace": "ST2-EXP-VET-2",
    "cure guide": "ST2-EXP-HEA-1",
    "revive guide": "ST2-EXP-PRI-1",
    "purify 3,1": "ST2-EXP-PRI-3",
    "swap guide": "ST2-CIR-MAG-1",
    "transmute": "ST2-CIR-MAG-5",
    "call": "ST2-CIR-TAM-1",
    "direct rest": "ST2-CIR-TAM-2",
    "recover": "ST2-CIR-COL-1",
    "smash": "ST2-CIR-COL-2",
    "strike infantry": "ST2-CIR-ESC-5",
    "vision": "ST2-CIR-FOR-1",
    "meditate": "ST2-CIR-FOR-3",
    "mine": "ST2-FAC-INV-1",
    "fortify": "ST2-FAC-INV-1",
    "turret": "ST2-FAC-INV-1",
    "chart 3,0 S": "ST2-FAC-CAR-1",
}
"""By ability: the rule that gives it to one Explorer."""


@rule("ST2-ACT-13")
@pytest.mark.parametrize("text", ABILITIES)
def test_an_ability_belongs_to_its_explorer(text: str) -> None:
    table = SubTerraScene("archaeologist", "foreman", "veteran")
    table.turn_of("archaeologist")
    assert table.refused(text) == ABILITIES[text]


@rule("ST2-CIR-DOG-1", "ST2-CIR-FOR-4")
@pytest.mark.parametrize(("text", "broken"), [("dog rest", "ST2-CIR-DOG-1"), ("tarot 8", "ST2-CIR-FOR-4")])
def test_dog_and_cards_belong_to_theirs(text: str, broken: str) -> None:
    table = SubTerraScene("archaeologist", "tamer", "fortune-teller")
    table.tarot(8)
    table.stand("3,0", "dog")
    table.set_hearts(1, "dog")
    assert table.refused(text) == broken
