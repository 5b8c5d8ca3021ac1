"""What is told of fights, deaths, explorations and entries: every event with its rule and all it is about, in order."""

from __future__ import annotations

from tests.games.claustrophobia.fighting import ARENA, FIVE_LINES, HALL, HUNGRY, act, arena, fight
from tests.games.claustrophobia.infernal import table, threaten
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

# Attacks


@rule("CL-CBT-2", "CL-CBT-3", "CL-HAC-2")
def test_an_attack_on_a_demon_is_told() -> None:
    scene = arena("H01", "D01")
    scene.do("activate H01")
    assert scene.story() == ["activated CL-HAC-2 seat=0 fighter=H01 mv=1 cb=3 df=4 enemies=1"]
    scene.roll(4, 3, 6)
    scene.do("fight D01")
    assert scene.story() == [
        f"attacked CL-CBT-2 fighter=H01 victim=D01 group=1 attack=fight cell={ARENA}",
        "attack_rolled CL-CBT-3 fighter=H01 victim=D01 rolls=[4, 3, 6] needed=4 hits=2",
        "damaged CL-CBT-4 fighter=D01 hits=2 left=3 cause=attack",
    ]


@rule("CL-CBT-3")
def test_an_attack_that_misses_is_told() -> None:
    scene = arena("H05", "D02")
    fight(scene, "H05", "D02", 1, 4)
    assert scene.story() == [
        f"attacked CL-CBT-2 fighter=H05 victim=D02 group=1 attack=fight cell={ARENA}",
        "attack_rolled CL-CBT-3 fighter=H05 victim=D02 rolls=[1, 4] needed=5 hits=0",
    ]


@rule("CL-CBT-2", "CL-DMG-1", "CL-INS-7")
def test_an_attack_on_a_group_and_a_pursuit_are_told() -> None:
    scene = arena("H05", "troglodyte1", "troglodyte2", "troglodyte3")
    scene.lay_card("H05", "I06")
    fight(scene, "H05", "troglodyte1", 3, 5)
    assert scene.story() == [
        f"attacked CL-CBT-2 fighter=H05 victim=troglodyte1 group=3 attack=fight cell={ARENA}",
        "attack_rolled CL-CBT-3 fighter=H05 victim=troglodyte1 rolls=[3, 5] needed=3 hits=2",
        "killed CL-CBT-4 fighter=troglodyte1 cause=attack for_good=False",
        "killed CL-CBT-4 fighter=troglodyte2 cause=attack for_good=False",
    ]
    scene.do(f"pursue {HALL}")
    assert scene.story() == [f"moved CL-INS-7 fighter=H05 cell={HALL} path=['{ARENA}', '{HALL}'] left=1"]


@rule("CL-TEF-5", "CL-AMB-23")
def test_troglodytes_of_a_hungry_tunnel_are_told() -> None:
    scene = arena("H05", "troglodyte1", "troglodyte2", "troglodyte3", tile=HUNGRY)
    fight(scene, "H05", "troglodyte1", 3, 1)
    assert scene.story()[2:] == [
        "hits_doubled CL-TEF-5 fighter=troglodyte1 hits=2",
        "killed CL-CBT-4 fighter=troglodyte1 cause=attack for_good=False",
        "killed CL-CBT-4 fighter=troglodyte2 cause=attack for_good=False",
    ]


@rule("CL-EQP-7", "CL-EQP-10", "CL-EQP-4")
def test_shots_are_told() -> None:
    scene = arena("H05")
    scene.equip("H05", "E01", "E07")
    scene.stand(HALL, "D01")
    act(scene, "H05", "shoot D01", 1, 1, 1)
    assert scene.story()[0] == f"attacked CL-CBT-2 fighter=H05 victim=D01 group=1 attack=blunderbuss cell={HALL}"
    scene.activate_humans()
    act(scene, "H05", "use E07 D01", 1, 1, 1)
    assert scene.story()[:2] == [
        "equipment_used CL-EQP-4 fighter=H05 equipment=E07",
        f"attacked CL-CBT-2 fighter=H05 victim=D01 group=1 attack=pistol cell={HALL}",
    ]


@rule("CL-TAL-4", "CL-EVT-5")
def test_bloodlust_and_frenzy_are_told() -> None:
    scene = arena("H01", "troglodyte1")
    scene.triggered("P3", 1, 3)
    scene.hold("V11")
    fight(scene, "troglodyte1", "H01")
    assert scene.story() == [
        f"attacked CL-CBT-2 fighter=troglodyte1 victim=H01 group=1 attack=fight cell={ARENA}",
    ]
    scene.roll(1, 2, 4, 3, 5)
    scene.do("play V11")
    assert scene.story() == [
        "event_played CL-EVT-2 seat=1 event=V11 left=0",
        "attack_rolled CL-CBT-3 fighter=troglodyte1 victim=H01 rolls=[1, 2, 4] needed=4 hits=1",
        "rolled_again CL-TAL-4 fighter=troglodyte1 rolls=[3, 5] gained=1 hits=2",
    ]


