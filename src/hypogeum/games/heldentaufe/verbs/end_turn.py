"""Ending the turn, with the choices of Laboratory and Observer (sections 4.2, 8.6 and 10.3 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.verbs import ACT, GAIN, SCORE, Verb
from hypogeum.engine.words import read_name, split_words
from hypogeum.games.heldentaufe.components import (
    BEST_VALUE,
    LABORATORY,
    MISSION_IDS,
    MISSION_KINDS,
    MISSION_PLACES,
    MISSIONS,
    OBSERVER,
    PIECE_IDS,
    PIECES,
    REWARD_PIECE,
    REWARD_POINTS,
    piece_value,
)
from hypogeum.games.heldentaufe.gains import gain_piece, gain_points, return_token, take_from_supply
from hypogeum.games.heldentaufe.missions import discard_card
from hypogeum.games.heldentaufe.places import place_of, place_thing
from hypogeum.games.heldentaufe.state import State

PLAIN: Final = 0
FIRST_OBSERVER: Final = 1
FIRST_IMPROVEMENT: Final = FIRST_OBSERVER + 2 * MISSIONS
REWARD_CHOICES: Final[list[str]] = ["points", "piece"]


class EndTurn(Verb[State]):
    """End the turn, improving a piece or completing an Observer on the way (HT-TRN-7 to HT-TRN-13).

    Targets: plain; then two for each card, its points and its piece; then one for each piece to improve.
    """

    name = "end_turn"
    ends = True
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        hero = state.heroes[seat]
        found = [PLAIN]
        kind = state.tile_kind(hero)
        if kind == LABORATORY:
            for number in range(PIECES):
                if self._no_improvement(state, seat, number) is None:
                    found.append(FIRST_IMPROVEMENT + number)
        for card in hero.hand:
            if MISSION_KINDS[card] == OBSERVER and MISSION_PLACES[card] == kind:
                found.append(FIRST_OBSERVER + card * 2)
                found.append(FIRST_OBSERVER + card * 2 + 1)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        improvements = [FIRST_IMPROVEMENT + number for number in range(PIECES)]
        watches = [
            FIRST_OBSERVER + card * 2 + choice
            for card in state.heroes[seat].hand
            if MISSION_KINDS[card] == OBSERVER
            for choice in range(2)
        ]
        return [PLAIN, *improvements, *watches]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target == PLAIN:
            return None
        if target >= FIRST_IMPROVEMENT:
            return self._no_improvement(state, seat, target - FIRST_IMPROVEMENT)
        hero = state.heroes[seat]
        card = (target - FIRST_OBSERVER) // 2
        if card not in hero.hand or MISSION_KINDS[card] != OBSERVER:
            return Refusal("HT-MIS-2")
        if state.tile_kind(hero) != MISSION_PLACES[card]:
            return Refusal("HT-OBS-1", card=MISSION_IDS[card])
        return None

    def _no_improvement(self, state: State, seat: int, number: int) -> Refusal | None:
        hero = state.heroes[seat]
        if state.tile_kind(hero) != LABORATORY or not hero.pieces[number]:
            return Refusal("HT-LAB-1", piece=PIECE_IDS[number])
        if piece_value(number) == BEST_VALUE:
            return Refusal("HT-LAB-2", piece=PIECE_IDS[number])
        if not state.piece_supply[number + 1]:
            return Refusal("HT-CMP-9", piece=PIECE_IDS[number + 1])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        state.agenda.pop()  # the main phase
        if state.tells:
            state.tell("turn_ended", "HT-TRN-5", seat=seat)
        if target >= FIRST_IMPROVEMENT:
            _improve(state, seat, target - FIRST_IMPROVEMENT)
        elif target != PLAIN:
            card, choice = divmod(target - FIRST_OBSERVER, 2)
            _watch(state, seat, card, choice)

    def write(self, target: int) -> str:
        if target == PLAIN:
            return ""
        if target >= FIRST_IMPROVEMENT:
            return f"improve {PIECE_IDS[target - FIRST_IMPROVEMENT]}"
        card, choice = divmod(target - FIRST_OBSERVER, 2)
        return f"{MISSION_IDS[card]} {REWARD_CHOICES[choice]}"

    def read(self, words: str) -> int:
        if not words:
            return PLAIN
        what, choice = split_words(words, 2)
        if what == "improve":
            return FIRST_IMPROVEMENT + read_name(choice, PIECE_IDS)
        return FIRST_OBSERVER + read_name(what, MISSION_IDS) * 2 + read_name(choice, REWARD_CHOICES)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        if target == PLAIN:
            return []
        if target >= FIRST_IMPROVEMENT:
            return [f"token:{PIECE_IDS[target - FIRST_IMPROVEMENT]}"]
        return [f"card:{MISSION_IDS[(target - FIRST_OBSERVER) // 2]}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [] if target == PLAIN else [place_thing(place_of(state, state.heroes[seat]))]

    def wish_of(self, state: State, seat: int, target: int) -> str:
        if target == PLAIN:
            return ACT
        is_for_points = target < FIRST_IMPROVEMENT and (target - FIRST_OBSERVER) % 2 == 0
        return SCORE if is_for_points else GAIN


def _improve(state: State, seat: int, number: int) -> None:
    """E1: exchange a piece for the next value (HT-LAB-1, HT-LAB-2)."""
    hero = state.heroes[seat]
    return_token(state, hero, number)
    take_from_supply(state, hero, number + 1)
    if state.tells:
        state.tell("improved", "HT-LAB-1", seat=seat, given=PIECE_IDS[number], piece=PIECE_IDS[number + 1])


def _watch(state: State, seat: int, card: int, choice: int) -> None:
    """E2: an Observer pays points or a piece (HT-OBS-1)."""
    discard_card(state, seat, card)
    if state.tells:
        state.tell("mission_completed", "HT-OBS-1", seat=seat, card=MISSION_IDS[card])
    if choice == 1:
        gain_piece(state, seat, REWARD_PIECE[card], "HT-OBS-1")
    else:
        gain_points(state, seat, REWARD_POINTS[card], "HT-OBS-1")


END_TURN: Final = EndTurn()
