"""Redrawing what a seat cannot know (section 10 of the rulebook).

Hidden are the instinct cards in hand from all but the human player, event cards in hand and those looked at for Fell
Destiny from all but the infernal player, face-down tiles from all, and how dice and cards are being assigned from all
but the human player. Piles and the stack have no order, so there is nothing to redraw in them but their share of the
hidden cards and tiles.

What everybody knows of a hidden card: from which shuffle it came (`Deck.batches`). Of a hidden tile: its group in the
stack (stack.py), and that a tile which is being turned can be placed in more than one way. And whoever sees the
infernal player asked in a window knows that he can play a card (moments.py).
"""

from __future__ import annotations

from typing import Final

from hypogeum.engine.chance import Chance
from hypogeum.engine.decks import exchanged
from hypogeum.engine.masks import EMPTY, NONE, bits, mask_of, shuffled
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.exploring import Orient, leaving_rotations, legal_rotations
from hypogeum.games.claustrophobia.figures import FIRST_TROGLODYTE
from hypogeum.games.claustrophobia.knowing import knows_assignment, knows_drawn_tile, take_back_assignment
from hypogeum.games.claustrophobia.moments import moments_to_come, window_by_cards
from hypogeum.games.claustrophobia.nibbles import dice_of, packed_dice
from hypogeum.games.claustrophobia.plan import FINAL, RETURN
from hypogeum.games.claustrophobia.stack import draw_tile, forget_seen, give_back
from hypogeum.games.claustrophobia.state import State

TRIES: Final = 200
"""How often something is redrawn until it can be so; after that it stays as it is, which is possible too."""


def resample(state: State, viewer: int, chance: Chance) -> None:
    """Draw everything anew that is hidden from the viewer (-1: a spectator)."""
    is_assigning = not knows_assignment(state, viewer)
    if is_assigning:
        _take_back_assignment(state)
    if viewer != state.human:
        _redeal_instinct(state, viewer, chance)
    if is_assigning:
        _assign_anew(state, chance)
    if viewer != state.infernal:
        _redeal_events(state, viewer, chance)
    _redraw_tiles(state, viewer, chance)


# What is hidden


def hidden_components(state: State, viewer: int) -> int:
    """Everything hidden from the viewer in one bit mask, one kind after the other."""
    mask = moments_to_come(state, viewer)
    mask = mask << 1 | is_turning_unknown(state, viewer)
    mask = mask << FIRST_TROGLODYTE | hidden_assignment(state, viewer)
    mask = mask << parts.TILES + 1 | hidden_tiles(state, viewer)
    mask = mask << len(parts.EVENT_CARD_IDS) | hidden_events(state, viewer)
    return mask << len(parts.INSTINCT_IDS) | hidden_instinct(state, viewer)


def hidden_instinct(state: State, viewer: int) -> int:
    """In the pile, and for all but the human player those in hand and those whose assignment is not confirmed."""
    hidden = state.instinct_deck.pile
    if viewer != state.human:
        hidden |= state.hand
    if not knows_assignment(state, viewer):
        hidden |= mask_of([card for card in state.card if card != NONE])
    return hidden


def hidden_events(state: State, viewer: int) -> int:
    """In the pile, and for all but the infernal player those in hand and those looked at for Fell Destiny."""
    hidden = state.event_deck.pile
    if viewer != state.infernal:
        hidden |= state.events_held | mask_of(state.events_looked)
    return hidden


def hidden_tiles(state: State, viewer: int) -> int:
    """In the stack or left over from its pools; for all but the human player also those that he has looked at."""
    hidden = 0
    for pool in state.pools:
        hidden |= pool
    if viewer != state.human:
        hidden |= mask_of(state.top) | mask_of(state.looked_tiles) | mask_of(state.seen_tiles)
    if hides_drawn_tile(state, viewer):
        hidden |= 1 << state.drawn
    return hidden


def hides_drawn_tile(state: State, viewer: int) -> bool:
    """Whether a tile waits that the viewer has not seen."""
    return state.drawn != 0 and not knows_drawn_tile(state, viewer) and not _was_set_aside(state)


def _was_set_aside(state: State) -> bool:
    """Whether the drawn tile had been set aside, face up, and is placed although it closes the board (CL-EXP-9)."""
    return state.plan.keys[state.drawn] == RETURN and not leaving_rotations(state, state.drawn)


def hidden_assignment(state: State, viewer: int) -> int:
    """Bit mask of the fighters whose dice and cards are not confirmed (CL-HPR-12)."""
    return 0 if knows_assignment(state, viewer) else mask_of(state.humans_in_play())


def is_turning_unknown(state: State, viewer: int) -> bool:
    """Whether Prescience is at work and nobody else knows yet whether the tile can be turned (CL-GFT-10)."""
    if viewer == state.human:
        return False
    return bool(state.looked_tiles) or (state.drawn != 0 and not _is_orienting(state))


