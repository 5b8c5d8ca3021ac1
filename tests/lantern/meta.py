"""Lantern as the engine knows it."""

from __future__ import annotations

from hypogeum.engine.game import Game
from hypogeum.engine.options import Option, first_player_option
from hypogeum.engine.table_options import TableOptions
from tests.lantern.events import EVENTS
from tests.lantern.invariants import check
from tests.lantern.leaving import LEAVE
from tests.lantern.position import read_position, write_position
from tests.lantern.resample import hidden, resample
from tests.lantern.state import State
from tests.lantern.turn import LOOK, PLAY, BeginTurn, NextTurn, RefillHand, TakeTurn, ranks, scores, set_up
from tests.lantern.view import View, view

GAME = Game[State, View](
    module=__name__,
    name="Lantern",
    rules_version=1,
    seats=(2, 3),
    minutes=(5, 10),
    options=(
        first_player_option(3, "LN-SET-3"),
        Option(id="pair", kind="flag", default=False, rule="LN-PAIR-1"),
    ),
    word_families=("card",),
    options_type=TableOptions,
    state_type=State,
    steps=[BeginTurn, TakeTurn, RefillHand, NextTurn],
    verbs=[PLAY, LOOK, LEAVE],
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
    sides=State.sides,
)
