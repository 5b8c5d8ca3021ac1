"""Section 8.3: Cut Off the Head."""

from tests.games.claustrophobia.scenario_play import begin, end_turn, kill
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def at_the_threshold() -> ClaustrophobiaScene:
    """A Scout has gone up to the exit behind which the Pentacle Chamber will lie."""
    scene = ClaustrophobiaScene("S3")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H05")
    scene.stack(2, 44)
    return scene


def in_the_chamber(*names: str) -> ClaustrophobiaScene:
    """The Pentacle Chamber lies north of the City Gate; the Master stands on it, and these beside him."""
    scene = ClaustrophobiaScene("S3")
    scene.tile(2, "0,-1")
    scene.stand("0,-1", "D03", *names)
    return scene


def strike(scene: ClaustrophobiaScene, victim: str, hits: int) -> None:
    """The Redeemer, on line 6 (CB 4), hits so often."""
    scene.activate_humans()
    scene.line("H01", 6)
    scene.roll(*[6] * hits, *[1] * (4 - hits))
    scene.do("activate H01", f"fight {victim}")


@rule("CL-S3-1", "CL-S3-2", "CL-SCN-2")
def test_the_master_comes_with_his_tile_and_up_to_two_troglodytes_before_the_explorer_moves() -> None:
    scene = at_the_threshold()
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    assert scene.asked() == ("choose_escort", [1])
    assert scene.where("D03") == "0,-2"
    assert scene.where("H05") == "0,-1"
    assert scene.texts(1) == ["escort 2", "escort 1", "escort 0"]
    scene.do("escort 2", seat=1)
    assert scene.on("0,-2") == ["H05", "troglodyte1", "troglodyte2", "D03"]
    assert scene.state.pm == 0
    assert [event.args["pm"] for event in scene.told("entered_play")] == [0, 0]
    assert {event.rule for event in scene.told("entered_play")} == {"CL-S3-2"}


@rule("CL-S3-2", "CL-DEC-1")
def test_two_come_with_him_if_the_infernal_player_does_not_answer() -> None:
    scene = at_the_threshold()
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    default = scene.state.decision.default(scene.state, 1, scene.state.chance)
    assert str(default) == "escort 2"


@rule("CL-S3-2", "CL-THR-15")
def test_only_troglodytes_of_the_reserve_come_with_him() -> None:
    scene = at_the_threshold()
    scene.tile(47, "1,-1")
    scene.tile(45, "-1,-1")
    scene.tile(43, "1,0")
    scene.tile(39, "2,-1", 1)
    for cell, first, last in (("1,-1", 1, 3), ("-1,-1", 4, 6), ("1,0", 7, 8), ("2,-1", 9, 10)):
        scene.stand(cell, *[f"troglodyte{number}" for number in range(first, last + 1)])
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    assert scene.texts(1) == ["escort 1", "escort 0"]


@rule("CL-S3-2", "CL-S3-4")
def test_the_master_is_never_bought() -> None:
    scene = ClaustrophobiaScene("S3")
    scene.tile(46, "0,-1")
    scene.pm(9)
    begin(scene, "threat")
    assert scene.refused("buy D03 0,-1") == "CL-S3-4"
    assert "buy troglodyte 0,-1" in scene.texts()


@rule("CL-S3-3")
def test_the_master_never_leaves_his_tile_but_fights_on_it() -> None:
    scene = in_the_chamber("H03")
    scene.activate_infernals()
    scene.do("activate D03")
    assert scene.refused("step 0,0") == "CL-S3-3"
    assert scene.offers("fight") == ["fight H03"]


@rule("CL-S3-3", "CL-IPR-6")
def test_summons_may_be_prepared_before_the_master_is_there() -> None:
    scene = ClaustrophobiaScene("S3")
    scene.roll(4, 3, 1)
    begin(scene, "infernal_preparation")
    assert "place 4 D03" in scene.texts()


