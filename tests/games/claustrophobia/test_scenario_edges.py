"""Special rules of scenarios at their edges: full tiles, small tiles, a guide that finds no way, tokens that leave."""

from __future__ import annotations

import pytest

from tests.games.claustrophobia.fighting import ARENA, FIVE_LINES, HALL, arena, default
from tests.games.claustrophobia.preparing import edited
from tests.games.claustrophobia.scenario_play import KILLER, GuideScene, begin, kill
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

# A throne on another tile, for another demon (CL-S3-2 to CL-S3-4)

NARROW = 42
"""A bend with room for two."""
ON_A_BEND = edited(
    "S3", ("tile = 2\n", f"tile = {NARROW}\n"), ("add = [2]", f"add = [{NARROW}]"), ('"2" = ', f'"{NARROW}" = ')
)
HAUNTED = f"{ON_A_BEND}\n[[rule]]\nkind = 'possessed'\ntiles = [{NARROW}]\nroll = 3\nsuccesses = 2\n"
"""A Possessed comes with that bend too."""
COLOSSUS = edited(
    "S3",
    ('demons = ["D03"]', 'demons = ["D09"]'),
    ('kind = "throne"\ndemon = "D03"', 'kind = "throne"\ndemon = "D09"'),
    ('condition = "demon_dead"\ndemon = "D03"', 'condition = "demon_dead"\ndemon = "D09"'),
)


SHADOW = COLOSSUS.replace("D09", "D08")


def explored(scene: ClaustrophobiaScene, tile: int) -> None:
    """A Scout finds this tile north of a crossroads."""
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H05")
    scene.stack(tile, 44)
    scene.draw_in_order()
    scene.do("activate H05", "explore N")


@rule("CL-S3-2", "CL-MOV-6")
def test_no_more_come_with_the_demon_than_have_room() -> None:
    scene = ClaustrophobiaScene(ON_A_BEND)
    explored(scene, NARROW)
    scene.do("orient 1")
    assert scene.texts(1) == ["escort 1", "escort 0"]
    assert scene.refused("escort 2", seat=1) == "CL-S3-2"
    scene.do("escort 1", seat=1)
    assert scene.on("0,-2") == ["H05", "troglodyte1", "D03"]


@rule("CL-S3-2", "CL-DEC-4")
def test_without_a_troglodyte_in_the_reserve_nobody_is_asked_for_an_escort() -> None:
    scene = ClaustrophobiaScene("S3")
    for number, cell in enumerate(("1,-1", "-1,-1", "1,0", "-1,0")):
        scene.tile((47, 45, 43, 27)[number], cell)
        names = [f"troglodyte{one}" for one in range(number * 3 + 1, min(number * 3 + 4, 12))]
        scene.stand(cell, *names[: 2 if cell == "1,0" else 3])
    scene.stand("-1,0", "troglodyte9")
    explored(scene, 2)
    assert scene.where("D03") == "0,-2"
    assert scene.asked() == ("activation", [0])


@rule("CL-S3-4", "CL-DMG-11", "CL-DEM-15")
def test_for_the_colossus_two_are_sent_back_from_a_full_tile() -> None:
    scene = ClaustrophobiaScene(COLOSSUS)
    scene.tile(2, "0,-1")
    scene.stand("0,-1", *[f"troglodyte{number}" for number in range(1, 6)])
    scene.stand("0,0", "troglodyte6")
    scene.state.died_once = 1 << scene.figure("D09")
    begin(scene, "threat")
    assert scene.offers("send_back") == [f"send_back troglodyte{number}" for number in range(1, 6)]
    assert scene.refused("send_back troglodyte6") == "CL-DMG-11"
    scene.do("send_back troglodyte2")
    assert scene.asked() == ("make_room", [1])
    scene.do("send_back troglodyte5")
    assert scene.on("0,-1") == ["troglodyte1", "troglodyte3", "troglodyte4", "D09"]


@rule("CL-S3-4", "CL-DMG-11")
def test_a_fighter_who_alone_can_go_is_sent_back_without_a_question() -> None:
    scene = ClaustrophobiaScene(HAUNTED)
    scene.tile(46, "0,-1")
    scene.tile(NARROW, "0,-2", 1)
    scene.stand("0,-2", "possessed1", "hound1")
    scene.state.died_once = 1 << scene.figure("D03")
    begin(scene, "threat")
    assert scene.told("sent_back")[0].args == {"fighter": "hound1"}
    assert scene.on("0,-2") == ["D03", "possessed1"]