def _is_orienting(state: State) -> bool:
    return not state.over and isinstance(state.agenda[-1], Orient)


# Redrawing cards


def _take_back_assignment(state: State) -> None:
    """As if nothing had been assigned yet."""
    before = state.hand
    take_back_assignment(state)
    state.hand_order = [*state.hand_order, *bits(state.hand & ~before)]


def _redeal_instinct(state: State, viewer: int, chance: Chance) -> None:
    become = state.instinct_deck.redealt(hidden_instinct(state, viewer), chance)
    state.instinct_deck.exchange(become)
    state.hand = exchanged(state.hand, become)
    state.hand_order = [become[card] for card in state.hand_order]


def _assign_anew(state: State, chance: Chance) -> None:
    """Some fighters have got a die each, and no card."""
    dice = shuffled(dice_of(state.dice), chance)
    fighters = state.humans_in_play()
    for figure in fighters[: chance.pick(len(fighters) + 1)]:
        state.line[figure] = dice.pop()
    state.dice = packed_dice(sorted(dice))


def _redeal_events(state: State, viewer: int, chance: Chance) -> None:
    """Whoever is asked in a window because of his cards is so again (CL-DEC-4)."""
    is_by_cards = bool(state.events_held and not state.over and window_by_cards(state))
    deck, held, looked = state.event_deck.copy(), state.events_held, state.events_looked
    for _ in range(TRIES):
        become = state.event_deck.redealt(hidden_events(state, viewer), chance)
        state.event_deck.exchange(become)
        state.events_held = exchanged(state.events_held, become)
        state.events_looked = [become[card] for card in state.events_looked]
        if not is_by_cards or window_by_cards(state):
            return
    state.event_deck, state.events_held, state.events_looked = deck, held, looked


# Redrawing tiles


def _redraw_tiles(state: State, viewer: int, chance: Chance) -> None:
    """Tiles that somebody else has drawn, looked at or put back: any others from the same piles could be there."""
    if viewer != state.human:
        forget_seen(state)
    redraws_top = viewer != state.human and bool(state.top or state.looked_tiles)
    redraws_drawn = hides_drawn_tile(state, viewer)
    if not redraws_top and not redraws_drawn:
        return
    pools, groups, looked = state.pools, state.groups, len(state.looked_tiles)
    for _ in range(TRIES):
        tiles, origins = _drawn_anew(state, redraws_top, redraws_drawn, chance)
        if redraws_drawn:
            number = _possible_tile(state, tiles)
            if number == NONE:
                state.pools, state.groups = pools, groups
                continue
            state.drawn, state.drawn_group = tiles.pop(number), origins.pop(number)
        if redraws_top:
            state.looked_tiles, state.looked_groups = tiles[:looked], origins[:looked]
            state.top, state.top_groups = tiles[looked:], origins[looked:]
        return


def _drawn_anew(state: State, redraws_top: bool, redraws_drawn: bool, chance: Chance) -> tuple[list[int], list[int]]:
    """As many tiles as are hidden, from where they came, and the groups they come from now.

    The human player may have chosen among them already: then they can be in any order.
    """
    tiles: list[int] = []
    groups: list[int] = []
    if redraws_drawn:
        tiles, groups = [state.drawn], [state.drawn_group]
    if redraws_top:
        tiles = [*tiles, *state.looked_tiles, *state.top]
        groups = [*groups, *state.looked_groups, *state.top_groups]
    for number in range(len(tiles)):
        give_back(state, tiles[number], groups[number])
    top, seen, drawn_group = state.top, state.seen_tiles, state.drawn_group
    state.top = state.seen_tiles = EMPTY  # not drawn from: they are known, or have just been given back
    for number in range(len(tiles)):
        tiles[number] = draw_tile(state)
        groups[number] = state.drawn_group
    state.top, state.seen_tiles, state.drawn_group = top, seen, drawn_group
    if state.looked_tiles and not state.drawn:
        return tiles, groups
    order = shuffled(list(range(len(tiles))), chance)
    return [tiles[number] for number in order], [groups[number] for number in order]


def _possible_tile(state: State, tiles: list[int]) -> int:
    """The number of the first of some tiles that can be the one which waits, or NONE."""
    for number in range(len(tiles)):
        if _can_wait(state, tiles[number]):
            return number
    return NONE if _is_orienting(state) else 0


def _can_wait(state: State, tile: int) -> bool:
    """A tile that is being turned can be placed, in more than one way (CL-EXP-6, CL-DEC-4)."""
    if state.plan.keys[tile] != FINAL and not leaving_rotations(state, tile):
        return False
    return not _is_orienting(state) or len(legal_rotations(state, tile)) > 1