# Hits


@rule("CL-DMG-5", "CL-TAL-5", "CL-TAL-11")
def test_lines_bodyguards_and_tough_are_told() -> None:
    scene = arena("H05", "H10", "D01")
    fight(scene, "D01", "H05", 4, 5, 1, 6)
    scene.do("guard H10 2")
    assert scene.story() == ["hits_taken CL-TAL-5 fighter=H10 victim=H05 hits=2 left=1"]
    scene.do("cancel 6")
    assert scene.story() == [
        "line_cancelled CL-CBT-4 fighter=H05 line=6 left=5 cause=attack",
        "hit_shrugged_off CL-TAL-11 fighter=H10 hits=1",
    ]
    scene.do("cancel 3")
    assert scene.story() == ["line_cancelled CL-CBT-4 fighter=H10 line=3 left=5 cause=attack"]


@rule("CL-EVT-16")
def test_cancelled_hits_are_told() -> None:
    scene = arena("H03", "hound1")
    scene.hold("V12", "V07")
    fight(scene, "H03", "hound1", 4, 4, 4)
    scene.do("play V12")
    assert scene.story() == [
        "event_played CL-EVT-2 seat=1 event=V12 left=1",
        "hits_cancelled CL-EVT-16 fighter=hound1 hits=2 left=1",
        "damaged CL-CBT-4 fighter=hound1 hits=1 left=2 cause=attack",
    ]


@rule("CL-TEF-8", "CL-TEF-10", "CL-EVT-5", "CL-DEM-13")
def test_hits_of_other_causes_are_told_by_their_rules() -> None:
    scene = arena(tile=20)
    scene.hold("V08")
    act(scene, "H05", f"step {ARENA}", 3)
    scene.do("cancel 1")
    assert scene.story() == ["line_cancelled CL-TEF-8 fighter=H05 line=1 left=5 cause=trap"]
    scene.roll(3)
    scene.do("play V08")
    assert scene.story()[1:] == ["trapdoor_rolled CL-EVT-5 fighter=H05 roll=3 hit=True"]
    scene.do("cancel 2")
    assert scene.story() == ["line_cancelled CL-EVT-5 fighter=H05 line=2 left=4 cause=trapdoor"]
    scene = arena("H05", "D07")
    scene.activate_infernals()
    scene.roll(4)
    scene.do("end_phase")
    assert scene.story() == ["miasma_rolled CL-DEM-13 fighter=H05 roll=4 needed=4 hit=True"]
    scene.roll(1, 1, 1, 1)
    scene.do("cancel 6")
    assert scene.story()[0] == "line_cancelled CL-DEM-13 fighter=H05 line=6 left=5 cause=miasma"
    scene = arena("H05", tile=23)
    scene.roll(4)
    scene.begin("human_preparation")
    assert scene.story()[-1] == "pit_rolled CL-TEF-10 fighter=H05 roll=4 hit=True"
    scene.roll(1, 1, 1, 1)
    scene.do("cancel 6")
    assert scene.story()[0] == "line_cancelled CL-TEF-10 fighter=H05 line=6 left=5 cause=pit"


# Deaths


@rule("CL-DMG-5", "CL-DEM-7", "CL-DEM-9")
def test_the_death_of_a_human_fighter_and_what_it_brings_are_told() -> None:
    scene = arena("H05", "D01", "D03")
    scene.wound("H05", *FIVE_LINES)
    scene.damage("D03", 2)
    fight(scene, "D01", "H05", 4, 1, 1, 1)
    assert scene.story() == [
        f"attacked CL-CBT-2 fighter=D01 victim=H05 group=1 attack=fight cell={ARENA}",
        "attack_rolled CL-CBT-3 fighter=D01 victim=H05 rolls=[4, 1, 1, 1] needed=4 hits=1",
        "line_cancelled CL-CBT-4 fighter=H05 line=4 left=0 cause=attack",
        "killed CL-CBT-4 fighter=H05 cause=attack for_good=True",
        "pm_gained CL-DEM-7 seat=1 pm=3 total=3 demon=D01",
        "demon_healed CL-DEM-9 fighter=D03 hits=2 left=0",
        "pm_gained CL-DEM-9 seat=1 pm=2 total=5 demon=D03",
    ]


