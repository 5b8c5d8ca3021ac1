"""The fighters of a scenario, their gifts and cards (sections 2.1 to 2.8)."""

from __future__ import annotations

from hypogeum.engine.texts import either
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.scenarios.faults import (
    Fault,
    Faults,
    absent_fighter,
    has_talent,
    is_leader,
    repeated,
)
from hypogeum.games.claustrophobia.scenarios.lines import Path
from hypogeum.games.claustrophobia.scenarios.records import Document
from hypogeum.games.claustrophobia.scenarios.sayings import said


def roster(scenario: Document) -> Faults:
    """One to five sheets, each on a figure of its own (CL-CMP-1, CL-HUM-4)."""
    at, fighters = ("human", "fighters"), scenario.human.fighters
    if not 1 <= len(fighters) <= parts.MOST_HUMANS:
        yield Fault(at, said("fighters-named", count=len(fighters)), said("right-sheets", most=parts.MOST_HUMANS))
    yield from repeated(at, fighters, said("right-every-sheet-once"))
    for family, figures in enumerate(parts.FAMILY_FIGURES):
        sheets = [sheet for sheet in fighters if parts.SHEET_FIGURE[parts.SHEET_IDS.index(sheet)] == family]
        if len(sheets) > figures:
            reason = said("too-few-figures", sheets=tuple(sheets), count=len(sheets), family=parts.FAMILY_IDS[family])
            yield Fault(at, reason, said("right-of-these-sheets", most=figures))


def gifts(scenario: Document) -> Faults:
    """One token per gift, for Consecrated fighters, one on a line (CL-GFT-1, CL-GFT-3)."""
    given: list[str] = []
    for sheet, tokens in scenario.human.gifts.items():
        at: Path = ("human", "gifts", sheet)
        for place, gift in enumerate(tokens):
            if gift in given:
                yield Fault((*at, place), said("given-twice", gift=gift), said("right-every-gift-once"))
            given.append(gift)
        yield from absent_fighter(at, sheet, scenario)
        if not has_talent(sheet, parts.CONSECRATED):
            holy = [one for one in parts.SHEET_IDS if has_talent(one, parts.CONSECRATED)]
            yield Fault(at, said("not-consecrated", sheet=sheet), said("right-gifts-for", sheets=either(holy)))
        dice = [parts.GIFT_DIE[parts.GIFT_IDS.index(gift)] for gift in tokens]
        if len(set(dice)) < len(dice):
            reason = said("same-dice", gifts=tuple(tokens), dice=tuple(dice))
            yield Fault(at, reason, said("right-different-dice"))


def equipment(scenario: Document) -> Faults:
    """As many cards as there are, none twice under a sheet, some for leaders only (CL-EQP-5, CL-EQP-6)."""
    given: list[str] = []
    for sheet, cards in scenario.human.equipment.items():
        at: Path = ("human", "equipment", sheet)
        yield from absent_fighter(at, sheet, scenario)
        yield from repeated(at, cards, said("right-every-card-once"))
        for place, card in enumerate(cards):
            kind = parts.EQUIPMENT_IDS.index(card)
            given.append(card)
            if given.count(card) > (copies := parts.EQUIPMENT_COPIES[kind]):
                yield Fault((*at, place), said("given-too-often", card=card), said("right-at-most", most=copies))
            if parts.EQUIPMENT_LEADER_ONLY[kind] and not is_leader(sheet):
                yield Fault((*at, place), said("no-leader", sheet=sheet, card=card), said("right-leader-to-hold"))


def instinct_cards(scenario: Document) -> Faults:
    """No more than the hand limit (CL-INS-3)."""
    cards, limit = scenario.human.instinct_cards, len(scenario.human.fighters)
    if cards > limit:
        reason = said("hand-too-large", count=cards)
        yield Fault(("human", "instinct_cards"), reason, said("right-up-to", most=limit))


def demons(scenario: Document) -> Faults:
    """Up to two, each once (CL-CMP-1)."""
    at, named = ("infernal", "demons"), scenario.infernal.demons
    if len(named) > parts.MOST_DEMONS:
        yield Fault(at, said("demons-named", count=len(named)), said("right-at-most", most=parts.MOST_DEMONS))
    yield from repeated(at, named, said("right-every-demon-once"))
