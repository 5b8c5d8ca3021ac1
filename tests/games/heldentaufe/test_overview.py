"""Section 1: the game in brief."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import WrongSeats
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.state import State
from tests.games.heldentaufe.scene import RING, TWO_TEETH, HeldentaufeScene
from tests.kit import rule

HEROES = ("luphius", "mathian", "jupanila", "erla", "corlof")


def play_at_random(seed: int, seats: int, **options: object) -> tuple[State, int, int]:
    """A whole game of random choices: its last state, and how many hero and monsters' turns it had."""
    chance = FastChance(seed)
    state = GAME.new(options, seats=seats, chance=chance)
    assert isinstance(state, State)
    hero_turns = monster_turns = 0
    while not state.over:
        state.events = []
        offered = state.decision.actions(state)
        state.apply(offered[chance.pick(len(offered))])
        hero_turns += sum(event.kind == "turn_began" for event in state.events)
        monster_turns += sum(event.kind == "monsters_began" for event in state.events)
    return state, hero_turns, monster_turns


@rule("HT-OVR-1", "HT-OVR-8")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_nobody_plays_alone_and_no_more_than_five(seats: int) -> None:
    with pytest.raises(WrongSeats):
        GAME.new({}, seats=seats, chance=FastChance(1))


@rule("HT-OVR-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_runs_one_hero(seats: int) -> None:
    scene = HeldentaufeScene(*HEROES[:seats])
    heroes = [board.hero for board in GAME.view(scene.state).heroes]
    assert heroes == list(HEROES[:seats])


@rule("HT-OVR-8")
def test_every_player_plays_for_himself() -> None:
    scene = HeldentaufeScene("mathian", "corlof", "erla", target=6)
    scene.hero("corlof").points = 6
    scene.tile("1,0", "meadow")
    scene.stand("corlof", "1,0")
    scene.end_turn()
    scene.do("move 0,0")
    assert scene.state.winners == [1]
    assert GAME.ranks(scene.state) == [2, 1, 2]


@rule("HT-OVR-2")
def test_the_surface_grows_while_the_underworld_is_fixed() -> None:
    scene = HeldentaufeScene()
    before = GAME.view(scene.state)
    assert [tile.at for tile in before.surface] == ["0,0"]
    assert [monster.id for monster in before.monsters] == ["ulumu", "zibber", "wallrog"]
    scene.next_tile("pond")
    scene.do("explore W")
    after = GAME.view(scene.state)
    assert [(tile.at, tile.kind) for tile in after.surface] == [("0,0", "campfire"), ("-1,0", "pond")]
    assert (after.monsters, after.danger, after.chest) == (before.monsters, before.danger, before.chest)


@rule("HT-OVR-3")
def test_each_groove_of_a_tooth_is_one_point() -> None:
    scene = HeldentaufeScene()
    scene.next_tile("forest")
    scene.roll(TWO_TEETH)
    scene.do("explore E")
    assert scene.hero("mathian").points == 2


@rule("HT-OVR-4")
@pytest.mark.parametrize(("seats", "target"), [(5, 12), (4, 14), (3, 16), (2, 18)])
def test_the_first_on_the_campfire_with_the_target_wins_at_once(seats: int, target: int) -> None:
    for points, wins in ((target - 1, False), (target, True), (target + 1, True)):
        scene = HeldentaufeScene(*HEROES[:seats])
        scene.tile("1,0", "meadow")
        scene.stand("luphius", "1,0")
        scene.hero("luphius").points = points
        scene.do("move 0,0")
        assert scene.state.over is wins
        assert scene.state.winners == ([0] if wins else [])


@rule("HT-OVR-5")
def test_only_refusing_moving_and_attacking_cost_ap() -> None:
    scene = HeldentaufeScene("erla", "corlof")
    scene.tile("1,0", "apple")
    scene.tile("2,0", "portal1")
    scene.stand("erla", "1,0")
    scene.give("erla", "fish", "boots1")
    scene.hand("erla", "M01", "M02", "M03")
    scene.hero("erla").hearts = 3
    scene.do("collect", "eat apple", "collect", "brew healing", "drink", "collect", "discard apple")
    assert scene.ap() == (5, 0, 5)
    scene.next_card("M04")
    scene.do("refuse M01")
    assert scene.ap() == (5, 1, 4)
    scene.do("move 2,0")
    assert scene.ap() == (5, 2, 3)
    scene.do("descend", "move F1")
    assert scene.ap() == (5, 4, 1)
    scene.monster("ulumu", "K1")
    scene.roll(6, 1)
    scene.do("attack ulumu")
    assert scene.ap() == (5, 5, 0)


@rule("HT-OVR-6")
def test_the_monsters_move_only_while_a_hero_is_inside() -> None:
    scene = HeldentaufeScene()
    scene.end_turn()
    assert scene.asked() == ("main_phase", [1])
    scene.stand("corlof", "P1")
    scene.end_turn()
    assert scene.asked() == ("monsters_act", [0])
    scene.do("monster_end")
    assert scene.asked() == ("main_phase", [0])


@rule("HT-OVR-7")
def test_a_beaten_hero_plays_on() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "F4")
    scene.hero("mathian").hearts = 1
    scene.roll(1, 6)
    scene.do("attack ulumu")
    scene.refill()
    scene.do("place 0,0")
    scene.end_turn()
    assert scene.asked() == ("main_phase", [0])
    assert scene.hero("mathian").hearts == 7
    scene.next_tile("forest")
    scene.roll(RING)
    scene.do("explore E")


@rule("HT-OVR-9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_ends_and_its_length_is_counted_in_turns(seats: int) -> None:
    state, hero_turns, monster_turns = play_at_random(seats, seats, command_mode="auto", round_limit=60)
    assert state.winners
    assert monster_turns > 0
    assert state.turns == hero_turns + monster_turns
    assert (state.round - 1) * seats < hero_turns <= state.round * seats
