"""The games that can be played, and what is told of them before anybody plays."""

from __future__ import annotations

from functools import cache

from hypogeum.bots import LEVELS, UnknownBot, make_bot
from hypogeum.engine.game import Game
from hypogeum.games import UnknownGame, find_game
from hypogeum.server.lobby.documents import Documents
from hypogeum.server.protocol.bodies import GameInfo
from hypogeum.server.protocol.problems import GAME_NOT_FOUND


def game_named(name: str) -> Game:
    """The game; raises Declined."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise GAME_NOT_FOUND(game=name) from error


@cache
def bot_levels(game: Game) -> list[str]:
    """The bots the game has, from the weakest to the strongest."""
    return [level for level in LEVELS if _has_bot(game, level)]


def _has_bot(game: Game, level: str) -> bool:
    try:
        make_bot(level, game, 0)
    except UnknownBot:
        return False
    return True


def game_info(game: Game, documents: Documents) -> GameInfo:
    """What is told of a game, with the documents that are offered for its options."""
    return GameInfo(
        id=game.id,
        name=game.name,
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        fewest_minutes=game.fewest_minutes,
        most_minutes=game.most_minutes,
        options=list(game.options),
        documents=documents.offered(game),
        settings=list(game.settings),
        bots=bot_levels(game),
        has_sides=game.has_sides,
        seat_arguments=list(game.seat_arguments),
        word_families=list(game.word_families),
    )
