"""Every step that may stand on the agenda, and every verb, by name: for positions, records and the wire."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import Verb
from hypogeum.games.heldentaufe.command import ANSWER, Consent
from hypogeum.games.heldentaufe.defeat import PLACE, AfterDefeat, PlaceHero
from hypogeum.games.heldentaufe.leaving import AWAY, LEAVE
from hypogeum.games.heldentaufe.monsters import MONSTER_VERBS, CommandMonsters, MonstersAct, StartMonsters
from hypogeum.games.heldentaufe.overflow import OVERFLOW_VERBS, Overflow
from hypogeum.games.heldentaufe.setup import CHOOSE, REMOVE, ChooseHero, DealMissions, RemoveResources
from hypogeum.games.heldentaufe.turn import (
    EVERYWHERE,
    BeginTurn,
    EndTeleport,
    MainPhase,
    MoveLeader,
    NextTurn,
    RefillHand,
)
from hypogeum.games.heldentaufe.verbs.monsters import PlanMonsters

STEPS: Final[list[type[Step[Any]]]] = [
    *[RemoveResources, DealMissions, ChooseHero],
    *[BeginTurn, MainPhase, EndTeleport, RefillHand, NextTurn, MoveLeader],
    *[Overflow, Consent, AfterDefeat, PlaceHero],
    *[StartMonsters, CommandMonsters, MonstersAct, PlanMonsters],
]

VERBS: Final[list[Verb[Any]]] = [
    *EVERYWHERE,
    *OVERFLOW_VERBS[:1],
    *MONSTER_VERBS,
    *[ANSWER, PLACE, REMOVE, CHOOSE],
    *[AWAY, LEAVE],
]
