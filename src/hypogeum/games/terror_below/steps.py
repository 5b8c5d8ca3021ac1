"""Every step that may stand on the agenda, and every verb, by name: for positions, records and the wire."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import Verb
from hypogeum.games.terror_below.abilities import ABILITY, AbilityOrNot, ApplyAbility, SpecialAbility
from hypogeum.games.terror_below.action_step import ACTION_VERBS, ActionStep, BeginActions
from hypogeum.games.terror_below.attack import JOIN, Attack, AttackCheck, EndAttack, JoinHunt
from hypogeum.games.terror_below.cards import KEEP, KeepCard
from hypogeum.games.terror_below.deliveries import BONUS, DeliveryBonus
from hypogeum.games.terror_below.distraction import ARROWS, LURE, NUDGE, ArrowsOrNot, Closer, Distract, TinfoilStep
from hypogeum.games.terror_below.first_worms import PlacePawn, ResolveFirstWorms, StartPlay
from hypogeum.games.terror_below.hunting import DIE, SAVE, BeginHunt, Deaths, Doom, Hunt, LongShot
from hypogeum.games.terror_below.items import DISCARD, PULL, THUMP, Briefcase, ItemVp, PullOut, SecondThump
from hypogeum.games.terror_below.leaders import LEAD, NewLeader
from hypogeum.games.terror_below.leaving import LEAVE
from hypogeum.games.terror_below.places import ENTER, EnterBoard
from hypogeum.games.terror_below.reward import CLAIM, Reward
from hypogeum.games.terror_below.rubble import TRADE, RubbleTrade
from hypogeum.games.terror_below.squads import LEAVE_MEMBER, ChooseLeaders, LeaveBehind
from hypogeum.games.terror_below.terror import RandomDistraction, TerrorAttack
from hypogeum.games.terror_below.turn import BeginTurn, NextTurn, PlayVehicle, RefillHand
from hypogeum.games.terror_below.verbs.vehicles import END_TURN, EXTRA, HAUL, HIDE, PLAY, SWAP
from hypogeum.games.terror_below.verbs.weapons import FIRE, HOLD, LOSE, LoseEgg

STEPS: Final[list[type[Step[Any]]]] = [
    *[LeaveBehind, ChooseLeaders, ResolveFirstWorms, StartPlay, PlacePawn],
    *[BeginTurn, EnterBoard, PlayVehicle, Distract, ArrowsOrNot, TinfoilStep, BeginActions, ActionStep],
    *[DeliveryBonus, RubbleTrade, KeepCard, ItemVp, Briefcase, SecondThump, PullOut],
    *[ApplyAbility, AbilityOrNot, Closer, SpecialAbility, RefillHand, RandomDistraction, TerrorAttack, NextTurn],
    *[AttackCheck, Attack, JoinHunt, BeginHunt, Hunt, LoseEgg, LongShot, Reward, Deaths, Doom, NewLeader, EndAttack],
]

VERBS: Final[list[Verb[Any]]] = [
    *[LEAVE_MEMBER, LEAD, ENTER, PLAY, SWAP, ARROWS, NUDGE],
    *ACTION_VERBS,
    *[BONUS, TRADE, KEEP, DISCARD, THUMP, PULL],
    *[EXTRA, HIDE, HAUL, ABILITY, LURE, END_TURN],
    *[JOIN, FIRE, HOLD, LOSE, CLAIM, SAVE, DIE],
    LEAVE,
]
