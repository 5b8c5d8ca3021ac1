"""A state as JSON in the game's words, and back.

Places are written as the cells on which their tiles lie, and exits or ends of links as `x,y/N`. What follows from
something else is not written: links follow from the tiles, who stands where from the places of the figures.
"""

from __future__ import annotations

from typing import Any

from hypogeum.engine.masks import NONE, bits, mask_of
from hypogeum.engine.positions import (
    Position,
    WrongPosition,
    counts_by_name,
    counts_of,
    mask_in,
    name_of,
    names_in,
    names_of,
    number_of,
    numbers_of,
    read_deck,
    write_deck,
)
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.blessing import BONUS_IDS
from hypogeum.games.claustrophobia.board import SIDES, lay
from hypogeum.games.claustrophobia.cells import read_cell, write_cell
from hypogeum.games.claustrophobia.combat import ATTACK_IDS
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, FIGURES, FIRST_TROGLODYTE, SLOT_IDS, is_human
from hypogeum.games.claustrophobia.nibbles import dice_of, packed_dice
from hypogeum.games.claustrophobia.stack import group_of, left_of, pile_of, pool_of
from hypogeum.games.claustrophobia.state import PHASE_IDS, State

DONE_IDS = ["acted", "move_over", "free_hand_used", "begun"]
"""The bits of `State.done`, lowest first."""
PASSAGE_IDS = ["not_asked", "refused", "granted"]
"""The answers of Imposing's owner, as in moving.py."""


def write_position(state: State) -> Position:
    """The columns of the game; the frame is added by the engine."""
    return {
        "sides": {"human": state.human, "infernal": state.infernal},
        "phase": PHASE_IDS[state.phase],
        "turn": state.turn,
        "winner": None if state.winner == NONE else state.winner,
        "board": _write_board(state),
        "stack": _write_stack(state),
        "exploration": _write_exploration(state),
        "figures": _write_figures(state),
        "sheets": {FIGURE_IDS[figure]: _write_sheet(state, figure) for figure in range(FIRST_TROGLODYTE)},
        "tokens": _write_tokens(state),
        "human": _write_human(state),
        "infernal": _write_infernal(state),
        "activation": _write_activation(state),
        "attack": _write_attack(state),
        "scenario": _write_scenario(state),
        "company": {"points": state.points, "starting_cards": state.starting_cards},
    }


def read_position(position: Position, state: State) -> None:
    """Fill the columns of a fresh state."""
    state.human = position["sides"]["human"]
    state.infernal = position["sides"]["infernal"]
    if sorted([state.human, state.infernal]) != [0, 1]:
        raise WrongPosition(f"seats {state.human} and {state.infernal} cannot be the two sides")
    state.phase = number_of(PHASE_IDS, position["phase"])
    state.turn = position["turn"]
    state.winner = NONE if position["winner"] is None else position["winner"]
    _read_board(state, position["board"])
    _read_stack(state, position["stack"])
    _read_exploration(state, position["exploration"])
    _read_figures(state, position["figures"])
    _read_sheets(state, [position["sheets"][sheet] for sheet in parts.SHEET_IDS])
    _read_tokens(state, position["tokens"])
    _read_human(state, position["human"])
    _read_infernal(state, position["infernal"])
    _read_activation(state, position["activation"])
    _read_attack(state, position["attack"])
    _read_scenario(state, position["scenario"])
    state.points = position["company"]["points"]
    state.starting_cards = position["company"]["starting_cards"]


# Places, ends and figures


def _place(state: State, place: int) -> str | None:
    return None if place == NONE else write_cell(state.cells[place])


def _read_place(state: State, text: str | None) -> int:
    if text is None:
        return NONE
    place = state.place_at(read_cell(text))
    if place == NONE:
        raise WrongPosition(f"there is no tile on {text}")
    return place


def _end(state: State, end: int) -> str | None:
    return None if end == NONE else f"{_place(state, end // SIDES)}/{parts.SIDE_IDS[end % SIDES]}"


def _read_end(state: State, text: str | None) -> int:
    if text is None:
        return NONE
    cell, _, side = text.partition("/")
    return _read_place(state, cell) * SIDES + number_of(parts.SIDE_IDS, side)


