"""Sections 14.1 to 14.3: the solo mode, its Terror turn and Locations that can be destroyed."""

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.masks import bits
from hypogeum.games.terror_below.components import (
    BOUNTY_IDS,
    LOCATION_IDS,
    QUEENS,
    SOLO_CHARACTERS,
    SOLO_ITEMS,
    SOLO_WEAPONS,
)
from hypogeum.games.terror_below.meta import GAME
from hypogeum.games.terror_below.state import State
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

QUIET = "V3-9"
"""The card that refills the hand."""


def new_game(seed: int = 1, **options: object) -> State:
    state = GAME.new(options, seats=1, chance=FastChance(seed))
    assert isinstance(state, State)
    return state


def solo(at: str = "1,1", **options: object) -> TerrorBelowScene:
    """The pawn stands somewhere; all Targets are far away on 6,6, 6,5 and 6,4."""
    scene = TerrorBelowScene(1, **options)
    scene.stand(0, at)
    for slot in (1, 2, 3):
        scene.aim(slot, f"6,{7 - slot}")
    return scene


def terror(scene: TerrorBelowScene, blue: int, vehicle: str, red: int, *then: str, slot: int = 1) -> None:
    """Play Boots and end the turn: the blue die with its card, the red die, and then further cards."""
    scene.do(f"play V2-1 {slot}", "stop")
    scene.next_cards(QUIET)
    scene.roll(blue)
    scene.next_cards(vehicle)
    scene.roll(red)
    scene.next_cards(*then)
    scene.do("end_turn")


def attack(scene: TerrorBelowScene, worm: str, target: str, *then: str) -> None:
    """The Worm in slot 1 attacks in the Terror turn, after a quiet card under slot 3."""
    scene.worm(1, worm, target)
    scene.row(3)
    terror(scene, 5, "V2-9", 1, *then, slot=2)


# Setup


@rule("TB-SOLO-3", "TB-SOLO-6")
def test_setup_is_that_of_two_players_with_one_squad() -> None:
    state = new_game()
    squad = state.squads[0]
    assert (squad.living.bit_count(), squad.items.bit_count(), squad.weapons.bit_count()) == (3, 1, 1)
    assert squad.hand.bit_count() == 3
    state.apply(state.decision.actions(state)[0])
    assert state.worm_deck.discard == 0
    assert sum(state.rubble) == 16
    assert state.decision.name == "place_pawn"
    assert len(state.decision.actions(state)) == 5


@rule("TB-SOLO-4", "TB-SOLO-5", "TB-SCEN-1")
def test_queens_their_bounty_and_cards_not_for_solo_are_out() -> None:
    for seed in range(8):
        state = new_game(seed)
        squad = state.squads[0]
        assert state.worm_deck.pile & QUEENS == 0
        assert [BOUNTY_IDS[card] for card in bits(state.bounties_out)] == ["BH09"]
        assert state.item_deck.pile | squad.items == SOLO_ITEMS
        assert state.weapon_deck.pile | squad.weapons == SOLO_WEAPONS
        assert squad.living & ~SOLO_CHARACTERS == 0


@rule("TB-SOLO-21", "TB-SOLO-15", "TB-SOLO-2")
def test_locations_are_protected_during_setup_and_its_attacks_do_not_count() -> None:
    for seed in range(12):
        state = new_game(seed, locations="wild", first_worms="random")
        while not state.turns:
            state.apply(state.decision.default(state, 0, FastChance(seed)))
        assert state.attacks == 0
        assert state.worm_deck.discard.bit_count() == 4
        for space in state.location_spaces:
            assert space >= 0
            assert state.rubble[space] == state.eggs[space] == 0
        assert all(eggs in (0, 1, 16, 256, 4096) for eggs in state.eggs)


# The Terror turn


@rule("TB-SOLO-7", "TB-SOLO-8", "TB-SET-13")
def test_after_each_turn_a_card_distracts_a_worm_and_a_worm_attacks() -> None:
    scene = solo()
    scene.worm(1, "W08", "5,4")
    scene.aim(2, "3,6")
    terror(scene, 4, "V7-4", 1, "W02", slot=3)
    assert scene.target(2) == "1,6"
    assert scene.cards_under(2) == ["V7-4"]
    assert scene.egg_map() == {"5,4": ["purple"]}
    assert (scene.worm_in(1), scene.state.attacks) == ("W02", 1)
    assert len(scene.told("random_vehicle")) == 1
    assert scene.asked() == ("play_vehicle", [0])


