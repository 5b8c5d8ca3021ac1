"""What every game tells about itself, and "why not?"."""

import pytest

import hypogeum
from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import SPECTATOR, WrongSeats
from hypogeum.games import UnknownGame
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.lantern.meta import GAME as LANTERN
from tests.lantern.scene import Cave


def test_a_game_is_found_by_its_name() -> None:
    assert hypogeum.game("heldentaufe") is GAME
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there is claustrophobia, heldentaufe"):
        hypogeum.game("chess")


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_a_game_has_limits_of_seats(seats: int) -> None:
    with pytest.raises(WrongSeats, match=f"heldentaufe is for 2 to 5 seats, not {seats}"):
        GAME.new(seats=seats, chance=FastChance(1))


def test_without_sides_each_seat_is_a_side() -> None:
    state = GAME.new(seats=3, chance=FastChance(1))
    assert not GAME.has_sides
    assert GAME.sides(state) == [0, 1, 2]
    assert [GAME.teammates(state, seat) for seat in (SPECTATOR, 0, 2)] == [[], [], []]


def test_seats_with_the_same_number_are_teammates() -> None:
    state = LANTERN.new({"pair": True}, seats=3, chance=FastChance(1))
    assert [LANTERN.side_of(state, seat) for seat in (SPECTATOR, 0, 1, 2)] == [[], [0, 1], [0, 1], [2]]
    assert [LANTERN.teammates(state, seat) for seat in (SPECTATOR, 0, 1, 2)] == [[], [1], [0], []]


def test_why_not_lists_what_is_refused_with_a_thing_and_why() -> None:
    table = HeldentaufeScene("mathian", "corlof")
    table.tile("1,0", "meadow")
    table.tile("2,0", "meadow")
    assert GAME.why_not(table.state, 0, "tile:2,0") == []  # a walk leads there
    table.spend(3)
    refused = {one.action: (one.rule, one.args) for one in GAME.why_not(table.state, 0, "tile:2,0")}
    assert refused == {"move 2,0": ("HT-MOV-1", {"here": "0,0"})}
    assert "move 1,0" not in [one.action for one in GAME.why_not(table.state, 0, "tile:1,0")]  # that is allowed
    (attack,) = GAME.why_not(table.state, 0, "monster:ulumu")
    assert (attack.action, attack.rule) == ("attack ulumu", "HT-ATT-3")


def test_why_not_answers_for_each_thing_of_an_action() -> None:
    cave = Cave((1, 2), (1, 2), cells=(4, 0))
    for thing in ("card:3", "cell:7"):
        assert [(one.action, one.rule) for one in LANTERN.why_not(cave.state, 0, thing)][:1] == [("play 3", "LN-TRN-2")]
    assert [one.action for one in LANTERN.why_not(cave.state, 0, "deck")] == ["look 3"]


def test_why_not_has_nothing_against_what_is_offered() -> None:
    cave = Cave((1, 2), (1, 2), cells=(4, 0))
    assert {"play 1", "play 2"} <= set(cave.texts())
    for thing in ("card:1", "card:2", "cell:5", "cell:6"):
        assert LANTERN.why_not(cave.state, 0, thing) == []


def test_why_not_begins_with_what_is_about_the_thing_first() -> None:
    cave = Cave((1, 1), (1, 2))
    answers = LANTERN.why_not(cave.state, 0, "card:3")
    assert [one.action for one in answers] == ["play 3", "look 3"]


def test_why_not_answers_only_who_is_asked_and_only_during_the_game() -> None:
    table = HeldentaufeScene("mathian", "corlof")
    assert GAME.why_not(table.state, 1, "monster:ulumu") == []
    table.do("leave", seat=1)
    assert GAME.why_not(table.state, 0, "monster:ulumu") == []
