"""Heldentaufe as the engine knows it: seats, options, settings, and the way to everything else."""

from __future__ import annotations

from hypogeum.engine.game import Game
from hypogeum.engine.options import Option, Setting, first_player_option
from hypogeum.games.heldentaufe.ending import ranks, scores
from hypogeum.games.heldentaufe.events import EVENTS
from hypogeum.games.heldentaufe.invariants import check
from hypogeum.games.heldentaufe.options import COMMAND_MODES, Options
from hypogeum.games.heldentaufe.position import read_position, write_position
from hypogeum.games.heldentaufe.preview import preview
from hypogeum.games.heldentaufe.resample import hidden, resample
from hypogeum.games.heldentaufe.setup import set_up
from hypogeum.games.heldentaufe.shortcuts import shortcuts
from hypogeum.games.heldentaufe.state import OFF_ON, STANDING_ANSWERS, State
from hypogeum.games.heldentaufe.steps import STEPS, VERBS
from hypogeum.games.heldentaufe.view import view
from hypogeum.games.heldentaufe.view_types import View

OPTIONS = (
    Option(
        id="hero_assignment",
        kind="choice",
        default="choose",
        choices=("choose", "random"),
        rule="HT-SET-14",
    ),
    first_player_option(5, "HT-SET-16"),
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
        default="point_and_food",
        choices=("point_and_food", "two_food"),
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
)

GAME = Game[State, View](
    module=__name__,
    name="Heldentaufe",
    rules_version=2,
    seats=(2, 5),
    minutes=(60, 90),  # as the box says
    options=OPTIONS,
    settings=(
        Setting(id="standing_answer", default="agree", choices=tuple(STANDING_ANSWERS), rule="HT-JNT-9"),
        Setting(id="auto_command", default="off", choices=tuple(OFF_ON), rule="HT-JNT-10"),
    ),
    seat_arguments=("spokesperson", "agreed", "contested"),
    word_families=("token", "figure"),
    options_type=Options,
    state_type=State,
    steps=STEPS,
    verbs=VERBS,
    set_up=set_up,
    view=view,
    resample=resample,
    hidden=hidden,
    write_position=write_position,
    read_position=read_position,
    check=check,
    ranks=ranks,
    scores=scores,
    events=EVENTS,
    shortcuts=shortcuts,
    preview=preview,
)
