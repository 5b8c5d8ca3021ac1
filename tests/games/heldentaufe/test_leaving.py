"""HT-ONL-5, HT-ONL-6, HT-ONL-9: players who are away, and players who leave for good."""

import pytest

from hypogeum.engine.chance import FastChance, ScriptedChance
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import FIRST_MONSTER
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import BOOTS, HeldentaufeScene
from tests.games.heldentaufe.test_command import answers, raid
from tests.kit import rule

HIT = (6, 1)
MISS = (1, 6)


# Leaving for good


@rule("HT-ONL-5")
def test_everything_he_has_leaves_the_game_with_him() -> None:
    table = raid("mathian")
    table.give("erla", "boots2", "apple", "healing")
    table.hero("erla").points = 8
    table.do("leave", seat=2)
    assert table.state.piece_supply == [7] * 9
    assert table.state.food_supply == [14] * 3
    assert table.state.potion_supply == [7, 7, 6]
    assert table.discard() == ["M07", "M08", "M09"]
    assert table.refused("set standing_answer ask", seat=2) == "TBL-AWAY-3"
    board = GAME.view(table.state).heroes[2]
    assert board.gone
    assert board.tile is None
    assert (board.points, board.backpack, board.worn["boots"], board.potion, board.cards) == (0, [], 0, None, 0)


@rule("HT-ONL-5")
def test_his_turns_are_skipped() -> None:
    table = raid("mathian")
    table.do("leave", seat=2)
    table.do("end_turn", "monster_end", "end_turn")
    assert table.asked() == ("main_phase", [3])
    assert table.state.round == 1


@rule("HT-ONL-5")
def test_the_last_hero_inside_leaves_an_underworld_that_is_rebuilt() -> None:
    table = raid("erla")
    table.state.has_chest = False
    table.do("leave", seat=2)
    assert table.state.has_chest
    assert table.state.leader == NONE
    assert [figure for figure in table.state.occupants if 0 <= figure < FIRST_MONSTER] == []


@rule("HT-ONL-5")
def test_not_if_others_remain_inside() -> None:
    table = raid("erla", "mathian")
    table.state.has_chest = False
    table.do("leave", seat=2)
    assert not table.state.has_chest
    assert table.state.leader == 0


@rule("HT-ONL-5")
def test_a_leader_after_his_seat_moves_behind_the_seat_before() -> None:
    table = raid("mathian")
    table.state.leader = 2
    table.do("leave", seat=2)
    assert table.state.leader == 1
    table.do("end_turn", "end_turn")
    assert table.asked()[0] == "monsters_act"
    table = raid("corlof")
    table.do("end_turn", "monster_end")
    table.do("leave", seat=0)
    assert table.state.leader == 3


@rule("HT-ONL-5")
def test_the_last_player_left_wins() -> None:
    table = raid("mathian")
    table.hero("erla").points = 9
    for seat in (0, 3, 2):
        assert not table.state.over
        table.do("leave", seat=seat)
    assert table.state.over
    assert table.state.winners == [1]
    assert GAME.ranks(table.state)[1] == 1


@rule("HT-ONL-5")
def test_who_leaves_before_the_first_turn_leaves_the_open_choices_to_chance() -> None:
    script = [3, 0]
    state = GAME.new({"first_player": "0"}, seats=3, chance=FastChance(1))
    state.chance = ScriptedChance(script)
    state.apply(GAME.action("choose erla"), 2)
    state.apply(GAME.action("leave"), 1)
    GAME.check(state)
    assert script == []
    assert [board.hero for board in GAME.view(state).heroes] == ["luphius", "corlof", "erla"]
    assert (state.decision.name, state.decision.seats(state)) == ("main_phase", [0])


@rule("HT-ONL-5", "HT-SET-4")
def test_who_leaves_before_the_host_has_removed_tiles_leaves_that_to_chance_too() -> None:
    state = GAME.new({"first_player": "0", "removed_resources": "host"}, seats=3, chance=FastChance(1))
    assert state.decision.name == "remove_resources"
    state.apply(GAME.action("leave"), 1)
    GAME.check(state)
    view = GAME.view(state)
    assert sorted(view.tiles_removed.values()) == [1, 1, 6]  # two resources, six forests
    assert [board.cards for board in view.heroes] == [3, 0, 3]
    assert (state.decision.name, state.decision.seats(state)) == ("main_phase", [0])


@rule("HT-ONL-9")
def test_if_it_is_his_turn_the_turn_ends_without_its_end() -> None:
    table = raid("corlof")
    table.state.leader = 1
    table.tile("0,1", "pond")
    table.stand("mathian", "0,1")
    table.hand("mathian", "M21")
    table.do("leave", seat=0)
    assert table.told("card_drawn") == []  # no E5, nor E2
    assert table.asked() == ("main_phase", [1])


