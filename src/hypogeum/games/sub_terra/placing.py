"""Placing tiles: drawing, keeping one of two, Dissuade, orientation, what comes with a tile (section 8)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import EMPTY, NONE, bits, pick_bit
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import ACT, GAIN, GIVE_UP, Verb
from hypogeum.engine.words import read_number
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import distances, exits_onto, is_frontier, lay, locations
from hypogeum.games.sub_terra.cells import OPPOSITE, SIDES, beyond, edge_of, is_location, read_cell, write_cell
from hypogeum.games.sub_terra.ending import check
from hypogeum.games.sub_terra.guardians import put_eternal, put_guardian
from hypogeum.games.sub_terra.questions import Question
from hypogeum.games.sub_terra.sanctum import PlaceSanctum, straight_spots
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.telling import cell_of, of_piece

DISSUADE_REACH: Final = 2

# Legal orientations (ST2-PLACE-1 to ST2-PLACE-8)


def connecting_sides(state: State, cell: int, places: list[int]) -> int:
    """Bit mask of the sides of a cell beyond which one of some places opens onto it."""
    found = 0
    for side in range(SIDES):
        there = beyond(cell, side)
        if there == NONE:
            continue
        place = state.at[there]
        if place != NONE and place in places and is_frontier(state, place, OPPOSITE[side]):
            found |= 1 << side
    return found


def breached_sides(state: State, cell: int) -> int:
    """Bit mask of the sides of a cell that are breaches: a tile placed there is open on them (ST2-GRID-8)."""
    found = 0
    for side in range(SIDES):
        if beyond(cell, side) != NONE and edge_of(cell, side) in state.breaches:
            found |= 1 << side
    return found


def rotations_at(state: State, tile: int, cell: int, places: list[int], rest: int) -> list[int]:
    """The legal orientations of a tile on a location, connected to one of some places.

    `rest` is a bit mask of the tiles that will be left in the bag (ST2-PLACE-14).
    """
    found = connected_rotations(state, tile, cell, places)
    if state.hall != NONE or not found:  # ST2-PLACE-21
        return found
    if rest:
        return _leaving_an_exit(state, tile, cell, found)
    return _leaving_a_spot(state, tile, cell, found)


def connected_rotations(state: State, tile: int, cell: int, places: list[int]) -> list[int]:
    """The orientations of a tile on a location that connect it to one of some places (ST2-PLACE-1, ST2-PLACE-2)."""
    wanted = connecting_sides(state, cell, places)
    if wanted & breached_sides(state, cell):
        return parts.TILE_ROTATIONS[tile][:]
    return [
        rotation
        for rotation in parts.TILE_ROTATIONS[tile]
        if parts.TILE_OPEN[tile * parts.ROTATIONS + rotation] & wanted
    ]


def _leaving_an_exit(state: State, tile: int, cell: int, rotations: list[int]) -> list[int]:
    """Those after which a frontier exit is left in the temple (ST2-PLACE-5)."""
    for place in range(1, len(state.tiles)):
        for side in range(SIDES):
            if is_frontier(state, place, side) and beyond(state.cells[place], side) != cell:
                return rotations
    free = 0
    for side in range(SIDES):
        there = beyond(cell, side)
        if there != NONE and is_location(there) and state.at[there] == NONE:
            free |= 1 << side
    if free & breached_sides(state, cell):
        return rotations
    return [rotation for rotation in rotations if parts.TILE_OPEN[tile * parts.ROTATIONS + rotation] & free]


def _leaving_a_spot(state: State, tile: int, cell: int, rotations: list[int]) -> list[int]:
    """For the last tile: those with a spot for the Sanctum, if there are any; otherwise all (ST2-PLACE-8)."""
    found = with_spot(state, tile, cell, rotations)
    return found or rotations


def with_spot(state: State, tile: int, cell: int, rotations: list[int]) -> list[int]:
    """The orientations after which the Sanctum could lie in line (ST2-SANC-2)."""
    found: list[int] = []
    for rotation in rotations:
        after = state.copy()
        lay(after, tile, cell, rotation)
        if straight_spots(after):
            found.append(rotation)
    return found


def drawn_rotations(state: State) -> list[int]:
    """The legal orientations of the drawn tile at its spot."""
    return rotations_at(state, state.drawn, state.spot, state.beside, state.bag | state.aside)


# An Explorer draws (ST2-PLACE-13)


def begin_reveal(state: State, seat: int, place: int, side: int) -> None:
    """1: the exit is named; what follows is on the agenda."""
    state.placer = seat
    state.source = place * SIDES + side
    state.spot = beyond(state.cells[place], side)
    state.beside = [place]
    state.aside = 0
    state.drawn = NONE
    state.placed = NONE
    state.push(DrawTile())


class DrawTile(Step[State]):
    """2, 3: draw one tile, or two for the Archaeologist, until one can be placed."""

    name = "draw_tile"

    def run(self, state: State) -> None:
        count = 2 if state.character[state.placer] == parts.ARCHAEOLOGIST else 1  # ST2-EXP-ARC-1
        while state.bag:
            tiles = draw(state, count, "ST2-REV-1")
            fitting = fitting_tiles(state, tiles)
            if fitting:
                self._keep(state, tiles, fitting)
                return
            if state.tells:
                names = [parts.TILE_IDS[tile] for tile in tiles]
                state.tell("tiles_set_aside", "ST2-PLACE-5", tiles=names)
        discard_bag(state)

    def _keep(self, state: State, tiles: list[int], fitting: list[int]) -> None:
        """4: she keeps one of her choice, if there is one."""
        if len(fitting) == 2 and not are_alike(fitting[0], fitting[1]):
            state.aside &= ~(1 << tiles[0] | 1 << tiles[1])
            state.choice = fitting
            state.push(KeepTile(state.placer))
        else:
            keep(state, fitting[0])


def draw(state: State, count: int, rule: str) -> list[int]:
    """Tiles from the bag; they count as set aside until one is kept."""
    tiles: list[int] = []
    while state.bag and len(tiles) < count:
        tile = pick_bit(state.bag, state.chance)
        state.bag &= ~(1 << tile)
        tiles.append(tile)
    for tile in tiles:
        state.aside |= 1 << tile
    if state.tells:
        names = [parts.TILE_IDS[tile] for tile in tiles]
        state.tell("tiles_drawn", rule, **of_piece(state, state.placer), tiles=names)
    return tiles


def fitting_tiles(state: State, tiles: list[int]) -> list[int]:
    """Those with a legal orientation."""
    everything = state.bag | state.aside
    found: list[int] = []
    for tile in tiles:
        if rotations_at(state, tile, state.spot, state.beside, everything & ~(1 << tile)):
            found.append(tile)
    return found


def are_alike(tile: int, other: int) -> bool:
    """Whether it makes no difference which of two tiles is placed (ST2-VOC-2)."""
    return (
        parts.TILE_KIND[tile] == parts.TILE_KIND[other]
        and parts.TILE_OPEN[tile * parts.ROTATIONS] == parts.TILE_OPEN[other * parts.ROTATIONS]
        and parts.TILE_NUMBER[tile] == parts.TILE_NUMBER[other]
        and parts.TILE_TYPE[tile] == parts.TILE_TYPE[other]
    )


def keep(state: State, tile: int) -> None:
    """The tile that is going to be placed; the others wait to return to the bag."""
    state.aside &= ~(1 << tile)
    state.drawn = tile
    ask_dissuade(state)


def ask_dissuade(state: State) -> None:
    """5: the Cartographer may send it back (ST2-FAC-CAR-5)."""
    state.push(OrientTile())
    seat = dissuader(state)
    if seat != NONE:
        state.push(DissuadeTile(seat))


def dissuader(state: State) -> int:
    """The seat of the Cartographer if the spot is at most two tiles from him, else NONE (ST2-FAC-CAR-8, -9, -13)."""
    seat = state.seat_of(parts.CARTOGRAPHER)
    if seat == NONE or state.place[seat] == NONE:
        return NONE
    far = distances(state, state.place[seat])
    for place in exits_onto(state, state.spot):
        if far[place] + 1 <= DISSUADE_REACH:
            return seat
    return NONE


def send_back(state: State) -> None:
    """The drawn tile and all that was set aside return to the bag; nothing was placed (ST2-PLACE-12)."""
    if state.drawn != NONE:
        state.bag |= 1 << state.drawn
    state.bag |= state.aside
    end_placing(state)


def end_placing(state: State) -> None:
    state.drawn = NONE
    state.aside = 0
    state.choice = EMPTY


class OrientTile(Step[State]):
    """6: the one who places it turns it, if there is a choice (ST2-PLACE-18)."""

    name = "orient_tile"

    def run(self, state: State) -> None:
        if state.drawn == NONE:  # sent back
            return
        rotations = drawn_rotations(state)
        if len(rotations) == 1:
            place_drawn(state, rotations[0])
        else:
            state.push(Orientation(state.placer))


def place_drawn(state: State, rotation: int) -> None:
    """7 to 9: the tile is placed with its effects, the others return, the Sanctum comes if it is due."""
    tile = state.drawn
    state.placed = lay(state, tile, state.spot, rotation)
    if state.tells:
        state.tell(
            "tile_placed",
            "ST2-PLACE-1",
            seat=state.placer,
            tile=parts.TILE_IDS[tile],
            kind_of=parts.KIND_IDS[parts.TILE_KIND[tile]],
            cell=write_cell(state.spot),
            rotation=rotation,
        )
    bring_what_belongs(state, state.placed)
    state.bag |= state.aside
    end_placing(state)
    if state.bag == 0 and state.hall == NONE:
        state.push(PlaceSanctum())


def bring_what_belongs(state: State, place: int) -> None:
    """Placement effects (ST2-PLACE-9, ST2-DAU-EXP-1, ST2-DAU-SNK-1, ST2-DAU-LEG-1, ST2-LEG-1, ST2-LEG-5)."""
    tile = state.tiles[place]
    kind = parts.TILE_KIND[tile]
    if kind == parts.KEY_TILE:
        if state.keys_left:
            state.keys_left -= 1
            state.loose_keys = [*state.loose_keys, place]
            if state.tells:
                state.tell("keys_laid", "ST2-PLACE-9", cell=cell_of(state, place), number=1)
    elif kind == parts.RUINS:
        state.rubble |= 1 << place
        if state.tells:
            state.tell("rubble_fell", "ST2-PLACE-9", cell=cell_of(state, place))
    elif kind == parts.GUARDIAN_TILE:
        put_guardian(state, parts.TILE_TYPE[tile], place, "ST2-PLACE-9")
    elif kind == parts.LEGION:
        rule = "ST2-LEG-5" if state.options.temple == parts.LEGION_TEMPLE else "ST2-DAU-LEG-1"
        for _ in range(3):
            put_guardian(state, parts.TILE_TYPE[tile], place, rule)
    elif kind == parts.ETERNAL_TILE:
        put_eternal(state, place)
    elif kind == parts.EXPLOSION:
        state.set_markers(place, parts.EXPLOSION_MARKERS)
    elif kind == parts.SNAKE:
        state.set_markers(place, 1)


def discard_bag(state: State) -> None:
    """No tile can be placed: the whole bag is discarded and the Sanctum comes (ST2-PLACE-6, ST2-PLACE-16)."""
    state.discarded |= state.bag | state.aside
    state.bag = 0
    if state.tells:
        names = [parts.TILE_IDS[tile] for tile in bits(state.discarded)]
        state.tell("bag_discarded", "ST2-PLACE-6", tiles=names)
    end_placing(state)
    state.push(PlaceSanctum())


class EndOfPlacing(Step[State]):
    """The end check after a tile and what came with it."""

    name = "end_of_placing"

    def run(self, state: State) -> None:
        check(state)


# Questions


class SpotQuestion(Question):
    """Where a drawn tile lies that was not revealed through an exit (Vision, Typhaon's build)."""

    connection_rule: ClassVar[str]
    """The rule that says what the tile must be connected to."""

    def places(self, state: State) -> list[int]:
        """What the tile must be connected to."""
        raise NotImplementedError  # pragma: no cover - every question has its own

    def bar(self, state: State, cell: int) -> str:
        """The rule by which the tile may not lie there at all; nothing if there is none."""
        return ""

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _SPOT_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(RETURN, 0)

    def rotations(self, state: State, cell: int) -> list[int]:
        """The orientations in which the tile may lie there."""
        return rotations_at(state, state.drawn, cell, self.places(state), state.bag | state.aside)

    def spots(self, state: State) -> list[int]:
        """Every cell with a legal orientation, in reading order."""
        found: list[int] = []
        for cell in locations(state):
            if not self.bar(state, cell) and self.rotations(state, cell):
                found.append(cell)
        return found

    def obstacle(self, state: State, cell: int) -> str:
        """The rule by which a cell is not offered: no connection, or nothing would be left to go on from."""
        rule = self.bar(state, cell)
        if rule:
            return rule
        if connecting_sides(state, cell, self.places(state)) == 0:
            return self.connection_rule
        return "ST2-PLACE-5" if state.bag else "ST2-TYP-31"

    def put(self, state: State, cell: int) -> None:
        """The location is named, for all to see; Dissuade and the orientation follow."""
        state.spot = cell
        state.beside = self.places(state)
        state.push(EndOfPlacing())
        ask_dissuade(state)

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        if action.verb is AT:
            self.put(state, action.target)
        else:
            self.put_back(state)

    def put_back(self, state: State) -> None:
        raise NotImplementedError  # pragma: no cover - every question has its own


def asked_spots(state: State) -> list[int]:
    """The cells that the open question offers."""
    question = state.agenda[-1] if state.agenda else None
    return question.spots(state) if isinstance(question, SpotQuestion) else EMPTY


class At(Verb[State]):
    """The location of a drawn tile."""

    name = "at"
    wish = ACT
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return asked_spots(state)

    def candidates(self, state: State, seat: int) -> list[int]:
        return locations(state)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target in asked_spots(state):
            return None
        question = state.agenda[-1]
        rule = question.obstacle(state, target) if isinstance(question, SpotQuestion) else "ST2-PLACE-19"
        return Refusal(rule, cell=write_cell(target))

    def write(self, target: int) -> str:
        return write_cell(target)

    def read(self, words: str) -> int:
        return read_cell(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"spot:{write_cell(target)}"]


class Return(Verb[State]):
    """Back into the bag with the tile."""

    name = "return"
    wish = GIVE_UP
    is_open = True


class KeepTile(Question):
    """Which of two tiles the Archaeologist keeps (ST2-EXP-ARC-1)."""

    name = "keep_tile"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _KEEP_VERBS


class DissuadeTile(Question):
    """Whether the Cartographer sends the tile back."""

    name = "dissuade_tile"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _DISSUADE_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(PASS, 0)


class Orientation(Question):
    """How the tile lies."""

    name = "orientation"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _ORIENT_VERBS


class Keep(Verb[State]):
    """One of two tiles, or one of the cards of a Nexus."""

    name = "keep"
    wish = GAIN
    is_open = False

    def candidates(self, state: State, seat: int) -> list[int]:
        return [*state.choice, *[TAROT + card for card in bits(state.tarot_drawn)]]

    def targets(self, state: State, seat: int) -> list[int]:
        return self.candidates(state, seat)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target in self.candidates(state, seat):
            return None
        return Refusal("ST2-TAR-17" if target >= TAROT else "ST2-EXP-ARC-2")

    def perform(self, state: State, seat: int, target: int) -> None:
        if target >= TAROT:
            keep_card(state, seat, target - TAROT)
            return
        for tile in state.choice:
            state.aside |= 1 << tile
        state.choice = EMPTY
        if state.tells:
            state.tell("tile_kept", "ST2-EXP-ARC-1", **of_piece(state, seat), tile=parts.TILE_IDS[target])
        keep(state, target)

    def write(self, target: int) -> str:
        return str(target - TAROT) if target >= TAROT else parts.TILE_IDS[target]

    def read(self, words: str) -> int:
        if words in parts.TILE_IDS:
            return parts.TILE_IDS.index(words)
        return TAROT + read_number(words, 1, parts.TAROT_CARDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"tarot:{target - TAROT}" if target >= TAROT else f"drawn:{parts.TILE_IDS[target]}"]


def keep_card(state: State, seat: int, card: int) -> None:
    """Nexus: the others are discarded, for all to see (ST2-TAR-17, ST2-HID-5)."""
    others = state.tarot_drawn & ~(1 << card)
    state.tarot_hand |= 1 << card
    state.tarot_discard |= others
    state.tarot_drawn = 0
    if state.tells:
        names = [str(other) for other in bits(others)]
        if state.options.has_typhaon:  # ST2-HID-5
            state.tell_one(seat, {"card": str(card)}, "card_kept", "ST2-TAR-17", seat=seat, cards=names)
        else:
            state.tell("card_kept", "ST2-TAR-17", seat=seat, cards=names, card=str(card), known=True)


class Dissuade(Verb[State]):
    """Send the tile back to the bag (ST2-FAC-CAR-5, ST2-FAC-CAR-10)."""

    name = "dissuade"
    wish = GAIN
    is_open = True

    def perform(self, state: State, seat: int, target: int) -> None:
        if state.tells:
            state.tell("dissuaded", "ST2-FAC-CAR-5", **of_piece(state, seat), tile=parts.TILE_IDS[state.drawn])
        send_back(state)


class Pass(Verb[State]):
    """Decline."""

    name = "pass"
    wish = GIVE_UP

    def perform(self, state: State, seat: int, target: int) -> None:
        return


class Orient(Verb[State]):
    """A number of quarter turns clockwise (ST2-GRID-18)."""

    name = "orient"
    wish = ACT
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return EMPTY if state.drawn == NONE else drawn_rotations(state)

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(parts.ROTATIONS))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target in self.targets(state, seat):
            return None
        return Refusal(self.rule(state, target), rotation=target)

    def rule(self, state: State, target: int) -> str:
        """Why the tile does not lie so: it would look the same otherwise, be not connected, or close the temple."""
        if state.drawn == NONE or target not in parts.TILE_ROTATIONS[state.drawn]:
            return "ST2-GRID-18"
        if target not in connected_rotations(state, state.drawn, state.spot, state.beside):
            return "ST2-PLACE-1"
        return "ST2-PLACE-5" if state.bag | state.aside else "ST2-PLACE-8"

    def perform(self, state: State, seat: int, target: int) -> None:
        place_drawn(state, target)

    def write(self, target: int) -> str:
        return str(target)

    def read(self, words: str) -> int:
        return read_number(words, 0, parts.ROTATIONS - 1)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"rotation:{target}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [] if state.spot == NONE else [f"spot:{write_cell(state.spot)}"]


TAROT: Final = 100
"""Cards of the tarot follow the tiles among the targets of `keep`."""
KEEP: Final = Keep()
DISSUADE: Final = Dissuade()
PASS: Final = Pass()
ORIENT: Final = Orient()
AT: Final = At()
RETURN: Final = Return()
_SPOT_VERBS: Final[list[Verb[Any]]] = [AT, RETURN]
_KEEP_VERBS: Final[list[Verb[Any]]] = [KEEP]
_DISSUADE_VERBS: Final[list[Verb[Any]]] = [DISSUADE, PASS]
_ORIENT_VERBS: Final[list[Verb[Any]]] = [ORIENT]
