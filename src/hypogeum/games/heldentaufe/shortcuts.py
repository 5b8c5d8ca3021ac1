"""What a person may do with one press: whole walks, walks to do something, and the same thing several times.

Whatever would ask chance comes last. Where a press on a thing says a single action already, a shortcut has no picks
and stands in words, so that the press stays one press.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import NoChance
from hypogeum.engine.masks import NONE
from hypogeum.engine.shortcuts import Preview, Shortcut
from hypogeum.engine.verbs import ACT, GAIN, MOVE, SCORE
from hypogeum.games.heldentaufe.components import (
    BERSERK,
    DELIVERY,
    FIGURE_IDS,
    FIRST_FOOD,
    FIRST_MONSTER,
    FOOD_IDS,
    FOODS,
    HEALING,
    HERO_IDS,
    MISSION_IDS,
    MISSION_KINDS,
    MISSION_PLACES,
    MONSTER_IDS,
    MONSTERS,
    POTION_IDS,
    POTIONS,
    RECIPES,
    SPACE_NEIGHBOURS,
    THIEF,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.hexes import FIRST_CELL, STEPS, write_cell
from hypogeum.games.heldentaufe.monsters import MonstersAct
from hypogeum.games.heldentaufe.places import place_of, place_thing
from hypogeum.games.heldentaufe.preview import (
    exploring,
    marching,
    odds_of_attack,
    odds_of_monster,
    odds_of_tiles,
    walking,
)
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.turn import MainPhase
from hypogeum.games.heldentaufe.verbs.attack import ATTACK, figure_thing, space_of
from hypogeum.games.heldentaufe.verbs.board import BREW, DISCARD, EAT, missing_food
from hypogeum.games.heldentaufe.verbs.missions import DELIVER, STEAL
from hypogeum.games.heldentaufe.verbs.monsters import MONSTER_ATTACK, MONSTER_MOVE
from hypogeum.games.heldentaufe.verbs.places import COLLECT, collectable, food_of_tile
from hypogeum.games.heldentaufe.verbs.potions import DRINK, NO_PLACE
from hypogeum.games.heldentaufe.verbs.travel import ASCEND, DESCEND, EXPLORE
from hypogeum.games.heldentaufe.verbs.travel import MOVE as WALK
from hypogeum.games.heldentaufe.ways import Ways, ways_of_hero, ways_of_monster


def shortcuts(state: State, seat: int) -> list[Shortcut]:
    """Of the hero whose turn it is, or of the monsters' commander; the most saving first."""
    decision = state.decision
    if isinstance(decision, MainPhase):
        return [*_errands(state, seat), *_travels(state, seat)]
    if isinstance(decision, MonstersAct):
        return [*_monster_orders(state)]
    return []


# Where the hero stands (sections 6 to 10)


def _errands(state: State, seat: int) -> Iterator[Shortcut]:
    yield from _deliver_all(state, seat)
    yield from _collect(state, seat)
    yield from _brew(state, seat)
    yield from _eat(state, seat)


def _deliver_all(state: State, seat: int) -> Iterator[Shortcut]:
    """Several Deliveries at one place, one after another as long as the goods last (HT-DLV-2, HT-MIS-9)."""
    ready = DELIVER.targets(state, seat)
    if len(ready) < 2:
        return
    after = state.copy()
    after.chance = NoChance()
    done: list[int] = []
    for card in ready:
        if not after.over and DELIVER.refusal(after, seat, card) is None:
            after.apply(Action(DELIVER, card))
            done.append(card)
    if len(done) > 1:
        yield Shortcut(
            name="deliver_all",
            actions=[Action(DELIVER, card) for card in done],
            touches=[f"card:{MISSION_IDS[card]}" for card in done],
            wish=SCORE,
            args={"cards": [MISSION_IDS[card] for card in done]},
        )


