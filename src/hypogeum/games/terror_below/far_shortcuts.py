"""What a seat may do with one press at spaces that take several steps (sections 5 and 6 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.shortcuts import Preview, Shortcut
from hypogeum.engine.verbs import ACT, GAIN, MOVE, SCORE
from hypogeum.games.terror_below.board import SPACES
from hypogeum.games.terror_below.bounties import line_mask
from hypogeum.games.terror_below.components import (
    BOUNTY_EGG,
    BOUNTY_IDS,
    BOUNTY_LOCATION,
    EGG_IDS,
    SCRAMBLE,
    eggs_of,
)
from hypogeum.games.terror_below.preview import pick_up_warnings, trade_warning
from hypogeum.games.terror_below.state import State
from hypogeum.games.terror_below.verbs.actions import CLEAR, DELIVER, PICK_UP
from hypogeum.games.terror_below.ways import Way, Ways
from hypogeum.games.terror_below.words import eggs_thing, rubble_thing, space_thing


def far_shortcuts(state: State, seat: int) -> list[Shortcut]:
    """The ground of a space stands for going there, Rubble for removing it, Eggs for picking them up."""
    ways = Ways(state, seat)
    return [
        *_deliver_far(state, seat, ways),
        *_collect(state, ways),
        *_clear_far(state, seat, ways),
        *_go_far(state, seat, ways),
    ]


def _deliver_far(state: State, seat: int, ways: Ways) -> list[Shortcut]:
    """Go to a Location and deliver for a Bounty there (TB-DEL-3)."""
    found: list[Shortcut] = []
    squad = state.squads[seat]
    for bounty in bits(line_mask(state) | squad.secrets):
        location, colour = BOUNTY_LOCATION[bounty], BOUNTY_EGG[bounty]
        if location == NONE or eggs_of(squad.eggs, colour) == 0:
            continue
        space = state.location_spaces[location]
        way = None if space == NONE else _cheaper(ways, space)
        if way is not None and way.steps and way.cost < state.ap:
            found.append(
                Shortcut(
                    name="deliver_far",
                    actions=[*way.actions(), Action(DELIVER, colour * 64 + bounty + 1)],
                    picks=[f"bounty:{BOUNTY_IDS[bounty]}"],
                    touches=[f"egg:{EGG_IDS[colour]}", space_thing(space)],
                    wish=SCORE,
                    args={"pieces": way.pieces},
                    preview=Preview(cost=way.cost + 1, path=_path(way)),
                )
            )
    return found


def _collect(state: State, ways: Ways) -> list[Shortcut]:
    """Go to Eggs and pick them up, which ends the actions (TB-ACT-11, TB-ACT-12)."""
    found: list[Shortcut] = []
    for space in range(SPACES):
        way = _cheaper(ways, space) if state.eggs[space] else None
        if way is not None and way.steps and way.cost < state.ap:
            cost = way.cost + 1
            found.append(
                Shortcut(
                    name="collect",
                    actions=[*way.actions(), Action(PICK_UP, space)],
                    picks=[eggs_thing(space)],
                    touches=[space_thing(space)],
                    wish=GAIN,
                    args={"pieces": way.pieces},
                    preview=Preview(cost=cost, path=_path(way), warnings=pick_up_warnings(state, cost)),
                )
            )
    return found


def _clear_far(state: State, seat: int, ways: Ways) -> list[Shortcut]:
    """Walk next to Rubble by the shortest way and remove a piece of it (TB-ACT-7, TB-ACT-8)."""
    found: list[Shortcut] = []
    board = state.options.board
    for space in range(SPACES):
        if not state.rubble[space] or board.are_adjacent(ways.start, space):
            continue
        walks = [ways.walking[beside] for beside in board.neighbours[space] if ways.can_end_at(beside)]
        way = min((walk for walk in walks if walk is not None), key=lambda walk: walk.cost, default=None)
        if way is None or way.cost + 1 - ways.saved > state.ap:
            continue
        cost = way.cost + 1 - ways.saved
        found.append(
            Shortcut(
                name="clear_far",
                actions=[*way.actions(), Action(CLEAR, space)],
                picks=[rubble_thing(space)],
                touches=[space_thing(space)],
                wish=ACT,
                preview=Preview(cost=cost, path=_path(way), warnings=trade_warning(state, seat, 1)),
            )
        )
    return found


def _go_far(state: State, seat: int, ways: Ways) -> list[Shortcut]:
    """To every space that takes several steps; by removing Rubble only where that is cheaper (TB-ACT-1 to TB-ACT-9).

    Patricia climbs the Rubble beside her instead (TB-CHAR-16).
    """
    found: list[Shortcut] = []
    fewest = 2 if state.squads[seat].is_led_with(SCRAMBLE) else 1
    for space in range(SPACES):
        walk, clear = ways.walking[space], ways.clearing[space]
        if not ways.can_end_at(space):
            continue
        if walk is not None and walk.steps > 1:
            found.append(_going("go", walk))
        if clear is not None and clear.steps >= fewest and (walk is None or clear.cost < walk.cost):
            found.append(_going("clear_the_way", clear))
    return found


def _going(name: str, way: Way) -> Shortcut:
    return Shortcut(
        name=name,
        actions=way.actions(),
        picks=[space_thing(way.space)],
        wish=MOVE,
        args={"pieces": way.pieces},
        preview=Preview(cost=way.cost, path=_path(way)),
    )


def _path(way: Way) -> list[str]:
    return [space_thing(space) for space in way.spaces()]


def _cheaper(ways: Ways, space: int) -> Way | None:
    walk, clear = ways.walking[space], ways.clearing[space]
    if not ways.can_end_at(space):
        return None
    return clear if clear is not None and (walk is None or clear.cost < walk.cost) else walk
