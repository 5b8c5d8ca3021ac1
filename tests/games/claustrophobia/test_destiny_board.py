"""Section 2.5: what powers ask of their dice, and which dice fit where."""

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.destiny import is_met
from hypogeum.games.claustrophobia.infernal_view import view_slots
from hypogeum.games.claustrophobia.nibbles import packed_dice
from tests.games.claustrophobia.infernal import allocate, prepare, roll_destiny, table, use_up_events
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def placeable(scene: ClaustrophobiaScene, slot: str) -> list[str]:
    """The faces of rolled dice that may be put on a slot now."""
    return [text.split()[1] for text in scene.offers("place") if text.split()[2] == slot]


# Conditions (CL-DST-2, CL-DST-11)


@rule("CL-DST-1", "CL-DST-11")
@pytest.mark.parametrize(
    ("slot", "dice", "missing"),
    [("P5", (), (2, 7)), ("P5", (3,), (1, 4)), ("P6", (1, 2), (0, 5)), ("P2", (4,), (1, 0)), ("P4", (), (1, 0))],
)
def test_the_board_shows_what_a_power_still_needs(slot: str, dice: tuple[int, ...], missing: tuple[int, int]) -> None:
    scene = table()
    scene.prepared(slot, *dice)
    (seen,) = [one for one in view_slots(scene.state) if one.id == slot]
    assert (seen.missing_dice, seen.missing_total) == missing


@rule("CL-DST-2", "CL-DST-6", "CL-AMB-8")
@pytest.mark.parametrize(
    ("dice", "gain"),
    [(("1 P1", "6 P4", "2 P2"), 3), (("2 P1", "4 P1", "1 P3"), 6), (("1 P1", "3 P1", "5 P1"), 9)],
)
def test_abyssal_threat_gives_three_pm_for_each_die(dice: tuple[str, ...], gain: int) -> None:
    scene = table()
    use_up_events(scene)
    prepare(scene, *dice)
    assert scene.state.pm == 1 + gain
    assert scene.dice_on("P1")[0] == []


@rule("CL-DST-2", "CL-DST-3", "CL-AMB-3", "CL-AMB-40", "CL-TRO-4")
def test_supernatural_speed_moves_ordinary_troglodytes_until_the_next_infernal_preparation() -> None:
    scene = table()
    scene.stand("0,-1", "troglodyte1", "tough")
    prepare(scene, "2 P2", "6 P2", "1 P1")
    assert scene.dice_on("P2") == ([], [2, 6])
    assert scene.values("troglodyte1") == (2, 1, 3)
    assert scene.values("tough") == (1, 2, 3)
    roll_destiny(scene, 1, 1, 1)
    assert scene.values("troglodyte1") == (1, 1, 3)


@rule("CL-DST-2", "CL-DST-10", "CL-TRO-4")
def test_frenzied_creatures_make_ordinary_troglodytes_frenzied() -> None:
    scene = table()
    scene.stand("0,-1", "troglodyte1", "tough")
    prepare(scene, "1 P3", "5 P3", "2 P1")
    assert scene.talents("troglodyte1") == ["frenzied"]
    assert scene.talents("tough") == ["tough"]
    roll_destiny(scene, 1, 1, 1)
    assert scene.talents("troglodyte1") == []


@rule("CL-DST-2", "CL-AMB-7")
@pytest.mark.parametrize(("slot", "least"), [("P5", 7), ("P6", 8)])
def test_a_charge_needs_two_dice_with_its_total(slot: str, least: int) -> None:
    scene = table()
    prepare(scene, f"1 {slot}", f"{least - 2} {slot}", "2 P1")
    assert scene.dice_on(slot)[1] == []
    scene = table()
    prepare(scene, f"6 {slot}", "1 P1", "3 P1")
    assert scene.dice_on(slot) == ([6], [])
    scene = table()
    prepare(scene, f"{least - 5} {slot}", f"5 {slot}", "4 P1")
    assert scene.dice_on(slot)[1] == [least - 5, 5]


@rule("CL-DST-11")
@pytest.mark.parametrize(
    ("demon", "lacking", "enough"),
    [
        ("D01", None, (1,)),
        ("D02", (1,), (1, 3)),
        ("D03", (1,), (1, 6)),
        ("D05", (4,), (4, 1)),
        ("D06", None, (2,)),
        ("D07", None, (4,)),
        ("D08", None, (6,)),
        ("D10", (4,), (4, 5)),
        ("D11", None, (3,)),
        ("D12", (2,), (2, 6)),
        ("D13", None, (1,)),
    ],
)
def test_the_powers_of_demons_trigger_as_the_table_says(
    demon: str, lacking: tuple[int, ...] | None, enough: tuple[int, ...]
) -> None:
    for dice in (lacking, enough):
        if dice is None:
            continue
        scene = table()
        scene.list_demon(demon)
        others = ["1 P1", "3 P1", "5 P1"][len(dice) :]
        prepare(scene, *[f"{die} {demon}" for die in dice], *others)
        assert scene.dice_on(demon) == (([], list(dice)) if dice is enough else (list(dice), []))


