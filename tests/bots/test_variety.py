"""What careful bots do over several games: nothing they could do is forgotten, and no two games are alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from hypogeum.bots import make_bot, opening_actions
from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import Game
from hypogeum.games.heldentaufe.meta import GAME as HELDENTAUFE
from hypogeum.games.terror_below.meta import GAME as TERROR_BELOW
from tests.kit import rule


def actions_of(game: Game, seats: int, seed: int, options: Mapping[str, object]) -> list[tuple[int, int, str]]:
    """One game of careful bots: by action its turn, its seat and its text."""
    state = game.new(options, seats=seats, chance=FastChance(seed))
    bots = [make_bot("careful", game, 10 * seed + seat) for seat in range(seats)]
    for seat in range(seats):
        for action in opening_actions(game):
            state.apply(action, seat)
    done: list[tuple[int, int, str]] = []
    while not state.over:
        seat = state.decision.seat(state)
        action = bots[seat].choose(game.resample(state, seat, FastChance(len(done))), seat)
        done.append((state.turns, seat, str(action)))
        state.apply(action, seat)
    return done


@rule("HT-BOT-2", "HT-BOT-5", "HT-SET-13")
def test_heroes_brew_every_potion_come_in_many_line_ups_and_do_not_refuse_card_after_card() -> None:
    texts: Counter[str] = Counter()
    refusals: Counter[tuple[int, int, int]] = Counter()
    line_ups: set[tuple[str, ...]] = set()
    for seed in range(12):
        game = actions_of(HELDENTAUFE, 3, seed, {})
        line_ups.add(tuple(text for _, _, text in game[:3]))
        for turn, seat, text in game:
            texts[text] += 1
            refusals[seed, turn, seat] += text.startswith("refuse ")
    for potion in ("healing", "berserk", "teleport"):
        assert texts[f"brew {potion}"]
    assert texts["drink TR"]
    assert max(refusals.values()) == 3
    assert len(line_ups) >= 3


@rule("TB-WPN-4")
def test_squads_use_every_common_verb() -> None:
    verbs: set[str] = set()
    for seed in range(5):
        verbs |= {text.split()[0] for _, _, text in actions_of(TERROR_BELOW, 3, seed, {"board": "canyon"})}
    rare = {"leave_member", "join", "thump", "pull", "hide", "lose", "keep", "treat", "save", "nudge", "ability"}
    rare |= {"arrows", "swap", "discard"}  # of one card or Character each
    rare |= {"away", "back", "leave", "set"}  # for people
    assert TERROR_BELOW.verbs.keys() - verbs <= rare
    assert "shoot_hat" in verbs
