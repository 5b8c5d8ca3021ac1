"""The browser client: built files, and the one page for every other address."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

BUILT = Path(__file__).parents[1] / "static"
PAGE = "index.html"

FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
ASK_FIRST = "no-cache"

SAFETY = {
    "content-security-policy": "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "referrer-policy": "same-origin",
}
"""Pages run our own scripts only, and links to other sites do not tell them an invitation."""

NOT_BUILT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hypogeum</title>
<body style="font-family: sans-serif; max-width: 40em; margin: 3em auto; padding: 0 1em">
<h1>Hypogeum</h1>
<section lang="en">
<p>The server runs, but the pages of the game have not been built yet.</p>
<p>In the folder of the program, run <code>python3 dev.py build</code> and load this page again.</p>
</section>
<section lang="fr">
<p>Le serveur fonctionne, mais les pages du jeu n’ont pas encore été construites.</p>
<p>Dans le dossier du programme, lancez <code>python3 dev.py build</code>, puis rechargez cette page.</p>
</section>
</body>
</html>
"""


class Client:
    """ASGI application for everything that is not the API."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})
            return
        response = self._answer(Request(scope))
        await response(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        if request.method not in ("GET", "HEAD"):
            return Response("Method Not Allowed", 405, {"allow": "GET, HEAD"})
        path = request.url.path.lstrip("/")
        if not _is_of_the_page(path):
            return Response("Not Found", 404)
        file, status = self._look_up(path)
        if status is not None and Path(file).is_file() and path != PAGE:
            kept = FOREVER if path.startswith("assets/") else ASK_FIRST
            return FileResponse(file, headers={**SAFETY, "cache-control": kept}, stat_result=status)
        if path.startswith("assets/"):
            return Response("Not Found", 404)
        page = self._folder / PAGE
        if not page.is_file():
            return HTMLResponse(NOT_BUILT, 503, {"cache-control": ASK_FIRST})
        return FileResponse(page, headers={**SAFETY, "cache-control": ASK_FIRST})

    def _look_up(self, path: str) -> tuple[str, os.stat_result | None]:
        """A built file; what no file can be called is none."""
        try:
            return self._files.lookup_path(path) if path and "\0" not in path else ("", None)
        except OSError:  # a name that is too long
            return "", None


def _is_of_the_page(path: str) -> bool:
    """Whether a page may ask for it: not what the build keeps for itself, nor maps to our sources."""
    return not path.endswith(".map") and not any(part.startswith(".") for part in path.split("/"))
