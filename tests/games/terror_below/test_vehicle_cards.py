"""Section 2.6: the 54 Vehicle cards, value by value."""

from __future__ import annotations

import pytest

from hypogeum.games.terror_below import pack
from hypogeum.games.terror_below.components import (
    DIRECTION_IDS,
    VEHICLE_ABILITY,
    VEHICLE_ARROWS,
    VEHICLE_IDS,
    VEHICLE_VALUE,
)
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

VEHICLES = {  # French name, ability
    2: ("Boots", "Bottes", "extra_points"),
    3: ("Bicycle", "Vélo", "face_down"),
    4: ("Buggy", "Buggy", "free_rubble"),
    5: ("Pickup", "Pick-up", "closer_one"),
    6: ("Motorcycle", "Moto", "closer_all"),
    7: ("18-Wheeler", "Semi-remorque", "closer_all_twice"),
}

ARROWS = [  # by number: values 2 to 7
    ["", "", "", "N N", "N N E", "N N N"],
    ["", "N", "N", "E E", "E E S", "E E E"],
    ["", "N", "E", "S S", "S S W", "S S S"],
    ["", "E", "S", "W W", "W W N", "W W W"],
    ["", "E", "W", "N E", "N E E", "N N W"],
    ["N", "S", "N E", "E S", "E S S", "E E N"],
    ["E", "S", "E S", "S W", "S W W", "S S E"],
    ["S", "W", "S W", "W N", "W N N", "W W S"],
    ["W", "W", "W N", "W E", "S N", "N E S W"],
]


@rule("TB-VEH-1", "TB-AMB-25")
def test_there_are_six_vehicles_of_nine_cards_with_values_from_2_to_7() -> None:
    assert [f"V{value}-{number}" for value in range(2, 8) for number in range(1, 10)] == VEHICLE_IDS
    assert [value for value in range(2, 8) for _ in range(9)] == VEHICLE_VALUE
    assert len(VEHICLE_IDS) == 54


@rule("TB-VEH-2")
def test_a_vehicle_card_shows_name_value_ability_and_arrows() -> None:
    cards = {vehicle.value: (vehicle.name.en, vehicle.name.fr, vehicle.ability) for vehicle in pack.VEHICLES.vehicle}
    assert cards == VEHICLES
    for card, name in enumerate(VEHICLE_IDS):
        value, number = int(name[1]), int(name[3])
        arrows = " ".join(DIRECTION_IDS[arrow] for arrow in VEHICLE_ARROWS[card])
        assert (name, arrows) == (name, ARROWS[number - 1][value - 2])


@rule("TB-VEH-2")
@pytest.mark.parametrize("name", VEHICLE_IDS)
def test_every_card_gives_its_points_and_moves_the_target_by_its_arrows(name: str) -> None:
    scene = TerrorBelowScene()
    scene.worm(2, "W27", "4,4")
    scene.hand(0, name)
    scene.do(f"play {name} 2")
    assert scene.state.ap == int(name[1])
    arrows = ARROWS[int(name[3]) - 1][int(name[1]) - 2].split()
    column = 4 + arrows.count("E") - arrows.count("W")
    row = 4 + arrows.count("S") - arrows.count("N")
    assert scene.target(2) == f"{min(column, 6)},{min(row, 6)}"


@rule("TB-VEH-3")
def test_only_vehicles_from_5_up_lure_targets_and_boots_and_bicycles_disturb_least() -> None:
    lures = [ability >= 3 for ability in VEHICLE_ABILITY]
    assert lures == [value >= 5 for value in VEHICLE_VALUE]
    most = {value: max(len(row[value - 2].split()) for row in ARROWS) for value in range(2, 8)}
    assert most == {2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 4}
    silent = {
        value: sum(not VEHICLE_ARROWS[card] for card in range(54) if VEHICLE_VALUE[card] == value) for value in most
    }
    assert silent == {2: 5, 3: 1, 4: 1, 5: 0, 6: 0, 7: 0}
