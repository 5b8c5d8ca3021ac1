"""What a seat or a spectator may know (section 23 of the rulebook): a whitelist, field by field."""

from __future__ import annotations

from hypogeum.engine.masks import NONE, bits, mask_of
from hypogeum.engine.positions import names_in, names_of
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.cells import CELLS, SIDE_IDS, SIDES, edge_of, write_cell
from hypogeum.games.sub_terra.ending import END_KINDS
from hypogeum.games.sub_terra.intentions import INTENTION_IDS, intended_cells, intended_victims, intention
from hypogeum.games.sub_terra.knowing import is_tile_secret, knows_desolation, knows_tarot
from hypogeum.games.sub_terra.options import MODE_IDS
from hypogeum.games.sub_terra.setup import left_to_pick
from hypogeum.games.sub_terra.state import ERUPTED, FRONTIER, LYING, RESULT_IDS, STEP_IDS, VOLCANO_IDS, State
from hypogeum.games.sub_terra.view_types import (
    ExplorerView,
    GuardianView,
    PlacingView,
    TarotView,
    TileView,
    TurnView,
    TyphaonView,
    View,
    VolcanoView,
)
from hypogeum.games.sub_terra.volcano import flow_reaches

_CELL_NAMES = [write_cell(cell) for cell in range(CELLS)]


def view(state: State, viewer: int) -> View:
    """What the viewer may know; -1 is a spectator."""
    options = state.options
    is_secret = is_tile_secret(state) and not knows_desolation(state, viewer)
    bag = state.bag | 1 << state.drawn if is_secret else state.bag
    return View(
        turns=state.turns,
        active=state.actor,
        first_player=0,
        over=state.over,
        winners=state.winners,
        away=bits(state.away),
        gone=bits(state.gone),
        result=RESULT_IDS[state.result] if state.over else None,
        reason=END_KINDS[state.end_rule] if state.over else None,
        temple=parts.TEMPLE_IDS[options.temple],
        mode=MODE_IDS[options.mode],
        round=state.round,
        step=STEP_IDS[state.step],
        turn=TurnView(state.ap, state.exerted, state.crawled, state.dog_used, state.brace_barred),
        tiles=_view_tiles(state),
        explorers=[_view_explorer(state, piece) for piece in range(parts.PIECES) if state.character[piece] != NONE],
        candidates=names_in(parts.CHARACTER_IDS, left_to_pick(state)) if state.round == 0 else [],
        guardians=[_view_guardian(state, guardian) for guardian in state.arrivals],
        reserve=_view_reserve(state),
        bag=names_in(parts.TILE_IDS, bag),
        discarded=names_in(parts.TILE_IDS, state.discarded),
        placing=None if is_secret else _view_placing(state),
        volcano=VolcanoView(
            VOLCANO_IDS[state.volcano], state.marker, options.start(), parts.TOP, 2 if state.cursed else 1, state.cursed
        ),
        keys_left=state.keys_left,
        keys_set=state.keys_set,
        artifact_out=state.artifact_out,
        mines_left=parts.MINES - len(state.mines),
        fort_left=state.fort == NONE,
        darkness=state.darkness,
        dice=_view_dice(state),
        tarot=_view_tarot(state, viewer),
        typhaon=_view_typhaon(state, viewer),
    )


# The temple


def _view_tiles(state: State) -> list[TileView]:
    lava_next = flow_reaches(state) if state.volcano == ERUPTED else 0
    breached = _breached_sides(state)
    return [_view_tile(state, place, breached.get(place, []), lava_next) for place in range(len(state.tiles))]


def _breached_sides(state: State) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    if not state.breaches:
        return found
    for place, cell in enumerate(state.cells):
        for side in range(SIDES):
            if edge_of(cell, side) in state.breaches:
                found.setdefault(place, []).append(SIDE_IDS[side])
    return found


def _view_tile(state: State, place: int, breaches: list[str], lava_next: int) -> TileView:
    tile = state.tiles[place]
    kind = state.kind(place)
    opens = state.opens[place]
    base = place * SIDES
    bit = 1 << place
    return TileView(
        _CELL_NAMES[state.cells[place]],
        parts.TILE_IDS[tile],
        parts.KIND_IDS[kind],
        state.rotations[place],
        [_side(link, opens >> side & 1) for side, link in enumerate(state.links[base : base + SIDES])],
        breaches,
        parts.TILE_NUMBER[tile] if kind == parts.RUINS else 0,
        parts.TYPE_IDS[parts.TILE_TYPE[tile]] if kind == parts.GUARDIAN_TILE else None,
        bool(state.flipped & bit),
        bool(state.rubble & bit),
        bool(state.consolidated & bit),
        bool(state.danger & bit),
        state.markers_on(place),
        state.keys_on(place) if state.loose_keys else 0,
        state.artifact == place,
        state.mines.count(place) if state.mines else 0,
        state.fort == place,
        bool(lava_next & bit),
    )


