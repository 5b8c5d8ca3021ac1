"""Worm attacks (sections 9.1 and 9.2 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.seats import SeatDecision
from hypogeum.engine.steps import Clock, Step
from hypogeum.engine.verbs import NamedVerb, Verb
from hypogeum.games.terror_below.board import SPACES, write_space
from hypogeum.games.terror_below.cards import forget_holder
from hypogeum.games.terror_below.components import (
    LAST_ATTACK,
    LOCATION_IDS,
    QUEEN_EGGS,
    SHARE_LOCATIONS,
    VEHICLE_IDS,
    WORM_DICE,
    WORM_EGG,
    WORM_IDS,
    WORM_PATTERN,
)
from hypogeum.games.terror_below.distraction import follow_arrows
from hypogeum.games.terror_below.eggs import can_hold_egg, clear_crowded_spaces, lay_egg, lay_egg_by_dice
from hypogeum.games.terror_below.ending import lose_solo
from hypogeum.games.terror_below.hunting import BeginHunt
from hypogeum.games.terror_below.rubble import place_rubble
from hypogeum.games.terror_below.solo import destroy_location
from hypogeum.games.terror_below.state import State, entry_card, entry_owner, face_up_entry, is_face_down


class AttackCheck(Step[State]):
    """T5: every Worm at its card limit attacks, the lowest slot first, then the check starts again (TB-ATT-2)."""

    name = "attack_check"

    def run(self, state: State) -> None:
        slot = state.slot_at_limit()
        if slot != NONE:
            state.push(AttackCheck())
            state.push(Attack(slot))


class Attack(Step[State]):
    """One whole attack: A1 to A5, then the hunt, then the end of the attack."""

    name = "attack"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def args(self) -> list[int]:
        return [self.slot]

    def run(self, state: State) -> None:
        state.attacker = self.slot
        state.caught = 0
        state.damage = 0
        state.fired = 0
        state.sticks_used = 0
        state.die_rolled = False
        worm = state.worms[self.slot]
        if state.tells:
            state.tell("attack_began", "TB-ATT-1", slot=self.slot + 1, worm=WORM_IDS[worm])
        reveal_vehicles(state, self.slot)
        space = state.targets[self.slot]
        _tell_strike(state, self.slot)
        if state.has_solo_rules() and state.location_at[space] != NONE:
            destroy_location(state, space)  # TB-SOLO-16
        if not state.over:
            devastate(state, worm, space)
        if not state.over:
            state.push(EndAttack(self.slot))
            state.push(BeginHunt())
            catch_pawns(state)


def _tell_strike(state: State, slot: int) -> None:
    """Where the Worm comes up: every space that it strikes, Locations that protect among them."""
    if state.tells:
        worm, space = state.worms[slot], state.targets[slot]
        lands = state.options.board.lands
        spaces = [write_space(struck) for struck in bits(struck_spaces(state, worm, space)) if lands[struck]]
        state.tell(
            "worm_struck", "TB-HUNT-2", slot=slot + 1, worm=WORM_IDS[worm], space=write_space(space), spaces=spaces
        )


def reveal_vehicles(state: State, slot: int) -> None:
    """A1: face-down cards in order of play (TB-ATT-4)."""
    row = state.rows[slot]
    for place in range(len(row)):
        if is_face_down(row[place]):
            card = entry_card(row[place])
            row[place] = face_up_entry(card, entry_owner(row[place]))
            forget_holder(state, card)
            if state.tells:
                state.tell("vehicle_revealed", "TB-ATT-4", slot=slot + 1, vehicle=VEHICLE_IDS[card])
            follow_arrows(state, slot, card, "TB-ATT-4")


def devastate(state: State, worm: int, space: int) -> None:
    """A2 to A4: Eggs, Rubble, then Eggs without a valid space by dice (TB-ATT-6 to TB-ATT-11)."""
    homeless: list[int] = []
    if QUEEN_EGGS[worm]:
        for direction in range(len(QUEEN_EGGS[worm])):
            beside = state.options.board.beside(space, direction)
            colour = QUEEN_EGGS[worm][direction]
            if can_hold_egg(state, beside):
                lay_egg(state, colour, beside, "TB-WORM-5")
            else:
                homeless.append(colour)
    elif can_hold_egg(state, space):
        lay_egg(state, WORM_EGG[worm], space, "TB-ATT-6")
    else:
        homeless.append(WORM_EGG[worm])
    clear_crowded_spaces(state)
    place_rubble(state, state.options.board.rubble[WORM_PATTERN[worm] * SPACES + space], "TB-ATT-7")
    if state.over:
        return
    for colour in homeless:
        lay_egg_by_dice(state, colour)
    clear_crowded_spaces(state)


# A5 (TB-HUNT-1, TB-HUNT-2)


def struck_spaces(state: State, worm: int, space: int) -> int:
    """Bit mask of the Target's space, the shaded spaces and the Egg spaces of a Queen."""
    struck = state.options.board.strikes[WORM_PATTERN[worm] * SPACES + space]
    for direction in range(len(QUEEN_EGGS[worm])):
        beside = state.options.board.beside(space, direction)
        if beside != NONE:
            struck |= 1 << beside
    return struck


