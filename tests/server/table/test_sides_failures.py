"""Rules that fail at sides or at a team-mate's offers take nothing else away."""

from __future__ import annotations

import pytest

from tests.lantern.meta import GAME
from tests.lantern.turn import Look
from tests.server.house import Server
from tests.server.table.test_sides import mates, pair


def fail(*_: object) -> list[int]:
    raise RuntimeError("a mistake")


def test_where_the_rules_fail_at_sides_nobody_has_teammates(
    server: Server, mistakes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = pair(server)
    monkeypatch.setattr(GAME, "_sides", fail)
    live = server.live(table.info)
    assert live is not None
    live.engine.state = live.engine.state.copy()  # a state is asked for its sides once
    assert table.ada.wrong("point", seat=0, thing="cell:5")["code"] == "no_teammates"
    table.cleo.command("say", text="hello")
    assert table.cleo.state["sides"] == [0, 1, 2]
    assert table.ben.do(table.ben.actions()[0])["version"] == 1
    assert mistakes


def test_where_they_fail_at_a_proposal_it_goes(
    server: Server, mistakes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = pair(server)
    assert len(mates(table.ada)) == 1
    action = table.ben.actions()[0]
    table.ada.command("propose", version=0, seat=0, to=1, actions=[action])
    monkeypatch.setattr(Look, "targets", fail)
    table.cleo.command("say", text="hello")
    live = server.live(table.info)
    assert live is not None
    assert live.sides.kept[1] == ()
    assert mistakes
