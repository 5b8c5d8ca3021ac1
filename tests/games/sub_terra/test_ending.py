"""How a game ends, ranks and results (section 14)."""

from __future__ import annotations

import pytest

from hypogeum.games.sub_terra.view import view
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule

TEAM = ("guide", "foreman", "veteran", "sapper", "priest")


def saved(*team: str) -> SubTerraScene:
    """The Artifact is outside; the Sanctum lies behind (3,1)."""
    table = SubTerraScene(*(team or TEAM))
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.set_keys(3)
    table.curse()
    table.state.artifact_out = True
    return table


def erupted(*team: str) -> SubTerraScene:
    """The Sanctum behind (3,1) is lava, (3,1) is not; the Artifact is carried on the crossing by the first."""
    table = SubTerraScene(*(team or TEAM))
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.hold(team[0] if team else TEAM[0], "artifact")
    table.set_volcano("erupted")
    table.flip("3,2", "3,3")
    return table


def scores(table: SubTerraScene) -> list[int]:
    return list(table.game.scores(table.state))


# When it ends


@rule("ST2-END-1", "ST2-END-2", "ST2-END-3")
def test_it_is_lost_when_everybody_inside_is_down() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.guardian("3,0")
    table.down("foreman")
    table.let_out("veteran")
    table.set_hearts(1, "guide")
    table.peril("guide", "activate")
    assert table.story()[-2:] == [
        "fell ST2-HP-1 seat=0 explorer=guide",
        "all_down ST2-END-1 won=False result=lost round=1",
    ]
    assert (table.result(), table.state.winners, scores(table)) == ("lost", [], [0, 0, 0])


@rule("ST2-END-2")
def test_it_goes_on_while_one_explorer_inside_is_active() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.guardian("3,0")
    table.stand("4,0", "foreman")
    table.bury("veteran")
    table.set_hearts(1, "guide")
    table.peril("guide", "activate")
    assert table.hearts("guide") == 0
    assert table.asked() == ("actions", [1])


@rule("ST2-END-1", "ST2-END-3")
def test_it_is_lost_when_the_last_living_explorer_leaves_without_the_artifact() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.bury("foreman")
    table.let_out("veteran")
    table.do("move 3,-1")
    assert table.story()[1:] == [
        "escaped ST2-MOVE-11 seat=0 explorer=guide item=nothing",
        "nobody_inside ST2-END-1 won=False result=lost round=1",
    ]
    assert table.result() == "lost"


@rule("ST2-END-3", "ST2-END-4", "ST2-END-15", "ST2-END-13")
def test_the_team_plays_on_after_the_artifact_is_out_and_wins_at_the_end() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.hold("guide", "artifact")
    table.next_peril("trap", "trap", "trap", "trap")
    table.do("move 3,-1")
    assert table.story()[1] == "escaped ST2-MOVE-11 seat=0 explorer=guide item=artifact"
    assert not table.state.over
    assert table.asked() == ("actions", [1])
    table.do("move 3,-1")
    table.do("move 3,-1")
    assert table.story()[-1] == "nobody_inside ST2-END-1 won=True result=legendary round=1"
    assert table.state.winners == [0, 1, 2]
    assert scores(table) == [4, 4, 4]


@rule("ST2-END-4", "ST2-END-5", "ST2-END-13")
@pytest.mark.parametrize(
    ("dead", "rank", "score"),
    [(0, "legendary", 4), (1, "gold", 3), (2, "silver", 2), (3, "bronze", 1), (4, "bronze", 1)],
)
def test_the_rank_depends_on_the_dead(dead: int, rank: str, score: int) -> None:
    table = saved()
    table.let_out(*TEAM[1 : 5 - dead])
    table.bury(*TEAM[5 - dead :])
    table.do("move 3,-1")
    assert table.line("nobody_inside") == f"nobody_inside ST2-END-1 won=True result={rank} round=1"
    assert (table.result(), scores(table)) == (rank, [score] * 5)
    assert table.state.winners == [0, 1, 2, 3, 4]


