"""The abilities of the Circle (sections 20.1 to 20.5); tarot cards stand in `tarot.py`."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE, pick_bit
from hypogeum.engine.verbs import GAIN, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.acting import AbilityDeed, Deed, NameDeed, TypeDeed, rule_of_harmless
from hypogeum.games.sub_terra.board import has_frontier, replace_tile
from hypogeum.games.sub_terra.cells import read_cell, write_cell
from hypogeum.games.sub_terra.guardians import eliminate, eliminate_on
from hypogeum.games.sub_terra.hearts import heal, is_hurt
from hypogeum.games.sub_terra.moving import begin_series, destinations, go, move_refusal, needs_helper
from hypogeum.games.sub_terra.placing import SpotQuestion, draw, send_back
from hypogeum.games.sub_terra.state import ACTIONS, State
from hypogeum.games.sub_terra.telling import cell_of, of_piece
from hypogeum.games.sub_terra.verbs.common import clear_rubble, rubble_near

# Magician (section 20.1)


class Swap(NameDeed):
    """Exchange places with another Explorer or the Dog; this is no Move (ST2-CIR-MAG-1 to ST2-CIR-MAG-4)."""

    name = "swap"

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        piece = state.piece_of(target)
        name = parts.CHARACTER_IDS[target]
        if piece in (NONE, seat) or state.place[piece] == NONE:
            return Refusal("ST2-CIR-MAG-12", explorer=name)
        if piece == parts.ARK:
            return Refusal("ST2-CIR-MAG-3", explorer=name)
        if piece == parts.TURRET:
            return Refusal("ST2-CIR-MAG-11", explorer=name)
        if state.place[piece] == state.place[seat]:
            return Refusal("ST2-CIR-MAG-14", explorer=name)
        if state.items[seat] == parts.ARTIFACT or (piece != parts.DOG and state.items[piece] == parts.ARTIFACT):
            return Refusal("ST2-CIR-MAG-1", explorer=name)
        return None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        piece = state.piece_of(target)
        here, there = state.place[seat], state.place[piece]
        state.place[seat] = there
        state.place[piece] = here
        if state.tells:
            state.tell(
                "swapped",
                "ST2-CIR-MAG-1",
                seat=seat,
                explorer=state.name(seat),
                other_explorer=state.name(piece),
                cell=cell_of(state, there),
            )


class Transmute(AbilityDeed):
    """The own tile goes into the bag, a Transmuted one takes its place, three times a game (ST2-CIR-MAG-5)."""

    name = "transmute"

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        place = state.place[seat]
        if state.uses[seat] == 0:
            return Refusal("ST2-CIR-MAG-5")
        if place < parts.FIXED or place == state.hall or place == state.ledge:
            return Refusal("ST2-CIR-MAG-6")
        return Refusal("ST2-CIR-MAG-8") if state.tiles[place] >= parts.BAG_TILES else None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        place = state.place[seat]
        tile = state.tiles[place]
        state.set_markers(place, 0)
        mask = ~(1 << place)
        state.rubble &= mask
        state.danger &= mask
        state.consolidated &= mask
        state.mines = [mine for mine in state.mines if mine != place]  # ST2-CIR-MAG-8
        if state.fort == place:
            state.fort = NONE
        replace_tile(state, place, parts.FIRST_TRANSMUTED + parts.TRANSMUTATIONS - state.uses[seat])
        state.uses[seat] -= 1
        state.bag |= 1 << tile
        if state.tells:
            state.tell(
                "transmuted",
                "ST2-CIR-MAG-5",
                **of_piece(state, seat),
                tile=parts.TILE_IDS[tile],
                cell=cell_of(state, place),
            )


# Tamer and Dog (section 20.2)


class Call(AbilityDeed):
    """The Dog comes onto the Tamer's tile with full hearts (ST2-CIR-TAM-1, ST2-CIR-DOG-10)."""

    name = "call"

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        place = state.place[seat]
        if state.kind(place) == parts.BRIDGE:
            return Refusal("ST2-CIR-DOG-10")
        if state.place[parts.DOG] == place and not is_hurt(state, parts.DOG):
            return Refusal("ST2-ACT-13")
        return None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        state.place[parts.DOG] = state.place[seat]
        state.hearts[parts.DOG] = state.maximum(parts.DOG)
        if state.tells:
            state.tell("called", "ST2-CIR-TAM-1", **of_piece(state, parts.DOG), cell=cell_of(state, state.place[seat]))


