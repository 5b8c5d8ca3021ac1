"""Rules of thumb for every decision (section 18 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.terror_below.abilities import (
    choose_ability,
    choose_arrows,
    choose_lure,
    choose_nudge,
    use_ability,
)
from hypogeum.bots.terror_below.action_step import Walk, act_in_step
from hypogeum.bots.terror_below.choices import (
    choose_leader,
    enter_board,
    keep_card,
    leave_behind,
    take_bonus,
    trade_rubble,
)
from hypogeum.bots.terror_below.gear import empty_briefcase, pull_out, thump_again, use_gear, worst_of_line
from hypogeum.bots.terror_below.hunt import (
    claim_reward,
    face_doom,
    hunt,
    join_hunt,
    lose_egg,
    shoot_from_outside,
)
from hypogeum.bots.terror_below.outlook import Outlook
from hypogeum.bots.terror_below.vehicles import Plays
from hypogeum.engine.actions import Action
from hypogeum.games.terror_below.abilities import AbilityOrNot, SpecialAbility
from hypogeum.games.terror_below.action_step import ActionStep
from hypogeum.games.terror_below.attack import JoinHunt
from hypogeum.games.terror_below.cards import KeepCard
from hypogeum.games.terror_below.components import SWAP_BOUNTY
from hypogeum.games.terror_below.deliveries import DeliveryBonus
from hypogeum.games.terror_below.distraction import ArrowsOrNot, Closer, TinfoilStep
from hypogeum.games.terror_below.hunting import Doom, Hunt, LongShot
from hypogeum.games.terror_below.items import Briefcase, PullOut, SecondThump
from hypogeum.games.terror_below.leaders import NewLeader
from hypogeum.games.terror_below.places import EnterBoard
from hypogeum.games.terror_below.reward import Reward
from hypogeum.games.terror_below.rubble import RubbleTrade
from hypogeum.games.terror_below.squads import ChooseLeaders, LeaveBehind
from hypogeum.games.terror_below.state import BOUNTY_SWAPPED, State
from hypogeum.games.terror_below.turn import PlayVehicle
from hypogeum.games.terror_below.verbs.vehicles import SWAP
from hypogeum.games.terror_below.verbs.weapons import LoseEgg

MOST_SEATS: Final = 5


class Policy:
    """Answers every decision from what the seat knows. Keeps nothing of a game but what it has measured."""

    def __init__(self) -> None:
        self.outlooks = [Outlook() for _ in range(MOST_SEATS)]
        """One per seat: what one has measured serves again when it is asked the next time."""
        self.plays = Plays()
        self._walk = Walk()

    def act(self, state: State, seat: int) -> Action:
        """The action of the seat at the decision that waits."""
        decision = state.agenda[-1]
        outlook = self.outlooks[seat]
        if isinstance(decision, ActionStep):
            if self._walk.goes_on(state, seat):
                return act_in_step(state, seat, outlook, self._walk)
            return use_gear(state, seat, outlook) or act_in_step(state, seat, outlook, self._walk)
        if isinstance(decision, PlayVehicle):
            return self._begin(state, seat)
        if isinstance(decision, SpecialAbility):
            return use_gear(state, seat, outlook) or use_ability(state, seat, decision, outlook)
        if isinstance(decision, Closer):
            return choose_lure(state, seat, decision, outlook)
        if isinstance(decision, DeliveryBonus):
            return take_bonus(state, seat)
        if isinstance(decision, RubbleTrade):
            return trade_rubble(state, seat)
        if isinstance(decision, Hunt):
            return hunt(state, seat)
        if isinstance(decision, LongShot):
            return shoot_from_outside(state, seat)
        if isinstance(decision, Doom):
            return face_doom(state, seat)
        if isinstance(decision, Reward):
            return claim_reward(state, seat)
        if isinstance(decision, EnterBoard):
            return enter_board(state, seat, outlook)
        return self._choose(state, seat)

    def _begin(self, state: State, seat: int) -> Action:
        """T0b and T1."""
        if state.squads[seat].is_led_with(SWAP_BOUNTY) and not state.flags & BOUNTY_SWAPPED and state.line:
            return Action(SWAP, worst_of_line(state, seat, 0))
        gear = use_gear(state, seat, self.outlooks[seat])
        if gear is not None:
            return gear
        self.plays.look(state, seat, self.outlooks[seat])
        return self.plays.best()

    def _choose(self, state: State, seat: int) -> Action:
        """The rarer decisions."""
        outlook = self.outlooks[seat]
        decision = state.agenda[-1]
        if isinstance(decision, ArrowsOrNot):
            return choose_arrows(state, seat, outlook)
        if isinstance(decision, TinfoilStep):
            return choose_nudge(state, seat, outlook)
        if isinstance(decision, AbilityOrNot):
            return choose_ability(state, seat, outlook)
        if isinstance(decision, KeepCard):
            return keep_card(state, seat)
        if isinstance(decision, Briefcase):
            return empty_briefcase(state, seat, decision)
        if isinstance(decision, SecondThump):
            return thump_again(state, seat, decision, outlook)
        if isinstance(decision, PullOut):
            return pull_out(state, seat)
        if isinstance(decision, JoinHunt):
            return join_hunt(state, seat)
        if isinstance(decision, LoseEgg):
            return lose_egg(state, seat, outlook.prospects)
        if isinstance(decision, LeaveBehind):
            return leave_behind(state, seat)
        assert isinstance(decision, (ChooseLeaders, NewLeader))
        return choose_leader(state, seat)
