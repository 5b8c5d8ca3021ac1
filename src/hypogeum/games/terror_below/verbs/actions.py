"""Actions for 1 Action Point besides travel: Rubble, Eggs, deliveries, Tom (sections 5 and 6 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE, bits
from hypogeum.engine.verbs import ACT, GAIN, GIVE_UP, SCORE, NamedVerb, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.terror_below.board import read_space, write_space
from hypogeum.games.terror_below.bounties import line_mask
from hypogeum.games.terror_below.components import (
    BETTER_PRICE,
    BOUNTY_EGG,
    BOUNTY_IDS,
    BOUNTY_LOCATION,
    CHARACTER_IDS,
    COLOURS,
    DELIVERY_MATCH,
    EGG_IDS,
    FREE_REMOVAL,
    LOCATION_IDS,
    ONE_EGG,
    PICK_UP_NEARBY,
    TREAT,
    VP_WITHOUT_BOUNTY,
    all_eggs,
    eggs_of,
)
from hypogeum.games.terror_below.deliveries import DeliveryBonus
from hypogeum.games.terror_below.eggs import egg_names
from hypogeum.games.terror_below.ending import gain_vp
from hypogeum.games.terror_below.leaders import revive
from hypogeum.games.terror_below.moving import no_action
from hypogeum.games.terror_below.rubble import take_rubble
from hypogeum.games.terror_below.scoring import score_bounty
from hypogeum.games.terror_below.squad import Squad
from hypogeum.games.terror_below.state import (
    ACTIONS_ENDED,
    FREE_REMOVAL_USED,
    HAT_VP_USED,
    IN_TRANSIT,
    PICKED_UP,
    PRICE_USED,
    TREATED,
    State,
)
from hypogeum.games.terror_below.words import eggs_thing, rubble_thing, space_thing


def rubble_nearby(state: State, squad: Squad) -> list[int]:
    """The adjacent spaces with Rubble (TB-ACT-8)."""
    found = EMPTY
    if squad.space != NONE:
        for space in state.options.board.neighbours[squad.space]:
            if state.rubble[space]:
                found = [*found, space]
    return found


def spaces_with_rubble(state: State) -> list[int]:
    """Where somebody could think of taking Rubble from."""
    return [space for space in state.options.board.land_spaces if state.rubble[space]]


class Clear(Verb[State]):
    """Remove 1 Rubble from an adjacent space (TB-ACT-7 to TB-ACT-9); free once with the Hard Hat."""

    name = "clear"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        if state.flags & (PICKED_UP | IN_TRANSIT):
            return EMPTY
        squad = state.squads[seat]
        if state.ap < 1 and not is_removal_free(state, squad):
            return EMPTY
        return rubble_nearby(state, squad)

    def candidates(self, state: State, seat: int) -> list[int]:
        return spaces_with_rubble(state)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        squad = state.squads[seat]
        if not state.options.board.are_adjacent(squad.space, target):
            return Refusal("TB-ACT-8", space=write_space(target))
        if not state.rubble[target]:
            return Refusal("TB-ACT-7", space=write_space(target))
        if is_removal_free(state, squad) and not state.flags & (PICKED_UP | IN_TRANSIT):
            return None
        return no_action(state, seat)

    def perform(self, state: State, seat: int, target: int) -> None:
        if is_removal_free(state, state.squads[seat]):
            state.flags |= FREE_REMOVAL_USED
        else:
            state.ap -= 1
        take_rubble(state, seat, target, 1, "TB-ACT-7")

    def write(self, target: int) -> str:
        return write_space(target)

    def read(self, words: str) -> int:
        return read_space(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [rubble_thing(target)]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [space_thing(target)]


def is_removal_free(state: State, squad: Squad) -> bool:
    """The Hard Hat pays for one removal per turn (table 2.8, TB-HAT-5)."""
    return squad.hat == FREE_REMOVAL and not state.has_done(FREE_REMOVAL_USED)


class PickUp(Verb[State]):
    """Take all Eggs of the own space; Shep also of an adjacent one (TB-ACT-11 to TB-ACT-13, TB-CHAR-4)."""

    name = "pick_up"
    wish = GAIN
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        if state.ap < 1 or state.flags & (PICKED_UP | IN_TRANSIT):
            return EMPTY
        squad = state.squads[seat]
        found = [squad.space] if state.eggs[squad.space] else EMPTY
        if squad.is_led_with(PICK_UP_NEARBY):
            for space in state.options.board.neighbours[squad.space]:
                if state.eggs[space]:
                    found = [*found, space]
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        return [space for space in state.options.board.land_spaces if state.eggs[space]]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        squad = state.squads[seat]
        is_near = squad.is_led_with(PICK_UP_NEARBY) and state.options.board.are_adjacent(squad.space, target)
        if (target != squad.space and not is_near) or not state.eggs[target]:
            return Refusal("TB-ACT-11", space=write_space(target))
        return no_action(state, seat)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.ap = 0
        state.flags |= PICKED_UP | ACTIONS_ENDED
        take_eggs(state, seat, target, "TB-ACT-11")

    def write(self, target: int) -> str:
        return write_space(target)

    def read(self, words: str) -> int:
        return read_space(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [eggs_thing(target)]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [space_thing(target)]


def take_eggs(state: State, seat: int, space: int, rule: str) -> None:
    """All Eggs of a space go on the Leader card."""
    eggs = state.eggs[space]
    state.eggs[space] = 0
    squad = state.squads[seat]
    squad.eggs += eggs
    if state.tells:
        total = all_eggs(squad.eggs)
        state.tell("eggs_taken", rule, seat=seat, eggs=egg_names(eggs), space=write_space(space), total=total)


class Deliver(Verb[State]):
    """Deliver 1 Egg at a Location, for a matching Bounty or for 1 VP (TB-DEL-1 to TB-DEL-9).

    The target is the colour times 64, plus the Bounty plus 1; without Bounty just the colour times 64.
    """

    name = "deliver"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        squad = state.squads[seat]
        if squad.eggs == 0 or state.ap < 1 or state.flags & (PICKED_UP | IN_TRANSIT):
            return EMPTY
        location = state.location_at[squad.space]
        if location == NONE:
            return EMPTY
        known = line_mask(state) | squad.secrets
        found: list[int] = []
        for colour in range(COLOURS):
            if eggs_of(squad.eggs, colour):
                found.append(colour * 64)
                matches = known & DELIVERY_MATCH[location][colour]
                if matches:
                    found += [colour * 64 + bounty + 1 for bounty in bits(matches)]
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        """Carried Eggs, and every Bounty known to the seat with the Egg that it asks for."""
        squad = state.squads[seat]
        known = [bounty for bounty in bits(line_mask(state) | squad.secrets) if BOUNTY_EGG[bounty] != NONE]
        carried = [colour * 64 for colour in range(COLOURS) if eggs_of(squad.eggs, colour)]
        return [*carried, *[BOUNTY_EGG[bounty] * 64 + bounty + 1 for bounty in known]]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        squad = state.squads[seat]
        location = state.location_at[squad.space]
        colour, bounty = target // 64, target % 64 - 1
        if eggs_of(squad.eggs, colour) == 0:
            return Refusal("TB-DEL-1", egg=EGG_IDS[colour])
        if location == NONE:
            return Refusal("TB-DEL-1", space=write_space(squad.space))
        if bounty >= 0:
            known = line_mask(state) | squad.secrets
            if not known & DELIVERY_MATCH[location][colour] & 1 << bounty:
                return Refusal("TB-DEL-3", bounty=BOUNTY_IDS[bounty])
        return no_action(state, seat)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.ap -= 1
        squad = state.squads[seat]
        colour, bounty = target // 64, target % 64 - 1
        squad.eggs -= ONE_EGG[colour]
        state.egg_supply += ONE_EGG[colour]
        if state.tells:
            location = LOCATION_IDS[state.location_at[squad.space]]
            state.tell("delivered", "TB-DEL-1", seat=seat, egg=EGG_IDS[colour], location=location)
        state.push(DeliveryBonus(seat))
        if bounty >= 0:
            score_bounty(state, seat, bounty, "TB-DEL-3")
        else:
            gain_vp(state, seat, _price_without_bounty(state, squad), "TB-DEL-2")

    def write(self, target: int) -> str:
        colour, number = EGG_IDS[target // 64], target % 64
        return f"{colour} {BOUNTY_IDS[number - 1]}" if number else colour

    def read(self, words: str) -> int:
        colour, _, bounty = words.partition(" ")
        return read_name(colour, EGG_IDS) * 64 + (read_name(bounty, BOUNTY_IDS) + 1 if bounty else 0)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        colour, number = EGG_IDS[target // 64], target % 64
        if number:
            return [f"bounty:{BOUNTY_IDS[number - 1]}"]
        return [f"egg:{colour}", *_place_things(state, seat)]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        """A Bounty says which Egg it is for."""
        bounty = target % 64 - 1
        if bounty < 0:
            return []
        is_here = BOUNTY_LOCATION[bounty] == _location_of(state, seat)
        return [f"egg:{EGG_IDS[target // 64]}", *(_place_things(state, seat) if is_here else [])]

    def wish_of(self, state: State, seat: int, target: int) -> str:
        return SCORE if target % 64 else GAIN


def _location_of(state: State, seat: int) -> int:
    """The Location where the pawn stands, or NONE."""
    space = state.squads[seat].space
    return NONE if space == NONE else state.location_at[space]


def _place_things(state: State, seat: int) -> list[str]:
    """The Location where the pawn stands, if any."""
    return [] if _location_of(state, seat) == NONE else [space_thing(state.squads[seat].space)]


def _price_without_bounty(state: State, squad: Squad) -> int:
    """1 VP; Selia and the Top Hat add 1 each, once per turn (TB-DEL-2, TB-CHAR-11)."""
    vp = 1
    if squad.is_led_with(BETTER_PRICE) and not state.has_done(PRICE_USED):
        state.flags |= PRICE_USED
        vp += 1
    if squad.hat == VP_WITHOUT_BOUNTY and not state.has_done(HAT_VP_USED):
        state.flags |= HAT_VP_USED
        vp += 1
    return vp


class Treat(NamedVerb[State]):
    """Tom brings a dead member back, once per turn on a Location (TB-CHAR-8)."""

    name = "treat"
    wish = GAIN
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        squad = state.squads[seat]
        if squad.dead == 0 or not squad.is_led_with(TREAT):
            return EMPTY
        return [character for character in bits(squad.dead) if self.refusal(state, seat, character) is None]

    def candidates(self, state: State, seat: int) -> list[int]:
        squad = state.squads[seat]
        return bits(squad.dead) if squad.is_led_with(TREAT) else EMPTY

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        squad = state.squads[seat]
        if not squad.is_led_with(TREAT) or not squad.dead >> target & 1 or state.has_done(TREATED):
            return Refusal("TB-CHAR-8", character=CHARACTER_IDS[target])
        if state.location_at[squad.space] == NONE:
            return Refusal("TB-CHAR-8", space=write_space(squad.space))
        return no_action(state, seat)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.ap -= 1
        state.flags |= TREATED
        revive(state, seat, target, "TB-CHAR-8")


class Stop(Verb[State]):
    """End the action step (TB-TURN-10)."""

    name = "stop"
    ends = True
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return EMPTY if state.flags & IN_TRANSIT else [0]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.has_done(IN_TRANSIT):
            return Refusal("TB-ACT-4", space=write_space(state.squads[seat].space))
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        state.agenda.pop()  # the action step
        state.ap = 0
        state.flags |= ACTIONS_ENDED
        if state.tells:
            state.tell("actions_ended", "TB-TURN-10", seat=seat)

    def wish_of(self, state: State, seat: int, target: int) -> str:
        """Points that are left are given up."""
        return GIVE_UP if state.ap else ACT


CLEAR: Final = Clear()
PICK_UP: Final = PickUp()
DELIVER: Final = Deliver()
TREAT_VERB: Final = Treat(CHARACTER_IDS, "character")
STOP: Final = Stop()