def _places(state: State, mask: int) -> list[str | None]:
    return [_place(state, place) for place in bits(mask)]


def _read_places(state: State, cells: list[str]) -> int:
    return mask_of([_read_place(state, cell) for cell in cells])


# Board


def _write_board(state: State) -> dict[str, Any]:
    return {
        "tiles": [_write_tile(state, place) for place in range(len(state.tiles))],
        "used": _places(state, state.used),
        "holes": _places(state, state.holes),
        "hole_tokens": state.hole_tokens,
        "rubble": _end(state, state.rubble),
        "doors": [_end(state, end) for end in state.doors],
        "teleports": _places(state, state.teleports),
        "closed_exits": [_end(state, end) for end in bits(state.closed_exits)],
    }


def _write_tile(state: State, place: int) -> dict[str, Any]:
    return {
        "cell": write_cell(state.cells[place]),
        "tile": state.tiles[place],
        "rotation": state.rotations[place],
        "water": state.water[place],
        "crates": state.crates[place],
    }


def _read_board(state: State, board: dict[str, Any]) -> None:
    for tile in board["tiles"]:
        if tile["tile"] not in range(1, parts.TILES + 1) or tile["rotation"] not in range(SIDES):
            raise WrongPosition(f"there is no tile {tile['tile']} with rotation {tile['rotation']}")
        lay(state, tile["tile"], read_cell(tile["cell"]), tile["rotation"])
    state.water = [tile["water"] for tile in board["tiles"]]
    state.crates = [tile["crates"] for tile in board["tiles"]]
    state.used = _read_places(state, board["used"])
    state.holes = _read_places(state, board["holes"])
    state.hole_tokens = board["hole_tokens"]
    state.rubble = _read_end(state, board["rubble"])
    state.doors = [_read_end(state, end) for end in board["doors"]]
    state.teleports = _read_places(state, board["teleports"])
    state.closed_exits = mask_of([_read_end(state, end) for end in board["closed_exits"]])


# Stack and exploration


def _write_stack(state: State) -> dict[str, Any]:
    return {
        "pools": [bits(pool) for pool in state.pools],
        "groups": [{"pile": pile_of(group), "pool": pool_of(group), "left": left_of(group)} for group in state.groups],
        "top": state.top[:],
        "top_groups": state.top_groups[:],
        "looked": state.looked_tiles[:],
        "looked_groups": state.looked_groups[:],
        "seen": state.seen_tiles[:],
        "seen_groups": state.seen_groups[:],
        "set_aside": state.set_aside[:],
        "discarded": bits(state.discarded),
        "prescience": state.prescience,
    }


def _read_stack(state: State, stack: dict[str, Any]) -> None:
    state.pools = [mask_of(pool) for pool in stack["pools"]]
    state.groups = [group_of(group["pile"], group["pool"], group["left"]) for group in stack["groups"]]
    state.top = list(stack["top"])
    state.top_groups = list(stack["top_groups"])
    state.looked_tiles = list(stack["looked"])
    state.looked_groups = list(stack["looked_groups"])
    state.seen_tiles = list(stack["seen"])
    state.seen_groups = list(stack["seen_groups"])
    state.set_aside = list(stack["set_aside"])
    state.discarded = mask_of(stack["discarded"])
    state.prescience = stack["prescience"]


def _write_exploration(state: State) -> dict[str, Any]:
    return {
        "explorer": name_of(FIGURE_IDS, state.explorer),
        "exit": _end(state, state.explored),
        "drawn": state.drawn,
        "drawn_group": state.drawn_group,
        "orients_human": state.orients_human,
        "chosen_secretly": state.chosen_secretly,
    }


def _read_exploration(state: State, exploration: dict[str, Any]) -> None:
    state.explorer = number_of(FIGURE_IDS, exploration["explorer"])
    state.explored = _read_end(state, exploration["exit"])
    state.drawn = exploration["drawn"]
    state.drawn_group = exploration["drawn_group"]
    state.orients_human = exploration["orients_human"]
    state.chosen_secretly = exploration["chosen_secretly"]