@rule("HT-ONL-9")
def test_then_the_monsters_have_their_turn_if_a_hero_is_still_inside() -> None:
    table = raid("mathian", "erla")
    table.do("leave", seat=0)
    assert table.asked() == ("monsters_act", [1])
    assert table.state.leader == 0  # it is moved after that
    table.do("monster_end")
    assert table.state.leader == 3
    assert table.asked() == ("main_phase", [1])
    table.do("end_turn", "end_turn", "end_turn")
    assert table.asked()[0] == "monsters_act"


@rule("HT-ONL-9")
def test_but_not_if_he_was_the_only_one_inside() -> None:
    table = raid("mathian")
    table.do("leave", seat=0)
    assert table.asked() == ("main_phase", [1])
    assert table.state.leader == NONE


@rule("HT-ONL-9")
def test_in_the_monsters_turn_the_leader_is_moved_when_it_is_over() -> None:
    table = raid("erla", "mathian")
    table.do("end_turn")
    table.do("leave", seat=0)
    assert table.state.leader == 0
    assert table.asked() == ("monsters_act", [1])
    table.do("monster_end")
    assert table.state.leader == 3


@rule("HT-ONL-9")
def test_the_command_passes_to_the_next_of_the_group() -> None:
    table = raid("mathian")
    table.do("end_turn", "monster_move wallrog P4")
    table.do("leave", seat=1)
    assert table.asked() == ("monsters_act", [2])
    assert table.state.monster_ap == 3
    table.do("leave", seat=2)
    assert table.asked() == ("monsters_act", [3])


@rule("HT-ONL-9")
def test_or_to_the_standard_plan_if_there_is_none() -> None:
    table = raid("mathian", "erla", "luphius")
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [1])
    table.roll(*HIT, *HIT, *HIT, *HIT)
    table.do("leave", seat=1)
    assert table.hero("mathian").hearts == 3
    assert table.asked() == ("main_phase", [2])


@rule("HT-ONL-9", "HT-JNT-10")
def test_a_successor_who_leaves_it_to_the_plan_is_not_asked() -> None:
    table = raid("mathian")
    table.do("set auto_command on", seat=2)
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [1])
    table.roll(*HIT, *HIT, *HIT, *HIT)
    table.do("leave", seat=1)
    assert table.hero("mathian").hearts == 3


@rule("HT-ONL-9")
def test_the_next_of_the_group_is_the_next_clockwise() -> None:
    table = raid("mathian", command_mode="dice")
    table.roll(1, 6, 2)
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [2])
    table.do("leave", seat=2)
    assert table.asked() == ("monsters_act", [3])


@rule("HT-ONL-9")
def test_a_placement_passes_to_the_next_of_the_group() -> None:
    table = raid("mathian")
    table.hero("mathian").hearts = 1
    table.roll(*MISS)
    table.do("attack zibber")
    assert table.asked() == ("place_hero", [1])
    table.do("leave", seat=1)
    assert table.asked() == ("place_hero", [2])


@rule("HT-ONL-9")
def test_the_commander_who_leaves_hands_on_the_placement_with_the_command() -> None:
    table = raid("mathian", "erla")
    table.hero("mathian").hearts = 1
    table.do("end_turn")
    table.roll(*HIT)
    table.do("monster_attack zibber mathian")
    assert table.asked() == ("place_hero", [1])
    table.do("leave", seat=1)
    assert table.asked() == ("place_hero", [3])
    table.do("place 1,0")
    assert table.asked() == ("monsters_act", [3])


@rule("HT-ONL-9")
def test_a_winner_who_leaves_lets_chance_place_the_beaten_hero() -> None:
    table = raid("mathian", "corlof")
    table.state.deciders[0] = 0  # though he commanded the monsters in their last turn
    table.stand("corlof", "P2")
    table.hero("corlof").hearts = 1
    table.roll(*HIT)
    table.do("attack corlof")
    assert table.asked() == ("place_hero", [0])
    table.script.append(0)
    table.do("leave", seat=0)
    assert table.place("corlof") == "1,0"  # the only tile but the Campfire
    assert table.asked() == ("main_phase", [1])


@rule("HT-ONL-9")
def test_a_beaten_hero_who_leaves_is_placed_by_nobody() -> None:
    table = raid("mathian")
    answers(table, luphius="ask")
    table.hero("mathian").hearts = 1
    table.roll(*MISS)
    table.do("attack zibber")
    assert table.asked() == ("consent", [3])
    table.do("leave", seat=0)
    assert table.asked() == ("main_phase", [1])
    assert table.state.leader == NONE


