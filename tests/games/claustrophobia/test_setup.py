"""Section 3: setting up; section 4.1: the turn and its phases."""

from hypogeum.engine.chance import FastChance
from hypogeum.engine.masks import bits
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.board import has_room, saturation
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, TOUGH_ONE
from hypogeum.games.claustrophobia.stack import stack_size
from hypogeum.games.claustrophobia.state import PHASE_IDS
from tests.games.claustrophobia.preparing import edited
from tests.games.claustrophobia.scene import ClaustrophobiaScene, FreshTable
from tests.kit import rule

FIRST_CARDS = [0, 0]
FIRST_ROLL = [0, 2, 3, 5]
"""What chance says when scenario 1 is set up: two instinct cards, then four dice."""


def reserve(table: ClaustrophobiaScene) -> list[str]:
    return [FIGURE_IDS[figure] for figure in range(len(FIGURE_IDS)) if table.state.in_reserve(figure)]


def kinds(table: ClaustrophobiaScene) -> list[str]:
    return [event.kind for event in table.events]


# Sides (CL-SET-1)


@rule("CL-SET-1", "CL-OVR-1")
def test_the_creator_plays_the_side_he_has_chosen() -> None:
    assert (FreshTable().state.human, FreshTable().state.infernal) == (0, 1)
    table = FreshTable(side="infernal")
    assert (table.state.human, table.state.infernal) == (1, 0)
    assert table.story()[0] == "sides_taken CL-SET-1 seat=1 other=0"
    assert table.asked() == ("assignment", [1])


@rule("CL-SET-1")
def test_a_random_side_is_drawn_before_anything_else() -> None:
    for seat in (0, 1):
        table = FreshTable("S1", [seat, *FIRST_CARDS, *FIRST_ROLL], side="random")
        assert table.state.human == seat


# Human player (CL-SET-2)


@rule("CL-SET-2", "CL-SCN-13")
def test_the_human_player_takes_fighters_gifts_and_equipment_of_the_scenario() -> None:
    table = FreshTable()
    state = table.state
    assert [FIGURE_IDS[figure] for figure in state.roster] == ["H01", "H03", "H05", "H06"]
    assert [parts.GIFT_IDS[gift] for gift in bits(state.gifts[table.figure("H01")])] == ["G3", "G6"]
    assert [table.equipment(name) for name in ("H01", "H03", "H05", "H06")] == [[], [], ["E01"], []]
    assert state.unused_equipment[parts.BLUNDERBUSS] == 1
    assert sum(state.unused_equipment) == 19
    assert all(state.damage[figure] == 0 for figure in state.roster)


# Infernal player (CL-SET-3, CL-SET-7)


@rule("CL-SET-3", "CL-SET-7", "CL-SCN-7")
def test_the_infernal_player_has_his_reserve_and_six_dice_in_the_pool() -> None:
    table = FreshTable()
    troglodytes = [f"troglodyte{number}" for number in range(1, 12)]
    assert reserve(table) == [*troglodytes, "tough", "hound1", "hound2", "D01"]
    assert table.state.pool == 6
    assert table.state.event_deck.pile == parts.ALL_EVENTS


@rule("CL-SET-7")
def test_a_scenario_may_change_the_reserve() -> None:
    assert "hound1" not in reserve(FreshTable("S7"))
    fewer = edited("S1", ("troglodytes = 11", "troglodytes = 3"), ("hellhounds = 2", "hellhounds = 1"))
    names = ["troglodyte1", "troglodyte2", "troglodyte3", "tough", "hound1", "D01"]
    table = FreshTable(fewer)
    assert reserve(table) == names
    assert table.state.in_reserve(TOUGH_ONE)


# The board and the first cards (CL-SET-4)


@rule("CL-SET-4")
def test_cards_threat_tiles_and_turn_marker_are_as_the_scenario_lists_them() -> None:
    table = FreshTable()
    state = table.state
    assert len(table.cards()) == 2
    assert state.pm == 4
    assert state.tiles == [2]
    assert table.on("0,0") == ["H01", "H03", "H05", "H06"]
    assert stack_size(state) == 11
    assert state.turn == 1
    told = "humans_placed CL-SET-4 seat=0 fighters=['H01', 'H03', 'H05', 'H06'] cell=0,0"
    assert told in table.story()
    assert "start_tile_laid CL-SET-4 tile=2 cell=0,0 rotation=0" in table.story()
    assert "threat_stored CL-SET-4 seat=1 pm=4" in table.story()
    assert "turn_began CL-TRN-2 turn=1 limit=20" in table.story()


