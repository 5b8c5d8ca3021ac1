"""Hunting the Worm that attacks, and what becomes of those who fail (sections 9.3 and 9.4 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import NONE, lowest
from hypogeum.engine.seats import SeatDecision
from hypogeum.engine.steps import Clock, Step
from hypogeum.engine.verbs import GAIN, GIVE_UP, NamedVerb, Verb
from hypogeum.games.terror_below.cards import discard_item, take_off_hat
from hypogeum.games.terror_below.components import (
    CHARACTER_GIFT,
    CHARACTER_IDS,
    ITEM_CARDS,
    ITEM_EFFECT,
    ITEM_KIND_IDS,
    LONG_SHOTS,
    SURVIVE,
    SURVIVE_BY_DIE,
    SURVIVE_HAT,
    SURVIVE_ITEMS,
)
from hypogeum.games.terror_below.leaders import kill_leader
from hypogeum.games.terror_below.state import State
from hypogeum.games.terror_below.verbs.weapons import FIRE, HOLD, is_outside

HUNT_VERBS: Final[list[Verb[Any]]] = [FIRE, HOLD]
SAVING_ROLL: Final = 5


class BeginHunt(Step[State]):
    """A6 and A7: hunters in order, then the shot from outside, then deaths (TB-HUNT-3, TB-WPN-9, TB-DEATH-1)."""

    name = "begin_hunt"

    def run(self, state: State) -> None:
        state.push(Deaths())
        for seat in range(state.seats):
            if state.squads[seat].weapons & LONG_SHOTS and is_outside(state, seat):
                state.push(LongShot(seat))
        for seat in reversed(state.seats_from(state.active)):
            if state.caught >> seat & 1:
                state.push(Hunt(seat))


class Hunt(SeatDecision[State]):
    """A6: a caught player uses Weapons one by one, or none (TB-HUNT-4, TB-HUNT-9).

    Everybody with a hidden Weapon is asked, whatever it is: the question must not show what is in a hand. The
    Long-Range Rifle lies open and is of no use to the caught (TB-WPN-9).
    """

    name = "hunt"
    elsewhere_rule = "TB-HUNT-4"

    def waits(self, state: State) -> bool:
        if state.is_defeated():
            return False
        squad = state.squads[self.owner]
        return squad.weapons & ~LONG_SHOTS != 0 or squad.sticks & ~state.sticks_used != 0

    def verbs(self, state: State) -> list[Verb[Any]]:
        return HUNT_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(HOLD, 0)

    def take(self, state: State, seat: int, action: Action) -> None:
        """The opportunity lasts until the player stops."""
        if action.verb is HOLD:
            state.agenda.pop()
        action.verb.perform(state, seat, action.target)


class LongShot(SeatDecision[State]):
    """A6 end: the owner of the Long-Range Rifle, who was not caught, may use it (TB-WPN-9).

    If all who were caught have left the table, he is not asked (TB-HUNT-10).
    """

    name = "long_shot"
    elsewhere_rule = "TB-WPN-9"

    def waits(self, state: State) -> bool:
        return state.caught != 0 and not state.is_defeated()

    def verbs(self, state: State) -> list[Verb[Any]]:
        return HUNT_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(HOLD, 0)


# Deaths (TB-DEATH-1)


class Deaths(Step[State]):
    """A7: if the Worm lives, the caught Leaders die one after the other, in hunting order."""

    name = "deaths"

    def run(self, state: State) -> None:
        if state.is_defeated():
            return
        for seat in reversed(state.seats_from(state.active)):
            if state.caught >> seat & 1:
                state.push(Doom(seat))


class Doom(SeatDecision[State]):
    """A Leader is about to be killed: DEATH effects may save him (TB-DEATH-1).

    Everybody with a hidden Item is asked as long as one of the cards that save may be in a hand.
    """

    name = "doom"
    elsewhere_rule = "TB-DEATH-1"

    def waits(self, state: State) -> bool:
        squad = state.squads[self.owner]
        if squad.hat == SURVIVE_HAT or (squad.is_led_with(SURVIVE_BY_DIE) and not state.die_rolled):
            return True
        return squad.items != 0 and SURVIVE_ITEMS & ~state.item_deck.discard != 0

    def run(self, state: State) -> None:
        kill_leader(state, self.owner, state.squads[self.owner].space, "TB-DEATH-1")

    def verbs(self, state: State) -> list[Verb[Any]]:
        return DOOM_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """What saves: first the die, which costs nothing, then a card."""
        die = FIRST_SAVIOUR + state.squads[seat].leader
        return Action(SAVE, die) if SAVE.refusal(state, seat, die) is None else self.actions(state, seat)[0]


FIRST_SAVIOUR: Final = 32
SAVE_IDS: Final[list[str]] = [*ITEM_KIND_IDS, *[""] * (FIRST_SAVIOUR - len(ITEM_KIND_IDS)), *CHARACTER_IDS]
"""The target of `save` is an Item kind, or 32 plus a Character."""


class Save(NamedVerb[State]):
    """Use a DEATH effect: Smoke Grenade, Army Helmet or Hank (TB-DEATH-1)."""

    name = "save"
    wish = GAIN
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        squad = state.squads[seat]
        found = [kind for kind in range(len(ITEM_KIND_IDS)) if squad.items & ITEM_CARDS[kind] or squad.hat == kind]
        return found if squad.leader == NONE else [*found, FIRST_SAVIOUR + squad.leader]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        squad = state.squads[seat]
        if target >= FIRST_SAVIOUR:
            character = target - FIRST_SAVIOUR
            if character != squad.leader or CHARACTER_GIFT[character] != SURVIVE_BY_DIE:
                return Refusal("TB-DEATH-1", character=CHARACTER_IDS[character])
            return Refusal("TB-CHAR-14", character=CHARACTER_IDS[character]) if state.die_rolled else None
        if target == SURVIVE_HAT and squad.hat == SURVIVE_HAT:
            return None
        if not squad.items & ITEM_CARDS[target] or ITEM_EFFECT[target] != SURVIVE:
            return Refusal("TB-ITEM-2", item=ITEM_KIND_IDS[target])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        if target >= FIRST_SAVIOUR:
            _roll_to_survive(state, seat)
            return
        if target == SURVIVE_HAT:
            take_off_hat(state, seat)
        else:
            discard_item(state, seat, lowest(state.squads[seat].items & ITEM_CARDS[target]))
        if state.tells:
            state.tell("saved_by_item", "TB-DEATH-1", seat=seat, item=ITEM_KIND_IDS[target])

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"{'character' if target >= FIRST_SAVIOUR else 'item'}:{SAVE_IDS[target]}"]


def _roll_to_survive(state: State, seat: int) -> None:
    """Hank survives on 5 or 6; otherwise other effects may still save him (TB-CHAR-14)."""
    roll = state.chance.roll(6)
    state.die_rolled = True
    if state.tells:
        leader = CHARACTER_IDS[state.squads[seat].leader]
        kind = "saved_by_die" if roll >= SAVING_ROLL else "not_saved_by_die"
        state.tell(kind, "TB-CHAR-14", seat=seat, character=leader, roll=roll)
    if roll < SAVING_ROLL:
        state.push(Doom(seat))


class Die(Verb[State]):
    """Let the Leader die (TB-DEATH-1)."""

    name = "die"
    wish = GIVE_UP
    is_open = True

    def perform(self, state: State, seat: int, target: int) -> None:
        kill_leader(state, seat, state.squads[seat].space, "TB-DEATH-1")


SAVE: Final = Save(SAVE_IDS)
DIE: Final = Die()
DOOM_VERBS: Final[list[Verb[Any]]] = [SAVE, DIE]