def _collect(state: State, seat: int) -> Iterator[Shortcut]:
    """All the food there is room for (HT-RES-2), or one in exchange for another where there is none."""
    hero = state.heroes[seat]
    food = food_of_tile(state.tile_kind(hero))
    if food == NONE:
        return
    here = place_thing(place_of(state, hero))
    count = collectable(state, seat)
    if count > 1:
        yield Shortcut(
            name="collect_all",
            actions=[Action(COLLECT, 0)] * count,
            picks=[here],
            wish=GAIN,
            args={"count": count, "token": FOOD_IDS[food]},
        )
    if not hero.has_room() and state.food_supply[food]:
        for other in range(FOODS):
            if hero.food[other] and other != food:
                yield Shortcut(
                    name="swap",
                    actions=[Action(DISCARD, FIRST_FOOD + other), Action(COLLECT, 0)],
                    picks=[here, f"token:{FOOD_IDS[other]}"],
                    wish=GAIN,
                    args={"given": FOOD_IDS[other], "food": FOOD_IDS[food]},
                )


def _brew(state: State, seat: int) -> Iterator[Shortcut]:
    """A potion brewed and drunk, or brewed with what grows here (HT-BRW-1, HT-POT-1)."""
    hero = state.heroes[seat]
    if hero.potion != NONE:
        return
    brewable = BREW.targets(state, seat)
    for potion in brewable:
        if (potion == HEALING and hero.hearts < hero.max_hearts()) or potion == BERSERK:
            yield Shortcut(
                name="brew_and_drink",
                actions=[Action(BREW, potion), Action(DRINK, NO_PLACE)],
                touches=[f"recipe:{POTION_IDS[potion]}", *BREW.touches(state, seat, potion)],
                wish=GAIN,
                args={"potion": POTION_IDS[potion]},
            )
    food = food_of_tile(state.tile_kind(hero))
    if food == NONE or not state.food_supply[food]:
        return
    for potion in range(min(hero.potion_skill(), POTIONS)):
        if missing_food(hero, potion) == food and _has_others(hero, potion, food):
            given = NONE if hero.has_room() else _spare_food(hero, potion)
            if hero.has_room() or given != NONE:
                yield _brewed_here(state, seat, potion, given)


def _brewed_here(state: State, seat: int, potion: int, given: int) -> Shortcut:
    """A food collected and a potion brewed with it; another food given for it, where there is no room."""
    gathered = [Action(COLLECT, 0), Action(BREW, potion)]
    picks, touches = [f"recipe:{POTION_IDS[potion]}"], BREW.touches(state, seat, potion)
    if given == NONE:
        return Shortcut(name="collect_and_brew", actions=gathered, picks=picks, touches=touches, wish=GAIN)
    return Shortcut(
        name="swap_and_brew",
        actions=[Action(DISCARD, FIRST_FOOD + given), *gathered],
        picks=picks,
        touches=[*touches, f"token:{FOOD_IDS[given]}"],
        wish=GAIN,
        args={"given": FOOD_IDS[given]},
    )


def _spare_food(hero: Hero, potion: int) -> int:
    """The food that a recipe does not need and of which there is most, or NONE."""
    spare = [food for food in range(FOODS) if hero.food[food] and food not in RECIPES[potion]]
    return max(spare, key=lambda food: hero.food[food], default=NONE)


def _has_others(hero: Hero, potion: int, food: int) -> bool:
    """Whether the hero has the ingredients of a potion besides one food."""
    return all(hero.food[other] for other in RECIPES[potion] if other != food)


def _eat(state: State, seat: int) -> Iterator[Shortcut]:
    """Until healed or out of food; of what there is most first, to keep something for each recipe (HT-EAT-2).

    Where food grows it is eaten at once, which needs room for one alone (HT-RES-2).
    """
    hero = state.heroes[seat]
    left = hero.food[:]
    meals: list[int] = []
    while len(meals) < hero.max_hearts() - hero.hearts and any(left):
        food = left.index(max(left))
        left[food] -= 1
        meals.append(food)
    if len(meals) > 1:
        yield Shortcut(
            name="eat_all",
            actions=[Action(EAT, food) for food in meals],
            touches=[f"token:{FOOD_IDS[food]}" for food in sorted(set(meals))],
            wish=GAIN,
            args={"foods": [FOOD_IDS[food] for food in sorted(meals)], "hearts": hero.hearts + len(meals)},
        )
    missing, food = hero.max_hearts() - hero.hearts, food_of_tile(state.tile_kind(hero))
    if missing and collectable(state, seat):
        yield Shortcut(
            name="eat_here",
            actions=[Action(COLLECT, 0), Action(EAT, food)] * missing,
            touches=[place_thing(place_of(state, hero))],
            wish=GAIN,
            args={"food": FOOD_IDS[food], "hearts": hero.max_hearts()},
        )