@rule("CL-SET-4")
def test_starting_cards_are_told_to_nobody_but_their_owner() -> None:
    table = FreshTable("S1", [0, 22, *FIRST_ROLL])
    assert table.cards() == ["I01", "I24"]
    assert [event.args for event in table.told("instinct_drawn")] == [
        {"seat": 0, "total": 1, "limit": 4},
        {"seat": 0, "total": 2, "limit": 4},
    ]
    assert [event.secret for event in table.told("instinct_drawn")] == [{"card": "I01"}, {"card": "I24"}]
    assert [event.seat for event in table.told("instinct_drawn")] == [0, 0]


@rule("CL-SET-4", "CL-OPT-2")
def test_the_stack_is_the_one_of_the_scenario_or_the_other_one() -> None:
    assert stack_size(FreshTable("S7").state) == 12
    assert stack_size(FreshTable("S7", other_stack=True).state) == 14


@rule("CL-SET-4")
def test_several_starting_tiles_are_linked() -> None:
    table = FreshTable("S4")
    state = table.state
    assert state.tiles == [2, 44, 39, 45, 40]
    middle = table.place("0,0")
    assert [state.links[middle * 4 + side] for side in range(4)] == [1, 2, 3, 4]
    assert stack_size(state) == 0


@rule("CL-SET-5", "CL-AMB-32")
def test_the_start_tile_takes_everybody_and_is_full_then() -> None:
    table = FreshTable(edited("S1", ("tile = 2\n", "tile = 38\n")))
    assert saturation(table.state, table.place("0,0")) == 1
    assert len(table.on("0,0")) == 4
    table.state.take_off(table.figure("H06"))
    assert not has_room(table.state, table.figure("H06"), table.place("0,0"))


@rule("CL-SET-6")
def test_no_infernal_fighter_no_event_card_and_no_die_is_in_play() -> None:
    state = FreshTable().state
    assert state.order == []
    assert state.events_held == 0
    assert not any(state.prepared)
    assert not any(state.triggered)


@rule("CL-SET-6", "CL-TEF-19")
def test_a_scenario_may_put_infernal_fighters_on_the_board_and_deal_event_cards() -> None:
    ambush = '[[start.infernal]]\nfighter = "troglodyte"\nx = 0\ny = 0\n\n[[stack]]\npool = [5,'
    scenario = edited(
        "S1", ("[[stack]]\npool = [5,", ambush), ('demons = ["D01"]', 'demons = ["D01"]\nevent_cards = 2')
    )
    table = FreshTable(scenario, [0, 22, *FIRST_CARDS, *FIRST_ROLL])
    assert table.on("0,0") == ["H01", "H03", "H05", "H06", "troglodyte1"]
    assert table.held() == ["V01a", "V14"]
    assert "infernal_placed CL-SET-6 seat=1 fighter=troglodyte1 cell=0,0" in table.story()
    assert "event_dealt CL-SET-6 seat=1 total=1 [1: event=V01]" in table.story()


@rule("CL-SET-4", "CL-TEF-9", "CL-TEF-19")
def test_a_starting_fountain_has_its_water_and_a_starting_tomb_waits_for_an_entry() -> None:
    fountain = FreshTable(edited("S1", ("tile = 2\n", "tile = 22\n")))
    assert fountain.state.water == [2]
    tomb = FreshTable(edited("S1", ("tile = 2\n", "tile = 30\n")))
    assert len(tomb.cards()) == 2
    assert tomb.state.used == 0


@rule("CL-SET-4", "CL-TEF-13")
def test_a_starting_hole_asks_for_its_token_before_the_first_turn() -> None:
    second = "rotation = 0\n\n[[start.tiles]]\ntile = 45\nx = 0\ny = -1\nrotation = 1\n"
    table = FreshTable(edited("S1", ("tile = 2\n", "tile = 32\n"), ("rotation = 0\n", second)))
    assert table.state.holes == 1 << table.place("0,-1")


# The order (CL-SET-8)


@rule("CL-SET-8")
def test_cards_are_drawn_before_the_choices_of_the_setup_and_then_the_first_turn_begins() -> None:
    table = FreshTable("S2")
    assert kinds(table) == ["sides_taken", "start_tile_laid", "threat_stored", "humans_placed", "instinct_drawn"]
    assert table.asked() == ("choose_bearer", [0])
    table.roll(1, 2, 3, 4, 5)
    table.do("entrust H13")
    assert kinds(table) == ["token_entrusted", "turn_began", "phase_began", "dice_rolled"]
    assert table.asked() == ("assignment", [0])