@rule("HT-ONL-9")
def test_a_question_waits_no_longer_for_who_has_left() -> None:
    table = raid("mathian")
    answers(table, erla="ask", luphius="ask")
    table.do("end_turn")
    assert table.asked() == ("consent", [2, 3])
    table.do("leave", seat=2)
    assert table.asked() == ("consent", [3])
    table.do("answer agree", seat=3)
    assert table.asked() == ("monsters_act", [1])


@rule("HT-ONL-9")
def test_the_next_member_speaks_for_a_spokesperson_who_has_left() -> None:
    table = raid("mathian")
    answers(table, erla="ask", luphius="ask")
    table.do("end_turn")
    table.do("leave", seat=1)
    assert table.asked() == ("consent", [3])  # Erla speaks now and is not asked
    table.do("answer agree", seat=3)
    assert table.asked() == ("monsters_act", [2])


@rule("HT-ONL-9")
def test_the_target_stays_what_it_was() -> None:
    table = raid("mathian")
    for seat in (2, 3):
        table.do("leave", seat=seat)
    assert table.state.options.target == 14
    assert GAME.view(table.state).target == 14


@rule("HT-ONL-9", "HT-JNT-6")
def test_the_rotation_goes_on_after_the_place_of_a_player_who_has_left() -> None:
    table = raid("mathian", command_mode="rotate")
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [1])
    table.do("monster_end")
    table.do("leave", seat=1)
    table.do("end_turn", "end_turn", "end_turn")
    assert table.asked() == ("monsters_act", [2])  # the first after seat 1


@rule("HT-TRN-2", "HT-ONL-9")
@pytest.mark.parametrize("moment", ["his turn", "the monsters' turn after it", "the turn of another"])
def test_a_round_still_goes_once_around_when_the_first_player_leaves(moment: str) -> None:
    table = raid("corlof", round_limit=10)
    table.state.round = 10
    if moment != "his turn":
        table.do("end_turn")
    if moment == "the turn of another":
        table.do("monster_end")
    table.do("leave", seat=0)
    if table.asked()[0] == "monsters_act":
        table.do("monster_end")
    for seat in (1, 2, 3):
        assert table.asked() == ("main_phase", [seat])
        assert table.state.round == 10
        table.do("end_turn")
        if not table.state.over and table.asked()[0] == "monsters_act":
            table.do("monster_end")
    assert table.state.over


@rule("HT-TRN-2", "HT-ONL-9")
def test_the_round_begins_with_who_follows_a_first_player_who_has_left() -> None:
    table = raid("corlof")
    table.do("end_turn", "monster_end", "end_turn", "end_turn")
    assert table.asked() == ("main_phase", [3])
    table.do("leave", seat=0)
    assert table.state.round == 1
    table.do("end_turn")
    if table.asked()[0] == "monsters_act":
        table.do("monster_end")
    assert table.asked() == ("main_phase", [1])
    assert table.state.round == 2


# Away


@rule("HT-ONL-6")
def test_an_absent_member_agrees_and_neither_speaks_nor_rolls() -> None:
    table = raid("mathian")
    answers(table, corlof="contest", erla="contest")
    table.do("away", seat=1)
    table.do("away", seat=2)
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [3])  # alone: no question, no roll
    table = raid("mathian", command_mode="dice")
    table.do("away", seat=1)
    table.roll(3, 4)
    table.do("end_turn")
    assert table.told("dice_for_decider")[0].args["seats"] == [2, 3]
    table = raid("mathian", command_mode="rotate")
    table.do("away", seat=1)
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [2])


@rule("HT-ONL-6")
def test_he_takes_part_again_when_he_is_back() -> None:
    table = raid("mathian")
    table.do("away", seat=1)
    assert GAME.view(table.state).heroes[1].away
    table.do("back", seat=1)
    assert not GAME.view(table.state).heroes[1].away
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [1])


@rule("HT-ONL-6")
def test_a_member_who_goes_away_before_he_has_answered_agrees() -> None:
    table = raid("mathian")
    answers(table, erla="ask", luphius="ask")
    table.do("end_turn")
    table.do("away", seat=2)
    assert table.asked() == ("consent", [3])
    table.do("back", seat=2)
    assert table.asked() == ("consent", [2, 3])
    table.do("away", seat=3)
    table.do("answer agree", seat=2)
    assert table.asked() == ("monsters_act", [1])


@rule("HT-ONL-6")
def test_a_spokesperson_who_goes_away_is_skipped() -> None:
    table = raid("mathian")
    answers(table, luphius="ask")
    table.do("end_turn")
    assert table.asked() == ("consent", [3])
    table.do("away", seat=1)
    table.do("answer agree", seat=3)
    assert table.asked() == ("monsters_act", [2])