@rule("TB-SOLO-9", "TB-AMB-20", "TB-SOLO-28")
def test_a_worm_at_its_limit_attacks_after_the_turn_and_before_the_dice() -> None:
    scene = solo()
    scene.worm(1, "W01", "5,4", cards=("V7-1", "V7-2"))
    scene.do("play V2-1 1", "stop")
    assert scene.egg_map() == {}
    scene.next_cards(QUIET, "W02")
    scene.roll(5)
    scene.next_cards("V2-9")
    scene.roll(3)
    scene.next_cards("W03")
    scene.do("end_turn")
    kinds = [event.kind for event in scene.events if event.kind in ("attack_began", "random_vehicle", "terror_rolled")]
    assert kinds == ["attack_began", "random_vehicle", "terror_rolled", "attack_began"]
    assert scene.state.attacks == 2


@rule("TB-SOLO-9", "TB-SOLO-10", "TB-SOLO-28")
def test_a_worm_that_the_card_brings_to_its_limit_attacks_and_the_red_die_may_name_its_successor() -> None:
    scene = solo()
    scene.worm(1, "W01", "5,4", cards=("V7-1", "V7-2"))
    scene.do("play V2-1 3", "stop")
    scene.next_cards(QUIET)
    scene.roll(1)
    scene.next_cards("V2-9", "W02")
    scene.roll(2)
    scene.next_cards("W03")
    scene.do("end_turn")
    assert [event.args["worm"] for event in scene.told("attack_began")] == ["W01", "W02"]
    assert scene.worm_in(1) == "W03"
    assert scene.state.attacks == 2


@rule("TB-SOLO-2", "TB-SOLO-1")
def test_the_fifteenth_attack_loses() -> None:
    scene = solo()
    scene.state.attacks = 13
    attack(scene, "W08", "5,4", "W02")
    assert (scene.state.attacks, scene.state.over) == (14, False)
    scene.hand(0, "V2-1", "V4-1", "V4-2")
    attack(scene, "W07", "5,4")
    assert scene.state.over
    assert scene.state.winners == []
    assert GAME.ranks(scene.state) == [2]


@rule("TB-SOLO-11", "TB-SOLO-22")
def test_an_objective_reached_in_the_fifteenth_attack_wins() -> None:
    scene = solo("4,4")
    scene.line("BD01", "BD02", "BD03", "BD04")
    scene.state.attacks = 14
    scene.vp(0, 19)
    scene.give(0, "P10")
    attack(scene, "W01", "4,3")
    scene.do("fire P10")
    assert scene.state.winners == [0]
    assert scene.state.attacks == 14


@rule("TB-SOLO-22", "TB-SOLO-1", "TB-END-3")
def test_the_game_is_lost_at_once_when_the_squad_is_dead() -> None:
    scene = solo("4,4")
    scene.bury(0, 2)
    attack(scene, "W01", "4,3")
    assert scene.state.over
    assert scene.state.winners == []


# Locations


@rule("TB-SOLO-12", "TB-SOLO-13")
def test_rubble_falls_on_locations_and_catches_and_the_second_piece_destroys_them() -> None:
    scene = solo("2,6")
    scene.give(0, "I06-1", "I06-2")
    attack(scene, "W14", "2,5")  # FAN-S
    assert scene.rubble_map()["2,6"] == 1
    assert scene.asked() == ("doom", [0])
    scene.next_cards("W02")
    scene.do("save I06")
    assert scene.location("motel") == "2,6"
    scene.hand(0, "V2-1", "V4-1", "V4-2")
    attack(scene, "W13", "2,5")
    assert scene.location("motel") is None
    assert "2,6" not in scene.rubble_map()
    assert scene.place(0) == "2,6"


@rule("TB-SOLO-13", "TB-SOLO-16", "TB-SOLO-19", "TB-AMB-19")
def test_a_location_under_the_target_is_destroyed_before_the_egg_is_laid() -> None:
    scene = solo()
    scene.line("BD25", "BH03", "BD30", "BH07")
    scene.worm(1, "W10", "5,6")
    scene.do("play V2-1 2", "stop")
    scene.next_cards(QUIET)
    scene.roll(5)
    scene.next_cards("V2-9")
    scene.roll(1)
    scene.next_cards("BD01", "BD02", "W02")
    scene.do("end_turn")
    assert scene.location("hospital") is None
    assert scene.egg_map() == {"5,6": ["blue"]}
    assert scene.rubble_map() == dict.fromkeys(("4,6", "4,5", "5,5", "6,5", "6,6"), 1)
    assert scene.bounty_line() == ["BH03", "BH07", "BD01", "BD02"]
    assert {"BD25", "BD30"} <= {BOUNTY_IDS[card] for card in bits(scene.state.bounties_out)}


@rule("TB-SOLO-14")
def test_a_new_leader_begins_on_a_location_without_rubble() -> None:
    scene = solo("4,4")
    scene.bury(0, 1)
    scene.rubble(1, "3,1", "6,2")
    attack(scene, "W01", "4,3", "W02")
    assert scene.offers("enter") == ["enter 1,3", "enter 2,6", "enter 5,6"]


