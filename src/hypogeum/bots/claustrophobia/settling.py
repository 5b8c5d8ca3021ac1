"""The rare questions: setting up, gifts, blessings, healing, powers that are used once."""

from __future__ import annotations

from typing import Any

from hypogeum.bots.claustrophobia.atlas import Atlas
from hypogeum.bots.claustrophobia.goals import field
from hypogeum.bots.claustrophobia.human_choices import heal_line, most_wounded
from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.steps import Decision
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.activation_dice import KEEP_DICE, UseScepter
from hypogeum.games.claustrophobia.blessing import BLESS, NO_BLESSING, Bless
from hypogeum.games.claustrophobia.company import ChooseBearer, ChooseDemons, ComposeCompany
from hypogeum.games.claustrophobia.demon_powers import PULL_STRINGS, SHADOW_STEP, Marionette, ShadowStep
from hypogeum.games.claustrophobia.figures import INFERNALS
from hypogeum.games.claustrophobia.gifts import INVOKE, NO_GIFT, UseGift
from hypogeum.games.claustrophobia.healing import HEAL, HealLine
from hypogeum.games.claustrophobia.instinct import DISCARD_INSTINCT, DiscardInstinct
from hypogeum.games.claustrophobia.moving import BAR, GrantPassage
from hypogeum.games.claustrophobia.pursuit import FOLLOW, STAY, Pursue
from hypogeum.games.claustrophobia.start_effects import DRINK, RESOLVE, StartEffects
from hypogeum.games.claustrophobia.state import BLESSED_CB, State
from hypogeum.games.claustrophobia.windows import PASS


def answer(state: State, seat: int, decision: Decision[Any], atlas: Atlas, chance: Chance) -> Action:
    """A sensible answer; where nothing better is known, the one that is given for the absent."""
    if isinstance(decision, HealLine):
        return Action(HEAL, heal_line(state, decision.figure, atlas))
    if isinstance(decision, Bless):
        return _bless(state, seat)
    if isinstance(decision, UseGift):
        return _use_gift(state, seat, decision)
    if isinstance(decision, StartEffects):
        return _start(state, seat)
    if isinstance(decision, Pursue):
        return _pursue(state, seat, atlas)
    if isinstance(decision, ShadowStep):
        return _shadow_step(state, seat, atlas)
    if isinstance(decision, Marionette):
        return _pull_strings(state, seat)
    if isinstance(decision, GrantPassage):
        return Action(BAR, 0)
    if isinstance(decision, UseScepter):
        return Action(KEEP_DICE, 0)
    if isinstance(decision, DiscardInstinct):
        return Action(DISCARD_INSTINCT, DISCARD_INSTINCT.targets(state, seat)[0])
    if isinstance(decision, (ComposeCompany, ChooseDemons)):
        return _compose(state, seat, decision, chance)
    if isinstance(decision, ChooseBearer):
        return _entrust(state, seat, decision)
    return decision.default(state, seat, chance)


def _bless(state: State, seat: int) -> Action:
    """Whoever is exhausted, and strikes hard with enemies around."""
    for target in BLESS.targets(state, seat):
        figure = target // 2 % 16
        if state.exhausted >> figure & 1 and target & 1 == BLESSED_CB:
            return Action(BLESS, target)
    return Action(NO_BLESSING, 0)


def _use_gift(state: State, seat: int, decision: UseGift) -> Action:
    """Courage for whoever is in the thick of it, healing for the most wounded, expiation on enemies alone."""
    figures = INVOKE.targets(state, seat)
    if decision.gift == parts.HEALING_AURA:
        return Action(INVOKE, most_wounded(state, figures))
    if decision.gift == parts.EXPIATION:
        for figure in figures:
            if INFERNALS >> figure & 1 and values.free_lines(state, decision.figure).bit_count() > 2:
                return Action(INVOKE, figure)
        return Action(NO_GIFT, 0)
    best = figures[0]
    most = -1
    for figure in figures:
        worth = 2 * (state.here[state.place[figure]] & INFERNALS).bit_count() + values.combat(state, figure)
        if worth > most:
            best, most = figure, worth
    return Action(INVOKE, best)


def _start(state: State, seat: int) -> Action:
    """Drink first, then let things happen."""
    thirsty = DRINK.targets(state, seat)
    if thirsty:
        return Action(DRINK, most_wounded(state, thirsty))
    return Action(RESOLVE, RESOLVE.targets(state, seat)[0])


def _pursue(state: State, seat: int, atlas: Atlas) -> Action:
    """Only nearer to the goal."""
    ways = field(state, atlas, state.acting)
    least = ways[state.place[state.acting]]
    best = -1
    for cell in FOLLOW.targets(state, seat):
        way = ways[state.place_at(cell)]
        if way < least:
            best, least = cell, way
    return Action(STAY, 0) if best < 0 else Action(FOLLOW, best)


def _shadow_step(state: State, seat: int, atlas: Atlas) -> Action:
    """As near to the humans as can be."""
    best = -1
    least = 1000
    for cell in SHADOW_STEP.targets(state, seat):
        away = atlas.to_humans(state, state.place_at(cell))
        if away < least:
            best, least = cell, away
    return Action(PASS, 0) if best < 0 else Action(SHADOW_STEP, best)


def _pull_strings(state: State, seat: int) -> Action:
    targets = PULL_STRINGS.targets(state, seat)
    return Action(PULL_STRINGS, targets[0]) if targets else Action(PASS, 0)


def _compose(state: State, seat: int, decision: Decision[Any], chance: Chance) -> Action:
    """Anything that is allowed, as long as points are left: companies should differ from game to game."""
    actions = decision.actions(state, seat)
    spending = [action for action in actions if action.verb.name != "ready"]
    return spending[chance.pick(len(spending))] if spending else actions[0]


def _entrust(state: State, seat: int, decision: Decision[Any]) -> Action:
    """Whoever is quick, above all if enemies cannot hold it; hands that are free help a little."""
    actions = decision.actions(state, seat)
    best = actions[0]
    most = -1
    for action in actions:
        speed = 6 if parts.SHEET_TALENTS[action.target] & parts.ELUSIVE else 0
        if state.plan.free_hands >> action.target & 1:
            speed += 2
        for line in range(1, 7):
            speed += parts.SHEET_MV[action.target * 7 + line]
        if speed > most:
            best, most = action, speed
    return best
