"""The API keeps its word: random requests against its own OpenAPI description."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import positive_data_acceptance

from hypogeum.server.openapi import describe
from tests.server.house import Server, serving

schema = schemathesis.openapi.from_dict(describe())


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("fuzzed")) as running:
        yield running


@schema.parametrize()
@settings(
    max_examples=25,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described(case: Case[Any], place: Server) -> None:
    """Some options do not go together (a first player whose seat the table does not have); no schema can say so."""
    semantic = [positive_data_acceptance] if case.operation.label == "POST /api/tables" else []
    case.call_and_validate(base_url=f"http://{place.place}", excluded_checks=semantic)
