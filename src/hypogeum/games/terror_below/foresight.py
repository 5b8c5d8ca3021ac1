"""What would happen, for the reader of a view: where Worms would strike and what Weapons would do.

Everything is tried out on a copy of the state by the rules' own functions, and only with cards that the viewer knows.
"""

from __future__ import annotations

from itertools import product

from msgspec import Struct

from hypogeum.engine.chance import ScriptedChance
from hypogeum.engine.masks import NONE, bits
from hypogeum.games.terror_below.attack import struck_spaces
from hypogeum.games.terror_below.board import SPACES, write_space
from hypogeum.games.terror_below.components import (
    BOUNTY_IDS,
    EGG_IDS,
    QUEEN_EGGS,
    SHARE_LOCATIONS,
    SLOTS,
    VEHICLE_ARROWS,
    VEHICLE_IDS,
    WEAPON_DICE,
    WEAPON_KIND_IDS,
    WORM_EGG,
    WORM_HEALTH,
    WORM_PATTERN,
)
from hypogeum.games.terror_below.distraction import drift
from hypogeum.games.terror_below.hunting import Hunt
from hypogeum.games.terror_below.reward import matching_bounties
from hypogeum.games.terror_below.state import State, entry_card, is_face_down, knows_entry
from hypogeum.games.terror_below.verbs.weapons import FIRE, hit

DIE_FACES = 6


class EggView(Struct):
    """An Egg that an attack would lay."""

    at: str
    egg: str


class StrikeView(Struct):
    """An attack as it would be now."""

    path: list[str]
    """The spaces the Target would go through, its own first."""
    target: str
    """Where it would end: the centre of the attack."""
    rubble: list[str]
    """The spaces that would get Rubble, as far as the board goes and Locations do not protect."""
    eggs: list[EggView]
    by_dice: list[str]
    """The colours of Eggs without a valid space: they would be placed by dice."""
    struck: list[str]
    """The spaces where a pawn would be caught, Locations that protect left out."""
    caught: list[int]
    """The seats whose pawns would be caught; Rebecca, who may stay safe on a Location, left out (TB-CHAR-3)."""


class PlayView(Struct):
    """What a card of the viewer's hand would do under a Worm: its arrows, then the attack (TB-DIST-1)."""

    vehicle: str
    slot: int
    strike: StrikeView


class ShotView(Struct):
    """What a Weapon of the viewer would do to the attacking Worm."""

    weapon: str
    refusal: str | None
    """The rule that forbids it now, or None."""
    least: int
    most: int
    kills: int
    """How many of `ways` equally likely throws would defeat the Worm."""
    ways: int


def foresee_strike(state: State, slot: int, viewer: int) -> StrikeView:
    """The attack of a Worm after the face-down cards that the viewer knows (TB-ATT-4)."""
    trial = state.copy()
    path = _reveal(trial, slot, viewer)
    return _strike(trial, slot, path)


def foresee_plays(state: State, viewer: int) -> list[PlayView]:
    """Every card of the viewer's hand under every Worm with room for it."""
    if viewer == NONE:
        return []
    slots = [slot for slot in range(SLOTS) if state.worms[slot] != NONE and state.has_room(slot)]
    return [_play(state, card, slot, viewer) for card in bits(state.squads[viewer].hand) for slot in slots]


def _play(state: State, card: int, slot: int, viewer: int) -> PlayView:
    trial = state.copy()
    path = [state.targets[slot], *_follow(trial, slot, card)]
    path += _reveal(trial, slot, viewer)[1:]
    return PlayView(vehicle=VEHICLE_IDS[card], slot=slot + 1, strike=_strike(trial, slot, path))


def _reveal(trial: State, slot: int, viewer: int) -> list[int]:
    """The way of the Target by the face-down cards, from where it is."""
    path = [trial.targets[slot]]
    for entry in trial.rows[slot]:
        if is_face_down(entry) and knows_entry(entry, viewer):
            path += _follow(trial, slot, entry_card(entry))
    return path


def _follow(trial: State, slot: int, card: int) -> list[int]:
    """The spaces that the arrows of a card lead the Target to."""
    return [trial.targets[slot] for direction in VEHICLE_ARROWS[card] if drift(trial, slot, direction)]