@rule("CL-DMG-2", "CL-DMG-3", "CL-DMG-9")
def test_deaths_of_infernal_fighters_are_told() -> None:
    scene = arena("H01", "H03", "hound1", "D01", "tough")
    scene.damage("hound1", 2)
    scene.damage("D01", 4)
    scene.damage("tough", 1)
    fight(scene, "H01", "hound1", 4, 4, 1)
    assert scene.story()[2:] == [
        "damaged CL-CBT-4 fighter=hound1 hits=1 left=0 cause=attack",
        "killed CL-CBT-4 fighter=hound1 cause=attack for_good=True",
    ]
    fight(scene, "H03", "D01", 4, 4, 1)
    assert scene.story()[2:] == [
        "damaged CL-CBT-4 fighter=D01 hits=1 left=0 cause=attack",
        "killed CL-CBT-4 fighter=D01 cause=attack for_good=False",
    ]


@rule("CL-END-5", "CL-END-2")
def test_the_death_that_ends_the_game_is_told() -> None:
    scene = arena("H05", "troglodyte1")
    scene.bury("H01", "H03", "H06")
    scene.wound("H05", *FIVE_LINES)
    fight(scene, "troglodyte1", "H05", 6)
    assert scene.story()[-2:] == [
        "killed CL-CBT-4 fighter=H05 cause=attack for_good=True",
        "game_won CL-END-5 seat=1 faction=infernal cause=nobody_left",
    ]
    assert scene.state.over


# Explorations


@rule("CL-EXP-2", "CL-TEF-8")
def test_an_exploration_is_told() -> None:
    scene = ClaustrophobiaScene()
    scene.stack(20, 44)
    scene.draw_in_order()
    act(scene, "H05", "explore E")
    assert scene.story() == [f"exploration_declared CL-EXP-2 fighter=H05 cell={HALL} side=E"]
    scene.roll(2)
    scene.do("orient 1")
    assert scene.story() == [
        "tile_placed CL-EXP-2 tile=20 cell=1,0 rotation=1",
        f"moved CL-EXP-2 fighter=H05 cell=1,0 path=['{HALL}', '1,0'] left=0",
        "trap_sprung CL-TEF-8 fighter=H05 cell=1,0 roll=2 hit=False",
    ]


@rule("CL-EXP-6", "CL-EXP-9", "CL-EXP-11")
def test_tiles_that_close_the_board_are_told() -> None:
    scene = ClaustrophobiaScene("S5")
    scene.tile(39, ARENA)
    scene.stand(ARENA, "H05")
    scene.stack(21, 3, 16)
    scene.draw_in_order(3)
    act(scene, "H05", "explore N")
    assert scene.story()[:4] == [
        f"exploration_declared CL-EXP-2 fighter=H05 cell={ARENA} side=N",
        "tile_discarded CL-EXP-6 tile=21",
        "tile_set_aside CL-EXP-9 tile=3",
        "tile_placed CL-EXP-2 tile=16 cell=0,-2 rotation=0",
    ]
    scene = ClaustrophobiaScene("S2")
    scene.tile(39, ARENA)
    scene.stand(ARENA, "H05")
    scene.stack(21)
    scene.draw_in_order()
    act(scene, "H05", "explore N")
    assert scene.story()[1:] == ["tile_discarded CL-EXP-6 tile=21", "exploration_failed CL-EXP-11 cell=0,-2"]


@rule("CL-GFT-10", "CL-HID-1")
def test_what_prescience_shows_is_told_to_its_owner_alone() -> None:
    scene = ClaustrophobiaScene()
    scene.state.prescience = True
    scene.stack(44, 39, 46)
    scene.draw_in_order(3)
    act(scene, "H05", "explore E")
    assert scene.story()[1:] == ["tiles_looked_at CL-GFT-10 seat=0 number=3 [0: tiles=['44', '39', '46']]"]


@rule("CL-EVT-7")
def test_a_lost_way_is_told() -> None:
    scene = ClaustrophobiaScene()
    scene.stack(44)
    scene.hold("V01")
    act(scene, "H05", "explore E")
    scene.do("play V01")
    assert scene.story() == [
        "event_played CL-EVT-2 seat=1 event=V01 left=0",
        f"way_lost CL-EVT-7 fighter=H05 cell={HALL} side=E",
    ]


