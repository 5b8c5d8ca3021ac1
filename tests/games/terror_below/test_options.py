"""Section 16: options."""

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import WrongSeats
from hypogeum.engine.options import WrongOption
from hypogeum.games.terror_below.components import QUEENS
from hypogeum.games.terror_below.meta import GAME
from tests.games.terror_below.attacks import NEW_WORM, caught, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

SOLO, COMPETITION = (1,), (2, 3, 4, 5)
CHOICES = {
    "board": ("desert", ("desert", "canyon")),
    "locations": ("standard", ("standard", "shuffled", "wild")),
    "first_worms": ("starting", ("starting", "random")),
    "first_player": ("random", ("random", "0", "1", "2", "3", "4")),
    "scenario": ("emergency", ("emergency", "special_delivery", "total_extermination")),
}
NUMBERS = {  # default, lowest, highest, whether 0 is legal too
    "target": (20, 10, 30, False),
    "left_behind": (0, 0, 2, False),
    "turn_seconds": (0, 30, 600, True),
    "choice_seconds": (60, 10, 300, True),
}
FLAGS = {"guarantee_colours": True, "extra_phase": True, "queens": False, "allow_undo": True, "spectators": True}


@rule("TB-OPT-1", "TB-AMB-24")
def test_options_have_the_defaults_and_values_of_the_table() -> None:
    options = {option.id: option for option in GAME.options}
    choices = {name: (options[name].default, options[name].choices) for name in CHOICES}
    numbers = {
        name: (option.default, option.low, option.high, option.zero)
        for name, option in options.items()
        if option.kind == "number"
    }
    flags = {name: option.default for name, option in options.items() if option.kind == "flag"}
    assert (choices, numbers, flags) == (CHOICES, NUMBERS, FLAGS)
    assert set(options) - {*CHOICES, *NUMBERS, *FLAGS} == {"replacement_bot"}


@rule("TB-OPT-1")
def test_options_of_the_solo_mode_are_shown_for_one_player_only() -> None:
    options = {option.id: option for option in GAME.options}
    assert {name for name, option in options.items() if option.seats == SOLO} == {"scenario", "queens", "left_behind"}
    assert {name for name, option in options.items() if option.seats == COMPETITION} == {"first_player", "target"}
    assert options["extra_phase"].seats == (2,)


@rule("TB-OPT-1")
def test_only_games_to_twenty_points_are_standard() -> None:
    assert [(option.id, option.default) for option in GAME.options if option.standard] == [("target", 20)]


@rule("TB-OPT-1")
@pytest.mark.parametrize(
    ("name", "value"),
    [("target", 9), ("target", 31), ("board", "moon"), ("left_behind", 3), ("queens", "some"), ("mystery", 1)],
)
def test_anything_else_is_refused_with_the_name_of_the_option(name: str, value: object) -> None:
    with pytest.raises(WrongOption) as caught:
        GAME.new({name: value}, seats=2, chance=FastChance(1))
    assert name in str(caught.value)


@rule("TB-OVR-1")
def test_there_are_one_to_five_seats_and_the_first_player_is_one_of_them() -> None:
    for seats in (0, 6):
        with pytest.raises(WrongSeats):
            GAME.new({}, seats=seats, chance=FastChance(1))
    with pytest.raises(WrongOption):
        GAME.new({"first_player": "2"}, seats=2, chance=FastChance(1))


@rule("TB-OPT-2", "TB-END-1")
@pytest.mark.parametrize("target", [10, 30])
def test_another_number_of_vp_may_win(target: int) -> None:
    scene = TerrorBelowScene(target=target)
    scene.stand(0, "2,6")
    scene.carry(0, "green", "green")
    scene.vp(0, target - 2)
    scene.do("play V4-1 1", "deliver green", "bonus none")
    assert not scene.state.over
    scene.do("deliver green")
    assert scene.state.winners == [0]


@rule("TB-OPT-2", "TB-SCEN-1")
def test_emergency_keeps_20() -> None:
    scene = TerrorBelowScene(1, target=10)
    scene.stand(0, "2,6")
    scene.carry(0, "green")
    scene.vp(0, 9)
    scene.do("play V4-1 1", "deliver green")
    assert not scene.state.over
    assert GAME.view(scene.state).target == 20


@rule("TB-OPT-1", "TB-SCEN-10")
@pytest.mark.parametrize("scenario", ["special_delivery", "total_extermination"])
def test_options_of_the_solo_mode_mean_nothing_in_competition(scenario: str) -> None:
    scene = TerrorBelowScene(3, scenario=scenario, left_behind=2, queens=False)
    assert all(squad.left_behind == 0 for squad in scene.state.squads)
    assert scene.deck("W").pile & QUEENS == QUEENS
    scene.stand(0, "2,6")
    scene.line("BD19", "BD20", "BH03", "BH05")
    scene.carry(0, "green", "blue")
    scene.vp(0, 17)
    scene.do("play V4-1 1")
    scene.next_cards("BD01")
    scene.do("deliver green BD19", "bonus none")
    assert (scene.state.served, scene.bounty_line()) == (0, ["BD20", "BH03", "BH05", "BD01"])
    scene.do("deliver blue")
    assert scene.state.winners == [0]


@rule("TB-OPT-1", "TB-SCEN-8")
def test_a_hunting_bounty_brings_no_trophy_in_competition() -> None:
    scene = caught(scenario="total_extermination")
    scene.give(0, "P09")
    strike(scene)
    scene.roll(6, 6)
    scene.do("fire P09")
    scene.next_cards("BH06", NEW_WORM)
    scene.do("claim BH05")
    assert scene.state.trophies == 0
    assert "BH06" in scene.bounty_line()