@rule("TB-SOLO-14")
def test_then_on_a_location_that_is_cleared_then_on_free_desert_then_anywhere() -> None:
    scene = solo("4,4", scenario="total_extermination")
    scene.bury(0, 1)
    scene.destroy("government", "store", "hospital")
    scene.rubble(1, "6,2", "2,6")
    attack(scene, "W01", "4,3", "W02")
    assert scene.offers("enter") == ["enter 6,2", "enter 2,6"]
    supply = scene.state.rubble_supply
    scene.do("enter 2,6")
    assert scene.state.rubble_supply == supply + 1
    assert scene.story()[:2] == [
        "rubble_returned TB-SOLO-14 space=2,6",
        "pawn_placed TB-TURN-2 seat=0 space=2,6",
    ]
    scene = solo("4,4", scenario="total_extermination")
    scene.bury(0, 1)
    scene.destroy(*LOCATION_IDS)
    attack(scene, "W01", "4,3", "W02")
    assert len(scene.offers("enter")) == 36 - 4
    assert scene.refused("enter 4,4") == "TB-SOLO-14"
    scene.rubble(1, *[f"{column},{row}" for column in range(1, 7) for row in range(1, 7)])
    assert len(scene.offers("enter")) == 36


@rule("TB-SOLO-15", "TB-SOLO-16")
def test_two_eggs_on_a_space_return_to_the_supply() -> None:
    scene = solo()
    scene.eggs("4,3", "green")
    attack(scene, "W20", "4,3", "W02")
    assert scene.egg_map() == {}
    assert len(scene.egg_supply()) == 28


@rule("TB-SOLO-15")
def test_any_number_of_eggs_may_be_carried() -> None:
    scene = solo()
    scene.carry(0, "green", "green", "blue")
    scene.eggs("1,1", "green")
    scene.do("play V2-1 2")
    scene.next_cards(QUIET)
    scene.roll(5)
    scene.next_cards("V2-9")
    scene.roll(1)
    scene.next_cards("W02")
    scene.do("pick_up 1,1")
    assert scene.carried(0) == ["green", "green", "green", "blue"]


@rule("TB-SOLO-16", "TB-AMB-27")
@pytest.mark.parametrize(("eggs", "left"), [(["green", "blue"], {}), (["green"], {"4,4": ["green"]})])
def test_a_leader_who_drops_several_eggs_loses_them(eggs: list[str], left: dict[str, list[str]]) -> None:
    scene = solo("4,4")
    scene.bury(0, 1)
    scene.carry(0, *eggs)
    attack(scene, "W20", "4,3", "W02")
    assert scene.egg_map() == {"4,3": ["yellow"], **left}


@rule("TB-SOLO-17", "TB-SOLO-25")
def test_a_leader_who_dies_on_a_location_drops_rubble_first_and_may_destroy_it() -> None:
    scene = solo("2,6")
    scene.bury(0, 1)
    scene.carry(0, "green", rubble=1)
    attack(scene, "W14", "2,5", "W02")
    assert scene.location("motel") is None
    assert "2,6" not in scene.rubble_map()
    assert scene.egg_map() == {"2,5": ["purple"], "2,6": ["green"]}


@rule("TB-SOLO-17")
def test_eggs_dropped_on_a_standing_location_go_by_dice() -> None:
    scene = solo("2,6")
    scene.bury(0, 1)
    scene.carry(0, "green", "blue")
    scene.worm(1, "W14", "2,5")
    scene.do("play V2-1 2", "stop")
    scene.next_cards(QUIET)
    scene.roll(5)
    scene.next_cards("V2-9")
    scene.roll(1, 1, 1, 2, 1)
    scene.next_cards("W02")
    scene.do("end_turn")
    assert scene.rubble_map()["2,6"] == 1
    assert scene.egg_map() == {"2,5": ["purple"], "1,1": ["green"], "2,1": ["blue"]}


@rule("TB-SOLO-18", "TB-SOLO-26")
def test_a_location_with_rubble_cannot_be_entered_until_it_is_cleared() -> None:
    scene = solo("2,5")
    scene.rubble(1, "2,6")
    scene.do("play V4-1 2")
    assert scene.refused("move S") == "TB-ACT-2"
    scene.do("clear 2,6", "move S")
    assert scene.place(0) == "2,6"


@rule("TB-SOLO-18", "TB-SOLO-26")
def test_a_pawn_on_a_location_with_rubble_delivers_but_cannot_clear_it() -> None:
    scene = solo("2,6")
    scene.rubble(1, "2,6")
    scene.carry(0, "green")
    scene.do("play V4-1 2")
    assert scene.refused("clear 2,6") == "TB-ACT-8"
    scene.do("deliver green")
    assert scene.points(0) == 1


