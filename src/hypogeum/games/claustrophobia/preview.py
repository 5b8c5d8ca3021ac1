"""What a seat can know of an action before it is done: its cost, its way, the odds, and what else comes of it."""

from __future__ import annotations

from collections.abc import Callable

from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.engine.shortcuts import Odds, Preview
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import odds, values
from hypogeum.games.claustrophobia.activation import own_figures
from hypogeum.games.claustrophobia.board import SIDES, cell_beyond
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.combat import FIGHTING, PISTOL_SHOT, SHOOTING
from hypogeum.games.claustrophobia.equipment import GRENADE_ROLL
from hypogeum.games.claustrophobia.figures import is_human
from hypogeum.games.claustrophobia.moving import departure_cost, is_flooded
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.tile_effects import SANCTUARY_ROLL, TRAP_ROLL
from hypogeum.games.claustrophobia.verbs.equipment import use_of
from hypogeum.games.claustrophobia.verbs.obstacles import BREAKING_ROLL
from hypogeum.games.claustrophobia.verbs.preparation import DIE_BITS, FIGURE, FIGURE_BITS


def preview(state: State, seat: int, action: Action) -> Preview | None:
    """What is worth knowing of an offered action, or None."""
    look = _LOOKS.get(action.verb.name)
    return None if look is None else look(state, seat, action.target)


# Moving (sections 5.1 and 5.2)


def _step(state: State, seat: int, cell: int) -> Preview:
    return walking(
        state, state.acting, [state.cells[state.place[state.acting]], cell], departure_cost(state, state.acting)
    )


def _pursue(state: State, seat: int, cell: int) -> Preview:
    return walking(state, state.acting, [state.cells[state.place[state.acting]], cell], 0)


def walking(state: State, figure: int, way: list[int], cost: int) -> Preview:
    """A walk along cells; only on its last tile may something be rolled."""
    return Preview(
        cost=cost,
        path=[f"tile:{write_cell(cell)}" for cell in way],
        odds=odds_of_entering(state, figure, state.place_at(way[-1])),
        warnings=warnings_of_way(state, figure, way),
    )


def odds_of_entering(state: State, figure: int, place: int) -> list[Odds]:
    """A trap that waits, or a Sanctuary (CL-TEF-8, CL-TEF-14)."""
    effect = state.effect(place)
    if is_human(figure):
        is_trap = effect == parts.TRAPPED and not state.used >> place & 1
        if is_trap and not values.holds(state, figure, parts.ROPE):
            return [Odds(what="trap", chance=odds.hit_chance(TRAP_ROLL, False))]
    elif effect == parts.SANCTUARY:
        return [Odds(what="sanctuary", chance=odds.hit_chance(SANCTUARY_ROLL, False))]
    return []


def warnings_of_way(state: State, figure: int, way: list[int]) -> list[str]:
    """What any tile on the way brings about, each thing once."""
    found: list[str] = []
    for cell in way[1:]:
        for warning in warnings_of_entering(state, figure, state.place_at(cell)):
            if warning not in found:
                found.append(warning)
    return found


def warnings_of_entering(state: State, figure: int, place: int) -> list[str]:
    """The Flooded Tunnel ends the move; an Alarm helps the enemy (CL-TEF-1, CL-TEF-6)."""
    found: list[str] = []
    if is_flooded(state, figure, place):
        found.append("flooded")
    if is_human(figure) and state.effect(place) == parts.ALARM and not state.used >> place & 1:
        found.append("alarm")
    return found


def _explore(state: State, seat: int, side: int) -> Preview:
    place = state.place[state.acting]
    way = [state.cells[place], cell_beyond(state, place * SIDES + side)]
    return Preview(cost=departure_cost(state, state.acting), path=[f"tile:{write_cell(cell)}" for cell in way])


# Fighting (section 5.3)


def _fight(state: State, seat: int, target: int) -> Preview:
    return attacking(state, state.acting, target, FIGHTING)


def _shoot(state: State, seat: int, target: int) -> Preview:
    return attacking(state, state.acting, target, SHOOTING)


def attacking(state: State, figure: int, target: int, kind: int) -> Preview:
    """Hits, expected damage and the chance to kill, without bodyguards and cards that may come between."""
    likely = odds.attack_spread(state, figure, target, kind)
    args = {
        "dice": len(likely) - 1,
        "damage": round(odds.expected_damage(state, figure, target, kind), 1),
        "left": odds.strength_left(state, target),
    }
    return Preview(
        odds=[
            Odds(what="hit", chance=1 - likely[0], args=args),
            Odds(what="kill", chance=odds.kill_chance(state, figure, target, kind), args=args),
        ]
    )


def _use(state: State, seat: int, target: int) -> Preview | None:
    kind, aim = use_of(target)
    if kind == parts.PISTOL:
        return attacking(state, state.acting, aim, PISTOL_SHOT)
    if kind == parts.GRENADE:
        return Preview(odds=[Odds(what="grenade", chance=odds.hit_chance(GRENADE_ROLL, False))])
    return None


def _break(state: State, seat: int, target: int) -> Preview:
    likely = odds.spread(values.combat(state, state.acting), odds.hit_chance(BREAKING_ROLL, False))
    return Preview(odds=[Odds(what="break", chance=1 - likely[0])])


# Preparation (section 4.2)


def _assign(state: State, seat: int, target: int) -> Preview | None:
    return laying(state, target & FIGURE, target >> FIGURE_BITS)


def _turn(state: State, seat: int, target: int) -> Preview | None:
    card = target >> FIGURE_BITS + DIE_BITS
    return laying(state, target & FIGURE, parts.INSTINCT_VALUE[card])


def laying(state: State, figure: int, line: int) -> Preview | None:
    """A die on a cancelled line exhausts the fighter, unless something heals it (CL-EXH-1)."""
    return Preview(warnings=["exhausts"]) if state.damage[figure] >> line & 1 else None


# Ending


def _end_phase(state: State, seat: int, target: int) -> Preview | None:
    """Who has not acted yet."""
    waiting = own_figures(state, seat)
    if state.acting != NONE:
        waiting &= ~(1 << state.acting)
    return Preview(warnings=["not_acted"]) if waiting else None


_LOOKS: dict[str, Callable[[State, int, int], Preview | None]] = {
    "step": _step,
    "pursue": _pursue,
    "explore": _explore,
    "fight": _fight,
    "shoot": _shoot,
    "use": _use,
    "clear_rubble": _break,
    "open_door": _break,
    "assign": _assign,
    "turn": _turn,
    "end_phase": _end_phase,
}
