"""Sub Terra II as the engine knows it: seats, options, settings, and the way to everything else."""

from __future__ import annotations

from hypogeum.engine.game import Game
from hypogeum.engine.options import Option, OwnAnswer, Setting
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.dice import ACCEPT, RerollDice
from hypogeum.games.sub_terra.ending import ranks, scores
from hypogeum.games.sub_terra.events import EVENTS
from hypogeum.games.sub_terra.invariants import check
from hypogeum.games.sub_terra.knowing import sides
from hypogeum.games.sub_terra.options import DIFFICULTIES, MODE_IDS, PICK_IDS, SETS, Options
from hypogeum.games.sub_terra.placing import PASS, DissuadeTile
from hypogeum.games.sub_terra.position import read_position, write_position
from hypogeum.games.sub_terra.preview import preview
from hypogeum.games.sub_terra.resample import hidden_components, resample
from hypogeum.games.sub_terra.setup import set_up
from hypogeum.games.sub_terra.shortcuts import shortcuts
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.steps import STEPS, VERBS
from hypogeum.games.sub_terra.view import view
from hypogeum.games.sub_terra.view_types import View

OPTIONS = (
    Option(id="temple_mode", kind="choice", default="base", choices=tuple(parts.TEMPLE_IDS), rule="ST2-OVR-2"),
    Option(id="game_mode", kind="choice", default="base", choices=tuple(MODE_IDS), rule="ST2-OVR-2"),
    Option(
        id="difficulty",
        kind="choice",
        default="normal",
        choices=tuple(DIFFICULTIES),
        rule="ST2-SET-12",
        where={"game_mode": ("base", "ark")},
    ),
    Option(id="explorer_pick", kind="choice", default="free", choices=tuple(PICK_IDS), rule="ST2-OPT-1"),
    Option(id="explorer_sets", kind="choice", default="all", choices=tuple(SETS), rule="ST2-OPT-6"),
    Option(id="guardian_order", kind="choice", default="auto", choices=("auto", "ask"), rule="ST2-GRD-26"),
    Option(id="item_consent", kind="choice", default="auto", choices=("auto", "ask"), rule="ST2-ITEM-9"),
)

SETTINGS = (
    Setting(
        id="auto_dissuade",
        default="ask",
        choices=("ask", "never"),
        rule="ST2-ONL-9",
        is_rule=False,
        answers={"never": OwnAnswer(decision=DissuadeTile.name, action=PASS.name)},
    ),
    Setting(
        id="auto_reroll",
        default="ask",
        choices=("ask", "never"),
        rule="ST2-ONL-10",
        is_rule=False,
        answers={"never": OwnAnswer(decision=RerollDice.name, action=ACCEPT.name)},
    ),
)

GAME = Game[State, View](
    module=__name__,
    name="Sub Terra II",
    rules_version=2,
    seats=(3, 7),
    minutes=(45, 75),
    options=OPTIONS,
    settings=SETTINGS,
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
    sides=sides,
    sides_see_alike=True,
    word_families=("the-explorer", "a-guardian", "side", "tile"),
)
