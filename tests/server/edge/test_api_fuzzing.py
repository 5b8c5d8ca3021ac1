"""The API keeps its word: random requests, sound and unsound, against its own OpenAPI description."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from schemathesis import Case
from schemathesis.checks import positive_data_acceptance

from hypogeum.server.edge.api import description
from hypogeum.server.storage.rows import StoredTable
from tests.fuzzing import patient, tries
from tests.server.house import BEGUN, Message, Person, Server, serving

pytestmark = patient
schema = schemathesis.openapi.from_dict(description())


class Place:
    """A server with a table at which two people play, and one that is closed to others and over."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.host, self.friend, self.stranger = server.person(), server.person(), server.person()
        self.stranger.get("/games")
        self.open = self.host.make("me", "friend", "friend", **BEGUN)
        self.friend.join(self.open, 1)
        self.ended = self.host.make("me", "friend", spectators=False, **BEGUN)
        self.host.command(self.ended, "give_up", seat=0)

    @property
    def stored(self) -> list[StoredTable]:
        """But for where they stood last, which is stored whenever one is dropped from memory."""
        stored = [self.server.stored(table) for table in (self.open, self.ended)]
        for table in stored:
            table.position = None
        return stored

    def ask(self, case: Case[Any], who: Person, table: Message | None = None) -> None:
        """Ask as somebody, about a table that is there or about any.

        Some options do not go together (a first player whose seat the table does not have); no schema can say so.
        """
        if table is not None:
            case.path_parameters["table"] = table["id"]
        semantic = [positive_data_acceptance] if case.operation.label == "POST /api/tables" else []
        headers = {"cookie": f"hypogeum={who.secret}"}
        case.call_and_validate(base_url=f"http://{who.place}", headers=headers, excluded_checks=semantic)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with serving(tmp_path_factory.mktemp("fuzzed")) as running:
        yield Place(running)


@schema.parametrize()
@tries(8)
def test_every_answer_is_as_described(case: Case[Any], place: Place) -> None:
    place.ask(case, place.stranger)


@schema.include(path_regex=r"\{table\}").parametrize()
@tries(6)
def test_a_stranger_changes_nothing_and_everybody_is_answered_as_described(case: Case[Any], place: Place) -> None:
    before = place.stored
    for table in (place.open, place.ended):
        place.ask(case, place.stranger, table)
    assert place.stored == before
    place.ask(case, place.friend, place.open)
    place.ask(case, place.host, place.ended)