# Canine Actions (ST2-CIR-DOG-3): a target is the action times 1024 plus a cell or a type

DOG_MOVE: Final = 0
DOG_BITE: Final = 1
DOG_DIG: Final = 2
DOG_CLIMB: Final = 3
DOG_REST: Final = 4
CANINE_IDS: Final[list[str]] = ["move", "bite", "dig", "climb", "rest"]
_CANINE: Final = 1024
DOG_MOVES: Final = 3


def canine_actions(state: State) -> list[int]:
    """Every possible Canine Action; none while the Dog is not in the temple (ST2-AMB-25, ST2-CIR-DOG-11)."""
    place = state.place[parts.DOG]
    if place == NONE:
        return EMPTY
    found = [DOG_MOVE * _CANINE + state.cells[other] for other in destinations(state, parts.DOG)]
    for kind in range(parts.TYPES):
        if state.guardian_on(place, kind) != NONE:
            found.append(DOG_BITE * _CANINE + kind)
    for cell in rubble_near(state, parts.DOG):
        found.append(DOG_DIG * _CANINE + cell)
    if needs_helper(state, parts.DOG):
        for other in destinations(state, parts.DOG, is_climb=True):
            found.append(DOG_CLIMB * _CANINE + state.cells[other])
    if is_hurt(state, parts.DOG):
        found.append(DOG_REST * _CANINE)
    return found


def canine_refusal(state: State, target: int) -> Refusal | None:
    """Why the Dog cannot do that, or None."""
    if target in canine_actions(state):
        return None
    if state.place[parts.DOG] == NONE:
        return Refusal("ST2-AMB-25")
    action, value = target // _CANINE, target % _CANINE
    if action == DOG_MOVE or (action == DOG_CLIMB and needs_helper(state, parts.DOG)):
        return move_refusal(state, parts.DOG, value, is_climb=action == DOG_CLIMB)
    return Refusal("ST2-CIR-DOG-11")


def do_canine(state: State, seat: int, target: int) -> None:
    """One Canine Action; the Tamer's seat decides about further Moves."""
    action, value = target // _CANINE, target % _CANINE
    if action == DOG_MOVE:
        begin_series(state, seat, parts.DOG, state.place_at(value), DOG_MOVES)
    elif action == DOG_BITE:
        eliminate(state, state.guardian_on(state.place[parts.DOG], value), "ST2-CIR-DOG-3")
    elif action == DOG_DIG:
        clear_rubble(state, parts.DOG, state.place_at(value))
    elif action == DOG_CLIMB:
        go(state, parts.DOG, state.place_at(value))
    else:
        heal(state, parts.DOG, 1, "ST2-CIR-DOG-3")


def write_canine(target: int) -> str:
    action, value = target // _CANINE, target % _CANINE
    if action == DOG_REST:
        return CANINE_IDS[action]
    return f"{CANINE_IDS[action]} {parts.TYPE_IDS[value] if action == DOG_BITE else write_cell(value)}"


def read_canine(words: str) -> int:
    name, _, rest = words.partition(" ")
    action = read_name(name, CANINE_IDS)
    if action == DOG_REST:
        if rest:
            raise ValueError("'rest' takes nothing after it")
        return action * _CANINE
    return action * _CANINE + (read_name(rest, parts.TYPE_IDS) if action == DOG_BITE else read_cell(rest))


def canine_picks(state: State, target: int) -> list[str]:
    """The Dog first; then what the action names."""
    action, value = target // _CANINE, target % _CANINE
    if action == DOG_BITE:
        place = state.place[parts.DOG]
        cell = "" if place == NONE else cell_of(state, place)
        return ["explorer:dog", f"guardian:{cell}/{parts.TYPE_IDS[value]}"]
    return ["explorer:dog"] if action == DOG_REST else ["explorer:dog", f"tile:{write_cell(value)}"]


