"""Every step that may stand on the agenda, and every verb, by name: for positions, records and the wire."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import Verb
from hypogeum.games.sub_terra import dice, guardians, perils, placing, sanctum, setup, tarot, turn, typhaon
from hypogeum.games.sub_terra.leaving import GIVE_UP, LEAVE
from hypogeum.games.sub_terra.moving import GO, STOP, LeaveEternal, MoveOn, SpikeRoll
from hypogeum.games.sub_terra.verbs import base_explorers, common, faculty, items
from hypogeum.games.sub_terra.verbs.circle import VisionSpot
from hypogeum.games.sub_terra.volcano import MarkerSteps

STEPS: Final[list[type[Step[Any]]]] = [
    *[setup.PickExplorer, setup.Assemble],
    *[turn.BeginRound, turn.BeginTurn, turn.Actions, turn.EndRound, faculty.TurretShot],
    *[MoveOn, LeaveEternal, SpikeRoll, common.EnterRevealed, common.AttackRoll, items.HandOver],
    *[placing.DrawTile, placing.KeepTile, placing.DissuadeTile, placing.OrientTile, placing.Orientation],
    *[placing.EndOfPlacing, base_explorers.SecondExit, VisionSpot, sanctum.PlaceSanctum, sanctum.ChooseSanctum],
    *[dice.RerollDice, perils.PerilStep, perils.ReadPeril, perils.FirstDie, perils.Symbol],
    *[perils.CollapseRoll, perils.SnakesStir, perils.SnakeVictim, perils.EndCheck, perils.ChooseWaking],
    *[guardians.GuardianPass, guardians.NextGuardian, guardians.ChooseGuardian],
    *[guardians.ChooseVictim, guardians.ChooseStep, guardians.ChooseRubble, MarkerSteps],
    *[tarot.KeepCard, tarot.QuestOf, tarot.QuestAction, faculty.TakeBackMine],
    *[typhaon.TyphaonTurn, typhaon.Build, typhaon.Desolate, typhaon.PlayCard, typhaon.CardSymbol, typhaon.TrapFor],
    *[typhaon.AfterCard, typhaon.WakeOption, typhaon.PutGuardians, typhaon.PutGuardian, typhaon.AlarmAnswer],
]


def _all_verbs() -> list[Verb[Any]]:
    """Those of questions, then every action of every Explorer once."""
    found: list[Verb[Any]] = [
        *[setup.CHOOSE, GO, STOP, placing.KEEP, placing.DISSUADE, placing.PASS, placing.ORIENT, placing.AT],
        *[placing.RETURN, sanctum.SANCTUM, dice.REROLL, dice.ACCEPT, perils.FIRST, perils.WAKE],
        *[guardians.GUARDIAN, guardians.VICTIM, guardians.STEP, guardians.RUBBLE, items.AGREE, items.REFUSE],
        *[base_explorers.ALSO, faculty.FIRE, faculty.HOLD, faculty.SCRAP],
        *[typhaon.PLAY, typhaon.OPTION, typhaon.PUT, common.CRAWL],
    ]
    for by_explorer in turn.ACTION_VERBS:
        for verbs in by_explorer:
            found.extend([verb for verb in verbs if verb not in found])
    return [*found, LEAVE, GIVE_UP]


VERBS: Final[list[Verb[Any]]] = _all_verbs()
