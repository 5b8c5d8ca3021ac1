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
from hypogeum.engine.chance import FastChance, NoChance
from hypogeum.engine.game import Game
from hypogeum.engine.plain import plain_answer
from hypogeum.engine.records import UNDO, Record, Replay
from hypogeum.engine.state import State
from hypogeum.engine.verbs import GIVE_UP, WISHES


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
    states = [replay.state, *[replay.run(to=number + 1) for number in range(len(record.entries))]]
    counted = Presses(games=1, turns=states[-1].turns)
    shortened = 0
    """So many entries from here on belong to a shortcut that was counted."""
    for number, entry in enumerate(record.entries):
        if entry.action == UNDO or game.action(entry.action).verb.any_time:
            continue
        counted.actions += 1
        counted.by_menus += _by_menus(states[number], entry.seat, game.action(entry.action), read_first)
        if shortened:
            shortened -= 1
            continue
        following = _following(game, record, number)
        presses, length = _by_narrowing(game, states[number:], entry.seat, following)
        counted.by_narrowing += presses
        shortened = length - 1
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


def _by_narrowing(game: Game, states: Sequence[State], seat: int, following: Sequence[Action]) -> tuple[int, int]:
    """The presses for the next action, or the longest shortcut that leads where the seat came, and how many that is.

    `states` are the one before the action and those after each that follows.
    """
    state = states[0]
    if plain_answer(game, state, seat, FastChance(0)) is not None:
        return 0, 1
    ways = [_way_of(state, seat, action) for action in state.decision.actions(state, seat)]
    ways += [_Way(frozenset(one.picks), one.actions, one.wish, ends=False) for one in game.shortcuts(state, seat)]
    fitting = [way for way in ways if _leads_there(game, way, states, seat, following)]
    chosen = max(fitting, key=lambda way: len(way.actions))
    return _to_say(chosen, ways), len(chosen.actions)


def _leads_there(game: Game, way: _Way, states: Sequence[State], seat: int, following: Sequence[Action]) -> bool:
    """Whether a way is what the seat did, or comes to the very same by other steps."""
    length = len(way.actions)
    if list(following[:length]) == way.actions:
        return True
    if length == 1 or length > len(following) or following[length - 1] != way.actions[-1]:
        return False
    state = states[0].copy()
    state.chance = NoChance()
    try:
        for action in way.actions:
            state.apply(action, seat)
    except RuntimeError:  # chance was asked: what comes of it was another thing
        return False
    return game.write_position(state) == game.write_position(states[length])


class _Way(Struct, frozen=True):
    """Something that can be said at a question."""

    picks: frozenset[str]
    actions: list[Action]
    wish: str
    ends: bool

    @property
    def gives_up(self) -> bool:
        return self.wish == GIVE_UP

    @property
    def is_last(self) -> bool:
        """Never done by pressing a thing while anything else can be done."""
        return self.gives_up or self.ends


def _way_of(state: State, seat: int, action: Action) -> _Way:
    verb = action.verb
    wish = verb.wish_of(state, seat, action.target)
    return _Way(frozenset(verb.picks(state, seat, action.target)), [action], wish, verb.ends)


def _to_say(chosen: _Way, ways: Sequence[_Way]) -> int:
    """One press for each thing, and one for the label where that leaves a choice or where there is no thing.

    What gives something up is said by its label alone while anything else can be done; several are unfolded first.
    """
    is_all_last = all(way.is_last for way in ways)
    if chosen.gives_up and not chosen.ends and not is_all_last:
        return 1 if sum(way.gives_up and not way.ends for way in ways) == 1 else 2
    left = [way for way in ways if way.picks >= chosen.picks and way.gives_up == chosen.gives_up]
    needs_label = not chosen.picks or any(_is_in_the_way(way, chosen) for way in left)
    return len(chosen.picks) + needs_label


def _is_in_the_way(other: _Way, chosen: _Way) -> bool:
    """Whether a press could mean another way too: one that is said alike, or is wanted more and misses a thing yet.

    A shortcut goes on where its first action would stop, and an action that leads where a shortcut ends is the straight
    way: these stand for each other.
    """
    if other.picks != chosen.picks:
        return WISHES.index(other.wish) < WISHES.index(chosen.wish)
    return other.actions[0] != chosen.actions[0] and other.actions[-1] != chosen.actions[-1]
