"""Section 22: invariants. `check` finds every breach; random play (tests/games/test_properties.py) has none."""

from collections.abc import Callable

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.events import Event
from hypogeum.engine.invariants import BrokenInvariant
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    SPACE_IDS,
    TILE_IDS,
)
from hypogeum.games.heldentaufe.hexes import read_cell
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.surface import add_tile
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.games.heldentaufe.test_command import raid
from tests.games.play import Lively
from tests.kit import rule


def breach(change: Callable[[HeldentaufeScene], None]) -> str:
    """The rule that a change breaks."""
    table = raid("mathian")
    GAME.check(table.state)
    change(table)
    with pytest.raises(BrokenInvariant) as caught:
        GAME.check(table.state)
    return caught.value.rule


def lose_a_piece(table: HeldentaufeScene) -> None:
    table.state.piece_supply[4] -= 1


def lose_a_food(table: HeldentaufeScene) -> None:
    table.state.food_supply[1] -= 1


def double_a_card(table: HeldentaufeScene) -> None:
    table.state.missions.put_away(0)


def lose_a_tile(table: HeldentaufeScene) -> None:
    table.state.tile_pile[1] -= 1


@rule("HT-INR-1")
@pytest.mark.parametrize("change", [lose_a_piece, lose_a_food, double_a_card, lose_a_tile])
def test_components_are_kept_together(change: Callable[[HeldentaufeScene], None]) -> None:
    assert breach(change) == "HT-INR-1"


def kill_silently(table: HeldentaufeScene) -> None:
    table.hero("erla").hearts = 0


def heal_too_much(table: HeldentaufeScene) -> None:
    table.hero("erla").hearts = 6


def fatten_a_monster(table: HeldentaufeScene) -> None:
    table.state.monster_hearts[1] = 3


@rule("HT-INR-2")
@pytest.mark.parametrize("change", [kill_silently, heal_too_much, fatten_a_monster])
def test_hearts_have_limits(change: Callable[[HeldentaufeScene], None]) -> None:
    assert breach(change) == "HT-INR-2"


def arm_a_third(table: HeldentaufeScene) -> None:
    table.state.armed_left = 3


def lose_an_armed_one(table: HeldentaufeScene) -> None:
    table.state.armed_left = 1  # but all five tokens are there


def add_a_token(table: HeldentaufeScene) -> None:
    table.state.danger |= 1 << SPACE_IDS.index("F3")


@rule("HT-INR-3")
@pytest.mark.parametrize("change", [arm_a_third, lose_an_armed_one, add_a_token])
def test_of_five_danger_tokens_two_are_armed(change: Callable[[HeldentaufeScene], None]) -> None:
    assert breach(change) == "HT-INR-3"


def share_a_space(table: HeldentaufeScene) -> None:
    table.state.heroes[1].tile, table.state.heroes[1].space = NONE, SPACE_IDS.index("F2")


def sit_on_the_chest(table: HeldentaufeScene) -> None:
    table.monster("zibber", space="TR")


def be_everywhere(table: HeldentaufeScene) -> None:
    table.state.heroes[0].tile = 0


def forget_a_figure(table: HeldentaufeScene) -> None:
    table.state.occupants[SPACE_IDS.index("DU")] = NONE


@rule("HT-INR-4")
@pytest.mark.parametrize("change", [share_a_space, sit_on_the_chest, be_everywhere, forget_a_figure])
def test_a_space_holds_one_figure(change: Callable[[HeldentaufeScene], None]) -> None:
    assert breach(change) == "HT-INR-4"


def forget_the_leader(table: HeldentaufeScene) -> None:
    table.state.leader = NONE


def leave_him_behind(table: HeldentaufeScene) -> None:
    table.stand("mathian", "0,0")


@rule("HT-INR-5")
@pytest.mark.parametrize("change", [forget_the_leader, leave_him_behind])
def test_the_leader_is_placed_exactly_while_a_hero_is_inside(change: Callable[[HeldentaufeScene], None]) -> None:
    assert breach(change) == "HT-INR-5"


@rule("HT-INR-6")
def test_points_are_never_negative() -> None:
    def change(table: HeldentaufeScene) -> None:
        table.hero("erla").points = -1

    assert breach(change) == "HT-INR-6"


