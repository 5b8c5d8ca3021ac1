"""What always holds."""

from __future__ import annotations

from hypogeum.engine.invariants import demand, demand_partition
from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.board import SPACES
from hypogeum.games.terror_below.components import (
    ALL_BOUNTIES,
    ALL_CHARACTERS,
    ALL_ITEMS,
    ALL_VEHICLES,
    ALL_WEAPONS,
    COLOURS,
    EGGS_PER_COLOUR,
    FIRST_STARTING,
    LAST_ATTACK,
    LINE_SIZE,
    LOCATIONS,
    MOST_RUBBLE,
    QUEENS,
    REGULAR_WORMS,
    RUBBLE_PIECES,
    SHARE_LOCATIONS,
    SLOTS,
    SOLO_ITEMS,
    SOLO_WEAPONS,
    all_eggs,
    eggs_of,
)
from hypogeum.games.terror_below.moving import can_stop
from hypogeum.games.terror_below.options import EMERGENCY, NO_SCENARIO
from hypogeum.games.terror_below.rubble import RubbleTrade, trade_size
from hypogeum.games.terror_below.state import IN_TRANSIT, State, entry_card


def check(state: State) -> None:
    """Raises BrokenInvariant with the rule that does not hold; no dead end (TB-TURN-10) is the engine's."""
    _check_cards(state)
    _check_pieces(state)
    _check_board(state)
    _check_squads(state)
    _check_terror_zone(state)


def _check_cards(state: State) -> None:
    """TB-COMP-7 and table 2.1."""
    squads = state.squads
    under = [1 << entry_card(entry) for row in state.rows for entry in row]
    deck = state.vehicle_deck
    demand_partition([deck.pile, deck.discard, *under, *[s.hand for s in squads]], ALL_VEHICLES, "TB-VEH-1", "Vehicles")
    drawn_items = state.drawn if _is_keeping(state, 0) else 0
    drawn_weapons = state.drawn if _is_keeping(state, 1) else 0
    deck = state.item_deck
    hats = [1 << squad.hat for squad in squads if squad.hat != NONE]
    items = SOLO_ITEMS if state.options.is_solo else ALL_ITEMS
    places = [deck.pile, deck.discard, drawn_items, *hats, *[squad.items for squad in squads]]
    demand_partition(places, items, "TB-COMP-7", "Items")
    deck = state.weapon_deck
    weapons = SOLO_WEAPONS if state.options.is_solo else ALL_WEAPONS
    held = [squad.weapons | squad.sticks for squad in squads]
    demand_partition([deck.pile, deck.discard, drawn_weapons, *held], weapons, "TB-COMP-7", "Weapons")
    for squad in squads:
        demand(squad.weapons & squad.sticks == 0, "TB-WPN-5", "a Stick in hand and in play")
    deck = state.bounty_deck
    line = [1 << bounty for bounty in state.line]
    places = [deck.pile, deck.discard, state.bounties_out, *line, *[squad.secrets | squad.scored for squad in squads]]
    demand_partition(places, ALL_BOUNTIES, "TB-BNTY-2", "Bounties")
    full = len(state.line) == LINE_SIZE or not state.bounty_deck.can_draw() or state.over
    demand(full, "TB-BNTY-2", f"{len(state.line)} cards in the Line")
    owned = 0
    for squad in squads:
        owned |= squad.secrets
    demand(state.open_secrets & ~owned == 0, "TB-DEL-11", "an open secret that nobody has")
    deck = state.worm_deck
    worms = REGULAR_WORMS | QUEENS if state.options.has_queens else REGULAR_WORMS
    shown = [1 << worm for worm in state.worms if worm != NONE]
    demand_partition([deck.pile, deck.discard, *shown], worms, "TB-SET-3", "Worms")


def _is_keeping(state: State, which: int) -> bool:
    return any(step.name == "keep_card" and step.args()[1] == which for step in state.agenda)


def _check_pieces(state: State) -> None:
    """TB-COMP-5, TB-COMP-6."""
    for colour in range(COLOURS):
        total = eggs_of(state.egg_supply, colour) + sum(eggs_of(eggs, colour) for eggs in state.eggs)
        total += sum(eggs_of(squad.eggs, colour) for squad in state.squads)
        demand(total == EGGS_PER_COLOUR, "TB-COMP-5", f"{total} Eggs of colour {colour}")
    total = state.rubble_supply + sum(state.rubble) + sum(squad.rubble for squad in state.squads)
    demand(total == RUBBLE_PIECES, "TB-COMP-6", f"{total} pieces of Rubble")
    demand(state.rubble_supply >= 0, "TB-COMP-6", "less than no Rubble in the supply")