# Figures


def _write_figures(state: State) -> dict[str, Any]:
    return {
        "roster": names_of(FIGURE_IDS, state.roster),
        "company": names_in(FIGURE_IDS, state.company),
        "places": {
            FIGURE_IDS[figure]: _place(state, state.place[figure])
            for figure in range(FIGURES)
            if state.place[figure] != NONE
        },
        "damage": {
            FIGURE_IDS[figure]: state.damage[figure]
            for figure in range(FIRST_TROGLODYTE, FIGURES)
            if state.damage[figure]
        },
        "order": names_of(FIGURE_IDS, state.order),
        "left": names_in(FIGURE_IDS, state.left),
        "removed": names_in(FIGURE_IDS, state.removed),
        "died_once": names_in(FIGURE_IDS, state.died_once),
        "not_yet": names_in(FIGURE_IDS, state.not_yet),
        "hit_once": names_in(FIGURE_IDS, state.hit_once),
    }


def _read_figures(state: State, figures: dict[str, Any]) -> None:
    """Whoever stands on a tile belongs to the game: positions written by hand need not say so again."""
    state.roster = numbers_of(FIGURE_IDS, figures["roster"])
    state.company = mask_in(FIGURE_IDS, figures["company"])
    for name, cell in figures["places"].items():
        figure = numbers_of(FIGURE_IDS, [name])[0]
        state.put(figure, _read_place(state, cell))
        state.company |= 1 << figure
        if is_human(figure) and figure not in state.roster:
            state.roster = [*state.roster, figure]
    for name, damage in figures["damage"].items():
        state.damage[numbers_of(FIGURE_IDS, [name])[0]] = damage
    order = numbers_of(FIGURE_IDS, figures["order"])
    state.order = [*order, *[figure for figure in state.order if figure not in order]]
    state.left = mask_in(FIGURE_IDS, figures["left"])
    state.removed = mask_in(FIGURE_IDS, figures["removed"])
    state.died_once = mask_in(FIGURE_IDS, figures["died_once"])
    state.not_yet = mask_in(FIGURE_IDS, figures["not_yet"])
    state.hit_once = mask_in(FIGURE_IDS, figures["hit_once"])


# Western sheets and tokens


def _write_sheet(state: State, figure: int) -> dict[str, Any]:
    return {
        "line": state.line[figure],
        "card": name_of(parts.INSTINCT_IDS, state.card[figure]),
        "turned": state.turned[figure],
        "cancelled": bits(state.damage[figure]),
        "scars": bits(state.scars[figure]),
        "equipment": names_in(parts.EQUIPMENT_IDS, state.equipment[figure]),
        "gifts": names_in(parts.GIFT_IDS, state.gifts[figure]),
        "lost_talents": names_in(parts.TALENT_IDS, state.lost_talents[figure]),
    }


def _read_sheets(state: State, sheets: list[dict[str, Any]]) -> None:
    state.line = [sheet["line"] for sheet in sheets]
    state.card = [number_of(parts.INSTINCT_IDS, sheet["card"]) for sheet in sheets]
    state.turned = [sheet["turned"] for sheet in sheets]
    for figure in range(FIRST_TROGLODYTE):
        state.damage[figure] = mask_of(sheets[figure]["cancelled"])
    state.scars = [mask_of(sheet["scars"]) for sheet in sheets]
    state.equipment = [mask_in(parts.EQUIPMENT_IDS, sheet["equipment"]) for sheet in sheets]
    state.gifts = [mask_in(parts.GIFT_IDS, sheet["gifts"]) for sheet in sheets]
    state.lost_talents = [mask_in(parts.TALENT_IDS, sheet["lost_talents"]) for sheet in sheets]


def _write_tokens(state: State) -> dict[str, Any]:
    return {
        "cards_for_text": names_in(FIGURE_IDS, state.uses),
        "exhausted": names_in(FIGURE_IDS, state.exhausted),
        "wrath": names_in(FIGURE_IDS, state.wrath),
        "courage": names_in(FIGURE_IDS, state.courage),
        "pursued": names_in(FIGURE_IDS, state.pursued),
        "blessings_used": names_in(FIGURE_IDS, state.blessings_used),
        "blessed": name_of(FIGURE_IDS, state.blessed),
        "blessed_with": BONUS_IDS[state.blessed_with],
        "smiting": names_in(FIGURE_IDS, state.smiting),
        "let_pass": names_in(FIGURE_IDS, state.let_pass),
    }