@rule("ST2-END-6", "ST2-END-4", "ST2-END-1")
def test_whoever_is_down_inside_at_the_end_counts_as_dead() -> None:
    table = saved("guide", "foreman", "veteran", "sapper")
    table.let_out("guide")
    table.bury("foreman")
    table.down("veteran")
    table.guardian("3,0")
    table.set_hearts(1, "sapper")
    table.peril("guide", "activate", "activate")
    assert table.story()[-1] == "all_down ST2-END-1 won=True result=bronze round=1"

    table = saved("guide", "foreman", "veteran", "sapper")
    table.let_out("foreman", "veteran")
    table.down("sapper")
    table.do("move 3,-1")
    assert table.story()[-1] == "all_down ST2-END-1 won=True result=gold round=1"


@rule("ST2-END-7")
@pytest.mark.parametrize("is_carried", [True, False])
def test_it_is_lost_at_once_when_lava_takes_the_artifact(is_carried: bool) -> None:
    table = erupted()
    table.stand("3,1", "guide")
    if not is_carried:
        table.hold("guide", "nothing")
        table.artifact_on("3,1")
        table.stand("3,0", "guide")
    table.peril("foreman", "lava", "lava")
    assert table.story()[-1] == "artifact_burnt ST2-END-7 won=False result=lost round=1"
    assert table.is_dead("guide") == is_carried
    assert not table.is_dead("foreman")
    assert len(table.told("lava_flowed")) == 1


@rule("ST2-END-8", "ST2-END-6", "ST2-END-11")
def test_when_the_entrance_flips_everybody_inside_counts_as_dead() -> None:
    table = saved("guide", "foreman", "veteran", "sapper")
    table.set_volcano("erupted")
    table.flip("3,2", "3,3", "3,1")
    table.let_out("guide")
    table.peril("guide", "lava", "lava")
    assert table.story()[-1] == "entrance_lost ST2-END-8 won=True result=bronze round=1"
    assert len(table.told("lava_flowed")) == 1


@rule("ST2-END-8")
def test_somebody_behind_the_lava_is_not_alive_any_more() -> None:
    table = saved("guide", "foreman", "veteran")
    table.lay("B-BRI-1", "2,1")
    table.lay("B-KEY-1", "2,2", 2)
    table.set_volcano("erupted")
    table.flip("3,2", "3,3", "3,1")
    table.let_out("guide")
    table.stand("2,2", "veteran")
    table.peril("guide", "lava", "lava")
    assert table.story()[-1] == "entrance_lost ST2-END-8 won=True result=silver round=1"
    assert not table.is_dead("veteran")


@rule("ST2-END-9", "ST2-END-11", "ST2-PERIL-13")
def test_the_end_is_checked_after_the_whole_symbol() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "guide", "foreman", "veteran")
    table.set_hearts(1, "guide", "foreman", "veteran")
    table.set_volcano("ready")
    table.peril("guide", "lava")
    assert [event.kind for event in table.events if event.kind in ("fell", "volcano_erupted")] == [
        *["fell"] * 3,
        "volcano_erupted",
    ]
    assert table.story()[-1] == "erupted_early ST2-VOLC-5 won=False result=lost round=1"


@rule("ST2-END-9")
def test_nothing_more_is_resolved_after_the_end() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.curse()
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "guide", "foreman", "veteran")
    table.set_hearts(1, "guide", "foreman", "veteran")
    table.peril("guide", "lava", "wake")
    table.do("first 1")
    assert table.told("peril_resolved")[-1].args["face"] == "lava"
    assert table.state.over
    assert table.state.agenda == []


@rule("ST2-END-9", "ST2-TILE-6")
def test_spikes_that_leave_nobody_standing_end_the_game_before_the_peril_die() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.lay("B-SPK-1", "3,1")
    table.down("foreman", "veteran")
    table.set_hearts(1, "guide")
    table.next_roll(1)
    table.do("move 3,1")
    assert table.told("peril_rolled") == []
    assert table.story()[-1] == "all_down ST2-END-1 won=False result=lost round=1"


