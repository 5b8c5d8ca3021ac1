"""CL-HPR-5 to CL-HPR-13: dice and instinct cards for the fighters."""

from hypogeum.engine.chance import FastChance
from hypogeum.games.claustrophobia.nibbles import dice_of
from tests.games.claustrophobia.preparing import confirmed, laid, rolled
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def default(scene: ClaustrophobiaScene) -> str:
    return str(scene.state.decision.default(scene.state, 0, FastChance(1)))


def holding(*cards: str) -> ClaustrophobiaScene:
    scene = ClaustrophobiaScene()
    scene.hand(*cards)
    return scene


# Dice


@rule("CL-HPR-5")
def test_every_fighter_gets_one_of_the_rolled_dice() -> None:
    scene = rolled(ClaustrophobiaScene(), 2, 2, 5, 6)
    assert len(scene.offers("assign")) == 3 * 4
    assert scene.refused("assign 3 H01") == "CL-HPR-5"
    assert scene.refused("assign 2 H07") == "CL-HPR-5"
    scene.do("assign 2 H01")
    assert scene.refused("assign 2 H01") == "CL-HPR-5"
    scene.do("assign 2 H03")
    assert scene.refused("assign 2 H05") == "CL-HPR-5"
    assert scene.refused("confirm") == "CL-HPR-5"
    scene.do("assign 6 H05")
    assert scene.refused("confirm") == "CL-HPR-5"
    scene.do("assign 5 H06")
    assert scene.texts() == ["unassign H01", "unassign H03", "unassign H05", "unassign H06", "confirm"]


@rule("CL-HPR-5")
def test_the_dead_and_those_who_left_get_none() -> None:
    scene = ClaustrophobiaScene()
    scene.bury("H03")
    scene.away("H06")
    rolled(scene, 1, 2)
    assert scene.refused("assign 1 H03") == "CL-HPR-5"
    assert scene.refused("assign 1 H06") == "CL-HPR-5"
    scene.do("assign 1 H05", "assign 2 H01", "confirm")


@rule("CL-HPR-5", "CL-HPR-13")
def test_the_confirmation_tells_who_got_which_die() -> None:
    scene = confirmed(ClaustrophobiaScene(), 3, 6, 2, 4)
    assert scene.story()[:4] == [
        "die_assigned CL-HPR-5 seat=0 fighter=H01 die=3",
        "die_assigned CL-HPR-5 seat=0 fighter=H03 die=6",
        "die_assigned CL-HPR-5 seat=0 fighter=H05 die=2",
        "die_assigned CL-HPR-5 seat=0 fighter=H06 die=4",
    ]


@rule("CL-HPR-5", "CL-GFT-8")
def test_dice_left_over_are_put_aside() -> None:
    scene = ClaustrophobiaScene()
    scene.state.extra_dice = 2
    laid(scene, 3, 6, 2, 4, 5, 1).do("confirm")
    assert "dice_put_aside CL-HPR-5 seat=0 dice=[5, 1]" in scene.story()
    assert scene.state.dice == 0


@rule("CL-DEC-1")
def test_on_timeout_dice_are_laid_in_the_order_of_the_roll() -> None:
    scene = holding("I01")
    rolled(scene, 6, 3, 1, 2)
    for text in ("assign 6 H01", "assign 3 H03", "assign 1 H05", "assign 2 H06", "confirm"):
        assert default(scene) == text
        scene.do(text)
    assert scene.cards() == ["I01"]


@rule("CL-DEC-1")
def test_on_timeout_what_lies_already_stays() -> None:
    scene = holding("I01")
    rolled(scene, 6, 3, 1, 2)
    scene.do("assign 3 H05", "give I01 H01")
    assert default(scene) == "assign 6 H01"


# Cards for their value


@rule("CL-HPR-6", "CL-HPR-7", "CL-INS-1", "CL-INS-8")
def test_a_card_turns_a_rolled_die_to_its_value() -> None:
    scene = holding("I05", "I21")
    rolled(scene, 1, 1, 4, 4)
    assert len(scene.offers("turn")) == 2 * 2 * 4
    scene.do("turn I21 1 H03")
    assert dice_of(scene.state.dice) == [1, 4, 4]
    assert scene.cards() == ["I05"]
    scene.do("assign 4 H01", "assign 4 H05", "assign 1 H06", "confirm")
    assert scene.values("H03") == (1, 5, 3)
    assert "die_turned CL-HPR-7 seat=0 fighter=H03 card=I21 roll=1 die=6" in scene.story()
    assert scene.talents("H03") == ["bodyguard", "imposing"]
    assert scene.state.wrath == 0


@rule("CL-HPR-7")
def test_a_die_is_not_turned_twice() -> None:
    scene = holding("I05", "I21")
    rolled(scene, 1, 1, 4, 4)
    scene.do("turn I21 1 H03")
    assert scene.refused("turn I05 6 H05") == "CL-HPR-5"
    scene.do("unassign H03")
    assert dice_of(scene.state.dice) == [1, 4, 4, 1]
    assert scene.cards() == ["I05", "I21"]


@rule("CL-HPR-1", "CL-HPR-12")
def test_a_die_that_was_turned_last_turn_is_forgotten() -> None:
    scene = holding("I05")
    rolled(scene, 1, 1, 4, 4)
    scene.do("turn I05 1 H06", "assign 1 H01", "assign 4 H03", "assign 4 H05", "confirm")
    rolled(scene, 3, 5, 6, 6)
    scene.do("assign 3 H06", "unassign H06")
    assert dice_of(scene.state.dice) == [5, 6, 6, 3]


