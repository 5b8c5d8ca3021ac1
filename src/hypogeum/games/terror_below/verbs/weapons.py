"""Using Weapons against the Worm that attacks (sections 2.9 and 9.3 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import EMPTY, NONE, lowest
from hypogeum.engine.seats import SeatDecision
from hypogeum.engine.steps import Clock
from hypogeum.engine.verbs import GIVE_UP, NamedVerb, Verb
from hypogeum.games.terror_below.cards import discard_weapon
from hypogeum.games.terror_below.components import (
    COLOURS,
    EGG_IDS,
    FIRST_WEAPON,
    LOSE_EGG,
    ONE_EGG,
    RUBBLE_DRAWBACK,
    WEAPON_CARDS,
    WEAPON_DICE,
    WEAPON_DRAWBACK,
    WEAPON_FAR,
    WEAPON_FIXED,
    WEAPON_FROM_OUTSIDE,
    WEAPON_KEEPS_BEST,
    WEAPON_KIND_IDS,
    WEAPON_ONLY_CLOSE,
    WEAPON_STAYS,
    WORM_HEALTH,
    WORM_IDS,
    eggs_of,
)
from hypogeum.games.terror_below.reward import Reward
from hypogeum.games.terror_below.rubble import place_rubble
from hypogeum.games.terror_below.state import State
from hypogeum.games.terror_below.words import slot_thing

FIRST_WEAPON_BONUS: Final = 2


def is_close(state: State, seat: int) -> bool:
    """On the Target's space or adjacent to it (TB-WPN-6)."""
    here = state.squads[seat].space
    target = state.targets[state.attacker]
    return here == target or state.options.board.are_adjacent(here, target)


def is_outside(state: State, seat: int) -> bool:
    """Whether the seat may shoot from outside the attack: not caught, on the board, on no Location (TB-WPN-9)."""
    here = state.squads[seat].space
    return not state.caught >> seat & 1 and here != NONE and state.location_at[here] == NONE


class Fire(NamedVerb[State]):
    """Use a Weapon of a kind (TB-HUNT-4); from outside the attack only the Long-Range Rifle (TB-WPN-9)."""

    name = "fire"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        squad = state.squads[seat]
        cards = squad.weapons | squad.sticks
        if cards == 0:
            return EMPTY
        found: list[int] = []
        for kind in range(len(WEAPON_CARDS)):
            if cards & WEAPON_CARDS[kind] and self.refusal(state, seat, kind) is None:
                found.append(kind)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        squad = state.squads[seat]
        return [kind for kind in range(len(WEAPON_CARDS)) if (squad.weapons | squad.sticks) & WEAPON_CARDS[kind]]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        squad = state.squads[seat]
        name = WEAPON_KIND_IDS[target]
        cards = WEAPON_CARDS[target]
        if not (squad.weapons | squad.sticks) & cards:
            return Refusal("TB-HUNT-4", weapon=name)
        if WEAPON_FROM_OUTSIDE[target]:
            return None if is_outside(state, seat) else Refusal("TB-WPN-9", weapon=name)
        if not state.caught >> seat & 1:
            return Refusal("TB-HUNT-1", weapon=name)
        if not (squad.weapons | squad.sticks & ~state.sticks_used) & cards:
            return Refusal("TB-WPN-5", weapon=name)
        if WEAPON_ONLY_CLOSE[target] and not is_close(state, seat):
            return Refusal("TB-WPN-10", weapon=name)
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        _put_down(state, seat, target)
        hit(state, seat, target)
        if state.is_defeated():
            if state.tells:
                state.tell("worm_defeated", "TB-HUNT-5", seat=seat, worm=WORM_IDS[state.worms[state.attacker]])
            state.push(Reward(seat))
        if WEAPON_DRAWBACK[target] == LOSE_EGG:
            state.push(LoseEgg(seat))
        elif WEAPON_DRAWBACK[target] == RUBBLE_DRAWBACK:
            place_rubble(state, [state.squads[seat].space], "TB-WPN-8")

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [] if state.attacker == NONE else [slot_thing(state.attacker)]


