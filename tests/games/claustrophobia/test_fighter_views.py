"""What a view says of the activated fighter and of the tokens on a sheet."""

from __future__ import annotations

import pytest

from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.view_types import View
from tests.games.claustrophobia.fighting import ARENA, HALL, act, arena
from tests.games.claustrophobia.preparing import laid
from tests.games.claustrophobia.scene import HUMAN, INFERNAL, ClaustrophobiaScene
from tests.kit import rule


def view(scene: ClaustrophobiaScene, seat: int = HUMAN) -> View:
    seen = GAME.view(scene.state, seat)
    assert isinstance(seen, View)
    return seen


def tokens(scene: ClaustrophobiaScene, name: str, seat: int = HUMAN) -> list[str]:
    return next(sheet.tokens for sheet in view(scene, seat).sheets if sheet.id == name)


# MV left


@rule("CL-MOV-1", "CL-MOV-11")
def test_what_is_left_of_the_movement_is_shown() -> None:
    scene = arena("H05", tile=46)
    scene.line("H05", 5)
    assert view(scene).left == 0  # nobody is activated
    act(scene, "H05", f"step {HALL}")
    assert view(scene).left == 2


@rule("CL-TEF-6", "CL-TEF-7")
def test_nothing_is_left_where_water_has_ended_the_move() -> None:
    scene = arena(tile=16)
    scene.stand(HALL, "H05")
    scene.line("H05", 5)
    act(scene, "H05", f"step {ARENA}")
    assert view(scene).left == 0


@rule("CL-HAC-4", "CL-HAC-7")
def test_nothing_is_left_after_an_action_that_followed_steps() -> None:
    scene = arena("troglodyte1", tile=46)
    scene.stand(HALL, "H05")
    scene.line("H05", 5)
    scene.roll(1)
    act(scene, "H05", f"step {ARENA}")
    assert view(scene).left == 2
    scene.do("fight troglodyte1")
    assert view(scene).left == 0


@rule("CL-HAC-3")
def test_all_is_left_after_an_action_that_came_first() -> None:
    scene = arena("H05", "troglodyte1", tile=46)
    scene.line("H05", 5)
    scene.roll(1)
    act(scene, "H05", "fight troglodyte1")
    assert view(scene).left == 3


# Tokens of instinct cards


@rule("CL-INS-6", "CL-INS-9", "CL-TOK-1")
@pytest.mark.parametrize(("card", "token"), [("I14", "flight"), ("I03", "exaltation"), ("I01", "wrath")])
def test_the_token_of_a_card_lies_on_the_sheet_of_its_fighter(card: str, token: str) -> None:
    scene = ClaustrophobiaScene()
    scene.hand(card)
    laid(scene, 2, 4, 4, 4).do(f"give {card} H03")
    assert tokens(scene, "H03", INFERNAL) == []  # not before the assignment is confirmed (CL-HPR-12)
    scene.do("confirm")
    for seat in (HUMAN, INFERNAL):
        assert tokens(scene, "H03", seat) == [token]
        assert tokens(scene, "H05", seat) == []


@rule("CL-INS-1")
def test_a_card_used_for_its_value_leaves_no_token() -> None:
    scene = ClaustrophobiaScene()
    scene.lay_card("H03", "I14", use="value")
    assert tokens(scene, "H03") == []