@rule("CL-S3-4", "CL-DMG-11", "CL-AMB-32")
def test_where_nobody_can_be_sent_back_the_demon_waits() -> None:
    scene = ClaustrophobiaScene(HAUNTED)
    scene.tile(46, "0,-1")
    scene.tile(NARROW, "0,-2", 1)
    scene.stand("0,-2", "possessed1", "possessed2")
    scene.state.died_once = 1 << scene.figure("D03")
    begin(scene, "threat")
    assert scene.where("D03") is None


@rule("CL-S3-3", "CL-PRI-1", "CL-DEM-14")
def test_a_shadow_on_its_throne_does_not_step_away_from_it() -> None:
    scene = ClaustrophobiaScene(SHADOW)
    scene.tile(2, "0,-1")
    scene.tile(46, "0,-2")
    scene.stand("0,-1", "D08")
    scene.triggered("D08", 2)
    begin(scene, "infernal_activation")
    assert scene.asked() == ("activation", [1])
    scene.do("activate D08")
    assert scene.refused("step 0,-2") == "CL-S3-3"


# Return from beyond (CL-S7-3)


@rule("CL-S7-3")
def test_each_of_the_dead_rises_as_another_damned() -> None:
    scene = arena("H05", "H01", scenario="S7")
    kill(scene, "H05", "H01")
    assert scene.on(ARENA) == [KILLER, "damned1", "damned2"]


@rule("CL-S7-3")
def test_a_damned_that_has_room_stays_even_alone() -> None:
    scene = arena(tile=20, scenario="S7")
    scene.wound("H05", *FIVE_LINES)
    scene.roll(3)
    scene.do("activate H05", f"step {ARENA}")
    assert scene.on(ARENA) == ["damned1"]


# The guide (CL-S8-3 to CL-S8-5)


@rule("CL-S8-5")
def test_a_guide_that_has_found_the_nest_is_gone_and_aims_no_more() -> None:
    scene = GuideScene()
    scene.tile(46, "0,-1")
    scene.state.guide = scene.place("0,-1")
    scene.state.guide_exit = scene.end("0,-1/N")
    scene.stack(3, 44)
    scene.draw_in_order()
    scene.roll(4, 4, 4, 4)
    begin(scene, "human_preparation")
    assert scene.told("tile_placed")[0].args["tile"] == "3"
    assert len(scene.told("guide_removed")) == 1
    assert scene.told("guide_moved") == scene.told("guide_aimed") == []
    assert (scene.state.guide, scene.state.guide_exit) == (-1, -1)


@rule("CL-S8-5", "CL-EXP-11")
def test_a_guide_whose_exploration_fails_stays_and_keeps_its_direction() -> None:
    scene = GuideScene()
    scene.stack(21)
    scene.draw_in_order()
    scene.roll(4, 4, 4, 4)
    begin(scene, "human_preparation")
    assert [event.kind for event in scene.events if "guide" in event.kind] == ["guide_explored"]
    assert len(scene.told("exploration_failed")) == 1
    assert (scene.state.guide, scene.state.guide_exit) == (scene.place("0,0"), scene.end("0,0/N"))


@rule("CL-S8-4", "CL-S8-5", "CL-TOK-3")
def test_a_guide_that_rubble_cuts_off_from_every_exit_shows_none_and_waits() -> None:
    scene = GuideScene()
    scene.tile(43, "0,-1")
    scene.tile(39, "1,-1", 1)
    scene.state.rubble = scene.end("0,-1/E")
    scene.state.guide = scene.place("0,-1")
    scene.state.guide_exit = scene.end("0,-1/N")
    scene.stack(21, 44)
    scene.draw_in_order()
    scene.roll(4, 4, 4, 4)
    begin(scene, "human_preparation")
    assert scene.state.guide == scene.place("0,-2")
    assert scene.state.guide_exit == -1
    scene.roll(4, 4, 4, 4)
    begin(scene, "human_preparation")
    assert scene.told("guide_explored") == []
    scene.state.rubble = -1
    scene.draw_in_order()
    begin(scene, "human_preparation")
    assert scene.told("guide_explored")[0].args == {"cell": "1,-1", "side": "E"}


@rule("CL-S8-5", "CL-S6-2")
def test_a_tile_that_brings_something_else_does_not_end_the_way_of_the_guide() -> None:
    crate = ('kind = "guide"', 'kind = "crates"\ntiles = [48]\n\n[[rule]]\nkind = "guide"')
    scene = GuideScene(
        edited(
            "S8",
            crate,
            ("take = 8\nadd = []", "take = 8\nadd = [48]"),
            ("take = 7\nadd = []", "take = 7\nadd = [48]"),
            ('"3" = "final"', '"3" = "final"\n"48" = "return"'),
        )
    )
    scene.stack(48, 44)
    scene.draw_in_order()
    begin(scene, "human_preparation")
    scene.script.append(0)
    scene.roll(4, 4, 4, 4)
    scene.do("orient 1")
    assert len(scene.told("crate_placed")) == 1
    assert scene.state.guide == scene.place("0,-1")


