"""What demons can do by themselves, all the time: their abilities (CL-DEM-7 to CL-DEM-21).

Abilities that only change a value are read where the value is (values.py, board.py, hits.py, combat.py); powers that
need a step of their own are in demon_powers.py.
"""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, FIRST_DEMON, is_demon
from hypogeum.games.claustrophobia.state import State

CARNAGE_PM: Final = 3
HARVEST_PM: Final = 2


def has_ability(state: State, figure: int, ability: int) -> bool:
    """Whether it is the demon with this ability, and stands on a tile (CL-DEM-21)."""
    if not is_demon(figure) or state.place[figure] == NONE:
        return False
    return parts.DEMON_ABILITY[figure - FIRST_DEMON] == ability


def threshold_holds(state: State, place: int) -> bool:
    """Whether human fighters cannot explore from a tile (CL-DEM-8)."""
    keeper = state.demon_with(parts.THRESHOLD)
    return keeper != NONE and state.place[keeper] == place


def on_human_killed(state: State, victim: int, attacker: int) -> None:
    """Carnage, if the attacker of a deadly attack is the Butcher, and Harvest (CL-DEM-7, CL-DEM-9)."""
    if attacker != NONE and has_ability(state, attacker, parts.CARNAGE):
        gain_pm(state, CARNAGE_PM, "CL-DEM-7", attacker)
    master = state.demon_with(parts.HARVEST)
    if master == NONE:
        return
    healed = state.damage[master]
    state.damage[master] = 0
    if state.tells and healed:
        state.tell("demon_healed", "CL-DEM-9", fighter=FIGURE_IDS[master], hits=healed, left=0)
    gain_pm(state, HARVEST_PM, "CL-DEM-9", master)


def gain_pm(state: State, amount: int, rule: str, demon: int = NONE) -> None:
    """Threat points into the store, which has no limit (CL-DST-6)."""
    state.pm += amount
    if not state.tells:
        return
    if demon == NONE:
        state.tell("pm_gained", rule, seat=state.infernal, pm=amount, total=state.pm)
    else:
        state.tell("pm_gained", rule, seat=state.infernal, pm=amount, total=state.pm, demon=FIGURE_IDS[demon])
