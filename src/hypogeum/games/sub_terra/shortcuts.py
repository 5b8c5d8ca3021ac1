"""What a person may do with one press: whole walks, and walks that end with an exploration or with picking up an item.

Whatever asks chance comes last.
"""

from __future__ import annotations

from collections.abc import Iterator

from hypogeum.engine.actions import Action
from hypogeum.engine.shortcuts import Preview, Shortcut
from hypogeum.engine.verbs import ACT, MOVE, SCORE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import frontier_sides
from hypogeum.games.sub_terra.cells import SIDE_IDS, write_cell
from hypogeum.games.sub_terra.moving import GO, MoveOn, needs_helper
from hypogeum.games.sub_terra.preview import walking
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.turn import Actions
from hypogeum.games.sub_terra.verbs.base_explorers import SPRINT
from hypogeum.games.sub_terra.verbs.common import EXPLORE, MOVE_ONCE, RUN
from hypogeum.games.sub_terra.verbs.items import ITEM_WORDS, PICK
from hypogeum.games.sub_terra.walking import ap_for, is_dangerous, is_held_by_eternal, leaving_cost, moves_for, ways

RUN_MOVES = 3


def shortcuts(state: State, seat: int) -> list[Shortcut]:
    """In the own step 2, or in a series of Moves."""
    decision = state.decision
    if isinstance(decision, Actions) and not state.was_down and not state.is_cut:
        return [*_errands(state, seat)]
    if isinstance(decision, MoveOn):
        return [*_further(state, decision)]
    return []


def _errands(state: State, seat: int) -> Iterator[Shortcut]:
    """Walks of more than one Move, and walks to something that is done there."""
    if not can_set_out(state, seat):
        return
    for way in ways(state, seat, moves_for(state, seat, state.ap)):
        cost = ap_for(state, seat, len(way) - 1)
        actions = actions_of(state, seat, way)
        if len(way) > 2:
            yield _walk(state, seat, way, actions, cost)
        if state.ap > cost and not is_dangerous(state, seat, way[-1]) and way[-1] != parts.EXIT_PLACE:
            yield from _at_the_end(state, seat, way, actions, cost)


def can_set_out(state: State, piece: int) -> bool:
    """Whether leaving needs no die and does not bring the Explorer down."""
    here = state.place[piece]
    return not is_held_by_eternal(state, piece, here) and leaving_cost(state, piece, here) < state.hearts[piece]


def actions_of(state: State, seat: int, way: list[int]) -> list[Action]:
    """The cheapest actions that lead along a way."""
    cells = [state.cells[place] for place in way[1:]]
    found: list[Action] = []
    while cells:
        if state.character[seat] == parts.ROGUE and len(cells) > 1:
            found += [Action(SPRINT, cells[0]), Action(GO, cells[1])]
            cells = cells[2:]
        elif len(cells) >= RUN_MOVES:
            found += [Action(RUN, cells[0]), Action(GO, cells[1]), Action(GO, cells[2])]
            cells = cells[RUN_MOVES:]
        else:
            found.append(Action(MOVE_ONCE, cells[0]))
            cells = cells[1:]
    return found


def _walk(state: State, piece: int, way: list[int], actions: list[Action], cost: int) -> Shortcut:
    cell = write_cell(state.cells[way[-1]])
    return Shortcut(
        name="walk",
        actions=actions,
        picks=[f"tile:{cell}"],
        touches=[f"explorer:{state.name(piece)}"],
        wish=MOVE,
        args={"cost": cost},
        preview=walking(state, piece, [state.cells[place] for place in way], cost),
    )


def _at_the_end(state: State, seat: int, way: list[int], actions: list[Action], cost: int) -> Iterator[Shortcut]:
    """What one more AP does where the walk ends."""
    place = way[-1]
    cell = write_cell(state.cells[place])
    path = [f"tile:{write_cell(state.cells[step])}" for step in way]
    guess = state.copy()
    guess.place[seat] = place
    if state.bag and not needs_helper(guess, seat):
        for side in frontier_sides(state, place):
            yield Shortcut(
                name="walk_explore",
                actions=[*actions, Action(EXPLORE, side)],
                picks=[f"exit:{cell}/{SIDE_IDS[side]}"],
                touches=[f"explorer:{state.name(seat)}"],
                wish=ACT,
                args={"cost": cost + 1},
                preview=Preview(cost=cost + 1, path=path),
            )
    for item in PICK.options(guess, seat):
        yield Shortcut(
            name="walk_pick",
            actions=[*actions, Action(PICK, item)],
            picks=[f"item:{ITEM_WORDS[item]}/{cell}"],
            touches=[f"explorer:{state.name(seat)}"],
            wish=SCORE,
            args={"cost": cost + 1},
            preview=Preview(cost=cost + 1, path=path),
        )


def _further(state: State, question: MoveOn) -> Iterator[Shortcut]:
    """The rest of a series of Moves in one go."""
    piece = question.piece
    if not can_set_out(state, piece):
        return
    for way in ways(state, piece, question.left):
        if len(way) > 2:
            actions = [Action(GO, state.cells[place]) for place in way[1:]]
            yield _walk(state, piece, way, actions, 0)