def _side(link: int, is_open: int) -> str:
    if link >= 0:
        return "link"
    if link == FRONTIER:
        return "frontier"
    return "open" if is_open else "wall"


# Pieces


def _view_explorer(state: State, piece: int) -> ExplorerView:
    is_explorer = piece < parts.MOST_EXPLORERS
    place = state.place[piece]
    character = state.character[piece]
    return ExplorerView(
        id=parts.CHARACTER_IDS[character],
        seat=piece if is_explorer else -1,
        at=None if place == NONE else _CELL_NAMES[state.cells[place]],
        hearts=state.hearts[piece],
        maximum=parts.CHARACTER_HEARTS[character],
        state=_state_of(state, piece),
        item=parts.ITEM_IDS[state.items[piece]] if is_explorer else "nothing",
        uses=state.uses[piece] if is_explorer else 0,
        protected=piece == state.shielded or (state.braced and character == parts.VETERAN),
        exposed=state.exposed and character == parts.ESCAPOLOGIST,
    )


def _state_of(state: State, piece: int) -> str:
    if state.place[piece] != NONE:
        return "active" if state.hearts[piece] else "down"
    if piece < parts.MOST_EXPLORERS:
        if state.dead >> piece & 1:
            return "dead"
        if state.escaped >> piece & 1:
            return "escaped"
    return "reserve"


def _view_guardian(state: State, guardian: int) -> GuardianView:
    acts = intention(state, guardian)
    return GuardianView(
        id=parts.GUARDIAN_IDS[guardian],
        type=parts.TYPE_IDS[parts.GUARDIAN_TYPE[guardian]],
        at=_CELL_NAMES[state.cells[state.guard[guardian]]],
        lying=guardian == parts.THE_ETERNAL and state.eternal == LYING,
        acts=INTENTION_IDS[acts],
        cells=[_CELL_NAMES[cell] for cell in intended_cells(state, guardian, acts)],
        victims=[state.name(piece) for piece in intended_victims(state, guardian, acts)],
    )


def _view_reserve(state: State) -> dict[str, int]:
    types = 3 if state.options.temple == parts.LEGION_TEMPLE else 1
    found: dict[str, int] = {}
    for kind in range(types):
        first = parts.FIRST_GUARDIAN[kind]
        pieces = state.guard[first : first + parts.TYPE_PIECES[kind]]
        found[parts.TYPE_IDS[kind]] = pieces.count(NONE)
    return found


# Tiles in hand, dice and cards


def _view_placing(state: State) -> PlacingView | None:
    if state.drawn == NONE and not state.choice:
        return None
    source = None
    if state.source != NONE:
        source = f"{_CELL_NAMES[state.cells[state.source // SIDES]]}/{SIDE_IDS[state.source % SIDES]}"
    return PlacingView(
        placer=state.placer,
        spot=None if state.spot == NONE else _CELL_NAMES[state.spot],
        exit=source,
        drawn=None if state.drawn == NONE else parts.TILE_IDS[state.drawn],
        choice=names_of(parts.TILE_IDS, state.choice),
        aside=names_in(parts.TILE_IDS, state.aside),
    )


def _view_dice(state: State) -> list[str]:
    if state.are_faces:
        return [parts.FACE_IDS[face] for face in state.dice]
    return [str(number) for number in state.dice]


def _cards(mask: int) -> list[str]:
    return [str(card) for card in bits(mask)]


def _view_tarot(state: State, viewer: int) -> TarotView | None:
    seat = state.seat_of(parts.FORTUNE_TELLER)
    if seat == NONE or state.round == 0:
        return None
    knows = knows_tarot(state, viewer)
    unseen = state.tarot_deck if knows else state.tarot_deck | state.tarot_hand | state.tarot_drawn
    return TarotView(
        hand=_cards(state.tarot_hand) if knows else None,
        cards=state.tarot_hand.bit_count(),
        deck=state.tarot_deck.bit_count(),
        unseen=_cards(unseen),
        discard=_cards(state.tarot_discard),
        drawn=_cards(state.tarot_drawn) if knows else None,
    )


def _view_typhaon(state: State, viewer: int) -> TyphaonView | None:
    if not state.options.has_typhaon:
        return None
    knows = knows_desolation(state, viewer)
    pile = state.desolation.pile
    return TyphaonView(
        seat=state.options.typhaon,
        hand=names_of(parts.DESOLATION_IDS, state.hand) if knows else None,
        cards=len(state.hand),
        deck=pile.bit_count(),
        unseen=names_in(parts.DESOLATION_IDS, pile if knows else pile | mask_of(state.hand)),
        discard=names_in(parts.DESOLATION_IDS, state.desolation.discard),
        playing=None if state.playing == NONE else parts.DESOLATION_IDS[state.playing],
    )