def _check_board(state: State) -> None:
    """TB-BOARD-7, TB-CAN-3, TB-ATT-8, TB-ATT-9, TB-SOLO-15."""
    board = state.options.board
    for space in range(SPACES):
        rubble, eggs = state.rubble[space], state.eggs[space]
        demand(0 <= rubble <= MOST_RUBBLE, "TB-BOARD-7", f"{rubble} Rubble on space {space}")
        demand(board.lands[space] or (rubble == 0 and eggs == 0), "TB-CAN-3", f"pieces on space {space}")
        if state.location_at[space] != NONE:
            demand(eggs == 0, "TB-ATT-9", f"an Egg on a Location, space {space}")
            most = 1 if state.options.is_solo else 0
            demand(rubble <= most or state.over, "TB-ATT-8", f"{rubble} Rubble on a Location, space {space}")
        if state.options.is_solo:
            demand(all_eggs(eggs) <= 1, "TB-SOLO-15", f"several Eggs on space {space}")
    for location in range(LOCATIONS):
        space = state.location_spaces[location]
        demand(space == NONE or state.location_at[space] == location, "TB-BOARD-4", f"Location {location}")
    standing = sum(1 for place in state.location_at if place != NONE)
    demand(standing == LOCATIONS or state.options.is_solo, "TB-SOLO-13", f"{standing} Locations")


def _check_squads(state: State) -> None:
    """TB-ACT-3, TB-ACT-9, TB-END-1, TB-END-3, TB-SET-8."""
    members = [squad.living | squad.dead | squad.left_behind for squad in state.squads]
    union = 0
    for mask in members:
        demand(union & mask == 0 and mask & ~ALL_CHARACTERS == 0, "TB-SET-8", "a Character in two Squads")
        demand(mask.bit_count() == 3, "TB-OVR-4", f"{mask.bit_count()} Characters in a Squad")
        union |= mask
    trading = [step.owner for step in state.agenda if isinstance(step, RubbleTrade)]
    for seat, squad in enumerate(state.squads):
        if squad.leader != NONE:
            demand(bool(squad.living >> squad.leader & 1), "TB-DEATH-5", f"seat {seat} is led by the dead")
        if state.is_out(seat):
            demand(squad.space == NONE and squad.living == 0, "TB-END-8", f"seat {seat} is out and there")
            continue
        demand(squad.rubble < trade_size(squad) or seat in trading or state.over, "TB-ACT-9", f"{squad.rubble} Rubble")
        if state.options.scenario in (NO_SCENARIO, EMERGENCY):
            has_won = squad.points() >= state.options.target
            demand(state.over or not has_won, "TB-END-1", f"seat {seat} has won unnoticed")
        if squad.space != NONE:
            _check_pawn(state, seat)


def _check_pawn(state: State, seat: int) -> None:
    squad = state.squads[seat]
    demand(state.options.board.lands[squad.space], "TB-CAN-3", f"the pawn of seat {seat} is in the Canyon")
    shared = state.pawns_but(seat) >> squad.space & 1
    if not shared or (seat == state.active and state.flags & IN_TRANSIT):
        return
    if can_stop(state, squad, squad.space, state.pawns_but(seat)):
        return
    others = [other for number, other in enumerate(state.squads) if number != seat and other.space == squad.space]
    passing = state.flags & IN_TRANSIT and any(other is state.squads[state.active] for other in others)
    rebecca = any(other.is_led_with(SHARE_LOCATIONS) for other in others)
    stuck = state.gone != 0  # the pawn over which it wanted to leap has left the table
    demand(bool(passing) or rebecca or stuck, "TB-ACT-3", f"the pawn of seat {seat} shares space {squad.space}")


def _check_terror_zone(state: State) -> None:
    """TB-SET-12, TB-CAN-3, TB-SOLO-2."""
    demand(0 <= state.attacks <= LAST_ATTACK, "TB-SOLO-2", f"{state.attacks} attacks")
    if not state.turns or state.over:
        return
    for slot in range(SLOTS):
        worm, target = state.worms[slot], state.targets[slot]
        demand(0 <= worm < FIRST_STARTING, "TB-SET-12", f"no Worm in slot {slot + 1}")
        demand(state.options.board.lands[target], "TB-CAN-3", f"Target {slot + 1} is on space {target}")
