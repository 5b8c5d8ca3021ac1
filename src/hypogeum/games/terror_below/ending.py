"""Victory points and the end of the game (sections 10 and 14.5 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.engine.ranking import ranks_of
from hypogeum.games.terror_below.components import LAST_ATTACK
from hypogeum.games.terror_below.options import EMERGENCY, NO_SCENARIO
from hypogeum.games.terror_below.state import State

QUEENS_SCORE = 3
LEFT_BEHIND_SCORE = 3
HAT_SCORE = 1


def gain_vp(state: State, seat: int, vp: int, rule: str) -> None:
    """VP tokens; the check follows every single gain (TB-END-1)."""
    squad = state.squads[seat]
    squad.vp += vp
    if state.tells:
        state.tell("vp_gained", rule, seat=seat, vp=vp, total=squad.points())
    check_victory(state, seat)


def check_victory(state: State, seat: int) -> None:
    """TB-END-1, TB-END-6; in solo only the scenario Emergency counts points (TB-SCEN-1, TB-SCEN-10)."""
    if state.options.scenario not in (NO_SCENARIO, EMERGENCY):
        return
    points = state.squads[seat].points()
    if points < state.options.target:
        return
    if state.options.is_solo:
        win_solo(state, "TB-SCEN-1")
        return
    if state.tells:
        state.tell("won", "TB-END-1", seat=seat, vp=points)
    state.finish([seat])


def end_after_last_turns(state: State) -> None:
    """Most VP wins; tied: most scored Bounties, then shared (TB-END-3, TB-END-5)."""
    left = [seat for seat in range(state.seats) if not state.is_out(seat)]
    best = max(_standing(state, seat) for seat in left)
    winners = [seat for seat in left if _standing(state, seat) == best]
    if state.tells:
        state.tell("last_turns_over", "TB-END-3", winners=winners, vp=best[0], bounties=best[1])
    state.finish(winners)


def _standing(state: State, seat: int) -> tuple[int, int]:
    squad = state.squads[seat]
    return squad.points(), squad.scored.bit_count()


def end_without_winner(state: State) -> None:
    """Nobody is alive (TB-END-10)."""
    if state.tells:
        state.tell("nobody_left", "TB-END-10")
    state.finish([])


# Solo


def win_solo(state: State, rule: str) -> None:
    """The objective is reached, also in the middle of a turn or an attack (TB-SOLO-22)."""
    state.finish([0])
    if state.tells:
        state.tell("solo_won", rule, seat=0, score=solo_score(state))


def lose_solo(state: State, rule: str) -> None:
    state.finish([])
    if state.tells:
        state.tell("solo_lost", rule, seat=0)


def solo_score(state: State) -> int:
    """The table of section 14.5; 0 unless the game is won (TB-SCORE-1, TB-SCORE-2)."""
    if not state.winners:
        return 0
    squad = state.squads[0]
    score = squad.points() + LAST_ATTACK - state.attacks
    score += LEFT_BEHIND_SCORE * squad.left_behind.bit_count()
    if state.options.has_queens:
        score += QUEENS_SCORE
    if squad.hat != NONE:
        score += HAT_SCORE
    return score


def ranks(state: State) -> list[int]:
    """The final table: winners first, then who is alive, by VP and Bounties; equal seats share a rank."""
    if state.options.is_solo:
        return [1 if state.winners else 2]
    return ranks_of(state, [_standing(state, seat) for seat in range(state.seats)])


def scores(state: State) -> list[int]:
    """The VP of each Squad (TB-END-2); in solo the score, which only a won game has (TB-SCORE-1)."""
    if state.options.is_solo:
        return [solo_score(state)]
    return [squad.points() for squad in state.squads]