@rule("CL-S3-4", "CL-DMG-3", "CL-DMG-4")
def test_after_his_first_death_the_master_is_back_at_the_start_of_the_next_threat_phase() -> None:
    scene = in_the_chamber("H01")
    strike(scene, "D03", 4)
    assert scene.where("D03") is None
    assert not scene.state.over
    begin(scene, "threat")
    assert scene.where("D03") == "0,-1"
    assert scene.damage_on("D03") == 0
    assert scene.told("entered_play")[0].rule == "CL-S3-4"
    assert scene.state.pm == 0


@rule("CL-S3-4", "CL-DMG-11")
def test_a_full_tile_is_made_free_for_him_by_sending_a_fighter_back_unharmed() -> None:
    scene = in_the_chamber("H01", "hound1", "troglodyte1", "troglodyte2", "troglodyte3")
    strike(scene, "D03", 4)
    scene.stand("0,-1", "troglodyte4")
    scene.triggered("hound1", 5)
    scene.damage("hound1", 2)
    pool = scene.state.pool
    begin(scene, "threat")
    assert scene.asked() == ("make_room", [1])
    assert str(scene.state.decision.default(scene.state, 1, scene.state.chance)) == "send_back troglodyte1"
    scene.do("send_back hound1", seat=1)
    assert scene.told("sent_back")[0].args == {"fighter": "hound1"}
    assert scene.where("D03") == "0,-1"
    assert scene.where("hound1") is None
    assert scene.damage_on("hound1") == 2
    assert scene.state.pool == pool + 1
    assert not scene.state.removed >> scene.figure("hound1") & 1


@rule("CL-DMG-11")
def test_a_hellhound_that_was_sent_back_may_be_bought_again_with_its_damage() -> None:
    scene = in_the_chamber("H01", "hound1", "hound2", "troglodyte2", "troglodyte3")
    scene.tile(46, "0,-2")
    strike(scene, "D03", 4)
    scene.stand("0,-1", "troglodyte4")
    scene.damage("hound1", 2)
    scene.pm(3)
    begin(scene, "threat")
    scene.do("send_back hound1", seat=1)
    scene.do("buy hound 0,-2", seat=1)
    scene.do("pass", seat=1)  # no die for it
    assert scene.where("hound1") == "0,-2"
    assert scene.damage_on("hound1") == 2


@rule("CL-DMG-11", "CL-DMG-4")
def test_the_tough_troglodyte_loses_its_damage_when_it_is_sent_back() -> None:
    scene = in_the_chamber("H01", "tough", "troglodyte1", "troglodyte2", "troglodyte3")
    strike(scene, "D03", 4)
    scene.stand("0,-1", "troglodyte4")
    scene.damage("tough", 1)
    begin(scene, "threat")
    scene.do("send_back tough", seat=1)
    assert scene.where("tough") is None
    assert scene.damage_on("tough") == 0


@rule("CL-S3-5", "CL-END-1")
def test_killing_the_master_for_the_second_time_wins() -> None:
    scene = in_the_chamber("H01")
    scene.state.died_once |= 1 << scene.figure("D03")
    strike(scene, "D03", 4)
    assert scene.state.winners == [0]
    assert scene.story()[-1] == "game_won CL-S3-5 seat=0 faction=human cause=demon_dead"


@rule("CL-S3-5")
def test_the_infernal_player_wins_without_human_fighters_or_after_turn_15() -> None:
    scene = in_the_chamber("H05")
    scene.bury("H01", "H03", "H07", "H12")
    kill(scene, "H05")
    assert scene.state.winners == [1]
    scene = in_the_chamber()
    end_turn(scene, 15)
    assert scene.state.winners == [1]


@rule("CL-S3-6", "CL-TEF-3")
def test_the_stash_gives_an_instinct_card_to_the_first_who_enters() -> None:
    scene = ClaustrophobiaScene("S3")
    scene.tile(5, "0,-1", 1)
    scene.next_instinct("I05")
    scene.do("activate H05", "step 0,-1")
    assert scene.cards() == ["I05"]
    assert scene.story()[1] == "stash_opened CL-S3-6 fighter=H05 cell=0,-1"
    scene.do("activate H07", "step 0,-1")
    assert scene.cards() == ["I05"]
