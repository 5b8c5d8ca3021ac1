"""Section 2.10: the instinct cards, effect by effect."""

import pytest

from hypogeum.games.claustrophobia.instinct import discard_random_instinct
from tests.games.claustrophobia.preparing import laid
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

BEFORE = {"H01": (1, 2, 4), "H03": (1, 3, 4), "H05": (1, 2, 4), "H06": (1, 2, 4)}
"""Values on line 2 for the Redeemer, on line 4 for the others: none of these lines has a pictogram or a gift."""


def given(card: str, name: str, scene: ClaustrophobiaScene | None = None) -> ClaustrophobiaScene:
    """The card was given to the fighter for its text; all others have only their dice."""
    scene = scene or ClaustrophobiaScene()
    scene.hand(card)
    laid(scene, 2, 4, 4, 4)
    scene.do(f"give {card} {name}", "confirm")
    return scene


def others_unchanged(scene: ClaustrophobiaScene, name: str) -> bool:
    return all(scene.values(other) == values for other, values in BEFORE.items() if other != name)


# Values


@rule("CL-INS-6", "CL-INS-8")
@pytest.mark.parametrize("card", ["I01", "I05", "I13"])
def test_wrath_gives_combat(card: str) -> None:
    scene = given(card, "H03")
    assert scene.values("H03") == (1, 4, 4)
    assert others_unchanged(scene, "H03")


@rule("CL-TOK-2")
def test_two_sources_of_wrath_do_not_add_up() -> None:
    scene = ClaustrophobiaScene()
    scene.hand("I01")
    scene.gifts("H01", "G2")
    laid(scene, 5, 4, 4, 4).do("give I01 H03", "confirm")
    assert scene.values("H03") == (1, 4, 4)
    assert scene.values("H05") == (1, 3, 4)


@rule("CL-TOK-2")
def test_bonuses_of_different_kinds_add_up() -> None:
    scene = ClaustrophobiaScene("S5")
    scene.hand("I02")
    scene.gifts("H09", "G2")
    laid(scene, 5, 6, 4, 4).do("give I02 H03", "confirm", "bless H02 H05 cb")
    assert scene.values("H03") == (2, 3 + 1 + 1, 5)
    assert scene.values("H05") == (1, 2 + 1 + 2, 4)


@rule("CL-INS-6", "CL-INS-8")
def test_courage_gives_all_three_values() -> None:
    scene = given("I02", "H05")
    assert scene.values("H05") == (2, 3, 5)
    assert others_unchanged(scene, "H05")


@rule("CL-INS-6", "CL-INS-9")
@pytest.mark.parametrize("card", ["I14", "I17", "I21"])
def test_flight_gives_movement_and_forbids_actions(card: str) -> None:
    scene = ClaustrophobiaScene()
    scene.stand("0,0", "troglodyte1", "troglodyte2", "troglodyte3", "troglodyte4", "troglodyte5")
    scene.tile(46, "0,-1")
    given(card, "H03", scene)
    assert scene.values("H03") == (3, 3, 4)
    scene.do("activate H01")
    assert "fight troglodyte1" in scene.texts()
    assert "step 0,-1" not in scene.texts()
    scene.do("activate H03")
    assert scene.refused("fight troglodyte1") == "CL-INS-9"
    assert "step 0,-1" in scene.texts()


@rule("CL-INS-9", "CL-EXH-4")
def test_flight_works_for_the_exhausted() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H03", 4)
    given("I14", "H03", scene)
    assert scene.is_exhausted("H03")
    assert scene.values("H03") == (2, 0, 3)


@rule("CL-INS-7")
@pytest.mark.parametrize("card", ["I06", "I09", "I22"])
def test_pursuit_follows_a_kill_without_spending_movement(card: str) -> None:
    scene = ClaustrophobiaScene()
    scene.stand("0,0", "troglodyte1")
    scene.tile(46, "0,-1")
    given(card, "H03", scene)
    scene.do("activate H03")
    scene.roll(6, 1, 1)
    scene.do("fight troglodyte1")
    assert scene.asked() == ("pursue", [0])
    scene.do("pursue 0,-1")
    assert scene.where("H03") == "0,-1"
    assert "step 0,0" in scene.texts()


# Healing


@rule("CL-INS-10", "CL-HPR-13", "CL-AMB-27")
@pytest.mark.parametrize("card", ["I18", "I23"])
def test_second_wind_heals_one_line_before_exhaustion(card: str) -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H03", 4, 6)
    given(card, "H03", scene)
    assert scene.asked() == ("heal_line", [0])
    assert scene.texts() == ["heal 4", "heal 6"]
    scene.do("heal 4")
    assert scene.cancelled("H03") == [6]
    assert not scene.is_exhausted("H03")
    assert scene.told("exhausted") == []


