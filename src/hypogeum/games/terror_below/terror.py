"""What the Worms do by themselves: phase 4 with two players and the Terror turn (sections 11 and 14.2)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Step
from hypogeum.games.terror_below.attack import Attack
from hypogeum.games.terror_below.components import VEHICLE_IDS
from hypogeum.games.terror_below.distraction import follow_arrows
from hypogeum.games.terror_below.state import State, face_up_entry


def roll_slot(state: State) -> int:
    """Two faces of a die for each slot (TB-SET-13)."""
    return state.chance.pick(6) // 2


class RandomDistraction(Step[State]):
    """T4 and Z3: a Vehicle card from the pile under a random Worm, for its arrows only (TB-TWO-2, TB-SOLO-8)."""

    name = "random_distraction"

    def run(self, state: State) -> None:
        slot = roll_slot(state)
        card = state.draw(state.vehicle_deck, "vehicle")
        if card == NONE:
            return
        rule = "TB-SOLO-8" if state.options.is_solo else "TB-TWO-2"
        state.rows[slot].append(face_up_entry(card, NONE))
        if state.tells:
            state.tell("random_vehicle", rule, vehicle=VEHICLE_IDS[card], slot=slot + 1)
        follow_arrows(state, slot, card, rule)


class TerrorAttack(Step[State]):
    """Z5: a random Worm attacks, however many cards it has (TB-SOLO-8, TB-SOLO-10)."""

    name = "terror_attack"

    def run(self, state: State) -> None:
        slot = roll_slot(state)
        if state.tells:
            state.tell("terror_rolled", "TB-SOLO-8", slot=slot + 1)
        state.push(Attack(slot))
