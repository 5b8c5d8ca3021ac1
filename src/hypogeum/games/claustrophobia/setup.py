"""Setting up a game (section 3 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.decks import new_deck
from hypogeum.engine.masks import bits, pick_bit
from hypogeum.engine.steps import Step
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.board import SIDES, lay, saturation, weight
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.company import ChooseBearer, ChooseDemons, begin_company
from hypogeum.games.claustrophobia.figures import (
    DEMONS,
    FIGURE_IDS,
    FIRST_HOUND,
    FIRST_TROGLODYTE,
    TOUGH_ONE,
)
from hypogeum.games.claustrophobia.guide import begin_guide
from hypogeum.games.claustrophobia.instinct import draw_instinct
from hypogeum.games.claustrophobia.options import CHOSEN_DEMONS, HUMAN_SIDE, RANDOM_DEMONS, RANDOM_SIDE
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.tile_effects import placed
from hypogeum.games.claustrophobia.turn import BeginTurn
from hypogeum.games.claustrophobia.verbs.company import EXPLOSIVE, POISON


def set_up(state: State) -> None:
    """Fill a fresh state, in the order of CL-SET-8; a free company and other demons come before the cards."""
    _choose_sides(state)
    _lay_out_board(state)
    _build_stack(state)
    _shuffle_decks(state)
    _take_scenario_company(state)
    _fill_reserve(state)
    state.turn = 1
    state.push(BeginTurn())
    if state.plan.poison_tile:
        state.push(ChooseBearer(POISON))
    if state.plan.explosive_tile:
        state.push(ChooseBearer(EXPLOSIVE))
    state.push(TakePlaces())
    if state.options.demons == CHOSEN_DEMONS:
        state.push(ChooseDemons())
    if state.options.free_company:
        begin_company(state)


def _choose_sides(state: State) -> None:
    """Whom seat 0 plays (CL-SET-1)."""
    side = state.options.side
    if side == RANDOM_SIDE:
        side = state.chance.pick(2)
    state.human = 0 if side == HUMAN_SIDE else 1
    state.infernal = 1 - state.human
    if state.tells:
        state.tell("sides_taken", "CL-SET-1", seat=state.human, other=state.infernal)


# Tiles (CL-SET-4, CL-SCN-3)


def _lay_out_board(state: State) -> None:
    plan = state.plan
    for number in range(len(plan.start_tiles)):
        tile, cell, rotation = plan.start_tiles[number], plan.start_cells[number], plan.start_rotations[number]
        lay(state, tile, cell, rotation)
        if state.tells:
            name, place = str(tile), write_cell(cell)
            state.tell("start_tile_laid", "CL-SET-4", tile=name, cell=place, rotation=rotation)
    state.doors = [state.place_at(door // SIDES) * SIDES + door % SIDES for door in plan.doors]
    for cell in plan.teleports:
        state.teleports |= 1 << state.place_at(cell)


def _build_stack(state: State) -> None:
    """The piles of the scenario, or those of CL-OPT-2; which tiles lie in them is decided when they are drawn."""
    plan = state.plan
    state.pools = plan.other_pools if state.options.other_stack else plan.pools
    state.groups = plan.other_groups if state.options.other_stack else plan.groups


# Cards, dice and threat points (CL-SET-2, CL-SET-3, CL-VAR-4)


def _shuffle_decks(state: State) -> None:
    plan = state.plan
    state.instinct_deck = new_deck(parts.ALL_INSTINCT, len(parts.INSTINCT_IDS))
    state.event_deck = new_deck(parts.ALL_EVENTS, len(parts.EVENT_CARD_IDS))
    state.pool = parts.DESTINY_DICE
    state.pm = max(0, plan.pm + state.options.pm_change)
    if state.tells:
        state.tell("threat_stored", "CL-SET-4", seat=state.infernal, pm=state.pm)
    for _ in range(plan.event_cards):
        card = state.event_deck.draw(state.chance)
        state.events_held |= 1 << card
        if state.tells:
            secret: dict[str, object] = {"event": parts.EVENT_KIND_IDS[parts.EVENT_CARD_KIND[card]]}
            total = state.events_held.bit_count()
            state.tell_one(state.infernal, secret, "event_dealt", "CL-SET-6", seat=state.infernal, total=total)


# Fighters (CL-SET-2, CL-SET-3, CL-SET-7)


def _take_scenario_company(state: State) -> None:
    """The roster of the scenario with its gifts and equipment; a free company begins anew."""
    plan = state.plan
    state.roster = plan.fighters
    state.gifts = plan.gifts
    state.equipment = plan.equipment
    state.starting_cards = plan.instinct_cards
    state.turned = [0] * FIRST_TROGLODYTE
    state.scars = [0] * FIRST_TROGLODYTE
    state.lost_talents = [0] * FIRST_TROGLODYTE
    _count_equipment(state)


def _count_equipment(state: State) -> None:
    """What is not under a sheet stays in the box (CL-EQP-6)."""
    unused = parts.EQUIPMENT_COPIES[:]
    for figure in state.roster:
        for kind in range(len(unused)):
            unused[kind] -= state.equipment[figure] >> kind & 1
    state.unused_equipment = unused


def _fill_reserve(state: State) -> None:
    """Troglodytes, hellhounds and demons; the special fighters of a scenario come when its rules bring them."""
    plan = state.plan
    state.company = (1 << plan.troglodytes) - 1 << FIRST_TROGLODYTE | 1 << TOUGH_ONE
    state.company |= (1 << plan.hellhounds) - 1 << FIRST_HOUND
    if state.options.demons == RANDOM_DEMONS:
        _draw_demons(state)
    elif state.options.demons != CHOSEN_DEMONS:
        for figure in plan.demons:
            state.company |= 1 << figure


def _draw_demons(state: State) -> None:
    """As many as the scenario has, by chance (CL-VAR-5)."""
    for _ in range(len(state.plan.demons)):
        figure = pick_bit(DEMONS & ~state.company, state.chance)
        state.company |= 1 << figure
        if state.tells:
            state.tell("demon_drawn", "CL-VAR-5", seat=state.infernal, demon=FIGURE_IDS[figure])


# Once the company is known


class TakePlaces(Step[State]):
    """Everybody takes his place, start tiles enter play, and the starting cards are drawn (CL-SET-4, CL-SET-5)."""

    name = "take_places"

    def run(self, state: State) -> None:
        _place_humans(state)
        _place_infernals(state)
        cards = max(0, state.starting_cards + state.options.card_change)
        if cards:
            state.push(DrawStartingCards(cards))
        for place in reversed(range(len(state.tiles))):
            placed(state, place)
        if state.plan.guide_tile:
            begin_guide(state)


def _place_humans(state: State) -> None:
    """On the start tile, whatever its saturation index (CL-SET-5); their number is the hand limit (CL-INS-3)."""
    place = state.place_at(state.plan.humans_on)
    for figure in state.roster:
        state.company |= 1 << figure
        state.put(figure, place)
    state.hand_limit = len(state.roster)
    if state.tells:
        fighters = [FIGURE_IDS[figure] for figure in state.roster]
        cell = write_cell(state.plan.humans_on)
        state.tell("humans_placed", "CL-SET-4", seat=state.human, fighters=fighters, cell=cell)


def _place_infernals(state: State) -> None:
    """Those whom the scenario puts on the board (CL-SET-6); it is no entering (CL-TEF-19).

    The Colossus, come instead of another demon, waits in the reserve if it can never be on that tile (CL-DEM-15).
    """
    plan = state.plan
    for number in range(len(plan.start_figures)):
        figure, cell = _stand_in(state, plan.start_figures[number]), plan.start_figure_cells[number]
        place = state.place_at(cell)
        if weight(figure) > saturation(state, place):
            continue
        state.put(figure, place)
        if state.tells:
            fighter, name = FIGURE_IDS[figure], write_cell(cell)
            state.tell("infernal_placed", "CL-SET-6", seat=state.infernal, fighter=fighter, cell=name)


def _stand_in(state: State, figure: int) -> int:
    """For a demon of the scenario that was replaced, one of those who came instead (CL-VAR-5)."""
    if state.company >> figure & 1:
        return figure
    for other in bits(state.company & DEMONS):
        if not state.in_play(other):
            return other
    raise ValueError("as many demons came as were replaced")


class DrawStartingCards(Step[State]):
    """The instinct cards of the scenario, one by one: the hand limit applies (CL-SET-8, CL-VAR-4)."""

    name = "draw_starting_cards"

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def args(self) -> list[int]:
        return [self.cards]

    def run(self, state: State) -> None:
        if self.cards > 1:
            state.push(DrawStartingCards(self.cards - 1))
        draw_instinct(state, "CL-SET-4")
