"""Section 4.2: the human preparation phase, but for the assignment, the blessing and the gifts."""

from hypogeum.engine.chance import FastChance
from hypogeum.engine.masks import bits
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.nibbles import dice_of
from tests.games.claustrophobia.preparing import confirmed, laid, rolled
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

PIT = 24
FOUNTAIN = 22
SPRING = 21


def discarded(scene: ClaustrophobiaScene) -> list[str]:
    return [parts.INSTINCT_IDS[card] for card in bits(scene.state.instinct_deck.discard)]


def default(scene: ClaustrophobiaScene) -> str:
    seat = scene.state.decision.seat(scene.state)
    return str(scene.state.decision.default(scene.state, seat, FastChance(1)))


def beside_pit(*names: str, scenario: str = "S1") -> ClaustrophobiaScene:
    """These fighters stand on a Devouring Pit north of the start."""
    scene = ClaustrophobiaScene(scenario)
    scene.tile(PIT, "0,-1")
    scene.stand("0,-1", *names)
    return scene


def spring(scene: ClaustrophobiaScene, tile: int, cell: str, rotation: int, *names: str, water: int = 2) -> None:
    """These fighters stand on a Healing Fountain with so much water."""
    scene.tile(tile, cell, rotation)
    water_by_place = scene.state.water[:]
    water_by_place[scene.place(cell)] = water
    scene.state.water = water_by_place
    scene.stand(cell, *names)


def at_fountain(*names: str, water: int = 2) -> ClaustrophobiaScene:
    scene = ClaustrophobiaScene()
    spring(scene, FOUNTAIN, "0,-1", 1, *names, water=water)
    return scene


# Step 1: clean-up


@rule("CL-HPR-1", "CL-INS-2", "CL-TOK-1", "CL-EXH-2")
def test_cards_dice_and_tokens_of_the_last_turn_are_taken_back() -> None:
    scene = ClaustrophobiaScene()
    scene.lay_card("H03", "I02")
    scene.lay_card("H05", "I05", "value")
    scene.exhaust("H06")
    scene.state.smiting = 1 << scene.figure("H01")
    scene.state.pursued = 1 << scene.figure("H03")
    rolled(scene, 1, 2, 3, 5)
    assert scene.story()[:2] == [
        "phase_began CL-TRN-1 seat=0 phase=human_preparation turn=1",
        "cards_put_away CL-HPR-1 seat=0 cards=['I02', 'I05']",
    ]
    state = scene.state
    assert discarded(scene) == ["I02", "I05"]
    assert not any(state.line)
    assert (state.uses, state.courage, state.smiting, state.pursued) == (0, 0, 0, 0)
    assert not scene.is_exhausted("H06")
    assert all(card == -1 for card in state.card)


@rule("CL-HPR-1", "CL-EVT-7", "CL-EVT-8")
def test_lost_talents_and_lost_exits_come_back() -> None:
    scene = ClaustrophobiaScene()
    losses = scene.state.lost_talents[:]
    losses[scene.figure("H05")] = parts.ELUSIVE
    scene.state.lost_talents = losses
    scene.state.closed_exits = 1 << scene.end("0,0/N")
    assert scene.talents("H05") == []
    rolled(scene, 1, 2, 3, 5)
    assert scene.talents("H05") == ["elusive"]
    assert scene.state.closed_exits == 0


# Step 2: pits


@rule("CL-HPR-2", "CL-TEF-10", "CL-TEF-22", "CL-AMB-39")
def test_every_fighter_in_a_pit_is_rolled_for_before_the_dice() -> None:
    scene = beside_pit("H03", "H05")
    scene.roll(3, 4)
    scene.begin("human_preparation")
    assert scene.story()[-2:] == [
        "pit_rolled CL-TEF-10 fighter=H03 roll=3 hit=False",
        "pit_rolled CL-TEF-10 fighter=H05 roll=4 hit=True",
    ]
    assert scene.asked() == ("cancel_line", [0])
    scene.roll(1, 2, 3, 5)
    scene.do("cancel 6")
    assert scene.cancelled("H03") == []
    assert scene.cancelled("H05") == [6]
    assert scene.asked() == ("assignment", [0])


@rule("CL-TEF-10")
def test_fighters_elsewhere_are_not_rolled_for() -> None:
    scene = beside_pit()
    rolled(scene, 1, 2, 3, 5)
    assert scene.all_chance_used()
    assert scene.asked() == ("assignment", [0])


