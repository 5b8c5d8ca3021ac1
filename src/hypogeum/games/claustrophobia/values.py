"""What a fighter can do now: talents, movement, combat and defence with everything that changes them.

Values come from the line or sheet, then bonuses are added, then tiles have the last word on defence (CL-CBT-7,
CL-EXH-6). Nothing here is stored: effects on "fighters on a tile" are read at each roll or departure (CL-DEM-20).
"""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.board import is_near
from hypogeum.games.claustrophobia.figures import (
    DAMNED,
    FIRST_DEMON,
    HOUNDS,
    POSSESSED,
    TOUGH_ONE,
    TROGLODYTES,
    is_demon,
    is_human,
    slot_of,
)
from hypogeum.games.claustrophobia.state import BLESSED_CB, BLESSED_MV, INFERNAL_ACTIVATION, State

EXHAUSTED_DF: Final = 3
LEAST_DF: Final = 2
MIST_DF: Final = 6
MUSHROOMS_DF: Final = 3
HOLY_TALENTS: Final = parts.CONSECRATED | parts.BLESSING
"""Those that a Critical Hit cannot take (CL-EVT-8)."""


# Talents (section 6.3)


def is_exhausted(state: State, figure: int) -> bool:
    return bool(state.exhausted >> figure & 1)


def text_effect(state: State, figure: int) -> int:
    """The effect of the instinct card beside its sheet, if it is used for its text; else NONE."""
    if state.uses >> figure & 1 and state.card[figure] != NONE:
        return parts.INSTINCT_EFFECT[state.card[figure]]
    return NONE


def holds(state: State, figure: int, kind: int) -> bool:
    """Whether a human fighter has an equipment card that it may use now (CL-EQP-3)."""
    return bool(state.equipment[figure] >> kind & 1) and not state.exhausted >> figure & 1


def talents(state: State, figure: int) -> int:
    """Bit mask of the talents that count now (CL-TAL-0, CL-EXH-3, CL-EVT-14)."""
    if is_human(figure):
        return human_talents(state, figure) if not state.exhausted >> figure & 1 else 0
    if TROGLODYTES >> figure & 1:
        return parts.FRENZIED if state.triggered[parts.FRENZIED_CREATURES] else 0
    if is_demon(figure):
        found = parts.DEMON_TALENTS[figure - FIRST_DEMON]
        if state.triggered[slot_of(figure)]:
            power = parts.DEMON_POWER[figure - FIRST_DEMON]
            if power == parts.STONESKIN:
                found |= parts.TOUGH
            elif power == parts.WHIPS:
                found |= parts.FRENZIED
        return found
    return parts.TOUGH_TROGLODYTE_TALENTS if figure == TOUGH_ONE else 0


def human_talents(state: State, figure: int) -> int:
    """Of a fighter that is not exhausted: sheet, equipment and card, without what a Critical Hit took."""
    found = parts.SHEET_TALENTS[figure]
    equipment = state.equipment[figure]
    if equipment >> parts.BREASTPLATE & 1:
        found |= parts.TOUGH
    if equipment >> parts.CROSSBOW & 1:
        found |= parts.RANGED
    effect = text_effect(state, figure)
    if effect != NONE:
        found |= parts.INSTINCT_TALENT[effect]
    return found & ~state.lost_talents[figure]


def has_talent(state: State, figure: int, talent: int) -> bool:
    return talents(state, figure) & talent != 0


# Movement


def movement(state: State, figure: int) -> int:
    """MV now, bonuses included."""
    if is_human(figure):
        return _human_movement(state, figure)
    if TROGLODYTES >> figure & 1:
        return parts.TROGLODYTE_MV + (1 if state.triggered[parts.SUPERNATURAL_SPEED] else 0)
    if is_demon(figure):
        gorged = state.triggered[slot_of(figure)] and parts.DEMON_POWER[figure - FIRST_DEMON] == parts.GORGE
        return parts.DEMON_MV[figure - FIRST_DEMON] + (1 if gorged else 0)
    if HOUNDS >> figure & 1:
        return parts.UNLEASH_MV[state.triggered[slot_of(figure)] & 15]
    if POSSESSED >> figure & 1:
        return parts.POSSESSED_MV
    return parts.DAMNED_MV if DAMNED >> figure & 1 else parts.TOUGH_TROGLODYTE_MV


def _human_movement(state: State, figure: int) -> int:
    value = 0
    if not state.exhausted >> figure & 1:
        if state.line[figure]:
            value = parts.SHEET_MV[figure * 7 + state.line[figure]]
        if state.equipment[figure] >> parts.SOFT_BOOTS & 1:
            value += 1
    if state.courage >> figure & 1:
        value += 1
    if state.blessed == figure and state.blessed_with == BLESSED_MV:
        value += state.options.blessing_mv
    if text_effect(state, figure) == parts.FLIGHT:
        value += 2
    return value


