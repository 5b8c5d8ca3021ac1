"""What can be played, over HTTP."""

from __future__ import annotations

from starlette.requests import Request

from hypogeum.engine.rulebooks import LANGUAGES, Rulebook
from hypogeum.games import GAMES
from hypogeum.server.edge.operations import get
from hypogeum.server.lobby.documents import Documents
from hypogeum.server.lobby.games import game_info, game_named
from hypogeum.server.protocol.bodies import GameInfo
from hypogeum.server.protocol.problems import LANGUAGE_NOT_FOUND


class Games:
    """Everything under /api/games."""

    def __init__(self, documents: Documents) -> None:
        self._documents = documents

    @get("/games", "What can be played")
    async def games(self, request: Request) -> list[GameInfo]:
        return [game_info(game_named(name), self._documents) for name in GAMES]

    @get("/games/{game}/rulebook/{language}", "The rules of a game in our own words", problems=(404,))
    async def rulebook(self, request: Request) -> Rulebook:
        game = game_named(request.path_params["game"])
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise LANGUAGE_NOT_FOUND(language=language)
        return game.rulebook(language)