@rule("CL-DST-11")
@pytest.mark.parametrize(
    ("power", "dice"),
    [
        ("P1", [1, 2]),
        ("P2", [2]),
        ("P2", [2, 1]),
        ("P3", [1]),
        ("P3", [1, 2]),
        ("P5", [6]),
        ("P5", [3, 3]),
        ("P6", [3, 4]),
        ("cleaver", [2]),
        ("stoneskin", [1, 2]),
        ("summons", [3, 3]),
        ("howl", [1, 3]),
        ("howl", [2, 4]),
        ("bile", [1]),
        ("contagion", [3]),
        ("shadow_step", [1]),
        ("marionette", [4, 4]),
        ("whips", [2]),
        ("gorge", [3, 4]),
    ],
)
def test_what_does_not_meet_a_condition(power: str, dice: list[int]) -> None:
    assert not is_met(parts.POWER_IDS.index(power), packed_dice(dice))


# What fits (CL-DST-5, CL-DST-8)


@rule("CL-DST-5", "CL-DST-8", "CL-DIE-2", "CL-DIE-3")
def test_dice_must_be_able_to_belong_to_the_condition() -> None:
    scene = table()
    for demon in ("D02", "D05", "D07", "D10", "D12"):
        scene.list_demon(demon)
    roll_destiny(scene, 1, 2, 4)
    assert placeable(scene, "P2") == ["2", "4"]
    assert placeable(scene, "P3") == ["1"]
    assert placeable(scene, "D01") == ["1"]
    assert placeable(scene, "D07") == ["4"]
    assert placeable(scene, "D10") == ["4"]
    assert placeable(scene, "D12") == ["2", "4"]
    assert scene.refused("place 1 P2") == "CL-DST-8"
    assert scene.refused("place 2 D10") == "CL-DST-8"
    assert scene.refused("place 6 P1") == "CL-IPR-5"
    scene.do("place 2 P1")
    assert placeable(scene, "P1") == ["4"]
    scene.do("place 4 D05")
    assert placeable(scene, "D05") == ["1"]


@rule("CL-DST-8")
def test_two_dice_of_one_colour_do_not_fit_on_the_howl_and_two_colours_not_on_stoneskin() -> None:
    scene = table()
    scene.list_demon("D02")
    scene.list_demon("D05")
    roll_destiny(scene, 1, 2, 3)
    scene.do("place 1 D05")
    assert placeable(scene, "D05") == ["2"]
    scene = table()
    scene.list_demon("D02")
    roll_destiny(scene, 1, 2, 3)
    scene.do("place 1 D02")
    assert placeable(scene, "D02") == ["3"]


@rule("CL-DST-8")
def test_a_charge_never_holds_three_dice_below_its_total() -> None:
    scene = table()
    roll_destiny(scene, 1, 1, 4)
    scene.do("place 1 P5", "place 1 P5")
    assert scene.refused("place 4 P5") == "CL-DST-8"
    scene = table()
    roll_destiny(scene, 1, 1, 5)
    allocate(scene, "1 P5", "1 P5", "5 P5")
    assert scene.dice_on("P5")[1] == [1, 1, 5]


@rule("CL-DST-5", "CL-DST-8")
def test_further_dice_are_allowed_on_a_condition_already_met_while_boxes_are_free() -> None:
    scene = table()
    roll_destiny(scene, 6, 6, 2)
    scene.do("place 6 P5", "place 6 P5")
    assert "place 2 P5" in scene.texts()
    scene = table()
    roll_destiny(scene, 2, 2, 4)
    scene.do("place 2 P2", "place 2 P2")
    assert scene.refused("place 4 P2") == "CL-DST-5"
    scene = table()
    roll_destiny(scene, 2, 2, 4)
    scene.do("place 2 P4")
    assert scene.refused("place 4 P4") == "CL-DST-5"


@rule("CL-EX-8", "CL-DST-5")
def test_two_colours_never_lie_on_abyssal_threat() -> None:
    scene = table()
    roll_destiny(scene, 1, 3, 6)
    scene.do("place 1 P1")
    assert scene.refused("place 6 P1") == "CL-DST-8"
    scene.next_events("V01", "V02", "V03", "V04", "V05", "V06")
    scene.do("place 3 P1", "place 6 P4")
    assert scene.state.pm == 7
    assert scene.asked() == ("keep_event", [1])
    assert scene.offers("keep") == [f"keep V0{kind}" for kind in range(1, 7)]


