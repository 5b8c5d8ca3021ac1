"""Playing event cards: the fourteen kinds and what they do (section 2.9)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY
from hypogeum.engine.verbs import ACT, GAIN, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.activation_dice import reroll_die
from hypogeum.games.claustrophobia.board import SIDES, is_holed, neighbour
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.demons import gain_pm
from hypogeum.games.claustrophobia.entering import buy, lay_ambush
from hypogeum.games.claustrophobia.event_targets import (
    TALENTS,
    all_details,
    detail_rule,
    detail_things,
    read_detail,
    write_detail,
)
from hypogeum.games.claustrophobia.exploring import lose_way
from hypogeum.games.claustrophobia.fell_destiny import held_card
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, TOUGH_ONE
from hypogeum.games.claustrophobia.hits import BY_TRAPDOOR, spare, suffer
from hypogeum.games.claustrophobia.instinct import discard_random_instinct
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.tile_effects import PlaceHole, put_hole
from hypogeum.games.claustrophobia.windows import W6, WINDOW_VERBS, current_window

DETAILS: Final = 1 << 17
"""The target of `play` is the kind times this, plus what it is played on (event_targets.py)."""
LASTING: Final[list[int]] = [parts.LOST, parts.CRITICAL_HIT, parts.TERROR, parts.AMBUSH, parts.DARKNESS]
"""The kinds that lie in front of the infernal player until the next clean-up (CL-EVT-2, CL-AMB-34)."""
SWARM_PM: Final = 4
TRAPDOOR_ROLL: Final = 3
BLOODLUST_DICE: Final = 2
CANCELLED_HITS: Final = 2


class Play(Verb[State]):
    """Play an event card in its window (CL-EVT-2, CL-EVT-6)."""

    name = "play"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        window = current_window(state)
        if window is None:
            return EMPTY
        playable = state.events_held & parts.WINDOW_CARDS[window.window]
        if playable == 0:
            return EMPTY
        found: list[int] = []
        for kind in range(len(parts.EVENT_CARDS)):
            if playable & parts.EVENT_CARDS[kind]:
                for detail in all_details(state, kind):
                    if not detail_rule(state, kind, detail):
                        found.append(kind * DETAILS + detail)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        """Every card in hand; with all that it could be played on only if its moment has come."""
        window = current_window(state)
        found: list[int] = []
        for kind in range(len(parts.EVENT_CARDS)):
            if state.events_held & parts.EVENT_CARDS[kind]:
                details = all_details(state, kind)
                if window is None or window.window != parts.EVENT_WINDOW[kind]:
                    details = details[:1]
                for detail in details:
                    found.append(kind * DETAILS + detail)
        return found

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        kind, detail = target // DETAILS, target % DETAILS
        name = parts.EVENT_KIND_IDS[kind]
        if not state.events_held & parts.EVENT_CARDS[kind]:
            return Refusal("CL-EVT-2", event=name)
        window = current_window(state)
        if window is None or window.window != parts.EVENT_WINDOW[kind]:
            return Refusal("CL-EVT-6", event=name)
        rule = detail_rule(state, kind, detail)
        return Refusal(rule, event=name) if rule else None

    def perform(self, state: State, seat: int, target: int) -> None:
        kind, detail = target // DETAILS, target % DETAILS
        window = current_window(state)
        figure, hits = (window.a, window.b) if window is not None else (0, 0)
        if parts.EVENT_WINDOW[kind] != W6:
            state.agenda.pop()  # one card in one window (CL-EVT-4)
        _lay_down(state, kind)
        apply_event(state, kind, detail, figure, hits)

    def write(self, target: int) -> str:
        kind = target // DETAILS
        words = write_detail(kind, target % DETAILS)
        return f"{parts.EVENT_KIND_IDS[kind]} {words}" if words else parts.EVENT_KIND_IDS[kind]

    def read(self, words: str) -> int:
        name, _, rest = words.partition(" ")
        kind = read_name(name, parts.EVENT_KIND_IDS)
        return kind * DETAILS + read_detail(kind, rest)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        kind = target // DETAILS
        return [f"event:{parts.EVENT_KIND_IDS[kind]}", *detail_things(kind, target % DETAILS)]

    def wish_of(self, state: State, seat: int, target: int) -> str:
        return GAIN if target // DETAILS == parts.SWARM else ACT


def _lay_down(state: State, kind: int) -> None:
    """The card is played in sight of all: discarded, or left open while its effect lasts (CL-EVT-2)."""
    card = held_card(state, kind)
    state.events_held &= ~(1 << card)
    if kind in LASTING:
        state.events_open |= 1 << card
    else:
        state.event_deck.put_away(card)
    if state.tells:
        name, left = parts.EVENT_KIND_IDS[kind], state.events_held.bit_count()
        state.tell("event_played", "CL-EVT-2", seat=state.infernal, event=name, left=left)


# What cards do (CL-EVT-5, CL-EVT-7 to CL-EVT-16)


def apply_event(state: State, kind: int, detail: int, figure: int, hits: int) -> None:
    """The effect of a card; `figure` and `hits` are what its window is about."""
    if kind == parts.LOST:
        _lose_way(state)
    elif kind == parts.CRITICAL_HIT:
        _take_talent(state, detail // TALENTS, detail % TALENTS)
    elif kind == parts.TERROR:
        _terrify(state, detail)
    elif kind == parts.DARKNESS:
        state.darkness = True
    elif kind == parts.SWARM:
        gain_pm(state, SWARM_PM, "CL-EVT-5")
    elif kind == parts.TRAPDOOR:
        _open_trapdoor(state, figure)
    elif kind == parts.WEIGHT_OF_SIN:
        reroll_die(state, detail, "CL-EVT-5")
    elif kind == parts.BLOODLUST:
        state.attack_dice += BLOODLUST_DICE
    elif kind == parts.UNHOLY_FLESH:
        _cancel_hits(state, figure, hits)
    elif kind == parts.WHISPERS:
        discard_random_instinct(state)
    else:
        _change_board(state, kind, detail)


def _change_board(state: State, kind: int, detail: int) -> None:
    """The cards that are played on a tile, a link or an exit."""
    if kind == parts.COLLAPSE:
        _place_rubble(state, state.place_at(detail // SIDES), detail % SIDES)
        return
    place = state.place_at(detail)
    if kind == parts.TOUGH_TROGLODYTE_CARD:
        buy(state, TOUGH_ONE, place, "CL-EVT-5")
    elif kind == parts.AMBUSH:
        lay_ambush(state, place)
        if state.tells:
            state.tell("ambush_laid", "CL-EVT-11", seat=state.infernal, cell=write_cell(detail))
    else:
        _tear_open(state, place)


def _lose_way(state: State) -> None:
    if state.tells:
        state.tell(
            "way_lost",
            "CL-EVT-7",
            fighter=FIGURE_IDS[state.explorer],
            cell=write_cell(state.cells[state.explored // SIDES]),
            side=parts.SIDE_IDS[state.explored % SIDES],
        )
    lose_way(state)


def _take_talent(state: State, figure: int, talent: int) -> None:
    """Until the next human preparation phase (CL-EVT-8, CL-EVT-14)."""
    lost = state.lost_talents[:]
    lost[figure] |= 1 << talent
    state.lost_talents = lost
    if state.tells:
        name, talent_id = FIGURE_IDS[figure], parts.TALENT_IDS[talent]
        state.tell("talent_lost", "CL-EVT-8", fighter=name, talent=talent_id)


def _terrify(state: State, figure: int) -> None:
    state.terror = figure
    if state.tells:
        state.tell("terrified", "CL-EVT-9", fighter=FIGURE_IDS[figure])


def _open_trapdoor(state: State, figure: int) -> None:
    roll = state.chance.roll(6)
    is_hit = roll >= TRAPDOOR_ROLL
    if state.tells:
        state.tell("trapdoor_rolled", "CL-EVT-5", fighter=FIGURE_IDS[figure], roll=roll, hit=is_hit)
    if is_hit:
        suffer(state, figure, 1, BY_TRAPDOOR)


def _cancel_hits(state: State, figure: int, hits: int) -> None:
    """Before Tough and before doubling (CL-EVT-16)."""
    cancelled = min(CANCELLED_HITS, hits)
    spare(state, figure, cancelled)
    if state.tells:
        name = FIGURE_IDS[figure]
        state.tell("hits_cancelled", "CL-EVT-16", fighter=name, hits=cancelled, left=hits - cancelled)


def _place_rubble(state: State, place: int, side: int) -> None:
    """On a link or exit; of the two ends of a link the one of the older tile is noted (CL-EVT-10, CL-TOK-3)."""
    beyond = neighbour(state, place, side)
    state.rubble = place * SIDES + side
    if 0 <= beyond < place:
        state.rubble = beyond * SIDES + parts.OPPOSITE[side]
    if state.tells:
        cell, side_id = write_cell(state.cells[place]), parts.SIDE_IDS[side]
        state.tell("rubble_placed", "CL-EVT-10", seat=state.infernal, cell=cell, side=side_id)


def _tear_open(state: State, place: int) -> None:
    """A hole token; if it is the only hole, a second one follows where there is one (CL-EVT-12)."""
    put_hole(state, place, "CL-EVT-12")
    holed = 0
    for other in range(len(state.tiles)):
        if is_holed(state, other):
            holed += 1
    if holed == 1:
        state.push(PlaceHole(place))


PLAY: Final = Play()
WINDOW_VERBS.insert(0, PLAY)