def _read_tokens(state: State, tokens: dict[str, Any]) -> None:
    state.uses = mask_in(FIGURE_IDS, tokens["cards_for_text"])
    state.exhausted = mask_in(FIGURE_IDS, tokens["exhausted"])
    state.wrath = mask_in(FIGURE_IDS, tokens["wrath"])
    state.courage = mask_in(FIGURE_IDS, tokens["courage"])
    state.pursued = mask_in(FIGURE_IDS, tokens["pursued"])
    state.blessings_used = mask_in(FIGURE_IDS, tokens["blessings_used"])
    state.blessed = number_of(FIGURE_IDS, tokens["blessed"])
    state.blessed_with = number_of(BONUS_IDS, tokens["blessed_with"])
    state.smiting = mask_in(FIGURE_IDS, tokens["smiting"])
    state.let_pass = mask_in(FIGURE_IDS, tokens["let_pass"])


# The two players


def _write_human(state: State) -> dict[str, Any]:
    return {
        "dice": dice_of(state.dice),
        "extra_dice": state.extra_dice,
        "deck": write_deck(parts.INSTINCT_IDS, state.instinct_deck),
        "hand": names_of(parts.INSTINCT_IDS, state.hand_order),
        "hand_limit": state.hand_limit,
        "unused_equipment": counts_by_name(parts.EQUIPMENT_IDS, state.unused_equipment),
        "expiations": state.expiations,
    }


def _read_human(state: State, data: dict[str, Any]) -> None:
    state.dice = packed_dice(data["dice"])
    state.extra_dice = data["extra_dice"]
    state.instinct_deck = read_deck(parts.INSTINCT_IDS, data["deck"])
    state.hand_order = numbers_of(parts.INSTINCT_IDS, data["hand"])
    state.hand = mask_of(state.hand_order)
    state.hand_limit = data["hand_limit"]
    state.unused_equipment = counts_of(parts.EQUIPMENT_IDS, data["unused_equipment"])
    state.expiations = data["expiations"]


