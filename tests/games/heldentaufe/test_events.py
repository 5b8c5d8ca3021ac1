"""What is told: of each action the whole story, with rules, arguments and secrets, in order."""

from __future__ import annotations

from hypogeum.engine.chance import ScriptedChance
from hypogeum.engine.events import Event
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import BOOTS, TOOTH, TWO_TEETH, HeldentaufeScene, tale
from tests.games.heldentaufe.test_command import answers, raid
from tests.kit import rule

THREE_DRAWN = [f"HT-MIS-6 card_drawn seat=0 [0: card=M0{number}]" for number in (1, 2, 3)]
NEXT_TURN = "HT-TRN-3 turn_began seat=1 round=1 ap=4"


def on(kind: str, *heroes: str) -> HeldentaufeScene:
    """The first hero on a tile of a kind."""
    scene = HeldentaufeScene(*heroes)
    scene.tile("1,0", kind)
    scene.stand(heroes[0] if heroes else "mathian", "1,0")
    return scene


# Setup


@rule("HT-SET-4", "HT-SET-11", "HT-SET-13", "HT-SET-16", "HT-SET-18")
def test_the_setup_is_told_in_its_order() -> None:
    events: list[Event] = []
    removed, dealt = [1, 0], [0] * 9
    state = GAME.new({"first_player": "1"}, seats=3, chance=ScriptedChance([*removed, *dealt]), events=events)
    assert [tale(event) for event in events] == [
        "HT-SET-16 first_player seat=1",
        "HT-SET-4 resource_removed tile=pond",
        "HT-SET-4 resource_removed tile=apple",
        "HT-SET-11 missions_dealt seat=1 [1: cards=M01+M02+M15]",
        "HT-SET-11 missions_dealt seat=2 [2: cards=M03+M04+M16]",
        "HT-SET-11 missions_dealt seat=0 [0: cards=M05+M06+M17]",
    ]
    events.clear()
    state.apply(GAME.action("choose erla"))
    assert [tale(event) for event in events] == ["HT-SET-13 hero_chosen seat=0 hero=erla"]


@rule("HT-SET-3", "HT-SET-11")
def test_chance_is_asked_for_nothing_but_what_is_open() -> None:
    events: list[Event] = []
    script = [0] * 6  # two seats with three cards; one tile of each resource goes in any case
    state = GAME.new({"first_player": "0"}, seats=2, chance=ScriptedChance(script), events=events)
    assert script == []
    assert [tale(event) for event in events[1:4]] == [
        "HT-SET-4 resource_removed tile=mushroom",
        "HT-SET-4 resource_removed tile=pond",
        "HT-SET-4 resource_removed tile=apple",
    ]
    assert state.decision.name == "choose_hero"


# The surface


@rule("HT-EXP-1", "HT-EXP-6")
def test_exploring_tells_cell_tile_and_whether_its_type_is_new() -> None:
    scene = HeldentaufeScene()
    scene.next_tile("meadow")
    scene.do("explore NE")
    assert scene.story() == ["HT-EXP-1 explored seat=0 start=0,0 cell=1,-1 tile=meadow new=True"]
    scene.next_tile("meadow")
    scene.do("explore E")
    assert scene.story() == ["HT-EXP-1 explored seat=0 start=1,-1 cell=2,-1 tile=meadow new=False"]


@rule("HT-FOR-1")
def test_a_forest_tells_the_roll_and_the_gain() -> None:
    gains = {
        BOOTS: "HT-FOR-1 piece_gained seat=0 piece=boots1",
        TWO_TEETH: "HT-FOR-1 points_gained seat=0 points=2 total=2",
    }
    for face, gain in gains.items():
        scene = HeldentaufeScene()
        scene.next_tile("forest")
        scene.roll(face)
        scene.do("explore E")
        assert scene.story() == [
            "HT-EXP-1 explored seat=0 start=0,0 cell=1,0 tile=forest new=True",
            "HT-FOR-1 ap_lost seat=0 ap=3",
            f"HT-FOR-1 treasure_rolled seat=0 face={face}",
            gain,
        ]


