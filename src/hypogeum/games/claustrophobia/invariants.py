"""What always holds (section 14 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.invariants import demand, demand_partition
from hypogeum.engine.masks import NONE, bits, mask_of
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.assignment import Assignment
from hypogeum.games.claustrophobia.board import SIDES, board_is_open, saturation, strength_of
from hypogeum.games.claustrophobia.cells import BESIDE, write_cell
from hypogeum.games.claustrophobia.destiny import is_extendable, is_met, slot_rule
from hypogeum.games.claustrophobia.fell_destiny import LimitHand
from hypogeum.games.claustrophobia.figures import (
    DEMONS,
    FIGURE_IDS,
    FIGURES,
    FIRST_TROGLODYTE,
    HUMANS,
    INFERNALS,
    POSSESSED,
    SLOT_IDS,
    SLOTS,
    TOUGH_ONE,
    TROGLODYTES,
    is_human,
    power_of,
)
from hypogeum.games.claustrophobia.instinct import DiscardInstinct
from hypogeum.games.claustrophobia.nibbles import count_dice, dice_of
from hypogeum.games.claustrophobia.plan import NO_KEY
from hypogeum.games.claustrophobia.sending_back import MakeRoom
from hypogeum.games.claustrophobia.stack import left_of, pool_of
from hypogeum.games.claustrophobia.state import (
    ACTED,
    BEGUN,
    FREE_HAND_USED,
    HUMAN_ACTIVATION,
    HUMAN_PREPARATION,
    INFERNAL_ACTIVATION,
    INFERNAL_PREPARATION,
    MOVE_OVER,
    SETTING_UP,
    UNEXPLORED,
    WALL,
    WALLED_UP,
    State,
)

ALL_LINES = 0b1111110
"""Bit mask of the lines 1 to 6."""


def check(state: State) -> None:
    """Raises BrokenInvariant with the rule that does not hold.

    That everything is repeatable (CL-INV-13) is shown by playing again; no dead end is the engine's.
    """
    _check_figures(state)
    _check_destiny_dice(state)
    _check_saturation(state)
    _check_damage(state)
    _check_activation_dice(state)
    _check_tiles(state)
    _check_links(state)
    _check_tokens_on_board(state)
    _check_cards(state)
    _check_activation(state)
    _check_scenario(state)


# Figures (CL-INV-1)


def _check_figures(state: State) -> None:
    here = [0] * len(state.tiles)
    for figure in range(FIGURES):
        name, place = FIGURE_IDS[figure], state.place[figure]
        if place == NONE:
            continue
        demand(0 <= place < len(here), "CL-OVR-7", f"{name} stands on place {place}")
        here[place] |= 1 << figure
        demand(bool(state.company >> figure & 1), "CL-INV-1", f"{name} is in play, but not of this game")
        out = state.removed | state.left
        demand(not out >> figure & 1, "CL-INV-1", f"{name} is in play and out of the game")
    demand(state.here == here, "CL-OVR-7", "the tiles do not know who stands on them")
    _check_orders(state)
    for_good = TROGLODYTES | 1 << TOUGH_ONE
    demand(not state.removed & for_good, "CL-INV-1", "a troglodyte is out of the game for good")
    troglodytes = (state.company & TROGLODYTES).bit_count()
    demand(troglodytes == state.plan.troglodytes, "CL-INV-1", f"{troglodytes} ordinary troglodytes")
    demand(state.died_once & ~DEMONS == 0, "CL-DMG-3", "who is no demon has died once")
    demand(state.left & ~HUMANS == 0, "CL-MOV-16", "an infernal fighter has left the game safe")


def _check_orders(state: State) -> None:
    """The roster, and the order in which infernal figures entered (CL-DEC-4, CL-DEC-5)."""
    roster, order = mask_of(state.roster), mask_of(state.order)
    demand(roster.bit_count() == len(state.roster) and not roster & ~HUMANS, "CL-DEC-5", "a wrong roster")
    in_play = mask_of([figure for figure in range(FIGURES) if state.place[figure] != NONE])
    demand(not in_play & HUMANS & ~roster, "CL-DEC-5", "a human fighter who is not in the roster is in play")
    demand(order.bit_count() == len(state.order), "CL-DEC-4", "somebody has entered play twice")
    demand(order == in_play & INFERNALS, "CL-DEC-4", "the order of entry is not that of the fighters in play")


# Destiny dice (CL-INV-2, CL-INV-3)


def _check_destiny_dice(state: State) -> None:
    demand(state.pool >= 0, "CL-INV-2", f"{state.pool} dice in the pool")
    total = state.pool + count_dice(state.rolled)
    for slot in range(SLOTS):
        total += count_dice(state.prepared[slot]) + count_dice(state.triggered[slot])
    demand(total == parts.DESTINY_DICE, "CL-INV-2", f"{total} destiny dice")
    for slot in range(SLOTS):
        if state.prepared[slot] or state.triggered[slot]:
            rule = slot_rule(state, slot)
            demand(not rule, rule, f"dice lie on {SLOT_IDS[slot]}")
        if state.prepared[slot] and state.phase != INFERNAL_PREPARATION:
            _check_prepared(slot, state.prepared[slot])


def _check_prepared(slot: int, dice: int) -> None:
    """What waits after the preparation phase: a part of a set that would trigger the power."""
    power = power_of(slot)
    what = f"{dice_of(dice)} wait on {SLOT_IDS[slot]}"
    demand(not is_met(power, dice) and is_extendable(power, dice), "CL-INV-3", what)


# Room (CL-INV-4)


def _check_saturation(state: State) -> None:
    if state.over or any(isinstance(step, MakeRoom) for step in state.agenda):
        return  # somebody is, or was, about to be sent back (CL-S7-3)
    for place in range(len(state.tiles)):
        cell, most = state.cells[place], saturation(state, place)
        is_start = cell == state.plan.humans_on
        humans = strength_of(state.humans_on(place))
        demand(humans <= most or is_start, "CL-INV-4", f"{humans} human fighters on {write_cell(cell)}")
        is_start = cell in state.plan.start_figure_cells
        infernals = strength_of(state.infernals_on(place))
        demand(infernals <= most or is_start, "CL-INV-4", f"{infernals} infernal fighters on {write_cell(cell)}")


# Damage and lines (CL-INV-5, CL-INV-6)


def _check_damage(state: State) -> None:
    for figure in range(FIGURES):
        name, damage = FIGURE_IDS[figure], state.damage[figure]
        if is_human(figure):
            demand(damage & ~ALL_LINES == 0, "CL-INV-5", f"{name} has lost lines that it has not")
            demand(state.scars[figure] & ~damage == 0, "CL-DEM-17", f"a line of {name} is healed that cannot be")
            lives = state.place[figure] == NONE or damage != ALL_LINES
        elif TROGLODYTES >> figure & 1:
            lives = damage == 0
        elif POSSESSED >> figure & 1:
            lives = state.place[figure] == NONE or damage < state.plan.exorcise_successes
        else:
            lives = state.place[figure] == NONE or damage < values.life(figure)
        demand(lives and damage >= 0, "CL-INV-5", f"{name} has {damage} damage")


def _check_activation_dice(state: State) -> None:
    """Who is in play has exactly one die from the confirmation on; nobody is exhausted before it."""
    is_assigning = any(isinstance(step, Assignment) for step in state.agenda)
    is_assigned = state.phase > HUMAN_PREPARATION or (state.phase == HUMAN_PREPARATION and not is_assigning)
    if is_assigning:
        demand(state.exhausted == 0, "CL-INV-6", "somebody is exhausted before the confirmation")
    for figure in range(FIRST_TROGLODYTE):
        name, line = FIGURE_IDS[figure], state.line[figure]
        demand(0 <= line <= 6, "CL-INV-6", f"the die of {name} shows {line}")
        if state.place[figure] == NONE:
            demand(line == 0, "CL-DMG-8", f"{name} has a die and is not in play")
            demand(state.card[figure] == NONE, "CL-DMG-8", f"{name} has an instinct card and is not in play")
            demand(not state.exhausted >> figure & 1, "CL-DMG-8", f"{name} is exhausted and not in play")
        elif is_assigned and not state.over:
            demand(line != 0, "CL-INV-6", f"{name} has no die")


# Tiles (CL-INV-7, CL-INV-8)


def _check_tiles(state: State) -> None:
    """Every tile is in one place at most; the rest is out of the game."""
    drawn = 1 << state.drawn if state.drawn else 0
    known = [*state.tiles, *state.top, *state.looked_tiles, *state.seen_tiles, *state.set_aside]
    union = 0
    for mask in [*state.pools, *[1 << tile for tile in known], drawn, state.discarded]:
        demand(union & mask == 0, "CL-INV-7", f"tiles in two places: {bits(union & mask)}")
        union |= mask
    demand(union & ~((2 << parts.TILES) - 2) == 0, "CL-INV-7", f"tiles that do not exist: {bits(union)}")
    left = [0] * len(state.pools)
    for group in state.groups:
        left[pool_of(group)] += left_of(group)
    for pool in range(len(left)):
        most = state.pools[pool].bit_count()
        demand(left[pool] <= most, "CL-SCN-3", f"{left[pool]} tiles are to come from {most}")
    demand(len(set(state.cells)) == len(state.cells), "CL-INV-7", "two tiles on one cell")
    demand(len(state.top) == len(state.top_groups), "CL-GFT-10", "tiles on top that come from nowhere")
    demand(len(state.looked_tiles) == len(state.looked_groups), "CL-GFT-10", "looked at, but from nowhere")
    demand(len(state.seen_tiles) == len(state.seen_groups), "CL-EXP-9", "shuffled back, but from nowhere")
    demand(not state.drawn or state.explored != NONE, "CL-EXP-2", "a tile is drawn, but nobody explores")


def _check_links(state: State) -> None:
    """Links, walls and exits are those of the tiles (CL-EXP-14); all tiles hang together; there is a way on."""
    for place in range(len(state.tiles)):
        for side in range(SIDES):
            link = state.links[place * SIDES + side]
            right = _link_of(state, place, side)
            demand(link == right, "CL-EXP-14", f"{write_cell(state.cells[place])} has {link} on side {side}")
    demand(_is_connected(state), "CL-INV-7", "the board does not hang together")
    key_tiles = [tile for tile in state.tiles if state.plan.keys[tile] != NO_KEY]
    demand(board_is_open(state) or bool(key_tiles), "CL-INV-8", "no unexplored exit is open")


def _link_of(state: State, place: int, side: int) -> int:
    """What a side of a tile leads to, by the tiles on both sides of it."""
    is_exit = _has_exit(state, place, side)
    beyond = state.place_at(state.cells[place] + BESIDE[side])
    if not is_exit or beyond == NONE:
        return UNEXPLORED if is_exit else WALL
    return beyond if _has_exit(state, beyond, parts.OPPOSITE[side]) else WALLED_UP


def _has_exit(state: State, place: int, side: int) -> bool:
    return bool(parts.TILE_EXITS[state.tiles[place] * SIDES + state.rotations[place]] >> side & 1)


def _is_connected(state: State) -> bool:
    """Every tile can be reached through links from those that lay there at the start, whatever lies on the links."""
    reached = [state.place_at(cell) for cell in state.plan.start_cells]
    for place in reached:
        for side in range(SIDES):
            beyond = state.links[place * SIDES + side]
            if beyond >= 0 and beyond not in reached:
                reached.append(beyond)
    return len(reached) == len(state.tiles)


def _check_tokens_on_board(state: State) -> None:
    """Holes, water and rubble (CL-TEF-9, CL-TEF-16, CL-TOK-3)."""
    tokens = state.hole_tokens + state.holes.bit_count()
    demand(state.hole_tokens >= 0 and tokens == parts.HOLE_TOKENS, "CL-CMP-1", f"{tokens} hole tokens")
    for place in bits(state.holes):
        demand(state.effect(place) != parts.HOLE, "CL-TEF-16", "a hole token lies on a Hole in the Ground")
    for place in range(len(state.tiles)):
        most = parts.WATER_PER_FOUNTAIN if state.effect(place) == parts.FOUNTAIN else 0
        demand(0 <= state.water[place] <= most, "CL-TEF-9", f"{state.water[place]} water tokens on a tile")
    for place in bits(state.used):
        is_one_use = parts.EFFECT_IS_ONE_USE[state.effect(place)]
        demand(is_one_use, "CL-TEF-0", f"the effect of {write_cell(state.cells[place])} is used up")
    if state.rubble != NONE:
        link = state.links[state.rubble]
        demand(link >= 0 or link == UNEXPLORED, "CL-TOK-3", "the rubble lies at a wall")
    for end in state.doors:
        demand(state.links[end] >= 0 or state.links[end] == UNEXPLORED, "CL-TOK-5", "a door stands in a wall")


# Cards (CL-INV-9)


def _check_cards(state: State) -> None:
    deck = state.instinct_deck
    beside = [1 << card for card in state.card if card != NONE]
    demand_partition([deck.pile, deck.discard, state.hand, *beside], parts.ALL_INSTINCT, "CL-INV-9", "instinct cards")
    in_order = sorted(state.hand_order) == bits(state.hand)
    demand(in_order, "CL-DEC-1", "the hand is not in the order in which the cards were drawn")
    is_discarding = state.over or any(isinstance(step, DiscardInstinct) for step in state.agenda)
    held = state.hand.bit_count()
    demand(held <= state.hand_limit or is_discarding, "CL-INV-9", f"{held} instinct cards in hand")
    deck = state.event_deck
    looked = [1 << card for card in state.events_looked]
    demand_partition(
        [deck.pile, deck.discard, state.events_held, state.events_open, *looked],
        parts.ALL_EVENTS,
        "CL-INV-9",
        "event cards",
    )
    is_discarding = state.over or any(isinstance(step, LimitHand) for step in state.agenda)
    held = state.events_held.bit_count()
    demand(held <= parts.EVENT_HAND_LIMIT or is_discarding, "CL-INV-9", f"{held} event cards in hand")
    for kind in range(len(parts.EQUIPMENT_IDS)):
        held = sum(cards >> kind & 1 for cards in state.equipment)
        total, copies = state.unused_equipment[kind] + held, parts.EQUIPMENT_COPIES[kind]
        is_right = state.unused_equipment[kind] >= 0 and total <= copies
        demand(is_right, "CL-INV-9", f"{total} cards of {parts.EQUIPMENT_IDS[kind]}")


# The turn and the activated fighter (CL-INV-10 to CL-INV-12)


def _check_activation(state: State) -> None:
    demand(state.pm >= 0, "CL-INV-10", f"{state.pm} PM")
    demand(0 <= state.alarms <= parts.ALARM_SLOTS, "CL-DST-1", f"{state.alarms} alarms")
    has_time = not state.options.has_limit or state.turn <= state.plan.turn_limit
    demand(has_time or state.over, "CL-INV-12", f"turn {state.turn} of {state.plan.turn_limit}")
    demand(state.done & ~(ACTED | MOVE_OVER | FREE_HAND_USED | BEGUN) == 0, "CL-HAC-3", "something else was done")
    if state.acting == NONE:
        return
    name = FIGURE_IDS[state.acting]
    demand(state.phase in (HUMAN_ACTIVATION, INFERNAL_ACTIVATION), "CL-HAC-2", f"{name} acts in phase {state.phase}")
    demand(state.in_play(state.acting), "CL-HAC-8", f"{name} acts and is not in play")
    demand(not state.acted >> state.acting & 1, "CL-INV-11", f"{name} acts for the second time")
    is_active = state.owner(state.acting) == state.seats_of_phase()
    demand(is_active, "CL-HAC-2", f"{name} acts in the phase of the other side")


# Tokens of the scenario (CL-SCN-6, CL-TOK-4)


def _check_scenario(state: State) -> None:
    in_play = mask_of(state.humans_in_play())
    bearers = state.crate_bearers | state.vial_bearers
    for figure in (state.explosive_by, state.poison_by):
        bearers |= 1 << figure if figure != NONE else 0
    demand(state.phase == SETTING_UP or not bearers & ~in_play, "CL-TOK-4", "a token is carried by nobody in play")
    crates = sum(state.crates) + state.crate_bearers.bit_count() + state.delivered
    demand(min([0, *state.crates]) >= 0 and crates <= parts.CRATE_TOKENS, "CL-S6-2", f"{crates} crates")
    is_twice = state.explosive_by != NONE and state.explosive_at != NONE
    demand(not is_twice, "CL-SCN-6", "the explosive is carried and lies on a tile")
    demand(state.explosive_at != NONE or not state.explosive_lit, "CL-S2-3", "a lit explosive lies nowhere")
    is_twice = state.poison_by != NONE and state.poison_at != NONE
    demand(not is_twice, "CL-SCN-6", "the poison is carried and lies on a tile")
    demand(state.poison_at != NONE or not state.poison_set, "CL-S8-7", "the poison works nowhere")
