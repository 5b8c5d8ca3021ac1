"""Section 17.1: joint decisions."""

from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import SPECTATOR
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.games.heldentaufe.test_command import answers, raid
from tests.kit import rule


def round_of(table: HeldentaufeScene) -> None:
    """End the monsters' turn and everybody's turn, up to the next monsters' turn."""
    table.do("monster_end", "end_turn", "end_turn", "end_turn", "end_turn")
    assert table.asked()[0] == "monsters_act"


def fall(table: HeldentaufeScene, hero: str = "mathian", *, rolls: tuple[int, ...] = ()) -> None:
    """The active hero, with one heart, loses an attack against Zibber."""
    table.hero(hero).hearts = 1
    table.roll(1, 6, *rolls)
    table.do("attack zibber")


@rule("HT-JNT-1")
def test_a_single_member_decides_without_a_question_or_a_roll() -> None:
    for mode in ("consent", "dice", "rotate"):
        table = raid("mathian", "corlof", "erla", command_mode=mode)
        answers(table, luphius="ask")
        table.do("end_turn")
        assert table.asked() == ("monsters_act", [3])
        assert table.told("dice_for_decider") == []


@rule("HT-JNT-2")
def test_the_dice_decide_in_every_mode_when_nobody_is_on_the_surface() -> None:
    for mode in ("consent", "dice", "rotate"):
        table = raid("mathian", "corlof", "erla", "luphius", command_mode=mode)
        table.roll(1, 2, 3, 4)
        table.do("end_turn")
        assert table.asked() == ("monsters_act", [3])


@rule("HT-JNT-2")
def test_and_for_placements_also_with_mode_auto() -> None:
    for mode in ("consent", "dice", "rotate", "auto"):
        table = raid("mathian", "corlof", "erla", "luphius", command_mode=mode)
        fall(table, rolls=(2, 6, 1))  # Corlof, Erla, Luphius
        assert table.asked() == ("place_hero", [2])


@rule("HT-JNT-3")
def test_all_who_are_asked_answer_at_the_same_time() -> None:
    table = raid("mathian")
    answers(table, erla="ask", luphius="ask")
    table.do("end_turn")
    assert table.asked() == ("consent", [2, 3])
    assert table.texts(seat=2) == table.texts(seat=3) == ["answer agree", "answer contest"]
    table.do("answer agree", seat=3)  # in any order
    assert table.asked() == ("consent", [2])
    assert table.refused("answer contest", seat=3) == "HT-TRN-6"  # once
    assert table.refused("answer agree", seat=1) == "HT-TRN-6"  # not the spokesperson
    table.do("answer agree", seat=2)
    assert table.asked() == ("monsters_act", [1])


@rule("HT-JNT-3")
def test_one_contest_is_enough_and_all_of_the_group_roll() -> None:
    table = raid("mathian")
    answers(table, erla="ask", luphius="ask")
    table.do("end_turn")
    table.do("answer contest", seat=2)
    table.roll(5, 1, 2)
    table.do("answer agree", seat=3)
    assert [event.args["seats"] for event in table.told("dice_for_decider")] == [[1, 2, 3]]
    assert table.asked() == ("monsters_act", [1])  # the spokesperson rolls with the others


@rule("HT-JNT-3")
def test_answers_stay_hidden_until_all_are_in() -> None:
    table = raid("mathian")
    answers(table, erla="ask", luphius="ask")
    table.do("end_turn")
    views = [GAME.view(table.state, viewer) for viewer in (SPECTATOR, 0, 1, 3)]
    table.do("answer contest", seat=2)
    assert [GAME.view(table.state, viewer) for viewer in (SPECTATOR, 0, 1, 3)] == views
    (given,) = table.told("answer_given")
    assert given.seen_by(2)["answer"] == "contest"
    for viewer in (SPECTATOR, 0, 1, 3):
        assert "answer" not in given.seen_by(viewer)
    table.roll(1, 2, 3)
    table.do("answer agree", seat=3)
    (answered,) = table.told("consent_answered")
    assert answered.args["agreed"] == [3]
    assert answered.args["contested"] == [2]


@rule("HT-JNT-3")
def test_no_answer_in_time_counts_as_agreement() -> None:
    table = raid("mathian", consent_seconds=45)
    answers(table, erla="ask")
    table.do("end_turn")
    decision = table.state.decision
    clock = decision.clock(table.state)
    assert clock is not None
    assert clock.seconds == 45
    assert str(decision.default(table.state, 2, FastChance(1))) == "answer agree"


@rule("HT-JNT-4")
def test_the_start_seat_for_the_monsters_is_after_the_leader_and_then_after_the_last_commander() -> None:
    table = raid("mathian")
    table.do("end_turn")
    commanders = [table.asked()[1][0]]
    for _ in range(3):
        round_of(table)
        commanders.append(table.asked()[1][0])
    assert commanders == [1, 2, 3, 1]