@rule("HT-FOR-1", "HT-FOR-2", "HT-OPT-2")
def test_a_forest_takes_what_is_left_and_says_so_only_where_it_takes_something() -> None:
    scene = HeldentaufeScene()
    scene.spend(3)
    scene.next_tile("forest")
    scene.roll(TOOTH)
    scene.do("explore E")
    assert [event.kind for event in scene.events] == ["explored", "treasure_rolled", "points_gained"]
    scene = HeldentaufeScene(forest_boots_ap=False)
    scene.next_tile("forest")
    scene.roll(BOOTS)
    scene.do("explore E")
    assert scene.story()[1:] == [
        "HT-FOR-1 treasure_rolled seat=0 face=1",
        "HT-FOR-1 piece_gained seat=0 piece=boots1",
        "HT-FOR-1 ap_lost seat=0 ap=4",  # with the one of the boots
    ]


@rule("HT-MOV-1", "HT-RES-1", "HT-EAT-1")
def test_moving_collecting_and_eating() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "pond")
    scene.hero("mathian").hearts = 3
    scene.do("move 1,0")
    assert scene.story() == ["HT-MOV-1 moved seat=0 start=0,0 cell=1,0 tile=pond"]
    scene.do("collect")
    assert scene.story() == ["HT-RES-1 collected seat=0 food=fish"]
    scene.do("eat fish")
    assert scene.story() == ["HT-EAT-1 eaten seat=0 food=fish hearts=4"]


@rule("HT-TRD-1")
def test_trading() -> None:
    scene = on("trader")
    scene.give("mathian", "ring2")
    scene.do("trade ring2 sword")
    assert scene.story() == ["HT-TRD-1 traded seat=0 given=ring2 piece=sword2"]


@rule("HT-SMI-1")
def test_merging() -> None:
    scene = on("blacksmith")
    scene.give("mathian", "ring1", "ring2")
    scene.do("merge ring 1+2")
    assert scene.story() == ["HT-SMI-1 merged seat=0 pieces=ring1+ring2 piece=ring3"]


@rule("HT-LAB-1", "HT-TRN-7")
def test_improving_at_the_laboratory() -> None:
    scene = on("laboratory")
    scene.give("mathian", "ring1")
    scene.hand("mathian", "M01", "M02", "M03")
    scene.do("end_turn improve ring1")
    assert scene.story() == [
        "HT-TRN-5 turn_ended seat=0",
        "HT-LAB-1 improved seat=0 given=ring1 piece=ring2",
        NEXT_TURN,
    ]


# Potions


@rule("HT-BRW-1", "HT-POT-2")
def test_brewing_and_healing() -> None:
    scene = HeldentaufeScene("erla", "corlof")
    scene.give("erla", "apple", "fish")
    scene.hero("erla").hearts = 1
    scene.do("brew healing")
    assert scene.story() == ["HT-BRW-1 brewed seat=0 potion=healing"]
    scene.do("drink")
    assert scene.story() == ["HT-POT-2 healed seat=0 hearts=5"]


@rule("HT-POT-3", "HT-INV-6")
def test_raging_and_giving_it_up() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "berserk")
    scene.do("drink")
    assert scene.story() == ["HT-POT-3 raged seat=0"]
    scene.do("discard berserk")
    assert scene.story() == ["HT-INV-6 discarded seat=0 token=berserk"]


@rule("HT-POT-6", "HT-POT-8", "HT-CHE-1", "HT-TRN-10", "HT-MON-4")
def test_teleporting_down_onto_the_chest_and_ending_the_turn_there() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "teleport")
    scene.roll(BOOTS, TOOTH, TWO_TEETH)
    scene.do("drink TR")
    assert scene.story() == [
        "HT-POT-6 teleported_down seat=0 start=0,0 space=TR",
        "HT-UND-2 leader_placed seat=0",
        "HT-CHE-1 chest_opened seat=0",
        "HT-CHE-1 treasure_rolled seat=0 face=1",
        "HT-CHE-1 piece_gained seat=0 piece=boots1",
        "HT-CHE-1 treasure_rolled seat=0 face=4",
        "HT-CHE-1 points_gained seat=0 points=1 total=1",
        "HT-CHE-1 treasure_rolled seat=0 face=6",
        "HT-CHE-1 points_gained seat=0 points=2 total=3",
    ]
    scene.end_turn()
    assert scene.story() == [
        "HT-TRN-5 turn_ended seat=0",
        "HT-TRN-10 potion_ended seat=0 potion=teleport",
        *THREE_DRAWN,
        "HT-MON-4 monsters_began ap=4",
        "HT-CMD-5 decider_found seat=1 purpose=command",
    ]


@rule("HT-POT-6", "HT-REB-1")
def test_teleporting_up() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.stand("mathian", "F4")
    scene.give("mathian", "teleport")
    scene.do("drink 1,0")
    assert scene.story() == ["HT-POT-6 teleported_up seat=0 start=F4 cell=1,0 tile=meadow", "HT-REB-1 rebuilt"]


