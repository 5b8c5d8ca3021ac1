"""What a seat can know of an action before it is done: its cost, its way, the odds, and what else comes of it."""

from __future__ import annotations

from collections.abc import Callable

from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.engine.memories import Memory
from hypogeum.engine.shortcuts import Odds, Preview
from hypogeum.games.heldentaufe import odds
from hypogeum.games.heldentaufe.combat import combat_value
from hypogeum.games.heldentaufe.components import (
    BERSERK,
    DISCOVERER,
    FIGURE_IDS,
    FIRST_MONSTER,
    MISSION_KINDS,
    MONSTER_IDS,
    PORTAL_1,
    PORTAL_SPACES,
    REWARD_POINTS,
    SLAYER_MONSTER,
    SPACE_PORTALS,
    TREASURE_SPACE,
)
from hypogeum.games.heldentaufe.defeat import PlaceHero
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.hexes import FIRST_CELL, ORIGIN, STEPS, write_cell
from hypogeum.games.heldentaufe.places import place_of, place_thing
from hypogeum.games.heldentaufe.state import State, is_monster
from hypogeum.games.heldentaufe.verbs.end_turn import PLAIN
from hypogeum.games.heldentaufe.verbs.potions import NO_PLACE
from hypogeum.games.heldentaufe.ways import wins

CHEST_ROLLS = 3
FOREST_TILE = "tile_forest"
MOST_PILES_KNOWN = 1000
_odds_of_piles: Memory[tuple[int, ...], list[Odds]] = Memory(MOST_PILES_KNOWN)
"""By the tiles that are left: every unknown cell around is asked about, and most entries turn up none."""


def preview(state: State, seat: int, action: Action) -> Preview | None:
    """What is worth knowing of an offered action, or None."""
    look = _LOOKS.get(action.verb.name)
    return None if look is None else look(state, seat, action.target)


# Travel (sections 5.2 to 5.5, 9, 11)


def _move(state: State, seat: int, place: int) -> Preview:
    return walking(state, seat, [place_of(state, state.heroes[seat]), place])


def _descend(state: State, seat: int, _: int) -> Preview:
    hero = state.heroes[seat]
    return walking(state, seat, [place_of(state, hero), PORTAL_SPACES[state.tile_kind(hero) - PORTAL_1]])


def _ascend(state: State, seat: int, _: int) -> Preview:
    space = state.heroes[seat].space
    return walking(state, seat, [space, state.tile_cells[state.portal_tiles[SPACE_PORTALS[space]]]])


def _explore(state: State, seat: int, direction: int) -> Preview:
    return exploring(state, seat, [place_of(state, state.heroes[seat])], direction, odds_of_tiles(state))


def _drink(state: State, seat: int, place: int) -> Preview | None:
    """A teleport is an arrival like any other (HT-POT-8), but costs nothing and has no way."""
    if place == NO_PLACE:
        return None
    chances, warnings = odds_of_arrival(state, seat, place), warnings_of_arrival(state, seat, place)
    return Preview(odds=chances, warnings=warnings) if chances or warnings else None


def walking(state: State, seat: int, way: list[int]) -> Preview:
    """A walk along a way, from where the hero stands; only its last place may reveal something."""
    return Preview(
        cost=len(way) - 1,
        path=[place_thing(place) for place in way],
        odds=odds_of_arrival(state, seat, way[-1]),
        warnings=warnings_of_arrival(state, seat, way[-1]),
    )


def exploring(state: State, seat: int, way: list[int], direction: int, tiles: list[Odds]) -> Preview:
    """A walk along a way, and a tile turned up beside its end (HT-EXP-1, HT-FOR-1), with the `odds_of_tiles`."""
    warnings = warnings_of_arrival(state, seat, way[-1])
    if state.ap_left() > len(way) and tiles[0].what == FOREST_TILE:
        warnings.append("forest_takes_ap")
    return Preview(
        cost=len(way),
        path=[*[place_thing(place) for place in way], f"cell:{write_cell(way[-1] + STEPS[direction])}"],
        odds=tiles,
        warnings=warnings,
    )