class Dog(Verb[State]):
    """The free Canine Action of the Tamer's turn (ST2-CIR-DOG-1, ST2-TURN-14, ST2-TURN-19)."""

    name = "dog"
    is_open = True

    def may(self, state: State, seat: int) -> bool:
        if seat != state.actor or state.step != ACTIONS or state.dog_used:
            return False
        return state.character[seat] == parts.TAMER and state.place[seat] != NONE

    def targets(self, state: State, seat: int) -> list[int]:
        return canine_actions(state) if self.may(state, seat) else EMPTY

    def candidates(self, state: State, seat: int) -> list[int]:
        return canine_candidates(state)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return canine_refusal(state, target) if self.may(state, seat) else Refusal("ST2-CIR-DOG-1")

    def perform(self, state: State, seat: int, target: int) -> None:
        state.dog_used = True
        do_canine(state, seat, target)

    def write(self, target: int) -> str:
        return write_canine(target)

    def read(self, words: str) -> int:
        return read_canine(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return canine_picks(state, target)


def canine_candidates(state: State) -> list[int]:
    """Whatever somebody could think of."""
    found: list[int] = []
    for action in (DOG_MOVE, DOG_DIG, DOG_CLIMB):
        for cell in state.cells:
            found.append(action * _CANINE + cell)
    for kind in range(parts.TYPES):
        found.append(DOG_BITE * _CANINE + kind)
    return [*found, DOG_REST * _CANINE]


class Direct(Deed):
    """A Canine Action for 2 AP (ST2-CIR-TAM-2)."""

    name = "direct"

    def candidates(self, state: State, seat: int) -> list[int]:
        return canine_candidates(state)

    def options(self, state: State, seat: int) -> list[int]:
        return canine_actions(state)

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        return canine_refusal(state, target)

    def carry_out(self, state: State, seat: int, target: int) -> None:
        do_canine(state, seat, target)

    def write(self, target: int) -> str:
        return write_canine(target)

    def read(self, words: str) -> int:
        return read_canine(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [*canine_picks(state, target), "ability:direct"]


# Colossus (section 20.3)


class Recover(AbilityDeed):
    """He regains all lost hearts (ST2-CIR-COL-1, ST2-CIR-COL-5)."""

    name = "recover"
    wish = GAIN

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if is_hurt(state, seat) else Refusal("ST2-ACT-2")

    def carry_out(self, state: State, seat: int, target: int) -> None:
        heal(state, seat, state.maximum(seat), "ST2-CIR-COL-1")


class Smash(AbilityDeed):
    """No enemy survives on his tile (ST2-CIR-COL-2)."""

    name = "smash"

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        place = state.place[seat]
        return None if state.has_enemy(place) else Refusal(rule_of_harmless(state, place, "ST2-ACT-2"))

    def carry_out(self, state: State, seat: int, target: int) -> None:
        eliminate_on(state, state.place[seat], "ST2-CIR-COL-2")


# Escapologist (section 20.4)


class Strike(TypeDeed):
    """Eliminate an enemy on her tile; she has no Vanish until the start of her next turn (ST2-CIR-ESC-5)."""

    name = "strike"

    def carry_out(self, state: State, seat: int, target: int) -> None:
        eliminate(state, state.guardian_on(state.place[seat], target), "ST2-CIR-ESC-5")
        state.exposed = True
        if state.tells:
            state.tell("exposed", "ST2-CIR-ESC-5", **of_piece(state, seat))


# Fortune-Teller (section 20.5)


class Vision(AbilityDeed):
    """Look at a tile, then place it next to another active Explorer or put it back (ST2-CIR-FOR-1, ST2-CIR-FOR-9)."""

    name = "vision"

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.bag == 0:
            return Refusal("ST2-CIR-FOR-9")
        for place in places_of_others(state, seat):
            if has_frontier(state, place):
                return None
        return Refusal("ST2-CIR-FOR-10")

    def carry_out(self, state: State, seat: int, target: int) -> None:
        state.placer = seat
        state.source = NONE
        state.spot = NONE
        state.aside = 0
        state.placed = NONE
        state.drawn = NONE
        drawn = draw(state, 1, "ST2-CIR-FOR-1")
        state.aside = 0
        state.drawn = drawn[0]
        question = VisionSpot(seat)
        if question.spots(state):
            state.push(question)
        else:
            question.put_back(state)


def places_of_others(state: State, seat: int) -> list[int]:
    """Where other active Explorers stand, the Ark, the Dog and the Turret too (ST2-CIR-FOR-7)."""
    found: list[int] = []
    for piece in range(parts.PIECES):
        if piece != seat and state.is_active(piece) and state.place[piece] not in found:
            found.append(state.place[piece])
    return found


class VisionSpot(SpotQuestion):
    """Where the tile of a Vision lies, or back into the bag (ST2-CIR-FOR-2, ST2-CIR-FOR-8)."""

    name = "vision_spot"
    connection_rule = "ST2-CIR-FOR-1"

    def places(self, state: State) -> list[int]:
        return places_of_others(state, self.owner)

    def put_back(self, state: State) -> None:
        if state.tells:
            state.tell(
                "tile_returned", "ST2-CIR-FOR-1", **of_piece(state, self.owner), tile=parts.TILE_IDS[state.drawn]
            )
        send_back(state)


class Meditate(AbilityDeed):
    """A random tarot card (ST2-CIR-FOR-3, ST2-CIR-FOR-5)."""

    name = "meditate"
    wish = GAIN

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if state.tarot_deck else Refusal("ST2-CIR-FOR-5")

    def carry_out(self, state: State, seat: int, target: int) -> None:
        card = pick_bit(state.tarot_deck, state.chance)
        state.tarot_deck &= ~(1 << card)
        state.tarot_hand |= 1 << card
        if state.tells:
            if state.options.has_typhaon:  # ST2-HID-5
                state.tell_one(seat, {"card": str(card)}, "card_drawn", "ST2-CIR-FOR-3", seat=seat)
            else:
                state.tell("card_drawn", "ST2-CIR-FOR-3", seat=seat, card=str(card), known=True)


SWAP: Final = Swap(parts.ability_cost("swap"), parts.MAGICIAN, "ST2-CIR-MAG-1")
TRANSMUTE: Final = Transmute(parts.ability_cost("transmute"), parts.MAGICIAN, "ST2-CIR-MAG-5")
CALL: Final = Call(parts.ability_cost("call"), parts.TAMER, "ST2-CIR-TAM-1")
DOG_VERB: Final = Dog()
DIRECT: Final = Direct(parts.ability_cost("direct"), parts.TAMER, "ST2-CIR-TAM-2")
RECOVER: Final = Recover(parts.ability_cost("recover"), parts.COLOSSUS, "ST2-CIR-COL-1")
SMASH: Final = Smash(parts.ability_cost("smash"), parts.COLOSSUS, "ST2-CIR-COL-2")
STRIKE: Final = Strike(parts.ability_cost("strike"), parts.ESCAPOLOGIST, "ST2-CIR-ESC-5")
VISION: Final = Vision(parts.ability_cost("vision"), parts.FORTUNE_TELLER, "ST2-CIR-FOR-1")
MEDITATE: Final = Meditate(parts.ability_cost("meditate"), parts.FORTUNE_TELLER, "ST2-CIR-FOR-3")
CIRCLE_ABILITIES: Final[dict[int, list[Verb[Any]]]] = {
    parts.MAGICIAN: [SWAP, TRANSMUTE],
    parts.TAMER: [DOG_VERB, CALL, DIRECT],
    parts.COLOSSUS: [SMASH, RECOVER],
    parts.ESCAPOLOGIST: [STRIKE],
    parts.FORTUNE_TELLER: [VISION, MEDITATE],
}