# Walks (sections 5.2 to 5.6)


def _travels(state: State, seat: int) -> list[Shortcut]:
    ways = ways_of_hero(state, seat)
    return [
        *_walks_to_deliver(state, seat, ways),
        *_walks_to_steal(state, seat, ways),
        *_walks_to_attack(state, seat, ways),
        *_walks(state, seat, ways),
        *_walks_to_explore(state, seat, ways),
    ]


def _steps(way: list[int]) -> list[Action]:
    """The actions of a walk."""
    found: list[Action] = []
    for place, following in itertools.pairwise(way):
        if (place < FIRST_CELL) == (following < FIRST_CELL):
            found.append(Action(WALK, following))
        else:
            found.append(Action(ASCEND if place < FIRST_CELL else DESCEND, 0))
    return found


def _walks(state: State, seat: int, ways: Ways) -> list[Shortcut]:
    """To every place in reach; a neighbour in the same world is a single move."""
    found: list[Shortcut] = []
    for place, steps in ways.steps.items():
        if steps > 1 or (place < FIRST_CELL) != (ways.start < FIRST_CELL):
            way = ways.to(place)
            preview = walking(state, seat, way)
            found.append(
                Shortcut(name="walk", actions=_steps(way), picks=[place_thing(place)], wish=MOVE, preview=preview)
            )
    return found


def _walks_to_explore(state: State, seat: int, ways: Ways) -> list[Shortcut]:
    """To the tile beside an unknown position, and into it (HT-EXP-1)."""
    found: list[Shortcut] = []
    if not state.has_tiles_in_pile():
        return found
    tiles, known = odds_of_tiles(state), {*state.tile_cells}
    if ways.start >= FIRST_CELL:
        known |= {ways.start + step for step in STEPS}
    for place in ways.steps:
        if place >= FIRST_CELL and place != ways.start and ways.goes_on_from(place):
            for direction, step in enumerate(STEPS):
                if place + step not in known:
                    known.add(place + step)
                    way = ways.to(place)
                    found.append(
                        Shortcut(
                            name="walk_and_explore",
                            actions=[*_steps(way), Action(EXPLORE, direction)],
                            picks=[f"cell:{write_cell(place + step)}"],
                            wish=MOVE,
                            preview=exploring(state, seat, way, direction, tiles),
                        )
                    )
    return found


def _walks_to_deliver(state: State, seat: int, ways: Ways) -> list[Shortcut]:
    """To the nearest place of a Delivery whose goods are there (HT-DLV-1)."""
    found: list[Shortcut] = []
    hero = state.heroes[seat]
    for card in hero.hand:
        if MISSION_KINDS[card] == DELIVERY and MISSION_PLACES[card] != state.tile_kind(hero):
            place = _nearest_tile(state, ways, MISSION_PLACES[card])
            if place != NONE and DELIVER.lacks(state, seat, card) is None:
                way = ways.to(place)
                found.append(
                    Shortcut(
                        name="walk_and_deliver",
                        actions=[*_steps(way), Action(DELIVER, card)],
                        picks=[f"card:{MISSION_IDS[card]}"],
                        touches=[place_thing(place), *DELIVER.touches(state, seat, card)],
                        wish=SCORE,
                        preview=walking(state, seat, way),
                    )
                )
    return found


def _nearest_tile(state: State, ways: Ways, kind: int) -> int:
    """The nearest tile of a kind that is no end of the game, or NONE."""
    for place in ways.steps:
        if place >= FIRST_CELL and place not in ways.last and state.tile_kinds[state.tile_at(place)] == kind:
            return place
    return NONE


