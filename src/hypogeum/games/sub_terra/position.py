"""A state as JSON in the game's words, and back.

Places are written as the cells on which their tiles lie, exits and edges as `x,y/S`. What follows from something else
is not written: connections follow from tiles and breaches.
"""

from __future__ import annotations

from typing import Any

from hypogeum.engine.decks import NO_DECK
from hypogeum.engine.masks import NONE, bits, mask_of
from hypogeum.engine.positions import (
    Position,
    WrongPosition,
    mask_in,
    name_of,
    names_in,
    names_of,
    number_of,
    numbers_of,
    read_deck,
    write_deck,
)
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import lay_open
from hypogeum.games.sub_terra.cells import (
    CELLS,
    SIDE_IDS,
    SIDES,
    edge_cell,
    edge_of,
    edge_side,
    read_cell,
    write_cell,
)
from hypogeum.games.sub_terra.ending import END_KINDS
from hypogeum.games.sub_terra.state import ETERNAL_IDS, PLAYING, RESULT_IDS, STEP_IDS, VOLCANO_IDS, State

TURN_FLAGS = ("exerted", "was_down", "crawled", "dog_used", "is_cut")
LASTING_FLAGS = ("braced", "brace_barred", "exposed", "darkness")


def write_position(state: State) -> Position:
    """The columns of the game; the frame is added by the engine."""
    return {
        "round": state.round,
        "step": STEP_IDS[state.step],
        "actor": None if state.actor == NONE else state.actor,
        "result": None if state.result == PLAYING else RESULT_IDS[state.result],
        "reason": name_of(END_KINDS, state.end_rule),
        "volcano": {"state": VOLCANO_IDS[state.volcano], "marker": state.marker, "cursed": state.cursed},
        "temple": _write_temple(state),
        "items": _write_items(state),
        "bag": names_in(parts.TILE_IDS, state.bag),
        "discarded": names_in(parts.TILE_IDS, state.discarded),
        "pieces": [_write_piece(state, piece) for piece in range(parts.PIECES)],
        "dead": bits(state.dead),
        "escaped": bits(state.escaped),
        "guardians": {
            "places": [_place(state, place) for place in state.guard],
            "arrivals": names_of(parts.GUARDIAN_IDS, state.arrivals),
            "eternal": ETERNAL_IDS[state.eternal],
            "to_act": names_in(parts.GUARDIAN_IDS, state.to_act),
        },
        "turn": {
            "ap": state.ap,
            **{flag: getattr(state, flag) for flag in TURN_FLAGS},
            "refused": bits(state.refused),
            "quest": None if state.quest == NONE else state.quest,
        },
        "lasting": {
            **{flag: getattr(state, flag) for flag in LASTING_FLAGS},
            "shielded": None if state.shielded == NONE else state.shielded,
        },
        "dice": {"shown": state.dice[:], "faces": state.are_faces},
        "placing": _write_placing(state),
        "equipment": {"mines": [_place(state, mine) for mine in state.mines], "fort": _place(state, state.fort)},
        "tarot": {
            "deck": bits(state.tarot_deck),
            "hand": bits(state.tarot_hand),
            "discard": bits(state.tarot_discard),
            "drawn": bits(state.tarot_drawn),
        },
        "typhaon": _write_typhaon(state),
    }


def read_position(position: Position, state: State) -> None:
    """Fill the columns of a fresh state."""
    state.round = position["round"]
    state.step = number_of(STEP_IDS, position["step"])
    state.actor = _or_none(position["actor"])
    state.result = PLAYING if position["result"] is None else number_of(RESULT_IDS, position["result"])
    state.end_rule = number_of(END_KINDS, position["reason"])
    volcano = position["volcano"]
    state.volcano = number_of(VOLCANO_IDS, volcano["state"])
    state.marker = volcano["marker"]
    state.cursed = volcano["cursed"]
    _read_temple(state, position["temple"])
    _read_items(state, position["items"])
    state.bag = mask_in(parts.TILE_IDS, position["bag"])
    state.discarded = mask_in(parts.TILE_IDS, position["discarded"])
    _read_pieces(state, position)
    _read_guardians(state, position["guardians"])
    _read_turn(state, position)
    state.dice = list(position["dice"]["shown"])
    state.are_faces = position["dice"]["faces"]
    _read_placing(state, position["placing"])
    state.mines = [_read_place(state, mine) for mine in position["equipment"]["mines"]]
    state.fort = _read_place(state, position["equipment"]["fort"])
    tarot = position["tarot"]
    state.tarot_deck = mask_of(tarot["deck"])
    state.tarot_hand = mask_of(tarot["hand"])
    state.tarot_discard = mask_of(tarot["discard"])
    state.tarot_drawn = mask_of(tarot["drawn"])
    _read_typhaon(state, position["typhaon"])


