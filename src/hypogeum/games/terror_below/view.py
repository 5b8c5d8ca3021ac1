"""What a seat or a spectator may know (section 15 of the rulebook): a whitelist, field by field."""

from __future__ import annotations

from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.memories import Memory
from hypogeum.games.terror_below.board import HEIGHT, SIDE_IDS, SPACES, WIDTH, write_space
from hypogeum.games.terror_below.cards import KeepCard, kind_name
from hypogeum.games.terror_below.components import (
    BOUNTY_IDS,
    COLOURS,
    EGG_IDS,
    LAST_ATTACK,
    LOCATION_IDS,
    PATTERN_IDS,
    QUEEN_EGGS,
    SLOTS,
    TYPE_IDS,
    VEHICLE_IDS,
    WORM_DICE,
    WORM_EGG,
    WORM_HEALTH,
    WORM_IDS,
    WORM_LIMIT,
    WORM_PATTERN,
    WORM_TYPE,
    eggs_of,
)
from hypogeum.games.terror_below.eggs import egg_names
from hypogeum.games.terror_below.ending import solo_score
from hypogeum.games.terror_below.foresight import (
    foresee_plays,
    foresee_shots,
    foresee_strike,
    hunters_to_come,
    reward_bounties,
)
from hypogeum.games.terror_below.options import SCENARIO_IDS
from hypogeum.games.terror_below.squad_view import item_names, view_squad, weapon_names
from hypogeum.games.terror_below.state import (
    BONUS_TAKEN,
    CLIMBING,
    IN_TRANSIT,
    PICKED_UP,
    State,
    entry_card,
    entry_owner,
    is_face_down,
    knows_entry,
)
from hypogeum.games.terror_below.view_types import (
    AttackView,
    PileView,
    SoloView,
    SpaceView,
    TurnView,
    UnderView,
    View,
    WormView,
)

MOST_SPACES_KNOWN = 20_000
_spaces: Memory[tuple[int, int, int, int, int], SpaceView] = Memory(MOST_SPACES_KNOWN)
"""By board, space and what lies there: most of them are the same in every view."""
MOST_BOARDS_KNOWN = 500
_boards: Memory[tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...]], list[SpaceView]] = Memory(
    MOST_BOARDS_KNOWN
)
"""By board and what lies on it: all viewers see the same, and most entries change nothing of it."""


def view(state: State, viewer: int) -> View:
    """The view of a seat, or of a spectator (-1)."""
    return View(
        board=SIDE_IDS[state.options.board.side],
        columns=state.options.board.columns,
        rows=HEIGHT,
        target=state.options.target,
        turns=state.turns,
        first_player=state.first_player,
        active=state.active,
        final_turns=None if state.final_turns == NONE else bits(state.final_turns),
        turn=_view_turn(state),
        spaces=_view_spaces(state),
        worms=[_view_worm(state, slot, viewer) for slot in range(SLOTS) if state.worms[slot] != NONE],
        attack=_view_attack(state, viewer),
        line=[BOUNTY_IDS[bounty] for bounty in state.line],
        bounties_out=[BOUNTY_IDS[bounty] for bounty in bits(state.bounties_out)],
        piles=_view_piles(state),
        egg_supply={EGG_IDS[colour]: eggs_of(state.egg_supply, colour) for colour in range(COLOURS)},
        rubble_supply=state.rubble_supply,
        squads=[view_squad(state, seat, viewer) for seat in range(state.seats)],
        plays=foresee_plays(state, viewer),
        drawn=_view_drawn(state, viewer),
        solo=_view_solo(state),
        over=state.over,
        winners=state.winners,
    )


def _view_spaces(state: State) -> list[SpaceView]:
    key = (state.options.board.side, tuple(state.location_spaces), tuple(state.rubble), tuple(state.eggs))
    known = _boards.find(key)
    if known is None:
        spaces = [_view_space(state, space) for space in range(SPACES) if _is_on_board(state, space)]
        return _boards.keep(key, spaces)
    return known


def _is_on_board(state: State, space: int) -> bool:
    return space % WIDTH < state.options.board.columns