def odds_of_tiles(state: State) -> list[Odds]:
    """What the next tile may be; a forest, if there is one, is the first."""
    pile = tuple(state.tile_pile)
    known = _odds_of_piles.find(pile)
    if known is not None:
        return known
    found: list[Odds] = []
    for group, chance in zip(odds.TILE_GROUPS, odds.tile_chances(state), strict=True):
        if chance:
            found.append(Odds(what=f"tile_{group}", chance=chance))
    return _odds_of_piles.keep(pile, found)


def odds_of_arrival(state: State, seat: int, place: int) -> list[Odds]:
    """What a danger token or the chest may bring (HT-DAN-1 to HT-DAN-5, HT-CHE-1)."""
    if place >= FIRST_CELL:
        return []
    if state.has_danger(place):
        chance = odds.armed_chance(state)
        return [_trap(state.heroes[seat], chance)] if chance else []
    if _is_chest(state, place):
        return [
            Odds(what="treasure_equipment", chance=odds.equipment_chance(CHEST_ROLLS), args={"rolls": CHEST_ROLLS}),
            Odds(what="treasure_points", chance=odds.points_chance(CHEST_ROLLS), args={"rolls": CHEST_ROLLS}),
        ]
    return []


def _trap(hero: Hero, chance: float) -> Odds:
    """A trap pays a Discoverer (HT-DIS-1), takes a heart, and beats who has no other."""
    points = next((REWARD_POINTS[card] for card in hero.hand if MISSION_KINDS[card] == DISCOVERER), 0)
    return Odds(what="trap", chance=chance, args={"hearts": hero.hearts - 1, "points": points})


def warnings_of_arrival(state: State, seat: int, place: int) -> list[str]:
    """What else comes of being somewhere: in another world than now, or on the Campfire."""
    hero = state.heroes[seat]
    found: list[str] = []
    if place < FIRST_CELL:
        if not hero.is_inside() and state.leader == NONE:
            found.append("wakes_monsters")  # HT-UND-2
        return found
    if wins(state, hero, place):
        return ["wins"]
    if hero.is_inside():
        if hero.potion == BERSERK and hero.drunk:
            found.append("berserk_ends")  # HT-POT-4
        if _is_alone_inside(state, hero):
            found.append("rebuilds")  # HT-UND-5
    return found


def _is_alone_inside(state: State, hero: Hero) -> bool:
    for other in state.heroes:
        if other is not hero and other.is_inside():
            return False
    return True


def _is_chest(state: State, place: int) -> bool:
    return state.has_chest and place == TREASURE_SPACE


# Combat (section 12)


def _attack(state: State, seat: int, figure: int) -> Preview:
    return Preview(cost=1, odds=odds_of_attack(state, seat, figure))


def odds_of_attack(state: State, seat: int, figure: int) -> list[Odds]:
    """One attack of a hero: who loses a heart, and what comes of a last one (HT-COM-2, HT-KIL, HT-DEF)."""
    hero = state.heroes[seat]
    chance = odds.win_chance(combat_value(state, hero.figure), combat_value(state, figure))
    if is_monster(figure):
        won = _hits_monster(state, hero, figure - FIRST_MONSTER, chance)
        lost = _is_hit(hero, 1 - chance, Odds(what="beaten", chance=1 - chance))
    else:
        other = state.hero_figure(figure)
        won = _hits_hero(hero, other, chance)
        points = max(0, hero.points - other.points)  # the totals are swapped (HT-DEF-3)
        lost = _is_hit(hero, 1 - chance, Odds(what="beaten_by_hero", chance=1 - chance, args={"points": points}))
    return [found for found in (won, lost) if found.chance]


