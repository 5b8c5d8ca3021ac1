"""What holds at every decision of random play, over all seats, both boards, every scenario and every option."""

from hypogeum.games.terror_below.board import SIDE_IDS
from hypogeum.games.terror_below.meta import GAME
from hypogeum.games.terror_below.options import SCENARIO_IDS
from tests.games.play import THOROUGH, decisions, option_sets
from tests.kit import rule


def options_of(number: int) -> dict[str, object]:
    """Every value of every option in turn; every scenario and both boards at every number of seats."""
    sets = option_sets(GAME)
    chosen = {**sets[number % len(sets)], "board": SIDE_IDS[number // 5 % 2], "scenario": SCENARIO_IDS[number // 5 % 3]}
    return chosen if number % 5 else {**chosen, "first_player": "random"}


@rule("TB-OVR-1", "TB-COMP-7", "TB-ADV-6", "TB-DIFF-3")
def test_every_invariant_holds_on_both_boards_and_in_every_scenario() -> None:
    kinds = set()
    finished = 0
    for number in range(len(option_sets(GAME)) * THOROUGH):
        options = options_of(number)
        state = None
        for state in decisions(GAME, number, 90, options):
            GAME.check(state)
        assert state is not None
        GAME.check(state)
        kinds.add((state.seats, options["board"], options["scenario"] if state.seats == 1 else ""))
        finished += state.over
    assert len(kinds) == 2 * (3 + 4)
    assert finished > 5