def _view_turn(state: State) -> TurnView:
    return TurnView(
        ap=state.ap,
        vehicle=None if state.played == NONE else VEHICLE_IDS[state.played],
        slot=state.played_slot + 1,
        picked_up=state.has_done(PICKED_UP),
        in_transit=state.has_done(IN_TRANSIT),
        climbing=state.has_done(CLIMBING),
        bonus_taken=state.has_done(BONUS_TAKEN),
    )


def _view_space(state: State, space: int) -> SpaceView:
    board = state.options.board
    key = (board.side, space, state.location_at[space], state.rubble[space], state.eggs[space])
    return _spaces.find(key) or _spaces.keep(key, _new_space(state, space))


def _new_space(state: State, space: int) -> SpaceView:
    board = state.options.board
    location = state.location_at[space]
    return SpaceView(
        at=write_space(space),
        kind="canyon" if board.canyon[space] else "desert" if space in board.dice else "rim",
        location=None if location == NONE else LOCATION_IDS[location],
        rubble=state.rubble[space],
        eggs=egg_names(state.eggs[space]),
    )


def _view_worm(state: State, slot: int, viewer: int) -> WormView:
    worm, target = state.worms[slot], state.targets[slot]
    vehicles = [_view_entry(entry, viewer) for entry in state.rows[slot]]
    return WormView(
        slot=slot + 1,
        worm=WORM_IDS[worm],
        type=TYPE_IDS[WORM_TYPE[worm]],
        eggs=[EGG_IDS[egg] for egg in QUEEN_EGGS[worm] or [WORM_EGG[worm]]],
        health=WORM_HEALTH[worm],
        limit=WORM_LIMIT[worm],
        at=write_space(state.options.board.dice[WORM_DICE[worm]]),
        pattern=PATTERN_IDS[WORM_PATTERN[worm]],
        target=write_space(target),
        strike=foresee_strike(state, slot, viewer),
        unknown=sum(under.vehicle is None for under in vehicles),
        vehicles=vehicles,
        is_due=not state.has_room(slot),
    )


def _view_entry(entry: int, viewer: int) -> UnderView:
    known = knows_entry(entry, viewer)
    return UnderView(
        vehicle=VEHICLE_IDS[entry_card(entry)] if known else None,
        face_down=is_face_down(entry),
        seat=entry_owner(entry),
    )


def _view_attack(state: State, viewer: int) -> AttackView | None:
    if state.attacker == NONE or state.worms[state.attacker] == NONE:
        return None
    worm = state.worms[state.attacker]
    return AttackView(
        slot=state.attacker + 1,
        worm=WORM_IDS[worm],
        damage=state.damage,
        health=WORM_HEALTH[worm],
        caught=bits(state.caught),
        to_come=hunters_to_come(state),
        shots=foresee_shots(state, viewer),
        bounties=reward_bounties(state, viewer),
    )


def _view_piles(state: State) -> dict[str, PileView]:
    vehicles, items, weapons = state.vehicle_deck, state.item_deck, state.weapon_deck
    bounties, worms = state.bounty_deck, state.worm_deck
    return {
        "vehicle": PileView(vehicles.pile.bit_count(), [VEHICLE_IDS[card] for card in bits(vehicles.discard)]),
        "item": PileView(items.pile.bit_count(), item_names(items.discard)),
        "weapon": PileView(weapons.pile.bit_count(), weapon_names(weapons.discard)),
        "bounty": PileView(bounties.pile.bit_count(), [BOUNTY_IDS[card] for card in bits(bounties.discard)]),
        "worm": PileView(worms.pile.bit_count(), [WORM_IDS[card] for card in bits(worms.discard)]),
    }


def _view_drawn(state: State, viewer: int) -> list[str] | None:
    for step in state.agenda:
        if isinstance(step, KeepCard) and step.owner == viewer:
            return [kind_name(step.which, card) for card in bits(state.drawn)]
    return None


def _view_solo(state: State) -> SoloView | None:
    if not state.options.is_solo:
        return None
    return SoloView(
        scenario=SCENARIO_IDS[state.options.scenario],
        queens=state.options.has_queens,
        attacks=state.attacks,
        last_attack=LAST_ATTACK,
        served=[LOCATION_IDS[location] for location in bits(state.served)],
        trophies=[TYPE_IDS[kind] for kind in bits(state.trophies)],
        destroyed=[LOCATION_IDS[location] for location, space in enumerate(state.location_spaces) if space == NONE],
        score=solo_score(state),
    )
