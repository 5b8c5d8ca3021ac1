"""Setting up a game: the fixed pieces, the bag, the team, the volcano (section 4; section 27)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.decks import new_deck
from hypogeum.engine.masks import NONE, bits, shuffled
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import GAIN, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import lay
from hypogeum.games.sub_terra.cells import CELLS
from hypogeum.games.sub_terra.options import BALANCED_PICK, FREE_PICK
from hypogeum.games.sub_terra.questions import Question
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.turn import BeginRound
from hypogeum.games.sub_terra.typhaon import draw_card

SUPPORT_FROM: Final = 4
"""From so many Explorers on a balanced team has a Support (ST2-OPT-1)."""


def set_up(state: State) -> None:
    """Fill a fresh state, in the order of ST2-SET-27."""
    lay_fixed_pieces(state)
    state.bag = parts.BAGS[state.options.temple]
    state.keys_left = parts.MOST_KEYS
    state.push(Assemble())
    if state.options.pick == FREE_PICK:
        for seat in range(state.options.explorers - 1, -1, -1):
            state.push(PickExplorer(seat))
    else:
        draw_team(state)


def lay_fixed_pieces(state: State) -> None:
    """Entrance and Laterals (ST2-SET-1, ST2-SET-2)."""
    state.at = [NONE] * CELLS
    for number in range(parts.FIXED):
        lay(state, parts.FIXED_TILES[state.options.temple][number], parts.FIXED_CELLS[number], 0)


# The team (ST2-SET-9, ST2-OPT-1, ST2-OPT-2)


def left_to_pick(state: State) -> int:
    """Bit mask of the enabled Explorers that nobody has picked."""
    mask = state.options.enabled
    for seat in range(state.options.explorers):
        if state.character[seat] != NONE:
            mask &= ~(1 << state.character[seat])
    return mask


def draw_team(state: State) -> None:
    """By chance; a balanced team is drawn until it is one."""
    while True:
        team = shuffled(bits(state.options.enabled), state.chance)[: state.options.explorers]
        if state.options.pick != BALANCED_PICK or is_balanced(state.options.enabled, team):
            break
    for seat in range(len(team)):
        join(state, seat, team[seat])


def is_balanced(enabled: int, team: list[int]) -> bool:
    """A Scout, a Connector, a Defender or Attacker, and from four on a Support, as far as there are any (ST2-OPT-5)."""
    wanted = [["scout"], ["connector"], ["defender", "attacker"]]  # ST2-OPT-4
    if len(team) >= SUPPORT_FROM:
        wanted.append(["support"])
    for domains in wanted:
        if has_domain(bits(enabled), domains) and not has_domain(team, domains):
            return False
    return True


def has_domain(explorers: list[int], domains: list[str]) -> bool:
    for explorer in explorers:
        if parts.DOMAIN_IDS[parts.EXPLORER_DOMAIN[explorer]] in domains:
            return True
    return False


def join(state: State, seat: int, explorer: int) -> None:
    state.character[seat] = explorer
    if state.tells:
        state.tell("joined", "ST2-SET-9", seat=seat, explorer=parts.CHARACTER_IDS[explorer])


class PickExplorer(Question):
    """A seat picks its Explorer; one that does not gets a random one (ST2-ONL-8)."""

    name = "pick_explorer"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _PICK_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return self.by_lot(state, seat, chance)


class Choose(Verb[State]):
    """An Explorer that is still free."""

    name = "choose"
    wish = GAIN
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return bits(left_to_pick(state))

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(parts.EXPLORERS))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target < parts.EXPLORERS and left_to_pick(state) >> target & 1:
            return None
        return Refusal("ST2-OPT-2", explorer=parts.CHARACTER_IDS[target])

    def perform(self, state: State, seat: int, target: int) -> None:
        join(state, seat, target)

    def write(self, target: int) -> str:
        return parts.CHARACTER_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, parts.CHARACTER_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"candidate:{parts.CHARACTER_IDS[target]}"]


class Assemble(Step[State]):
    """Everybody on the crossing, the marker, the Ark, the cards; then round 1 (ST2-SET-9 to ST2-SET-24)."""

    name = "assemble"

    def run(self, state: State) -> None:
        for seat in range(state.options.explorers):
            put_on_crossing(state, seat)
            state.uses[seat] = parts.EXPLORER_USES[state.character[seat]]
        state.marker = state.options.start()
        if state.options.has_ark:
            state.character[parts.ARK] = parts.THE_ARK
            put_on_crossing(state, parts.ARK)
        if state.seat_of(parts.TAMER) != NONE:
            state.character[parts.DOG] = parts.THE_DOG
        if state.seat_of(parts.INVENTOR) != NONE:
            state.character[parts.TURRET] = parts.THE_TURRET
        if state.seat_of(parts.FORTUNE_TELLER) != NONE:
            state.tarot_deck = parts.ALL_TAROT
        if state.tells:
            rule = "ST2-SET-13" if state.options.has_typhaon else "ST2-SET-12"
            state.tell("marker_set", rule, marker=state.marker)
        if state.options.has_typhaon:
            state.desolation = new_deck(parts.DESOLATION_OF[state.options.explorers], parts.DESOLATION_CARDS)
            for _ in range(parts.HAND_SIZE):
                draw_card(state)
        state.push(BeginRound())


def put_on_crossing(state: State, piece: int) -> None:
    state.place[piece] = parts.CROSSING_PLACE
    state.hearts[piece] = state.maximum(piece)


CHOOSE: Final = Choose()
_PICK_VERBS: Final[list[Verb[Any]]] = [CHOOSE]
