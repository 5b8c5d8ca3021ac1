"""Claustrophobia 1643 as the engine knows it: seats, options, and the way to everything else."""

from __future__ import annotations

from hypogeum.engine.game import Game
from hypogeum.engine.options import Option
from hypogeum.games.claustrophobia.ending import ranks, scores
from hypogeum.games.claustrophobia.events import EVENTS
from hypogeum.games.claustrophobia.invariants import check
from hypogeum.games.claustrophobia.options import (
    BLESSING_CHOICES,
    DEMON_CHOICES,
    SIDE_CHOICES,
    TEAM_CHOICES,
    Options,
)
from hypogeum.games.claustrophobia.position import read_position, write_position
from hypogeum.games.claustrophobia.preview import preview
from hypogeum.games.claustrophobia.resample import hidden_components, resample
from hypogeum.games.claustrophobia.scenario import SCENARIO_IDS
from hypogeum.games.claustrophobia.setup import set_up
from hypogeum.games.claustrophobia.shortcuts import shortcuts
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.steps import STEPS, VERBS
from hypogeum.games.claustrophobia.view import view
from hypogeum.games.claustrophobia.view_types import View

UNLIMITED = ("S1", "S6", "S7")
"""The scenarios whose turn limit may be switched off (CL-OPT-3)."""
WITH_OTHER_DEMONS = ("S1", "S2", "S4", "S5", "S6", "S8")
WITH_OTHER_STACK = ("S7", "S8")
EVENT_DECKS = ("not_reshuffled", "reshuffled")

OPTIONS = (
    Option(id="scenario", kind="choice", default="S1", choices=tuple(SCENARIO_IDS), rule="CL-SCN-2", documents=True),
    Option(id="side", kind="choice", default="human", choices=tuple(SIDE_CHOICES), rule="CL-SET-1"),
    Option(id="team", kind="choice", default="scenario", choices=tuple(TEAM_CHOICES), rule="CL-VAR-3"),
    Option(
        id="demons",
        kind="choice",
        default="scenario",
        choices=tuple(DEMON_CHOICES),
        rule="CL-VAR-5",
        where={"scenario": WITH_OTHER_DEMONS},
    ),
    Option(id="closing", kind="choice", default="forbidden", choices=("forbidden", "allowed"), rule="CL-OPT-4"),
    Option(id="blessing", kind="choice", default="mv1_cb2", choices=tuple(BLESSING_CHOICES), rule="CL-AMB-1"),
    Option(id="infernal_pm", kind="number", default=0, low=-4, high=6, rule="CL-VAR-4", standard=True),
    Option(id="instinct_cards", kind="number", default=0, low=-2, high=3, rule="CL-VAR-4", standard=True),
    Option(
        id="turn_limit",
        kind="choice",
        default="scenario",
        choices=("scenario", "off"),
        rule="CL-OPT-3",
        where={"scenario": UNLIMITED},
    ),
    Option(
        id="event_deck",
        kind="choice",
        default="not_reshuffled",
        choices=("not_reshuffled", "reshuffled"),
        rule="CL-EVT-3",
    ),
    Option(id="other_stack", kind="flag", default=False, rule="CL-OPT-2", where={"scenario": WITH_OTHER_STACK}),
    Option(id="pass_windows", kind="flag", default=True, rule="CL-DEC-4"),
    Option(id="ask_talents", kind="flag", default=False, rule="CL-OPT-1"),
)

GAME = Game[State, View](
    module=__name__,
    name="Claustrophobia 1643",
    rules_version=1,
    seats=(2, 2),
    minutes=(30, 60),
    options=OPTIONS,
    options_type=Options,
    state_type=State,
    steps=STEPS,
    verbs=VERBS,
    set_up=set_up,
    view=view,
    resample=resample,
    hidden=hidden_components,
    write_position=write_position,
    read_position=read_position,
    check=check,
    ranks=ranks,
    scores=scores,
    events=EVENTS,
    shortcuts=shortcuts,
    preview=preview,
    word_families=("fighter", "event_card", "talent", "side", "instinct"),
)
