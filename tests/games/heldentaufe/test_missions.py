"""Section 10.1: mission cards in general."""

from hypogeum.engine.game import SPECTATOR
from hypogeum.games.heldentaufe import pack
from hypogeum.games.heldentaufe.components import HERO_IDS, MISSIONS
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


@rule("HT-MIS-1")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = HeldentaufeScene("corlof", "erla")
    table.hand("corlof", "M05", "M07", "M20")
    assert GAME.view(table.state, 0).heroes[0].hand == ["M05", "M07", "M20"]
    for viewer in (1, SPECTATOR):
        board = GAME.view(table.state, viewer).heroes[0]
        assert board.hand is None
        assert board.cards == 3


@rule("HT-MIS-1")
def test_every_card_has_a_reward_and_a_goal() -> None:
    for card in pack.MISSIONS.mission:
        assert card.reward.points or card.reward.equipment, card.id
        goal = {
            "delivery": card.place is not None and card.hand_in is not None,
            "observer": card.place is not None and card.hand_in is None,
            "slayer": card.monster is not None,
            "thief": card.place is None and card.monster is None,
            "discoverer": card.place is None and card.monster is None,
        }
        assert goal[card.kind], card.id


@rule("HT-MIS-2")
def test_completing_needs_card_place_and_goal_then_shows_the_card_and_pays() -> None:
    table = HeldentaufeScene("corlof", "erla")
    table.tile("1,0", "forest")
    table.hand("corlof", "M05")
    table.give("corlof", "apple")
    assert table.refused("deliver M05") == "HT-DLV-1"  # neither place nor fish
    table.stand("corlof", "1,0")
    assert table.refused("deliver M05") == "HT-DLV-1"  # the fish is missing
    assert table.refused("deliver M06") == "HT-MIS-2"  # the card is missing
    table.give("corlof", "fish")
    table.do("deliver M05")
    assert GAME.view(table.state, 1).discard == ["M05"]
    assert [event.seen_by(1)["card"] for event in table.told("mission_completed")] == ["M05"]
    assert table.hero("corlof").points == 1
    assert table.state.food_supply == [14, 14, 14]


@rule("HT-MIS-3")
def test_several_missions_a_turn_for_no_ap() -> None:
    table = HeldentaufeScene("luphius", "erla")
    table.tile("1,0", "forest")
    table.stand("luphius", "1,0")
    table.hand("luphius", "M04", "M05", "M06")
    table.give("luphius", "apple", "apple", "fish", "mushroom", "mushroom")
    table.spend(4)
    table.do("deliver M05", "deliver M04")
    assert table.hero("luphius").points == 2
    assert table.ap() == (4, 4, 0)
    assert table.cards("luphius") == ["M06"]


@rule("HT-MIS-4")
def test_one_token_never_serves_two_missions() -> None:
    table = HeldentaufeScene("erla", "corlof")
    table.tile("1,0", "meadow")
    table.stand("erla", "1,0")
    table.hand("erla", "M18", "M19")
    table.give("erla", "healing")
    assert table.offers("deliver") == ["deliver M18", "deliver M19"]
    table.do("deliver M19")
    assert table.refused("deliver M18") == "HT-DLV-4"


@rule("HT-MIS-5")
def test_nobody_completes_a_mission_in_the_turn_of_another() -> None:
    table = HeldentaufeScene("corlof", "erla")
    table.hand("erla", "M15", "M07")
    table.give("erla", "apple")
    table.hero("erla").points = 1
    table.hero("corlof").points = 3
    assert table.refused("deliver M15", seat=1) == "HT-FRE-2"
    assert table.refused("steal M07 corlof", seat=1) == "HT-FRE-2"
    table.end_turn()
    assert table.offers("deliver") == ["deliver M15"]


@rule("HT-MIS-5")
def test_in_the_monsters_turn_only_a_slayer_can_be_completed() -> None:
    table = HeldentaufeScene("corlof", "erla")
    table.stand("corlof", "F6")
    table.monster("wallrog", hearts=1)
    table.hand("erla", "M15")
    table.give("erla", "apple")
    table.hero("erla").points = 1
    table.hand("corlof", "M14", "M10", "M01")
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [1])
    assert table.refused("deliver M15", seat=1) == "HT-CMD-5"
    table.roll(1, 6)
    table.do("monster_attack wallrog corlof")
    assert table.cards("corlof") == ["M10", "M01"]


