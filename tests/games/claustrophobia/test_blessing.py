"""CL-HPR-8, CL-TAL-2, CL-TAL-14: the talent Blessing."""

from hypogeum.engine.chance import FastChance
from tests.games.claustrophobia.preparing import confirmed, laid, rolled
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def guarded(**options: object) -> ClaustrophobiaScene:
    """Scenario 6: Guardian, two Swordswomen, Scout and Poacher; only the Guardian can bless."""
    return ClaustrophobiaScene("S6", **options)


def chosen(scene: ClaustrophobiaScene, *dice: int) -> ClaustrophobiaScene:
    """The dice lie and the blessing is asked for."""
    confirmed(scene, *(dice or (1, 4, 4, 4, 4)))
    assert scene.asked() == ("bless", [0])
    return scene


@rule("CL-HPR-8", "CL-TAL-2", "CL-AMB-1")
def test_another_fighter_is_blessed_with_movement_or_combat() -> None:
    scene = chosen(guarded())
    names = ("H07", "H08", "H05", "H11")
    assert scene.offers("bless") == [f"bless H02 {name} {bonus}" for name in names for bonus in ("mv", "cb")]
    assert scene.refused("bless H02 H02 mv") == "CL-TAL-2"
    assert scene.refused("bless H07 H08 mv") == "CL-TAL-2"
    scene.do("bless H02 H05 mv")
    assert scene.values("H05") == (2, 2, 4)
    assert scene.story()[0] == "blessed CL-TAL-2 seat=0 fighter=H02 ally=H05 bonus=mv amount=1"
    assert scene.asked() == ("activation", [0])
    scene = chosen(guarded())
    scene.do("bless H02 H05 cb")
    assert scene.values("H05") == (1, 4, 4)


@rule("CL-AMB-1")
def test_the_other_reading_of_the_bonus_is_an_option() -> None:
    scene = chosen(guarded(blessing="mv2_cb1"))
    scene.do("bless H02 H05 mv")
    assert scene.values("H05") == (3, 2, 4)
    scene = chosen(guarded(blessing="mv2_cb1"))
    scene.do("bless H02 H05 cb")
    assert scene.values("H05") == (1, 3, 4)


@rule("CL-TAL-2")
def test_distance_does_not_matter() -> None:
    scene = guarded()
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H05")
    chosen(scene).do("bless H02 H05 cb")
    assert scene.values("H05") == (1, 4, 4)


@rule("CL-TAL-2", "CL-HEA-2", "CL-HEA-3", "CL-AMB-27", "CL-EX-16")
def test_the_line_in_use_is_healed_at_once_and_its_pictogram_works() -> None:
    scene = guarded()
    scene.wound("H05", 3, 4)
    chosen(scene, 1, 4, 4, 3, 4)
    assert scene.is_exhausted("H05")
    scene.next_instinct("I24")
    scene.do("bless H02 H05 cb")
    assert scene.cancelled("H05") == [4]
    assert not scene.is_exhausted("H05")
    assert scene.values("H05") == (2, 4, 3)
    assert scene.cards() == ["I24"]
    assert "healed CL-TAL-2 seat=0 fighter=H05 line=3 left=5" in scene.story()


@rule("CL-HEA-5")
def test_an_open_wound_stays_and_so_does_exhaustion() -> None:
    scene = guarded()
    scene.wound("H05", 4)
    scars = scene.state.scars[:]
    scars[scene.figure("H05")] = 1 << 4
    scene.state.scars = scars
    chosen(scene).do("bless H02 H05 cb")
    assert scene.cancelled("H05") == [4]
    assert scene.is_exhausted("H05")
    assert scene.values("H05") == (0, 2, 3)


@rule("CL-AMB-26", "CL-TAL-2")
def test_a_fighter_with_an_instinct_card_cannot_be_blessed() -> None:
    scene = guarded()
    scene.hand("I04", "I13")
    rolled(scene, 1, 4, 4, 4, 4)
    scene.do(
        "assign 1 H02", "assign 4 H07", "turn I13 4 H08", "assign 4 H05", "give I04 H05", "assign 4 H11", "confirm"
    )
    assert scene.refused("bless H02 H05 mv") == "CL-AMB-26"
    assert scene.refused("bless H02 H08 mv") == "CL-AMB-26"
    assert scene.offers("bless") == [f"bless H02 {name} {bonus}" for name in ("H07", "H11") for bonus in ("mv", "cb")]


@rule("CL-TAL-14", "CL-HPR-8")
def test_each_fighter_blesses_once_per_game() -> None:
    scene = chosen(guarded())
    scene.do("bless H02 H05 mv")
    confirmed(scene, 1, 4, 4, 4, 4)
    assert scene.asked() == ("activation", [0])


@rule("CL-TAL-14")
def test_one_fighter_is_blessed_in_a_phase_even_with_two_who_could() -> None:
    scene = ClaustrophobiaScene("S5")
    laid(scene, 2, 1, 4, 4).do("confirm")
    assert "bless H09 H02 mv" in scene.texts()
    assert "bless H02 H09 cb" in scene.texts()
    scene.do("bless H09 H03 cb")
    assert scene.asked() == ("activation", [0])
    laid(scene, 2, 1, 4, 4).do("confirm")
    assert {text.split()[1] for text in scene.offers("bless")} == {"H02"}
    assert scene.refused("bless H09 H03 cb") == "CL-TAL-14"


@rule("CL-TAL-14")
def test_blessing_may_wait_for_a_later_turn() -> None:
    scene = chosen(guarded())
    assert str(scene.state.decision.default(scene.state, 0, FastChance(1))) == "no_blessing"
    scene.do("no_blessing")
    assert scene.state.blessed == -1
    chosen(scene)


@rule("CL-HPR-8", "CL-AMB-28")
def test_an_exhausted_fighter_cannot_bless() -> None:
    scene = guarded()
    scene.wound("H02", 1)
    confirmed(scene, 1, 4, 4, 4, 4)
    assert scene.is_exhausted("H02")
    assert scene.asked() == ("activation", [0])


@rule("CL-HPR-8", "CL-TAL-14")
def test_a_dead_fighter_cannot_bless() -> None:
    scene = guarded()
    scene.bury("H02")
    confirmed(scene, 4, 4, 4, 4)
    assert scene.asked() == ("activation", [0])


@rule("CL-TAL-2", "CL-HAC-6")
def test_the_bonus_ends_with_the_human_activation_phase() -> None:
    scene = chosen(guarded())
    scene.do("bless H02 H05 cb")
    assert scene.values("H05") == (1, 4, 4)
    scene.roll(1, 3, 5)
    scene.do("end_phase")
    assert scene.values("H05") == (1, 2, 4)


@rule("CL-HPR-8")
def test_the_blessed_fighter_is_pressed() -> None:
    scene = chosen(guarded())
    assert scene.picks("bless H02 H05 mv") == ["fighter:H05"]
    assert scene.touches("bless H02 H05 mv") == ["talent:H02/blessing"]