def _put_down(state: State, seat: int, kind: int) -> None:
    """Discard the card (TB-WPN-3); a Sharpened Stick stays beside the Leader (TB-WPN-5)."""
    squad = state.squads[seat]
    ready = squad.sticks & ~state.sticks_used & WEAPON_CARDS[kind]
    if ready:
        state.sticks_used |= 1 << lowest(ready)
        return
    card = lowest(squad.weapons & WEAPON_CARDS[kind])
    if WEAPON_STAYS[kind]:
        squad.weapons &= ~(1 << card)
        squad.sticks |= 1 << card
        state.sticks_used |= 1 << card
    else:
        discard_weapon(state, seat, card)


def hit(state: State, seat: int, kind: int) -> None:
    """Roll if needed and add the Damage (TB-HUNT-4, TB-HUNT-5, TB-CHAR-17)."""
    damage = WEAPON_FIXED[kind]
    if WEAPON_FAR[kind] != NONE and not is_close(state, seat):
        damage = WEAPON_FAR[kind]
    rolls: list[int] = []
    best = 0
    for _ in range(WEAPON_DICE[kind]):
        roll = state.chance.roll(6)
        rolls.append(roll)
        best = max(best, roll)
        if not WEAPON_KEEPS_BEST[kind]:
            damage += roll
    if WEAPON_KEEPS_BEST[kind]:
        damage += best
    if state.squads[seat].is_led_with(FIRST_WEAPON) and not state.fired >> seat & 1:
        damage += FIRST_WEAPON_BONUS
    state.fired |= 1 << seat
    state.damage += damage
    if state.tells:
        health = WORM_HEALTH[state.worms[state.attacker]]
        state.tell(
            "weapon_used",
            "TB-HUNT-4",
            seat=seat,
            weapon=WEAPON_KIND_IDS[kind],
            rolls=rolls,
            damage=damage,
            total=state.damage,
            health=health,
            left=max(0, health - state.damage),
        )


class Hold(Verb[State]):
    """Use no further Weapon (TB-HUNT-4, TB-HUNT-9)."""

    name = "hold"
    wish = GIVE_UP
    ends = True
    is_open = True

    def perform(self, state: State, seat: int, target: int) -> None:
        if state.tells:
            state.tell("hunter_stopped", "TB-HUNT-9", seat=seat)


# Dynamite (TB-WPN-7)


class LoseEgg(SeatDecision[State]):
    """One of the carried Eggs goes back to the supply; a choice only with several colours (TB-WPN-7)."""

    name = "lose_egg"
    elsewhere_rule = "TB-WPN-7"

    def waits(self, state: State) -> bool:
        return len(LOSE.targets(state, self.owner)) > 1

    def run(self, state: State) -> None:
        for colour in LOSE.targets(state, self.owner):
            LOSE.perform(state, self.owner, colour)

    def verbs(self, state: State) -> list[Verb[Any]]:
        return LOSE_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)


class Lose(NamedVerb[State]):
    """Return an Egg to the supply (TB-WPN-7)."""

    name = "lose"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(COLOURS))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if eggs_of(state.squads[seat].eggs, target) == 0:
            return Refusal("TB-WPN-7", egg=EGG_IDS[target])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        state.squads[seat].eggs -= ONE_EGG[target]
        state.egg_supply += ONE_EGG[target]
        if state.tells:
            state.tell("egg_lost", "TB-WPN-7", seat=seat, egg=EGG_IDS[target])


FIRE: Final = Fire(WEAPON_KIND_IDS, "weapon")
HOLD: Final = Hold()
LOSE: Final = Lose(EGG_IDS, "egg")
LOSE_VERBS: Final[list[Verb[Any]]] = [LOSE]
