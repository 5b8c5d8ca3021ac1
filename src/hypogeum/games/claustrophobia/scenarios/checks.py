"""What a scenario has to hold so that it can be played: the table of all checks."""

from __future__ import annotations

from collections.abc import Callable

from hypogeum.games.claustrophobia.scenarios import board, ends, forces, rules, words
from hypogeum.games.claustrophobia.scenarios.faults import Fault, Faults
from hypogeum.games.claustrophobia.scenarios.records import Document

CHECKS: tuple[Callable[[Document], Faults], ...] = (
    words.texts,
    forces.roster,
    forces.gifts,
    forces.equipment,
    forces.instinct_cards,
    forces.demons,
    board.piles,
    board.every_tile_once,
    board.starting_board,
    board.doors,
    board.teleports,
    board.starting_infernals,
    board.key_tiles,
    rules.rules,
    ends.human_victory,
    ends.draw,
    ends.infernal_victory,
    ends.turn_limit,
    rules.needed_tiles,
)
"""In the order of a document. A check may rely on those before it, so only the first fault is certain."""


def first_fault(scenario: Document) -> Fault | None:
    """Why a scenario cannot be played, if so."""
    for check in CHECKS:
        for fault in check(scenario):
            return fault
    return None
