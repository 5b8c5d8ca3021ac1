"""Setup, a turn and the end (LN-SET, LN-TRN, LN-END)."""

from __future__ import annotations

from hypogeum.engine.actions import Refusal
from hypogeum.engine.clocks import turn_clock
from hypogeum.engine.decks import new_deck
from hypogeum.engine.masks import NONE
from hypogeum.engine.ranking import ranks_of
from hypogeum.engine.seats import SeatDecision, SeatStep
from hypogeum.engine.steps import Clock, Step
from hypogeum.engine.verbs import GIVE_UP, MOVE, Verb
from hypogeum.engine.words import read_name
from tests.lantern.components import CARDS, HAND_SIZE, KINDS, LANTERN_CELLS, LANTERN_IDS, LAST_CELL, STEPS_OF
from tests.lantern.state import State


def set_up(state: State) -> None:
    """LN-SET-1 to LN-SET-3."""
    state.pawns = [0] * state.seats
    state.hands = [0] * state.seats
    state.takers = [NONE] * len(LANTERN_CELLS)
    state.deck = new_deck((1 << CARDS) - 1, CARDS)
    for seat in range(state.seats):
        _fill_hand(state, seat, "LN-SET-2")
    first = state.table_options.first_player
    state.first_player = first if first != NONE else state.chance.pick(state.seats)
    if state.tells:
        state.tell("first_player", "LN-SET-3", seat=state.first_player)
    state.push(BeginTurn(state.first_player))


def _fill_hand(state: State, seat: int, rule: str) -> None:
    """Draw up to two cards; an empty deck is made anew (LN-CMP-3)."""
    drawn: list[str] = []
    while state.hands[seat].bit_count() < HAND_SIZE:
        shuffles = state.deck.shuffles
        card = state.deck.draw(state.chance)
        if state.deck.shuffles != shuffles and state.tells:
            state.tell("shuffled", "LN-CMP-3")
        state.hands[seat] |= 1 << card
        drawn.append(str(STEPS_OF[card]))
    if drawn and state.tells:
        state.tell_one(seat, {"cards": drawn}, "drawn", rule, seat=seat, count=len(drawn))


class BeginTurn(Step[State]):
    """LN-TRN-1: one thing to do, then new cards, then the next seat."""

    name = "begin_turn"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> list[int]:
        return [self.seat]

    def run(self, state: State) -> None:
        state.active = self.seat
        state.turns += 1
        state.push(NextTurn())
        state.push(RefillHand(self.seat))
        state.push(TakeTurn(self.seat))


class TakeTurn(SeatDecision[State]):
    """Play a card, or discard one and look at the deck (LN-TRN-2, LN-TRN-3)."""

    name = "take_turn"
    elsewhere_rule = "LN-TRN-1"

    def verbs(self, state: State) -> list[Verb[State]]:
        return [PLAY, LOOK]

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)


class RefillHand(SeatStep[State]):
    """LN-TRN-4."""

    name = "refill_hand"

    def run(self, state: State) -> None:
        _fill_hand(state, self.owner, "LN-TRN-4")


class NextTurn(Step[State]):
    name = "next_turn"

    def run(self, state: State) -> None:
        state.push(BeginTurn(state.seat_after(state.active)))


class CardVerb(Verb[State]):
    """What is done with a card of the hand; its target is the kind of the card."""

    def candidates(self, state: State, seat: int) -> list[int]:
        return KINDS

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.card_in_hand(seat, target) == NONE:
            return Refusal("LN-TRN-2", card=str(target))
        return None

    def put_away(self, state: State, seat: int, steps: int) -> None:
        card = state.card_in_hand(seat, steps)
        state.hands[seat] &= ~(1 << card)
        state.deck.put_away(card)

    def write(self, target: int) -> str:
        return str(target)

    def read(self, words: str) -> int:
        return KINDS[read_name(words, [str(kind) for kind in KINDS])]


class Play(CardVerb):
    """Move that many cells forward (LN-TRN-2), take lanterns (LN-LAN-1), push (LN-PSH-1)."""

    name = "play"
    wish = MOVE
    is_open = True

    def perform(self, state: State, seat: int, target: int) -> None:
        self.put_away(state, seat, target)
        start = state.pawns[seat]
        cell = min(start + target, LAST_CELL)
        state.pawns[seat] = cell
        if state.tells:
            state.tell("moved", "LN-TRN-2", seat=seat, card=str(target), cell=cell)
        _take_lanterns(state, seat, start)
        _push(state, seat)
        if cell == LAST_CELL:
            _end(state)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"card:{target}", f"cell:{min(state.pawns[seat] + target, LAST_CELL)}"]


class Look(CardVerb):
    """Discard a card and look secretly at the top card of the deck (LN-TRN-3)."""

    name = "look"
    wish = GIVE_UP
    is_open = True

    def perform(self, state: State, seat: int, target: int) -> None:
        self.put_away(state, seat, target)
        for one in state.side_of(seat):  # LN-PAIR-1
            top = state.deck.look(one, state.chance)
        if state.tells:
            state.tell_one(seat, {"top": str(STEPS_OF[top])}, "looked", "LN-TRN-3", seat=seat, card=str(target))

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"card:{target}", "deck"]


PLAY = Play()
LOOK = Look()


def _take_lanterns(state: State, seat: int, start: int) -> None:
    """LN-LAN-1: the first to land on it or pass it."""
    for lantern, cell in enumerate(LANTERN_CELLS):
        if state.takers[lantern] == NONE and start < cell <= state.pawns[seat]:
            state.takers[lantern] = seat
            if state.tells:
                state.tell("lantern_taken", "LN-LAN-1", seat=seat, lantern=LANTERN_IDS[lantern])


def _push(state: State, seat: int) -> None:
    """LN-PSH-1, LN-PSH-2: others on the cell go back by one; that pushes nobody."""
    cell = state.pawns[seat]
    for other in range(state.seats):
        if other != seat and cell > 0 and state.pawns[other] == cell:
            state.pawns[other] -= 1
            if state.tells:
                state.tell("pushed", "LN-PSH-1", seat=seat, other=other, cell=cell - 1)


def _end(state: State) -> None:
    """LN-END-1 to LN-END-3."""
    standings = [state.standing(seat) for seat in range(state.seats)]
    winners = [seat for seat in range(state.seats) if standings[seat] == max(standings)]
    if state.tells:
        state.tell("ended", "LN-END-2", winners=winners)
    state.finish(winners)


def ranks(state: State) -> list[int]:
    return ranks_of(state, [state.standing(seat) for seat in range(state.seats)])


def scores(state: State) -> list[int]:
    return [state.points(seat) for seat in range(state.seats)]
