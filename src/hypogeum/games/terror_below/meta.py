"""Terror Below as the engine knows it: seats, options, and the way to everything else."""

from __future__ import annotations

from pathlib import Path

from hypogeum.engine.chance import Chance
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.options import Option, Value, WrongOption
from hypogeum.engine.positions import Position, WrongPosition
from hypogeum.engine.state import State as AnyState
from hypogeum.games.terror_below.board import SIDE_IDS
from hypogeum.games.terror_below.ending import ranks, scores
from hypogeum.games.terror_below.invariants import check
from hypogeum.games.terror_below.options import LAYOUT_IDS, SCENARIO_IDS, STANDARD_TARGET, Options
from hypogeum.games.terror_below.position import read_position, write_position
from hypogeum.games.terror_below.resample import hidden_components, resample
from hypogeum.games.terror_below.setup import set_up
from hypogeum.games.terror_below.state import State
from hypogeum.games.terror_below.steps import STEPS, VERBS
from hypogeum.games.terror_below.view import View, view

BOT_LEVELS = ("random", "careful", "search")
SOLO = (1,)
COMPETITION = (2, 3, 4, 5)


class TerrorBelow(Game):
    """The game of section 1 of the rulebook."""

    id = "terror_below"
    name = "Terror Below"
    rules_version = 1
    fewest_seats = 1
    most_seats = 5
    folder = Path(__file__).parent
    verbs = {verb.name: verb for verb in VERBS}
    steps = {step.name: step for step in STEPS}
    options = (
        Option(id="board", kind="choice", default="desert", choices=tuple(SIDE_IDS), rule="TB-CAN-1"),
        Option(id="locations", kind="choice", default="standard", choices=tuple(LAYOUT_IDS), rule="TB-ADV-1"),
        Option(id="first_worms", kind="choice", default="starting", choices=("starting", "random"), rule="TB-ADV-4"),
        Option(id="guarantee_colours", kind="flag", default=True, rule="TB-ADV-5"),
        Option(
            id="first_player",
            kind="choice",
            default="random",
            choices=("random", "0", "1", "2", "3", "4"),
            seats=COMPETITION,
            rule="TB-SET-14",
        ),
        Option(id="extra_phase", kind="flag", default=True, seats=(2,), rule="TB-TWO-2"),
        Option(
            id="target",
            kind="number",
            default=STANDARD_TARGET,
            low=10,
            high=30,
            seats=COMPETITION,
            standard=True,
            rule="TB-OPT-1",
        ),
        Option(
            id="scenario",
            kind="choice",
            default="emergency",
            choices=tuple(SCENARIO_IDS),
            seats=SOLO,
            rule="TB-SOLO-1",
        ),
        Option(id="queens", kind="flag", default=False, seats=SOLO, rule="TB-DIFF-1"),
        Option(id="left_behind", kind="number", default=0, low=0, high=2, seats=SOLO, rule="TB-DIFF-2"),
        Option(
            id="turn_seconds",
            kind="number",
            default=0,
            low=30,
            high=600,
            zero=True,
            rule="TB-ONL-4",
            group="table",
        ),
        Option(
            id="choice_seconds",
            kind="number",
            default=60,
            low=10,
            high=300,
            zero=True,
            rule="TB-ONL-4",
            group="table",
        ),
        Option(
            id="replacement_bot",
            kind="choice",
            default="careful",
            choices=("off", *BOT_LEVELS),
            rule="TB-ONL-3",
            group="table",
        ),
        Option(id="allow_undo", kind="flag", default=True, rule="TB-ONL-2", group="table"),
        Option(id="spectators", kind="flag", default=True, rule="TB-ONL-5", group="table"),
    )

    def set_up(self, options: dict[str, Value], seats: int, chance: Chance, events: list[Event] | None) -> State:
        first = options["first_player"]
        if first != "random" and int(str(first)) >= seats:
            raise WrongOption("first_player", first, f"the seats of this table are 0 to {seats - 1}")
        values: dict[str, object] = {**options}
        state = State(Options(seats, values))
        state.events = events
        set_up(state.options, chance, state)
        return state

    def view(self, state: AnyState, seat: int = SPECTATOR) -> View:
        return view(_own(state), seat)

    def resample(self, state: AnyState, seat: int, chance: Chance) -> State:
        return resample(_own(state), seat, chance)

    def hidden(self, state: AnyState, seat: int) -> int:
        return hidden_components(_own(state), seat)

    def write_position(self, state: AnyState) -> Position:
        return write_position(_own(state))

    def read_position(self, position: Position) -> State:
        try:
            options = Options(position["seats"], position["options"])
        except (KeyError, ValueError) as error:
            raise WrongPosition(f"seats or options: {error}") from None
        return read_position(position, options)

    def check(self, state: AnyState) -> None:
        check(_own(state))

    def ranks(self, state: AnyState) -> list[int]:
        return ranks(_own(state))

    def scores(self, state: AnyState) -> list[int]:
        return scores(_own(state))


def _own(state: AnyState) -> State:
    assert isinstance(state, State), "a state of another game"
    return state


GAME = TerrorBelow()
