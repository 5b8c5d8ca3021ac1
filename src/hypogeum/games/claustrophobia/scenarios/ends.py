"""How a scenario ends (section 7): victories that can be won, and a turn limit that decides."""

from __future__ import annotations

from math import ceil

from hypogeum.engine.texts import either
from hypogeum.games.claustrophobia.scenarios.faults import Fault, Faults, absent_fighter, is_leader, repeated
from hypogeum.games.claustrophobia.scenarios.lines import Path
from hypogeum.games.claustrophobia.scenarios.records import (
    Crates,
    Document,
    Explosive,
    Poison,
    Possessed,
    Recite,
    Rule,
    Throne,
)
from hypogeum.games.claustrophobia.scenarios.rules import LEAVING, kind_of
from hypogeum.games.claustrophobia.scenarios.sayings import said

RULE_OF_CONDITION: dict[str, type[Rule]] = {
    "explosion": Explosive,
    "demon_dead": Throne,
    "seals": Recite,
    "freed": Possessed,
    "delivered": Crates,
    "poisoned": Poison,
}
"""Without its rule a condition can never be met: a demon without throne is simply not bought."""
COUNTED = ("reached", "seals", "freed", "delivered")
MOST_DICE = 10
"""More combat dice than there are nobody rolls (section 2.1)."""


def human_victory(scenario: Document) -> Faults:
    """A condition that can be met (CL-END-1)."""
    at: Path = ("victory", "human")
    victory = scenario.victory.human
    yield from _condition(at, victory.condition, victory.count, scenario)
    throne = scenario.rule_of(Throne)
    if victory.condition != "demon_dead" and victory.demon:
        yield Fault((*at, "demon"), said("about-no-demon", condition=victory.condition), said("right-no-demon"))
    elif victory.condition == "demon_dead" and throne is not None and victory.demon != throne.demon:
        reason = said("no-throne", demon=victory.demon) if victory.demon else said("missing")
        yield Fault((*at, "demon"), reason, said("right-demon-of-throne", demon=throne.demon))


def draw(scenario: Document) -> Faults:
    """Less than a victory."""
    human, drawn = scenario.victory.human, scenario.victory.draw
    if drawn is None:
        return
    yield from _condition(("victory", "draw"), drawn.condition, drawn.count, scenario)
    if drawn.condition == human.condition and drawn.count >= human.count:
        reason = said("draw-is-victory", count=drawn.count, condition=drawn.condition)
        yield Fault(("victory", "draw", "count"), reason, said("right-fewer", most=human.count))


def _condition(at: Path, condition: str, count: int, scenario: Document) -> Faults:
    rule = RULE_OF_CONDITION.get(condition)
    if rule is not None and scenario.rule_of(rule) is None:
        reason = said("rule-missing", condition=condition, kind=kind_of(rule))
        yield Fault((*at, "condition"), reason, said("right-rule", kind=kind_of(rule)))
    if condition in LEAVING and scenario.leave == "never":
        yield Fault(
            ("leave",),
            said("nobody-leaves", condition=condition),
            said("right-one-of-words", words=either(("on_enter", "choice"))),
        )
    if condition not in COUNTED:
        if count:
            yield Fault((*at, "count"), said("counts-nothing", condition=condition), said("right-no-count"))
    elif not count:
        yield Fault((*at, "count"), said("missing"), said("right-count", condition=condition))
    elif count > (most := _most(condition, scenario)):
        reason = said("count-too-large", count=count, condition=condition)
        yield Fault((*at, "count"), reason, said("right-from-one", most=most))


def _most(condition: str, scenario: Document) -> int:
    """How often a condition can be met; nobody carries two crates (CL-SCN-6)."""
    fighters = len(scenario.human.fighters)
    possessed, crates = scenario.rule_of(Possessed), scenario.rule_of(Crates)
    if condition == "freed" and possessed is not None:
        return len(possessed.tiles)
    if condition == "delivered" and crates is not None:
        return min(len(crates.tiles), fighters)
    return fighters if condition == "reached" else 99


def infernal_victory(scenario: Document) -> Faults:
    """At least one way to win, each with what it needs."""
    victory = scenario.victory.infernal
    at: Path = ("victory", "infernal", "any_of")
    if not victory.any_of:
        yield Fault(at, said("infernal-never-wins"), said("right-some-loss"))
    yield from repeated(at, victory.any_of, said("right-each-once"))
    if "leaders_dead" in victory.any_of and not any(is_leader(sheet) for sheet in scenario.human.fighters):
        yield Fault(at, said("no-leader-to-die"), said("right-leader-fights"))
    if "too_few" in victory.any_of and scenario.victory.human.condition != "reached":
        yield Fault(at, said("too-few-of-whom"), said("right-reached"))
    fighter: Path = ("victory", "infernal", "fighter")
    if "fighter_dead" not in victory.any_of:
        if victory.fighter:
            yield Fault(fighter, said("no-death"), said("right-fighter-dead"))
    elif not victory.fighter:
        yield Fault(fighter, said("missing"), said("right-deciding-sheet"))
    else:
        yield from absent_fighter(fighter, victory.fighter, scenario)


def turn_limit(scenario: Document) -> Faults:
    """A limit ends the game, not before the human player can have won; the infernal player wins by it (CL-END-4,
    CL-OPT-3)."""
    losses, limit = scenario.victory.infernal.any_of, scenario.turn_limit
    if "turn_limit" in losses and not limit:
        yield Fault(("turn_limit",), said("limit-missing"), said("right-turns"))
    if "turn_limit" not in losses and limit:
        at: Path = ("victory", "infernal", "any_of")
        yield Fault(at, said("limit-idle", turn=limit), said("right-limit-decides"))
    if scenario.unlimited and losses == ["turn_limit"]:
        yield Fault(("unlimited",), said("limit-needed"), said("right-false"))
    if scenario.unlimited and not limit:
        yield Fault(("unlimited",), said("no-limit"), said("right-false"))
    fewest = _fewest_turns(scenario)
    if limit and limit < fewest:
        reason = said("limit-too-short", condition=scenario.victory.human.condition, turns=fewest)
        yield Fault(("turn_limit",), reason, said("right-turns-or-none", fewest=fewest))


def _fewest_turns(scenario: Document) -> int:
    """One seal a turn (CL-S4-3), one exorcism a turn for each leader (CL-S5-4); explosive and poison work in the turn
    after (CL-S2-4, CL-S8-7), and a demon comes back before it dies again (CL-S3-4)."""
    victory = scenario.victory.human
    if victory.condition == "seals":
        return victory.count
    possessed = scenario.rule_of(Possessed)
    if victory.condition == "freed" and possessed is not None:
        leaders = sum(is_leader(sheet) for sheet in scenario.human.fighters)
        return ceil(victory.count * ceil(possessed.successes / MOST_DICE) / leaders)
    return 2 if victory.condition in ("explosion", "poisoned", "demon_dead") else 1
