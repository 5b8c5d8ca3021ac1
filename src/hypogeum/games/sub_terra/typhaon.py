"""Typhaon's turn: building the temple and spreading desolation (section 19)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE, pick_bit
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import ACT, Verb
from hypogeum.engine.words import read_name, split_words
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.cells import CELLS, cell_y, read_cell, write_cell
from hypogeum.games.sub_terra.ending import check
from hypogeum.games.sub_terra.guardians import ALL_TYPES, GuardianPass, put_guardian
from hypogeum.games.sub_terra.hearts import BY_DESPAIR, add_loss, no_losses, suffer
from hypogeum.games.sub_terra.perils import (
    collapse_symbol,
    guardian_tiles,
    is_near_alarm,
    is_silent,
    lava_symbol,
    trigger_traps,
)
from hypogeum.games.sub_terra.placing import (
    PASS,
    EndOfPlacing,
    OrientTile,
    SpotQuestion,
    rotations_at,
    send_back,
    with_spot,
)
from hypogeum.games.sub_terra.questions import Question
from hypogeum.games.sub_terra.state import BUILDING, DESOLATION, ERUPTED, State
from hypogeum.games.sub_terra.telling import cell_of
from hypogeum.games.sub_terra.volcano import flow

COLUMN_BEFORE: Final = 2
"""So many tiles the column before must hold (ST2-TYP-5)."""


class TyphaonTurn(Step[State]):
    """Build, then spread desolation, twice once the Artifact has been taken (ST2-TYP-3, ST2-TYP-11, ST2-TYP-41)."""

    name = "typhaon_turn"

    def run(self, state: State) -> None:
        state.turns += 1
        state.actor = state.options.typhaon
        state.step = BUILDING
        if state.tells:
            state.tell("typhaon_began", "ST2-TYP-3", seat=state.options.typhaon)
        if state.cursed:
            state.push(Desolate())
        state.push(Desolate())
        begin_build(state)


# Build (ST2-TYP-4 to ST2-TYP-9, ST2-TYP-30, ST2-TYP-31, ST2-TYP-40)


def begin_build(state: State) -> None:
    """Typhaon looks at a tile; with an empty bag there is nothing to build."""
    if state.bag == 0:
        return
    seat = state.options.typhaon
    tile = pick_bit(state.bag, state.chance)
    state.bag &= ~(1 << tile)
    state.placer = seat
    state.source = NONE
    state.spot = NONE
    state.aside = 0
    state.placed = NONE
    state.drawn = tile
    if state.tells:
        state.tell_one(seat, {"tile": parts.TILE_IDS[tile]}, "typhaon_drew", "ST2-TYP-4", seat=seat)
    state.push(Build(seat))


class Build(SpotQuestion):
    """Where Typhaon's tile lies, or back into the bag; asked even if there is no other answer (ST2-TYP-40)."""

    name = "build"
    connection_rule = "ST2-TYP-4"

    def places(self, state: State) -> list[int]:
        return list(range(1, len(state.tiles)))

    def bar(self, state: State, cell: int) -> str:
        """No Key tile (ST2-TYP-7), and no new column behind a thin one (ST2-TYP-5, ST2-TYP-6)."""
        if parts.TILE_KIND[state.drawn] == parts.KEY_TILE:
            return "ST2-TYP-7"
        return "" if is_column_open(state, cell_y(cell)) else "ST2-TYP-5"

    def rotations(self, state: State, cell: int) -> list[int]:
        found = rotations_at(state, state.drawn, cell, self.places(state), state.bag)
        if state.bag or state.hall != NONE:
            return found
        return with_spot(state, state.drawn, cell, found)  # ST2-TYP-31

    def put(self, state: State, cell: int) -> None:
        """Dissuade cannot stop it (ST2-TYP-13)."""
        state.spot = cell
        state.beside = self.places(state)
        state.push(EndOfPlacing())
        state.push(OrientTile())

    def put_back(self, state: State) -> None:
        if state.tells:
            state.tell("typhaon_returned", "ST2-TYP-4", seat=self.owner)
        send_back(state)


def is_column_open(state: State, y: int) -> bool:
    """Whether a column has a tile already, or the one before it has two (ST2-TYP-5, ST2-TYP-6)."""
    before = 0
    for cell in state.cells:
        if cell_y(cell) == y:
            return True
        if cell_y(cell) == y - 1:
            before += 1
    return before >= COLUMN_BEFORE


# Desolation cards (ST2-TYP-10, ST2-TYP-15 to ST2-TYP-22)