def catch_pawns(state: State) -> None:
    """Find the pawns that are caught; Rebecca on the attacked Location is asked (TB-CHAR-3)."""
    target = state.targets[state.attacker]
    struck = struck_spaces(state, state.worms[state.attacker], target)
    for seat in range(state.seats):
        squad = state.squads[seat]
        if squad.space == NONE or not struck >> squad.space & 1:
            continue
        if state.is_shelter(squad.space):
            if squad.space != target:
                continue
            if squad.is_led_with(SHARE_LOCATIONS):
                state.push(JoinHunt(seat))
                continue
        catch_pawn(state, seat)


def catch_pawn(state: State, seat: int) -> None:
    state.caught |= 1 << seat
    if state.tells:
        here = write_space(state.squads[seat].space)
        state.tell("caught", "TB-HUNT-1", seat=seat, space=here)


class JoinHunt(SeatDecision[State]):
    """A5: Rebecca is safe on an attacked Location, unless her player wants to hunt (TB-CHAR-3)."""

    name = "join_hunt"
    elsewhere_rule = "TB-CHAR-3"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return JOIN_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(JOIN, STAY_SAFE)


STAY_SAFE: Final = 0
JOIN_IDS: Final[list[str]] = ["no", "yes"]


class Join(NamedVerb[State]):
    """Count as caught, or not (TB-CHAR-3)."""

    name = "join"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [0, 1]

    def perform(self, state: State, seat: int, target: int) -> None:
        if target != STAY_SAFE:
            catch_pawn(state, seat)
        elif state.tells:
            location = state.location_at[state.squads[seat].space]
            state.tell("stayed_safe", "TB-CHAR-3", seat=seat, location=LOCATION_IDS[location])

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [f"pawn:{seat}"]


JOIN: Final = Join(JOIN_IDS)
JOIN_VERBS: Final[list[Verb[Any]]] = [JOIN]


# A8 and A9 (TB-ATT-12)


class EndAttack(Step[State]):
    """The Worm and its Vehicle cards are discarded and a new Worm comes; in solo the attack is counted."""

    name = "end_attack"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def args(self) -> list[int]:
        return [self.slot]

    def run(self, state: State) -> None:
        for entry in state.rows[self.slot]:
            state.vehicle_deck.put_away(entry_card(entry))
        state.rows[self.slot] = []
        worm = state.worms[self.slot]
        state.worm_deck.put_away(worm)
        state.worms[self.slot] = NONE
        state.attacker = NONE
        state.caught = 0
        if state.tells:
            state.tell("worm_discarded", "TB-ATT-12", slot=self.slot + 1, worm=WORM_IDS[worm])
        if state.options.is_solo:
            state.attacks += 1
            if state.tells:
                state.tell("attack_counted", "TB-SOLO-2", attacks=state.attacks, most=LAST_ATTACK)
            if state.attacks >= LAST_ATTACK:
                lose_solo(state, "TB-SOLO-2")
                return
        fill_slot(state, self.slot)


def fill_slot(state: State, slot: int) -> None:
    """A new Worm card, and its Target at the coordinates (TB-SET-12, TB-ATT-12)."""
    worm = state.draw(state.worm_deck, "worm")
    state.worms[slot] = worm
    state.targets[slot] = state.options.board.dice[WORM_DICE[worm]]
    if state.tells:
        here = write_space(state.targets[slot])
        state.tell("worm_appeared", "TB-SET-12", slot=slot + 1, worm=WORM_IDS[worm], space=here)
