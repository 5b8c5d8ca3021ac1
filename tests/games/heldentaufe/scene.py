"""Scenes of Heldentaufe: a game in its first turn, ready to be changed into the case of a test."""

from __future__ import annotations

from hypogeum.engine.chance import FastChance
from hypogeum.engine.events import Event
from hypogeum.engine.masks import NONE, bits, mask_of
from hypogeum.engine.positions import names_in
from hypogeum.games.heldentaufe.components import (
    FIRST_FOOD,
    FIRST_MONSTER,
    FIRST_POTION,
    HERO_IDS,
    KIND_IDS,
    MISSION_IDS,
    MONSTER_IDS,
    POTION_IDS,
    SPACE_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.hexes import read_cell, write_cell
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.surface import add_tile
from tests.kit import Scene

BOOTS, SWORD, RING, TOOTH, ANOTHER_TOOTH, TWO_TEETH = 1, 2, 3, 4, 5, 6
"""The faces of the treasure die."""


class HeldentaufeScene(Scene):
    """Seat 0 begins; heroes stand on the Campfire; nobody holds a card; the chance of the setup is past.

    Everything that a test changes here keeps the components together: what goes to a hero leaves the supply.
    """

    state: State

    def __init__(self, *heroes: str, **options: object) -> None:
        names = heroes or ("mathian", "corlof")
        state = GAME.new({"first_player": "0", **options}, seats=len(names), chance=FastChance(1))
        assert isinstance(state, State)
        super().__init__(GAME, state)
        while state.decision.name == "choose_hero":
            self.do(f"choose {names[state.decision.seat(state)]}")
        for hero in state.heroes:
            state.missions.pile |= mask_of(hero.hand)
            hero.hand = []
        self.events.clear()

    # Heroes

    def seat(self, hero: str) -> int:
        seat = self.state.seat_of[HERO_IDS.index(hero)]
        assert seat != NONE, f"{hero} is not in the game"
        return seat

    def hero(self, name: str) -> Hero:
        return self.state.heroes[self.seat(name)]

    def give(self, hero: str, *tokens: str) -> None:
        """Tokens from the supply: `boots2`, `apple`, `healing`."""
        board = self.hero(hero)
        for name in tokens:
            token = TOKEN_IDS.index(name)
            if token < FIRST_FOOD:
                self.state.piece_supply[token] -= 1
                board.pieces[token] += 1
            elif token < FIRST_POTION:
                self.state.food_supply[token - FIRST_FOOD] -= 1
                board.food[token - FIRST_FOOD] += 1
            else:
                self.state.potion_supply[token - FIRST_POTION] -= 1
                board.potion = POTION_IDS.index(name)

    def tokens(self, hero: str) -> list[str]:
        """All tokens of a hero board, as `give` names them."""
        board = self.hero(hero)
        counts = [*board.pieces, *board.food, *[int(board.potion == potion) for potion in range(3)]]
        return [TOKEN_IDS[token] for token, count in enumerate(counts) for _ in range(count)]

    def supply(self, token: str) -> int:
        """How many of a token nobody owns."""
        state = self.state
        return [*state.piece_supply, *state.food_supply, *state.potion_supply][TOKEN_IDS.index(token)]

    def sell_out(self, *tokens: str) -> None:
        """Every token of these names lies on the boards of the heroes who wait; fails if they have no room for it."""
        waiting = [seat for seat in range(self.state.seats) if seat != self.state.active]
        for name in tokens:
            for seat in waiting:
                board = self.state.heroes[seat]
                while self.supply(name) and (board.has_room() or self._wears_none(board, name)):
                    self.give(HERO_IDS[board.figure], name)
            assert self.supply(name) == 0, f"{self.supply(name)} of {name} are left"

    @staticmethod
    def _wears_none(board: Hero, name: str) -> bool:
        return name[:-1] in KIND_IDS and board.worn(KIND_IDS.index(name[:-1])) == 0

    def hand(self, hero: str, *cards: str) -> None:
        """The hero holds exactly these cards; they come from the mission pile."""
        board = self.hero(hero)
        self.state.missions.pile |= mask_of(board.hand)
        board.hand = [MISSION_IDS.index(card) for card in cards]
        self.state.missions.pile &= ~mask_of(board.hand)

    def cards(self, hero: str) -> list[str]:
        return [MISSION_IDS[card] for card in self.hero(hero).hand]

    def spend(self, ap: int) -> None:
        """The active hero has spent so many AP this turn."""
        self.state.ap_spent = ap

    def ap(self) -> tuple[int, int, int]:
        """AP of the active hero as the worked examples give them: total, spent, left."""
        return self.state.heroes[self.state.active].ap_total(), self.state.ap_spent, self.state.ap_left()

    def discard(self) -> list[str]:
        """The cards of the discard pile."""
        return names_in(MISSION_IDS, self.state.missions.discard)

    def exhaust_pile(self) -> None:
        """All cards of the mission pile lie on the discard pile."""
        self.state.missions.discard |= self.state.missions.pile
        self.state.missions.pile = 0

    # Surface

    def tile(self, at: str, kind: str) -> None:
        """Reveal a tile of the pile at a position."""
        self.state.tile_pile[TILE_IDS.index(kind)] -= 1
        add_tile(self.state, TILE_IDS.index(kind), read_cell(at))

    def leave_in_pile(self, *kinds: str) -> None:
        """Exactly these tiles are still face down; all others of the pile are out of the game."""
        for number, name in enumerate(TILE_IDS):
            self.state.tiles_removed[number] += self.state.tile_pile[number] - kinds.count(name)
            self.state.tile_pile[number] = kinds.count(name)

    def stand(self, hero: str, place: str) -> None:
        """Put a hero on a tile such as `1,0` or on a space such as `K4`, without any effect but the leader's."""
        board = self.hero(hero)
        if board.space != NONE:
            self.state.occupants[board.space] = NONE
        board.tile = board.space = NONE
        if place in SPACE_IDS:
            board.space = SPACE_IDS.index(place)
            self.state.occupants[board.space] = board.figure
            if self.state.leader == NONE:
                self.state.leader = self.seat(hero)
        else:
            board.tile = self.state.tile_cells.index(read_cell(place))

    def is_placed(self, hero: str) -> bool:
        """Whether a hero stands on one of the maps: not while his placement is being decided."""
        return self.hero(hero).tile != NONE or self.hero(hero).is_inside()

    def place(self, hero: str) -> str:
        """Where a hero stands: `1,0` or `K4`."""
        board = self.hero(hero)
        assert self.is_placed(hero), f"{hero} is on neither map"
        return SPACE_IDS[board.space] if board.is_inside() else write_cell(self.state.tile_cells[board.tile])

    # Underworld

    def monster(self, name: str, space: str | None = None, hearts: int | None = None, tooth: int | None = None) -> None:
        """Put a monster on another space, or change its hearts or its top tooth; 0 hearts take it off the board."""
        number = MONSTER_IDS.index(name)
        if tooth is not None:
            self.state.teeth[number] = tooth
            self.state.monster_hearts[number] = self.state.monster_full_hearts(number)
        if hearts is not None:
            self.state.monster_hearts[number] = hearts
        if space is not None or hearts == 0:
            here = self.state.monster_spaces[number]
            if here != NONE:
                self.state.occupants[here] = NONE
            self.state.monster_spaces[number] = NONE if space is None else SPACE_IDS.index(space)
            if space is not None:
                self.state.occupants[SPACE_IDS.index(space)] = FIRST_MONSTER + number

    def hearts_of(self, monster: str) -> int:
        return self.state.monster_hearts[MONSTER_IDS.index(monster)]

    def strength_of(self, monster: str) -> tuple[int, int, int]:
        """Hearts, combat bonus and top tooth, as they stand openly on the card."""
        number = MONSTER_IDS.index(monster)
        return self.state.monster_hearts[number], self.state.monster_value(number), self.state.teeth[number]

    def space_of(self, monster: str) -> str | None:
        space = self.state.monster_spaces[MONSTER_IDS.index(monster)]
        return None if space == NONE else SPACE_IDS[space]

    # The next chance outcomes (call just before the action that asks for them)

    def next_tile(self, kind: str) -> None:
        self.script.append(sum(self.state.tile_pile[: TILE_IDS.index(kind)]))

    def next_card(self, card: str) -> None:
        """The next card drawn from the present mission pile."""
        number = MISSION_IDS.index(card)
        self.script.append(bits(self.state.missions.pile).index(number))

    def next_danger(self, armed: bool) -> None:
        self.script.append(0 if armed else self.state.armed_left)

    # Refusals and events

    def reason(self, text: str) -> str:
        """Why whoever is asked may not do something now: the rule with its details."""
        decision = self.state.decision
        refusal = decision.refusal(self.state, decision.seat(self.state), self.game.action(text))
        assert refusal is not None, f"'{text}' is allowed"
        assert text not in self.texts()
        return str(refusal)

    def story(self) -> list[str]:
        """What the last action has caused, a line each: rule, kind, arguments, and what one seat alone is told."""
        return [tale(event) for event in self.events]

    # Turns

    def end_turn(self, *extra: str) -> None:
        """End the turn of the active hero, drawing the lowest cards of the pile."""
        self.refill()
        self.do(" ".join(["end_turn", *extra]))

    def refill(self) -> None:
        """The active hero will draw the lowest cards of the pile at the end of his turn."""
        self.script.extend([0] * (3 - len(self.state.heroes[self.state.active].hand)))

    def pile(self) -> list[str]:
        return names_in(MISSION_IDS, self.state.missions.pile)


def tale(event: Event) -> str:
    """An event as a line of a story."""
    secret = [f"[{event.seat}:{_arguments(event.secret)}]"] if event.secret else []
    return " ".join([event.rule, event.kind + _arguments(event.args), *secret])


def _arguments(values: dict[str, object]) -> str:
    words = ["+".join(map(str, value)) if isinstance(value, list) else str(value) for value in values.values()]
    return "".join(f" {name}={word}" for name, word in zip(values, words, strict=True))