@rule("HT-JNT-4")
def test_a_new_visit_starts_again_after_the_leader() -> None:
    table = raid("mathian")
    table.do("end_turn")
    round_of(table)
    assert table.asked() == ("monsters_act", [2])
    table.do("monster_end", "end_turn", "end_turn", "end_turn")
    table.tile("0,1", "portal2")
    table.stand("mathian", "P2")
    table.do("ascend", "descend", "end_turn")
    assert table.asked() == ("monsters_act", [1])


@rule("HT-JNT-4")
def test_the_start_seat_for_a_placement_is_after_the_beaten_hero() -> None:
    table = raid("mathian")
    fall(table)
    assert table.asked() == ("place_hero", [1])
    table = raid("corlof", "mathian")
    table.do("end_turn", "monster_end")
    fall(table, "corlof")
    assert table.asked() == ("place_hero", [2])


@rule("HT-JNT-5")
def test_tied_highest_members_roll_again_until_one_is_left() -> None:
    table = raid("mathian", command_mode="dice")
    table.roll(5, 2, 5)
    table.roll(3, 3)
    table.roll(1, 4)
    table.do("end_turn")
    rolled = [(event.args["seats"], event.args["rolls"]) for event in table.told("dice_for_decider")]
    assert rolled == [([1, 2, 3], [5, 2, 5]), ([1, 3], [3, 3]), ([1, 3], [1, 4])]
    assert table.asked() == ("monsters_act", [3])
    assert all(event.seen_by(SPECTATOR)["rolls"] for event in table.told("dice_for_decider"))


@rule("HT-JNT-6")
def test_mode_dice_rolls_at_once_whatever_the_answers() -> None:
    table = raid("mathian", command_mode="dice")
    answers(table, corlof="ask", erla="ask", luphius="ask")
    table.roll(1, 6, 2)
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [2])


@rule("HT-JNT-6")
def test_mode_rotate_takes_the_next_after_who_decided_last() -> None:
    table = raid("mathian", command_mode="rotate")
    table.do("end_turn")
    commanders = [table.asked()[1][0]]
    for _ in range(3):
        round_of(table)
        commanders.append(table.asked()[1][0])
    assert commanders == [1, 2, 3, 1]
    table.do("monster_end", "end_turn", "end_turn", "end_turn")
    table.tile("0,1", "portal2")
    table.stand("mathian", "P2")
    table.do("ascend", "descend", "end_turn")
    assert table.asked() == ("monsters_act", [2])  # the rotation outlasts the visit


@rule("HT-JNT-6")
def test_mode_rotate_counts_placements_apart() -> None:
    table = raid("mathian", command_mode="rotate")
    table.do("end_turn", "monster_end", "end_turn", "end_turn", "end_turn")
    fall(table)
    assert table.asked() == ("place_hero", [1])  # the start seat, though seat 1 commanded last
    table.do("place 1,0", "end_turn", "end_turn", "end_turn")
    table.stand("mathian", "F2")
    fall(table)
    assert table.asked() == ("place_hero", [2])


@rule("HT-JNT-6")
def test_mode_auto_has_no_commander_and_places_by_rotation() -> None:
    table = raid("mathian", command_mode="auto")
    table.hero("mathian").hearts = 1
    table.roll(6, 1)
    table.do("end_turn")  # Zibber attacks by the plan
    assert table.asked() == ("place_hero", [1])
    table.do("place 1,0", "end_turn", "end_turn", "end_turn")
    table.stand("mathian", "F2")
    table.hero("mathian").hearts = 1
    table.roll(6, 1)
    table.do("end_turn")
    assert table.asked() == ("place_hero", [2])
    assert GAME.view(table.state).commander == -1


@rule("HT-JNT-7")
def test_the_decider_keeps_the_right_for_the_whole_monsters_turn() -> None:
    table = raid("mathian", "erla")
    table.do("end_turn")
    table.hero("mathian").hearts = 1
    table.do("set standing_answer contest", seat=3)  # too late for this turn
    table.roll(6, 1)
    table.do("monster_attack zibber mathian")
    assert table.asked() == ("place_hero", [1])
    table.do("place 1,0")
    assert table.asked() == ("monsters_act", [1])


@rule("HT-JNT-7")
def test_and_for_one_placement() -> None:
    table = raid("mathian", command_mode="dice")
    fall(table, rolls=(1, 2, 3))
    assert table.asked() == ("place_hero", [3])
    table.do("place 1,0", "end_turn", "end_turn", "end_turn")
    table.stand("mathian", "F2")
    fall(table, rolls=(6, 2, 3))
    assert table.asked() == ("place_hero", [1])  # rolled anew


@rule("HT-JNT-8")
def test_whatever_the_others_propose_the_decider_alone_is_bound_by_the_rules() -> None:
    table = raid("mathian")
    table.do("end_turn")
    for member in (2, 3):
        for order in ("monster_auto", "monster_attack zibber mathian", "monster_move ulumu F4", "monster_end"):
            assert table.refused(order, seat=member) == "HT-CMD-5"
    assert table.asked() == ("monsters_act", [1])
    table.do("monster_end", seat=1)


@rule("HT-JNT-9", "HT-AMB-31")
def test_with_everybody_at_agree_nobody_is_asked_and_the_spokesperson_commands() -> None:
    table = raid("mathian")
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [1])
    assert table.told("dice_for_decider") == []