@rule("CL-HPR-7")
def test_a_die_that_would_be_left_over_may_be_turned() -> None:
    scene = holding("I05")
    scene.state.extra_dice = 2
    rolled(scene, 1, 1, 1, 6, 6, 6)
    scene.do("assign 6 H01", "assign 6 H03", "assign 6 H05", "turn I05 1 H06", "confirm")
    assert scene.state.line[scene.figure("H06")] == 2


@rule("CL-AMB-29", "CL-EXH-1")
def test_a_card_may_turn_a_die_to_a_cancelled_line() -> None:
    scene = holding("I05")
    scene.wound("H03", 2)
    rolled(scene, 1, 1, 6, 6)
    scene.do("turn I05 1 H03", "assign 6 H01", "assign 6 H05", "assign 1 H06", "confirm")
    assert scene.is_exhausted("H03")


# Cards for their text


@rule("CL-HPR-6", "CL-INS-2")
def test_at_most_one_card_for_a_fighter() -> None:
    scene = holding("I01", "I05", "I21")
    rolled(scene, 1, 1, 6, 6)
    scene.do("give I01 H03")
    assert scene.refused("give I05 H03") == "CL-HPR-6"
    assert scene.refused("turn I05 1 H03") == "CL-HPR-6"
    assert scene.refused("give I01 H05") == "CL-HPR-6"
    scene.do("turn I21 6 H05")
    assert scene.refused("give I05 H05") == "CL-HPR-6"
    assert scene.refused("give I24 H01") == "CL-HPR-6"
    assert scene.refused("give I05 H07") == "CL-HPR-6"
    scene.do("give I05 H01", "assign 1 H03", "assign 1 H01", "assign 6 H06", "confirm")
    assert scene.cards() == []
    assert "card_given CL-HPR-6 seat=0 fighter=H01 card=I05 effect=wrath" in scene.story()
    assert "card_given CL-HPR-6 seat=0 fighter=H03 card=I01 effect=wrath" in scene.story()


@rule("CL-HPR-6", "CL-HPR-13")
def test_a_text_counts_when_the_assignment_is_confirmed() -> None:
    scene = holding("I01")
    laid(scene, 2, 4, 4, 4).do("give I01 H03")
    assert scene.state.wrath == 0
    scene.do("confirm")
    assert scene.values("H03") == (1, 4, 4)


@rule("CL-INS-2", "CL-HPR-1")
def test_cards_lie_beside_the_sheets_until_the_next_preparation() -> None:
    scene = holding("I01", "I05")
    rolled(scene, 2, 4, 4, 4)
    scene.do("give I01 H03", "turn I05 4 H05", "assign 2 H01", "assign 4 H03", "assign 4 H06", "confirm")
    assert scene.state.instinct_deck.discard == 0
    rolled(scene, 1, 2, 3, 5)
    assert scene.state.instinct_deck.discard == 1 << 0 | 1 << 4


# Rearranging (CL-HPR-12)


@rule("CL-HPR-12")
def test_dice_and_cards_may_be_taken_back_until_the_confirmation() -> None:
    scene = holding("I01", "I05")
    rolled(scene, 1, 2, 3, 5)
    assert scene.offers("unassign") == []
    assert scene.refused("unassign H01") == "CL-HPR-12"
    scene.do("assign 1 H01", "give I01 H01", "turn I05 3 H03")
    assert scene.offers("unassign") == ["unassign H01", "unassign H03"]
    scene.do("unassign H01", "unassign H03")
    assert sorted(dice_of(scene.state.dice)) == [1, 2, 3, 5]
    assert scene.cards() == ["I01", "I05"]
    assert scene.state.uses == 0
    scene.do("give I05 H06")
    assert scene.offers("unassign") == ["unassign H06"]


@rule("CL-HPR-12")
def test_nothing_is_told_before_the_confirmation() -> None:
    scene = holding("I01", "I05")
    rolled(scene, 1, 2, 3, 5)
    for action in ("assign 1 H01", "give I01 H01", "turn I05 3 H03", "unassign H01"):
        scene.do(action)
        assert scene.story() == []


@rule("CL-HPR-12")
def test_the_opponent_sees_the_roll_alone_until_the_confirmation() -> None:
    scene = holding("I01", "I05")
    rolled(scene, 5, 2, 3, 1)
    before = [scene.game.view(scene.state, viewer) for viewer in (1, -1)]
    scene.do("assign 1 H01", "give I01 H01", "turn I05 3 H03")
    assert [scene.game.view(scene.state, viewer) for viewer in (1, -1)] == before


# What is pressed


@rule("CL-HPR-6")
def test_dice_cards_and_fighters_are_pressed() -> None:
    scene = holding("I01", "I05")
    rolled(scene, 1, 2, 3, 5)
    assert scene.picks("assign 3 H05") == ["die:3", "fighter:H05"]
    assert scene.picks("turn I05 3 H05") == ["card:I05", "die:3", "fighter:H05"]
    assert scene.picks("give I01 H05") == ["card:I01", "fighter:H05"]
    scene.do("assign 3 H05", "give I01 H06")
    assert scene.picks("unassign H05") == ["line:H05/3"]
    assert scene.picks("unassign H06") == ["card:I01"]
    assert scene.touches("unassign H06") == ["fighter:H06"]


# Exhaustion (section 6.1)


@rule("CL-EXH-1", "CL-EXH-2", "CL-HPR-13")
def test_a_die_on_a_cancelled_line_exhausts() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H03", 6)
    scene.wound("H05", 1)
    confirmed(scene, 2, 6, 4, 1)
    assert scene.is_exhausted("H03")
    assert not scene.is_exhausted("H05")
    assert scene.values("H03") == (0, 0, 3)
    assert scene.told("exhausted")[0].args == {"seat": 0, "fighter": "H03", "line": 6}