# Leaving by choice (CL-SCN-4, CL-DEC-1)


@rule("CL-SCN-4", "CL-DEC-1")
@pytest.mark.parametrize(("safe", "expected"), [([], "end_phase"), (["H06"], "depart")])
def test_without_an_answer_a_fighter_leaves_only_if_that_wins(safe: list[str], expected: str) -> None:
    scene = ClaustrophobiaScene(edited("S1", ('leave = "on_enter"', 'leave = "choice"')))
    scene.tile(1, ARENA)
    scene.stand(ARENA, "H05")
    scene.away(*safe)
    scene.do("activate H05")
    assert default(scene) == expected


# Tokens (CL-SCN-6, CL-TOK-4)


@rule("CL-SCN-6", "CL-TOK-4")
def test_who_has_put_a_crate_down_carries_none_and_has_finished() -> None:
    scene = arena("H05", scenario="S6")
    scene.state.crate_bearers = 1 << scene.figure("H05")
    scene.do("activate H05", "put_down crate")
    assert scene.state.crate_bearers == 0
    assert scene.state.crates[scene.place(ARENA)] == 1
    assert scene.offers("put_down") == []
    assert scene.refused(f"step {HALL}") == "CL-HAC-7"
    assert scene.refused("pick_up crate") == "CL-HAC-3"


@rule("CL-TOK-4", "CL-S6-3")
@pytest.mark.parametrize(("crate", "delivered"), [(False, 0), (True, 1)])
def test_what_leaves_with_its_bearer_is_delivered_only_if_it_is_a_crate(crate: bool, delivered: int) -> None:
    scene = ClaustrophobiaScene("S6")
    bearer = scene.figure("H05")
    scene.state.explosive_by = bearer
    scene.state.crate_bearers = 1 << bearer if crate else 0
    scene.do("activate H05", "depart")
    assert scene.state.delivered == delivered
    assert scene.state.explosive_by == -1
    assert [event.args["token"] for event in scene.told("token_taken_along")] == ["explosive"]


@rule("CL-S8-7", "CL-SCN-10", "CL-HAC-7")
def test_to_lay_the_poison_is_an_action() -> None:
    scene = GuideScene()
    scene.tile(46, "0,-1")
    scene.tile(3, "0,-2")
    scene.state.guide = scene.state.guide_exit = -1
    scene.stand("0,-2", "H01", "troglodyte1")
    scene.do("activate H01", "poison")
    assert scene.refused("fight troglodyte1") == "CL-HAC-3"
    assert f"step {ARENA}" in scene.texts()


@rule("CL-S2-6", "CL-INV-11")
def test_the_sapper_has_one_free_hand_in_an_activation_and_its_action_besides() -> None:
    scene = arena(tile=25, scenario="S2")
    scene.stand(ARENA, "H13", "troglodyte1")
    scene.state.explosive_by = -1
    scene.state.explosive_at = scene.place(ARENA)
    scene.do("activate H13", "pick_up explosive", "plant")
    assert scene.refused("fight troglodyte1") == "CL-HAC-3"
    scene.activate_humans()
    scene.state.explosive_lit = False
    scene.do("activate H13", "plant")
    assert "fight troglodyte1" in scene.texts()


# Vials (CL-S7-5)


@rule("CL-S7-5")
def test_a_vial_is_taken_from_the_water_of_the_fountain() -> None:
    scene = arena("H05", "H03", tile=21, scenario="S7")
    scene.state.water = [0, 2]
    scene.do("activate H05", "take_vial")
    assert scene.state.water == [0, 1]
    assert scene.refused("use_vial H05") == "CL-HAC-3"
    scene.wound("H03", 1)
    scene.do("activate H03")
    assert scene.refused("use_vial H03") == "CL-S7-5"


@rule("CL-S7-5")
def test_where_the_scenario_has_no_vials_none_are_taken() -> None:
    scene = arena("H05", tile=21)
    scene.state.water = [0, 2]
    scene.do("activate H05")
    assert scene.offers("take_vial") == []
    assert scene.refused("take_vial") == "CL-S7-5"


