"""One address with one method, declared where it is answered: the route and the description of the API come from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hypogeum.server.edge.answers import json_answer
from hypogeum.server.edge.kept import Written
from hypogeum.server.edge.requests import read_body

Self = TypeVar("Self")
Body = TypeVar("Body")
Endpoint = Callable[[Request], Awaitable[Response]]


class Operation(Struct, kw_only=True, frozen=True):
    """What answers an address, and what everybody who asks may know of it."""

    method: str
    path: str
    """Below /api."""
    function: Callable[..., Awaitable[object]]
    """A method that is given the request, and the body where there is one."""
    summary: str
    status: int
    query: tuple[tuple[str, str], ...]
    """Whole numbers in the address: name and meaning."""
    problems: tuple[int, ...]

    @property
    def id(self) -> str:
        return self.function.__name__

    @property
    def answer(self) -> Any:
        """The type of the answer."""
        found = get_type_hints(self.function)["return"]
        return get_args(found)[0] if get_origin(found) is Written else found

    @property
    def body(self) -> Any:
        """The type of the body; None without one."""
        return get_type_hints(self.function).get("body")

    def endpoint(self, part: object) -> Endpoint:
        """What answers for a part of the API."""
        body = self.body
        decoder = None if body is None else msgspec.json.Decoder(body)

        async def serve(request: Request) -> Response:
            bodies = [] if decoder is None else [await read_body(request, decoder)]
            answer = await self.function(part, request, *bodies)
            if isinstance(answer, Written):
                return json_answer(msgspec.Raw(answer.text), self.status)
            return answer if isinstance(answer, Response) else json_answer(answer, self.status)

        return serve


def get(
    path: str, summary: str, *, query: tuple[tuple[str, str], ...] = (), problems: tuple[int, ...] = ()
) -> Callable[[Callable[[Self, Request], Awaitable[object]]], Operation]:
    """Declares a method that answers a GET; its answer is what it gives back."""

    def declare(function: Callable[[Self, Request], Awaitable[object]]) -> Operation:
        return Operation(
            method="GET", path=path, function=function, summary=summary, status=200, query=query, problems=problems
        )

    return declare


def post(
    path: str, summary: str, *, status: int = 200, problems: tuple[int, ...] = ()
) -> Callable[[Callable[[Self, Request, Body], Awaitable[object]]], Operation]:
    """Declares a method that answers a POST with a JSON body, which is read as the type of its last parameter."""

    def declare(function: Callable[[Self, Request, Body], Awaitable[object]]) -> Operation:
        return Operation(
            method="POST", path=path, function=function, summary=summary, status=status, query=(), problems=problems
        )

    return declare


def operations_of(part: type) -> list[Operation]:
    """What a part of the API answers, in the order of its source."""
    return [item for item in vars(part).values() if isinstance(item, Operation)]


def routes_to(parts: Sequence[object]) -> list[Route]:
    """One route for each address, with all its methods."""
    addresses: dict[str, dict[str, Endpoint]] = {}
    for part in parts:
        for operation in operations_of(type(part)):
            addresses.setdefault(operation.path, {})[operation.method] = operation.endpoint(part)
    return [Route(path, _by_method(endpoints), methods=list(endpoints)) for path, endpoints in addresses.items()]


def _by_method(endpoints: dict[str, Endpoint]) -> Endpoint:
    async def serve(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await endpoints[method](request)

    return serve