# Missions


@rule("HT-REF-1", "HT-HID-1")
def test_refusing_shows_the_card_given_and_hides_the_card_drawn() -> None:
    scene = HeldentaufeScene()
    scene.hand("mathian", "M01")
    scene.next_card("M05")
    scene.do("refuse M01")
    assert scene.story() == ["HT-REF-1 refused seat=0 card=M01", "HT-REF-1 card_drawn seat=0 [0: card=M05]"]


@rule("HT-REF-3", "HT-MIS-7")
def test_a_pile_made_anew_is_told_with_its_size() -> None:
    scene = HeldentaufeScene()
    scene.hand("mathian", "M01")
    scene.hand("corlof", "M02")
    scene.exhaust_pile()
    scene.script.append(0)
    scene.do("refuse M01")
    assert scene.story() == [
        "HT-REF-1 refused seat=0 card=M01",
        "HT-MIS-7 missions_shuffled cards=22",
        "HT-REF-1 card_drawn seat=0 [0: card=M01]",
    ]


@rule("HT-THI-1", "HT-THI-5")
def test_stealing() -> None:
    scene = HeldentaufeScene()
    scene.hand("mathian", "M07")
    scene.hero("corlof").points = 2
    scene.do("steal M07 corlof")
    assert scene.story() == [
        "HT-THI-1 stolen seat=0 other=1 card=M07 left=1",
        "HT-THI-5 points_gained seat=0 points=1 total=1",
    ]


@rule("HT-DLV-1", "HT-CMP-22", "HT-CMP-9")
def test_delivering() -> None:
    scene = on("forest")
    scene.hand("mathian", "M05")
    scene.give("mathian", "apple", "fish")
    scene.do("deliver M05")
    assert scene.story() == [
        "HT-DLV-1 mission_completed seat=0 card=M05",
        "HT-DLV-1 points_gained seat=0 points=1 total=1",
    ]
    for sold_out, gain in [
        (False, "HT-DLV-1 piece_gained seat=0 piece=boots1"),
        (True, "HT-CMP-9 piece_missing seat=0 piece=boots1"),
    ]:
        scene = HeldentaufeScene("mathian", "luphius", "corlof")
        scene.hand("mathian", "M15")
        scene.give("mathian", "apple")
        scene.hero("mathian").points = 3
        if sold_out:
            scene.sell_out("boots1")
        scene.do("deliver M15")
        assert scene.story() == [
            "HT-DLV-1 mission_completed seat=0 card=M15",
            "HT-CMP-22 points_paid seat=0 points=1 total=2",
            gain,
        ]


@rule("HT-OBS-1", "HT-OBS-2", "HT-TRN-3")
def test_watching() -> None:
    gains = {
        "points": "HT-OBS-1 points_gained seat=0 points=1 total=1",
        "piece": "HT-OBS-1 piece_gained seat=0 piece=boots1",
    }
    for choice, gain in gains.items():
        scene = on("pond")
        scene.hand("mathian", "M21", "M01", "M02")
        scene.give("corlof", "boots2")
        scene.next_card("M03")
        scene.do(f"end_turn M21 {choice}")
        assert scene.story() == [
            "HT-TRN-5 turn_ended seat=0",
            "HT-OBS-1 mission_completed seat=0 card=M21",
            gain,
            "HT-MIS-6 card_drawn seat=0 [0: card=M03]",
            "HT-TRN-3 turn_began seat=1 round=1 ap=6",
        ]


# The Underworld


@rule("HT-POR-1", "HT-POR-3", "HT-UND-2", "HT-DAN-3", "HT-REB-1")
def test_down_over_a_disarmed_trap_and_up_again() -> None:
    scene = on("portal4")
    scene.do("descend")
    assert scene.story() == ["HT-POR-1 descended seat=0 start=1,0 space=P4", "HT-UND-2 leader_placed seat=0"]
    scene.next_danger(armed=False)
    scene.do("move K4")
    assert scene.story() == ["HT-MOV-4 moved_below seat=0 start=P4 space=K4", "HT-DAN-3 trap_disarmed seat=0 space=K4"]
    scene.do("move P4")
    assert scene.story() == ["HT-MOV-4 moved_below seat=0 start=K4 space=P4"]
    scene.do("ascend")
    assert scene.story() == ["HT-POR-3 ascended seat=0 start=P4 cell=1,0 tile=portal4", "HT-REB-1 rebuilt"]