# Combat


def combat(state: State, figure: int) -> int:
    """CB now, without what belongs to one kind of attack (CL-CBT-10)."""
    if is_human(figure):
        return _human_combat(state, figure)
    if TROGLODYTES >> figure & 1:
        howler = state.demon_with(parts.PACK_LEADER)
        is_led = howler != NONE and state.place[howler] == state.place[figure]
        return parts.TROGLODYTE_CB + (1 if is_led else 0)
    if is_demon(figure):
        return parts.DEMON_CB[figure - FIRST_DEMON] + _power_bonus(state, figure)
    if HOUNDS >> figure & 1:
        return parts.UNLEASH_CB[state.triggered[slot_of(figure)] & 15]
    if POSSESSED >> figure & 1:
        return parts.POSSESSED_CB
    return parts.DAMNED_CB if DAMNED >> figure & 1 else parts.TOUGH_TROGLODYTE_CB


def _power_bonus(state: State, figure: int) -> int:
    """Cleaver, Bile and Gorge give one die more."""
    if not state.triggered[slot_of(figure)]:
        return 0
    power = parts.DEMON_POWER[figure - FIRST_DEMON]
    return 1 if power == parts.CLEAVER or power == parts.BILE or power == parts.GORGE else 0


def _human_combat(state: State, figure: int) -> int:
    if state.terror == figure:
        return 0  # CL-EVT-9
    value = 0
    if not state.exhausted >> figure & 1:
        if state.line[figure]:
            value = parts.SHEET_CB[figure * 7 + state.line[figure]]
        if state.equipment[figure] >> parts.GREAT_AXE & 1:
            value += 1
    if state.wrath >> figure & 1:
        value += 1
    if state.courage >> figure & 1:
        value += 1
    if state.blessed == figure and state.blessed_with == BLESSED_CB:
        value += state.options.blessing_cb
    return value


# Defence


def defence(state: State, figure: int) -> int:
    """DF now, tile included (CL-CBT-7)."""
    value = _human_defence(state, figure) if is_human(figure) else _infernal_defence(state, figure)
    effect = state.effect(state.place[figure])
    if effect == parts.MIST:
        return MIST_DF
    return min(value, MUSHROOMS_DF) if effect == parts.MUSHROOMS else value


def _human_defence(state: State, figure: int) -> int:
    value = EXHAUSTED_DF
    if not state.exhausted >> figure & 1:
        if state.line[figure]:
            value = parts.SHEET_DF[figure * 7 + state.line[figure]]
        equipment = state.equipment[figure]
        if equipment >> parts.STEEL_SHIELD & 1:
            value += 1
        if equipment >> parts.GREAT_AXE & 1:
            value = max(LEAST_DF, value - 1)
    if state.courage >> figure & 1:
        value += 1
    if state.phase == INFERNAL_ACTIVATION and is_howled_at(state, figure):
        value = max(LEAST_DF, value - 1)
    return value


def is_howled_at(state: State, figure: int) -> bool:
    """Whether the Dreadful howl reaches it (CL-DEM-11)."""
    howler = state.demon_with(parts.PACK_LEADER)
    if howler == NONE or not state.triggered[slot_of(howler)]:
        return False
    return is_near(state, state.place[howler], state.place[figure])


def _infernal_defence(state: State, figure: int) -> int:
    if TROGLODYTES >> figure & 1:
        puppeteer = state.demon_with(parts.STRINGS)
        if puppeteer != NONE and is_near(state, state.place[puppeteer], state.place[figure]):
            return parts.STRINGS_DF
        return parts.TROGLODYTE_DF
    if is_demon(figure):
        return parts.DEMON_DF[figure - FIRST_DEMON]
    if HOUNDS >> figure & 1:
        return parts.HELLHOUND_DF
    if POSSESSED >> figure & 1:
        return parts.POSSESSED_DF
    return parts.DAMNED_DF if DAMNED >> figure & 1 else parts.TOUGH_TROGLODYTE_DF


# Life


def life(figure: int) -> int:
    """HP of an infernal fighter with damage tokens."""
    if is_demon(figure):
        return parts.DEMON_HP[figure - FIRST_DEMON]
    if HOUNDS >> figure & 1:
        return parts.HELLHOUND_HP
    return parts.DAMNED_HP if DAMNED >> figure & 1 else parts.TOUGH_TROGLODYTE_HP


ALL_LINES: Final = 126
"""Bit mask of the lines 1 to 6."""


def free_lines(state: State, figure: int) -> int:
    """Bit mask of the lines of a human fighter that are not cancelled (CL-DMG-5)."""
    return ALL_LINES & ~state.damage[figure]


def healable_lines(state: State, figure: int) -> int:
    """Bit mask of cancelled lines without an open wound (CL-HEA-5)."""
    return state.damage[figure] & ~state.scars[figure]
