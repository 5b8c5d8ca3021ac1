"""From a scenario to the plan that the rules read (section 8, CL-SCN-2, CL-SCN-13)."""

from __future__ import annotations

from functools import lru_cache

from hypogeum.engine.documents import is_document
from hypogeum.engine.masks import mask_of
from hypogeum.engine.options import WrongOption
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import scenario as scenarios
from hypogeum.games.claustrophobia.cells import cell_at
from hypogeum.games.claustrophobia.figures import FIRST_DEMON, FIRST_HOUND, FIRST_TROGLODYTE
from hypogeum.games.claustrophobia.plan import (
    CONDITION_IDS,
    FINAL,
    FREED,
    GIVES_EQUIPMENT,
    GIVES_INSTINCT,
    LEADERS_DEAD,
    LEAVE_BY_CHOICE,
    LEAVE_NEVER,
    LEAVE_ON_ENTER,
    LOSS_IDS,
    NO_KEY,
    RETURN,
    Plan,
)
from hypogeum.games.claustrophobia.scenario import Scenario, WrongScenario, builtin, read_scenario
from hypogeum.games.claustrophobia.scenarios.records import Pile

KEYS = {"final": FINAL, "return": RETURN}
WAYS_TO_LEAVE = {"never": LEAVE_NEVER, "on_enter": LEAVE_ON_ENTER, "choice": LEAVE_BY_CHOICE}
STASHES = {"equipment": GIVES_EQUIPMENT, "instinct": GIVES_INSTINCT}
PLANS_KEPT = 128

CONDITION_RULES = {
    "reached": "CL-S1-3",
    "explosion": "CL-S2-4",
    "demon_dead": "CL-S3-5",
    "seals": "CL-S4-4",
    "freed": "CL-S5-5",
    "delivered": "CL-S6-4",
    "poisoned": "CL-S8-7",
}
STASH_RULES = {"equipment": "CL-S1-5", "instinct": "CL-S3-6"}
"""The rules that say it first. Infection has the same in its own rules: nobody shall read those of another scenario."""
INFECTION = "S7"


@lru_cache(maxsize=PLANS_KEPT)
def plan_for(value: str) -> Plan:
    """The plan of the option `scenario`: the id of a built-in scenario, or a document. Raises WrongOption."""
    if not is_document(value):
        return plan_of(builtin(value))
    try:
        scenario = read_scenario(value)
    except WrongScenario as wrong:
        raise WrongOption("scenario", value, wrong.saying) from None
    return plan_of(scenario)


def plan_of(scenario: Scenario) -> Plan:
    """A scenario as numbers."""
    plan = Plan()
    _plan_forces(plan, scenario)
    _plan_board(plan, scenario)
    _plan_stacks(plan, scenario)
    _plan_rules(plan, scenario)
    _plan_end(plan, scenario)
    plan.needed_fighters = _needed_fighters(plan)
    return plan


def sheet_of(name: str) -> int:
    """The figure of a sheet; Western fighters are numbered by their sheets."""
    return parts.SHEET_IDS.index(name)


def demon_figure(name: str) -> int:
    return FIRST_DEMON + parts.DEMON_IDS.index(name)


# Forces (CL-SET-2, CL-SET-3)


def _plan_forces(plan: Plan, scenario: Scenario) -> None:
    human, infernal = scenario.human, scenario.infernal
    plan.fighters = [sheet_of(name) for name in human.fighters]
    plan.leaders = sum(parts.SHEET_IS_LEADER[figure] for figure in plan.fighters)
    plan.gifts = _by_sheet(human.gifts, parts.GIFT_IDS)
    plan.equipment = _by_sheet(human.equipment, parts.EQUIPMENT_IDS)
    plan.instinct_cards = human.instinct_cards
    plan.pm = infernal.pm
    plan.troglodytes = infernal.troglodytes
    plan.hellhounds = infernal.hellhounds
    plan.demons = [demon_figure(name) for name in infernal.demons]
    plan.event_cards = infernal.event_cards


def _by_sheet(given: dict[str, list[str]], ids: list[str]) -> list[int]:
    """By sheet: bit mask of what it is given."""
    return [mask_of([ids.index(name) for name in given.get(sheet, [])]) for sheet in parts.SHEET_IDS]


# Board (CL-SET-4)


def _plan_board(plan: Plan, scenario: Scenario) -> None:
    start = scenario.start
    plan.start_tiles = [tile.tile for tile in start.tiles]
    plan.start_cells = [cell_at(tile.x, tile.y) for tile in start.tiles]
    plan.start_rotations = [tile.rotation for tile in start.tiles]
    plan.humans_on = cell_at(*start.humans_on)
    for fighter in start.infernal:
        plan.start_figures = [*plan.start_figures, _next_figure(fighter.fighter, plan.start_figures)]
        plan.start_figure_cells = [*plan.start_figure_cells, cell_at(fighter.x, fighter.y)]
    plan.doors = [cell_at(door.x, door.y) * parts.SIDES + parts.SIDE_IDS.index(door.side) for door in start.doors]
    plan.teleports = [cell_at(*cell) for cell in start.teleports]
    plan.teleports_humans = start.teleport_for == "human"


