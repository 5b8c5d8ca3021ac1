"""Section 8.0: what scenarios have in common, their options, and scenarios that people write."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.options import WrongOption
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.plan import FINAL, RETURN
from hypogeum.games.claustrophobia.planning import plan_for
from hypogeum.games.claustrophobia.scenario import SCENARIO_IDS, builtin
from hypogeum.games.claustrophobia.stack import draw_tile, stack_size
from tests.games.claustrophobia.scenario_play import KILLER, GuideScene, begin, kill
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def written(scenario: str, *changes: tuple[str, str]) -> str:
    """The document of a built-in scenario with some of its words replaced, each of them there once."""
    text = builtin(scenario).text
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def stack_of(scenario: str, seed: int = 1, **options: object) -> list[int]:
    """All tiles of a new stack, from the top."""
    state = GAME.new({"scenario": scenario, **options}, seats=2, chance=FastChance(seed))
    return [draw_tile(state) for _ in range(stack_size(state))]


# Data


@rule("CL-SCN-1", "CL-SCN-2", "CL-OVR-4")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_every_scenario_can_be_set_up_up_to_the_first_assignment(scenario: str) -> None:
    state = GAME.new({"scenario": scenario}, seats=2, chance=FastChance(5))
    while state.decision.name != "assignment":
        seat = state.decision.seat(state)
        state.apply(state.decision.default(state, seat, FastChance(6)), seat)
    assert state.turn == 1
    GAME.check(state)


@rule("CL-SCN-13", "CL-SCN-2")
def test_a_scenario_is_read_into_numbers() -> None:
    plan = plan_for("S2")
    assert [FIGURE_IDS[figure] for figure in plan.fighters] == ["H01", "H03", "H13", "H05"]
    assert plan.gifts[0] == 1 << parts.GATHER | 1 << parts.WRATH_AURA
    assert plan.equipment[12] == 1 << parts.GRENADE | 1 << parts.BREASTPLATE
    assert (plan.instinct_cards, plan.pm, plan.troglodytes, plan.hellhounds) == (1, 6, 11, 2)
    assert [FIGURE_IDS[figure] for figure in plan.demons] == ["D02"]
    assert (plan.start_tiles, plan.start_rotations) == ([1], [2])
    assert plan.start_cells == [plan.humans_on]
    assert (plan.turn_limit, plan.explosive_tile, plan.free_hands) == (14, 25, 1 << 12)
    assert plan_for("S2") is plan


@rule("CL-SCN-13", "CL-SET-6")
def test_infernal_fighters_of_the_start_are_the_first_figures_of_their_kind() -> None:
    start = "[start]\nhumans_on = [0, 0]\n"
    names = ("troglodyte", "hellhound", "troglodyte", "D01", "hellhound")
    fighters = [f'{{ fighter = "{name}", x = 0, y = 0 }}' for name in names]
    plan = plan_for(written("S1", (start, f"{start}infernal = [{', '.join(fighters)}]\n")))
    assert [FIGURE_IDS[figure] for figure in plan.start_figures] == [
        *["troglodyte1", "hound1", "troglodyte2", "D01", "hound2"],
    ]
    assert set(plan.start_figure_cells) == {plan.humans_on}


@rule("CL-SCN-3")
@pytest.mark.parametrize("seed", range(4))
def test_a_pile_takes_some_tiles_of_its_pool_and_adds_others_and_the_first_lies_on_top(seed: int) -> None:
    tiles = stack_of("S2", seed)
    assert len(tiles) == 9
    assert set(tiles[:5]) <= {6, 7, 8, 11, 13, 15, 16, 19, 20, 27, 29, 32, 37, 42, 44, 47}
    assert 25 in tiles[5:]
    assert set(tiles[5:]) - {25} < {10, 28, 33, 36, 43, 45}


@rule("CL-SCN-3")
@pytest.mark.parametrize("seed", range(4))
def test_same_rest_takes_of_what_the_pile_before_has_left(seed: int) -> None:
    tiles = stack_of("S7", seed)
    assert len(tiles) == len(set(tiles)) == 12
    assert 1 in tiles[9:]


@rule("CL-SCN-5")
def test_key_tiles_are_final_or_return() -> None:
    assert plan_for("S1").keys[1] == FINAL
    assert plan_for("S5").keys[3] == RETURN
    assert sum(plan_for("S5").keys) == 3 * RETURN


@rule("CL-SCN-7", "CL-SET-7")
def test_unless_a_scenario_says_otherwise_there_are_11_troglodytes_and_2_hellhounds_and_no_event_cards() -> None:
    scene = ClaustrophobiaScene("S1")
    reserve = [name for name in FIGURE_IDS if scene.state.in_reserve(scene.figure(name))]
    assert reserve == [*[f"troglodyte{number}" for number in range(1, 12)], "tough", "hound1", "hound2", "D01"]
    assert scene.held() == []


@rule("CL-SCN-7", "CL-TRO-3")
def test_the_tough_troglodyte_is_not_bought() -> None:
    scene = ClaustrophobiaScene("S1")
    scene.tile(46, "0,-1")
    scene.pm(20)
    begin(scene, "threat")
    assert {text.split()[1] for text in scene.offers("buy")} == {"troglodyte", "hound", "D01"}


@rule("CL-SCN-8")
def test_rotation_2_turns_the_only_exit_of_tile_1_to_the_north() -> None:
    scene = ClaustrophobiaScene("S2")
    scene.stack(44, 46)
    scene.do("activate H05")
    assert scene.offers("explore") == ["explore N"]


@rule("CL-SCN-10", "CL-TAL-4", "CL-GFT-5")
def test_a_scenario_action_is_no_attack_so_neither_frenzy_nor_smite_help() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.lay_card("H01", "I04")
    scene.state.smiting = 1 << scene.figure("H01")
    scene.roll(3)  # no second die, and 3 is not enough
    scene.do("activate H01", "recite")
    assert scene.state.seals == 0
    assert scene.all_chance_used()


@rule("CL-SCN-10", "CL-INS-9")
def test_whoever_flees_takes_no_scenario_action() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.lay_card("H01", "I14")
    scene.do("activate H01")
    assert scene.refused("recite") == "CL-INS-9"


@rule("CL-SCN-10", "CL-HAC-7")
def test_a_scenario_action_after_a_step_ends_the_move() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.stand("0,-1", "H01")
    scene.line("H01", 5)
    scene.roll(1)
    scene.do("activate H01", "step 0,0", "recite")
    assert scene.refused("step 0,-1") == "CL-HAC-7"


@rule("CL-SCN-11", "CL-EXP-10")
def test_with_an_empty_stack_nobody_explores_and_the_game_goes_on() -> None:
    scene = ClaustrophobiaScene("S1")
    scene.stack()
    scene.do("activate H05")
    assert scene.refused("explore N") == "CL-EXP-10"
    assert not scene.state.over


@rule("CL-SCN-12")
def test_a_stash_does_nothing_where_no_rule_of_the_scenario_says_so() -> None:
    scene = ClaustrophobiaScene("S2")
    scene.tile(5, "0,-1", 1)
    scene.do("activate H05", "step 0,-1")
    assert scene.equipment("H05") == ["E01"]
    assert scene.cards() == []


@rule("CL-SCN-12")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_tiles_that_the_scenario_does_not_name_stay_out_of_the_game(scenario: str) -> None:
    plan = plan_for(scenario)
    named = sum(1 << tile for tile in plan.start_tiles)
    for pool in plan.pools:
        named |= pool
    drawn = {tile for seed in range(6) for tile in stack_of(scenario, seed)}
    assert all(named >> tile & 1 for tile in drawn)


@rule("CL-SCN-4")
def test_where_leaving_is_not_foreseen_nobody_leaves() -> None:
    scene = ClaustrophobiaScene("S2")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H05")
    scene.do("activate H05", "step 0,0")
    assert scene.where("H05") == "0,0"
    assert scene.refused("depart") == "CL-SCN-4"


@rule("CL-MOV-16", "CL-SCN-4")
def test_infernal_fighters_enter_tile_1_and_stay() -> None:
    scene = ClaustrophobiaScene("S1")
    scene.tile(1, "0,-1")
    scene.stand("0,0", "troglodyte1")
    scene.activate_infernals()
    scene.do("activate troglodyte1")
    scene.away("H01", "H03", "H05")
    scene.do("step 0,-1")
    assert scene.where("troglodyte1") == "0,-1"


# Options


@rule("CL-OPT-2")
@pytest.mark.parametrize(("scenario", "sizes", "last"), [("S7", (10, 4), 1), ("S8", (7, 4), 3)])
def test_the_other_stack_has_its_own_piles(scenario: str, sizes: tuple[int, int], last: int) -> None:
    tiles = stack_of(scenario, other_stack=True)
    assert len(tiles) == sum(sizes)
    assert last in tiles[sizes[0] :]
    assert len(stack_of(scenario)) == {"S7": 12, "S8": 12}[scenario]


@rule("CL-OPT-2")
@pytest.mark.parametrize(("other", "above"), [(False, 8), (True, 7)])
def test_the_stacks_of_the_guide_differ_by_where_the_second_pile_begins(other: bool, above: int) -> None:
    tiles = stack_of("S8", other_stack=other)
    second = {3, 10, 29, 32, 36, 45, 47}
    assert [tile in second for tile in tiles] == [False] * above + [True] * 4


@rule("CL-OPT-2")
def test_a_scenario_without_another_stack_refuses_it() -> None:
    with pytest.raises(WrongOption, match="other_stack"):
        GAME.new({"scenario": "S1", "other_stack": True}, seats=2, chance=FastChance(1))


@rule("CL-OPT-3", "CL-END-4")
@pytest.mark.parametrize("scenario", ["S1", "S6", "S7"])
def test_without_turn_limits_the_game_goes_on(scenario: str) -> None:
    scene = ClaustrophobiaScene(scenario, turn_limit="off")
    scene.state.turn = 50
    scene.activate_infernals()
    for name in scene.state.roster:
        scene.state.damage[name] = 0b0110
    scene.roll(*[4] * len(scene.state.roster))
    scene.state.run()
    assert not scene.state.over
    assert scene.state.turn == 51


@rule("CL-OPT-3")
@pytest.mark.parametrize("scenario", ["S2", "S3", "S4", "S5", "S8"])
def test_scenarios_that_need_their_limit_keep_it(scenario: str) -> None:
    with pytest.raises(WrongOption, match="turn_limit"):
        GAME.new({"scenario": scenario, "turn_limit": "off"}, seats=2, chance=FastChance(1))


@rule("CL-VAR-3")
def test_the_sheets_that_the_rules_of_a_scenario_need_stay_in_a_free_company() -> None:
    needed = {scenario: plan_for(scenario).needed_fighters for scenario in SCENARIO_IDS}
    assert {scenario: mask for scenario, mask in needed.items() if mask} == {"S4": 1 << 0, "S5": 1 << 8 | 1 << 1}


# Documents


@rule("CL-SCN-2")
def test_what_is_wrong_in_a_document_is_said_with_line_key_reason_and_what_would_be_right() -> None:
    document = written("S1", ("pm = 4", "pm = -4"))
    line = 1 + document[: document.index("pm = -4")].count("\n")
    with pytest.raises(WrongOption) as caught:
        GAME.new({"scenario": document}, seats=2, chance=FastChance(1))
    assert caught.value.option == "scenario"
    assert str(caught.value.expected) == (
        f"line {line}, infernal.pm: it cannot be -4; right would be a whole number from 0 to 99"
    )


def doors_and_teleports() -> ClaustrophobiaScene:
    """The Ritual with a locked door north of the chamber, teleports for the infernal player and one of his in play."""
    extra = """
