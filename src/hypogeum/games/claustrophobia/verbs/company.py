"""Choosing who goes down: a free company, its gifts and equipment, demons, bearers (CL-VAR-3, CL-VAR-5, CL-DEC-1)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.verbs import GAIN, NamedVerb, Verb
from hypogeum.engine.words import read_name, split_words
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, FIRST_DEMON, LEADERS
from hypogeum.games.claustrophobia.recruiting import (
    CARD_COST,
    EQUIPMENT_COST,
    GIFT_COST,
    MOST_GIFTS,
    consecrated_one,
    demons_wanted,
    fighter_cost,
    has_figure,
    missing_leaders,
    missing_warriors,
    points_to_spend,
    price_above_reserve,
    recruits,
)
from hypogeum.games.claustrophobia.state import State


class Recruit(NamedVerb[State]):
    """Take a fighter into the company (CL-VAR-3, CL-HUM-4)."""

    name = "recruit"
    wish = GAIN
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(len(parts.SHEET_IDS)))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        fighter = FIGURE_IDS[target]
        if recruits(state) >> target & 1:
            return Refusal("CL-VAR-3", fighter=fighter)
        missing = missing_leaders(state) if LEADERS >> target & 1 else missing_warriors(state)
        if missing == 0:
            return Refusal("CL-VAR-3", fighter=fighter)
        if not has_figure(state, target):
            return Refusal("CL-HUM-4", fighter=fighter)
        if price_above_reserve(target) > points_to_spend(state):
            return Refusal("CL-VAR-3", fighter=fighter, points=state.points)
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        state.points -= fighter_cost(target)
        state.roster = [*state.roster, target]
        if state.tells:
            state.tell("fighter_recruited", "CL-VAR-3", seat=seat, fighter=FIGURE_IDS[target], left=state.points)


class TakeGift(NamedVerb[State]):
    """Put a gift on the sheet of a consecrated leader, one per die value (CL-VAR-3, CL-GFT-3)."""

    name = "take_gift"
    wish = GAIN
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(len(parts.GIFT_IDS)))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        bearer = consecrated_one(state)
        gift = parts.GIFT_IDS[target]
        if bearer == NONE or state.gifts[bearer].bit_count() >= MOST_GIFTS:
            return Refusal("CL-VAR-3", gift=gift)
        for other in bits(state.gifts[bearer]):
            if parts.GIFT_DIE[other] == parts.GIFT_DIE[target]:
                return Refusal("CL-GFT-3", gift=gift)
        if points_to_spend(state) < GIFT_COST:
            return Refusal("CL-VAR-3", gift=gift, points=state.points)
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        bearer = consecrated_one(state)
        state.points -= GIFT_COST
        gifts = state.gifts[:]
        gifts[bearer] |= 1 << target
        state.gifts = gifts
        if state.tells:
            fighter, gift = FIGURE_IDS[bearer], parts.GIFT_IDS[target]
            state.tell("gift_taken", "CL-VAR-3", seat=seat, fighter=fighter, gift=gift, left=state.points)


KINDS: Final = 16
"""The target of `equip` is the fighter times this, plus the kind of equipment."""


class Equip(Verb[State]):
    """Put an equipment card under the sheet of a fighter (CL-VAR-3, CL-EQP-5, CL-EQP-6)."""

    name = "equip"
    wish = GAIN
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        kinds = range(len(parts.EQUIPMENT_IDS))
        return [figure * KINDS + kind for figure in state.roster for kind in kinds]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        figure, kind = target // KINDS, target % KINDS
        fighter, equipment = FIGURE_IDS[figure], parts.EQUIPMENT_IDS[kind]
        if figure not in state.roster:
            return Refusal("CL-VAR-3", fighter=fighter)
        if state.equipment[figure] >> kind & 1:
            return Refusal("CL-EQP-5", fighter=fighter, equipment=equipment)
        if state.unused_equipment[kind] == 0 or (parts.EQUIPMENT_LEADER_ONLY[kind] and not LEADERS >> figure & 1):
            return Refusal("CL-EQP-6", fighter=fighter, equipment=equipment)
        if points_to_spend(state) < EQUIPMENT_COST:
            return Refusal("CL-VAR-3", equipment=equipment, points=state.points)
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        figure, kind = target // KINDS, target % KINDS
        state.points -= EQUIPMENT_COST
        state.with_equipment(figure, state.equipment[figure] | 1 << kind)
        unused = state.unused_equipment[:]
        unused[kind] -= 1
        state.unused_equipment = unused
        if state.tells:
            fighter, equipment = FIGURE_IDS[figure], parts.EQUIPMENT_IDS[kind]
            state.tell(
                "equipment_taken", "CL-VAR-3", seat=seat, fighter=fighter, equipment=equipment, left=state.points
            )

    def write(self, target: int) -> str:
        return f"{FIGURE_IDS[target // KINDS]} {parts.EQUIPMENT_IDS[target % KINDS]}"

    def read(self, words: str) -> int:
        figure, kind = split_words(words, 2)
        return read_name(figure, parts.SHEET_IDS) * KINDS + read_name(kind, parts.EQUIPMENT_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"equipment:{FIGURE_IDS[target // KINDS]}/{parts.EQUIPMENT_IDS[target % KINDS]}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [f"fighter:{FIGURE_IDS[target // KINDS]}"]


class TakeCard(Verb[State]):
    """Pay for one more starting instinct card (CL-VAR-3)."""

    name = "take_card"
    wish = GAIN
    is_open = True

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return Refusal("CL-VAR-3", points=state.points) if points_to_spend(state) < CARD_COST else None

    def perform(self, state: State, seat: int, target: int) -> None:
        state.points -= CARD_COST
        state.starting_cards += 1
        if state.tells:
            state.tell("card_taken", "CL-VAR-3", seat=seat, total=state.starting_cards, left=state.points)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return ["deck"]


class Ready(Verb[State]):
    """The company is complete; points left over are lost (CL-VAR-3)."""

    name = "ready"
    wish = GAIN
    ends = True
    is_open = True

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if missing_leaders(state) or missing_warriors(state):
            return Refusal("CL-VAR-3", left=len(state.plan.fighters) - len(state.roster))
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        state.agenda.pop()
        state.points = 0
        if state.tells:
            fighters = [FIGURE_IDS[figure] for figure in state.roster]
            state.tell("company_ready", "CL-VAR-3", seat=seat, fighters=fighters)


class Enlist(NamedVerb[State]):
    """Choose a demon that may enter play in this game (CL-VAR-5)."""

    name = "enlist"
    wish = GAIN
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(len(parts.DEMON_IDS)))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if demons_wanted(state) == 0 or state.company >> FIRST_DEMON + target & 1:
            return Refusal("CL-VAR-5", demon=parts.DEMON_IDS[target])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        state.company |= 1 << FIRST_DEMON + target
        if state.tells:
            state.tell("demon_chosen", "CL-VAR-5", seat=seat, demon=parts.DEMON_IDS[target])


# Explosive and poison (CL-S2-2, CL-S8-6)

EXPLOSIVE: Final = 0
POISON: Final = 1
TOKEN_IDS: Final[list[str]] = ["explosive", "poison"]
TOKEN_RULES: Final[list[str]] = ["CL-S2-2", "CL-S8-6"]


class Entrust(NamedVerb[State]):
    """Give the token of the scenario to a fighter (CL-S2-2, CL-S8-6)."""

    name = "entrust"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return state.roster[:]

    def candidates(self, state: State, seat: int) -> list[int]:
        return state.roster[:]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if target in state.roster else Refusal("CL-DEC-1", fighter=FIGURE_IDS[target])


def entrust(state: State, token: int, figure: int) -> None:
    """The fighter carries it from now on."""
    if token == EXPLOSIVE:
        state.explosive_by = figure
    else:
        state.poison_by = figure
    if state.tells:
        fighter, name = FIGURE_IDS[figure], TOKEN_IDS[token]
        state.tell("token_entrusted", TOKEN_RULES[token], seat=state.human, fighter=fighter, token=name)


RECRUIT: Final = Recruit(parts.SHEET_IDS, "fighter")
TAKE_GIFT: Final = TakeGift(parts.GIFT_IDS, "gift")
EQUIP: Final = Equip()
TAKE_CARD: Final = TakeCard()
READY: Final = Ready()
ENLIST: Final = Enlist(parts.DEMON_IDS, "entry")
ENTRUST: Final = Entrust(parts.SHEET_IDS, "fighter")