def _next_figure(name: str, taken: list[int]) -> int:
    """The first figure of a name that is still in the box."""
    first = {"troglodyte": FIRST_TROGLODYTE, "hellhound": FIRST_HOUND}
    figure = first[name] if name in first else demon_figure(name)
    while figure in taken:
        figure += 1
    return figure


# Stack (CL-SCN-3, CL-SCN-5)


def _plan_stacks(plan: Plan, scenario: Scenario) -> None:
    plan.pools, plan.groups = groups_of(scenario.stack)
    plan.other_pools, plan.other_groups = groups_of(scenario.other_stack)
    tiles = range(parts.TILES + 1)
    plan.keys = [KEYS[scenario.key_tiles[str(tile)]] if str(tile) in scenario.key_tiles else NO_KEY for tile in tiles]


def groups_of(piles: list[Pile]) -> tuple[list[int], list[int]]:
    """The pools and groups of a stack, as stack.py reads them: what a pile takes at random, and what is added to it."""
    pools: list[int] = []
    groups: list[int] = []
    shared = 0
    for number, pile in enumerate(piles):
        if not isinstance(pile.pool, str):  # otherwise it takes of the rest of the last pool
            shared = len(pools)
            pools.append(mask_of(pile.pool))
        if pile.take:
            groups.append(_group(number, shared, pile.take))
        if pile.add:
            groups.append(_group(number, len(pools), len(pile.add)))
            pools.append(mask_of(pile.add))
    return pools, groups


def _group(pile: int, pool: int, take: int) -> int:
    """As in stack.py, which cannot be imported here: the state that it speaks of has this plan."""
    return pile << 16 | pool << 8 | take


# Rules


def _plan_rules(plan: Plan, scenario: Scenario) -> None:
    plan.leave = WAYS_TO_LEAVE[scenario.leave]
    plan.turn_limit = scenario.turn_limit
    plan.can_be_unlimited = scenario.unlimited
    if scenario.stash is not None:
        plan.stash = STASHES[scenario.stash.gives]
        plan.stash_rule = "CL-S7-7" if scenario.id == INFECTION else STASH_RULES[scenario.stash.gives]
    for rule in scenario.rule:
        match rule:
            case scenarios.Explosive():
                plan.explosive_tile = rule.tile
                plan.free_hands = mask_of([sheet_of(name) for name in rule.free_hands])
            case scenarios.Throne():
                plan.throne_demon = demon_figure(rule.demon)
                plan.throne_tile = rule.tile
                plan.throne_escort = rule.escort
            case scenarios.Recite():
                plan.recite_fighter = sheet_of(rule.fighter)
                plan.recite_tile = rule.tile
                plan.recite_roll = rule.roll
            case scenarios.Possessed():
                plan.possessed_tiles = mask_of(rule.tiles)
                plan.exorcise_roll = rule.roll
                plan.exorcise_successes = rule.successes
            case scenarios.Crates():
                plan.crate_tiles = mask_of(rule.tiles)
            case scenarios.CrawlingDeath():
                plan.crawling_lines = rule.lines
            case scenarios.ReturnFromBeyond():
                plan.returns_from_beyond = True
            case scenarios.Vials():
                plan.has_vials = True
            case scenarios.Guide():
                plan.guide_tile = rule.tile
            case scenarios.Poison():
                plan.poison_tile = rule.tile


# End (CL-END-1)


def _plan_end(plan: Plan, scenario: Scenario) -> None:
    human, infernal, draw = scenario.victory.human, scenario.victory.infernal, scenario.victory.draw
    plan.condition = CONDITION_IDS.index(human.condition)
    plan.condition_rule = "CL-S7-6" if scenario.id == INFECTION else CONDITION_RULES[human.condition]
    plan.count = human.count
    if human.demon:
        plan.condition_demon = demon_figure(human.demon)
    if draw is not None:
        plan.draw_condition = CONDITION_IDS.index(draw.condition)
        plan.draw_count = draw.count
    plan.losses = mask_of([LOSS_IDS.index(loss) for loss in infernal.any_of])
    if infernal.fighter:
        plan.fatal_fighter = sheet_of(infernal.fighter)


def _needed_fighters(plan: Plan) -> int:
    """Who stays in a free company: those whom a rule names, and leaders where they exorcise or decide (CL-VAR-3)."""
    named = [figure for figure in (plan.recite_fighter, plan.fatal_fighter) if figure >= 0]
    if plan.condition == FREED or plan.possessed_tiles or plan.losses & LEADERS_DEAD:
        named += [figure for figure in plan.fighters if parts.SHEET_IS_LEADER[figure]]
    return mask_of(named)