[[start.doors]]
x = 0
y = 0
side = "N"

[[start.infernal]]
fighter = "troglodyte"
x = 0
y = -1

[[rule]]
"""
    teleports = '[start]\nhumans_on = [0, 0]\nteleports = [[0, -1], [0, 1]]\nteleport_for = "infernal"\n'
    document = written("S4", ("[start]\nhumans_on = [0, 0]\n", teleports), ("\n[[rule]]\n", extra))
    return ClaustrophobiaScene(document)


@rule("CL-TOK-5", "CL-MOV-3", "CL-SET-6", "CL-SCN-13")
def test_a_locked_door_closes_a_link_until_a_human_fighter_opens_it() -> None:
    scene = doors_and_teleports()
    scene.do("activate H03")
    assert scene.refused("step 0,-1") == "CL-MOV-2"
    scene.roll(4, 4, 4)
    scene.do("open_door N")
    assert scene.refused("step 0,-1") == "CL-MOV-2"
    scene.roll(1, 5)
    scene.activate_humans()
    scene.line("H07", 3)
    scene.do("activate H07", "open_door N", "step 0,-1")
    assert scene.where("H07") == "0,-1"


@rule("CL-TOK-5")
def test_infernal_fighters_cannot_open_a_locked_door() -> None:
    scene = doors_and_teleports()
    scene.activate_infernals()
    scene.do("activate troglodyte1")
    assert scene.where("troglodyte1") == "0,-1"
    assert scene.offers("open_door") == []
    assert scene.refused("step 0,0") == "CL-MOV-2"


@rule("CL-TOK-6")
def test_teleports_make_tiles_adjacent_for_the_faction_that_the_scenario_names() -> None:
    scene = doors_and_teleports()
    scene.activate_infernals()
    scene.do("activate troglodyte1")
    assert scene.offers("step") == ["step 0,1"]
    scene.do("step 0,1")
    assert scene.where("troglodyte1") == "0,1"
    scene.stand("0,-1", "H07")
    scene.activate_humans()
    scene.do("activate H07")
    assert scene.offers("step") == []


@rule("CL-TOK-6", "CL-TAL-16")
def test_teleports_are_for_movement_only() -> None:
    scene = doors_and_teleports()
    scene.stand("0,1", "H07")
    scene.list_demon("D06")
    scene.stand("0,-1", "D06")
    scene.activate_infernals()
    scene.do("activate D06")
    assert scene.offers("fight") == []


@rule("CL-S5-2", "CL-S6-2", "CL-S3-2")
def test_what_comes_with_a_tile_comes_at_setup_if_the_tile_lies_on_the_board_then() -> None:
    document = written(
        "S6",
        ("tile = 1\nx = 0\ny = 0\nrotation = 2\n", "tile = 1\nx = 0\ny = 0\nrotation = 2\n" + TILE_4),
        ("pool = [4, 5, 6, 13, 30, 43, 44]\ntake = 7", "pool = [5, 6, 13, 30, 43, 44]\ntake = 6"),
    )
    scene = ClaustrophobiaScene(document)
    assert scene.state.crates == [0, 1]


TILE_4 = """
[[start.tiles]]
tile = 4
x = 0
y = -1
rotation = 0
"""


@rule("CL-S7-3", "CL-S3-3", "CL-DMG-11")
def test_neither_a_possessed_nor_the_demon_of_a_throne_is_ever_sent_back() -> None:
    more = """[[rule]]