@rule("CL-S2-3", "CL-S8-7")
def test_where_the_scenario_has_neither_explosive_nor_poison_nothing_is_planted_or_poisoned() -> None:
    scene = arena("H05")
    scene.do("activate H05")
    assert scene.refused("plant") == "CL-S2-3"
    assert scene.refused("poison") == "CL-S8-7"


# The Possessed (CL-S5-2 to CL-S5-4)


def among_the_possessed(*names: str) -> ClaustrophobiaScene:
    return arena("H09", *names, scenario="S5")


@rule("CL-S5-4", "CL-SCN-10")
def test_to_exorcise_takes_the_action_of_the_leader() -> None:
    scene = among_the_possessed("possessed1", "troglodyte1")
    scene.roll(3, 1)
    scene.do("activate H09", "exorcise possessed1")
    assert scene.damage_on("possessed1") == 1
    assert scene.refused("fight troglodyte1") == "CL-HAC-3"
    assert scene.refused("exorcise possessed1") == "CL-HAC-3"


@rule("CL-S5-4")
def test_a_leader_with_one_die_exorcises_with_one() -> None:
    scene = among_the_possessed("possessed1")
    scene.line("H09", 1)
    scene.roll(3)
    scene.do("activate H09", "exorcise possessed1")
    assert scene.told("exorcised")[0].args["rolls"] == [3]


@rule("CL-S5-4", "CL-S5-3")
def test_nobody_but_a_possessed_is_exorcised_and_a_freed_one_is_gone_for_good() -> None:
    scene = among_the_possessed("possessed1", "troglodyte1")
    scene.do("activate H09")
    assert scene.refused("exorcise troglodyte1") == "CL-S5-4"
    scene.damage("possessed1", 1)
    scene.roll(3, 6)
    scene.do("exorcise possessed1")
    assert scene.where("possessed1") is None
    assert scene.damage_on("possessed1") == 0
    assert scene.state.removed == 1 << scene.figure("possessed1")
    assert scene.state.freed == 1


@rule("CL-S5-2")
def test_each_tile_brings_another_possessed() -> None:
    scene = ClaustrophobiaScene("S5")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H05", "H03")
    scene.stack(4, 5, 44)
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    scene.draw_in_order()
    scene.do("activate H03", "explore E", "orient 1")
    assert (scene.where("possessed1"), scene.where("possessed2")) == ("0,-2", "1,-1")


# Explosive and poison where they do not win


@rule("CL-S2-4")
def test_an_explosive_that_goes_off_is_gone() -> None:
    scene = arena("H13", tile=25, scenario="S2")
    scene.state.explosive_by = -1
    scene.state.explosive_at = scene.place(ARENA)
    scene.state.explosive_lit = True
    begin(scene, "human_preparation")
    assert scene.state.over
    assert scene.state.winners == [0]
    assert (scene.state.explosive_at, scene.state.explosive_lit) == (-1, False)


SEALED_NEST = edited(
    "S8",
    ('condition = "poisoned"', 'condition = "seals"\ncount = 1'),
    ('kind = "poison"\n', 'kind = "recite"\nfighter = "H01"\ntile = 3\nroll = 4\n\n[[rule]]\nkind = "poison"\n'),
)


@rule("CL-S8-7", "CL-END-1")
def test_poison_that_works_wins_only_where_the_scenario_says_so() -> None:
    scene = GuideScene(SEALED_NEST)
    scene.tile(46, "0,-1")
    scene.tile(3, "0,-2")
    scene.state.guide = scene.state.guide_exit = scene.state.poison_by = -1
    scene.state.poison_at = scene.place("0,-2")
    scene.state.poison_set = True
    scene.stand("0,-2", "H01")
    scene.roll(4, 4, 4, 4)
    begin(scene, "human_preparation")
    assert len(scene.told("poison_worked")) == 1
    assert not scene.state.over
    assert (scene.state.poison_at, scene.state.poison_set) == (-1, False)


SEALED_SHAFT = edited(
    "S2",
    ('condition = "explosion"', 'condition = "seals"\ncount = 1'),
    ("[[rule]]\n", '[[rule]]\nkind = "recite"\nfighter = "H01"\ntile = 25\nroll = 4\n\n[[rule]]\n'),
)


@rule("CL-S2-4", "CL-END-1")
def test_an_explosive_wins_only_where_the_scenario_says_so() -> None:
    scene = arena("H13", tile=25, scenario=SEALED_SHAFT)
    scene.state.explosive_by = -1
    scene.state.explosive_at = scene.place(ARENA)
    scene.state.explosive_lit = True
    scene.roll(4, 4, 4, 4, 4)
    begin(scene, "human_preparation")
    assert len(scene.told("exploded")) == 1
    assert not scene.state.over
