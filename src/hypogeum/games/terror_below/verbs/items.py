"""Using Items that are no Hats, at TURN timing (sections 2.8 and 8 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE, lowest
from hypogeum.engine.verbs import ACT, GAIN, MOVE, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.terror_below.cards import discard_item
from hypogeum.games.terror_below.components import (
    CHARACTER_IDS,
    CLIMB,
    DIRECTION_IDS,
    DIRECTIONS,
    DRAW_WEAPONS,
    HAT_CARDS,
    HATS,
    ITEM_CARDS,
    ITEM_EFFECT,
    ITEM_KIND_IDS,
    ITEM_VP,
    LOCATION_IDS,
    LOOK_UNDER_WORMS,
    MOVE_TARGET,
    POINTS,
    RELOCATE,
    REVIVE,
    STEAL_VEHICLE,
    SURVIVE,
    TAKE_EGGS,
)
from hypogeum.games.terror_below.distraction import landing_things
from hypogeum.games.terror_below.item_effects import all_details, apply_effect, details_of
from hypogeum.games.terror_below.items import ItemVp
from hypogeum.games.terror_below.state import IN_TRANSIT, State
from hypogeum.games.terror_below.windows import no_window
from hypogeum.games.terror_below.words import read_seat, read_slot, slot_thing, space_thing

DETAILS: Final = 64
"""The target of `use` is the kind times this, plus what the effect needs: a Location, a Character, a seat, or the
slot times 4 plus a direction."""


class Use(Verb[State]):
    """Use an Item that is no Hat (TB-ITEM-2 to TB-ITEM-14)."""

    name = "use"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        items = state.squads[seat].items & ~state.fresh_items & ~HAT_CARDS
        if items == 0 or state.flags & IN_TRANSIT:
            return EMPTY
        found: list[int] = []
        for kind in range(HATS, len(ITEM_KIND_IDS)):
            if items & ITEM_CARDS[kind]:
                for detail in details_of(state, seat, ITEM_EFFECT[kind]):
                    found.append(kind * DETAILS + detail)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        """Every Item in hand with every detail; with one only where all details are refused for the same reason."""
        squad = state.squads[seat]
        found: list[int] = []
        for kind in range(HATS, len(ITEM_KIND_IDS)):
            if squad.items & ITEM_CARDS[kind]:
                details = all_details(state, seat, ITEM_EFFECT[kind])
                is_fresh = not squad.items & ITEM_CARDS[kind] & ~state.fresh_items
                if is_fresh or not details_of(state, seat, ITEM_EFFECT[kind]):
                    details = details[:1]
                found += [kind * DETAILS + detail for detail in details]
        return found

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        kind, detail = target // DETAILS, target % DETAILS
        squad = state.squads[seat]
        if kind < HATS or not squad.items & ITEM_CARDS[kind]:
            return Refusal("TB-CARD-1")
        name = ITEM_KIND_IDS[kind]
        if not squad.items & ITEM_CARDS[kind] & ~state.fresh_items:
            return Refusal("TB-CARD-3", item=name)
        if ITEM_EFFECT[kind] == SURVIVE:
            return Refusal("TB-ITEM-2", item=name)
        if detail not in details_of(state, seat, ITEM_EFFECT[kind]):
            return Refusal(_unmet_rule(squad.space, ITEM_EFFECT[kind]), item=name)
        return no_window(state)

    def perform(self, state: State, seat: int, target: int) -> None:
        kind, detail = target // DETAILS, target % DETAILS
        discard_item(state, seat, lowest(state.squads[seat].items & ITEM_CARDS[kind] & ~state.fresh_items))
        if state.tells:
            state.tell("item_used", "TB-ITEM-3", seat=seat, item=ITEM_KIND_IDS[kind])
        if ITEM_VP[kind]:
            state.push(ItemVp(seat, kind))
        apply_effect(state, seat, kind, detail)

    def write(self, target: int) -> str:
        kind, detail = target // DETAILS, target % DETAILS
        words = _write_detail(ITEM_EFFECT[kind], detail)
        return f"{ITEM_KIND_IDS[kind]} {words}" if words else ITEM_KIND_IDS[kind]

    def read(self, words: str) -> int:
        name, _, rest = words.partition(" ")
        kind = read_name(name, ITEM_KIND_IDS)
        return kind * DETAILS + _read_detail(ITEM_EFFECT[kind], rest)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        kind, detail = target // DETAILS, target % DETAILS
        return [f"item:{ITEM_KIND_IDS[kind]}", *_detail_things(state, ITEM_EFFECT[kind], detail)]

    def wish_of(self, state: State, seat: int, target: int) -> str:
        return EFFECT_WISHES.get(ITEM_EFFECT[target // DETAILS], ACT)


EFFECT_WISHES: Final[dict[int, str]] = {
    POINTS: GAIN,
    RELOCATE: MOVE,
    REVIVE: GAIN,
    TAKE_EGGS: GAIN,
    STEAL_VEHICLE: GAIN,
    DRAW_WEAPONS: GAIN,
}
"""By effect; the others are means to an end."""


OWN_PAWN_EFFECTS: Final[list[int]] = [RELOCATE, CLIMB, TAKE_EGGS, STEAL_VEHICLE]


def _unmet_rule(pawn: int, effect: int) -> str:
    """The rule that says most about the condition of an effect that is not met."""
    if pawn == NONE and effect in OWN_PAWN_EFFECTS:
        return "TB-DEATH-7"
    return UNMET_RULES.get(effect, "TB-ITEM-14")


UNMET_RULES: Final[dict[int, str]] = {
    POINTS: "TB-ITEM-13",
    RELOCATE: "TB-ITEM-4",
    MOVE_TARGET: "TB-DIST-2",
    REVIVE: "TB-ITEM-8",
    STEAL_VEHICLE: "TB-ITEM-9",
    LOOK_UNDER_WORMS: "TB-ITEM-10",
}
"""By effect, where another rule than the table of TB-ITEM-14 tells the condition."""


# Details in words


def _write_detail(effect: int, detail: int) -> str:
    if effect == MOVE_TARGET:
        return f"{detail // DIRECTIONS + 1} {DIRECTION_IDS[detail % DIRECTIONS]}"
    if effect == REVIVE:
        return CHARACTER_IDS[detail]
    if effect == RELOCATE:
        return LOCATION_IDS[detail]
    return str(detail) if effect == STEAL_VEHICLE else ""


def _read_detail(effect: int, words: str) -> int:
    if effect == MOVE_TARGET:
        slot, _, direction = words.partition(" ")
        return read_slot(slot) * DIRECTIONS + read_name(direction, DIRECTION_IDS)
    if effect == REVIVE:
        return read_name(words, CHARACTER_IDS)
    if effect == RELOCATE:
        return read_name(words, LOCATION_IDS)
    if effect == STEAL_VEHICLE:
        return read_seat(words)
    if words:
        raise ValueError(f"this Item takes nothing after it, not '{words}'")
    return 0


def _detail_things(state: State, effect: int, detail: int) -> list[str]:
    if effect == MOVE_TARGET:
        slot, direction = detail // DIRECTIONS, detail % DIRECTIONS
        return [*landing_things(state, slot, direction), slot_thing(slot)]
    if effect == REVIVE:
        return [f"character:{CHARACTER_IDS[detail]}"]
    if effect == RELOCATE:
        space = state.location_spaces[detail]
        return [] if space == NONE else [space_thing(space)]
    return [f"pawn:{detail}"] if effect == STEAL_VEHICLE else []


USE: Final = Use()