def _or_none(number: int | None) -> int:
    return NONE if number is None else number


# Places and edges


def _place(state: State, place: int) -> str | None:
    return None if place == NONE else write_cell(state.cells[place])


def _read_place(state: State, text: str | None) -> int:
    if text is None:
        return NONE
    place = state.at[read_cell(text)]
    if place == NONE:
        raise WrongPosition(f"there is no tile on {text}")
    return place


def _places(state: State, mask: int) -> list[str | None]:
    return [_place(state, place) for place in bits(mask)]


def _read_places(state: State, cells: list[str]) -> int:
    return mask_of([_read_place(state, cell) for cell in cells])


def _write_edge(edge: int) -> str:
    return f"{write_cell(edge_cell(edge))}/{SIDE_IDS[edge_side(edge)]}"


def _read_edge(text: str) -> int:
    cell, _, side = text.partition("/")
    return edge_of(read_cell(cell), number_of(SIDE_IDS, side))


# Temple and items


def _write_temple(state: State) -> Position:
    return {
        "tiles": [
            {"at": write_cell(cell), "tile": parts.TILE_IDS[tile], "rotation": rotation}
            for tile, cell, rotation in zip(state.tiles, state.cells, state.rotations, strict=True)
        ],
        "breaches": [_write_edge(edge) for edge in state.breaches],
        "flipped": _places(state, state.flipped),
        "rubble": _places(state, state.rubble),
        "consolidated": _places(state, state.consolidated),
        "danger": _places(state, state.danger),
        "markers": {
            parts.TILE_IDS[tile]: state.markers >> 2 * slot & 3
            for slot, tile in enumerate(parts.MARKED_TILES)
            if state.markers >> 2 * slot & 3
        },
        "hall": _place(state, state.hall),
        "ledge": _place(state, state.ledge),
    }


def _read_temple(state: State, temple: Any) -> None:
    state.at = [NONE] * CELLS
    state.breaches = sorted([_read_edge(edge) for edge in temple["breaches"]])
    for lying in temple["tiles"]:
        tile, rotation = number_of(parts.TILE_IDS, lying["tile"]), lying["rotation"]
        is_sanctum = tile in (parts.HALL_TILE, parts.LEDGE_TILE)
        sides = rotation if is_sanctum else parts.TILE_OPEN[tile * parts.ROTATIONS + rotation]
        cell = read_cell(lying["at"])
        if state.at[cell] != NONE:
            raise WrongPosition(f"two tiles lie on {lying['at']}")
        lay_open(state, tile, cell, rotation, sides)
    state.flipped = _read_places(state, temple["flipped"])
    state.rubble = _read_places(state, temple["rubble"])
    state.consolidated = _read_places(state, temple["consolidated"])
    state.danger = _read_places(state, temple["danger"])
    state.markers = 0
    for name, count in temple["markers"].items():
        state.markers |= count << 2 * parts.MARKED_TILES.index(number_of(parts.TILE_IDS, name))
    state.hall = _read_place(state, temple["hall"])
    state.ledge = _read_place(state, temple["ledge"])


def _write_items(state: State) -> Position:
    return {
        "keys_left": state.keys_left,
        "keys_set": state.keys_set,
        "loose_keys": [_place(state, key) for key in state.loose_keys],
        "artifact": _place(state, state.artifact),
        "artifact_out": state.artifact_out,
        "artifact_lost": state.artifact_lost,
    }


def _read_items(state: State, items: Any) -> None:
    state.keys_left = items["keys_left"]
    state.keys_set = items["keys_set"]
    state.loose_keys = [_read_place(state, key) for key in items["loose_keys"]]
    state.artifact = _read_place(state, items["artifact"])
    state.artifact_out = items["artifact_out"]
    state.artifact_lost = items["artifact_lost"]


# Pieces and guardians


