"""Conceding, and leaving the table for good (CL-END-7, TBL-AWAY-5)."""

from __future__ import annotations

import pytest

from hypogeum.games.claustrophobia.meta import GAME
from tests.games.claustrophobia.scene import ClaustrophobiaScene, FreshTable
from tests.kit import rule


@rule("CL-END-7", "TBL-AWAY-5", "TBL-AWAY-3")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_gives_up_loses_and_the_other_wins(seat: int) -> None:
    scene = ClaustrophobiaScene()
    scene.do("leave", seat=seat)
    faction = ("infernal", "human")[seat]
    assert scene.state.winners == [1 - seat]
    assert GAME.ranks(scene.state)[seat] == 2
    assert GAME.scores(scene.state)[1 - seat] == 2
    assert scene.story() == [
        f"left TBL-AWAY-3 seat={seat}",
        f"game_won CL-END-7 seat={1 - seat} faction={faction} cause=conceded",
    ]


@rule("CL-END-7", "TBL-AWAY-5")
def test_one_may_give_up_before_the_first_turn_and_without_being_asked() -> None:
    scene = FreshTable("S2")
    assert scene.asked() == ("choose_bearer", [0])
    scene.do("leave", seat=1)
    assert scene.state.winners == [0]