def _strike(trial: State, slot: int, path: list[int]) -> StrikeView:
    worm, target = trial.worms[slot], trial.targets[slot]
    board = trial.options.board
    reached = [space for space in bits(struck_spaces(trial, worm, target)) if board.lands[space]]
    struck = [space for space in reached if space == target or not trial.is_shelter(space)]
    rubble = board.rubble[WORM_PATTERN[worm] * SPACES + target]
    eggs, homeless = _eggs(trial, worm, target)
    return StrikeView(
        path=[write_space(space) for space in path],
        target=write_space(target),
        rubble=[write_space(space) for space in rubble if not trial.is_shelter(space)],
        eggs=eggs,
        by_dice=homeless,
        struck=[write_space(space) for space in struck],
        caught=[seat for seat in range(trial.seats) if _is_caught(trial, seat, struck)],
    )


def _eggs(trial: State, worm: int, target: int) -> tuple[list[EggView], list[str]]:
    """A Location under the Target is destroyed first in solo, so the Egg can lie there (TB-SOLO-16)."""
    board = trial.options.board
    if QUEEN_EGGS[worm]:
        spaces = [board.beside(target, direction) for direction in range(len(QUEEN_EGGS[worm]))]
        colours = QUEEN_EGGS[worm]
    else:
        spaces = [target]
        colours = [WORM_EGG[worm]]
    laid: list[EggView] = []
    homeless: list[str] = []
    for space, colour in zip(spaces, colours, strict=True):
        if space == NONE or not board.lands[space] or _keeps_eggs_off(trial, space, target):
            homeless.append(EGG_IDS[colour])
        else:
            laid.append(EggView(at=write_space(space), egg=EGG_IDS[colour]))
    return laid, homeless


def _keeps_eggs_off(trial: State, space: int, target: int) -> bool:
    """A standing Location (TB-ATT-9, TB-SOLO-17)."""
    if trial.location_at[space] == NONE:
        return False
    return space != target or trial.is_shelter(space)


def _is_caught(trial: State, seat: int, struck: list[int]) -> bool:
    squad = trial.squads[seat]
    if squad.space not in struck:
        return False
    return not (trial.is_shelter(squad.space) and squad.is_led_with(SHARE_LOCATIONS))


def is_in_danger(state: State, seat: int) -> bool:
    """Whether a Worm that is due would catch the seat, as far as it can know (TB-ATT-2, TB-HUNT-1)."""
    due = [slot for slot in range(SLOTS) if not state.has_room(slot)]
    return any(seat in foresee_strike(state, slot, seat).caught for slot in due)


# Hunting


def foresee_shots(state: State, viewer: int) -> list[ShotView]:
    """Every kind of Weapon that the viewer has, against the Worm that attacks."""
    if viewer == NONE:
        return []
    return [foresee_shot(state, viewer, kind) for kind in FIRE.candidates(state, viewer)]


def foresee_shot(state: State, viewer: int, kind: int) -> ShotView:
    """A kind of Weapon that the viewer has."""
    refusal = FIRE.refusal(state, viewer, kind)
    if refusal is not None:
        return ShotView(weapon=WEAPON_KIND_IDS[kind], refusal=refusal.rule, least=0, most=0, kills=0, ways=0)
    damages = [_damage(state, viewer, kind, [*rolls]) for rolls in product(range(DIE_FACES), repeat=WEAPON_DICE[kind])]
    left = WORM_HEALTH[state.worms[state.attacker]] - state.damage
    return ShotView(
        weapon=WEAPON_KIND_IDS[kind],
        refusal=None,
        least=min(damages),
        most=max(damages),
        kills=sum(damage >= left for damage in damages),
        ways=len(damages),
    )


def _damage(state: State, viewer: int, kind: int, rolls: list[int]) -> int:
    trial = state.copy()
    trial.chance = ScriptedChance(rolls)
    hit(trial, viewer, kind)
    return trial.damage - state.damage


def hunters_to_come(state: State) -> list[int]:
    """The caught seats whose opportunity is not over, in order (TB-HUNT-3)."""
    return [step.owner for step in reversed(state.agenda) if isinstance(step, Hunt)]


def reward_bounties(state: State, viewer: int) -> list[str]:
    """The Bounties that the viewer could take for the last blow, besides 1 VP (TB-HUNT-7)."""
    return [] if viewer == NONE else [BOUNTY_IDS[bounty] for bounty in bits(matching_bounties(state, viewer))]
