"""What the one who is asked can know of an action before it is done: cost, way, odds, and what else comes of it."""

from __future__ import annotations

from collections.abc import Callable

from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.shortcuts import Odds, Preview
from hypogeum.games.terror_below.attack import STAY_SAFE
from hypogeum.games.terror_below.components import (
    DIRECTIONS,
    ITEM_EFFECT,
    LOSE_EGG,
    RELOCATE,
    RUBBLE_DRAWBACK,
    WEAPON_DRAWBACK,
    WEAPON_STAYS,
    WORM_LIMIT,
)
from hypogeum.games.terror_below.distraction import STAY
from hypogeum.games.terror_below.foresight import DIE_FACES, foresee_shot, is_in_danger
from hypogeum.games.terror_below.hunting import FIRST_SAVIOUR, SAVING_ROLL
from hypogeum.games.terror_below.items import SecondThump
from hypogeum.games.terror_below.rubble import trade_size
from hypogeum.games.terror_below.state import State
from hypogeum.games.terror_below.verbs.actions import is_removal_free
from hypogeum.games.terror_below.verbs.items import DETAILS
from hypogeum.games.terror_below.verbs.travel import LANDING_ROLL, TAKING
from hypogeum.games.terror_below.verbs.vehicles import ROWS
from hypogeum.games.terror_below.words import space_thing


def preview(state: State, seat: int, action: Action) -> Preview | None:
    """What the seat can know of an offered action, or None where there is nothing to say."""
    foresee = PREVIEWS.get(action.verb.name)
    return None if foresee is None else foresee(state, seat, action.target)


def _way(*spaces: int) -> list[str]:
    return [space_thing(space) for space in spaces]


# Travel (sections 5.1, 5.2, 13)


def _move(state: State, seat: int, target: int) -> Preview:
    here = state.squads[seat].space
    to = state.options.board.steps[here * DIRECTIONS + target % TAKING]
    warnings = trade_warning(state, seat, 1) if target >= TAKING else []
    return Preview(cost=1, path=_way(here, to), warnings=warnings)


def _leap(state: State, seat: int, target: int) -> Preview:
    return Preview(cost=1, path=_way(state.squads[seat].space, target))


def _jump(state: State, seat: int, target: int) -> Preview:
    """A long jump succeeds by a die (TB-CAN-9)."""
    here = state.squads[seat].space
    at = here * DIRECTIONS + target // 64
    board = state.options.board
    landing = board.jumps[at]
    odds = [Odds(what="lands", chance=(DIE_FACES + 1 - LANDING_ROLL) / DIE_FACES)] if board.gaps[at] > 1 else []
    warnings = ["discards_card", *trade_warning(state, seat, state.rubble[landing])]
    return Preview(cost=1, path=_way(here, landing), odds=odds, warnings=warnings)


# Other actions (sections 5.3, 5.4, 6)


def _clear(state: State, seat: int, target: int) -> Preview:
    cost = 0 if is_removal_free(state, state.squads[seat]) else 1
    return Preview(cost=cost, warnings=trade_warning(state, seat, 1))


def _haul(state: State, seat: int, target: int) -> Preview | None:
    warnings = trade_warning(state, seat, 1)
    return Preview(warnings=warnings) if warnings else None


def trade_warning(state: State, seat: int, pieces: int) -> list[str]:
    """Enough Rubble is traded at once (TB-ACT-9)."""
    squad = state.squads[seat]
    return ["trades_rubble"] if pieces and squad.rubble + pieces >= trade_size(squad) else []


def _pick_up(state: State, seat: int, target: int) -> Preview:
    return Preview(cost=1, warnings=pick_up_warnings(state, 1))


def pick_up_warnings(state: State, cost: int) -> list[str]:
    """No other action follows in this turn (TB-ACT-12)."""
    return ["ends_actions", *(["loses_points"] if state.ap > cost else [])]


def _one_point(state: State, seat: int, target: int) -> Preview:
    return Preview(cost=1)


def _stop(state: State, seat: int, target: int) -> Preview | None:
    """Points that are left are lost (TB-TURN-10)."""
    warnings = end_warnings(state, seat)
    return Preview(warnings=warnings) if warnings else None


