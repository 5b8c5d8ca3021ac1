"""What would happen, for the reader of a view: where Worms would strike and what Weapons would do.

Everything is found out by the rules' own functions, and only with cards that the viewer knows.
"""

from __future__ import annotations

from itertools import product

from hypogeum.engine.chance import ScriptedChance
from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.memories import Memory
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
from hypogeum.games.terror_below.distraction import drifted
from hypogeum.games.terror_below.hunting import Hunt
from hypogeum.games.terror_below.reward import matching_bounties
from hypogeum.games.terror_below.state import State, entry_card, is_face_down, knows_entry
from hypogeum.games.terror_below.verbs.weapons import FIRE, hit
from hypogeum.games.terror_below.view_types import EggView, PlayView, ShotView, StrikeView

DIE_FACES = 6
MOST_GROUNDS_KNOWN = 2_000
MOST_STRIKES_KNOWN = 50


def foresee_strike(state: State, slot: int, viewer: int) -> StrikeView:
    """The attack of a Worm after the face-down cards that the viewer knows (TB-ATT-4)."""
    return _strike(state, slot, _reveal(state, slot, [state.targets[slot]], viewer))


def foresee_plays(state: State, viewer: int) -> list[PlayView]:
    """Every card of the viewer's hand under every Worm with room for it."""
    if viewer == NONE:
        return []
    slots = [slot for slot in range(SLOTS) if state.worms[slot] != NONE and state.has_room(slot)]
    return [_play(state, card, slot, viewer) for card in bits(state.squads[viewer].hand) for slot in slots]


def _play(state: State, card: int, slot: int, viewer: int) -> PlayView:
    path = _follow(state, [state.targets[slot]], card)
    path = _reveal(state, slot, path, viewer)
    return PlayView(vehicle=VEHICLE_IDS[card], slot=slot + 1, strike=_strike(state, slot, path))


def _reveal(state: State, slot: int, path: list[int], viewer: int) -> list[int]:
    """The way of the Target with that by the face-down cards."""
    for entry in state.rows[slot]:
        if is_face_down(entry) and knows_entry(entry, viewer):
            path = _follow(state, path, entry_card(entry))
    return path


def _follow(state: State, path: list[int], card: int) -> list[int]:
    """The way of a Target with the spaces that the arrows of a card lead it to."""
    path = path[:]
    for direction in VEHICLE_ARROWS[card]:
        space = drifted(state, path[-1], direction)
        if space != NONE:
            path.append(space)
    return path


def _strike(state: State, slot: int, path: list[int]) -> StrikeView:
    """At the end of the way."""
    ground = _ground(state, state.worms[slot], path[-1])
    caught = [seat for seat in range(state.seats) if _is_caught(state, seat, ground.struck)]
    return ground.strike(path, caught)


class Ground:
    """What the attack of a Worm at a space comes to, whoever stands there.

    A view tells of many attacks, and from one entry to the next most of them stay what they were.
    """

    def __init__(self, state: State, worm: int, target: int) -> None:
        board = state.options.board
        reached = [space for space in bits(struck_spaces(state, worm, target)) if board.lands[space]]
        self.struck = [space for space in reached if space == target or not state.is_shelter(space)]
        self._struck = [write_space(space) for space in self.struck]
        rubble = board.rubble[WORM_PATTERN[worm] * SPACES + target]
        self._rubble = [write_space(space) for space in rubble if not state.is_shelter(space)]
        self._eggs, self._homeless = _eggs(state, worm, target)
        self._strikes: Memory[tuple[tuple[int, ...], tuple[int, ...]], StrikeView] = Memory(MOST_STRIKES_KNOWN)

    def strike(self, path: list[int], caught: list[int]) -> StrikeView:
        """As it is told: the same object where it is the same."""
        key = tuple(path), tuple(caught)
        return self._strikes.find(key) or self._strikes.keep(
            key,
            StrikeView(
                path=[write_space(space) for space in path],
                target=write_space(path[-1]),
                rubble=self._rubble,
                eggs=self._eggs,
                by_dice=self._homeless,
                struck=self._struck,
                caught=caught,
            ),
        )


_grounds: Memory[tuple[int, bool, int, int, tuple[int, ...]], Ground] = Memory(MOST_GROUNDS_KNOWN)
"""By board, rules, Worm, Target, and where the Locations stand."""


def _ground(state: State, worm: int, target: int) -> Ground:
    key = (state.options.board.side, state.has_solo_rules(), worm, target, tuple(state.location_spaces))
    return _grounds.find(key) or _grounds.keep(key, Ground(state, worm, target))


def _eggs(state: State, worm: int, target: int) -> tuple[list[EggView], list[str]]:
    """A Location under the Target is destroyed first in solo, so the Egg can lie there (TB-SOLO-16)."""
    board = state.options.board
    if QUEEN_EGGS[worm]:
        spaces = [board.beside(target, direction) for direction in range(len(QUEEN_EGGS[worm]))]
        colours = QUEEN_EGGS[worm]
    else:
        spaces = [target]
        colours = [WORM_EGG[worm]]
    laid: list[EggView] = []
    homeless: list[str] = []
    for space, colour in zip(spaces, colours, strict=True):
        if space == NONE or not board.lands[space] or _keeps_eggs_off(state, space, target):
            homeless.append(EGG_IDS[colour])
        else:
            laid.append(EggView(at=write_space(space), egg=EGG_IDS[colour]))
    return laid, homeless


def _keeps_eggs_off(state: State, space: int, target: int) -> bool:
    """A standing Location (TB-ATT-9, TB-SOLO-17)."""
    if state.location_at[space] == NONE:
        return False
    return space != target or state.is_shelter(space)


def _is_caught(state: State, seat: int, struck: list[int]) -> bool:
    squad = state.squads[seat]
    if squad.space not in struck:
        return False
    return not (state.is_shelter(squad.space) and squad.is_led_with(SHARE_LOCATIONS))


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
    return [step.owner for step in state.agenda[::-1] if isinstance(step, Hunt)]


def reward_bounties(state: State, viewer: int) -> list[str]:
    """The Bounties that the viewer could take for the last blow, besides 1 VP (TB-HUNT-7)."""
    return [] if viewer == NONE else [BOUNTY_IDS[bounty] for bounty in bits(matching_bounties(state, viewer))]