@rule("HT-DAN-2", "HT-DAN-5", "HT-DIS-3")
def test_an_armed_trap_with_a_discoverer() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "P4")
    scene.hand("mathian", "M10")
    scene.next_danger(armed=True)
    scene.do("move K4")
    assert scene.story() == [
        "HT-MOV-4 moved_below seat=0 start=P4 space=K4",
        "HT-DAN-2 trap_armed seat=0 space=K4 hearts=6 ap=3",
        "HT-DIS-1 mission_completed seat=0 card=M10",
        "HT-DIS-1 points_gained seat=0 points=2 total=2",
    ]


@rule("HT-COM-1", "HT-KIL-1", "HT-KIL-4", "HT-SLA-1")
def test_killing_a_monster_with_its_slayer() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "F4")
    scene.monster("ulumu", hearts=1)
    scene.hand("mathian", "M12")
    scene.give("mathian", "sword2")
    scene.roll(5, 1)
    scene.do("attack ulumu")
    rolled = "attacker=mathian defender=ulumu attack_roll=5 defence_roll=1"
    fought = f"{rolled} attack=7 defence=1 winner=mathian loser=ulumu hearts=0"
    assert scene.story() == [
        f"HT-COM-2 fought {fought}",
        "HT-KIL-1 monster_defeated seat=0 monster=ulumu tooth=1",
        "HT-KIL-1 points_gained seat=0 points=1 total=1",
        "HT-SLA-1 mission_completed seat=0 card=M12",
        "HT-SLA-1 points_gained seat=0 points=2 total=3",
    ]


# Defeat


@rule("HT-DEF-1", "HT-DEF-2", "HT-DEF-6", "HT-DEF-11")
def test_a_hero_beaten_by_a_monster_and_placed() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.stand("mathian", "F4")
    scene.hero("mathian").hearts = 1
    scene.give("mathian", "ring1", "ring1", "apple", "healing")
    scene.roll(1, 6)
    scene.do("attack ulumu")
    rolled = "attacker=mathian defender=ulumu attack_roll=1 defence_roll=6"
    fought = f"{rolled} attack=1 defence=6 winner=ulumu loser=mathian hearts=0"
    assert scene.story() == [
        f"HT-COM-2 fought {fought}",
        "HT-DEF-1 defeated seat=0 by=ulumu",
        "HT-DEF-2 tokens_lost seat=0 tokens=ring1+ring1+apple+healing",
        "HT-DEF-6 decider_found seat=1 purpose=placement",
    ]
    scene.refill()
    scene.do("place 1,0")
    placed = "HT-DEF-8 placed seat=0 other=1 cell=1,0 tile=meadow hearts=7"
    assert scene.story() == [placed, "HT-REB-1 rebuilt", *THREE_DRAWN, NEXT_TURN]


@rule("HT-DEF-3", "HT-DEF-10", "HT-POT-4", "HT-AMB-17")
def test_a_hero_beaten_by_a_hero() -> None:
    for points, swapped in [(5, ["HT-DEF-3 points_swapped seat=0 other=1 points=5 left=2"]), (2, []), (1, [])]:
        scene = HeldentaufeScene()
        scene.stand("mathian", "F4")
        scene.stand("corlof", "F5")
        scene.give("corlof", "berserk")
        scene.hero("corlof").drunk = True
        scene.hero("corlof").hearts = 1
        scene.hero("corlof").points = points
        scene.hero("mathian").points = 2
        scene.roll(6, 1)
        scene.do("attack corlof")
        assert scene.story()[1:] == [
            "HT-DEF-1 defeated seat=1 by=mathian",
            "HT-POT-4 potion_ended seat=1 potion=berserk",
            *swapped,
        ]


# The monsters' turn and joint decisions


@rule("HT-MON-4", "HT-MON-5", "HT-JNT-3", "HT-CMD-5")
def test_a_monsters_turn() -> None:
    table = raid("mathian")
    table.do("end_turn")
    assert table.story() == [
        "HT-TRN-5 turn_ended seat=0",
        "HT-MON-4 monsters_began ap=4",
        "HT-JNT-3 consent_answered spokesperson=1 agreed=2+3 contested=",
        "HT-CMD-5 decider_found seat=1 purpose=command",
    ]
    table.do("monster_move wallrog P4")
    assert table.story() == ["HT-MON-5 monster_moved monster=wallrog start=DW space=P4"]
    table.roll(6, 1)
    table.do("monster_attack zibber mathian")
    rolled = "attacker=zibber defender=mathian attack_roll=6 defence_roll=1"
    fought = f"{rolled} attack=8 defence=1 winner=zibber loser=mathian hearts=6"
    assert table.story() == [f"HT-COM-2 fought {fought}"]
    table.do("monster_end")
    assert table.story() == ["HT-MON-6 monsters_ended seat=1 ap=2", NEXT_TURN]


