"""The abilities of the base Explorers (section 15)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.verbs import GAIN, Verb
from hypogeum.engine.words import read_name, split_words
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.acting import (
    AbilityDeed,
    CellDeed,
    Deed,
    NameDeed,
    TypeDeed,
    enemy_refusal,
    enemy_thing,
    enemy_word,
    read_enemy,
    rule_of_harmless,
)
from hypogeum.games.sub_terra.board import (
    breach,
    can_breach,
    frontier_sides,
    is_frontier,
    is_walled,
    locations,
    neighbours,
    seen,
    sight_distance,
)
from hypogeum.games.sub_terra.cells import CELLS, SIDE_IDS, SIDES, read_cell, write_cell
from hypogeum.games.sub_terra.ending import check
from hypogeum.games.sub_terra.guardians import eliminate, eliminate_on
from hypogeum.games.sub_terra.hearts import BY_GRENADE, add_losses_on, heal, is_hurt, no_losses, suffer
from hypogeum.games.sub_terra.moving import destinations, go, move_refusal
from hypogeum.games.sub_terra.placing import (
    PASS,
    EndOfPlacing,
    begin_reveal,
    connecting_sides,
    place_drawn,
    rotations_at,
)
from hypogeum.games.sub_terra.questions import Question
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.telling import cell_of, of_piece
from hypogeum.games.sub_terra.verbs.common import DigDeed, ExitDeed, MoveDeed

SCOPE_REACH: Final = 3
SHOT_REACH: Final = 3
CURE_REACH: Final = 2
CURE_HEARTS: Final = 2
REVIVE_HEARTS: Final = 3


# Guide (section 15.2)


class Illuminate(ExitDeed):
    """Reveal twice from the own tile (ST2-EXP-GUI-3, ST2-EXP-GUI-4)."""

    name = "illuminate"

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [*super().picks(state, seat, target), "ability:illuminate"]

    def carry_out(self, state: State, seat: int, target: int) -> None:
        state.push(SecondExit(seat))
        state.push(EndOfPlacing())
        begin_reveal(state, seat, state.place[seat], target)


class SecondExit(Question):
    """The second exit of Illuminate, chosen after the first tile is placed."""

    name = "second_exit"

    def waits(self, state: State) -> bool:
        return super().waits(state) and len(second_exits(state, self.owner)) > 0

    def run(self, state: State) -> None:
        return

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _SECOND_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(PASS, 0)


def second_exits(state: State, seat: int) -> list[int]:
    if state.bag == 0 or state.place[seat] == NONE or state.hearts[seat] == 0:
        return EMPTY
    return frontier_sides(state, state.place[seat])


class Also(Verb[State]):
    """The second exit."""

    name = "also"
    wish = GAIN
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return second_exits(state, seat)

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(SIDES))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if target in second_exits(state, seat) else Refusal("ST2-EXP-GUI-4", side=SIDE_IDS[target])

    def perform(self, state: State, seat: int, target: int) -> None:
        state.push(EndOfPlacing())
        begin_reveal(state, seat, state.place[seat], target)

    def write(self, target: int) -> str:
        return SIDE_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, SIDE_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        place = state.place[seat]
        return [] if place == NONE else [f"exit:{write_cell(state.cells[place])}/{SIDE_IDS[target]}"]


# Rogue (section 15.3)


class Sprint(MoveDeed):
    """Move twice (ST2-EXP-ROG-1)."""

    name = "sprint"

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [*super().picks(state, seat, target), "ability:sprint"]


# Aristocrat (section 15.4)


class Order(Deed):
    """Another active Explorer makes a Move, where the Aristocrat wants it (ST2-EXP-ARI-1 to ST2-EXP-ARI-3)."""

    name = "order"

    def candidates(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for other in range(state.options.explorers):
            for cell in state.cells:
                found.append(state.character[other] * CELLS + cell)
        return found

    def options(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for other in range(state.options.explorers):
            if other != seat and state.is_active(other):
                for place in destinations(state, other):
                    found.append(state.character[other] * CELLS + state.cells[place])
        return found

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        character = target // CELLS
        other = state.seat_of(character)
        if other in (NONE, seat) or not state.is_active(other):
            rule = "ST2-EXP-ARI-3" if character == parts.THE_ARK else "ST2-EXP-ARI-2"
            return Refusal(rule, explorer=parts.CHARACTER_IDS[character])
        return move_refusal(state, other, target % CELLS)

    def carry_out(self, state: State, seat: int, target: int) -> None:
        go(state, state.seat_of(target // CELLS), state.place_at(target % CELLS))

    def write(self, target: int) -> str:
        return f"{parts.CHARACTER_IDS[target // CELLS]} {write_cell(target % CELLS)}"

    def read(self, words: str) -> int:
        name, cell = split_words(words, 2)
        return read_name(name, parts.CHARACTER_IDS) * CELLS + read_cell(cell)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"explorer:{parts.CHARACTER_IDS[target // CELLS]}", f"tile:{write_cell(target % CELLS)}"]


class Research(CellDeed):
    """A Journal tile next to any temple tile but the Sanctum, three times a game (ST2-EXP-ARI-4, ST2-EXP-ARI-5)."""

    name = "research"
    wish = GAIN

    def candidates(self, state: State, seat: int) -> list[int]:
        return locations(state)

    def options(self, state: State, seat: int) -> list[int]:
        return EMPTY if state.uses[seat] == 0 else super().options(state, seat)

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.uses[seat] == 0:
            return Refusal("ST2-EXP-ARI-4", cell=write_cell(target))
        places = research_places(state)
        if connecting_sides(state, target, places) == 0:
            return Refusal("ST2-EXP-ARI-5", cell=write_cell(target))
        if not rotations_at(state, journal(state, seat), target, places, state.bag):
            return Refusal("ST2-PLACE-20", cell=write_cell(target))
        return None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        state.placer = seat
        state.source = NONE
        state.spot = target
        state.beside = research_places(state)
        state.drawn = journal(state, seat)
        state.uses[seat] -= 1
        place_drawn(state, 0)  # Journal tiles are open on all sides (ST2-COMP-12)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"spot:{write_cell(target)}", "ability:research"]


def journal(state: State, seat: int) -> int:
    """The next Journal tile."""
    return parts.FIRST_JOURNAL + parts.JOURNALS - state.uses[seat]


def research_places(state: State) -> list[int]:
    """Every temple tile but Hall and Ledge."""
    return [place for place in range(1, len(state.tiles)) if place != state.hall and place != state.ledge]


# Foreman (section 15.5)


class Excavate(DigDeed):
    """A Dig for 1 AP (ST2-EXP-FOR-1)."""

    name = "excavate"


class Consolidate(AbilityDeed):
    """A Consolidation marker on the own tile, four times a game (ST2-EXP-FOR-2 to ST2-EXP-FOR-4)."""

    name = "consolidate"

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.uses[seat] == 0:
            return Refusal("ST2-EXP-FOR-2")
        return None if can_consolidate(state, state.place[seat]) else Refusal("ST2-EXP-FOR-3")

    def carry_out(self, state: State, seat: int, target: int) -> None:
        state.uses[seat] -= 1
        consolidate(state, state.place[seat], "ST2-EXP-FOR-2")


def can_consolidate(state: State, place: int) -> bool:
    """Whether a temple tile is of a kind that a marker changes (table 9.1); a consolidated one is Normal."""
    return state.is_temple(place) and parts.CAN_CONSOLIDATE[state.kind(place)]


def consolidate(state: State, place: int, rule: str) -> None:
    """A Normal tile for the rest of the game (ST2-TILE-13, ST2-TILE-14)."""
    state.set_markers(place, 0)
    state.danger &= ~(1 << place)
    state.consolidated |= 1 << place
    if state.tells:
        state.tell("consolidated", rule, cell=cell_of(state, place))


# Sharpshooter (section 15.6)


class Scope(Deed):
    """Reveal in a straight line, one to three tiles away (ST2-EXP-SHA-1, ST2-EXP-SHA-2)."""

    name = "scope"

    def candidates(self, state: State, seat: int) -> list[int]:
        return [cell * SIDES + side for cell in state.cells for side in range(SIDES)]

    def options(self, state: State, seat: int) -> list[int]:
        return scope_exits(state, seat) if state.bag else EMPTY

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.bag == 0:
            return Refusal("ST2-REV-5")
        if target not in scope_exits(state, seat):
            return Refusal("ST2-EXP-SHA-2", cell=write_cell(target // SIDES), side=SIDE_IDS[target % SIDES])
        return None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        state.push(EndOfPlacing())
        begin_reveal(state, seat, state.place_at(target // SIDES), target % SIDES)

    def write(self, target: int) -> str:
        return f"{write_cell(target // SIDES)} {SIDE_IDS[target % SIDES]}"

    def read(self, words: str) -> int:
        cell, side = split_words(words, 2)
        return read_cell(cell) * SIDES + read_name(side, SIDE_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"exit:{write_cell(target // SIDES)}/{SIDE_IDS[target % SIDES]}", "ability:scope"]


def scope_exits(state: State, seat: int) -> list[int]:
    """Cell times 4 plus side of the exits that she sees along a line."""
    found: list[int] = []
    here = state.place[seat]
    if state.has_rubble(here):
        return found
    for side in range(SIDES):
        place = here
        for _ in range(SCOPE_REACH):
            if is_frontier(state, place, side):
                found.append(state.cells[place] * SIDES + side)
                break
            place = state.links[place * SIDES + side]
            if place <= parts.EXIT_PLACE or state.is_flipped(place) or state.has_rubble(place):
                break
    return found


class Shoot(Deed):
    """Eliminate an enemy in sight, one to three tiles away (ST2-EXP-SHA-3)."""

    name = "shoot"

    def candidates(self, state: State, seat: int) -> list[int]:
        return enemies_by_tile(state)

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        return shot_refusal(state, state.place[seat], target, SHOT_REACH, "ST2-EXP-SHA-3")

    def carry_out(self, state: State, seat: int, target: int) -> None:
        guardian = state.guardian_on(state.place_at(target // parts.TYPES), target % parts.TYPES)
        eliminate(state, guardian, "ST2-EXP-SHA-3")

    def write(self, target: int) -> str:
        return enemy_word(target)

    def read(self, words: str) -> int:
        return read_enemy(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [enemy_thing(target)]


def enemies_by_tile(state: State) -> list[int]:
    """Every enemy in play by cell times 4 plus type, equal ones once (ST2-GRD-30), in reading order."""
    found: list[int] = []
    for guardian in state.arrivals:
        if state.is_enemy(guardian):
            enemy = state.cells[state.guard[guardian]] * parts.TYPES + parts.GUARDIAN_TYPE[guardian]
            if enemy not in found:
                found.append(enemy)
    return sorted(found)


def shot_refusal(state: State, place: int, target: int, reach: int, rule: str) -> Refusal | None:
    """Why a shooter on a place does not reach an enemy, or None; the own tile never qualifies."""
    there = state.place_at(target // parts.TYPES)
    kind = target % parts.TYPES
    if there != NONE and (place == NONE or there == place or sight_distance(state, place, there, reach) > reach):
        return Refusal(rule, guardian=parts.TYPE_IDS[kind])
    return enemy_refusal(state, there, kind, rule)


# Sapper (section 15.7)


class Grenade(CellDeed):
    """No enemy survives on a tile next to his; Explorers there lose a heart (ST2-EXP-SAP-1, ST2-EXP-SAP-2)."""

    name = "grenade"

    def options(self, state: State, seat: int) -> list[int]:
        return [state.cells[place] for place in neighbours(state, state.place[seat]) if state.has_enemy(place)]

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        place = state.place_at(target)
        if place == NONE or place not in neighbours(state, state.place[seat]):
            return Refusal("ST2-EXP-SAP-1", cell=write_cell(target))
        if not state.has_enemy(place):
            return Refusal(rule_of_harmless(state, place, "ST2-EXP-SAP-2"), cell=write_cell(target))
        return None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        place = state.place_at(target)
        if state.tells:
            state.tell("grenade_thrown", "ST2-EXP-SAP-1", **of_piece(state, seat), cell=write_cell(target))
        eliminate_on(state, place, "ST2-EXP-SAP-1")
        losses = no_losses()
        add_losses_on(state, losses, place, parts.GRENADE_HEARTS, BY_GRENADE)
        suffer(state, losses, BY_GRENADE, "ST2-EXP-SAP-1")
        check(state)


class Demolish(Deed):
    """Destroy a wall of the own tile, three times a game (ST2-EXP-SAP-3)."""

    name = "demolish"

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(SIDES))

    def options(self, state: State, seat: int) -> list[int]:
        return EMPTY if state.uses[seat] == 0 else super().options(state, seat)

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.uses[seat] == 0:
            return Refusal("ST2-EXP-SAP-3", side=SIDE_IDS[target])
        cell = state.cells[state.place[seat]]
        if not is_walled(state, cell, target):
            return Refusal("ST2-GRID-21", side=SIDE_IDS[target])
        return None if can_breach(state, cell, target) else Refusal("ST2-GRID-9", side=SIDE_IDS[target])

    def carry_out(self, state: State, seat: int, target: int) -> None:
        state.uses[seat] -= 1
        cell = state.cells[state.place[seat]]
        breach(state, cell, target)
        if state.tells:
            state.tell("wall_breached", "ST2-EXP-SAP-3", cell=write_cell(cell), side=SIDE_IDS[target])

    def write(self, target: int) -> str:
        return SIDE_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, SIDE_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        place = state.place[seat]
        return [] if place == NONE else [f"wall:{write_cell(state.cells[place])}/{SIDE_IDS[target]}"]


# Veteran (section 15.8)


class Annihilate(TypeDeed):
    """Eliminate an enemy on the own tile without a roll (ST2-EXP-VET-1)."""

    name = "annihilate"

    def carry_out(self, state: State, seat: int, target: int) -> None:
        eliminate(state, state.guardian_on(state.place[seat], target), "ST2-EXP-VET-1")


class Brace(AbilityDeed):
    """No hearts are lost until her next turn; not in two turns running (ST2-EXP-VET-2 to ST2-EXP-VET-4)."""

    name = "brace"

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.braced:
            return Refusal("ST2-ACT-13")
        return Refusal("ST2-EXP-VET-3") if state.brace_barred and seat == state.actor else None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        state.braced = True
        if state.tells:
            state.tell("braced", "ST2-EXP-VET-2", **of_piece(state, seat))


# Healer and Priest (sections 15.9, 15.10)


class Cure(NameDeed):
    """Another Explorer in sight, at most two tiles away, regains two hearts (ST2-EXP-HEA-1)."""

    name = "cure"
    wish = GAIN

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        piece = state.piece_of(target)
        name = parts.CHARACTER_IDS[target]
        if piece in (NONE, seat) or state.place[piece] == NONE:
            return Refusal("ST2-EXP-HEA-1", explorer=name)
        if state.place[piece] not in seen(state, state.place[seat], CURE_REACH):
            return Refusal("ST2-EXP-HEA-1", explorer=name)
        return None if is_hurt(state, piece) else Refusal("ST2-ACT-2", explorer=name)

    def carry_out(self, state: State, seat: int, target: int) -> None:
        heal(state, state.piece_of(target), CURE_HEARTS, "ST2-EXP-HEA-1")


class Revive(NameDeed):
    """Another Explorer anywhere regains a heart if it is down, else three (ST2-EXP-PRI-1, ST2-EXP-PRI-2)."""

    name = "revive"
    wish = GAIN

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        piece = state.piece_of(target)
        if piece in (NONE, seat) or state.place[piece] == NONE:
            return Refusal("ST2-EXP-PRI-1", explorer=parts.CHARACTER_IDS[target])
        return None if is_hurt(state, piece) else Refusal("ST2-ACT-2", explorer=parts.CHARACTER_IDS[target])

    def carry_out(self, state: State, seat: int, target: int) -> None:
        piece = state.piece_of(target)
        heal(state, piece, REVIVE_HEARTS if state.hearts[piece] else 1, "ST2-EXP-PRI-1")


class Purify(CellDeed):
    """No enemy survives on one tile other than his own (ST2-EXP-PRI-3, ST2-EXP-PRI-4)."""

    name = "purify"

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        place = state.place_at(target)
        if place == NONE or place == state.place[seat]:
            return Refusal("ST2-EXP-PRI-3", cell=write_cell(target))
        if not state.has_enemy(place):
            return Refusal(rule_of_harmless(state, place, "ST2-EXP-PRI-3"), cell=write_cell(target))
        return None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        eliminate_on(state, state.place_at(target), "ST2-EXP-PRI-3")

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return ["ability:purify", f"tile:{write_cell(target)}"]


ILLUMINATE: Final = Illuminate(parts.ability_cost("illuminate"), parts.GUIDE, "ST2-EXP-GUI-3")
ALSO: Final = Also()
_SECOND_VERBS: Final[list[Verb[Any]]] = [ALSO, PASS]
SPRINT: Final = Sprint(parts.ability_cost("sprint"), 2, parts.ROGUE, "ST2-EXP-ROG-1")
ORDER: Final = Order(parts.ability_cost("order"), parts.ARISTOCRAT, "ST2-EXP-ARI-1")
RESEARCH: Final = Research(parts.ability_cost("research"), parts.ARISTOCRAT, "ST2-EXP-ARI-4")
EXCAVATE: Final = Excavate(parts.ability_cost("excavate"), parts.FOREMAN, "ST2-EXP-FOR-1")
CONSOLIDATE: Final = Consolidate(parts.ability_cost("consolidate"), parts.FOREMAN, "ST2-EXP-FOR-2")
SCOPE: Final = Scope(parts.ability_cost("scope"), parts.SHARPSHOOTER, "ST2-EXP-SHA-1")
SHOOT: Final = Shoot(parts.ability_cost("shoot"), parts.SHARPSHOOTER, "ST2-EXP-SHA-3")
GRENADE: Final = Grenade(parts.ability_cost("grenade"), parts.SAPPER, "ST2-EXP-SAP-1")
DEMOLISH: Final = Demolish(parts.ability_cost("demolish"), parts.SAPPER, "ST2-EXP-SAP-3")
ANNIHILATE: Final = Annihilate(parts.ability_cost("annihilate"), parts.VETERAN, "ST2-EXP-VET-1")
BRACE: Final = Brace(parts.ability_cost("brace"), parts.VETERAN, "ST2-EXP-VET-2")
CURE: Final = Cure(parts.ability_cost("cure"), parts.HEALER, "ST2-EXP-HEA-1")
REVIVE: Final = Revive(parts.ability_cost("revive"), parts.PRIEST, "ST2-EXP-PRI-1")
PURIFY: Final = Purify(parts.ability_cost("purify"), parts.PRIEST, "ST2-EXP-PRI-3")
BASE_ABILITIES: Final[dict[int, list[Verb[Any]]]] = {
    parts.ARCHAEOLOGIST: [],
    parts.GUIDE: [ILLUMINATE],
    parts.ROGUE: [SPRINT],
    parts.ARISTOCRAT: [ORDER, RESEARCH],
    parts.FOREMAN: [EXCAVATE, CONSOLIDATE],
    parts.SHARPSHOOTER: [SCOPE, SHOOT],
    parts.SAPPER: [GRENADE, DEMOLISH],
    parts.VETERAN: [ANNIHILATE, BRACE],
    parts.HEALER: [CURE],
    parts.PRIEST: [REVIVE, PURIFY],
}
