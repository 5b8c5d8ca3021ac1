"""Setting up a game (sections 3 and 12 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.decks import new_deck
from hypogeum.engine.masks import NONE, bits, pick_bit
from hypogeum.games.terror_below.board import SPACES, write_space
from hypogeum.games.terror_below.bounties import refill_line
from hypogeum.games.terror_below.cards import draw_vehicle, receive_weapon
from hypogeum.games.terror_below.components import (
    ALL_BOUNTIES,
    ALL_CHARACTERS,
    ALL_ITEMS,
    ALL_VEHICLES,
    ALL_WEAPONS,
    BOUNTIES,
    CHARACTER_IDS,
    EGGS_PER_COLOUR,
    HAND_LIMIT,
    ITEM_KIND,
    ITEM_KIND_IDS,
    ITEMS,
    LOCATION_DICE,
    LOCATION_IDS,
    LOCATIONS,
    ONE_EGG,
    PILE_WORMS,
    QUEEN_BOUNTIES,
    QUEENS,
    REGULAR_WORMS,
    RUBBLE_PIECES,
    SLOTS,
    SOLO_CHARACTERS,
    SOLO_ITEMS,
    SOLO_WEAPONS,
    SQUAD_SIZE,
    VEHICLES,
    WEAPON_KIND,
    WEAPON_KIND_IDS,
    WEAPONS,
)
from hypogeum.games.terror_below.eggs import roll_space
from hypogeum.games.terror_below.first_worms import ResolveFirstWorms, StartPlay
from hypogeum.games.terror_below.options import SHUFFLED, WILD
from hypogeum.games.terror_below.squad import empty_squad
from hypogeum.games.terror_below.squads import ChooseLeaders, LeaveBehind
from hypogeum.games.terror_below.state import State


def set_up(state: State) -> None:
    """Fill a fresh state, section by section of the rulebook."""
    _lay_out_board(state)
    _shuffle_decks(state)
    refill_line(state)
    _deal_squads(state)
    state.push(StartPlay())
    state.push(ResolveFirstWorms())
    state.push(ChooseLeaders((1 << state.seats) - 1, 0))
    state.push(LeaveBehind(0, state.options.left_behind))


# 3.1 Common area


def _lay_out_board(state: State) -> None:
    """TB-SET-1, TB-SET-2, TB-SET-6."""
    state.rubble = [0] * SPACES
    state.eggs = [0] * SPACES
    state.rubble_supply = RUBBLE_PIECES
    state.egg_supply = EGGS_PER_COLOUR * sum(ONE_EGG)
    state.worms = [NONE] * SLOTS
    state.targets = [NONE] * SLOTS
    state.rows = [[] for _ in range(SLOTS)]
    state.location_at = [NONE] * SPACES
    state.location_spaces = _location_spaces(state)
    for location in range(LOCATIONS):
        space = state.location_spaces[location]
        state.location_at[space] = location
        if state.tells:
            state.tell("location_placed", "TB-SET-2", location=LOCATION_IDS[location], space=write_space(space))


def _location_spaces(state: State) -> list[int]:
    """On the standard spaces, shuffled among them, or by dice (TB-BOARD-5, TB-ADV-1, TB-ADV-2)."""
    standard = [state.options.board.dice[number] for number in LOCATION_DICE]
    if state.options.layout == SHUFFLED:
        return [standard.pop(state.chance.pick(len(standard))) for _ in range(LOCATIONS)]
    if state.options.layout != WILD:
        return standard
    wild: list[int] = []
    while len(wild) < LOCATIONS:
        space = roll_space(state)
        if space not in wild:
            wild.append(space)
    return wild


def _shuffle_decks(state: State) -> None:
    """TB-SET-3, TB-SET-5; in solo without the cards of table 2.11, Queens and their Bounty (TB-SOLO-4, TB-SOLO-5)."""
    is_solo = state.options.is_solo
    has_queens = state.options.has_queens
    state.worm_deck = new_deck(REGULAR_WORMS | QUEENS if has_queens else REGULAR_WORMS, PILE_WORMS)
    state.bounties_out = 0 if has_queens else QUEEN_BOUNTIES
    state.bounty_deck = new_deck(ALL_BOUNTIES & ~state.bounties_out, BOUNTIES)
    state.item_deck = new_deck(SOLO_ITEMS if is_solo else ALL_ITEMS, ITEMS)
    state.weapon_deck = new_deck(SOLO_WEAPONS if is_solo else ALL_WEAPONS, WEAPONS)
    state.vehicle_deck = new_deck(ALL_VEHICLES, VEHICLES)
    state.line = []
    state.arrived = [0] * VEHICLES


# 3.2 Players


def _deal_squads(state: State) -> None:
    """TB-SET-7: 1 Item, 1 Weapon, 3 Vehicles and 3 Characters for everybody."""
    undealt = SOLO_CHARACTERS if state.options.is_solo else ALL_CHARACTERS
    state.squads = [empty_squad() for _ in range(state.seats)]
    for seat in range(state.seats):
        squad = state.squads[seat]
        item = state.item_deck.draw(state.chance)
        weapon = state.weapon_deck.draw(state.chance)
        squad.items = 1 << item
        for _ in range(SQUAD_SIZE):
            squad.living |= 1 << pick_bit(undealt & ~squad.living, state.chance)
        undealt &= ~squad.living
        if state.tells:
            members = [CHARACTER_IDS[character] for character in bits(squad.living)]
            state.tell("squad_dealt", "TB-SET-7", seat=seat, characters=members)
            secret: dict[str, object] = {
                "item": ITEM_KIND_IDS[ITEM_KIND[item]],
                "weapon": WEAPON_KIND_IDS[WEAPON_KIND[weapon]],
            }
            state.tell_one(seat, secret, "cards_dealt", "TB-SET-7", seat=seat)
        receive_weapon(state, seat, weapon)
        for _ in range(HAND_LIMIT):
            draw_vehicle(state, seat, "TB-SET-7")
