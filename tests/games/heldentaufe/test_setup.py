"""Section 3: setting up."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance, ScriptedChance
from hypogeum.engine.events import Event
from hypogeum.engine.options import WrongOption
from hypogeum.games.heldentaufe import pack
from hypogeum.games.heldentaufe.components import MISSION_IDS
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.state import State
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

RESOURCES = ("apple", "pond", "mushroom")
RED = {card.id for card in pack.MISSIONS.mission if card.colour == "red"}


def new_game(seats: int, seed: int = 1, **options: object) -> tuple[State, list[Event]]:
    """A game at its first decision, and everything that was told on the way there."""
    events: list[Event] = []
    state = GAME.new(options, seats=seats, chance=FastChance(seed), events=events)
    assert isinstance(state, State)
    return state, events


def choose(state: State, text: str) -> None:
    state.apply(GAME.action(text))


# Options and seed


@rule("HT-SET-1")
def test_options_seats_and_seed_fix_the_whole_setup() -> None:
    for seed in range(5):
        one, other = (new_game(3, seed, hero_assignment="random")[0] for _ in range(2))
        assert GAME.write_position(one) == GAME.write_position(other)
    setups = [GAME.write_position(new_game(3, seed, hero_assignment="random")[0])["heroes"] for seed in range(5)]
    assert any(setup != setups[0] for setup in setups)
    assert one.options.values["hero_assignment"] == "random"


# Surface


@rule("HT-SET-2")
def test_the_campfire_lies_face_up_in_the_middle() -> None:
    state, _ = new_game(2)
    assert [(tile.at, tile.kind) for tile in GAME.view(state).surface] == [("0,0", "campfire")]


@rule("HT-SET-3")
@pytest.mark.parametrize(
    ("seats", "forests", "resources", "pile", "target"),
    [(5, 16, 9, 41, 12), (4, 13, 8, 37, 14), (3, 10, 7, 33, 16), (2, 7, 6, 29, 18)],
)
def test_tiles_are_removed_by_the_number_of_players(
    seats: int, forests: int, resources: int, pile: int, target: int
) -> None:
    for seed in range(10):
        view = GAME.view(new_game(seats, seed)[0])
        left = view.tile_pile
        assert (left["forest"], sum(left[kind] for kind in RESOURCES)) == (forests, resources)
        assert sum(left.values()) == pile
        assert view.tiles_removed.get("forest", 0) == 16 - forests
        assert max(view.tiles_removed.get(kind, 0) for kind in RESOURCES) <= 1
        assert view.target == target
        assert "campfire" not in left


@rule("HT-SET-3")
def test_two_players_remove_one_resource_of_each_kind() -> None:
    for option in ("random", "host"):
        state, _ = new_game(2, removed_resources=option)
        assert GAME.view(state).tiles_removed == {"forest": 9, "apple": 1, "pond": 1, "mushroom": 1}


@rule("HT-SET-3")
def test_any_tile_of_the_pile_may_come_next() -> None:
    found = set()
    for number in range(29):
        scene = HeldentaufeScene()
        scene.script.append(number)
        if 8 <= number < 15:
            scene.roll(4)
        scene.do("explore E")
        found.add(GAME.view(scene.state).surface[1].kind)
    assert found == {tile.id for tile in pack.TILES.tile} - {"campfire"}


@rule("HT-SET-4")
@pytest.mark.parametrize(("seats", "count"), [(3, 2), (4, 1)])
def test_removed_resources_are_random_and_announced(seats: int, count: int) -> None:
    seen = set()
    for seed in range(30):
        state, events = new_game(seats, seed)
        told = [str(event.args["tile"]) for event in events if event.kind == "resource_removed"]
        removed = [kind for kind in RESOURCES if GAME.view(state).tiles_removed.get(kind)]
        assert sorted(told) == sorted(removed)
        assert len(removed) == count
        seen.add(tuple(removed))
    assert len(seen) == 3


@rule("HT-SET-4")
def test_the_host_may_choose_two_different_kinds_with_three_players() -> None:
    state, _ = new_game(3, removed_resources="host")
    assert (state.decision.name, state.decision.seats(state)) == ("remove_resources", [0])
    assert [str(action) for action in state.decision.actions(state)] == [
        "remove apple",
        "remove pond",
        "remove mushroom",
    ]
    choose(state, "remove pond")
    assert [str(action) for action in state.decision.actions(state)] == ["remove apple", "remove mushroom"]
    refusal = state.decision.refusal(state, 0, GAME.action("remove pond"))
    assert refusal is not None
    assert refusal.rule == "HT-SET-3"
    choose(state, "remove mushroom")
    assert state.decision.name == "choose_hero"
    assert GAME.view(state).tiles_removed == {"forest": 6, "pond": 1, "mushroom": 1}


@rule("HT-SET-4")
def test_the_host_may_choose_one_kind_with_four_players() -> None:
    state, _ = new_game(4, removed_resources="host")
    refusal = state.decision.refusal(state, 1, GAME.action("remove apple"))
    assert refusal is not None
    assert refusal.rule == "HT-SET-4"
    choose(state, "remove apple")
    assert GAME.view(state).tiles_removed == {"forest": 3, "apple": 1}
    assert state.decision.name == "choose_hero"


# Underworld


@rule("HT-SET-5", "HT-AMB-26")
def test_the_chest_is_on_the_treasure_space() -> None:
    scene = HeldentaufeScene()
    assert GAME.view(scene.state).chest
    scene.stand("mathian", "F6")
    scene.roll(4, 4, 4)
    scene.do("move TR")
    assert scene.hero("mathian").points == 3


@rule("HT-SET-6", "HT-AMB-2")
def test_one_danger_token_lies_on_each_danger_space() -> None:
    for seed in range(5):
        view = GAME.view(new_game(2, seed)[0])
        assert view.danger == ["K1", "K2", "K3", "K4", "K5"]
        assert view.armed_left == 2


@rule("HT-SET-6")
@pytest.mark.parametrize(("space", "door"), [("K1", "F1"), ("K2", "F1"), ("K3", "F3"), ("K4", "P4"), ("K5", "F7")])
def test_every_danger_token_is_armed_with_two_of_five_chances(space: str, door: str) -> None:
    armed = 0
    for outcome in range(5):
        scene = HeldentaufeScene()
        scene.stand("mathian", door)
        scene.script.append(outcome)
        scene.do(f"move {space}")
        armed += len(scene.told("trap_armed"))
        assert len(scene.told("trap_armed")) + len(scene.told("trap_disarmed")) == 1
    assert armed == 2


@rule("HT-SET-7")
def test_the_monsters_are_on_their_dens() -> None:
    scene = HeldentaufeScene()
    assert [scene.space_of(name) for name in ("ulumu", "zibber", "wallrog")] == ["DU", "DZ", "DW"]


@rule("HT-SET-8")
def test_every_heart_slot_of_card_and_tooth_is_filled() -> None:
    for assignment in ("fixed", "random"):
        for monster in GAME.view(new_game(2, stack_assignment=assignment)[0]).monsters:
            assert monster.hearts == monster.full_hearts > 0
    assert [monster.hearts for monster in GAME.view(new_game(2)[0]).monsters] == [3, 2, 2]


@rule("HT-SET-9")
def test_the_monsters_are_asleep() -> None:
    scene = HeldentaufeScene()
    assert scene.state.leader == -1
    scene.end_turn()
    assert scene.asked() == ("main_phase", [1])


# Supply and missions


@rule("HT-SET-10")
def test_everything_else_is_in_the_supply() -> None:
    supply = GAME.view(new_game(5)[0]).supply
    pieces = {f"{kind}{value}": 7 for kind in ("boots", "ring", "sword") for value in (1, 2, 3)}
    food = {"apple": 14, "fish": 14, "mushroom": 14}
    assert supply == {**pieces, **food, "healing": 7, "berserk": 7, "teleport": 6}


@rule("HT-SET-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_gets_two_red_cards_and_a_blue_one_in_secret(seats: int) -> None:
    hands = set()
    for seed in range(5):
        state, events = new_game(seats, seed)
        for seat in range(seats):
            hand = GAME.view(state, seat).heroes[seat].hand
            assert hand is not None
            hands.add(tuple(hand))
            assert [card in RED for card in hand] == [True, True, False]
            others = [GAME.view(state, viewer).heroes[seat] for viewer in range(-1, seats) if viewer != seat]
            assert all(board.hand is None and board.cards == 3 for board in others)
            told = [event for event in events if event.kind == "missions_dealt" and event.args["seat"] == seat]
            assert [event.seen_by(seat).get("cards") for event in told] == [hand]
            assert "cards" not in told[0].seen_by((seat + 1) % seats)
    assert len(hands) > seats


@rule("HT-SET-12", "HT-AMB-1")
@pytest.mark.parametrize(("seats", "cards"), [(2, 17), (3, 14), (4, 11), (5, 8)])
def test_the_other_cards_are_one_mixed_pile(seats: int, cards: int) -> None:
    state, _ = new_game(seats, hero_assignment="random")
    view = GAME.view(state)
    assert (view.mission_pile, view.discard) == (cards, [])
    drawn = []
    for place in range(cards):
        copy = state.copy()
        copy.chance = ScriptedChance([place])
        copy.apply(next(action for action in copy.decision.actions(copy) if action.verb.name == "refuse"))
        drawn.append(MISSION_IDS[copy.heroes[copy.active].hand[-1]])
    assert drawn == GAME.write_position(state)["missions"]["pile"]
    assert {card in RED for card in drawn} == {True, False}


# Heroes


@rule("HT-SET-13")
def test_a_hero_can_be_chosen_only_once() -> None:
    state, _ = new_game(3, first_player="0")
    heroes = ["luphius", "mathian", "jupanila", "erla", "corlof"]
    assert [str(action) for action in state.decision.actions(state)] == [f"choose {hero}" for hero in heroes]
    choose(state, "choose erla")
    refusal = state.decision.refusal(state, 1, GAME.action("choose erla"))
    assert refusal is not None
    assert refusal.rule == "HT-SET-13"
    choose(state, "choose corlof")
    choose(state, "choose luphius")
    assert [board.hero for board in GAME.view(state).heroes] == ["luphius", "corlof", "erla"]


@rule("HT-SET-14")
@pytest.mark.parametrize(("first", "order"), [("0", [3, 2, 1, 0]), ("2", [1, 0, 3, 2])])
def test_heroes_are_chosen_in_reverse_turn_order(first: str, order: list[int]) -> None:
    state, _ = new_game(4, first_player=first)
    asked = []
    while state.decision.name == "choose_hero":
        asked += state.decision.seats(state)
        state.apply(state.decision.actions(state)[0])
    assert asked == order
    assert state.decision.seats(state) == [int(first)]


@rule("HT-SET-14")
def test_heroes_may_be_dealt_at_random() -> None:
    dealt = set()
    for seed in range(20):
        state, _ = new_game(5, seed, hero_assignment="random")
        assert state.decision.name == "main_phase"
        heroes = [str(board.hero) for board in GAME.view(state).heroes]
        assert sorted(heroes) == ["corlof", "erla", "jupanila", "luphius", "mathian"]
        dealt.add(heroes[0])
    assert len(dealt) == 5


@rule("HT-SET-15", "HT-SET-17")
def test_every_hero_starts_on_the_campfire_with_all_hearts_and_nothing_else() -> None:
    state, _ = new_game(5, hero_assignment="random")
    for board in GAME.view(state).heroes:
        assert (board.tile, board.space) == ("0,0", None)
        assert board.hearts == board.max_hearts
        assert (board.points, board.backpack, board.potion) == (0, [], None)
        assert board.worn == {"boots": 0, "ring": 0, "sword": 0}


@rule("HT-SET-16")
def test_the_first_player_is_a_random_seat() -> None:
    firsts = {new_game(4, seed)[0].first_player for seed in range(30)}
    assert firsts == {0, 1, 2, 3}


@rule("HT-SET-16")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_host_may_name_the_first_player(seat: int) -> None:
    state, _ = new_game(3, first_player=str(seat), hero_assignment="random")
    assert (state.active, state.decision.seats(state)) == (seat, [seat])


@rule("HT-SET-16")
def test_only_a_seat_of_the_table_can_be_first() -> None:
    with pytest.raises(WrongOption):
        new_game(3, first_player="3")


@rule("HT-SET-18")
def test_cards_are_seen_before_heroes_are_chosen() -> None:
    state, events = new_game(3, removed_resources="host", first_player="0")
    assert [event.kind for event in events] == ["first_player"]
    assert [len(hero.hand) for hero in state.heroes] == [0, 0, 0]
    choose(state, "remove apple")
    choose(state, "remove pond")
    assert [event.kind for event in events][1:] == ["resource_removed"] * 2 + ["missions_dealt"] * 3
    for seat in range(3):
        view = GAME.view(state, seat)
        assert [board.hand is not None for board in view.heroes] == [other == seat for other in range(3)]
        assert [board.hero for board in view.heroes] == [None, None, None]