@rule("CL-HPR-15", "CL-END-5")
def test_when_the_last_fighter_dies_in_a_pit_the_rest_of_the_phase_is_skipped() -> None:
    scene = beside_pit("H01")
    scene.bury("H03", "H05", "H06")
    scene.wound("H01", 1, 2, 3, 4, 5)
    scene.roll(4)
    scene.begin("human_preparation")
    assert scene.state.over
    assert scene.state.winners == [1]
    assert scene.told("dice_rolled") == []


# Step 2: fountains


@rule("CL-TEF-9", "CL-HPR-2", "CL-HEA-1")
def test_a_fountain_heals_a_line_of_a_fighter_on_it_for_one_water() -> None:
    scene = at_fountain("H03", "H05")
    scene.wound("H03", 2, 5)
    scene.wound("H06", 1)
    scene.begin("human_preparation")
    assert scene.asked() == ("start_effects", [0])
    assert scene.texts() == ["drink H03", "no_fountain"]
    scene.do("drink H03")
    assert scene.texts() == ["heal 2", "heal 5", "no_heal"]
    scene.roll(1, 2, 3, 5)
    scene.do("heal 5")
    assert scene.story()[:2] == [
        "healed CL-TEF-9 seat=0 fighter=H03 line=5 left=5",
        "water_used CL-TEF-9 seat=0 cell=0,-1 left=1",
    ]
    assert scene.cancelled("H03") == [2]
    assert scene.asked() == ("assignment", [0])


@rule("CL-TEF-9", "CL-AMB-14")
def test_a_fountain_is_used_once_in_a_phase_and_twice_in_all() -> None:
    scene = at_fountain("H03", "H05", water=1)
    scene.wound("H03", 2, 5)
    scene.wound("H05", 1)
    scene.begin("human_preparation")
    assert scene.texts() == ["drink H03", "drink H05", "no_fountain"]
    scene.roll(1, 2, 3, 5)
    scene.do("drink H05", "heal 1")
    assert scene.asked() == ("assignment", [0])
    assert scene.state.water[scene.place("0,-1")] == 0
    rolled(scene, 1, 2, 3, 5)
    assert scene.asked() == ("assignment", [0])


@rule("CL-AMB-14")
def test_two_fountains_may_be_used_in_the_same_phase() -> None:
    scene = at_fountain("H03", "H05")
    spring(scene, SPRING, "0,1", 2, "H06")
    for name in ("H03", "H05", "H06"):
        scene.wound(name, 1)
    scene.begin("human_preparation")
    scene.do("drink H03", "heal 1")
    assert scene.texts() == ["drink H06", "no_fountain"]
    assert scene.refused("drink H05") == "CL-AMB-14"
    scene.roll(1, 2, 3, 5)
    scene.do("drink H06", "heal 1")
    assert scene.asked() == ("assignment", [0])


@rule("CL-TEF-9", "CL-DEC-1")
def test_a_fountain_may_be_left_alone_and_is_on_timeout() -> None:
    scene = at_fountain("H03")
    scene.wound("H03", 1)
    scene.begin("human_preparation")
    assert default(scene) == "no_fountain"
    assert scene.refused("drink H05") == "CL-TEF-9"
    scene.do("drink H03")
    assert default(scene) == "no_heal"
    scene.roll(1, 2, 3, 5)
    scene.do("no_heal")
    assert scene.cancelled("H03") == [1]
    assert scene.state.water[scene.place("0,-1")] == 2
    scene.begin("human_preparation")
    scene.roll(1, 2, 3, 5)
    scene.do("no_fountain")
    assert scene.state.water[scene.place("0,-1")] == 2


@rule("CL-DEC-4", "CL-HEA-5")
def test_nobody_is_asked_at_a_fountain_without_water_or_wounds_it_can_heal() -> None:
    scene = at_fountain("H03")
    scene.wound("H03", 4)
    scars = scene.state.scars[:]
    scars[scene.figure("H03")] = 1 << 4
    scene.state.scars = scars
    rolled(scene, 1, 2, 3, 5)
    assert scene.asked() == ("assignment", [0])
    dry = at_fountain("H03", water=0)
    dry.wound("H03", 4)
    rolled(dry, 1, 2, 3, 5)
    assert dry.asked() == ("assignment", [0])


# Step 2: the order