@rule("CL-AMB-27", "CL-HEA-3")
def test_the_pictogram_of_a_line_healed_by_second_wind_draws_a_card() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H03", 5)
    scene.hand("I18")
    laid(scene, 2, 5, 4, 4).do("give I18 H03")
    scene.next_instinct("I24")
    scene.do("confirm")
    assert scene.cancelled("H03") == []
    assert scene.cards() == ["I24"]


@rule("CL-INS-10")
def test_second_wind_may_heal_another_line_and_the_fighter_is_exhausted() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H03", 4, 6)
    given("I18", "H03", scene).do("heal 6")
    assert scene.cancelled("H03") == [4]
    assert scene.is_exhausted("H03")


@rule("CL-INS-10")
def test_a_healing_text_may_be_given_to_a_fighter_without_damage() -> None:
    for card in ("I18", "I03"):
        scene = given(card, "H03")
        assert scene.asked() == ("activation", [0])
        assert scene.cancelled("H03") == []


@rule("CL-INS-10", "CL-AMB-27")
def test_exaltation_heals_up_to_two_lines() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H03", 1, 2, 6)
    given("I03", "H03", scene)
    scene.do("heal 6")
    assert scene.texts() == ["heal 1", "heal 2", "no_heal"]
    scene.do("heal 1")
    assert scene.cancelled("H03") == [2]
    assert scene.asked() == ("activation", [0])


@rule("CL-INS-10")
def test_the_lines_of_exaltation_may_be_declined() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H03", 1, 2, 6)
    given("I03", "H03", scene).do("no_heal")
    assert scene.asked() == ("activation", [0])
    scene = ClaustrophobiaScene()
    scene.wound("H03", 1, 2, 6)
    given("I03", "H03", scene).do("heal 1", "no_heal")
    assert scene.cancelled("H03") == [2, 6]
    assert scene.asked() == ("activation", [0])


@rule("CL-INS-6", "CL-HPR-13")
def test_the_assigned_line_of_exaltation_counts_as_not_cancelled() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H03", 1, 2, 5)
    scene.hand("I03")
    laid(scene, 2, 5, 4, 4).do("give I03 H03", "confirm", "heal 1")
    scene.next_instinct("I24")
    scene.do("heal 2")
    assert scene.cancelled("H03") == [5]
    assert not scene.is_exhausted("H03")
    assert scene.values("H03") == (1, 4, 3)
    assert scene.cards() == ["I24"]


# Talents


@rule("CL-INS-6", "CL-INS-8")
@pytest.mark.parametrize(
    ("card", "talent"),
    [
        ("I04", "frenzied"),
        ("I07", "frenzied"),
        ("I10", "elusive"),
        ("I20", "elusive"),
        ("I08", "imposing"),
        ("I15", "imposing"),
        ("I11", "tough"),
        ("I19", "tough"),
        ("I12", "bodyguard"),
        ("I24", "bodyguard"),
        ("I16", "ranged"),
    ],
)
def test_a_card_gives_a_talent(card: str, talent: str) -> None:
    scene = given(card, "H01")
    assert scene.talents("H01") == sorted(["consecrated", talent], key=TALENTS.index)
    assert scene.talents("H03") == ["bodyguard", "imposing"]
    assert others_unchanged(scene, "H01")


TALENTS = ["ranged", "blessing", "consecrated", "frenzied", "bodyguard", "imposing", "elusive", "tough"]


@rule("CL-TAL-0")
def test_nobody_has_a_talent_twice() -> None:
    scene = given("I24", "H03")
    assert scene.talents("H03") == ["bodyguard", "imposing"]


@rule("CL-EXH-5")
def test_a_talent_of_a_card_is_of_no_use_to_the_exhausted() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H03", 4)
    given("I11", "H03", scene)
    assert scene.talents("H03") == []


@rule("CL-INS-1")
def test_a_card_used_for_its_value_has_no_text() -> None:
    scene = ClaustrophobiaScene()
    scene.hand("I02", "I07")
    laid(scene, 6, 4, 4, 4)
    scene.do("unassign H01", "turn I07 6 H01", "unassign H03", "turn I02 4 H03", "confirm")
    assert scene.talents("H01") == ["consecrated"]
    assert scene.values("H01") == (1, 2, 4)
    assert scene.values("H03") == (1, 2, 5)


# Lost cards


@rule("CL-EVT-5")
def test_whispers_take_a_card_at_random() -> None:
    scene = ClaustrophobiaScene()
    scene.hand("I09", "I02", "I24")
    scene.script.append(1)
    scene.events.clear()
    discard_random_instinct(scene.state)
    assert scene.cards() == ["I02", "I24"]
    assert scene.state.instinct_deck.discard == 1 << 8
    assert scene.story() == ["instinct_discarded CL-EVT-5 seat=0 card=I09 left=2"]
