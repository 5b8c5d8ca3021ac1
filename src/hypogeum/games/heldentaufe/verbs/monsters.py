"""Orders to the monsters (section 13.2 of the rulebook). Moving and attacking cost 1 monster AP each."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import MOVE, Verb
from hypogeum.engine.words import read_name, split_words
from hypogeum.games.heldentaufe.combat import fight
from hypogeum.games.heldentaufe.components import (
    FIGURE_IDS,
    FIRST_MONSTER,
    HERO_IDS,
    HEROES,
    MONSTER_IDS,
    MONSTERS,
    SPACE_IDS,
    SPACE_NEIGHBOURS,
    SPACES,
    TREASURE_SPACE,
)
from hypogeum.games.heldentaufe.plan import next_order
from hypogeum.games.heldentaufe.state import State


def move_monster(state: State, monster: int, space: int) -> None:
    """Danger tokens stay where they are (HT-DAN-6)."""
    state.monster_ap -= 1
    start = state.monster_spaces[monster]
    state.occupants[start] = NONE
    state.occupants[space] = FIRST_MONSTER + monster
    state.monster_spaces[monster] = space
    if state.tells:
        name = MONSTER_IDS[monster]
        state.tell("monster_moved", "HT-MON-5", monster=name, start=SPACE_IDS[start], space=SPACE_IDS[space])


def attack_with_monster(state: State, monster: int, figure: int) -> None:
    state.monster_ap -= 1
    fight(state, FIRST_MONSTER + monster, figure)


class MonsterAttack(Verb[State]):
    """A monster attacks an adjacent hero once (HT-MON-5). The target is the monster times 8 plus the hero's figure."""

    name = "monster_attack"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for monster in range(MONSTERS):
            here = state.monster_spaces[monster]
            if here != NONE:
                for space in SPACE_NEIGHBOURS[here]:
                    if NONE < state.occupants[space] < FIRST_MONSTER:
                        found.append(monster * 8 + state.occupants[space])
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        heroes = [figure for figure in range(HEROES) if state.seat_of[figure] != NONE]
        return [monster * 8 + figure for monster in range(MONSTERS) for figure in heroes]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        monster, figure = target // 8, target % 8
        here = state.monster_spaces[monster]
        if here == NONE:
            return Refusal("HT-KIL-1", monster=MONSTER_IDS[monster])
        rival = state.seat_of[figure]
        if rival == NONE or state.heroes[rival].space not in SPACE_NEIGHBOURS[here]:
            return Refusal("HT-MON-5", figure=FIGURE_IDS[figure])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        attack_with_monster(state, target // 8, target % 8)

    def write(self, target: int) -> str:
        return f"{MONSTER_IDS[target // 8]} {HERO_IDS[target % 8]}"

    def read(self, words: str) -> int:
        monster, hero = split_words(words, 2)
        return read_name(monster, MONSTER_IDS) * 8 + read_name(hero, HERO_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        """The hero says it where one monster alone stands beside him."""
        hero = [f"hero:{HERO_IDS[target % 8]}"]
        return hero if self._is_alone(state, target) else [*hero, *self._monster(target)]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return self._monster(target) if self._is_alone(state, target) else []

    def _monster(self, target: int) -> list[str]:
        return [f"monster:{MONSTER_IDS[target // 8]}"]

    def _is_alone(self, state: State, target: int) -> bool:
        """Whether no other monster could attack the hero now."""
        return all(other == target or other % 8 != target % 8 for other in self.targets(state, 0))


class MonsterMove(Verb[State]):
    """A monster moves to a free adjacent space (HT-MON-5, HT-UMO-1). The target: monster times 32 plus space."""

    name = "monster_move"
    wish = MOVE
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for monster in range(MONSTERS):
            here = state.monster_spaces[monster]
            if here != NONE:
                for space in SPACE_NEIGHBOURS[here]:
                    if state.occupants[space] == NONE and (space != TREASURE_SPACE or not state.has_chest):
                        found.append(monster * 32 + space)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        return [monster * 32 + space for monster in range(MONSTERS) for space in range(SPACES)]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        monster, space = target // 32, target % 32
        here = state.monster_spaces[monster]
        if here == NONE:
            return Refusal("HT-KIL-1", monster=MONSTER_IDS[monster])
        if space not in SPACE_NEIGHBOURS[here]:
            return Refusal("HT-MON-5", here=SPACE_IDS[here])
        if state.occupants[space] != NONE:
            return Refusal("HT-UMO-1", figure=FIGURE_IDS[state.occupants[space]])
        if space == TREASURE_SPACE and state.has_chest:
            return Refusal("HT-CHE-4")
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        move_monster(state, target // 32, target % 32)

    def write(self, target: int) -> str:
        return f"{MONSTER_IDS[target // 32]} {SPACE_IDS[target % 32]}"

    def read(self, words: str) -> int:
        monster, space = split_words(words, 2)
        return read_name(monster, MONSTER_IDS) * 32 + read_name(space, SPACE_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"space:{SPACE_IDS[target % 32]}", f"monster:{MONSTER_IDS[target // 32]}"]


class MonsterAuto(Verb[State]):
    """Hand the rest of the monsters' turn to the standard plan (HT-MON-10)."""

    name = "monster_auto"
    is_open = True

    def perform(self, state: State, seat: int, target: int) -> None:
        state.agenda.pop()  # the commander's orders
        state.push(PlanMonsters())


class MonsterEnd(Verb[State]):
    """End the monsters' turn; unused AP are lost (HT-MON-6)."""

    name = "monster_end"
    ends = True
    is_open = True

    def perform(self, state: State, seat: int, target: int) -> None:
        if state.tells:
            state.tell("monsters_ended", "HT-MON-6", seat=seat, ap=state.monster_ap)
        state.monster_ap = 0


class PlanMonsters(Step[State]):
    """The standard plan gives one order after another; a placement may come between (HT-MON-11, HT-MON-12)."""

    name = "plan_monsters"

    def run(self, state: State) -> None:
        if state.leader == NONE or state.monster_ap == 0:
            return
        order = next_order(state)
        if order is None:
            if state.tells:
                state.tell("monsters_idle", "HT-MON-11", ap=state.monster_ap)
            return
        state.push(self)
        if order.seat == NONE:
            move_monster(state, order.monster, order.space)
        else:
            attack_with_monster(state, order.monster, state.heroes[order.seat].figure)


MONSTER_ATTACK: Final = MonsterAttack()
MONSTER_MOVE: Final = MonsterMove()
MONSTER_AUTO: Final = MonsterAuto()
MONSTER_END: Final = MonsterEnd()
