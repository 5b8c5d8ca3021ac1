"""The options of a table (section 27)."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import WrongSeats
from hypogeum.engine.masks import bits
from hypogeum.engine.options import WrongOption
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.meta import GAME
from hypogeum.games.sub_terra.setup import is_balanced
from hypogeum.games.sub_terra.state import State
from tests.games.sub_terra.scene import FreshTable, SubTerraScene
from tests.kit import rule

DOMAINS = {
    "scout": ["archaeologist", "guide", "rogue", "fortune-teller", "cartographer"],
    "connector": ["aristocrat", "foreman", "magician"],
    "defender": ["sharpshooter", "sapper", "veteran", "inventor"],
    "support": ["healer", "priest"],
    "attacker": ["tamer", "colossus", "escapologist"],
}


def new(seats: int = 3, seed: int = 1, **options: object) -> State:
    state = GAME.new(options, seats=seats, chance=FastChance(seed))
    assert isinstance(state, State)
    return state


def numbers(*names: str) -> list[int]:
    return [parts.CHARACTER_IDS.index(name) for name in names]


def enabled(choice: str) -> int:
    return new(explorer_sets=choice).options.enabled


@rule("ST2-OPT-7", "ST2-OPT-1")
def test_options_have_the_defaults_and_values_of_the_table() -> None:
    options = {option.id: (option.default, option.choices) for option in GAME.options if option.group == "rules"}
    assert options == {
        "temple_mode": ("base", ("base", "dauntless", "legion")),
        "game_mode": ("base", ("base", "ark", "typhaon")),
        "difficulty": ("normal", ("beginner", "normal", "advanced", "expert")),
        "explorer_pick": ("free", ("free", "random", "balanced")),
        "explorer_sets": ("all", ("all", "base", "base_circle", "base_faculty", "circle_faculty", "circle")),
        "guardian_order": ("auto", ("auto", "ask")),
        "item_consent": ("auto", ("auto", "ask")),
    }


@rule("ST2-OPT-3", "ST2-OPT-6", "ST2-SEAT-1")
@pytest.mark.parametrize(("mode", "seats"), [("typhaon", 3), ("base", 7), ("ark", 7)])
def test_there_are_three_to_six_explorers_and_one_seat_more_with_typhaon(mode: str, seats: int) -> None:
    with pytest.raises(WrongOption) as wrong:
        new(seats, game_mode=mode)
    assert wrong.value.option == "game_mode"
    assert f"make {2 if mode == 'typhaon' else 7} Explorers" in str(wrong.value)


@rule("ST2-OPT-3")
@pytest.mark.parametrize(("mode", "seats"), [("typhaon", 4), ("typhaon", 7), ("base", 3), ("ark", 6)])
def test_the_fewest_and_the_most_seats(mode: str, seats: int) -> None:
    assert new(seats, game_mode=mode).options.explorers == seats - (mode == "typhaon")


@rule("ST2-OPT-3")
@pytest.mark.parametrize("seats", [2, 8])
def test_no_table_for_fewer_than_three_or_more_than_seven(seats: int) -> None:
    with pytest.raises(WrongSeats):
        new(seats)


@rule("ST2-OPT-6")
def test_no_more_explorers_than_the_enabled_sets_have() -> None:
    with pytest.raises(WrongOption) as wrong:
        new(6, explorer_sets="circle")
    assert wrong.value.option == "explorer_sets"
    assert "the team needs 6 Explorers, and these sets have only 5" in str(wrong.value)
    assert new(5, explorer_sets="circle").options.enabled.bit_count() == 5


@rule("ST2-OPT-6")
@pytest.mark.parametrize(
    ("choice", "count"),
    [*[("all", 17), ("base", 10), ("base_circle", 15), ("base_faculty", 12), ("circle_faculty", 7), ("circle", 5)]],
)
def test_only_explorers_of_enabled_sets_are_picked(choice: str, count: int) -> None:
    table = FreshTable(3, explorer_sets=choice)
    assert len(table.texts()) == count
    assert ("choose guide" in table.texts()) is ("base" in choice or choice == "all")
    assert ("choose magician" in table.texts()) is ("circle" in choice or choice == "all")
    assert ("choose inventor" in table.texts()) is ("faculty" in choice or choice == "all")
    if choice == "base":
        assert table.refusal("choose inventor") == "ST2-OPT-2 explorer=inventor"


# Balanced teams


@rule("ST2-OPT-1", "ST2-OPT-4")
@pytest.mark.parametrize(
    ("team", "balanced"),
    [
        (("guide", "foreman", "veteran"), True),
        (("guide", "foreman", "tamer"), True),
        (("guide", "rogue", "veteran"), False),
        (("foreman", "aristocrat", "veteran"), False),
        (("guide", "foreman", "healer"), False),
        (("guide", "foreman", "veteran", "rogue"), False),
        (("guide", "foreman", "veteran", "healer"), True),
        (("guide", "foreman", "colossus", "priest"), True),
        (("guide", "foreman", "priest", "healer"), False),
    ],
)
def test_a_balanced_team_has_a_scout_a_connector_a_defender_and_from_four_on_a_support(
    team: tuple[str, ...], balanced: bool
) -> None:
    assert is_balanced(enabled("all"), numbers(*team)) is balanced


@rule("ST2-OPT-5")
def test_a_domain_that_no_enabled_explorer_has_is_left_out() -> None:
    team = numbers("fortune-teller", "magician", "tamer", "colossus")
    assert is_balanced(enabled("circle"), team)
    assert not is_balanced(enabled("all"), team)


@rule("ST2-OPT-1", "ST2-OPT-4", "ST2-OPT-5")
@pytest.mark.parametrize(
    ("seats", "choice"), [(3, "all"), (4, "base"), (6, "all"), (5, "circle"), (4, "circle_faculty")]
)
def test_a_balanced_team_is_drawn_by_chance(seats: int, choice: str) -> None:
    teams = set()
    for seed in range(12):
        state = new(seats, seed, explorer_pick="balanced", explorer_sets=choice)
        team = state.character[:seats]
        assert is_balanced(state.options.enabled, team)
        assert len({*team}) == seats
        assert {*team} <= {*bits(state.options.enabled)}
        teams.add(str(team))
    assert len(teams) > 5


@rule("ST2-OPT-1")
def test_a_random_team_need_not_be_balanced() -> None:
    teams = [new(3, seed, explorer_pick="random").character[:3] for seed in range(20)]
    assert {is_balanced(enabled("all"), team) for team in teams} == {True, False}


@rule("ST2-OPT-1", "ST2-OPT-4")
def test_domains() -> None:
    found: dict[str, list[str]] = {}
    for explorer in range(parts.EXPLORERS):
        domain = parts.DOMAIN_IDS[parts.EXPLORER_DOMAIN[explorer]]
        found.setdefault(domain, []).append(parts.CHARACTER_IDS[explorer])
    assert found == DOMAINS


@rule("ST2-OPT-7", "ST2-SET-13")
def test_difficulty_is_ignored_with_typhaon() -> None:
    assert SubTerraScene(game_mode="typhaon").state.marker == 27
    assert SubTerraScene(difficulty="expert").state.marker == 20
    assert SubTerraScene(difficulty="expert", game_mode="ark").state.marker == 20
    with pytest.raises(WrongOption):
        SubTerraScene(game_mode="typhaon", difficulty="impossible")