class Desolate(Step[State]):
    """Play one card."""

    name = "desolate"

    def run(self, state: State) -> None:
        state.step = DESOLATION
        state.push(PlayCard(state.options.typhaon))


class PlayCard(Question):
    """Which card of the hand; one must be played (ST2-TYP-32)."""

    name = "play_card"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _PLAY_VERBS


def playable(state: State) -> list[int]:
    """The cards of the hand, the one held longest first; equal ones once (ST2-VOC-2)."""
    found: list[int] = []
    kinds: list[int] = []
    for card in state.hand:
        kind = parts.DESOLATION_KIND[card] * 10 + parts.DESOLATION_NUMBER[card]
        if kind not in kinds:
            kinds.append(kind)
            found.append(card)
    return found


class Play(Verb[State]):
    """A Desolation card from the hand."""

    name = "play"
    wish = ACT
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return playable(state)

    def candidates(self, state: State, seat: int) -> list[int]:
        return state.hand[:]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target not in state.hand:
            return Refusal("ST2-TYP-10")
        return None if target in playable(state) else Refusal("ST2-VOC-2")

    def perform(self, state: State, seat: int, target: int) -> None:
        state.hand = [card for card in state.hand if card != target]
        state.playing = target
        if state.tells:
            state.tell(
                "desolation_played",
                "ST2-TYP-10",
                seat=seat,
                desolation=parts.DESOLATION_KIND_IDS[parts.DESOLATION_KIND[target]],
                number=parts.DESOLATION_NUMBER[target],
                card=parts.DESOLATION_IDS[target],
            )
        state.push(AfterCard())
        resolve_card(state, seat, target)

    def write(self, target: int) -> str:
        return parts.DESOLATION_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, parts.DESOLATION_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"card:{parts.DESOLATION_IDS[target]}"]


def resolve_card(state: State, seat: int, card: int) -> None:
    """Push what the card does."""
    kind = parts.DESOLATION_KIND[card]
    number = parts.DESOLATION_NUMBER[card]
    if kind == parts.DESPAIR:
        despair(state)
    elif kind == parts.LAVA_CARD or kind == parts.COLLAPSE_CARD:
        for _ in range(number):
            state.push(CardSymbol(kind))
    elif kind == parts.TRAP_CARD:
        for explorer in range(state.options.explorers - 1, -1, -1):  # ST2-TYP-19
            state.push(TrapFor(explorer))
    elif kind == parts.ACTIVATE_CARD:
        state.push(GuardianPass(ALL_TYPES))
        state.push(GuardianPass(ALL_TYPES))
    elif puts(state):
        state.push(WakeOption(seat))
    else:
        state.push(GuardianPass(ALL_TYPES))


def despair(state: State) -> None:
    """Every Explorer, the Dog and the Turret lose a heart (ST2-TYP-15)."""
    losses = no_losses()
    for piece in range(parts.PIECES):
        if state.place[piece] != NONE:
            add_loss(state, losses, piece, 1, BY_DESPAIR)
    suffer(state, losses, BY_DESPAIR, "ST2-TYP-15")
    check(state)


class CardSymbol(Step[State]):
    """One Lava or Collapse symbol of a card; the volcano does not stir (ST2-TYP-16, ST2-TYP-17, ST2-TYP-36)."""

    name = "card_symbol"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def args(self) -> list[int]:
        return [self.kind]

    def run(self, state: State) -> None:
        if self.kind == parts.LAVA_CARD:
            lava_symbol(state)
            check(state)
        else:
            collapse_symbol(state)


class TrapFor(Step[State]):
    """As if one Explorer had rolled a Trap symbol (ST2-TYP-18, ST2-TYP-38, ST2-TYP-39)."""

    name = "trap_for"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> list[int]:
        return [self.seat]

    def run(self, state: State) -> None:
        if is_silent(state, self.seat):
            return
        if not is_near_alarm(state, self.seat):
            trigger_traps(state, self.seat)
            return
        if state.tells:
            state.tell("alarm_rang", "ST2-TYP-14", cell=cell_of(state, state.place[self.seat]))
        if puts(state):
            state.push(AlarmAnswer(state.options.typhaon))


class AfterCard(Step[State]):
    """An extra flow after the eruption, then the card is replaced (ST2-TYP-25, ST2-TYP-26, ST2-TYP-33)."""

    name = "after_card"

    def run(self, state: State) -> None:
        card = state.playing
        state.playing = NONE
        kind = parts.DESOLATION_KIND[card]
        if state.volcano == ERUPTED and kind in (parts.LAVA_CARD, parts.TRAP_CARD, parts.COLLAPSE_CARD):
            flow(state)
            if state.over:
                state.desolation.put_away(card)
                return
        state.desolation.put_away(card)
        draw_card(state)