@rule("TB-SOLO-19")
def test_a_destroyed_location_takes_no_deliveries_and_its_secret_bounty_is_useless() -> None:
    scene = solo("2,6")
    scene.destroy("motel")
    scene.keep_secret(0, "BD19")
    scene.carry(0, "green")
    scene.do("play V4-1 2")
    assert scene.refused("deliver green") == "TB-DEL-1"
    assert scene.refused("deliver green BD19") == "TB-DEL-1"
    assert scene.secrets(0) == ["BD19"]


@rule("TB-SOLO-20", "TB-BNTY-2", "TB-SOLO-23", "TB-AMB-28")
def test_dead_cards_leave_the_game_when_they_are_drawn_and_the_line_may_stay_short() -> None:
    scene = solo("2,6")
    scene.destroy("hospital")
    scene.line("BD19", "BH03", "BH05", "BH07")
    scene.carry(0, "green")
    gone = [name for name in scene.pile("B") if name not in ("BD25", "BD26", "BD01", "BD20")]
    scene.put_out(*gone)
    scene.do("play V4-1 2")
    scene.next_cards("BD26", "BD25", "BD01")
    scene.do("deliver green BD19", "bonus none")
    assert scene.bounty_line() == ["BH03", "BH05", "BH07", "BD01"]
    assert {"BD25", "BD26"} <= {BOUNTY_IDS[card] for card in bits(scene.state.bounties_out)}
    assert scene.discarded("B") == []
    scene.line("BD20", "BH03", "BH05", "BH07")
    scene.put_out("BD01")
    scene.carry(0, "purple")
    scene.do("deliver purple BD20", "bonus none")
    assert scene.bounty_line() == ["BH03", "BH05", "BH07"]


@rule("TB-SOLO-25", "TB-WPN-8")
def test_a_rocket_launcher_may_destroy_the_location_of_its_user() -> None:
    scene = solo("2,6")
    scene.give(0, "P10", "P01-1")
    attack(scene, "W14", "2,5")
    scene.do("fire P10")
    assert scene.location("motel") is None
    assert scene.place(0) == "2,6"


@rule("TB-SOLO-27", "TB-SCEN-2")
def test_a_loss_by_a_destroyed_location_comes_before_hunting() -> None:
    scene = solo("4,4")
    scene.vp(0, 19)
    scene.give(0, "P09", "P10")
    scene.destroy("government", "store")
    attack(scene, "W01", "2,6")
    assert scene.state.over
    assert scene.state.winners == []


@rule("TB-SOLO-16", "TB-SOLO-15")
def test_crowded_spaces_are_cleared_before_eggs_go_by_dice() -> None:
    scene = solo(queens=True)
    scene.eggs("5,1", "green")
    scene.worm(1, "WQ1", "6,1")  # lays blue on 5,1; north, east and south have no valid space
    scene.do("play V2-1 2", "stop")
    scene.next_cards(QUIET)
    scene.roll(5)
    scene.next_cards("V2-9")
    scene.roll(1, 5, 1, 1, 2, 2, 2)
    scene.next_cards("W02")
    scene.do("end_turn")
    assert scene.egg_map() == {"5,1": ["green"], "1,2": ["purple"], "2,2": ["yellow"]}


@rule("TB-SOLO-27", "TB-SCEN-2")
def test_no_egg_goes_by_dice_after_rubble_has_lost_the_game() -> None:
    scene = solo(queens=True)
    scene.destroy("store", "motel")
    scene.rubble(1, "6,2")
    scene.worm(1, "WQ3", "5,1")  # her northern Egg would be off the board
    terror(scene, 3, "V2-5", 1)
    assert scene.state.over
    assert scene.state.winners == []
    assert scene.all_chance_used()
    assert scene.told("dice_rolled_for_egg") == []


@rule("TB-SOLO-17", "TB-SOLO-25", "TB-SOLO-27")
def test_nothing_more_is_dropped_when_the_rubble_of_a_dying_leader_loses_the_game() -> None:
    scene = solo("2,6")
    scene.destroy("store", "hospital")
    scene.carry(0, "green", "blue", rubble=2)
    scene.give(0, "I07-1")
    attack(scene, "W20", "2,5", "W02")
    assert scene.asked() == ("doom", [0])
    scene.do("die")
    kinds = [event.kind for event in scene.events]
    assert kinds == ["leader_died", "rubble_dropped", "location_destroyed", "solo_lost"]
    assert scene.told("solo_lost")[0].rule == "TB-SCEN-2"
    assert scene.state.agenda == []
    assert scene.carried(0) == ["green", "blue"]
