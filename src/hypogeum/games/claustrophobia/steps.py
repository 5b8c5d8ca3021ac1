"""Every step that may stand on the agenda, and every verb, by name: for positions, records and the wire."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import Verb
from hypogeum.games.claustrophobia import activation, combat, exploring
from hypogeum.games.claustrophobia.activation_dice import KEEP_DICE, REROLL_DIE, RollActivationDice, UseScepter
from hypogeum.games.claustrophobia.assignment import Assignment, Exhaust
from hypogeum.games.claustrophobia.blessing import BLESS, NO_BLESSING, Bless
from hypogeum.games.claustrophobia.company import ChooseBearer, ChooseDemons, ComposeCompany
from hypogeum.games.claustrophobia.demon_powers import (
    FEAST,
    PULL_STRINGS,
    SHADOW_STEP,
    BreatheMiasma,
    Marionette,
    Miasma,
    ShadowStep,
)
from hypogeum.games.claustrophobia.entering import UNLEASH, EnterTile, UnleashHound
from hypogeum.games.claustrophobia.equipment import GrenadeDie
from hypogeum.games.claustrophobia.event_cards import PLAY
from hypogeum.games.claustrophobia.fell_destiny import DISCARD_EVENT, KEEP, KeepEvent, LimitHand
from hypogeum.games.claustrophobia.gifts import INVOKE, NO_GIFT, EndOfPreparation, ExpiationRoll, UseGift
from hypogeum.games.claustrophobia.guide import GoOn
from hypogeum.games.claustrophobia.healing import HEAL, NO_HEAL, HealLine
from hypogeum.games.claustrophobia.hits import CANCEL, CancelLine, Inflict, Suffer
from hypogeum.games.claustrophobia.human_preparation import BeginHumanPreparation, DieEffects
from hypogeum.games.claustrophobia.infernal_preparation import BeginInfernalPreparation, InfernalPits, TriggerPowers
from hypogeum.games.claustrophobia.instinct import DISCARD_INSTINCT, DiscardInstinct
from hypogeum.games.claustrophobia.leaving import LEAVE
from hypogeum.games.claustrophobia.moving import BAR, GRANT, Depart, GrantPassage
from hypogeum.games.claustrophobia.pits import RollInPits
from hypogeum.games.claustrophobia.pursuit import FOLLOW, STAY, Pursue, PursueOnto
from hypogeum.games.claustrophobia.rising import Risen
from hypogeum.games.claustrophobia.sending_back import SEND_BACK, MakeRoom
from hypogeum.games.claustrophobia.setup import DrawStartingCards, TakePlaces
from hypogeum.games.claustrophobia.start_effects import DRINK, NO_FOUNTAIN, RESOLVE, StartEffects
from hypogeum.games.claustrophobia.threat import BeginThreat, EndThreat, Threat
from hypogeum.games.claustrophobia.throne import ESCORT, ChooseEscort, EscortEnters, ReturnToThrone
from hypogeum.games.claustrophobia.tile_effects import DIG, PlaceHole
from hypogeum.games.claustrophobia.turn import BeginTurn, EndTurn
from hypogeum.games.claustrophobia.verbs import company, destiny, preparation, scenario, threat
from hypogeum.games.claustrophobia.verbs.equipment import USE
from hypogeum.games.claustrophobia.verbs.fighting import FIGHT, SHOOT
from hypogeum.games.claustrophobia.verbs.moving import EXPLORE, LET_PASS, STEP
from hypogeum.games.claustrophobia.verbs.obstacles import CLEAR, OPEN
from hypogeum.games.claustrophobia.windows import PASS, Window

activation.HUMAN_VERBS.extend(
    [
        *[FIGHT, SHOOT, USE],
        *scenario.HUMAN_ACTIONS,
        *[CLEAR, OPEN, EXPLORE, STEP, activation.ACTIVATE, LET_PASS, activation.END_PHASE],
    ]
)
activation.INFERNAL_VERBS.extend(
    [FIGHT, FEAST, CLEAR, STEP, activation.ACTIVATE, LET_PASS, activation.END_PHASE],
)

STEPS: Final[list[type[Step[Any]]]] = [
    *[ComposeCompany, ChooseDemons, TakePlaces, DrawStartingCards, ChooseBearer, BeginTurn, EndTurn],
    *[BeginHumanPreparation, StartEffects, RollInPits, GoOn, RollActivationDice, UseScepter, Assignment, Exhaust],
    *[HealLine, Bless, DieEffects, DiscardInstinct, EndOfPreparation, UseGift, ExpiationRoll],
    *[activation.BeginHumanActivation, activation.EndHumanActivation, activation.Activation],
    *[activation.BeginInfernalActivation, activation.EndInfernalActivation],
    *[GrantPassage, Depart, exploring.Announce, exploring.DrawTile, exploring.Orient, exploring.Arrive],
    *[exploring.ChooseTile, exploring.PutBack, exploring.UseChosenTile, PlaceHole],
    *[combat.RollAttack, combat.RollAgain, combat.CountHits, combat.TakeHits, combat.SufferAttack],
    *[combat.LoseTroglodytes, combat.EndAttack, Pursue, PursueOnto, GrenadeDie, Suffer, Inflict, CancelLine, Window],
    *[BeginInfernalPreparation, destiny.TakeDiceBack, InfernalPits, destiny.RollDestiny, destiny.Allocate],
    *[TriggerPowers, KeepEvent, LimitHand, BeginThreat, Threat, EndThreat, EnterTile, UnleashHound],
    *[ShadowStep, Marionette, Miasma, BreatheMiasma],
    *[ChooseEscort, EscortEnters, ReturnToThrone, MakeRoom, Risen],
]

VERBS: Final[list[Verb[Any]]] = [
    *[company.RECRUIT, company.TAKE_GIFT, company.EQUIP, company.TAKE_CARD, company.READY],
    *[company.ENLIST, company.ENTRUST, RESOLVE, DRINK, NO_FOUNTAIN, HEAL, NO_HEAL, REROLL_DIE, KEEP_DICE],
    *[preparation.ASSIGN, preparation.TURN, preparation.GIVE, preparation.UNASSIGN, preparation.CONFIRM],
    *[BLESS, NO_BLESSING, DISCARD_INSTINCT, INVOKE, NO_GIFT],
    *activation.HUMAN_VERBS,
    *[FEAST, FOLLOW, STAY, BAR, GRANT, exploring.ORIENT, exploring.CHOOSE_TILE, exploring.PUT_ON_TOP, DIG],
    *[combat.REROLL, combat.GUARD, CANCEL, PLAY, PASS],
    *[destiny.TAKE_BACK, destiny.LEAVE_DICE, destiny.ROLL, destiny.PLACE, KEEP, DISCARD_EVENT],
    *[threat.BUY, threat.SUMMON, UNLEASH, SHADOW_STEP, PULL_STRINGS, ESCORT, SEND_BACK],
    LEAVE,
]