def draw_card(state: State) -> None:
    """A replacement; others learn only that one was drawn (ST2-HID-4)."""
    card = state.desolation.draw(state.chance)
    state.hand = [*state.hand, card]
    if state.tells:
        seat = state.options.typhaon
        state.tell_one(seat, {"card": parts.DESOLATION_IDS[card]}, "desolation_drawn", "ST2-TYP-10", seat=seat)


# Wake card and Alarm (ST2-TYP-14, ST2-TYP-20, ST2-TYP-21, ST2-TYP-34, ST2-TYP-35)


def puts(state: State) -> list[int]:
    """Type times cells plus cell: every Guardian of the reserve on every Guardian tile of its type."""
    found: list[int] = []
    for place in guardian_tiles(state):
        kind = parts.TILE_TYPE[state.tiles[place]]
        if state.reserve_of(kind) != NONE:
            found.append(kind * CELLS + state.cells[place])
    return sorted(found)


def put(state: State, target: int, rule: str) -> None:
    put_guardian(state, target // CELLS, state.place_at(target % CELLS), rule)
    check(state)


class WakeOption(Question):
    """Whether Guardians come, or all activate."""

    name = "wake_option"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _OPTION_VERBS


class Option(Verb[State]):
    """a: Guardians come; b: all Guardians activate once (ST2-TYP-20)."""

    name = "option"
    wish = ACT
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [0, 1]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return Refusal("ST2-TYP-21") if target == 0 and not puts(state) else None

    def perform(self, state: State, seat: int, target: int) -> None:
        if target == 0:
            state.push(PutGuardians(parts.DESOLATION_NUMBER[state.playing]))
        else:
            state.push(GuardianPass(ALL_TYPES))

    def write(self, target: int) -> str:
        return "ab"[target]

    def read(self, words: str) -> int:
        return read_name(words, ["a", "b"])

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return []


class PutGuardians(Step[State]):
    """So many pieces one after the other, while it is possible (ST2-TYP-35)."""

    name = "put_guardians"

    def __init__(self, left: int) -> None:
        self.left = left

    def args(self) -> list[int]:
        return [self.left]

    def run(self, state: State) -> None:
        if self.left == 0:
            return
        found = puts(state)
        if not found:
            return
        state.push(PutGuardians(self.left - 1))
        if len(found) == 1:
            put(state, found[0], "ST2-TYP-20")
        else:
            state.push(PutGuardian(state.options.typhaon))


class PutGuardian(Question):
    """Which piece comes where."""

    name = "put_guardian"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _PUT_VERBS


class AlarmAnswer(Question):
    """Typhaon may answer an Alarm with a Guardian of any type (ST2-TYP-14)."""

    name = "alarm_answer"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _ALARM_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(PUT, puts(state)[0])

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        if action.verb is PUT:
            put(state, action.target, "ST2-TYP-14")


class Put(Verb[State]):
    """A Guardian of the reserve onto a Guardian tile of its type."""

    name = "put"
    wish = ACT
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return puts(state)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kind * CELLS + state.cells[place] for kind in range(3) for place in guardian_tiles(state)]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target in puts(state):
            return None
        return Refusal("ST2-TYP-34", guardian=parts.TYPE_IDS[target // CELLS], cell=write_cell(target % CELLS))

    def perform(self, state: State, seat: int, target: int) -> None:
        put(state, target, "ST2-TYP-20")

    def write(self, target: int) -> str:
        return f"{parts.TYPE_IDS[target // CELLS]} {write_cell(target % CELLS)}"

    def read(self, words: str) -> int:
        kind, cell = split_words(words, 2)
        return read_name(kind, parts.TYPE_IDS) * CELLS + read_cell(cell)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"tile:{write_cell(target % CELLS)}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [f"reserve:{parts.TYPE_IDS[target // CELLS]}"]


PLAY: Final = Play()
OPTION: Final = Option()
PUT: Final = Put()
_PLAY_VERBS: Final[list[Verb[Any]]] = [PLAY]
_OPTION_VERBS: Final[list[Verb[Any]]] = [OPTION]
_PUT_VERBS: Final[list[Verb[Any]]] = [PUT]
_ALARM_VERBS: Final[list[Verb[Any]]] = [PUT, PASS]