@rule("CL-TEF-1", "CL-TEF-13", "CL-TEF-15", "CL-TEF-14")
def test_effects_of_tiles_are_told() -> None:
    scene = arena(tile=6)
    act(scene, "H05", f"step {ARENA}")
    assert scene.story()[1:] == [f"alarm_raised CL-TEF-1 fighter=H05 cell={ARENA}"]
    scene = arena(tile=31)
    scene.next_instinct("I05")
    act(scene, "H05", f"step {ARENA}")
    assert scene.story()[1:] == [
        f"tomb_opened CL-TEF-15 fighter=H05 cell={ARENA}",
        "instinct_drawn CL-TEF-15 seat=0 total=1 limit=4 [0: card=I05]",
    ]
    scene = ClaustrophobiaScene()
    scene.stack(33, 44)
    scene.draw_in_order()
    act(scene, "H05", "explore E")
    assert f"hole_placed CL-TEF-13 cell={HALL}" in scene.story()
    scene = arena(tile=36)
    scene.tile(46, "0,-2")
    scene.stand("0,-2", "D01")
    act(scene, "D01", f"step {ARENA}", 5)
    assert scene.story()[1:] == [
        "sanctuary_rolled CL-TEF-14 fighter=D01 roll=5 hit=True",
        "damaged CL-TEF-14 fighter=D01 hits=1 left=4 cause=sanctuary",
    ]


@rule("CL-SCN-4", "CL-S1-4")
def test_leaving_the_game_is_told() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, "1,0")
    scene.tile(1, ARENA)
    act(scene, "H05", f"step {ARENA}")
    assert scene.story()[-1] == "departed CL-SCN-4 fighter=H05 total=1"
    act(scene, "H06", f"step {ARENA}")
    assert scene.story()[-2:] == [
        "departed CL-SCN-4 fighter=H06 total=2",
        "game_won CL-S1-3 seat=0 faction=human cause=reached",
    ]


# Entries


@rule("CL-THR-1", "CL-THR-2", "CL-THR-3", "CL-THR-9")
def test_entries_and_what_they_cost_are_told() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(25, ARENA)
    threaten(scene, pm=9)
    scene.do(f"buy troglodyte {ARENA}")
    assert scene.story() == [f"entered_play CL-THR-1 seat=1 fighter=troglodyte1 cell={ARENA} pm=1 total=8"]
    scene.do(f"buy D01 {ARENA}")
    assert scene.story() == [f"entered_play CL-THR-1 seat=1 fighter=D01 cell={ARENA} pm=4 total=4"]
    scene.do(f"buy hound {ARENA}")
    assert scene.story() == [f"entered_play CL-THR-1 seat=1 fighter=hound1 cell={ARENA} pm=3 total=1"]
    scene.do("unleash 5")
    assert scene.story()[0] == "unleashed CL-THR-9 seat=1 fighter=hound1 die=5 mv=1 cb=4"


@rule("CL-THR-10", "CL-THR-14")
def test_an_entry_on_a_sanctuary_is_told() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(36, ARENA)
    threaten(scene, pm=2)
    scene.roll(6)
    scene.do(f"buy troglodyte {ARENA}")
    assert scene.story() == [
        f"entered_play CL-THR-1 seat=1 fighter=troglodyte1 cell={ARENA} pm=1 total=1",
        "sanctuary_rolled CL-TEF-14 fighter=troglodyte1 roll=6 hit=True",
        "killed CL-TEF-14 fighter=troglodyte1 cause=sanctuary for_good=False",
    ]


@rule("CL-DEM-9", "CL-DEM-19", "CL-EVT-5", "CL-EVT-11")
def test_other_ways_into_play_are_told_by_their_rules() -> None:
    scene = table()
    scene.stand(ARENA, "D03")
    scene.triggered("D03", 3, 4)
    threaten(scene, pm=0)
    scene.do(f"summon {ARENA}")
    assert scene.story() == [f"entered_play CL-DEM-9 seat=1 fighter=troglodyte1 cell={ARENA} pm=0 total=0"]
    scene = table()
    scene.hold("V05", "V06")
    threaten(scene, pm=2)
    scene.do(f"play V05 {ARENA}")
    assert scene.story() == [
        "event_played CL-EVT-2 seat=1 event=V05 left=1",
        f"entered_play CL-EVT-5 seat=1 fighter=tough cell={ARENA} pm=1 total=1",
    ]
    scene.do(f"play V06 {HALL}")
    assert scene.story()[1:] == [f"ambush_laid CL-EVT-11 seat=1 cell={HALL}"]


# Phases


@rule("CL-TRN-1", "CL-HPR-1", "CL-HPR-3")
def test_the_beginning_of_a_turn_is_told() -> None:
    scene = arena("H05", "troglodyte1")
    scene.lay_card("H05", "I13")
    scene.activate_infernals()
    scene.roll(1, 2, 3, 4)
    scene.do("end_phase")
    assert scene.story() == [
        "turn_began CL-TRN-2 turn=2 limit=20",
        "phase_began CL-TRN-1 seat=0 phase=human_preparation turn=2",
        "cards_put_away CL-HPR-1 seat=0 cards=['I13']",
        "dice_rolled CL-HPR-3 seat=0 dice=[1, 2, 3, 4]",
    ]
