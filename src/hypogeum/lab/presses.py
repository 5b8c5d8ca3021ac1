"""How often people press in a turn: recorded games, counted by the way of choosing of today and by the one before.

By menus, as it was: a press on a thing does the only action about it, or opens a menu with all of them, from which one
is pressed; things that people want to read first always opened one; every step of a walk is an action of its own. By
narrowing, as it is: one press for each thing that an action is said with, one more where several are said alike or
where it only gives something up; a shortcut counts as one action, and what the table answers itself as none.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import Game
from hypogeum.engine.plain import plain_answer
from hypogeum.engine.records import UNDO, Record, Replay
from hypogeum.engine.state import State
from hypogeum.engine.verbs import GIVE_UP


class Presses(Struct, kw_only=True):
    """What was counted in some games."""

    games: int = 0
    turns: int = 0
    actions: int = 0
    by_menus: int = 0
    by_narrowing: int = 0

    def add(self, other: Presses) -> None:
        self.games += other.games
        self.turns += other.turns
        self.actions += other.actions
        self.by_menus += other.by_menus
        self.by_narrowing += other.by_narrowing

    @property
    def saved(self) -> float:
        """The share of presses that is not needed any more."""
        return 1 - self.by_narrowing / self.by_menus if self.by_menus else 0.0


def count_presses(game: Game, record: Record, read_first: Sequence[str] = ()) -> Presses:
    """The presses of all seats of a game; what was taken back counts too.

    `read_first` are kinds of things, such as cards, whose press always opened a menu.
    """
    replay = Replay(game, record)
    counted = Presses(games=1)
    shortened = 0
    """So many entries from here on belong to a shortcut that was counted."""
    for number, entry in enumerate(record.entries):
        state = replay.state
        if entry.action != UNDO and not game.action(entry.action).verb.any_time:
            action = game.action(entry.action)
            counted.actions += 1
            counted.by_menus += _by_menus(state, entry.seat, action, read_first)
            if shortened:
                shortened -= 1
            else:
                presses, length = _by_narrowing(game, state, entry.seat, _following(game, record, number))
                counted.by_narrowing += presses
                shortened = length - 1
        replay.step()
    counted.turns = replay.state.turns
    return counted


def _following(game: Game, record: Record, number: int) -> list[Action]:
    """What the seat of an entry did from there on, until somebody else did something or something was taken back."""
    seat = record.entries[number].seat
    actions: list[Action] = []
    for entry in record.entries[number:]:
        if entry.seat != seat or entry.action == UNDO:
            break
        actions.append(game.action(entry.action))
    return actions


def _by_menus(state: State, seat: int, action: Action, read_first: Sequence[str]) -> int:
    things = [thing for thing in action.verb.things(state, seat, action.target) if ":" in thing]
    if not things:
        return 1
    offered = [other.verb.things(state, seat, other.target) for other in state.decision.actions(state, seat)]
    return min(
        1 if sum(thing in others for others in offered) == 1 and thing.partition(":")[0] not in read_first else 2
        for thing in things
    )


def _by_narrowing(game: Game, state: State, seat: int, following: Sequence[Action]) -> tuple[int, int]:
    """The presses for the next action, or the longest shortcut that begins with it, and how many actions that is."""
    if plain_answer(game, state, seat, FastChance(0)) is not None:
        return 0, 1
    offered = state.decision.actions(state, seat)
    shortcuts = game.shortcuts(state, seat)
    ways = [_Way(_picks(state, seat, action), [action], _gives_up(state, seat, action)) for action in offered]
    ways += [_Way(frozenset(shortcut.picks), shortcut.actions, False) for shortcut in shortcuts]
    fitting = [way for way in ways if way.actions == following[: len(way.actions)]]
    chosen = max(fitting, key=lambda way: len(way.actions))
    return _to_say(chosen, ways), len(chosen.actions)


class _Way(Struct, frozen=True):
    """Something that can be said at a question."""

    picks: frozenset[str]
    actions: list[Action]
    gives_up: bool


def _picks(state: State, seat: int, action: Action) -> frozenset[str]:
    return frozenset(action.verb.picks(state, seat, action.target))


def _gives_up(state: State, seat: int, action: Action) -> bool:
    return action.verb.wish_of(state, seat, action.target) == GIVE_UP


def _to_say(chosen: _Way, ways: Sequence[_Way]) -> int:
    """One press for each thing, and one for the label where that leaves a choice, where there is no thing, or where
    something is given up while anything else can be done; what is given up without a thing is unfolded first."""
    if chosen.gives_up and not all(way.gives_up for way in ways):
        return max(2, len(chosen.picks) + 1)
    left = [way for way in ways if way.picks >= chosen.picks and way.gives_up == chosen.gives_up]
    needs_label = not chosen.picks or any(not _is_same(chosen, way) for way in left)
    return len(chosen.picks) + needs_label


def _is_same(one: _Way, other: _Way) -> bool:
    """Whether a press cannot mean one or the other: a shortcut goes on where its first action would stop, and an action
    that leads where a shortcut ends is the straight way."""
    return one.picks == other.picks and (one.actions[0] == other.actions[0] or one.actions[-1] == other.actions[-1])
