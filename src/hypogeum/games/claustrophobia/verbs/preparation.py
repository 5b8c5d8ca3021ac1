"""Laying dice and instinct cards: free to rearrange and secret until all is confirmed (CL-HPR-5 to CL-HPR-13)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE, bits
from hypogeum.engine.verbs import GAIN, NamedVerb, Verb
from hypogeum.engine.words import read_name, read_number, split_words
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.healing import BY_EXALTATION, BY_SECOND_WIND, HealLine
from hypogeum.games.claustrophobia.instinct import take_from_hand, take_into_hand
from hypogeum.games.claustrophobia.nibbles import dice_of, faces_in, has_die, with_die, without_die
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.values import text_effect

FIGURE_BITS: Final = 4
"""The targets of these verbs end with the figure; then comes the die, or the card, or the die and the card."""
FIGURE: Final = (1 << FIGURE_BITS) - 1
DIE_BITS: Final = 3
DIE: Final = (1 << DIE_BITS) - 1


def _without_die(state: State) -> list[int]:
    """The fighters that still need a die."""
    found: list[int] = []
    for figure in state.roster:
        if state.place[figure] != NONE and state.line[figure] == 0:
            found.append(figure)
    return found


def _without_card(state: State, figures: list[int]) -> list[int]:
    """Those of some fighters that have no card beside their sheet."""
    return [figure for figure in figures if state.card[figure] == NONE]


def _on_figures(things: list[int], figures: list[int]) -> list[int]:
    """Every die or card with every fighter, as targets."""
    return [thing << FIGURE_BITS | figure for thing in things for figure in figures]


def _no_place_for_die(state: State, figure: int, die: int) -> Refusal | None:
    """Every fighter in play gets exactly one of the rolled dice (CL-HPR-5)."""
    if not state.in_play(figure) or state.line[figure]:
        return Refusal("CL-HPR-5", fighter=FIGURE_IDS[figure])
    return None if has_die(state.dice, die) else Refusal("CL-HPR-5", die=die)


def _no_place_for_card(state: State, figure: int, card: int) -> Refusal | None:
    """A card of the hand, at most one per fighter (CL-HPR-6)."""
    if not state.in_play(figure) or state.card[figure] != NONE:
        return Refusal("CL-HPR-6", fighter=FIGURE_IDS[figure])
    return None if state.hand >> card & 1 else Refusal("CL-HPR-6", card=parts.INSTINCT_IDS[card])


class Assign(Verb[State]):
    """Lay a rolled die on the line of its value (CL-HPR-5)."""

    name = "assign"

    def targets(self, state: State, seat: int) -> list[int]:
        return _on_figures(faces_in(state.dice), _without_die(state))

    def candidates(self, state: State, seat: int) -> list[int]:
        return _on_figures(faces_in(state.dice), state.humans_in_play())

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return _no_place_for_die(state, target & FIGURE, target >> FIGURE_BITS)

    def perform(self, state: State, seat: int, target: int) -> None:
        die = target >> FIGURE_BITS
        state.dice = without_die(state.dice, die)
        state.line[target & FIGURE] = die

    def write(self, target: int) -> str:
        return f"{target >> FIGURE_BITS} {FIGURE_IDS[target & FIGURE]}"

    def read(self, words: str) -> int:
        die, figure = split_words(words, 2)
        return read_number(die, 1, 6) << FIGURE_BITS | read_name(figure, parts.SHEET_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"die:{target >> FIGURE_BITS}", f"fighter:{FIGURE_IDS[target & FIGURE]}"]


class Turn(Verb[State]):
    """Turn a rolled die to the value of a card and lay both on a fighter (CL-HPR-6, CL-HPR-7, CL-AMB-29).

    Dice that a card has turned lie on sheets; they show their own face again when they are taken back, so no die is
    turned twice.
    """

    name = "turn"

    def targets(self, state: State, seat: int) -> list[int]:
        return _turns(state, _without_card(state, _without_die(state))) if state.hand else EMPTY

    def candidates(self, state: State, seat: int) -> list[int]:
        return _turns(state, state.humans_in_play())

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        figure = target & FIGURE
        refusal = _no_place_for_card(state, figure, target >> FIGURE_BITS + DIE_BITS)
        return refusal if refusal is not None else _no_place_for_die(state, figure, target >> FIGURE_BITS & DIE)

    def perform(self, state: State, seat: int, target: int) -> None:
        figure, die, card = target & FIGURE, target >> FIGURE_BITS & DIE, target >> FIGURE_BITS + DIE_BITS
        state.dice = without_die(state.dice, die)
        take_from_hand(state, card)
        state.card[figure] = card
        state.line[figure] = parts.INSTINCT_VALUE[card]
        _remember_face(state, figure, die)

    def write(self, target: int) -> str:
        card, die = parts.INSTINCT_IDS[target >> FIGURE_BITS + DIE_BITS], target >> FIGURE_BITS & DIE
        return f"{card} {die} {FIGURE_IDS[target & FIGURE]}"

    def read(self, words: str) -> int:
        card, die, figure = split_words(words, 3)
        return _turn(read_name(card, parts.INSTINCT_IDS), read_number(die, 1, 6), read_name(figure, parts.SHEET_IDS))

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        card, die = parts.INSTINCT_IDS[target >> FIGURE_BITS + DIE_BITS], target >> FIGURE_BITS & DIE
        return [f"card:{card}", f"die:{die}", f"fighter:{FIGURE_IDS[target & FIGURE]}"]


def _turn(card: int, die: int, figure: int) -> int:
    return (card << DIE_BITS | die) << FIGURE_BITS | figure


def _turns(state: State, figures: list[int]) -> list[int]:
    """Every card of the hand with every die for each of some fighters."""
    dice = faces_in(state.dice)
    return [_turn(card, die, figure) for card in bits(state.hand) for die in dice for figure in figures]


def _remember_face(state: State, figure: int, face: int) -> None:
    """What a die showed before a card turned it; 0 for a die that was not turned."""
    turned = state.turned[:]
    turned[figure] = face
    state.turned = turned


class Give(Verb[State]):
    """Lay a card beside a sheet for its text, which counts when the assignment is confirmed (CL-HPR-6, CL-INS-10)."""

    name = "give"

    def targets(self, state: State, seat: int) -> list[int]:
        return _on_figures(bits(state.hand), _without_card(state, state.humans_in_play())) if state.hand else EMPTY

    def candidates(self, state: State, seat: int) -> list[int]:
        return _on_figures(bits(state.hand), state.humans_in_play())

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return _no_place_for_card(state, target & FIGURE, target >> FIGURE_BITS)

    def perform(self, state: State, seat: int, target: int) -> None:
        card = target >> FIGURE_BITS
        take_from_hand(state, card)
        state.card[target & FIGURE] = card
        state.uses |= 1 << (target & FIGURE)

    def write(self, target: int) -> str:
        return f"{parts.INSTINCT_IDS[target >> FIGURE_BITS]} {FIGURE_IDS[target & FIGURE]}"

    def read(self, words: str) -> int:
        card, figure = split_words(words, 2)
        return read_name(card, parts.INSTINCT_IDS) << FIGURE_BITS | read_name(figure, parts.SHEET_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"card:{parts.INSTINCT_IDS[target >> FIGURE_BITS]}", f"fighter:{FIGURE_IDS[target & FIGURE]}"]


class Unassign(NamedVerb[State]):
    """Take die and card of a fighter back; the die shows what was rolled (CL-HPR-12)."""

    name = "unassign"

    def candidates(self, state: State, seat: int) -> list[int]:
        return state.humans_in_play()

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.in_play(target) and (state.line[target] or state.card[target] != NONE):
            return None
        return Refusal("CL-HPR-12", fighter=FIGURE_IDS[target])

    def perform(self, state: State, seat: int, target: int) -> None:
        if state.line[target]:
            rolled = state.turned[target] if state.turned[target] else state.line[target]
            state.dice = with_die(state.dice, rolled)
            state.line[target] = 0
            _remember_face(state, target, 0)
        if state.card[target] != NONE:
            take_into_hand(state, state.card[target])
            state.card[target] = NONE
            state.uses &= ~(1 << target)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        """The die on its line; without a die, the card."""
        if state.line[target]:
            return [f"line:{FIGURE_IDS[target]}/{state.line[target]}"]
        return [] if state.card[target] == NONE else [f"card:{parts.INSTINCT_IDS[state.card[target]]}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [f"fighter:{FIGURE_IDS[target]}"]


class Confirm(Verb[State]):
    """Lay the whole assignment open: dice lie on their lines, then the texts of cards count (CL-HPR-12, CL-HPR-13).

    The texts concern one fighter each, so their order makes no difference. Exhaustion comes next on the agenda.
    """

    name = "confirm"
    wish = GAIN
    ends = True
    is_open = True

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        waiting = _without_die(state)
        return Refusal("CL-HPR-5", fighter=FIGURE_IDS[waiting[0]]) if waiting else None

    def perform(self, state: State, seat: int, target: int) -> None:
        state.agenda.pop()
        confirm_assignment(state)


def confirm_assignment(state: State) -> None:
    """All dice and cards lie for good; the dice that are left over are put aside (CL-HPR-5, CL-HPR-13)."""
    if state.tells:
        _tell_assignment(state)
    state.dice = 0
    for figure in reversed(state.humans_in_play()):
        effect = text_effect(state, figure)
        if effect == parts.WRATH:
            state.wrath |= 1 << figure
        elif effect == parts.COURAGE:
            state.courage |= 1 << figure
        elif effect == parts.SECOND_WIND:
            state.push(HealLine(figure, BY_SECOND_WIND))
        elif effect == parts.EXALTATION:
            state.push(HealLine(figure, BY_EXALTATION))


def _tell_assignment(state: State) -> None:
    """Who got which die and which card, and the dice that are put aside."""
    for figure in state.humans_in_play():
        fighter, line, card = FIGURE_IDS[figure], state.line[figure], state.card[figure]
        if card == NONE or state.uses >> figure & 1:
            state.tell("die_assigned", "CL-HPR-5", seat=state.human, fighter=fighter, die=line)
        else:
            name = parts.INSTINCT_IDS[card]
            rolled = state.turned[figure]
            state.tell("die_turned", "CL-HPR-7", seat=state.human, fighter=fighter, card=name, roll=rolled, die=line)
        if state.uses >> figure & 1:
            effect = parts.INSTINCT_EFFECT_IDS[parts.INSTINCT_EFFECT[card]]
            name = parts.INSTINCT_IDS[card]
            state.tell("card_given", "CL-HPR-6", seat=state.human, fighter=fighter, card=name, effect=effect)
    if state.dice:
        state.tell("dice_put_aside", "CL-HPR-5", seat=state.human, dice=dice_of(state.dice))


ASSIGN: Final = Assign()
TURN: Final = Turn()
GIVE: Final = Give()
UNASSIGN: Final = Unassign(parts.SHEET_IDS, "fighter")
CONFIRM: Final = Confirm()