@rule("CL-HPR-2", "CL-TRN-3", "CL-DEC-1")
def test_pits_and_fountains_come_in_the_order_of_the_human_player() -> None:
    scene = beside_pit("H05")
    spring(scene, SPRING, "0,1", 2, "H06")
    scene.wound("H06", 3)
    scene.begin("human_preparation")
    assert scene.texts() == ["resolve pit 0,-1", "drink H06", "no_fountain"]
    assert default(scene) == "resolve pit 0,-1"
    assert scene.refused("resolve pit 0,0") == "CL-HPR-2"
    assert scene.refused("resolve guide") == "CL-HPR-2"
    scene.do("drink H06")
    scene.roll(2, 1, 2, 3, 5)
    scene.do("heal 3")
    assert scene.all_chance_used()
    assert scene.asked() == ("assignment", [0])


@rule("CL-HPR-2", "CL-TRN-4")
def test_a_pit_is_resolved_to_its_end_before_the_next_thing() -> None:
    scene = beside_pit("H05")
    spring(scene, SPRING, "0,1", 2, "H06")
    scene.wound("H06", 3)
    scene.begin("human_preparation")
    scene.roll(6)
    scene.do("resolve pit 0,-1")
    assert scene.asked() == ("cancel_line", [0])
    scene.do("cancel 1")
    assert scene.texts() == ["drink H06", "no_fountain"]


@rule("CL-HPR-2", "CL-S7-2")
def test_effects_of_the_scenario_belong_to_the_same_step() -> None:
    scene = beside_pit("H01", scenario="S7")
    for name in ("H03", "H04"):
        scene.wound(name, 1, 2)
    scene.begin("human_preparation")
    assert scene.texts() == ["resolve pit 0,-1", "resolve crawling_death"]
    scene.do("resolve crawling_death")
    assert scene.asked() == ("cancel_line", [0])
    scene.roll(1, 1, 2, 3, 5)
    scene.do("cancel 1")
    assert scene.cancelled("H05") == [1]
    assert scene.asked() == ("assignment", [0])


@rule("CL-HPR-2", "CL-S7-2", "CL-TEF-9")
def test_what_the_scenario_cancels_a_fountain_may_heal_afterwards() -> None:
    scene = ClaustrophobiaScene("S7")
    spring(scene, SPRING, "0,1", 2, "H05")
    for name in ("H03", "H04"):
        scene.wound(name, 1, 2)
    scene.begin("human_preparation")
    assert scene.asked() == ("cancel_line", [0])
    scene.do("cancel 1")
    assert scene.texts() == ["drink H05", "no_fountain"]


# Step 3: the roll


@rule("CL-HPR-3", "CL-AMB-12")
def test_one_die_is_rolled_for_every_human_fighter_in_play() -> None:
    scene = rolled(ClaustrophobiaScene(), 6, 3, 3, 1)
    assert dice_of(scene.state.dice) == [6, 3, 3, 1]
    assert scene.story()[-1] == "dice_rolled CL-HPR-3 seat=0 dice=[6, 3, 3, 1]"
    scene = ClaustrophobiaScene()
    scene.bury("H03")
    scene.away("H06")
    rolled(scene, 2, 5)
    assert dice_of(scene.state.dice) == [2, 5]


@rule("CL-HPR-3", "CL-GFT-8")
def test_dice_of_gather_round_are_added_once() -> None:
    scene = ClaustrophobiaScene()
    scene.state.extra_dice = 2
    rolled(scene, 1, 2, 3, 4, 5, 6)
    assert dice_of(scene.state.dice) == [1, 2, 3, 4, 5, 6]
    assert scene.state.extra_dice == 0
    rolled(scene, 1, 2, 3, 5)
    assert scene.all_chance_used()


# The Scepter of Command and window W1


@rule("CL-HPR-4", "CL-EQP-9")
def test_the_scepter_rerolls_one_die_once() -> None:
    scene = ClaustrophobiaScene()
    scene.equip("H01", "E05")
    scene.exhaust("H01")
    rolled(scene, 1, 2, 2, 5)
    assert scene.asked() == ("use_scepter", [0])
    assert scene.texts() == ["reroll_die 1", "reroll_die 2", "reroll_die 5", "keep_dice"]
    assert scene.refused("reroll_die 6") == "CL-EQP-9"
    assert default(scene) == "keep_dice"
    scene.roll(6)
    scene.do("reroll_die 2")
    assert dice_of(scene.state.dice) == [1, 6, 2, 5]
    assert scene.story() == ["die_rerolled CL-EQP-9 seat=0 die=2 roll=6 dice=[1, 6, 2, 5]"]
    assert scene.asked() == ("assignment", [0])


@rule("CL-EQP-9")
def test_the_scepter_may_rest_and_needs_its_holder_in_play() -> None:
    scene = ClaustrophobiaScene()
    scene.equip("H01", "E05")
    rolled(scene, 1, 2, 3, 5).do("keep_dice")
    assert dice_of(scene.state.dice) == [1, 2, 3, 5]
    scene.away("H01")
    rolled(scene, 2, 3, 5)
    assert scene.asked() == ("assignment", [0])