@rule("HT-INR-6")
def test_points_change_by_the_known_ways_alone() -> None:
    """Over random play, the sum of all points changes by what is told to be gained, and by nothing else."""
    changes = 0
    for seed in range(6):
        state = GAME.new({"round_limit": 20}, seats=2 + seed % 4, chance=FastChance(seed), events=[])
        assert isinstance(state, State)
        player = Lively(seed)
        while not state.over:
            before = sum(hero.points for hero in state.heroes)
            events: list[Event] = []
            state.events = events
            state.apply(player.choose(state))
            gained = sum(int(str(event.args["points"])) for event in events if event.kind == "points_gained")
            stolen = len([event for event in events if event.kind == "stolen"])
            assert sum(hero.points for hero in state.heroes) == before + gained - stolen
            changes += gained
    assert changes > 50


@rule("HT-INR-7")
def test_nobody_holds_a_fourth_card() -> None:
    def change(table: HeldentaufeScene) -> None:
        table.hand("erla", "M20", "M21", "M22", "M23")

    assert breach(change) == "HT-INR-7"


@rule("HT-INR-7")
def test_who_has_just_ended_his_turn_holds_three() -> None:
    ended = 0
    for seed in range(4):
        state = GAME.new({"round_limit": 15}, seats=2 + seed, chance=FastChance(seed))
        assert isinstance(state, State)
        player = Lively(seed)
        active = state.active
        while not state.over:
            state.apply(player.choose(state))
            if state.agenda and active not in (NONE, state.active):
                assert len(state.heroes[active].hand) == 3
                ended += 1
            active = state.active
    assert ended > 100


@rule("HT-INR-8")
def test_a_backpack_is_never_too_full() -> None:
    def change(table: HeldentaufeScene) -> None:
        table.give("erla", "apple", "apple", "apple", "fish")

    assert breach(change) == "HT-INR-8"


@rule("HT-INR-8")
def test_but_while_the_overflow_is_being_settled() -> None:
    table = HeldentaufeScene("mathian", "corlof")
    table.give("mathian", "apple", "apple", "fish", "ring1")
    table.next_tile("forest")
    table.roll(3)
    table.do("explore E")
    assert table.asked() == ("overflow", [0])
    GAME.check(table.state)


@rule("HT-INR-9")
def test_a_winner_does_not_go_unnoticed() -> None:
    def change(table: HeldentaufeScene) -> None:
        table.hero("erla").points = 14

    assert breach(change) == "HT-INR-9"


def monsters_run_wild(table: HeldentaufeScene) -> None:
    table.state.monster_ap = 5


def monsters_owe_ap(table: HeldentaufeScene) -> None:
    table.state.monster_ap = -1


@rule("HT-INR-10")
@pytest.mark.parametrize("change", [monsters_run_wild, monsters_owe_ap])
def test_ap_have_limits(change: Callable[[HeldentaufeScene], None]) -> None:
    assert breach(change) == "HT-INR-10"


@rule("HT-INR-10")
def test_nobody_has_more_than_8_ap() -> None:
    table = HeldentaufeScene("jupanila", "corlof")
    table.give("jupanila", "boots3", "boots2")
    assert table.ap() == (8, 0, 8)
    table.spend(9)
    assert table.ap() == (8, 9, 0)
    GAME.check(table.state)


def lay_a_tile_apart(table: HeldentaufeScene) -> None:
    table.tile("5,5", "meadow")


@rule("HT-INR-11")
def test_the_surface_is_connected() -> None:
    assert breach(lay_a_tile_apart) == "HT-INR-11"


@rule("HT-INR-11")
def test_no_two_tiles_share_a_position() -> None:
    def change(table: HeldentaufeScene) -> None:
        table.state.tile_pile[TILE_IDS.index("meadow")] -= 1
        add_tile(table.state, TILE_IDS.index("meadow"), read_cell("1,0"))

    assert breach(change) == "HT-INR-11"


@rule("HT-TRN-16")
def test_a_decision_without_actions_is_a_dead_end() -> None:
    for seed in range(20):
        state = GAME.new({"round_limit": 10}, seats=3, chance=FastChance(seed))
        lots = FastChance(seed)
        while not state.over:
            actions = state.decision.actions(state)
            assert actions
            state.apply(actions[lots.pick(len(actions))])
