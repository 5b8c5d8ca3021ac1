"""The thirteen tarot cards of the Fortune-Teller (section 20.6)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import EMPTY, NONE, bits, lowest, pick_bit
from hypogeum.engine.seats import SeatStep
from hypogeum.engine.verbs import ACT, Verb
from hypogeum.engine.words import read_name, read_number, split_words
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.acting import can_pay, pay
from hypogeum.games.sub_terra.board import breach, breachable_edges, neighbours, tile_side_of
from hypogeum.games.sub_terra.cells import (
    SIDE_IDS,
    SIDES,
    beyond,
    edge_cell,
    edge_of,
    edge_side,
    read_cell,
    write_cell,
)
from hypogeum.games.sub_terra.guardians import eliminate, eliminate_on
from hypogeum.games.sub_terra.hearts import heal, is_hurt
from hypogeum.games.sub_terra.moving import MoveOn, destinations
from hypogeum.games.sub_terra.placing import KEEP, PASS, TAROT, keep_card
from hypogeum.games.sub_terra.questions import Question
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.telling import cell_of, of_piece
from hypogeum.games.sub_terra.verbs.base_explorers import can_consolidate, consolidate

QUEST: Final = 1
MOUNTAIN: Final = 2
TOWER: Final = 3
HEART: Final = 4
TRAITOR: Final = 5
INFERNO: Final = 6
FALL: Final = 7
DARKNESS: Final = 8
SURVIVOR: Final = 9
RETURN: Final = 10
VOID: Final = 11
CHAINED_KING: Final = 12
NEXUS: Final = 13

ON_CELL: Final[list[int]] = [TOWER, INFERNO, FALL]
ON_EXPLORER: Final[list[int]] = [TRAITOR, SURVIVOR, RETURN]
TRAITOR_MOVES: Final = 3
NEXUS_CARDS: Final = 3
_CARD: Final = 1024
"""A target is the card times this, plus a cell, a character or an edge."""


class Tarot(Verb[State]):
    """Pay for a card of the hand, discard it, apply it (ST2-CIR-FOR-4, ST2-TAR-24)."""

    name = "tarot"
    wish = ACT
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        if state.tarot_hand == 0 or not self.may(state, seat):
            return EMPTY
        found: list[int] = []
        for card in bits(state.tarot_hand):
            if can_pay(state, seat, parts.TAROT_COST[card]):
                for value in values_of(state, seat, card):
                    found.append(card * _CARD + value)
        return found

    def may(self, state: State, seat: int) -> bool:
        """Only on her turn, and never by tarot I (ST2-TAR-21)."""
        return state.character[seat] == parts.FORTUNE_TELLER and seat == state.actor

    def candidates(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for card in bits(state.tarot_hand):
            if card in ON_CELL:
                found.extend([card * _CARD + cell for cell in state.cells])
            elif card in ON_EXPLORER:
                found.extend([card * _CARD + other for other in state.character if other != NONE])
            elif card == VOID:
                found.extend([card * _CARD + edge for edge in breachable_edges(state)])
            else:
                found.append(card * _CARD)
        return found

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        card, value = target // _CARD, target % _CARD
        if not self.may(state, seat) or not state.tarot_hand >> card & 1:
            return Refusal("ST2-CIR-FOR-4")
        if not can_pay(state, seat, parts.TAROT_COST[card]):
            return Refusal("ST2-ACT-11", cost=parts.TAROT_COST[card], ap=state.ap)
        return None if value in values_of(state, seat, card) else obstacle(state, seat, card, value)

    def perform(self, state: State, seat: int, target: int) -> None:
        card = target // _CARD
        pay(state, seat, parts.TAROT_COST[card])
        state.tarot_hand &= ~(1 << card)
        state.tarot_discard |= 1 << card
        if state.tells:
            state.tell("card_played", "ST2-CIR-FOR-4", **of_piece(state, seat), card=str(card))
        apply_card(state, seat, card, target % _CARD)

    def write(self, target: int) -> str:
        card, value = target // _CARD, target % _CARD
        if card in ON_CELL:
            return f"{card} {write_cell(value)}"
        if card in ON_EXPLORER:
            return f"{card} {parts.CHARACTER_IDS[value]}"
        if card == VOID:
            return f"{card} {write_cell(edge_cell(value))} {SIDE_IDS[edge_side(value)]}"
        return str(card)

    def read(self, words: str) -> int:
        first, _, rest = words.partition(" ")
        card = read_number(first, 1, parts.TAROT_CARDS)
        if card in ON_CELL:
            return card * _CARD + read_cell(rest)
        if card in ON_EXPLORER:
            return card * _CARD + read_name(rest, parts.CHARACTER_IDS)
        if card == VOID:
            return card * _CARD + read_edge(rest)
        if rest:
            raise ValueError(f"card {card} names nothing")
        return card * _CARD

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        card, value = target // _CARD, target % _CARD
        if card in ON_CELL:
            return [f"tarot:{card}", f"tile:{write_cell(value)}"]
        if card in ON_EXPLORER:
            return [f"tarot:{card}", f"explorer:{parts.CHARACTER_IDS[value]}"]
        if card == VOID:
            end = tile_side_of(state, value)
            cell = edge_cell(value) if end == NONE else state.cells[end // SIDES]
            side = edge_side(value) if end == NONE else end % SIDES
            return [f"tarot:{card}", f"wall:{write_cell(cell)}/{SIDE_IDS[side]}"]
        return [f"tarot:{card}"]


def read_edge(words: str) -> int:
    """An edge, named from either side (ST2-VOC-1)."""
    cell_words, side_word = split_words(words, 2)
    cell, side = read_cell(cell_words), read_name(side_word, SIDE_IDS)
    if beyond(cell, side) == NONE:
        raise ValueError("there is nothing beyond this side")
    return edge_of(cell, side)


def others(state: State, seat: int) -> list[int]:
    """Every other piece in the temple."""
    return [piece for piece in range(parts.PIECES) if piece != seat and state.place[piece] != NONE]


def values_of(state: State, seat: int, card: int) -> list[int]:
    """What a card may name now; [0] for one that names nothing and has an effect (table of ST2-ACT-13)."""
    if card == TOWER:
        return [state.cells[place] for place in range(1, len(state.tiles)) if can_consolidate(state, place)]
    if card in (INFERNO, FALL):
        return _cells_with_prey(state, card)
    if card == TRAITOR:
        return [
            state.character[other]
            for other in range(state.options.explorers)
            if other != seat and state.is_active(other) and destinations(state, other)
        ]
    if card == SURVIVOR:
        return [state.character[piece] for piece in others(state, seat)]
    if card == RETURN:
        return [state.character[piece] for piece in others(state, seat) if is_hurt(state, piece)]
    if card == VOID:
        return breachable_edges(state)
    return [0] if _has_effect(state, seat, card) else EMPTY


def obstacle(state: State, seat: int, card: int, value: int) -> Refusal:
    """Why a card may not name this, or does nothing at all (ST2-ACT-2)."""
    if card in ON_EXPLORER:
        return Refusal(_rule_of_explorer(state, seat, card, value), explorer=parts.CHARACTER_IDS[value])
    if card in ON_CELL:
        return Refusal(_rule_of_tile(state, card, state.place_at(value)), cell=write_cell(value))
    if card == VOID:
        return Refusal("ST2-TAR-15", cell=write_cell(edge_cell(value)), side=SIDE_IDS[edge_side(value)])
    if card == QUEST:
        return Refusal("ST2-TAR-1")
    return Refusal("ST2-CIR-FOR-5" if card == NEXUS else "ST2-ACT-2")


def _rule_of_explorer(state: State, seat: int, card: int, character: int) -> str:
    """Neither the Ark, the Dog nor the Turret is moved by a card (ST2-CIR-FOR-6, ST2-TAR-20), nor she herself."""
    if card == SURVIVOR:
        return "ST2-TAR-12"
    piece = state.piece_of(character)
    if card == RETURN:
        return "ST2-ACT-2" if piece in others(state, seat) else "ST2-TAR-13"
    if character == parts.THE_ARK:
        return "ST2-CIR-FOR-6"
    if character >= parts.EXPLORERS:
        return "ST2-TAR-20"
    return "ST2-ACT-2" if piece in others(state, seat) and state.is_active(piece) else "ST2-TAR-7"


def _rule_of_tile(state: State, card: int, place: int) -> str:
    """A card for a tile needs one that is no lava; the Tower has limits of its own (ST2-TAR-5)."""
    if place == NONE or not state.is_temple(place):
        return "ST2-GRID-12"
    return "ST2-TAR-5" if card == TOWER else "ST2-ACT-2"


def _cells_with_prey(state: State, card: int) -> list[int]:
    """The tiles where the Inferno or the Fall would destroy at least one enemy."""
    found: list[int] = []
    for place in range(1, len(state.tiles)):
        if not state.is_temple(place):
            continue
        reach = [place, *neighbours(state, place)] if card == INFERNO else [place]
        for other in reach:
            if state.has_enemy(other):
                found.append(state.cells[place])
                break
    return found


def _has_effect(state: State, seat: int, card: int) -> bool:
    if card == QUEST:
        for other in range(state.options.explorers):
            if other != seat and state.is_active(other):
                return True
        return False
    if card == MOUNTAIN:
        return state.rubble != 0
    if card == HEART:
        for piece in others(state, seat):
            if is_hurt(state, piece):
                return True
        return False
    if card == CHAINED_KING:
        for guardian in state.arrivals:
            if state.is_enemy(guardian):
                return True
        return False
    return card == DARKNESS or state.tarot_deck != 0


def apply_card(state: State, seat: int, card: int, value: int) -> None:
    """The effect of a card that has been discarded."""
    if card == QUEST:
        begin_quest(state, seat)
    elif card == MOUNTAIN:
        clear_all_rubble(state)
    elif card == TOWER:
        consolidate(state, state.place_at(value), "ST2-TAR-4")
    elif card == HEART:
        for piece in others(state, seat):
            heal(state, piece, 1, "ST2-TAR-6")
    elif card == TRAITOR:
        other = state.seat_of(value)
        state.push(MoveOn(other, other, TRAITOR_MOVES))
    elif card == INFERNO:
        place = state.place_at(value)
        for reached in [place, *neighbours(state, place)]:
            eliminate_on(state, reached, "ST2-TAR-8")
    elif card == FALL:
        eliminate_on(state, state.place_at(value), "ST2-TAR-9")
    elif card == DARKNESS:
        state.darkness = True
    elif card == SURVIVOR:
        state.shielded = state.piece_of(value)
        if state.tells:
            state.tell("shielded", "ST2-TAR-12", **of_piece(state, state.shielded))
    elif card == RETURN:
        piece = state.piece_of(value)
        heal(state, piece, state.maximum(piece), "ST2-TAR-13")
    elif card == VOID:
        open_wall(state, value)
    elif card == CHAINED_KING:
        for guardian in state.arrivals:
            eliminate(state, guardian, "ST2-TAR-16")
    else:
        draw_nexus(state, seat)


def clear_all_rubble(state: State) -> None:
    """II: everywhere (ST2-TAR-3)."""
    cells = [cell_of(state, place) for place in bits(state.rubble)]
    state.rubble = 0
    if state.tells:
        state.tell("rubble_cleared", "ST2-TAR-3", cells=cells)


def open_wall(state: State, edge: int) -> None:
    """XI: one wall of the temple is gone (ST2-TAR-14, ST2-TAR-15)."""
    end = tile_side_of(state, edge)
    cell, side = state.cells[end // SIDES], end % SIDES
    breach(state, cell, side)
    if state.tells:
        state.tell("wall_breached", "ST2-TAR-14", cell=write_cell(cell), side=SIDE_IDS[side])


def draw_nexus(state: State, seat: int) -> None:
    """XIII: three cards of the deck, or what is there, of which she keeps one (ST2-TAR-17, ST2-TAR-18)."""
    drawn = 0
    while state.tarot_deck and drawn.bit_count() < NEXUS_CARDS:
        card = pick_bit(state.tarot_deck, state.chance)
        state.tarot_deck &= ~(1 << card)
        drawn |= 1 << card
    state.tarot_drawn = drawn
    if drawn.bit_count() == 1:
        keep_card(state, seat, lowest(drawn))
        return
    if state.tells:
        names = [str(card) for card in bits(drawn)]
        if state.options.has_typhaon:
            state.tell_one(seat, {"cards": names}, "cards_drawn", "ST2-TAR-17", seat=seat, number=len(names))
        else:
            state.tell("cards_drawn", "ST2-TAR-17", seat=seat, number=len(names), cards=names, known=True)
    state.push(KeepCard(seat))


class KeepCard(Question):
    """Which card of a Nexus is kept."""

    name = "keep_card"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _KEEP_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(KEEP, TAROT + lowest(state.tarot_drawn))


# I, The Quest (ST2-TAR-1, ST2-TAR-2, ST2-TAR-21)


def begin_quest(state: State, seat: int) -> None:
    """Each other active Explorer in turn order after her."""
    count = state.options.explorers
    for offset in range(count - 1, 0, -1):
        state.push(QuestOf((seat + offset) % count))


class QuestOf(SeatStep[State]):
    """One Explorer gets its action, if it is still active and has one."""

    name = "quest_of"

    def run(self, state: State) -> None:
        seat = self.owner
        if not state.is_active(seat) or state.is_gone(seat):
            return
        state.quest = seat
        action = QuestAction(seat)
        if len(action.actions(state, seat)) > 1:
            state.push(action)
        else:
            state.quest = NONE


class QuestAction(Question):
    """One free action or ability that costs exactly 1 AP, or pass."""

    name = "quest_action"

    def waits(self, state: State) -> bool:
        return state.quest == self.owner and super().waits(state)

    def run(self, state: State) -> None:
        if state.quest == self.owner:
            state.quest = NONE

    def verbs(self, state: State) -> list[Verb[Any]]:
        return QUEST_VERBS[state.character[self.owner]]

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(PASS, 0)

    def take(self, state: State, seat: int, action: Action) -> None:
        """It stays until the action is paid for: a holder may refuse to hand over an item (ST2-ITEM-9)."""
        if action.verb is PASS:
            state.quest = NONE
        action.verb.perform(state, seat, action.target)


QUEST_VERBS: Final[list[list[Verb[Any]]]] = []
"""By Explorer: what may be done by tarot I; filled by `turn.py`, which knows all actions."""
TAROT_VERB: Final = Tarot()
_KEEP_VERBS: Final[list[Verb[Any]]] = [KEEP]
