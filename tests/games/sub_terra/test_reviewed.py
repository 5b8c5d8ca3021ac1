"""Cases between two rules of Sub Terra II, found by reading rulebook and code side by side."""

from __future__ import annotations

from hypogeum.games.sub_terra.preview import preview
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def seconds(table: SubTerraScene) -> int:
    clock = table.state.decision.clock(table.state)
    return 0 if clock is None else clock.seconds


@rule("ST2-ONL-1", "ST2-TURN-4")
def test_the_shot_of_the_turret_does_not_use_up_the_time_of_the_turn() -> None:
    table = SubTerraScene("inventor", "guide", "rogue", turn_seconds=90, choice_seconds=20)
    table.stand("3,0", "turret")
    table.guardian("4,0")
    table.begin_turn("inventor")
    assert (table.asked()[0], seconds(table)) == ("turret_shot", 20)
    table.do("hold")
    assert (table.asked()[0], seconds(table)) == ("actions", 90)


def odds(table: SubTerraScene, text: str) -> list[str]:
    """What may happen with an offered action, as its preview says."""
    found = preview(table.state, table.state.decision.seat(table.state), table.game.action(text))
    assert found is not None
    return [one.what for one in found.odds]


@rule("ST2-HP-10", "ST2-EXP-VET-2", "ST2-GRD-16")
def test_a_preview_knows_whom_nothing_can_hurt() -> None:
    table = SubTerraScene("veteran", "guide", "inventor")
    table.lay("B-SPK-1", "3,1")
    table.guardian("3,0")
    assert odds(table, "move 4,0") == ["leaving"]
    assert odds(table, "move 3,1") == ["leaving", "spikes"]
    table.do("brace")
    assert odds(table, "move 4,0") == odds(table, "move 3,1") == []
    table.stand("3,1", "guide")
    assert odds(table, "move 3,1") == ["spikes"], "they would strike the Guide"


@rule("ST2-HP-10", "ST2-FAC-FRT-1", "ST2-DAU-SNK-2")
def test_a_preview_knows_the_fortification_of_the_tile_that_is_entered() -> None:
    table = SubTerraScene("veteran", "guide", "inventor", temple_mode="dauntless")
    table.lay("A-SNK-1", "3,1")
    table.markers("3,1", 2)
    assert odds(table, "move 3,1") == ["snakes"]
    table.fort("3,1")
    assert odds(table, "move 3,1") == []
    table.do("move 3,1")
    assert (table.hearts("veteran"), table.markers_on("3,1")) == (7, 0)
