"""What always holds (section 29.2 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.invariants import demand, demand_partition
from hypogeum.engine.masks import NONE, bits, mask_of
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import is_frontier
from hypogeum.games.sub_terra.cells import SIDES, is_location, write_cell
from hypogeum.games.sub_terra.state import ERUPTED, GONE, UNPLACED, State
from hypogeum.games.sub_terra.typhaon import PlayCard

FINAL = 3
"""More AP than that nobody has (ST2-INR-15)."""


def check(state: State) -> None:
    """Raises BrokenInvariant with the rule that does not hold.

    What is about the change from one state to the next (ST2-INR-10), about answers (ST2-INR-16) and about repeating
    (ST2-INR-17) is shown by playing.
    """
    _check_tiles(state)
    if state.round == 0:
        return
    _check_guardians(state)
    _check_items(state)
    _check_pieces(state)
    _check_markers(state)
    _check_temple(state)
    _check_cards(state)
    if not state.over:
        _check_explorers(state)


def _check_tiles(state: State) -> None:
    """ST2-INR-1."""
    drawn = 0 if state.drawn == NONE else 1 << state.drawn
    choice = mask_of(state.choice)
    bag_tiles = (1 << parts.BAG_TILES) - 1
    board = mask_of([tile for tile in state.tiles if tile < parts.BAG_TILES])
    in_hand = (drawn | choice) & bag_tiles
    whole = parts.BAGS[state.options.temple]
    masks = [state.bag, board, in_hand, state.aside, state.discarded]
    demand_partition(masks, whole, "ST2-INR-1", "tiles")
    for first, explorer in (
        (parts.FIRST_JOURNAL, parts.ARISTOCRAT),
        (parts.FIRST_TRANSMUTED, parts.MAGICIAN),
    ):
        lying = len([tile for tile in state.tiles if first <= tile < first + 3])
        seat = state.seat_of(explorer)
        if state.round and seat != NONE:
            demand(lying + state.uses[seat] == 3, "ST2-INR-1", f"{lying} of three tiles, {state.uses[seat]} left")
    demand(len({*state.cells}) == len(state.cells), "ST2-INR-1", "two tiles on one cell")
    for place in range(parts.FIXED, len(state.tiles)):
        demand(is_location(state.cells[place]), "ST2-INR-1", f"a tile on {write_cell(state.cells[place])}")


def _check_guardians(state: State) -> None:
    """ST2-INR-2, ST2-INR-13."""
    in_play = mask_of([number for number, place in enumerate(state.guard) if place != NONE])
    demand(in_play == mask_of(state.arrivals), "ST2-INR-2", "Guardians in play are not those that came")
    demand(len({*state.arrivals}) == len(state.arrivals), "ST2-INR-2", "a Guardian came twice")
    if state.options.temple != parts.LEGION_TEMPLE:
        demand(in_play < 1 << parts.TYPE_PIECES[parts.INFANTRY], "ST2-INR-2", "a Guardian of another temple")
    is_there = state.guard[parts.THE_ETERNAL] != NONE
    demand(is_there == (state.eternal not in (UNPLACED, GONE)), "ST2-INR-2", "the Eternal is nowhere")
    for place in state.guard:
        demand(place == NONE or state.is_temple(place), "ST2-INR-13", "a Guardian on the Exit or in lava")
    demand(state.to_act & ~in_play == 0, "ST2-INR-2", "a Guardian acts that is not in play")


def _check_items(state: State) -> None:
    """ST2-INR-3, ST2-INR-5."""
    held = [state.items[seat] for seat in range(state.options.explorers)]
    keys = state.keys_left + len(state.loose_keys) + held.count(parts.KEY) + state.keys_set
    if state.volcano != ERUPTED:
        demand(keys == parts.MOST_KEYS, "ST2-INR-3", f"{keys} Keys")
    artifacts = held.count(parts.ARTIFACT) + (state.artifact != NONE) + state.artifact_out + state.artifact_lost
    exists = state.keys_set == parts.MOST_KEYS and not state.options.has_ark
    demand(artifacts == int(exists), "ST2-INR-3", f"{artifacts} Artifacts")
    for seat in range(state.options.explorers):
        demand(
            state.place[seat] != NONE or held[seat] == parts.NOTHING, "ST2-INR-5", "an absent Explorer holds an item"
        )
    for place in [*state.loose_keys, *([] if state.artifact == NONE else [state.artifact])]:
        demand(state.is_temple(place), "ST2-VOLC-11", "an item lies in lava")


def _check_pieces(state: State) -> None:
    """ST2-INR-4, ST2-INR-6, ST2-INR-13."""
    for piece in range(parts.PIECES):
        if state.character[piece] == NONE:
            demand(state.place[piece] == NONE, "ST2-SET-28", "a piece that is not in this game")
            continue
        place = state.place[piece]
        demand(0 <= state.hearts[piece] <= state.maximum(piece), "ST2-INR-4", f"{state.hearts[piece]} hearts")
        demand(place == NONE or state.is_temple(place), "ST2-INR-13", "somebody lives in lava or on the Exit")
        if piece in (parts.DOG, parts.TURRET) and place != NONE:
            demand(state.hearts[piece] > 0, "ST2-INR-4", "a Dog or Turret without hearts on the board")
        if piece < parts.MOST_EXPLORERS:
            out = state.dead >> piece & 1 or state.escaped >> piece & 1
            demand(bool(out) == (place == NONE), "ST2-INR-4", "an Explorer is neither inside nor out")
    for place in range(len(state.tiles)):
        if not state.is_flipped(place) and state.kind(place) == parts.BRIDGE:
            demand(len(state.here(place)) <= 1, "ST2-INR-6", "two on a Bridge")
    mines = len(state.mines)
    demand(mines <= parts.MINES, "ST2-INR-12", f"{mines} Mines")
    for place in [*state.mines, *([] if state.fort == NONE else [state.fort])]:
        demand(state.is_temple(place), "ST2-INR-12", "equipment in lava")
    demand(0 <= state.ap <= FINAL, "ST2-INR-15", f"{state.ap} AP")
    demand(state.ap <= 2 or state.exerted, "ST2-INR-15", "three AP without an Exert")


def _check_markers(state: State) -> None:
    """ST2-INR-7."""
    demand(state.danger & state.rubble == 0, "ST2-INR-7", "Danger and Rubble together")
    lying = {*state.tiles}
    for slot, tile in enumerate(parts.MARKED_TILES):
        if state.markers >> 2 * slot & 3:
            demand(tile in lying, "ST2-INR-7", "markers on a tile that is not there")
            place = state.tiles.index(tile)
            is_bare = state.is_flipped(place) or bool(state.consolidated >> place & 1)
            demand(not is_bare, "ST2-INR-7", "markers on a tile without effect")
    for place in bits(state.danger):
        demand(state.kind(place) == parts.BOULDER, "ST2-INR-7", "a Danger marker elsewhere")


def _check_temple(state: State) -> None:
    """ST2-INR-8, ST2-INR-9."""
    reached = {parts.CROSSING_PLACE}
    queue = [parts.CROSSING_PLACE]
    while queue:
        place = queue.pop()
        for other in state.links[place * SIDES : place * SIDES + SIDES]:
            if other >= 0 and other not in reached:
                reached.add(other)
                queue.append(other)
    demand(len(reached) == len(state.tiles), "ST2-INR-8", "a tile without a path to the crossing")
    tiles_left = state.bag or state.aside or state.drawn != NONE or state.choice
    if state.hall == NONE and not state.over:
        if tiles_left:
            frontier = [
                place for place in range(len(state.tiles)) for side in range(SIDES) if is_frontier(state, place, side)
            ]
            demand(bool(frontier), "ST2-INR-9", "no frontier exit is left")
        else:
            is_coming = any(step.name in ("place_sanctum", "choose_sanctum") for step in state.agenda)
            demand(is_coming, "ST2-INR-9", "the bag is empty and there is no Sanctum")


def _check_cards(state: State) -> None:
    """ST2-INR-11."""
    seat = state.seat_of(parts.FORTUNE_TELLER)
    if seat != NONE and state.place[seat] != NONE:
        masks = [state.tarot_deck, state.tarot_hand, state.tarot_discard, state.tarot_drawn]
        demand_partition(masks, parts.ALL_TAROT, "ST2-INR-11", "tarot cards")
    if state.options.has_typhaon:
        playing = 0 if state.playing == NONE else 1 << state.playing
        hand = mask_of(state.hand)
        masks = [state.desolation.pile, state.desolation.discard, hand, playing]
        whole = parts.DESOLATION_OF[state.options.explorers]
        demand_partition(masks, whole, "ST2-INR-11", "Desolation cards")
        if not state.over and isinstance(state.decision, PlayCard):
            demand(len(state.hand) == parts.HAND_SIZE, "ST2-INR-11", f"{len(state.hand)} cards in hand")


def _check_explorers(state: State) -> None:
    """ST2-INR-14: somebody active is inside, unless an effect is under way; nobody dies or leaves with the Ark."""
    if state.options.has_ark:
        demand(state.dead == 0 and state.escaped == 0, "ST2-INR-14", "somebody is dead or has escaped in Ark mode")
    if state.decision.name == "actions":
        active = [seat for seat in range(state.options.explorers) if state.is_active(seat)]
        demand(bool(active), "ST2-INR-14", "nobody active is inside, and the game goes on")
