"""Cases between two rules of Sub Terra II, found by reading rulebook and code side by side."""

from __future__ import annotations

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