@rule("CL-HPR-4", "CL-EVT-6")
def test_window_1_comes_after_the_scepter_and_before_the_assignment() -> None:
    scene = ClaustrophobiaScene()
    scene.equip("H01", "E05")
    scene.hold("V10")
    rolled(scene, 1, 2, 3, 5)
    assert scene.asked() == ("use_scepter", [0])
    scene.do("keep_dice")
    assert scene.asked() == ("window", [1])
    scene.do("pass")
    assert scene.asked() == ("assignment", [0])


# Step 6: die effects


@rule("CL-HPR-9", "CL-HPR-14", "CL-INS-4")
def test_instinct_pictograms_draw_cards_for_the_next_turn() -> None:
    scene = ClaustrophobiaScene()
    laid(scene, 2, 5, 3, 1)
    scene.next_instinct("I20", "I07")
    scene.do("confirm")
    assert scene.cards() == ["I07", "I20"]
    assert [event.rule for event in scene.told("instinct_drawn")] == ["CL-HPR-9", "CL-HPR-9"]
    assert scene.asked() == ("activation", [0])
    scene.refused("give I07 H05")
    rolled(scene, 1, 2, 3, 6)
    assert "give I07 H05" in scene.texts()


@rule("CL-HPR-9")
def test_lines_without_the_pictogram_draw_nothing() -> None:
    scene = confirmed(ClaustrophobiaScene(), 2, 1, 1, 2)
    assert scene.cards() == []


@rule("CL-HPR-9", "CL-EXH-3")
def test_an_exhausted_fighter_draws_no_card() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H03", 5)
    confirmed(scene, 2, 5, 1, 1)
    assert scene.is_exhausted("H03")
    assert scene.cards() == []


@rule("CL-INS-3", "CL-DEC-1")
def test_above_the_hand_limit_a_card_is_discarded_at_once() -> None:
    scene = ClaustrophobiaScene()
    scene.hand("I09", "I02", "I03", "I04")
    laid(scene, 2, 5, 3, 1)
    scene.next_instinct("I20")
    scene.do("confirm")
    assert scene.asked() == ("discard_instinct", [0])
    assert scene.cards() == ["I02", "I03", "I04", "I09", "I20"]
    assert default(scene) == "discard_instinct I09"
    assert scene.refused("discard_instinct I24") == "CL-INS-3"
    scene.next_instinct("I24")
    scene.do("discard_instinct I03")
    assert scene.story()[0] == "instinct_discarded CL-INS-3 seat=0 card=I03 left=4"
    scene.do("discard_instinct I20")
    assert scene.cards() == ["I02", "I04", "I09", "I24"]
    assert discarded(scene) == ["I03", "I20"]
    assert scene.asked() == ("activation", [0])


@rule("CL-INS-3")
def test_deaths_do_not_lower_the_limit_and_cards_beside_sheets_do_not_count() -> None:
    scene = ClaustrophobiaScene()
    scene.bury("H01", "H06")
    scene.hand("I09", "I02", "I03", "I04")
    laid(scene, 5, 1)
    scene.do("give I09 H05")
    scene.next_instinct("I20")
    scene.do("confirm")
    assert scene.cards() == ["I02", "I03", "I04", "I20"]
    assert scene.asked() == ("activation", [0])


@rule("CL-INS-5", "CL-INV-9")
def test_an_empty_instinct_deck_is_made_anew_from_the_discards() -> None:
    scene = ClaustrophobiaScene()
    scene.hand("I01")
    deck = scene.state.instinct_deck
    deck.discard, deck.pile = deck.pile, 0
    laid(scene, 2, 5, 1, 1)
    scene.script.append(0)
    scene.do("confirm")
    assert scene.cards() == ["I01", "I02"]
    assert "instinct_reshuffled CL-INS-5 seat=0 total=23" in scene.story()
    assert discarded(scene) == []


# What lasts


@rule("CL-HPR-11", "CL-HUM-1")
def test_lines_give_their_values_until_the_next_human_preparation() -> None:
    scene = confirmed(ClaustrophobiaScene(), 3, 6, 2, 4)
    values = [(2, 1, 4), (1, 5, 3), (2, 1, 4), (1, 2, 4)]
    names = ("H01", "H03", "H05", "H06")
    assert [scene.values(name) for name in names] == values
    scene.activate_infernals()
    assert [scene.values(name) for name in names] == values
