"""The Bounty Line and the Bounty pile (section 6 of the rulebook; dead Bounties of solo games: TB-SOLO-23)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.components import (
    BOUNTY_IDS,
    BOUNTY_LOCATION,
    BOUNTY_TYPE,
    LINE_SIZE,
)
from hypogeum.games.terror_below.state import State


def is_dead(state: State, bounty: int) -> bool:
    """For a destroyed or served Location or a type with trophy, which only solo games have: it leaves the game when it
    turns up (TB-SOLO-23)."""
    location = BOUNTY_LOCATION[bounty]
    if location != NONE:
        return state.location_spaces[location] == NONE or bool(state.served >> location & 1)
    return bool(state.trophies >> BOUNTY_TYPE[bounty] & 1)


def draw_bounty(state: State) -> int:
    """The top card of the pile that is not dead, or NONE if there is none (TB-BNTY-2, TB-SOLO-20)."""
    while True:
        bounty = state.draw(state.bounty_deck, "bounty")
        if bounty == NONE or not is_dead(state, bounty):
            return bounty
        _leave_game(state, bounty)


def _leave_game(state: State, bounty: int) -> None:
    state.bounties_out |= 1 << bounty
    if state.tells:
        state.tell("bounty_removed", "TB-SOLO-23", bounty=BOUNTY_IDS[bounty])


def refill_line(state: State) -> None:
    """Draw until the Line has 4 cards (TB-SET-4, TB-DEL-6)."""
    while len(state.line) < LINE_SIZE:
        bounty = draw_bounty(state)
        if bounty == NONE:
            return
        state.line.append(bounty)
        if state.tells:
            state.tell("bounty_turned_up", "TB-SET-4", bounty=BOUNTY_IDS[bounty])


def remove_dead(state: State) -> None:
    """All dead cards leave the Line and the game, then the Line is refilled (TB-SOLO-19, TB-SOLO-23)."""
    for bounty in state.line[:]:
        if is_dead(state, bounty):
            state.line.remove(bounty)
            _leave_game(state, bounty)
    refill_line(state)


def discard_from_line(state: State, bounty: int, seat: int, rule: str) -> None:
    """TB-BNTY-3; the refill comes later."""
    state.line.remove(bounty)
    state.bounty_deck.put_away(bounty)
    if state.tells:
        state.tell("bounty_discarded", rule, seat=seat, bounty=BOUNTY_IDS[bounty])


def line_mask(state: State) -> int:
    """The Line as a bit mask."""
    mask = 0
    for bounty in state.line:
        mask |= 1 << bounty
    return mask


def take_secret_from_line(state: State, seat: int, bounty: int) -> None:
    """A Secret Bounty that everybody has seen (TB-DEL-10, TB-DEL-11)."""
    state.line.remove(bounty)
    state.squads[seat].secrets |= 1 << bounty
    state.open_secrets |= 1 << bounty
    if state.tells:
        state.tell("secret_from_line", "TB-DEL-10", seat=seat, bounty=BOUNTY_IDS[bounty])
    refill_line(state)


def take_secret_from_pile(state: State, seat: int) -> None:
    """A Secret Bounty that only its owner knows (TB-DEL-10, TB-DEL-11)."""
    bounty = draw_bounty(state)
    if bounty == NONE:
        return
    state.squads[seat].secrets |= 1 << bounty
    if state.tells:
        state.tell_one(seat, {"bounty": BOUNTY_IDS[bounty]}, "secret_from_pile", "TB-DEL-10", seat=seat)