def _walks_to_steal(state: State, seat: int, ways: Ways) -> list[Shortcut]:
    """To a rival with points, and a Thief played (HT-THI-1)."""
    found: list[Shortcut] = []
    for card in state.heroes[seat].hand:
        if MISSION_KINDS[card] == THIEF:
            for rival, other in enumerate(state.heroes):
                place = NONE if other.tile == NONE else state.tile_cells[other.tile]
                is_in_reach = place != ways.start and place in ways.steps and place not in ways.last
                if rival != seat and other.points and is_in_reach:
                    way = ways.to(place)
                    found.append(
                        Shortcut(
                            name="walk_and_steal",
                            actions=[*_steps(way), Action(STEAL, card * 8 + other.figure)],
                            picks=[f"card:{MISSION_IDS[card]}", f"hero:{HERO_IDS[other.figure]}"],
                            touches=[place_thing(place)],
                            wish=SCORE,
                            preview=walking(state, seat, way),
                        )
                    )
    return found


def _walks_to_attack(state: State, seat: int, ways: Ways) -> list[Shortcut]:
    """To a space beside a figure, and one attack (HT-ATT-1)."""
    found: list[Shortcut] = []
    for figure in range(len(FIGURE_IDS)):
        space = space_of(state, figure)
        if space in (NONE, ways.start) or ways.start in SPACE_NEIGHBOURS[space]:
            continue
        beside = ways.nearest(SPACE_NEIGHBOURS[space])
        if beside != NONE:
            way = ways.to(beside)
            walk = walking(state, seat, way)
            found.append(
                Shortcut(
                    name="walk_and_attack",
                    actions=[*_steps(way), Action(ATTACK, figure)],
                    picks=[figure_thing(figure)],
                    touches=[place_thing(beside)],
                    wish=ACT,
                    args={"figure": FIGURE_IDS[figure]},
                    preview=Preview(
                        cost=len(way), path=walk.path, odds=odds_of_attack(state, seat, figure), warnings=walk.warnings
                    ),
                )
            )
    return found


# The monsters' turn (section 13.2)


def _monster_orders(state: State) -> Iterator[Shortcut]:
    for monster in range(MONSTERS):
        if state.monster_spaces[monster] != NONE:
            ways = ways_of_monster(state, monster)
            yield from _charges(state, monster, ways)
            yield from _marches(state, monster, ways)


def _orders(monster: int, way: list[int]) -> list[Action]:
    return [Action(MONSTER_MOVE, monster * 32 + space) for space in way[1:]]


def _charges(state: State, monster: int, ways: Ways) -> Iterator[Shortcut]:
    """To a space beside a hero, and one attack (HT-MON-5)."""
    for figure in range(FIRST_MONSTER):
        space = space_of(state, figure)
        if space == NONE or ways.start in SPACE_NEIGHBOURS[space]:
            continue
        beside = ways.nearest(SPACE_NEIGHBOURS[space])
        if beside != NONE:
            way = ways.to(beside)
            yield Shortcut(
                name="monster_charge",
                actions=[*_orders(monster, way), Action(MONSTER_ATTACK, monster * 8 + figure)],
                picks=[f"hero:{HERO_IDS[figure]}", f"monster:{MONSTER_IDS[monster]}"],
                touches=[place_thing(beside)],
                wish=ACT,
                preview=Preview(cost=len(way), path=marching(way).path, odds=odds_of_monster(state, monster, figure)),
            )


def _marches(state: State, monster: int, ways: Ways) -> Iterator[Shortcut]:
    """To every space in reach; a neighbour is a single order."""
    for space, steps in ways.steps.items():
        if steps > 1:
            way = ways.to(space)
            yield Shortcut(
                name="monster_walk",
                actions=_orders(monster, way),
                picks=[place_thing(space), f"monster:{MONSTER_IDS[monster]}"],
                wish=MOVE,
                preview=marching(way),
            )