def _hits_monster(state: State, hero: Hero, monster: int, chance: float) -> Odds:
    left = state.monster_hearts[monster] - 1
    if left:
        return Odds(what="hits", chance=chance, args={"figure": MONSTER_IDS[monster], "hearts": left})
    points = state.teeth[monster] + sum(REWARD_POINTS[card] for card in hero.hand if SLAYER_MONSTER[card] == monster)
    return Odds(what="slays", chance=chance, args={"figure": MONSTER_IDS[monster], "points": points})


def _hits_hero(hero: Hero, other: Hero, chance: float) -> Odds:
    name = FIGURE_IDS[other.figure]
    if other.hearts > 1:
        return Odds(what="hits", chance=chance, args={"figure": name, "hearts": other.hearts - 1})
    return Odds(what="beats_hero", chance=chance, args={"figure": name, "points": max(0, other.points - hero.points)})


def _is_hit(hero: Hero, chance: float, beaten: Odds) -> Odds:
    return Odds(what="hurt", chance=chance, args={"hearts": hero.hearts - 1}) if hero.hearts > 1 else beaten


# The monsters' turn (section 13)


def _monster_attack(state: State, seat: int, target: int) -> Preview:
    return Preview(cost=1, odds=odds_of_monster(state, target // 8, target % 8))


def odds_of_monster(state: State, monster: int, figure: int) -> list[Odds]:
    """One attack of a monster; what the hero has in hand is nobody's business."""
    hero = state.hero_figure(figure)
    chance = odds.win_chance(state.monster_value(monster), hero.combat_value())
    hero_name, monster_name = FIGURE_IDS[figure], MONSTER_IDS[monster]
    left = state.monster_hearts[monster] - 1
    if hero.hearts > 1:
        won = Odds(what="hits", chance=chance, args={"figure": hero_name, "hearts": hero.hearts - 1})
    else:
        won = Odds(what="beats", chance=chance, args={"figure": hero_name})
    if left:
        lost = Odds(what="hits", chance=1 - chance, args={"figure": monster_name, "hearts": left})
    else:
        args = {"figure": monster_name, "hero": hero_name, "points": state.teeth[monster]}
        lost = Odds(what="slain", chance=1 - chance, args=args)
    return [found for found in (won, lost) if found.chance]


def _monster_move(state: State, seat: int, target: int) -> Preview:
    return marching([state.monster_spaces[target // 32], target % 32])


def marching(way: list[int]) -> Preview:
    """A monster's walk."""
    return Preview(cost=len(way) - 1, path=[place_thing(space) for space in way])


def _monster_end(state: State, seat: int, _: int) -> Preview:
    return Preview(warnings=["monster_ap_unused"])


# Other actions


def _refuse(state: State, seat: int, _: int) -> Preview:
    return Preview(cost=1)


def _end_turn(state: State, seat: int, target: int) -> Preview | None:
    warnings = [] if target == PLAIN else ["ends_turn"]
    if state.ap_left():
        warnings.append("ap_unused")
    return Preview(warnings=warnings) if warnings else None


def _place(state: State, seat: int, place: int) -> Preview | None:
    """The beaten hero may win by it (HT-DEF-8)."""
    decision = state.decision
    assert isinstance(decision, PlaceHero)
    beaten = state.heroes[decision.beaten]
    return Preview(warnings=["lets_win"]) if place == ORIGIN and beaten.points >= state.options.target else None


_LOOKS: dict[str, Callable[[State, int, int], Preview | None]] = {
    "move": _move,
    "explore": _explore,
    "descend": _descend,
    "ascend": _ascend,
    "drink": _drink,
    "attack": _attack,
    "refuse": _refuse,
    "end_turn": _end_turn,
    "monster_attack": _monster_attack,
    "monster_move": _monster_move,
    "monster_end": _monster_end,
    "place": _place,
}
"""By verb; the others have nothing to tell beforehand."""