@rule("CL-SET-8", "CL-VAR-4", "CL-INS-3")
def test_the_hand_limit_holds_for_starting_cards() -> None:
    more = edited("S1", ("instinct_cards = 2", "instinct_cards = 3"))
    table = FreshTable(more, [0, 0, 0, 0, 0], instinct_cards=3)
    assert table.asked() == ("discard_instinct", [0])
    assert table.cards() == ["I01", "I02", "I03", "I04", "I05"]
    table.script.extend([0, *FIRST_ROLL])
    table.do("discard_instinct I02")
    assert table.cards() == ["I01", "I03", "I04", "I05", "I06"]
    table.do("discard_instinct I06")
    assert table.cards() == ["I01", "I03", "I04", "I05"]
    assert table.asked() == ("assignment", [0])
    assert table.all_chance_used()


# Handicap (CL-VAR-4)


@rule("CL-VAR-4")
def test_the_handicap_changes_threat_points_and_starting_cards() -> None:
    helped = FreshTable(infernal_pm=-3, instinct_cards=1)
    assert (helped.state.pm, len(helped.cards())) == (1, 3)
    hard = FreshTable(infernal_pm=6, instinct_cards=-1)
    assert (hard.state.pm, len(hard.cards())) == (10, 1)


@rule("CL-VAR-4")
def test_neither_falls_below_nothing() -> None:
    table = FreshTable(edited("S1", ("pm = 4", "pm = 2"), ("instinct_cards = 2", "instinct_cards = 1")))
    assert (table.state.pm, len(table.cards())) == (2, 1)
    lower = edited("S1", ("pm = 4", "pm = 2"), ("instinct_cards = 2", "instinct_cards = 1"))
    table = FreshTable(lower, infernal_pm=-4, instinct_cards=-2)
    assert (table.state.pm, len(table.cards())) == (0, 0)


# The turn (section 4.1)


@rule("CL-TRN-1", "CL-OVR-6")
def test_a_turn_has_five_phases_in_their_order() -> None:
    table = FreshTable()
    table.state.chance = FastChance(3)
    seen: list[str] = [PHASE_IDS[table.state.phase]]
    while table.state.turn == 1 or table.state.phase == 5:
        table.do(str(table.state.decision.default(table.state, table.state.decision.seat(table.state), FastChance(1))))
        seen += [str(event.args["phase"]) for event in table.told("phase_began")]
    order = ["human_preparation", "human_activation", "infernal_preparation", "threat", "infernal_activation"]
    assert seen[:6] == [*order, "human_preparation"]


@rule("CL-TRN-2")
def test_the_turn_counter_goes_up_after_the_infernal_activation_phase() -> None:
    scene = ClaustrophobiaScene()
    scene.roll(1, 2, 3, 5)
    scene.begin("infernal_activation")
    assert scene.state.turn == 2
    assert scene.asked() == ("assignment", [0])


@rule("CL-TRN-2", "CL-END-4", "CL-IAC-5")
def test_the_turn_limit_is_looked_at_there_and_not_before() -> None:
    scene = ClaustrophobiaScene()
    scene.state.turn = 19
    scene.roll(1, 2, 3, 5)
    scene.begin("infernal_activation")
    assert scene.asked() == ("assignment", [0])
    scene.begin("infernal_activation")
    assert scene.state.over
    assert scene.state.winners == [1]


@rule("CL-TRN-2", "CL-OPT-3")
def test_without_a_limit_turns_go_on() -> None:
    scene = ClaustrophobiaScene("S1", turn_limit="off")
    scene.state.turn = 20
    scene.roll(1, 2, 3, 5)
    scene.begin("infernal_activation")
    assert (scene.state.over, scene.state.turn) == (False, 21)
    assert "turn_began CL-TRN-2 turn=21 limit=0" in scene.story()


@rule("CL-TRN-5", "CL-INV-6")
def test_human_effects_of_a_turn_last_through_the_infernal_phases() -> None:
    scene = ClaustrophobiaScene()
    scene.lay_card("H03", "I02")
    scene.lay_card("H05", "I04")
    scene.exhaust("H06")
    scene.activate_infernals()
    assert scene.values("H03") == (2, 4, 5)
    assert "frenzied" in scene.talents("H05")
    assert scene.values("H06") == (0, 0, 3)
    scene.roll(1, 2, 3, 5)
    scene.begin("human_preparation")
    assert scene.talents("H05") == ["elusive"]
    assert not scene.is_exhausted("H06")
