"""What a seat or a spectator may know (section 10 of the rulebook): a whitelist, field by field."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import asdict

from hypogeum.engine.documents import is_document
from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.positions import name_of, names_in, names_of
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.board import SIDES, is_closed, strength_of
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.combat import ATTACK_IDS
from hypogeum.games.claustrophobia.ending import progress
from hypogeum.games.claustrophobia.fighter_view import view_fighter, view_sheet
from hypogeum.games.claustrophobia.figures import (
    DEMONS,
    FIGURE_IDS,
    FIRST_DEMON,
    HOUNDS,
    HUMANS,
    INFERNALS,
    TOUGH_ONE,
    TROGLODYTES,
)
from hypogeum.games.claustrophobia.infernal_view import view_slots
from hypogeum.games.claustrophobia.knowing import knows_assignment, knows_drawn_tile, take_back_assignment
from hypogeum.games.claustrophobia.moving import steps_left
from hypogeum.games.claustrophobia.nibbles import dice_of
from hypogeum.games.claustrophobia.plan import CONDITION_IDS
from hypogeum.games.claustrophobia.scenario import builtin, read_scenario
from hypogeum.games.claustrophobia.stack import possible_tiles, stack_size
from hypogeum.games.claustrophobia.state import PHASE_IDS, UNEXPLORED, WALL, WALLED_UP, State
from hypogeum.games.claustrophobia.view_types import (
    AmbushView,
    AttackView,
    DemonView,
    HumanView,
    InfernalView,
    ReserveView,
    ScenarioView,
    ScenarioWords,
    StackView,
    TileView,
    View,
)


def view(state: State, seat: int) -> View:
    """Everything that the seat (-1: a spectator) may know."""
    if not knows_assignment(state, seat):
        state = state.copy()
        take_back_assignment(state)
    return View(
        turns=state.turns,
        active=NONE if state.over else state.seats_of_phase(),
        first_player=state.human,
        over=state.over,
        human_seat=state.human,
        infernal_seat=state.infernal,
        winner=state.winner,
        phase=PHASE_IDS[state.phase],
        turn=state.turn,
        scenario=_view_scenario(state),
        tiles=[_view_tile(state, place) for place in range(len(state.tiles))],
        fighters=[view_fighter(state, figure) for figure in [*state.humans_in_play(), *state.order]],
        sheets=[view_sheet(state, figure) for figure in state.roster],
        reserve=_view_reserve(state),
        human=_view_human(state, seat),
        infernal=_view_infernal(state, seat),
        stack=_view_stack(state, seat),
        acting=name_of(FIGURE_IDS, state.acting),
        left=0 if state.acting == NONE else steps_left(state, state.acting),
        attack=_view_attack(state),
        darkness=state.darkness,
        terror=name_of(FIGURE_IDS, state.terror),
    )


def _view_scenario(state: State) -> ScenarioView:
    words = scenario_words(str(state.options.values["scenario"]))
    guide_exit = state.guide_exit
    return ScenarioView(
        id=words.id,
        title=words.title,
        human_aim=words.human_aim,
        infernal_aim=words.infernal_aim,
        turn_limit=state.plan.turn_limit if state.options.has_limit else 0,
        condition=CONDITION_IDS[state.plan.condition],
        count=state.plan.count,
        progress=progress(state, state.plan.condition),
        seals=state.seals,
        freed=state.freed,
        delivered=state.delivered,
        safe=state.left.bit_count(),
        guide=None if state.guide == NONE else write_cell(state.cells[state.guide]),
        guide_exit=None if guide_exit == NONE else write_end(state, guide_exit),
    )


@lru_cache(maxsize=64)
def scenario_words(value: str) -> ScenarioWords:
    """Of a built-in scenario or a document."""
    scenario = read_scenario(value) if is_document(value) else builtin(value)
    return ScenarioWords(scenario.id, asdict(scenario.title), asdict(scenario.aim.human), asdict(scenario.aim.infernal))


def write_end(state: State, end: int) -> str:
    """An exit or one end of a link, such as `0,0/N`."""
    return f"{write_cell(state.cells[end // SIDES])}/{parts.SIDE_IDS[end % SIDES]}"


def _view_tile(state: State, place: int) -> TileView:
    tile = state.tiles[place]
    here = state.here[place]
    effect = parts.TILE_EFFECT[tile]
    return TileView(
        write_cell(state.cells[place]),
        tile,
        state.rotations[place],
        [_view_side(state, place, side) for side in range(SIDES)],
        parts.TILE_SATURATION[tile],
        strength_of(here & HUMANS),
        strength_of(here & INFERNALS),
        None if effect == parts.NO_EFFECT else parts.EFFECT_IDS[effect],
        bool(state.used >> place & 1),
        state.water[place],
        bool(state.holes >> place & 1),
        bool(state.teleports >> place & 1),
        state.vials.count(place),
        state.crates[place],
        None if state.explosive_at != place else "lit" if state.explosive_lit else "lying",
        None if state.poison_at != place else "set" if state.poison_set else "lying",
        state.seals if tile == state.plan.recite_tile else 0,
    )


def _view_side(state: State, place: int, side: int) -> str:
    end = place * SIDES + side
    beyond = state.links[end]
    if beyond == WALL:
        return "wall"
    if beyond == WALLED_UP:
        return "walled_up"
    if (state.rubble != NONE or state.doors) and is_closed(state, place, side):
        return "door" if end != state.rubble and _has_door(state, place, side) else "rubble"
    if beyond == UNEXPLORED:
        return "lost" if state.closed_exits >> end & 1 else "unexplored"
    return "link"


def _has_door(state: State, place: int, side: int) -> bool:
    beyond = state.links[place * SIDES + side]
    return place * SIDES + side in state.doors or beyond * SIDES + parts.OPPOSITE[side] in state.doors


def _view_reserve(state: State) -> ReserveView:
    waiting = state.company & ~state.removed
    return ReserveView(
        troglodytes=len([figure for figure in bits(waiting & TROGLODYTES) if state.place[figure] == NONE]),
        tough=state.in_reserve(TOUGH_ONE),
        hounds=[FIGURE_IDS[figure] for figure in bits(waiting & HOUNDS) if state.place[figure] == NONE],
        demons=[_view_demon(state, figure) for figure in bits(state.company & DEMONS)],
    )


def _view_demon(state: State, figure: int) -> DemonView:
    bit = 1 << figure
    if state.removed & bit:
        where = "out"
    elif state.place[figure] != NONE:
        where = "in_play"
    else:
        where = "waiting" if state.not_yet & bit else "reserve"
    return DemonView(parts.DEMON_IDS[figure - FIRST_DEMON], where, bool(state.died_once & bit))


def _view_human(state: State, seat: int) -> HumanView:
    deck = state.instinct_deck
    return HumanView(
        dice=sorted(dice_of(state.dice)),
        extra_dice=state.extra_dice,
        hand=names_in(parts.INSTINCT_IDS, state.hand) if seat == state.human else None,
        cards=state.hand.bit_count(),
        hand_limit=state.hand_limit,
        deck=deck.pile.bit_count(),
        discards=names_in(parts.INSTINCT_IDS, deck.discard),
        points=state.points,
        starting_cards=state.starting_cards,
        prescience=state.prescience,
    )


def _view_infernal(state: State, seat: int) -> InfernalView:
    deck = state.event_deck
    is_own = seat == state.infernal
    return InfernalView(
        pm=state.pm,
        pool=state.pool,
        rolled=dice_of(state.rolled),
        alarms=state.alarms,
        slots=view_slots(state),
        hand=names_in(parts.EVENT_CARD_IDS, state.events_held) if is_own else None,
        cards=state.events_held.bit_count(),
        deck=deck.pile.bit_count(),
        discards=names_in(parts.EVENT_CARD_IDS, deck.discard),
        open=names_in(parts.EVENT_CARD_IDS, state.events_open),
        looked=names_of(parts.EVENT_CARD_IDS, state.events_looked) if is_own else None,
        summons=state.summons,
        banner=state.banner,
        ambushes=[AmbushView(write_cell(state.cells[ambush // 4]), ambush % 4) for ambush in state.ambushes],
    )


def _view_stack(state: State, seat: int) -> StackView:
    is_human = seat == state.human
    knows = knows_drawn_tile(state, seat)
    return StackView(
        size=stack_size(state),
        possible=possible_tiles(state, is_human, knows),
        looked=state.looked_tiles[:] if is_human else None,
        top=state.top[::-1] if is_human else None,
        set_aside=state.set_aside[:],
        discarded=bits(state.discarded),
        drawn=state.drawn if state.drawn and knows else None,
        explorer=name_of(FIGURE_IDS, state.explorer),
        exit=None if state.explored == NONE else write_end(state, state.explored),
    )


def _view_attack(state: State) -> AttackView | None:
    if state.attacker == NONE:
        return None
    return AttackView(
        FIGURE_IDS[state.attacker],
        FIGURE_IDS[state.target],
        ATTACK_IDS[state.attack_kind],
        state.attack_dice,
        state.hits,
    )
