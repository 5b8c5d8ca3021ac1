"""Section 8.2: Stem the Tide."""

import pytest

from tests.games.claustrophobia.scenario_play import act_again, begin, end_turn, kill, prepare
from tests.games.claustrophobia.scene import ClaustrophobiaScene, FreshTable
from tests.kit import rule


def at_the_shaft(*names: str) -> ClaustrophobiaScene:
    """The Shaft Crossing lies north of the City Gate, with these fighters on it; the Redeemer has the explosive."""
    scene = ClaustrophobiaScene("S2")
    scene.tile(25, "0,-1")
    scene.stand("0,-1", *names)
    return scene


def explosive(scene: ClaustrophobiaScene, cell: str) -> None:
    """It lies on a tile, not lit."""
    scene.state.explosive_by = -1
    scene.state.explosive_at = scene.place(cell)


@rule("CL-S2-1")
def test_the_shaft_is_the_demon_well_of_tile_25_in_the_last_pile() -> None:
    plan = ClaustrophobiaScene("S2").state.plan
    assert plan.explosive_tile == 25
    assert [pool >> 25 & 1 for pool in plan.pools] == [0, 0, 1]


@rule("CL-S2-2")
def test_the_human_player_says_at_setup_who_carries_the_explosive() -> None:
    scene = FreshTable("S2")
    assert scene.asked() == ("choose_bearer", [0])
    assert scene.texts() == ["entrust H01", "entrust H03", "entrust H13", "entrust H05"]
    scene.roll(1, 2, 3, 4, 5)
    scene.do("entrust H13")
    assert scene.state.explosive_by == scene.figure("H13")


@rule("CL-S2-3", "CL-SCN-10")
def test_the_bearer_plants_the_explosive_as_an_action_on_tile_25() -> None:
    scene = at_the_shaft("H01")
    scene.stand("0,-1", "troglodyte1")
    scene.do("activate H01", "plant")
    assert scene.story() == ["explosive_planted CL-S2-3 fighter=H01 cell=0,-1"]
    assert scene.state.explosive_lit
    assert scene.refused("fight troglodyte1") == "CL-HAC-3"


@rule("CL-S2-3", "CL-S2-5", "CL-EXH-5", "CL-SCN-10")
def test_planting_needs_the_tile_the_explosive_and_a_fighter_that_is_not_exhausted() -> None:
    scene = at_the_shaft("H03")
    scene.do("activate H03")
    assert scene.refused("plant") == "CL-S2-5"
    scene.do("activate H01")
    assert scene.refused("plant") == "CL-S2-3"
    scene.stand("0,-1", "H01")
    assert scene.offers("plant") == ["plant"]
    scene.exhaust("H01")
    assert scene.refused("plant") == "CL-EXH-5"


@rule("CL-S2-4")
@pytest.mark.parametrize("guards", [("H01",), ("H01", "troglodyte1"), ()])
def test_a_lit_explosive_goes_off_with_a_human_fighter_or_without_an_infernal_one(guards: tuple[str, ...]) -> None:
    scene = at_the_shaft("H01")
    scene.do("activate H01", "plant")
    scene.stand("0,0", "H01")
    scene.stand("0,-1", *guards)
    begin(scene, "human_preparation")
    assert scene.state.winners == [0]
    assert scene.story()[-2:] == [
        "exploded CL-S2-4 cell=0,-1",
        "game_won CL-S2-4 seat=0 faction=human cause=explosion",
    ]


@rule("CL-S2-4", "CL-S2-5")
def test_alone_with_it_the_infernal_fighters_tear_out_the_fuse() -> None:
    scene = at_the_shaft("H01")
    scene.do("activate H01", "plant")
    scene.stand("0,0", "H01")
    scene.stand("0,-1", "troglodyte1")
    prepare(scene)
    assert scene.told("fuse_torn_out")[0].args == {"cell": "0,-1"}
    assert not scene.state.explosive_lit
    act_again(scene)
    scene.stand("0,-1", "H05")
    scene.do("activate H05", "plant")
    assert scene.state.explosive_lit


@rule("CL-S2-5", "CL-SCN-6")
def test_elsewhere_the_explosive_must_be_picked_up_first() -> None:
    scene = at_the_shaft()
    explosive(scene, "0,0")
    scene.do("activate H05")
    assert scene.refused("plant") == "CL-S2-3"
    scene.do("pick_up explosive", "step 0,-1")
    assert scene.state.explosive_by == scene.figure("H05")
    assert scene.state.explosive_at == -1
    assert scene.refused("plant") == "CL-HAC-3"


@rule("CL-S2-6", "CL-INV-11")
def test_the_sapper_picks_up_or_plants_once_without_using_its_action() -> None:
    scene = at_the_shaft()
    scene.line("H13", 3)
    explosive(scene, "0,0")
    scene.do("activate H13", "pick_up explosive", "step 0,-1", "plant")
    assert scene.state.explosive_lit
    scene.state.explosive_lit = False
    assert scene.refused("plant") == "CL-HAC-3"


@rule("CL-S2-6")
def test_after_a_free_planting_the_sapper_still_has_its_action() -> None:
    scene = at_the_shaft("H13")
    explosive(scene, "0,-1")
    scene.stand("0,-1", "troglodyte1")
    scene.do("activate H13", "plant")
    assert scene.offers("fight") == ["fight troglodyte1"]


@rule("CL-S2-6", "CL-INS-9")
def test_a_fleeing_sapper_may_use_its_free_hand_but_others_may_not_plant() -> None:
    scene = at_the_shaft("H13", "H01")
    scene.lay_card("H01", "I14")
    scene.lay_card("H13", "I17")
    scene.do("activate H01")
    assert scene.refused("plant") == "CL-INS-9"
    explosive(scene, "0,-1")
    scene.do("activate H13", "plant")
    assert scene.state.explosive_lit


@rule("CL-S2-6", "CL-EXH-5")
def test_an_exhausted_sapper_plants_nothing() -> None:
    scene = at_the_shaft("H13")
    explosive(scene, "0,-1")
    scene.exhaust("H13")
    scene.do("activate H13")
    assert scene.refused("plant") == "CL-EXH-5"


@rule("CL-S2-3", "CL-SCN-6")
def test_nobody_picks_up_a_lit_explosive() -> None:
    scene = at_the_shaft("H01", "H05")
    scene.do("activate H01", "plant", "activate H05")
    assert scene.refused("pick_up explosive") == "CL-SCN-6"


@rule("CL-TOK-4")
def test_a_dead_bearer_drops_the_explosive_where_it_died() -> None:
    scene = at_the_shaft("H01")
    kill(scene, "H01")
    assert scene.told("token_dropped")[0].args == {"fighter": "H01", "token": "explosive", "cell": "0,-1"}
    assert (scene.state.explosive_by, scene.state.explosive_at) == (-1, scene.place("0,-1"))
    assert not scene.state.explosive_lit


@rule("CL-S2-7", "CL-END-5")
def test_the_infernal_player_wins_when_nobody_is_left() -> None:
    scene = at_the_shaft("H05")
    scene.state.explosive_by = scene.figure("H05")
    scene.bury("H01", "H03", "H13", "H07")
    kill(scene, "H05")
    assert scene.state.winners == [1]


@rule("CL-S2-7", "CL-END-4")
def test_the_infernal_player_wins_after_turn_14() -> None:
    scene = at_the_shaft("H01")
    scene.do("activate H01", "plant")
    end_turn(scene, 14)
    assert scene.state.winners == [1]
    assert scene.story()[-1] == "game_won CL-END-4 seat=1 faction=infernal cause=turn_limit"
