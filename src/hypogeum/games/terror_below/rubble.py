"""Rubble: on the board, on Leader cards, and traded for cards (sections 5.3 and 9.1 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.clocks import turn_clock
from hypogeum.engine.seats import SeatDecision
from hypogeum.engine.steps import Clock
from hypogeum.engine.verbs import GAIN, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.terror_below.board import write_space
from hypogeum.games.terror_below.cards import CARD_IDS, ITEM, WEAPON, deck_of, gain_card
from hypogeum.games.terror_below.components import CHEAP_TRADE, MOST_RUBBLE
from hypogeum.games.terror_below.solo import wreck_if_full
from hypogeum.games.terror_below.squad import Squad
from hypogeum.games.terror_below.state import State

TRADE_SIZE: Final = 3
CHEAP_TRADE_SIZE: Final = 2


def place_rubble(state: State, spaces: list[int], rule: str) -> None:
    """One piece on each space that may hold it, in reading order while there are pieces (TB-ATT-7, TB-COMP-6)."""
    placed: list[int] = []
    for space in spaces:
        if state.rubble_supply == 0:
            break
        if state.rubble[space] < MOST_RUBBLE and not state.is_shelter(space):
            state.rubble[space] += 1
            state.rubble_supply -= 1
            placed.append(space)
    if placed and state.tells:
        state.tell("rubble_placed", rule, spaces=[write_space(space) for space in placed])
    for space in placed:
        wreck_if_full(state, space)


def drop_rubble(state: State, seat: int, space: int) -> None:
    """The Rubble of a dead Leader: what exceeds 2, or cannot lie there, goes to the supply (TB-DEATH-3, TB-DEATH-6)."""
    squad = state.squads[seat]
    room = 0 if state.is_shelter(space) else MOST_RUBBLE - state.rubble[space]
    dropped = min(room, squad.rubble)
    state.rubble[space] += dropped
    state.rubble_supply += squad.rubble - dropped
    squad.rubble = 0
    if dropped and state.tells:
        state.tell("rubble_dropped", "TB-DEATH-3", seat=seat, pieces=dropped, space=write_space(space))
    wreck_if_full(state, space)


def take_rubble(state: State, seat: int, space: int, pieces: int, rule: str) -> None:
    """From a space to the Leader card; enough of it must be traded at once (TB-ACT-7, TB-ACT-9)."""
    squad = state.squads[seat]
    state.rubble[space] -= pieces
    squad.rubble += pieces
    if state.tells:
        state.tell("rubble_taken", rule, seat=seat, pieces=pieces, space=write_space(space), total=squad.rubble)
    if squad.rubble >= trade_size(squad):
        state.push(RubbleTrade(seat))


def trade_size(squad: Squad) -> int:
    """How many pieces a card costs (TB-ACT-9, TB-CHAR-12)."""
    return CHEAP_TRADE_SIZE if squad.is_led_with(CHEAP_TRADE) else TRADE_SIZE


class RubbleTrade(SeatDecision[State]):
    """Return 3 pieces and draw a Weapon or an Item, as long as there are enough (TB-ACT-9, TB-ACT-10)."""

    name = "rubble_trade"
    elsewhere_rule = "TB-ACT-9"

    def waits(self, state: State) -> bool:
        squad = state.squads[self.owner]
        enough = squad.rubble >= trade_size(squad)
        return enough and state.item_deck.can_draw() and state.weapon_deck.can_draw()

    def run(self, state: State) -> None:
        """No choice: one pile has no cards, or both have none."""
        squad = state.squads[self.owner]
        if squad.rubble >= trade_size(squad):
            trade_rubble(state, self.owner, ITEM if state.item_deck.can_draw() else WEAPON)

    def verbs(self, state: State) -> list[Verb[Any]]:
        return TRADE_VERBS

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)


def trade_rubble(state: State, seat: int, which: int) -> None:
    """Pay and draw; what is left over may be enough for another card."""
    squad = state.squads[seat]
    price = trade_size(squad)
    squad.rubble -= price
    state.rubble_supply += price
    if state.tells:
        state.tell("rubble_traded", "TB-ACT-9", seat=seat, pieces=price, deck=CARD_IDS[which])
    state.push(RubbleTrade(seat))
    gain_card(state, seat, which, "TB-ACT-9")


class Trade(Verb[State]):
    """Choose the pile from which the card for the Rubble comes (TB-ACT-9)."""

    name = "trade"
    wish = GAIN
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [ITEM, WEAPON]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if deck_of(state, target).can_draw() else Refusal("TB-ACT-10", deck=CARD_IDS[target])

    def perform(self, state: State, seat: int, target: int) -> None:
        trade_rubble(state, seat, target)

    def write(self, target: int) -> str:
        return CARD_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, CARD_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"pile:{CARD_IDS[target]}"]


TRADE: Final = Trade()
TRADE_VERBS: Final[list[Verb[Any]]] = [TRADE]
