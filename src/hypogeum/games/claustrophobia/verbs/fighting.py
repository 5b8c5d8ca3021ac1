"""Fighting and shooting with the activated fighter (section 5.3, CL-EQP-7)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE, bits
from hypogeum.engine.verbs import Verb
from hypogeum.engine.words import read_name
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.activation import action_refusal, begin_action
from hypogeum.games.claustrophobia.board import neighbours
from hypogeum.games.claustrophobia.combat import FIGHTING, SHOOTING, attack, target_refusal, targets_of
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, enemies_of, is_human
from hypogeum.games.claustrophobia.state import State


class Attack(Verb[State]):
    """An attack of the activated fighter; a target is a figure, for ordinary troglodytes the first of their tile."""

    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        if self.attacker_refusal(state) is not None:
            return EMPTY
        return targets_of(state, state.acting, self.kind_of_attack())

    def candidates(self, state: State, seat: int) -> list[int]:
        """The enemies on the fighter's tile and on those next to it."""
        figure = state.acting
        if figure == NONE:
            return EMPTY
        near = state.here[state.place[figure]]
        for place in neighbours(state, state.place[figure]):
            near |= state.here[place]
        return bits(near & enemies_of(figure))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        refusal = self.attacker_refusal(state)
        if refusal is not None:
            return refusal
        return target_refusal(state, state.acting, target, self.kind_of_attack())

    def attacker_refusal(self, state: State) -> Refusal | None:
        return action_refusal(state)

    def kind_of_attack(self) -> int:
        return FIGHTING

    def perform(self, state: State, seat: int, target: int) -> None:
        begin_action(state)
        attack(state, state.acting, target, self.kind_of_attack())

    def write(self, target: int) -> str:
        return FIGURE_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, FIGURE_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"fighter:{FIGURE_IDS[target]}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [] if state.acting == NONE else [f"fighter:{FIGURE_IDS[state.acting]}"]


class Fight(Attack):
    """The fight action (CL-CBT-1, CL-CBT-8)."""

    name = "fight"


class Shoot(Attack):
    """Fire a Blunderbuss in a fight action (CL-EQP-7)."""

    name = "shoot"

    def attacker_refusal(self, state: State) -> Refusal | None:
        refusal = action_refusal(state)
        if refusal is not None:
            return refusal
        fighter = FIGURE_IDS[state.acting]
        if not is_human(state.acting) or not state.equipment[state.acting] >> parts.BLUNDERBUSS & 1:
            return Refusal("CL-EQP-7", fighter=fighter)
        return None if values.holds(state, state.acting, parts.BLUNDERBUSS) else Refusal("CL-EQP-3", fighter=fighter)

    def kind_of_attack(self) -> int:
        return SHOOTING

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        if state.acting == NONE:
            return []
        weapon = f"equipment:{FIGURE_IDS[state.acting]}/{parts.EQUIPMENT_IDS[parts.BLUNDERBUSS]}"
        return [weapon, f"fighter:{FIGURE_IDS[target]}"]


FIGHT: Final = Fight()
SHOOT: Final = Shoot()
