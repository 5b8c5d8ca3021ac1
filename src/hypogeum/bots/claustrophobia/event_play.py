"""Event cards: which to keep, and when to play them."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.claustrophobia.atlas import Atlas
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.event_cards import DETAILS, PLAY
from hypogeum.games.claustrophobia.event_targets import TALENTS
from hypogeum.games.claustrophobia.figures import INFERNALS
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.windows import current_window

KIND_WORTH: Final[list[float]] = [1.2, 0.8, 0.9, 0.5, 1.2, 1.4, 2.0, 1.3, 0.6, 0.9, 1.8, 1.5, 0.7, 0.3]
"""What a card is worth in hand, Lost! first."""


def best_event(state: State, seat: int, atlas: Atlas) -> Action | None:
    """The card to play now, or None."""
    best = NONE
    most = 0.0
    for target in PLAY.targets(state, seat):
        worth = playing_worth(state, atlas, target // DETAILS, target % DETAILS)
        if worth > most:
            best, most = target, worth
    return None if best == NONE else Action(PLAY, best)


def playing_worth(state: State, atlas: Atlas, kind: int, detail: int) -> float:
    """What playing a card is worth now; nothing if it should wait."""
    if kind == parts.SWARM or kind == parts.WHISPERS or kind == parts.LOST or kind == parts.TRAPDOOR:
        return 1.0
    if kind == parts.BLOODLUST:
        return 1.0 if state.attack_dice >= 2 else 0.0
    if kind == parts.UNHOLY_FLESH:
        window = current_window(state)
        return 1.0 if window is not None and window.b >= 2 else 0.0
    if kind == parts.TERROR:
        enemies = state.here[state.place[detail]] & INFERNALS
        return 0.2 * values.combat(state, detail) if enemies else 0.0
    if kind == parts.CRITICAL_HIT:
        figure = detail // TALENTS
        enemies = state.here[state.place[figure]] & INFERNALS
        talent = 1 << detail % TALENTS
        return 0.5 if enemies and talent & (parts.BODYGUARD | parts.TOUGH | parts.IMPOSING) else 0.0
    if kind == parts.WEIGHT_OF_SIN:
        return 0.2 + 0.05 * detail
    if kind == parts.DARKNESS:
        return 0.0
    return _on_board(state, atlas, kind, detail)


def _on_board(state: State, atlas: Atlas, kind: int, detail: int) -> float:
    """Cards of the threat phase that are played on tiles."""
    if kind == parts.COLLAPSE or kind == parts.FISSURE:
        return 0.0
    away = atlas.to_humans(state, state.place_at(detail))
    if kind == parts.AMBUSH:
        return 1.0 if away == 0 and state.pm >= 2 else 0.0
    return 1.0 if away <= 1 and state.pm >= 1 else 0.0


def best_kept(kinds: list[int]) -> int:
    """The kind that is worth most in hand."""
    best = kinds[0]
    for kind in kinds:
        if KIND_WORTH[kind] > KIND_WORTH[best]:
            best = kind
    return best


def worst_kept(kinds: list[int]) -> int:
    best = kinds[0]
    for kind in kinds:
        if KIND_WORTH[kind] < KIND_WORTH[best]:
            best = kind
    return best