@rule("HT-MON-3")
def test_a_monsters_turn_without_monsters_falls_out() -> None:
    table = raid("mathian")
    for monster in ("ulumu", "zibber", "wallrog"):
        table.monster(monster, hearts=0)
    table.do("end_turn")
    assert table.story() == ["HT-TRN-5 turn_ended seat=0", "HT-MON-3 monsters_skipped", NEXT_TURN]


@rule("HT-MON-11", "HT-TRN-12")
def test_a_plan_without_prey_ends_the_monsters_turn() -> None:
    table = raid("mathian", command_mode="auto")
    table.give("mathian", "sword3", "berserk")
    table.hero("mathian").drunk = True  # 6, which nobody dares to attack
    table.do("end_turn")
    assert table.story()[1:] == ["HT-MON-4 monsters_began ap=4", "HT-MON-11 monsters_idle ap=4", NEXT_TURN]


@rule("HT-DAN-2", "HT-DEF-2", "HT-DEF-11")
def test_a_hero_beaten_by_a_trap() -> None:
    scene = HeldentaufeScene()
    scene.stand("mathian", "P4")
    scene.hero("mathian").hearts = 1
    scene.spend(1)
    scene.next_danger(armed=True)
    scene.do("move K4")
    assert scene.story() == [
        "HT-MOV-4 moved_below seat=0 start=P4 space=K4",
        "HT-DAN-2 trap_armed seat=0 space=K4 hearts=0 ap=2",
        "HT-DEF-1 defeated seat=0 by=trap",
        "HT-DEF-2 tokens_lost seat=0 tokens=",
        "HT-DEF-6 decider_found seat=1 purpose=placement",
    ]


@rule("HT-JNT-3", "HT-JNT-5")
def test_a_contested_spokesperson() -> None:
    table = raid("mathian")
    answers(table, erla="ask", luphius="contest")
    table.do("end_turn")
    assert table.story() == ["HT-TRN-5 turn_ended seat=0", "HT-MON-4 monsters_began ap=4"]
    table.roll(1, 3, 3, 2, 1)
    table.do("answer agree", seat=2)
    assert table.story() == [
        "HT-JNT-3 answer_given seat=2 [2: answer=agree]",
        "HT-JNT-3 consent_answered spokesperson=1 agreed=2 contested=3",
        "HT-JNT-5 dice_for_decider seats=1+2+3 rolls=1+3+3 purpose=command",
        "HT-JNT-5 dice_for_decider seats=2+3 rolls=2+1 purpose=command",
        "HT-CMD-5 decider_found seat=2 purpose=command",
    ]


@rule("HT-ONL-6")
def test_where_nobody_is_there_nobody_is_found_and_chance_places() -> None:
    table = raid("mathian")
    for seat in (1, 2, 3):
        table.do("away", seat=seat)
    table.hero("mathian").hearts = 1
    table.roll(1, 6)
    table.script.append(0)
    table.do("attack zibber")
    assert table.story()[1:4] == [
        "HT-DEF-1 defeated seat=0 by=zibber",
        "HT-DEF-2 tokens_lost seat=0 tokens=",
        "HT-ONL-6 put_back seat=0 cell=1,0 tile=meadow hearts=7",
    ]
    assert table.told("decider_found") == []


# The end


@rule("HT-END-1", "HT-TRN-15")
def test_winning() -> None:
    scene = on("meadow")
    scene.hero("mathian").points = 18
    scene.do("move 0,0")
    assert scene.story() == ["HT-MOV-1 moved seat=0 start=1,0 cell=0,0 tile=campfire", "HT-END-1 won seat=0 points=18"]


@rule("HT-END-8")
def test_the_round_limit() -> None:
    scene = HeldentaufeScene(round_limit=10)
    scene.state.round = 10
    for hero in ("mathian", "corlof"):
        scene.hero(hero).points = 3
    scene.end_turn()
    scene.end_turn()
    assert scene.story()[-1] == "HT-END-8 round_limit_reached winners=0+1 round=10"