@rule("HT-ONL-6", "HT-JNT-1")
def test_the_last_one_there_decides_although_he_was_asked() -> None:
    table = raid("mathian")
    answers(table, erla="contest", luphius="ask")
    table.do("end_turn")
    table.do("away", seat=1)
    assert table.asked() == ("consent", [3])  # Erla would speak now
    table.do("away", seat=2)
    assert table.asked() == ("monsters_act", [3])


@rule("HT-ONL-6")
def test_if_nobody_is_there_the_plan_plays_at_once() -> None:
    table = raid("mathian")
    for seat in (1, 2, 3):
        table.do("away", seat=seat)
    table.roll(*HIT, *HIT, *HIT, *HIT)
    table.do("end_turn")
    assert table.hero("mathian").hearts == 3
    assert table.asked() == ("main_phase", [1])


@rule("HT-ONL-6")
def test_and_chance_places_the_beaten_hero_but_never_on_the_campfire() -> None:
    table = raid("mathian")
    table.tile("0,1", "forest")
    for seat in (1, 2, 3):
        table.do("away", seat=seat)
    table.hero("mathian").hearts = 1
    table.roll(*MISS)
    table.script.append(1)  # of the two tiles beside the Campfire
    table.do("attack zibber")
    assert table.place("mathian") == "0,1"
    assert table.asked() == ("main_phase", [1])


@rule("HT-ONL-6")
def test_any_tile_but_the_campfire_may_come_of_chance() -> None:
    table = raid("mathian")
    table.tile("0,1", "forest")
    table.tile("0,2", "pond")
    table.hero("mathian").hearts = 1
    table.roll(*MISS)
    table.do("attack zibber")
    decision = table.state.decision
    places = {str(decision.default(table.state, 1, FastChance(seed))) for seed in range(50)}
    assert places == {"place 1,0", "place 0,1", "place 0,2"}


@rule("HT-ONL-6")
def test_where_nothing_but_the_campfire_is_revealed_chance_has_no_choice() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "F4")
    scene.do("away", seat=1)
    scene.hero("mathian").hearts = 1
    scene.roll(*MISS)
    scene.refill()
    scene.do("attack ulumu")
    assert scene.place("mathian") == "0,0"


@rule("HT-ONL-6")
def test_a_commander_who_goes_away_hands_on_to_the_next_who_is_there_and_the_last_one_to_the_plan() -> None:
    table = raid("mathian", choice_seconds=0)
    table.do("away", seat=2)
    table.do("end_turn", "monster_move wallrog P4")
    assert table.asked() == ("monsters_act", [1])
    table.do("away", seat=1)
    assert table.asked() == ("monsters_act", [3])
    assert table.state.monster_ap == 3
    table.do("back", seat=1)
    assert table.asked() == ("monsters_act", [3])
    table.do("away", seat=1)
    table.roll(*HIT, *HIT, *HIT)
    table.do("away", seat=3)
    assert table.state.monster_ap == 0
    assert table.asked() == ("main_phase", [1])


@rule("HT-ONL-6")
def test_a_placement_does_not_wait_for_the_absent_either() -> None:
    table = raid("mathian", choice_seconds=0)
    table.tile("0,1", "forest")
    table.hero("mathian").hearts = 1
    table.roll(*MISS)
    table.do("attack zibber")
    assert table.asked() == ("place_hero", [1])
    table.do("away", seat=1)
    assert table.asked() == ("place_hero", [2])
    table.do("away", seat=3)
    table.script.append(1)  # of the two tiles beside the Campfire
    table.do("away", seat=2)
    assert table.place("mathian") == "0,1"


@rule("HT-ONL-6")
def test_a_hero_who_has_beaten_another_keeps_the_placement_while_he_is_away() -> None:
    table = raid("mathian", "erla", choice_seconds=0)
    table.stand("erla", "P2")
    table.hero("erla").hearts = 1
    table.roll(*HIT)
    table.do("attack erla")
    assert table.asked() == ("place_hero", [0])
    table.do("away", seat=0)
    assert table.asked() == ("place_hero", [0])


@rule("HT-ONL-6")
def test_nobody_plays_the_turn_of_an_absent_player_for_him() -> None:
    table = raid("corlof")
    table.state.leader = 1
    table.do("away", seat=0)
    assert table.asked() == ("main_phase", [0])
    table.do("end_turn")
    assert table.asked() == ("main_phase", [1])


@rule("HT-ONL-5", "HT-INR-8")
def test_who_is_left_wins_even_while_making_room() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "boots1", "apple", "apple", "apple")
    scene.next_tile("forest")
    scene.roll(BOOTS)
    scene.do("explore E")
    assert scene.asked() == ("overflow", [0])
    scene.do("leave", seat=1)
    assert scene.state.winners == [0]
