"""What the infernal player may do in the threat phase: buying fighters, the troglodytes of Summons (section 4.5)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE, bits
from hypogeum.engine.verbs import GAIN, Verb
from hypogeum.engine.words import read_name, split_words
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.board import has_room
from hypogeum.games.claustrophobia.cells import read_cell, write_cell
from hypogeum.games.claustrophobia.demon_powers import demon_with_power
from hypogeum.games.claustrophobia.entering import buy, buying_rule, cost_of, enter_play, next_hound
from hypogeum.games.claustrophobia.figures import DEMONS, FIRST_DEMON
from hypogeum.games.claustrophobia.state import State

TROGLODYTE: Final = 0
HOUND: Final = 1
FIRST: Final = 2
"""The first demon."""
ENTRY_IDS: Final[list[str]] = ["troglodyte", "hound", *parts.DEMON_IDS]
ENTRIES: Final = 16
"""The target of `buy` is the cell times this, plus who is bought."""


def entry_figure(state: State, entry: int) -> int:
    """The figure of the reserve that would enter, or NONE."""
    if entry == TROGLODYTE:
        return state.next_troglodyte()
    if entry == HOUND:
        return next_hound(state)
    figure = FIRST_DEMON + entry - FIRST
    return NONE if reserve_rule(state, entry) else figure


def reserve_rule(state: State, entry: int) -> str:
    """The rule by which nobody of this kind can be bought, wherever it be; or nothing."""
    if entry == TROGLODYTE:
        return "CL-THR-15" if state.next_troglodyte() == NONE else ""
    if entry == HOUND:
        return "CL-HND-1" if next_hound(state) == NONE else ""
    figure = FIRST_DEMON + entry - FIRST
    if not state.company >> figure & 1:
        return "CL-DEM-3"
    if figure == state.plan.throne_demon:
        return "CL-S3-4"
    if state.removed >> figure & 1:
        return "CL-DMG-3"
    if state.in_play(figure):
        return "CL-DEM-1"
    return "CL-DMG-4" if state.not_yet >> figure & 1 else ""


def entries_of(state: State) -> list[int]:
    """Who belongs to this game and might be bought."""
    return [TROGLODYTE, HOUND, *[figure - FIRST_DEMON + FIRST for figure in bits(state.company & DEMONS)]]


class Buy(Verb[State]):
    """Bring a fighter of the reserve into play for PM (CL-THR-1 to CL-THR-8)."""

    name = "buy"
    wish = GAIN
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for entry in entries_of(state):
            figure = entry_figure(state, entry)
            if figure == NONE:
                continue
            for place in range(len(state.tiles)):
                if cost_of(state, figure, place) <= state.pm and not buying_rule(state, figure, place):
                    found.append(state.cells[place] * ENTRIES + entry)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for entry in entries_of(state):
            for cell in state.cells:
                found.append(cell * ENTRIES + entry)
        return found

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        cell, entry = target // ENTRIES, target % ENTRIES
        rule = reserve_rule(state, entry)
        if rule:
            return Refusal(rule, entry=ENTRY_IDS[entry])
        place = state.place_at(cell)
        if place == NONE:
            return Refusal("CL-THR-4", cell=write_cell(cell))
        figure = entry_figure(state, entry)
        cost = cost_of(state, figure, place)
        if cost > state.pm:
            return Refusal("CL-THR-2", entry=ENTRY_IDS[entry], pm=cost, total=state.pm)
        rule = buying_rule(state, figure, place)
        return Refusal(rule, entry=ENTRY_IDS[entry], cell=write_cell(cell)) if rule else None

    def perform(self, state: State, seat: int, target: int) -> None:
        figure = entry_figure(state, target % ENTRIES)
        buy(state, figure, state.place_at(target // ENTRIES), "CL-THR-1")

    def write(self, target: int) -> str:
        return f"{ENTRY_IDS[target % ENTRIES]} {write_cell(target // ENTRIES)}"

    def read(self, words: str) -> int:
        entry, cell = split_words(words, 2)
        return read_cell(cell) * ENTRIES + read_name(entry, ENTRY_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"entry:{ENTRY_IDS[target % ENTRIES]}", f"tile:{write_cell(target // ENTRIES)}"]


class Summon(Verb[State]):
    """A troglodyte of Summons enters free of cost on the Master's tile; only saturation counts (CL-DEM-9)."""

    name = "summon"
    wish = GAIN
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        master = demon_with_power(state, parts.SUMMONS)
        return EMPTY if state.summons == 0 or master == NONE else [state.cells[state.place[master]]]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        cell = write_cell(target)
        master = demon_with_power(state, parts.SUMMONS)
        if state.summons == 0 or master == NONE or state.cells[state.place[master]] != target:
            return Refusal("CL-DEM-9", cell=cell)
        figure = state.next_troglodyte()
        if figure == NONE:
            return Refusal("CL-THR-15", cell=cell)
        return None if has_room(state, figure, state.place[master]) else Refusal("CL-MOV-6", cell=cell)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.summons -= 1
        enter_play(state, state.next_troglodyte(), state.place_at(target), "CL-DEM-9")

    def write(self, target: int) -> str:
        return write_cell(target)

    def read(self, words: str) -> int:
        return read_cell(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"tile:{write_cell(target)}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [f"entry:{ENTRY_IDS[TROGLODYTE]}"]


BUY: Final = Buy()
SUMMON: Final = Summon()