@rule("HT-MIS-6")
def test_the_hand_is_filled_up_to_three_at_the_end_of_the_turn_and_not_before() -> None:
    table = HeldentaufeScene("corlof", "erla")
    table.hand("corlof", "M15", "M02", "M03")
    table.give("corlof", "apple")
    table.hero("corlof").points = 1
    table.do("deliver M15")
    assert table.cards("corlof") == ["M02", "M03"]
    table.next_card("M20")
    table.do("end_turn")
    assert table.cards("corlof") == ["M02", "M03", "M20"]
    assert table.all_chance_used()


@rule("HT-MIS-6")
def test_a_full_hand_draws_nothing() -> None:
    table = HeldentaufeScene("corlof", "erla")
    table.hand("corlof", "M01", "M02", "M03")
    table.do("end_turn")
    assert table.cards("corlof") == ["M01", "M02", "M03"]


@rule("HT-MIS-7")
def test_an_empty_pile_is_made_anew_from_the_discard_pile() -> None:
    table = HeldentaufeScene("corlof", "erla")
    table.hand("corlof", "M01", "M02")
    table.exhaust_pile()
    table.script.append(20)  # the 21st of the 21 shuffled cards
    table.do("end_turn")
    assert [event.args["cards"] for event in table.told("missions_shuffled")] == [21]
    assert table.cards("corlof") == ["M01", "M02", "M23"]
    assert table.discard() == []
    assert len(table.pile()) == 20


@rule("HT-MIS-7")
def test_cards_left_in_the_pile_are_drawn_before_it_is_made_anew() -> None:
    table = HeldentaufeScene("corlof", "erla")
    table.hand("corlof", "M01")
    table.exhaust_pile()
    table.state.missions.discard &= ~(1 << 11)
    table.state.missions.pile = 1 << 11
    table.script.extend([0, 0])
    table.do("end_turn")
    assert table.cards("corlof") == ["M01", "M12", "M02"]


@rule("HT-MIS-8")
def test_fifteen_cards_in_hands_leave_enough_to_draw() -> None:
    table = HeldentaufeScene(*HERO_IDS)
    for seat, hero in enumerate(HERO_IDS):
        table.hand(hero, *[f"M{seat * 3 + number:02}" for number in (1, 2, 3)])
    assert sum(len(hero.hand) for hero in table.state.heroes) == 15
    table.exhaust_pile()
    table.script.append(8)  # the highest of M01 and M16 to M23
    table.do("refuse M01")
    assert table.cards(HERO_IDS[0]) == ["M02", "M03", "M23"]
    assert len(table.pile()) == 8


@rule("HT-MIS-9")
def test_equipment_won_by_one_mission_is_handed_in_for_the_next() -> None:
    table = HeldentaufeScene("corlof", "erla")
    table.tile("1,0", "laboratory")
    table.hand("corlof", "M15", "M03")
    table.give("corlof", "apple")
    table.hero("corlof").points = 1
    table.do("deliver M15", "move 1,0", "deliver M03")
    assert table.tokens("corlof") == []
    assert table.hero("corlof").points == 2


@rule("HT-MIS-9")
def test_a_potion_is_brewed_between_two_missions() -> None:
    table = HeldentaufeScene("erla", "corlof")
    table.tile("1,0", "meadow")
    table.stand("erla", "1,0")
    table.hand("erla", "M20", "M18")
    table.give("erla", "healing", "apple", "fish")
    table.do("deliver M18", "brew healing", "deliver M20")
    assert table.tokens("erla") == ["boots2", "ring2"]


@rule("HT-AMB-29")
def test_the_deck_has_no_other_cards_than_the_23() -> None:
    assert MISSIONS == 23
    kinds = [card.kind for card in pack.MISSIONS.mission]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "delivery": 12,
        "thief": 3,
        "discoverer": 2,
        "slayer": 3,
        "observer": 3,
    }
