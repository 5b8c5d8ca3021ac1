"""A state as JSON in the game's words, and back."""

from __future__ import annotations

from typing import Any

from hypogeum.engine.masks import NONE, bits, mask_of
from hypogeum.engine.positions import Position, mask_in, name_of, names_in, number_of, read_deck, write_deck
from hypogeum.games.terror_below.board import SPACES, read_space, write_space
from hypogeum.games.terror_below.components import (
    BOUNTY_IDS,
    CHARACTER_IDS,
    COLOURS,
    EGG_IDS,
    ITEM_CARD_IDS,
    LOCATION_IDS,
    LOCATIONS,
    ONE_EGG,
    SLOTS,
    TYPE_IDS,
    VEHICLE_IDS,
    WEAPON_CARD_IDS,
    WORM_IDS,
    eggs_of,
)
from hypogeum.games.terror_below.squad import Squad
from hypogeum.games.terror_below.state import (
    State,
    entry_card,
    entry_owner,
    entry_seen,
    entry_stamp,
    face_down_entry,
    face_up_entry,
    is_face_down,
    seen_entry,
)

FLAGS = [
    *["picked_up", "step_over", "in_transit", "climbing", "bonus_taken", "free_removal_used", "hat_vp_used"],
    *["price_used", "treated", "scrambled", "bounty_swapped", "actions_ended"],
]
"""The bits of `State.flags`, lowest first."""