@rule("ST2-END-9", "ST2-PERIL-6")
def test_a_collapse_that_leaves_nobody_standing_is_the_last_thing_resolved() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.curse()
    table.lay("B-RUI-1", "3,1")
    table.stand("3,1", "guide", "foreman", "veteran")
    table.set_hearts(1, "guide", "foreman", "veteran")
    table.peril("guide", "collapse", "wake")
    table.next_roll(1)
    table.do("first 1")
    assert table.told("peril_resolved")[-1].args["face"] == "collapse"
    assert table.story()[-1] == "all_down ST2-END-1 won=False result=lost round=1"


@rule("ST2-END-11")
def test_the_burnt_artifact_comes_before_the_lost_entrance() -> None:
    table = erupted("guide", "foreman", "veteran")
    table.flip("3,1")
    table.peril("guide", "lava", "lava")
    assert table.story()[-1] == "artifact_burnt ST2-END-7 won=False result=lost round=1"
    assert table.is_flipped("3,0")


@rule("ST2-END-11", "ST2-TYP-1")
def test_the_artifact_outside_comes_first_with_typhaon() -> None:
    table = SubTerraScene("guide", "foreman", "veteran", game_mode="typhaon")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.hold("guide", "artifact")
    table.down("foreman", "veteran")
    table.do("move 3,-1")
    assert table.story()[-1] == "artifact_saved ST2-TYP-1 won=True result=won round=1"


@rule("ST2-END-10", "ST2-END-1")
def test_dog_and_turret_keep_no_game_going_and_do_not_count_for_the_rank() -> None:
    table = saved("guide", "tamer", "inventor")
    table.stand("3,1", "dog", "turret")
    table.let_out("tamer", "inventor")
    table.do("move 3,-1")
    assert table.result() == "legendary"

    table = SubTerraScene("guide", "tamer", "inventor")
    table.stand("3,0", "dog", "turret")
    table.down("tamer", "inventor")
    table.guardian("2,0", count=1)
    table.stand("2,0", "guide")
    table.set_hearts(1, "guide")
    table.peril("guide", "activate")
    assert table.story()[-1] == "all_down ST2-END-1 won=False result=lost round=1"


@rule("ST2-END-12", "ST2-END-15")
def test_eruption_and_lava_only_kill_once_the_artifact_is_outside() -> None:
    table = saved("guide", "foreman", "veteran")
    table.set_volcano("ready")
    table.let_out("guide")
    table.stand("3,2", "veteran")
    table.peril("guide", "lava", "trap")
    table.do("first 1")
    assert table.is_dead("veteran")
    assert not table.state.over
    table.turn_of("foreman")
    table.do("move 3,-1")
    assert table.story()[-1] == "nobody_inside ST2-END-1 won=True result=gold round=1"


@rule("ST2-END-13")
@pytest.mark.parametrize("is_won", [True, False])
def test_against_typhaon_one_side_gets_all(is_won: bool) -> None:
    table = SubTerraScene("guide", "foreman", "veteran", game_mode="typhaon")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.hold("guide", "artifact")
    table.down("foreman", "veteran")
    if is_won:
        table.do("move 3,-1")
    else:
        table.guardian("3,0")
        table.set_hearts(1, "guide")
        table.do("move 3,1")
    assert table.state.winners == ([0, 1, 2] if is_won else [3])
    assert scores(table) == ([1, 1, 1, 0] if is_won else [0, 0, 0, 1])
    assert list(table.game.ranks(table.state)) == ([1, 1, 1, 2] if is_won else [2, 2, 2, 1])
    assert table.result() == ("won" if is_won else "lost")


@rule("ST2-END-13")
def test_nobody_has_a_score_before_the_end() -> None:
    assert scores(SubTerraScene("guide", "foreman", "veteran")) == [0, 0, 0]


@rule("ST2-END-14")
def test_the_result_names_what_became_of_everything() -> None:
    table = saved("guide", "foreman", "veteran")
    table.let_out("foreman")
    table.bury("veteran")
    table.marker(6)
    table.do("move 3,-1")
    shown = view(table.state, 0)
    assert (shown.result, shown.reason, shown.round, shown.volcano.marker) == ("gold", "nobody_inside", 1, 6)
    assert [explorer.state for explorer in shown.explorers] == ["escaped", "escaped", "dead"]
    assert (shown.artifact_out, shown.keys_set) == (True, 3)
    assert table.events[-1].rule == "ST2-END-1"
