"""Terror Below as the engine knows it: seats, options, and the way to everything else."""

from __future__ import annotations

from hypogeum.engine.game import Game
from hypogeum.engine.options import Option, first_player_option
from hypogeum.games.terror_below.board import SIDE_IDS
from hypogeum.games.terror_below.ending import ranks, scores
from hypogeum.games.terror_below.events import EVENTS
from hypogeum.games.terror_below.invariants import check
from hypogeum.games.terror_below.options import LAYOUT_IDS, SCENARIO_IDS, STANDARD_TARGET, Options
from hypogeum.games.terror_below.position import read_position, write_position
from hypogeum.games.terror_below.preview import preview
from hypogeum.games.terror_below.resample import hidden_components, resample
from hypogeum.games.terror_below.setup import set_up
from hypogeum.games.terror_below.shortcuts import shortcuts
from hypogeum.games.terror_below.state import State
from hypogeum.games.terror_below.steps import STEPS, VERBS
from hypogeum.games.terror_below.view import view
from hypogeum.games.terror_below.view_types import View
from hypogeum.games.terror_below.words import MOST_SEATS

SOLO = (1,)
COMPETITION = (2, 3, 4, 5)
OPTIONS = (
    Option(id="board", kind="choice", default="desert", choices=tuple(SIDE_IDS), rule="TB-CAN-1"),
    Option(id="locations", kind="choice", default="standard", choices=tuple(LAYOUT_IDS), rule="TB-ADV-1"),
    Option(id="first_worms", kind="choice", default="starting", choices=("starting", "random"), rule="TB-ADV-4"),
    Option(id="guarantee_colours", kind="flag", default=True, rule="TB-ADV-5"),
    first_player_option(MOST_SEATS, "TB-SET-14", seats=COMPETITION),
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
)

GAME = Game[State, View](
    module=__name__,
    name="Terror Below",
    rules_version=2,
    seats=(1, MOST_SEATS),
    minutes=(20, 60),  # the booklet does not say: the median of turns from solo to five Squads, at 70 seconds each
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
)