# Everything finds its place (CL-DST-9)


@rule("CL-DST-9")
@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_placed_first_all_dice_find_a_place(seed: int) -> None:
    chance = FastChance(seed)
    scene = table("S7")
    for slot, faces in WAITING[seed % len(WAITING)].items():
        scene.prepared(slot, *faces)
    waiting = 6 - scene.state.pool
    count = 3 + chance.pick(4 - waiting)
    scene.state.alarms = count - 3
    scene.roll(*[1 + 2 * chance.pick(3) if seed % 2 else chance.roll(6) for _ in range(count)])
    scene.begin("infernal_preparation")
    if waiting:
        scene.do("leave_dice")
    if count > 3:
        scene.do(f"roll {count}")
    while scene.asked()[0] == "allocate":
        offers = scene.offers("place")
        use_up_events(scene)
        scene.do(offers[chance.pick(len(offers))])
    assert scene.state.rolled == 0
    assert sum(len(scene.dice_on(slot)[0]) + len(scene.dice_on(slot)[1]) for slot in BOARD) == waiting + count


BOARD = ("P1", "P2", "P3", "P4", "P5", "P6")
WAITING: list[dict[str, tuple[int, ...]]] = [
    {},
    {"P3": (1,)},
    {"P5": (1, 1), "P3": (1,)},
    {"P6": (1, 1), "P5": (1,)},
    {"P2": (2,), "P3": (5,), "P6": (3,)},
]
"""What was left in preparation boxes: where it hurts most."""


@rule("CL-DST-9")
def test_even_six_ones_find_places_beside_abyssal_threat() -> None:
    scene = table("S7")
    scene.state.alarms = 3
    scene.roll(1, 1, 1, 1, 1, 1)
    scene.begin("infernal_preparation")
    scene.do("roll 6", "place 1 P5", "place 1 P5", "place 1 P6", "place 1 P6")
    assert scene.refused("place 1 P5") == "CL-DST-8"
    assert scene.texts() == ["place 1 P1", "place 1 P3", "place 1 P4"]


# The default (CL-DEC-3)


def default_allocation(scene: ClaustrophobiaScene) -> list[str]:
    """What happens to all dice if the player's time runs out."""
    done: list[str] = []
    while scene.asked()[0] == "allocate":
        action = scene.state.decision.default(scene.state, 1, FastChance(1))
        done.append(str(action))
        use_up_events(scene)
        scene.do(str(action))
    return done


@rule("CL-DEC-3")
@pytest.mark.parametrize(
    ("faces", "places"),
    [
        ((1, 4, 5), ["1 P1", "5 P1", "4 P4"]),
        ((2, 4, 5), ["2 P1", "4 P1", "5 P4"]),
        ((6, 1, 4), ["6 P1", "4 P1", "1 P4"]),
        ((6, 1, 4, 3), ["1 P1", "3 P1", "6 P4", "4 P2"]),
        ((3, 5, 1, 1, 3), ["3 P1", "5 P1", "1 P1", "1 P4", "3 P3"]),
        ((2, 4, 5, 6, 3, 2), ["2 P1", "4 P1", "6 P1", "5 P4", "3 P3", "2 P2"]),
    ],
)
def test_the_default_fills_abyssal_threat_then_fell_destiny_then_by_colour(
    faces: tuple[int, ...], places: list[str]
) -> None:
    scene = table()
    scene.state.alarms = len(faces) - 3
    scene.roll(*faces)
    scene.begin("infernal_preparation")
    if len(faces) > 3:
        scene.do(f"roll {len(faces)}")
    assert default_allocation(scene) == [f"place {place}" for place in places]


@rule("CL-DEC-3")
def test_a_default_that_earlier_choices_have_spoilt_places_the_die_elsewhere() -> None:
    scene = table()
    scene.prepared("P3", 1)
    scene.roll(1, 1, 3)
    scene.begin("infernal_preparation")
    scene.do("leave_dice", "place 1 P3", "place 1 P5")
    assert default_allocation(scene) == ["place 3 P1"]
    scene = table()
    scene.state.alarms = 2
    scene.roll(1, 2, 2, 2, 2)
    scene.begin("infernal_preparation")
    scene.do("roll 5", "place 1 P1", "place 2 P4", "place 2 P2", "place 2 P2")
    assert default_allocation(scene) == ["place 2 P5"]
