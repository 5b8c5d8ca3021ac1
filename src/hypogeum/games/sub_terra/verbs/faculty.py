"""The abilities of the Faculty: equipment, the Turret, Chart (section 21); Dissuade stands in `placing.py`."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.steps import Clock
from hypogeum.engine.verbs import GIVE_UP, Verb
from hypogeum.engine.words import read_name, split_words
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.acting import AbilityDeed, Deed, enemy_thing, enemy_word, read_enemy
from hypogeum.games.sub_terra.board import FAR, frontier_sides, neighbours, sight_distance
from hypogeum.games.sub_terra.cells import SIDE_IDS, SIDES, read_cell, write_cell
from hypogeum.games.sub_terra.guardians import CellAnswer, eliminate
from hypogeum.games.sub_terra.placing import EndOfPlacing, begin_reveal
from hypogeum.games.sub_terra.questions import Question
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.telling import cell_of, of_piece
from hypogeum.games.sub_terra.verbs.base_explorers import enemies_by_tile, shot_refusal

TURRET_REACH: Final = 2

# Inventor (section 21.1)


class Mine(AbilityDeed):
    """Deploy a Mine on the own tile (ST2-FAC-INV-1 to ST2-FAC-INV-6)."""

    name = "mine"

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        here = state.place[seat]
        if len([mine for mine in state.mines if mine == here]) == parts.MINES:
            return Refusal("ST2-FAC-INV-5")
        return None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        if len(state.mines) == parts.MINES:
            cells = mine_cells(state)
            if len(cells) > 1:
                state.push(TakeBackMine(seat))
                return
            take_back_mine(state, state.place_at(cells[0]))
        lay_mine(state, seat)


def mine_cells(state: State) -> list[int]:
    """The cells with deployed Mines, the one deployed first first."""
    found: list[int] = []
    for place in state.mines:
        if state.cells[place] not in found:
            found.append(state.cells[place])
    return found


def take_back_mine(state: State, place: int) -> None:
    mines = state.mines[:]
    mines.remove(place)
    state.mines = mines
    if state.tells:
        state.tell("equipment_taken_back", "ST2-FAC-INV-2", equipment="mine", cell=cell_of(state, place))


def lay_mine(state: State, seat: int) -> None:
    place = state.place[seat]
    state.mines = [*state.mines, place]
    if state.tells:
        state.tell("deployed", "ST2-FAC-INV-1", **of_piece(state, seat), equipment="mine", cell=cell_of(state, place))


class TakeBackMine(Question):
    """Which deployed Mine is taken back, with none in stock (ST2-FAC-INV-2)."""

    name = "take_back_mine"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _SCRAP_VERBS


class Scrap(CellAnswer):
    """The tile whose Mine is taken back."""

    name = "scrap"
    is_open = True

    def rule(self) -> str:
        return "ST2-FAC-INV-2"

    def cells(self, state: State) -> list[int]:
        return mine_cells(state)

    def perform(self, state: State, seat: int, target: int) -> None:
        take_back_mine(state, state.place_at(target))
        lay_mine(state, seat)


class Fortify(AbilityDeed):
    """The Fortification comes onto the own tile, from the stock or from elsewhere (ST2-FAC-INV-1, ST2-FAC-INV-2)."""

    name = "fortify"

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        return Refusal("ST2-FAC-INV-5") if state.fort == state.place[seat] else None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        state.fort = state.place[seat]
        if state.tells:
            cell = cell_of(state, state.fort)
            state.tell("deployed", "ST2-FAC-INV-1", **of_piece(state, seat), equipment="fortification", cell=cell)


class Turret(AbilityDeed):
    """The Turret comes onto the own tile with three hearts (ST2-FAC-TUR-1, ST2-FAC-TUR-7, ST2-FAC-INV-5)."""

    name = "turret"

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        place = state.place[seat]
        if state.kind(place) == parts.BRIDGE:
            return Refusal("ST2-FAC-TUR-7")
        if state.place[parts.TURRET] == place and state.hearts[parts.TURRET] == state.maximum(parts.TURRET):
            return Refusal("ST2-FAC-INV-5")
        return None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        state.place[parts.TURRET] = state.place[seat]
        state.hearts[parts.TURRET] = state.maximum(parts.TURRET)
        if state.tells:
            cell = cell_of(state, state.place[seat])
            state.tell("deployed", "ST2-FAC-INV-1", **of_piece(state, seat), equipment="turret", cell=cell)


# The Turret's shot (ST2-FAC-TUR-3, ST2-FAC-TUR-8, ST2-FAC-TUR-9)


def turret_prey(state: State) -> list[int]:
    """The enemies in its sight, one or two tiles away, in reading order."""
    place = state.place[parts.TURRET]
    if place == NONE:
        return EMPTY
    return [
        enemy
        for enemy in enemies_by_tile(state)
        if shot_refusal(state, place, enemy, TURRET_REACH, "ST2-FAC-TUR-3") is None
    ]


class TurretShot(Question):
    """At the start of the Inventor's turn the Turret may fire."""

    name = "turret_shot"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _SHOT_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """The nearest, then in reading order (section 5.4)."""
        best = NONE
        nearest = FAR
        for enemy in turret_prey(state):
            there = state.place_at(enemy // parts.TYPES)
            distance = sight_distance(state, state.place[parts.TURRET], there, TURRET_REACH)
            if distance < nearest:
                nearest = distance
                best = enemy
        return Action(FIRE, best)

    def clock(self, state: State) -> Clock | None:
        """It is no part of step 2, which alone has the clock of the turn (ST2-ONL-1, ST2-TURN-4)."""
        return choice_clock(state)


class Fire(Verb[State]):
    """The Turret removes an enemy."""

    name = "fire"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return turret_prey(state)

    def candidates(self, state: State, seat: int) -> list[int]:
        return enemies_by_tile(state)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return shot_refusal(state, state.place[parts.TURRET], target, TURRET_REACH, "ST2-FAC-TUR-3")

    def perform(self, state: State, seat: int, target: int) -> None:
        guardian = state.guardian_on(state.place_at(target // parts.TYPES), target % parts.TYPES)
        if state.tells:
            state.tell(
                "turret_fired", "ST2-FAC-TUR-3", **of_piece(state, parts.TURRET), cell=write_cell(target // parts.TYPES)
            )
        eliminate(state, guardian, "ST2-FAC-TUR-3")

    def write(self, target: int) -> str:
        return enemy_word(target)

    def read(self, words: str) -> int:
        return read_enemy(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [enemy_thing(target)]


class Hold(Verb[State]):
    """The Turret does not fire."""

    name = "hold"
    wish = GIVE_UP
    is_open = True


# Cartographer (section 21.2)


class Chart(Deed):
    """Reveal from the own tile or one adjacent and connected to it (ST2-FAC-CAR-1 to ST2-FAC-CAR-4)."""

    name = "chart"

    def candidates(self, state: State, seat: int) -> list[int]:
        return [cell * SIDES + side for cell in state.cells for side in range(SIDES)]

    def options(self, state: State, seat: int) -> list[int]:
        return chart_exits(state, seat) if state.bag else EMPTY

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.bag == 0:
            return Refusal("ST2-REV-5")
        if target not in chart_exits(state, seat):
            return Refusal("ST2-FAC-CAR-4", cell=write_cell(target // SIDES), side=SIDE_IDS[target % SIDES])
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
        return [f"exit:{write_cell(target // SIDES)}/{SIDE_IDS[target % SIDES]}", "ability:chart"]


def chart_exits(state: State, seat: int) -> list[int]:
    """Cell times 4 plus side of the frontier exits in his reach."""
    here = state.place[seat]
    found: list[int] = []
    for place in [here, *neighbours(state, here)]:
        for side in frontier_sides(state, place):
            found.append(state.cells[place] * SIDES + side)
    return found


MINE: Final = Mine(parts.ability_cost("mine"), parts.INVENTOR, "ST2-FAC-INV-1")
FORTIFY: Final = Fortify(parts.ability_cost("fortify"), parts.INVENTOR, "ST2-FAC-INV-1")
TURRET_VERB: Final = Turret(parts.ability_cost("turret"), parts.INVENTOR, "ST2-FAC-INV-1")
SCRAP: Final = Scrap()
FIRE: Final = Fire()
HOLD: Final = Hold()
CHART: Final = Chart(parts.ability_cost("chart"), parts.CARTOGRAPHER, "ST2-FAC-CAR-1")
_SCRAP_VERBS: Final[list[Verb[Any]]] = [SCRAP]
_SHOT_VERBS: Final[list[Verb[Any]]] = [FIRE, HOLD]
FACULTY_ABILITIES: Final[dict[int, list[Verb[Any]]]] = {
    parts.INVENTOR: [MINE, FORTIFY, TURRET_VERB],
    parts.CARTOGRAPHER: [CHART],
}