def end_warnings(state: State, seat: int) -> list[str]:
    """What comes of ending the actions or the turn now."""
    lost = ["loses_points"] if state.ap else []
    return [*lost, "in_danger"] if is_in_danger(state, seat) else lost


# Cards (sections 4, 7, 8)


def _put_under(state: State, seat: int, target: int) -> Preview | None:
    """The Worm attacks after the turn when its limit is reached (TB-ATT-1)."""
    slot = target % ROWS
    is_due = len(state.rows[slot]) + 1 >= WORM_LIMIT[state.worms[slot]]
    return Preview(warnings=["worm_due"]) if is_due else None


def _discarded(state: State, seat: int, target: int) -> Preview:
    return Preview(warnings=["discards_card"])


def _use(state: State, seat: int, target: int) -> Preview:
    kind, detail = target // DETAILS, target % DETAILS
    path = _way(state.squads[seat].space, state.location_spaces[detail]) if ITEM_EFFECT[kind] == RELOCATE else []
    return Preview(path=path, warnings=["discards_card"])


def _wear(state: State, seat: int, target: int) -> Preview | None:
    """A worn Hat is discarded first (TB-HAT-2)."""
    return None if state.squads[seat].hat == NONE else Preview(warnings=["discards_hat"])


# Targets (section 4.1)


def _nudge(state: State, seat: int, target: int) -> Preview | None:
    return _drift(state, state.played_slot, target)


def _thump(state: State, seat: int, target: int) -> Preview | None:
    step = state.agenda[-1]
    assert isinstance(step, SecondThump)
    return _drift(state, step.slot, target)


def _lure(state: State, seat: int, target: int) -> Preview | None:
    return _drift(state, target // DIRECTIONS, target % DIRECTIONS)


def _drift(state: State, slot: int, direction: int) -> Preview | None:
    if direction == STAY:
        return None
    here = state.targets[slot]
    return Preview(path=_way(here, state.options.board.drifts[here * DIRECTIONS + direction]))


# Attacks (sections 9.3, 9.4)


def _join(state: State, seat: int, target: int) -> Preview | None:
    return None if target == STAY_SAFE else Preview(warnings=["leader_at_risk"])


def _fire(state: State, seat: int, target: int) -> Preview:
    shot = foresee_shot(state, seat, target)
    args = {"least": shot.least, "most": shot.most, "spread": shot.most - shot.least}
    warnings = [] if WEAPON_STAYS[target] else ["discards_card"]
    if WEAPON_DRAWBACK[target] == LOSE_EGG and state.squads[seat].eggs:
        warnings.append("loses_egg")
    elif WEAPON_DRAWBACK[target] == RUBBLE_DRAWBACK:
        warnings.append("rubble_here")
    return Preview(odds=[Odds(what="defeats", chance=shot.kills / shot.ways, args=args)], warnings=warnings)


def _hold(state: State, seat: int, target: int) -> Preview | None:
    return Preview(warnings=["leader_at_risk"]) if state.caught >> seat & 1 else None


def _save(state: State, seat: int, target: int) -> Preview:
    """Hank rolls (TB-CHAR-14); a card is discarded."""
    if target < FIRST_SAVIOUR:
        return Preview(warnings=["discards_card"])
    return Preview(odds=[Odds(what="survives", chance=(DIE_FACES + 1 - SAVING_ROLL) / DIE_FACES)])


def _die(state: State, seat: int, target: int) -> Preview:
    is_last = len(bits(state.squads[seat].living)) == 1
    return Preview(warnings=["leader_dies", *(["last_member"] if is_last else [])])


PREVIEWS: dict[str, Callable[[State, int, int], Preview | None]] = {
    "move": _move,
    "leap": _leap,
    "jump": _jump,
    "clear": _clear,
    "haul": _haul,
    "pick_up": _pick_up,
    "deliver": _one_point,
    "treat": _one_point,
    "stop": _stop,
    "end_turn": _stop,
    "play": _put_under,
    "hide": _put_under,
    "extra": _discarded,
    "use": _use,
    "wear": _wear,
    "shoot_hat": _discarded,
    "nudge": _nudge,
    "thump": _thump,
    "lure": _lure,
    "join": _join,
    "fire": _fire,
    "hold": _hold,
    "save": _save,
    "die": _die,
}