def _write_infernal(state: State) -> dict[str, Any]:
    return {
        "pool": state.pool,
        "rolled": dice_of(state.rolled),
        "prepared": _write_boxes(state.prepared),
        "triggered": _write_boxes(state.triggered),
        "pm": state.pm,
        "alarms": state.alarms,
        "deck": write_deck(parts.EVENT_CARD_IDS, state.event_deck),
        "held": names_in(parts.EVENT_CARD_IDS, state.events_held),
        "open": names_in(parts.EVENT_CARD_IDS, state.events_open),
        "looked": names_of(parts.EVENT_CARD_IDS, state.events_looked),
        "terror": name_of(FIGURE_IDS, state.terror),
        "darkness": state.darkness,
        "ambushes": [{"cell": _place(state, ambush // 4), "left": ambush % 4} for ambush in state.ambushes],
        "summons": state.summons,
        "banner": state.banner,
    }


def _write_boxes(boxes: list[int]) -> dict[str, list[int]]:
    """By slot: its dice."""
    return {name: dice_of(dice) for name, dice in zip(SLOT_IDS, boxes, strict=True) if dice}


def _read_boxes(boxes: dict[str, list[int]]) -> list[int]:
    numbers_of(SLOT_IDS, list(boxes))
    return [packed_dice(boxes.get(name, [])) for name in SLOT_IDS]


def _read_infernal(state: State, data: dict[str, Any]) -> None:
    state.pool = data["pool"]
    state.rolled = packed_dice(data["rolled"])
    state.prepared = _read_boxes(data["prepared"])
    state.triggered = _read_boxes(data["triggered"])
    state.pm = data["pm"]
    state.alarms = data["alarms"]
    state.event_deck = read_deck(parts.EVENT_CARD_IDS, data["deck"])
    state.events_held = mask_in(parts.EVENT_CARD_IDS, data["held"])
    state.events_open = mask_in(parts.EVENT_CARD_IDS, data["open"])
    state.events_looked = numbers_of(parts.EVENT_CARD_IDS, data["looked"])
    state.terror = number_of(FIGURE_IDS, data["terror"])
    state.darkness = data["darkness"]
    state.ambushes = [_read_place(state, ambush["cell"]) * 4 + ambush["left"] for ambush in data["ambushes"]]
    state.summons = data["summons"]
    state.banner = data["banner"]


# What is going on


def _write_activation(state: State) -> dict[str, Any]:
    return {
        "acted": names_in(FIGURE_IDS, state.acted),
        "acting": name_of(FIGURE_IDS, state.acting),
        "done": names_in(DONE_IDS, state.done),
        "steps_taken": state.steps_taken,
        "spent": state.spent,
        "passage": PASSAGE_IDS[state.passage],
    }


def _read_activation(state: State, activation: dict[str, Any]) -> None:
    state.acted = mask_in(FIGURE_IDS, activation["acted"])
    state.acting = number_of(FIGURE_IDS, activation["acting"])
    state.done = mask_in(DONE_IDS, activation["done"])
    state.steps_taken = activation["steps_taken"]
    state.spent = activation["spent"]
    state.passage = number_of(PASSAGE_IDS, activation["passage"])


def _write_attack(state: State) -> dict[str, Any]:
    return {
        "attacker": name_of(FIGURE_IDS, state.attacker),
        "target": name_of(FIGURE_IDS, state.target),
        "cell": _place(state, state.attack_place),
        "kind": ATTACK_IDS[state.attack_kind],
        "dice": state.attack_dice,
        "kills": state.kills,
        "misses": state.misses[:],
        "hits": state.hits,
    }


def _read_attack(state: State, attack: dict[str, Any]) -> None:
    state.attacker = number_of(FIGURE_IDS, attack["attacker"])
    state.target = number_of(FIGURE_IDS, attack["target"])
    state.attack_place = _read_place(state, attack["cell"])
    state.attack_kind = number_of(ATTACK_IDS, attack["kind"])
    state.attack_dice = attack["dice"]
    state.kills = attack["kills"]
    state.misses = list(attack["misses"])
    state.hits = attack["hits"]


def _write_scenario(state: State) -> dict[str, Any]:
    return {
        "seals": state.seals,
        "freed": state.freed,
        "delivered": state.delivered,
        "crate_bearers": names_in(FIGURE_IDS, state.crate_bearers),
        "vial_bearers": names_in(FIGURE_IDS, state.vial_bearers),
        "vials": [_place(state, place) for place in state.vials],
        "explosive_by": name_of(FIGURE_IDS, state.explosive_by),
        "explosive_at": _place(state, state.explosive_at),
        "explosive_lit": state.explosive_lit,
        "poison_by": name_of(FIGURE_IDS, state.poison_by),
        "poison_at": _place(state, state.poison_at),
        "poison_set": state.poison_set,
        "guide": _place(state, state.guide),
        "guide_exit": _end(state, state.guide_exit),
    }


def _read_scenario(state: State, scenario: dict[str, Any]) -> None:
    state.seals = scenario["seals"]
    state.freed = scenario["freed"]
    state.delivered = scenario["delivered"]
    state.crate_bearers = mask_in(FIGURE_IDS, scenario["crate_bearers"])
    state.vial_bearers = mask_in(FIGURE_IDS, scenario["vial_bearers"])
    state.vials = [_read_place(state, cell) for cell in scenario["vials"]]
    state.explosive_by = number_of(FIGURE_IDS, scenario["explosive_by"])
    state.explosive_at = _read_place(state, scenario["explosive_at"])
    state.explosive_lit = scenario["explosive_lit"]
    state.poison_by = number_of(FIGURE_IDS, scenario["poison_by"])
    state.poison_at = _read_place(state, scenario["poison_at"])
    state.poison_set = scenario["poison_set"]
    state.guide = _read_place(state, scenario["guide"])
    state.guide_exit = _read_end(state, scenario["guide_exit"])