kind = "return_from_beyond"

[[rule]]
kind = "possessed"
tiles = [2]
roll = 3
successes = 2

[[rule]]
kind = "throne"
"""
    document = written("S3", ('[[rule]]\nkind = "throne"\n', more))
    scene = ClaustrophobiaScene(document)
    scene.tile(2, "0,-1")
    scene.stand("0,-1", "D03", "possessed1", "troglodyte2", "troglodyte3", "H05")
    kill(scene, "H05")
    assert scene.asked() == ("make_room", [1])
    assert scene.offers("send_back") == [
        f"send_back {name}" for name in ("troglodyte2", "troglodyte3", KILLER, "damned1")
    ]
    assert scene.refused("send_back D03", seat=1) == "CL-S3-3"
    assert scene.refused("send_back possessed1", seat=1) == "CL-DMG-11"


@rule("CL-HPR-2", "CL-TRN-3")
def test_the_human_player_orders_several_effects_of_the_scenario() -> None:
    explosive = '[[rule]]\nkind = "explosive"\ntile = 1\n\n[[rule]]\nkind = "guide"\n'
    document = written("S8", ('[[rule]]\nkind = "guide"\n', explosive))
    scene = GuideScene(document)
    scene.state.explosive_by = -1
    scene.state.explosive_at = scene.place("0,0")
    scene.state.explosive_lit = True
    scene.stack(39, 45)
    begin(scene, "human_preparation")
    assert scene.asked() == ("start_effects", [0])
    assert scene.texts() == ["resolve explosive", "resolve guide"]
    scene.draw_in_order()
    scene.roll(1, 2, 3, 4)
    scene.do("resolve explosive")
    assert scene.told("exploded")
    assert not scene.state.over  # here it decides nothing