@rule("HT-JNT-9", "HT-AMB-31")
def test_a_standing_contest_brings_the_dice_without_a_question() -> None:
    table = raid("mathian")
    answers(table, erla="contest")
    table.roll(1, 2, 6)
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [3])


@rule("HT-JNT-9", "HT-ONL-10")
def test_the_standing_answer_may_be_changed_at_any_time_by_anybody_for_himself() -> None:
    table = raid("mathian")
    table.do("set standing_answer ask", seat=2)  # in the turn of another
    assert GAME.view(table.state, 2).settings is not None
    assert [GAME.view(table.state, seat).settings.standing_answer for seat in range(4)] == [  # type: ignore[union-attr]
        "agree",
        "agree",
        "ask",
        "agree",
    ]
    table.do("end_turn")
    assert table.asked() == ("consent", [2])
    table.do("set standing_answer agree", seat=2)
    assert table.asked() == ("consent", [2])  # asked is asked
    table.do("answer agree", seat=2)
    round_of(table)  # Erla speaks herself now
    round_of(table)
    assert table.asked() == ("monsters_act", [3])


@rule("HT-JNT-10")
def test_who_leaves_it_to_the_plan_is_passed_over_as_spokesperson() -> None:
    table = raid("mathian")
    table.do("set auto_command on", seat=1)
    table.do("end_turn")
    assert table.asked() == ("monsters_act", [2])


@rule("HT-JNT-10")
def test_if_all_of_the_group_do_the_plan_plays_at_once() -> None:
    table = raid("mathian")
    for seat in (1, 2, 3):
        table.do("set auto_command on", seat=seat)
    table.roll(6, 1, 6, 1, 6, 1, 6, 1)
    table.do("end_turn")
    assert table.hero("mathian").hearts == 3
    assert table.asked() == ("main_phase", [1])


@rule("HT-JNT-10")
def test_also_if_he_is_alone_or_wins_a_roll() -> None:
    table = raid("mathian", "corlof", "erla")
    table.do("set auto_command on", seat=3)
    table.roll(6, 1, 6, 1, 6, 1, 6, 1)
    table.do("end_turn")
    assert table.hero("mathian").hearts == 3
    table = raid("mathian", command_mode="dice")
    table.do("set auto_command on", seat=3)
    table.roll(1, 2, 3)
    table.roll(6, 1, 6, 1, 6, 1, 6, 1)
    table.do("end_turn")
    assert table.hero("mathian").hearts == 3


@rule("HT-JNT-10")
def test_it_does_not_concern_placements() -> None:
    table = raid("mathian")
    table.do("set auto_command on", seat=1)
    fall(table)
    assert table.asked() == ("place_hero", [1])
    table = raid("mathian", "corlof", "erla")
    table.do("set auto_command on", seat=3)
    table.hero("mathian").hearts = 1
    table.roll(6, 1)
    table.do("end_turn")
    assert table.asked() == ("place_hero", [3])  # the plan beat him, its commander places him


@rule("HT-JNT-11")
def test_the_monsters_turn_ends_by_itself_without_ap() -> None:
    table = raid("mathian")
    table.do("end_turn")
    table.do("monster_move wallrog P4", "monster_move wallrog K4", "monster_move wallrog P4", "monster_move wallrog DW")
    assert table.asked() == ("main_phase", [1])


@rule("HT-JNT-11")
def test_or_without_a_legal_order() -> None:
    table = raid("mathian")
    table.monster("ulumu", hearts=0)
    table.monster("wallrog", hearts=0)
    table.monster("zibber", hearts=1)
    table.do("end_turn")
    table.roll(1, 6)
    table.do("monster_attack zibber mathian")  # the last monster falls
    assert table.asked() == ("main_phase", [1])


@rule("HT-AMB-28")
def test_who_wins_a_roll_decides_normally_with_his_hero_inside() -> None:
    table = raid("mathian", "corlof", "erla", "luphius")
    fall(table, rolls=(1, 6, 2))
    assert table.asked() == ("place_hero", [2])  # Erla, inside herself
    table.do("place 1,0")
    assert table.place("mathian") == "1,0"


@rule("HT-JNT-6")
def test_the_rotation_goes_on_after_the_first_seat_as_after_any_other() -> None:
    table = raid("erla", "mathian", command_mode="rotate")
    table.stand("mathian", "0,0")
    table.state.deciders[1] = 0  # Mathian placed the last one
    table.do("end_turn", "monster_end", "end_turn")
    fall(table, "erla")
    assert table.asked() == ("place_hero", [1])  # not Luphius, who sits after Erla


@rule("HT-JNT-4")
def test_the_start_seat_is_after_the_last_commander_also_if_he_sits_first() -> None:
    table = raid("erla")
    table.state.leader = 3
    table.do("end_turn", "end_turn", "end_turn", "end_turn")
    assert table.asked() == ("monsters_act", [0])
    round_of(table)
    assert table.asked() == ("monsters_act", [1])
