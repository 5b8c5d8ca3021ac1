"""Redrawing what a seat cannot know (section 19 of the rulebook).

Hidden are only the mission cards of the others and of the pile, and the answers to a joint decision. Tiles and
danger tokens are drawn when they are needed, so there is nothing to redraw.

What everybody knows of hidden cards: a hand dealt at setup has two red cards and a blue one, and a card that came
from the n-th mission pile is one of the cards that were shuffled into it. The `batches` of the deck hold just that.
"""

from __future__ import annotations

from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import bits, mask_of, shuffled
from hypogeum.games.heldentaufe.command import Consent
from hypogeum.games.heldentaufe.components import MISSIONS, RED_MISSIONS
from hypogeum.games.heldentaufe.state import State

DEALT = 0
FIRST_PILE = 1


def resample(state: State, viewer: int, chance: Chance) -> None:
    """Draw everything anew that is hidden from the viewer (-1: a spectator), personal settings excepted."""
    if state.missions.shuffles:  # the cards have been dealt
        _redeal_cards(state, viewer, chance)
    if not state.over and isinstance(state.agenda[-1], Consent):
        state.agenda[-1] = _redraw_answers(state, state.agenda[-1], viewer, chance)


def hidden(state: State, viewer: int) -> int:
    """Bit mask of the hidden cards, then of the seats with hidden answers."""
    return hidden_cards(state, viewer) | hidden_answers(state, viewer) << MISSIONS


def hidden_cards(state: State, viewer: int) -> int:
    """Bit mask of the cards the viewer cannot see: in other hands or in the pile."""
    hidden = state.missions.pile
    for seat in range(state.seats):
        if seat != viewer:
            hidden |= mask_of(state.heroes[seat].hand)
    return hidden


def _redeal_cards(state: State, viewer: int, chance: Chance) -> None:
    """Hidden cards change places: those of the setup by colour, those of later piles among themselves."""
    missions = state.missions
    dealt: list[int] = []
    drawn: list[int] = []
    later = 0
    for card in bits(hidden_cards(state, viewer)):
        if missions.batches[card] == DEALT:
            dealt.append(card)
        elif missions.batches[card] == FIRST_PILE:
            drawn.append(card)
        else:
            later |= 1 << card
    become = missions.redealt(later, chance)
    _redeal_first_batches(become, dealt, drawn, chance)
    missions.exchange(become)
    for seat in range(state.seats):
        if seat != viewer:
            state.heroes[seat].hand = [become[card] for card in state.heroes[seat].hand]


def _redeal_first_batches(become: list[int], dealt: list[int], drawn: list[int], chance: Chance) -> None:
    """Cards of the setup and of the first pile: dealt ones keep their colour, the rest is mixed."""
    places = dealt + drawn
    reds = shuffled([card for card in places if _is_red(card)], chance)
    blues = shuffled([card for card in places if not _is_red(card)], chance)
    for_dealt = [reds.pop() if _is_red(card) else blues.pop() for card in dealt]
    cards = for_dealt + shuffled(reds + blues, chance)
    for number in range(len(places)):
        become[places[number]] = cards[number]


def _is_red(card: int) -> bool:
    return bool(RED_MISSIONS >> card & 1)


def _redraw_answers(state: State, consent: Consent, viewer: int, chance: Chance) -> Consent:
    """Who has answered is known, what is not."""
    hidden = hidden_answers(state, viewer)
    contested = consent.contested & ~hidden
    for seat in range(state.seats):
        if hidden >> seat & 1:
            contested |= chance.pick(2) << seat
    return Consent(consent.purpose, consent.spokesperson, consent.asked, contested)


def hidden_answers(state: State, viewer: int) -> int:
    """Bit mask of the seats whose answers to a question are in, but not told yet, except the viewer's own."""
    if state.over or not isinstance(state.agenda[-1], Consent):
        return 0
    answered = state.agenda[-1].answered(state)
    return answered if viewer < 0 else answered & ~(1 << viewer)
