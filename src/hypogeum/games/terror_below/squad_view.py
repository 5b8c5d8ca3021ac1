"""What a seat or a spectator may know of a Squad (section 15 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE, bits
from hypogeum.games.terror_below.board import write_space
from hypogeum.games.terror_below.components import (
    BOUNTY_IDS,
    CHARACTER_IDS,
    ITEM_KIND,
    ITEM_KIND_IDS,
    LONG_SHOTS,
    VEHICLE_IDS,
    WEAPON_KIND,
    WEAPON_KIND_IDS,
)
from hypogeum.games.terror_below.eggs import egg_names
from hypogeum.games.terror_below.rubble import trade_size
from hypogeum.games.terror_below.state import State, entry_card, entry_owner
from hypogeum.games.terror_below.view_types import SquadView


def view_squad(state: State, seat: int, viewer: int) -> SquadView:
    squad = state.squads[seat]
    is_own = seat == viewer
    is_active = seat == state.active
    fresh = item_names(state.fresh_items) + weapon_names(state.fresh_weapons) if is_active else []
    return SquadView(
        seat=seat,
        leader=None if squad.leader == NONE else CHARACTER_IDS[squad.leader],
        living=[CHARACTER_IDS[character] for character in bits(squad.living)],
        dead=[CHARACTER_IDS[character] for character in bits(squad.dead)],
        left_behind=[CHARACTER_IDS[character] for character in bits(squad.left_behind)],
        space=None if squad.space == NONE else write_space(squad.space),
        vp=squad.points(),
        vp_tokens=squad.vp,
        scored=[BOUNTY_IDS[bounty] for bounty in bits(squad.scored)],
        secrets=_view_secrets(state, squad.secrets, is_own),
        eggs=egg_names(squad.eggs),
        rubble=squad.rubble,
        trade_size=trade_size(squad),
        hat=None if squad.hat == NONE else ITEM_KIND_IDS[squad.hat],
        sticks=weapon_names(squad.sticks),
        open_weapons=weapon_names(squad.weapons & LONG_SHOTS),
        hand_size=squad.hand.bit_count(),
        hand_limit=squad.hand_limit(),
        items_size=squad.items.bit_count(),
        weapons_size=squad.weapons.bit_count(),
        hand=[VEHICLE_IDS[card] for card in bits(squad.hand)] if is_own else None,
        items=item_names(squad.items) if is_own else None,
        weapons=weapon_names(squad.weapons) if is_own else None,
        fresh=fresh if is_own else None,
        known_vehicles=_known_vehicles(state, seat, viewer),
        eliminated=bool(state.eliminated >> seat & 1),
        gone=bool(state.gone >> seat & 1),
        away=bool(state.away >> seat & 1),
    )


def _view_secrets(state: State, secrets: int, is_own: bool) -> list[str | None]:
    """Known ones by name; the others follow without."""
    known = secrets if is_own else secrets & state.open_secrets
    hidden = (secrets & ~known).bit_count()
    return [*[BOUNTY_IDS[bounty] for bounty in bits(known)], *[None] * hidden]


def _known_vehicles(state: State, seat: int, viewer: int) -> list[str]:
    """TB-HID-2."""
    cards = sorted(known // 8 for known in state.known_in_hand if known % 8 == viewer)
    return [VEHICLE_IDS[card] for card in cards if _is_with(state, seat, card)]


def _is_with(state: State, seat: int, card: int) -> bool:
    if state.squads[seat].hand >> card & 1:
        return True
    return any(entry_card(entry) == card and entry_owner(entry) == seat for row in state.rows for entry in row)


def item_names(cards: int) -> list[str]:
    return [ITEM_KIND_IDS[ITEM_KIND[card]] for card in bits(cards)]


def weapon_names(cards: int) -> list[str]:
    return [WEAPON_KIND_IDS[WEAPON_KIND[card]] for card in bits(cards)]