def _write_piece(state: State, piece: int) -> Position | None:
    if state.character[piece] == NONE:
        return None
    written: Position = {
        "id": state.name(piece),
        "at": _place(state, state.place[piece]),
        "hearts": state.hearts[piece],
    }
    if piece < parts.MOST_EXPLORERS:
        written["item"] = parts.ITEM_IDS[state.items[piece]]
        written["uses"] = state.uses[piece]
    return written


def _read_pieces(state: State, position: Position) -> None:
    if len(position["pieces"]) != parts.PIECES:
        raise WrongPosition(f"there are {parts.PIECES} pieces, not {len(position['pieces'])}")
    for piece, written in enumerate(position["pieces"]):
        if written is None:
            continue
        state.character[piece] = number_of(parts.CHARACTER_IDS, written["id"])
        state.place[piece] = _read_place(state, written["at"])
        state.hearts[piece] = written["hearts"]
        if piece < parts.MOST_EXPLORERS:
            state.items[piece] = number_of(parts.ITEM_IDS, written["item"])
            state.uses[piece] = written["uses"]
    state.dead = mask_of(position["dead"])
    state.escaped = mask_of(position["escaped"])


def _read_guardians(state: State, guardians: Any) -> None:
    if len(guardians["places"]) != parts.GUARDIANS:
        raise WrongPosition(f"there are {parts.GUARDIANS} Guardians, not {len(guardians['places'])}")
    state.guard = [_read_place(state, place) for place in guardians["places"]]
    state.arrivals = numbers_of(parts.GUARDIAN_IDS, guardians["arrivals"])
    state.eternal = number_of(ETERNAL_IDS, guardians["eternal"])
    state.to_act = mask_in(parts.GUARDIAN_IDS, guardians["to_act"])


def _read_turn(state: State, position: Position) -> None:
    turn, lasting = position["turn"], position["lasting"]
    state.ap = turn["ap"]
    for flag in TURN_FLAGS:
        setattr(state, flag, turn[flag])
    state.refused = mask_of(turn["refused"])
    state.quest = _or_none(turn["quest"])
    for flag in LASTING_FLAGS:
        setattr(state, flag, lasting[flag])
    state.shielded = _or_none(lasting["shielded"])


# The tile that is being placed, and Typhaon


def _write_placing(state: State) -> Position:
    source = None
    if state.source != NONE:
        source = f"{_place(state, state.source // SIDES)}/{SIDE_IDS[state.source % SIDES]}"
    return {
        "placer": None if state.placer == NONE else state.placer,
        "exit": source,
        "spot": None if state.spot == NONE else write_cell(state.spot),
        "drawn": name_of(parts.TILE_IDS, state.drawn),
        "choice": names_of(parts.TILE_IDS, state.choice),
        "beside": [_place(state, place) for place in state.beside],
        "aside": names_in(parts.TILE_IDS, state.aside),
        "placed": _place(state, state.placed),
    }


def _read_placing(state: State, placing: Any) -> None:
    state.placer = _or_none(placing["placer"])
    if placing["exit"] is not None:
        cell, _, side = placing["exit"].partition("/")
        state.source = _read_place(state, cell) * SIDES + number_of(SIDE_IDS, side)
    state.spot = NONE if placing["spot"] is None else read_cell(placing["spot"])
    state.drawn = number_of(parts.TILE_IDS, placing["drawn"])
    state.choice = numbers_of(parts.TILE_IDS, placing["choice"])
    state.beside = [_read_place(state, cell) for cell in placing["beside"]]
    state.aside = mask_in(parts.TILE_IDS, placing["aside"])
    state.placed = _read_place(state, placing["placed"])


def _write_typhaon(state: State) -> Position | None:
    if state.desolation is NO_DECK or not state.desolation.batches:
        return None
    return {
        "deck": write_deck(parts.DESOLATION_IDS, state.desolation),
        "hand": names_of(parts.DESOLATION_IDS, state.hand),
        "playing": name_of(parts.DESOLATION_IDS, state.playing),
    }


def _read_typhaon(state: State, typhaon: Any) -> None:
    if typhaon is None:
        return
    state.desolation = read_deck(parts.DESOLATION_IDS, typhaon["deck"])
    state.hand = numbers_of(parts.DESOLATION_IDS, typhaon["hand"])
    state.playing = number_of(parts.DESOLATION_IDS, typhaon["playing"])
