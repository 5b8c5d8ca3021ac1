"""Tokens between the common supply and the hero boards (sections 2 and 7 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    FIRST_FOOD,
    FIRST_POTION,
    FOOD_IDS,
    FOODS,
    PIECE_IDS,
    PIECES,
    POTION_IDS,
    TREASURE_KIND,
    TREASURE_POINTS,
    piece,
    piece_kind,
    piece_value,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.state import State


def take_from_supply(state: State, hero: Hero, number: int) -> None:
    """Move one piece of equipment from the supply to the hero."""
    state.piece_supply[number] -= 1
    hero.pieces[number] += 1


def return_token(state: State, hero: Hero, token: int) -> None:
    """Move one token of the hero board to the supply."""
    if token < FIRST_FOOD:
        hero.pieces[token] -= 1
        state.piece_supply[token] += 1
    elif token < FIRST_POTION:
        hero.food[token - FIRST_FOOD] -= 1
        state.food_supply[token - FIRST_FOOD] += 1
    else:
        return_potion(state, hero)


def return_potion(state: State, hero: Hero) -> None:
    """Empty the belt."""
    state.potion_supply[hero.potion] += 1
    hero.potion = NONE
    hero.drunk = False


def tokens_of(hero: Hero) -> list[str]:
    """Every token of the hero board."""
    found = [PIECE_IDS[number] for number in range(PIECES) for _ in range(hero.pieces[number])]
    for food in range(FOODS):
        for _ in range(hero.food[food]):
            found.append(FOOD_IDS[food])
    if hero.potion != NONE:
        found.append(POTION_IDS[hero.potion])
    return found


def return_everything(state: State, hero: Hero) -> None:
    """All equipment, food and the potion go back (HT-DEF-2)."""
    for number in range(PIECES):
        state.piece_supply[number] += hero.pieces[number]
        hero.pieces[number] = 0
    for food in range(FOODS):
        state.food_supply[food] += hero.food[food]
        hero.food[food] = 0
    if hero.potion != NONE:
        return_potion(state, hero)


def gain_piece(state: State, seat: int, number: int, rule: str) -> None:
    """A reward in equipment: the piece, or the best lower one of its kind in stock (HT-CMP-9)."""
    kind = piece_kind(number)
    for value in range(piece_value(number), 0, -1):
        found = piece(kind, value)
        if state.piece_supply[found] > 0:
            take_from_supply(state, state.heroes[seat], found)
            if state.tells:
                state.tell("piece_gained", rule, seat=seat, piece=PIECE_IDS[found])
            return
    if state.tells:
        state.tell("piece_missing", "HT-CMP-9", seat=seat, piece=PIECE_IDS[number])


def gain_points(state: State, seat: int, points: int, rule: str) -> None:
    """A reward in teeth (HT-CMP-4); it may win the game (HT-END-3)."""
    hero = state.heroes[seat]
    hero.points += points
    if state.tells:
        state.tell("points_gained", rule, seat=seat, points=points, total=hero.points)
    state.check_victory(seat)


def roll_treasure(state: State, seat: int, rule: str) -> None:
    """Roll the treasure die once and take the result (table 2.7)."""
    face = state.chance.pick(6)
    if state.tells:
        state.tell("treasure_rolled", rule, seat=seat, face=face + 1)
    if TREASURE_KIND[face] != NONE:
        gain_piece(state, seat, piece(TREASURE_KIND[face], 1), rule)
    else:
        gain_points(state, seat, TREASURE_POINTS[face], rule)
