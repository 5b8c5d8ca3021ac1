"""Under which names the server answers.

A page of another site may let its own name lead to this machine, and a browser then takes our answers for that site's.
Such a name is a public one: addresses and names that no public one can be are always ours, others as the host says.
"""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from hypogeum.server.edge.answers import problem_answer
from hypogeum.server.protocol.problems import WRONG_HOST

ANY = "*"
AT_HOME = (".localhost", ".local", ".internal", ".home.arpa", ".test")
"""Endings that nobody can buy a name under."""

ELSEWHERE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Hypogeum</title>
<body style="font-family: sans-serif; max-width: 40em; margin: 3em auto; padding: 0 1em">
<h1>Hypogeum</h1>
<section lang="en">
<p>This server does not answer under the name of this address.</p>
<p>Whoever runs it can start it with <code>--allowed-host</code> and this name.</p>
</section>
<section lang="fr">
<p>Ce serveur ne répond pas sous le nom de cette adresse.</p>
<p>La personne qui le fait tourner peut le lancer avec <code>--allowed-host</code> suivi de ce nom.</p>
</section>
</body>
</html>
"""


class AllowedHosts:
    """ASGI middleware: refuses what is asked under a name that is not ours."""

    def __init__(self, app: ASGIApp, names: Sequence[str]) -> None:
        self.app = app
        self._names = [name.lower().rstrip(".") for name in names]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")
        if not host or self.allows(host):  # only old programs say none, and never a browser
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        else:
            await _refusal(scope["path"], host)(scope, receive, send)

    def allows(self, host: str) -> bool:
        """Whether a Host header names this server."""
        name = _without_port(host).lower().rstrip(".")
        return _is_address(name) or _is_at_home(name) or any(_fits(name, known) for known in self._names)


def _refusal(path: str, host: str) -> Response:
    if path.startswith("/api/"):
        return problem_answer(WRONG_HOST(host=host[:100]))
    return HTMLResponse(ELSEWHERE, 421)


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def _is_at_home(name: str) -> bool:
    return "." not in name or name.endswith(AT_HOME)


def _fits(name: str, known: str) -> bool:
    """`*.example.org` stands for every name below it, `*` for every name."""
    return known in (ANY, name) or (known.startswith("*.") and name.endswith(known[1:]))
