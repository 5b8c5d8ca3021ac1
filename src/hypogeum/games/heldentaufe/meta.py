"""Heldentaufe as the engine knows it: seats, options, settings, and the way to everything else."""

from __future__ import annotations

from pathlib import Path

from hypogeum.engine.chance import Chance
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR, Game, Setting, WrongSeats
from hypogeum.engine.options import Option, Value, WrongOption, read_options
from hypogeum.engine.positions import Position, WrongPosition
from hypogeum.engine.state import State as AnyState
from hypogeum.games.heldentaufe.components import MISSIONS, TARGETS
from hypogeum.games.heldentaufe.ending import ranks, scores
from hypogeum.games.heldentaufe.invariants import check
from hypogeum.games.heldentaufe.options import COMMAND_MODES, Options
from hypogeum.games.heldentaufe.position import read_position, write_position
from hypogeum.games.heldentaufe.resample import hidden_answers, hidden_cards, resample
from hypogeum.games.heldentaufe.setup import set_up
from hypogeum.games.heldentaufe.state import STANDING_ANSWERS, State
from hypogeum.games.heldentaufe.steps import STEPS, VERBS
from hypogeum.games.heldentaufe.view import View, view

BOT_LEVELS = ("random", "careful", "search")


class Heldentaufe(Game):
    """The game of section 1 of the rulebook."""

    id = "heldentaufe"
    name = "Heldentaufe"
    rules_version = 1
    fewest_seats = 2
    most_seats = 5
    folder = Path(__file__).parent
    verbs = {verb.name: verb for verb in VERBS}
    steps = {step.name: step for step in STEPS}
    options = (
        Option(
            id="hero_assignment",
            kind="choice",
            default="choose",
            choices=("choose", "random"),
            rule="HT-SET-14",
        ),
        Option(
            id="first_player",
            kind="choice",
            default="random",
            choices=("random", "0", "1", "2", "3", "4"),
            rule="HT-SET-16",
        ),
        Option(
            id="removed_resources",
            kind="choice",
            default="random",
            choices=("random", "host"),
            seats=(3, 4),
            rule="HT-SET-4",
        ),
        Option(id="target", kind="number", default=0, low=6, high=30, zero=True, rule="HT-END-2"),
        Option(
            id="stack_assignment",
            kind="choice",
            default="fixed",
            choices=("fixed", "random"),
            rule="HT-CMP-13",
        ),
        Option(
            id="campfire_price",
            kind="choice",
            default="two_food",
            choices=("two_food", "point_and_food"),
            rule="HT-OPT-1",
        ),
        Option(id="forest_boots_ap", kind="flag", default=True, rule="HT-OPT-2"),
        Option(id="defeat_hearts", kind="choice", default="max", choices=("max", "one"), rule="HT-DEF-14"),
        Option(
            id="defeat_placement",
            kind="choice",
            default="victor",
            choices=("victor", "lowest_portal"),
            rule="HT-OPT-3",
        ),
        Option(
            id="command_mode",
            kind="choice",
            default="consent",
            choices=tuple(COMMAND_MODES),
            rule="HT-JNT-6",
        ),
        Option(id="round_limit", kind="number", default=0, low=10, high=200, zero=True, rule="HT-END-8"),
        Option(
            id="consent_seconds",
            kind="number",
            default=20,
            low=5,
            high=120,
            rule="HT-JNT-3",
            group="table",
        ),
        Option(
            id="turn_seconds",
            kind="number",
            default=0,
            low=30,
            high=600,
            zero=True,
            rule="HT-ONL-8",
            group="table",
        ),
        Option(
            id="choice_seconds",
            kind="number",
            default=60,
            low=10,
            high=300,
            zero=True,
            rule="HT-ONL-8",
            group="table",
        ),
        Option(
            id="replacement_bot",
            kind="choice",
            default="careful",
            choices=("off", *BOT_LEVELS),
            rule="HT-ONL-5",
            group="table",
        ),
        Option(id="allow_undo", kind="flag", default=True, rule="HT-ONL-4", group="table"),
        Option(id="spectators", kind="flag", default=True, rule="HT-ONL-7", group="table"),
    )
    settings = (
        Setting(id="standing_answer", default="agree", choices=tuple(STANDING_ANSWERS), rule="HT-JNT-9"),
        Setting(id="auto_command", default="off", choices=("off", "on"), rule="HT-JNT-10"),
        Setting(id="auto_end_turn", default="off", choices=("off", "on"), rule="HT-ONL-3", is_rule=False),
    )

    def set_up(self, options: dict[str, Value], seats: int, chance: Chance, events: list[Event] | None) -> State:
        values = _with_table_values(options, seats)
        state = State(values)
        state.events = events
        set_up(values, chance, state)
        return state

    def view(self, state: AnyState, seat: int = SPECTATOR) -> View:
        return view(_own(state), seat)

    def resample(self, state: AnyState, seat: int, chance: Chance) -> State:
        return resample(_own(state), seat, chance)

    def hidden(self, state: AnyState, seat: int) -> int:
        cards = sum(1 << card for card in hidden_cards(_own(state), seat))
        return cards | hidden_answers(_own(state), seat) << MISSIONS

    def write_position(self, state: AnyState) -> Position:
        return write_position(_own(state))

    def read_position(self, position: Position) -> State:
        try:
            seats = position["seats"]
            if seats not in range(self.fewest_seats, self.most_seats + 1):
                raise WrongSeats(self.id, seats, self.fewest_seats, self.most_seats)
            options = _with_table_values(read_options(self.options, position["options"]), seats)
        except (KeyError, ValueError, AttributeError) as error:
            raise WrongPosition(f"seats or options: {error}") from None
        return read_position(position, options)

    def check(self, state: AnyState) -> None:
        check(_own(state))

    def ranks(self, state: AnyState) -> list[int]:
        return ranks(_own(state))

    def scores(self, state: AnyState) -> list[int]:
        return scores(_own(state))


def _with_table_values(options: dict[str, Value], seats: int) -> Options:
    """Fill in what the number of seats decides, the target (HT-END-2); the first player is one of them (HT-SET-16)."""
    values: dict[str, object] = {**options}
    first = values["first_player"]
    if first != "random" and int(str(first)) >= seats:
        raise WrongOption("first_player", first, f"the seats of this table are 0 to {seats - 1}")
    if values["target"] == 0:
        values["target"] = TARGETS[seats]
    return Options(seats, values)


def _own(state: AnyState) -> State:
    assert isinstance(state, State), "a state of another game"
    return state


GAME = Heldentaufe()
