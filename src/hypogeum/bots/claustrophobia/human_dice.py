"""Laying dice and instinct cards: the best sum of what each line gives to each fighter."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.claustrophobia.atlas import Atlas
from hypogeum.bots.claustrophobia.goals import field
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE, bits
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import INFERNALS
from hypogeum.games.claustrophobia.nibbles import dice_of
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.values import free_lines
from hypogeum.games.claustrophobia.verbs.preparation import ASSIGN, CONFIRM, DIE_BITS, FIGURE_BITS, GIVE, TURN

EXHAUSTION: Final = -4.0
GIFT_WORTH: Final[list[float]] = [1.5, 1.6, 1.3, 1.6, 1.0, 0.8, 0.9]
"""By gift, Smite first."""
INSTINCT_WORTH: Final = 0.9


class Needs:
    """What a fighter needs in this turn: to move, to strike, to be hard to hit."""

    __slots__ = ("combat", "defence", "figure", "movement")

    def __init__(self, figure: int, movement: float, combat: float, defence: float) -> None:
        self.figure = figure
        self.movement = movement
        self.combat = combat
        self.defence = defence


def needs_of(state: State, atlas: Atlas, figure: int) -> Needs:
    """By the enemies around and the way that is left."""
    place = state.place[figure]
    enemies = (state.here[place] & INFERNALS).bit_count()
    near = atlas.to_infernals(state, place)
    way = field(state, atlas, figure)[place]
    movement = 0.9 if 0 < way < 90 else 0.1
    combat = 0.8 if enemies else 0.5 if near <= 1 else 0.25
    defence = 0.8 if enemies else 0.6 if near <= 2 else 0.4
    return Needs(figure, movement, combat, defence)


def line_worth(state: State, needs: Needs, line: int) -> float:
    """What a die on a line gives a fighter."""
    figure = needs.figure
    if not free_lines(state, figure) >> line & 1:
        return EXHAUSTION
    at = figure * 7 + line
    worth = (
        needs.movement * min(parts.SHEET_MV[at], 2)
        + needs.combat * parts.SHEET_CB[at]
        + needs.defence * parts.SHEET_DF[at]
    )
    if parts.SHEET_INSTINCT[figure] >> line & 1:
        worth += INSTINCT_WORTH
    for gift in bits(state.gifts[figure]):
        if parts.GIFT_DIE[gift] == line:
            worth += GIFT_WORTH[gift]
    return worth


def lay(state: State, seat: int, atlas: Atlas) -> Action:
    """The next die of the best assignment; cards that help are laid when all dice lie."""
    waiting: list[Needs] = []
    for figure in state.roster:
        if state.place[figure] != NONE and state.line[figure] == 0:
            waiting.append(needs_of(state, atlas, figure))
    if waiting:
        return _next_die(state, waiting)
    return _card_or_confirm(state, seat, atlas)


def _next_die(state: State, waiting: list[Needs]) -> Action:
    """The die of the first fighter in the best assignment; a card saves whoever would be exhausted."""
    dice = dice_of(state.dice)
    chosen = [0] * len(waiting)
    best_assignment(state, waiting, 0, dice, [False] * len(dice), chosen)
    first = waiting[0]
    line = chosen[0]
    if not free_lines(state, first.figure) >> line & 1 and state.card[first.figure] == NONE:
        card = _saving_card(state, first)
        if card != NONE:
            return Action(TURN, (card << DIE_BITS | line) << FIGURE_BITS | first.figure)
    return Action(ASSIGN, line << FIGURE_BITS | first.figure)


def best_assignment(
    state: State, waiting: list[Needs], number: int, dice: list[int], used: list[bool], chosen: list[int]
) -> float:
    """The best sum for the fighters from a number on; `chosen` gets the faces."""
    if number == len(waiting):
        return 0.0
    best = -1000.0
    best_face = 0
    best_rest: list[int] = []
    tried = 0
    for place in range(len(dice)):
        face = dice[place]
        if used[place] or tried >> face & 1:
            continue
        tried |= 1 << face
        used[place] = True
        worth = line_worth(state, waiting[number], face)
        worth += best_assignment(state, waiting, number + 1, dice, used, chosen)
        used[place] = False
        if worth > best:
            best = worth
            best_face = face
            best_rest = chosen[number + 1 :]
    chosen[number] = best_face
    for offset in range(len(best_rest)):
        chosen[number + 1 + offset] = best_rest[offset]
    return best


def _saving_card(state: State, needs: Needs) -> int:
    """A card whose value is a line that the fighter can use, the best of them; or NONE."""
    best = NONE
    most = EXHAUSTION
    for card in bits(state.hand):
        worth = line_worth(state, needs, parts.INSTINCT_VALUE[card])
        if worth > most:
            best, most = card, worth
    return best


# Texts of cards


def _card_or_confirm(state: State, seat: int, atlas: Atlas) -> Action:
    best = 0
    most = 0.6 if state.hand.bit_count() >= state.hand_limit else 1.0
    for target in GIVE.targets(state, seat):
        worth = text_worth(state, atlas, target & 15, target >> FIGURE_BITS)
        if worth > most:
            best, most = target, worth
    return Action(GIVE, best) if best else Action(CONFIRM, 0)


def text_worth(state: State, atlas: Atlas, figure: int, card: int) -> float:
    """What the text of a card gives to a fighter now."""
    effect = parts.INSTINCT_EFFECT[card]
    enemies = (state.here[state.place[figure]] & INFERNALS).bit_count()
    near = atlas.to_infernals(state, state.place[figure]) <= 1
    wounds = state.damage[figure].bit_count()
    is_tired = not free_lines(state, figure) >> state.line[figure] & 1
    if effect == parts.SECOND_WIND:
        return 3.0 if is_tired else 0.8 * wounds if wounds > 1 else 0.0
    if effect == parts.EXALTATION:
        return 4.0 if is_tired else 1.2 * wounds if wounds > 1 else 0.0
    if effect == parts.COURAGE:
        return 2.5 if enemies else 1.5 if near else 0.3
    if is_tired:
        return 0.0
    if effect == parts.WRATH or effect == parts.FRENZY:
        return 1.5 if enemies else 0.7 if near else 0.0
    if effect == parts.THICK_SKIN:
        return 1.6 if enemies else 1.0 if near else 0.0
    if effect == parts.SLIP_AWAY:
        return 1.2 if enemies > 1 and not parts.SHEET_TALENTS[figure] & parts.ELUSIVE else 0.0
    if effect == parts.FLIGHT:
        return 1.1 if enemies > 1 and field(state, atlas, figure)[state.place[figure]] > 0 else 0.0
    if effect == parts.SHIELD_BROTHER or effect == parts.STAND_FIRM:
        return 0.7 if enemies else 0.2
    return 0.9 if near else 0.2