def write_position(state: State) -> Position:
    """The columns of the game; the frame is added by the engine."""
    return {
        "first_player": state.first_player,
        "active": state.active,
        "final_turns": None if state.final_turns == NONE else bits(state.final_turns),
        "eliminated": bits(state.eliminated),
        "turn": {
            "done": [name for bit, name in enumerate(FLAGS) if state.flags >> bit & 1],
            "ap": state.ap,
            "played": name_of(VEHICLE_IDS, state.played),
            "played_slot": state.played_slot + 1,
            "fresh_items": names_in(ITEM_CARD_IDS, state.fresh_items),
            "fresh_weapons": names_in(WEAPON_CARD_IDS, state.fresh_weapons),
            "drawn": bits(state.drawn),
        },
        "locations": {LOCATION_IDS[location]: _space(state.location_spaces[location]) for location in range(LOCATIONS)},
        "rubble": {write_space(space): pieces for space, pieces in enumerate(state.rubble) if pieces},
        "eggs": {write_space(space): _eggs(eggs) for space, eggs in enumerate(state.eggs) if eggs},
        "egg_supply": _eggs(state.egg_supply),
        "rubble_supply": state.rubble_supply,
        "terror_zone": [_write_slot(state, slot) for slot in range(SLOTS)],
        "hidings": state.hidings,
        "attack": {
            "slot": state.attacker + 1,
            "caught": bits(state.caught),
            "damage": state.damage,
            "fired": bits(state.fired),
            "sticks_used": names_in(WEAPON_CARD_IDS, state.sticks_used),
            "die_rolled": state.die_rolled,
        },
        "decks": {
            "vehicle": write_deck(VEHICLE_IDS, state.vehicle_deck),
            "item": write_deck(ITEM_CARD_IDS, state.item_deck),
            "weapon": write_deck(WEAPON_CARD_IDS, state.weapon_deck),
            "bounty": write_deck(BOUNTY_IDS, state.bounty_deck),
            "worm": write_deck(WORM_IDS, state.worm_deck),
        },
        "line": [BOUNTY_IDS[bounty] for bounty in state.line],
        "bounties_out": names_in(BOUNTY_IDS, state.bounties_out),
        "open_secrets": names_in(BOUNTY_IDS, state.open_secrets),
        "arrived": state.arrived,
        "known_in_hand": [[VEHICLE_IDS[known // 8], known % 8] for known in state.known_in_hand],
        "attacks": state.attacks,
        "served": names_in(LOCATION_IDS, state.served),
        "trophies": names_in(TYPE_IDS, state.trophies),
        "squads": [_write_squad(squad) for squad in state.squads],
    }


def _space(space: int) -> str | None:
    return None if space == NONE else write_space(space)


def _eggs(eggs: int) -> dict[str, int]:
    return {EGG_IDS[colour]: eggs_of(eggs, colour) for colour in range(COLOURS) if eggs_of(eggs, colour)}


def _write_slot(state: State, slot: int) -> dict[str, Any]:
    return {
        "worm": name_of(WORM_IDS, state.worms[slot]),
        "target": _space(state.targets[slot]),
        "vehicles": [_write_entry(entry) for entry in state.rows[slot]],
    }


def _write_entry(entry: int) -> dict[str, Any]:
    written: dict[str, Any] = {"card": VEHICLE_IDS[entry_card(entry)], "seat": entry_owner(entry)}
    if is_face_down(entry):
        written |= {"face_down": True, "seen": bits(entry_seen(entry)), "stamp": entry_stamp(entry)}
    return written


def _write_squad(squad: Squad) -> dict[str, Any]:
    return {
        "leader": name_of(CHARACTER_IDS, squad.leader),
        "living": names_in(CHARACTER_IDS, squad.living),
        "dead": names_in(CHARACTER_IDS, squad.dead),
        "left_behind": names_in(CHARACTER_IDS, squad.left_behind),
        "space": _space(squad.space),
        "vp": squad.vp,
        "scored": names_in(BOUNTY_IDS, squad.scored),
        "secrets": names_in(BOUNTY_IDS, squad.secrets),
        "hand": names_in(VEHICLE_IDS, squad.hand),
        "items": names_in(ITEM_CARD_IDS, squad.items),
        "weapons": names_in(WEAPON_CARD_IDS, squad.weapons),
        "hat": name_of(ITEM_CARD_IDS, squad.hat),
        "sticks": names_in(WEAPON_CARD_IDS, squad.sticks),
        "eggs": _eggs(squad.eggs),
        "rubble": squad.rubble,
    }


def read_position(position: Position, state: State) -> None:
    """Fill the columns of a fresh state."""
    state.first_player = position["first_player"]
    state.active = position["active"]
    final = position["final_turns"]
    state.final_turns = NONE if final is None else mask_of(final)
    state.eliminated = mask_of(position["eliminated"])
    _read_turn(state, position["turn"])
    _read_board(state, position)
    _read_terror_zone(state, position)
    _read_cards(state, position)
    state.attacks = position["attacks"]
    state.served = mask_in(LOCATION_IDS, position["served"])
    state.trophies = mask_in(TYPE_IDS, position["trophies"])
    state.squads = [_read_squad(squad) for squad in position["squads"]]
    if len(state.squads) != state.seats:
        raise ValueError(f"there are {len(state.squads)} squads for {state.seats} seats")


def _read_turn(state: State, turn: dict[str, Any]) -> None:
    state.flags = mask_in(FLAGS, turn["done"])
    state.ap = turn["ap"]
    state.played = number_of(VEHICLE_IDS, turn["played"])
    state.played_slot = turn["played_slot"] - 1
    state.fresh_items = mask_in(ITEM_CARD_IDS, turn["fresh_items"])
    state.fresh_weapons = mask_in(WEAPON_CARD_IDS, turn["fresh_weapons"])
    state.drawn = mask_of(turn["drawn"])


def _read_board(state: State, position: Position) -> None:
    state.location_at = [NONE] * SPACES
    state.location_spaces = [_read_space(position["locations"][name]) for name in LOCATION_IDS]
    for location, space in enumerate(state.location_spaces):
        if space != NONE:
            state.location_at[space] = location
    state.rubble = [0] * SPACES
    for text, pieces in position["rubble"].items():
        state.rubble[read_space(text)] = pieces
    state.eggs = [0] * SPACES
    for text, eggs in position["eggs"].items():
        state.eggs[read_space(text)] = _read_eggs(eggs)
    state.egg_supply = _read_eggs(position["egg_supply"])
    state.rubble_supply = position["rubble_supply"]


def _read_terror_zone(state: State, position: Position) -> None:
    zone = position["terror_zone"]
    state.worms = [number_of(WORM_IDS, slot["worm"]) for slot in zone]
    state.targets = [_read_space(slot["target"]) for slot in zone]
    state.rows = [[_read_entry(entry) for entry in slot["vehicles"]] for slot in zone]
    state.hidings = position["hidings"]
    attack = position["attack"]
    state.attacker = attack["slot"] - 1
    state.caught = mask_of(attack["caught"])
    state.damage = attack["damage"]
    state.fired = mask_of(attack["fired"])
    state.sticks_used = mask_in(WEAPON_CARD_IDS, attack["sticks_used"])
    state.die_rolled = attack["die_rolled"]


def _read_entry(data: dict[str, Any]) -> int:
    card, seat = VEHICLE_IDS.index(data["card"]), data["seat"]
    if not data.get("face_down"):
        return face_up_entry(card, seat)
    entry = face_down_entry(card, seat, data["stamp"])
    for viewer in data["seen"]:
        entry = seen_entry(entry, viewer)
    return entry


def _read_cards(state: State, position: Position) -> None:
    decks = position["decks"]
    state.vehicle_deck = read_deck(VEHICLE_IDS, decks["vehicle"])
    state.item_deck = read_deck(ITEM_CARD_IDS, decks["item"])
    state.weapon_deck = read_deck(WEAPON_CARD_IDS, decks["weapon"])
    state.bounty_deck = read_deck(BOUNTY_IDS, decks["bounty"])
    state.worm_deck = read_deck(WORM_IDS, decks["worm"])
    state.line = [BOUNTY_IDS.index(name) for name in position["line"]]
    state.bounties_out = mask_in(BOUNTY_IDS, position["bounties_out"])
    state.open_secrets = mask_in(BOUNTY_IDS, position["open_secrets"])
    state.arrived = list(position["arrived"])
    state.known_in_hand = [VEHICLE_IDS.index(name) * 8 + seat for name, seat in position["known_in_hand"]]


def _read_squad(data: dict[str, Any]) -> Squad:
    return Squad(
        number_of(CHARACTER_IDS, data["leader"]),
        mask_in(CHARACTER_IDS, data["living"]),
        mask_in(CHARACTER_IDS, data["dead"]),
        mask_in(CHARACTER_IDS, data["left_behind"]),
        _read_space(data["space"]),
        data["vp"],
        mask_in(BOUNTY_IDS, data["scored"]),
        mask_in(BOUNTY_IDS, data["secrets"]),
        mask_in(VEHICLE_IDS, data["hand"]),
        mask_in(ITEM_CARD_IDS, data["items"]),
        mask_in(WEAPON_CARD_IDS, data["weapons"]),
        number_of(ITEM_CARD_IDS, data["hat"]),
        mask_in(WEAPON_CARD_IDS, data["sticks"]),
        _read_eggs(data["eggs"]),
        data["rubble"],
    )


def _read_space(text: str | None) -> int:
    return NONE if text is None else read_space(text)


def _read_eggs(eggs: dict[str, int]) -> int:
    return sum(ONE_EGG[EGG_IDS.index(name)] * count for name, count in eggs.items())
