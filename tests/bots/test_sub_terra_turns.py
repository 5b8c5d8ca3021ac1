"""What the careful bot of Sub Terra II does in typical situations, for the team and for Typhaon."""

from __future__ import annotations

from tests.bots.sub_terra_bots import careful_choice, where_it_comes
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def way_to_the_sanctum(*team: str, **options: object) -> SubTerraScene:
    """Plain tiles from the crossing to the Sanctum: the Hall on 3,4, the Ledge on 3,5."""
    scene = SubTerraScene(*team, **options)
    scene.path("3,1", "3,2", "3,3")
    scene.sanctum("3,3", "S")
    return scene


# Keys, Artifact, Exit


@rule("ST2-ITEM-2", "ST2-PLACE-9")
def test_it_picks_up_the_key_it_stands_on() -> None:
    scene = SubTerraScene()
    scene.lay("B-KEY-1", "3,1", 2)
    scene.key_on("3,1")
    scene.stand("3,1", "archaeologist")
    scene.turn_of("archaeologist")
    assert careful_choice(scene) == "pick key"


@rule("ST2-SANC-7", "ST2-SANC-8")
def test_it_sets_its_key_in_the_hall() -> None:
    scene = way_to_the_sanctum()
    scene.hold("foreman", "key")
    scene.stand("3,4", "foreman")
    scene.turn_of("foreman")
    assert careful_choice(scene) == "set_key"


@rule("ST2-SANC-7", "ST2-MOVE-2")
def test_it_runs_to_the_hall_with_its_key() -> None:
    scene = way_to_the_sanctum()
    scene.hold("foreman", "key")
    scene.turn_of("foreman")
    assert where_it_comes(scene, "foreman") == "3,4"


@rule("ST2-SANC-9", "ST2-CURSE-1")
def test_it_takes_the_artifact_from_the_pedestal() -> None:
    scene = way_to_the_sanctum()
    scene.artifact_on("3,5")
    scene.stand("3,5", "veteran")
    scene.turn_of("veteran")
    assert careful_choice(scene) == "pick artifact"


@rule("ST2-MOVE-2", "ST2-ITEM-7")
def test_it_walks_the_artifact_to_the_exit() -> None:
    scene = way_to_the_sanctum()
    scene.hold("veteran", "artifact")
    scene.stand("3,4", "veteran")
    scene.turn_of("veteran")
    assert where_it_comes(scene, "veteran") == "3,0"


@rule("ST2-MOVE-11", "ST2-END-3")
def test_it_escapes_with_the_artifact() -> None:
    scene = way_to_the_sanctum()
    scene.hold("veteran", "artifact")
    scene.turn_of("veteran")
    assert careful_choice(scene) in ("move 3,-1", "run 3,-1")


@rule("ST2-MOVE-11")
def test_nobody_leaves_before_the_artifact() -> None:
    scene = way_to_the_sanctum()
    scene.hold("veteran", "artifact")
    scene.stand("3,2", "veteran")
    scene.turn_of("foreman")
    assert "3,-1" not in careful_choice(scene)


@rule("ST2-ITEM-3")
def test_it_does_not_leave_the_artifact_with_somebody_who_is_down() -> None:
    scene = way_to_the_sanctum()
    scene.hold("veteran", "artifact")
    scene.stand("3,2", "veteran", "foreman")
    scene.down("veteran")
    scene.turn_of("foreman")
    assert careful_choice(scene) in ("take veteran", "heal veteran")


# Hearts and enemies


@rule("ST2-ACT-7", "ST2-HP-3")
def test_it_raises_the_one_who_is_down_beside_it() -> None:
    scene = SubTerraScene()
    scene.down("veteran")
    scene.turn_of("foreman")
    assert careful_choice(scene) == "heal veteran"


@rule("ST2-EXP-VET-1")
def test_the_veteran_strikes_down_an_enemy_on_her_tile() -> None:
    scene = SubTerraScene()
    scene.guardian("3,0")
    scene.turn_of("veteran")
    assert careful_choice(scene) == "annihilate infantry"


@rule("ST2-EXP-SHA-3")
def test_the_sharpshooter_shoots_an_enemy_that_comes_near() -> None:
    scene = SubTerraScene("sharpshooter", "foreman", "veteran")
    scene.guardian("5,0")
    scene.turn_of("sharpshooter")
    assert careful_choice(scene) == "shoot 5,0 infantry"


@rule("ST2-EXP-HEA-1")
def test_the_healer_cures_somebody_weak_whom_she_sees() -> None:
    scene = SubTerraScene("healer", "foreman", "veteran")
    scene.stand("4,0", "foreman")
    scene.set_hearts(1, "foreman")
    scene.turn_of("healer")
    assert careful_choice(scene) == "cure foreman"


@rule("ST2-EXP-GUI-3")
def test_the_guide_reveals_two_tiles_at_once() -> None:
    scene = SubTerraScene("guide", "foreman", "veteran")
    scene.path("3,1")
    scene.stand("3,1", "guide")
    scene.turn_of("guide")
    scene.state.ap = 1
    assert careful_choice(scene).startswith("illuminate")


@rule("ST2-PERIL-2")
def test_guardians_act_before_another_one_wakes() -> None:
    scene = SubTerraScene()
    scene.curse()
    scene.guardian("0,0")
    scene.peril("foreman", "wake", "activate")
    assert scene.asked()[0] == "first_die"
    assert careful_choice(scene) == "first 2"


@rule("ST2-GRD-11")
def test_the_strongest_takes_the_blow() -> None:
    scene = SubTerraScene()
    scene.set_hearts(1, "archaeologist", "foreman")
    scene.guardian("3,0")
    scene.end_round()
    assert careful_choice(scene) == "victim veteran"


# The Ark


@rule("ST2-ARK-6")
def test_the_ark_is_pushed_towards_the_ledge() -> None:
    scene = way_to_the_sanctum(game_mode="ark")
    scene.stand("3,2", "veteran", "ark")
    scene.turn_of("veteran")
    assert careful_choice(scene) == "push 3,3"


# Typhaon


def typhaon_looks_at(tile: str) -> SubTerraScene:
    scene = SubTerraScene(game_mode="typhaon")
    scene.path("3,1", "4,1")
    scene.next_tile(tile)
    scene.typhaon_turn()
    assert scene.asked()[0] == "build"
    return scene


@rule("ST2-TYP-4", "ST2-TYP-7")
def test_typhaon_puts_a_key_back() -> None:
    assert careful_choice(typhaon_looks_at("B-KEY-1")) == "return"


@rule("ST2-TYP-4", "ST2-TYP-5")
def test_typhaon_never_fills_a_column_that_is_begun_with_a_tile_that_does_no_harm() -> None:
    choice = careful_choice(typhaon_looks_at("B-NOR-1"))
    assert choice == "return" or choice.endswith(",2")


@rule("ST2-TYP-8")
def test_typhaon_puts_a_guardian_next_to_explorers() -> None:
    scene = typhaon_looks_at("B-GRD-1")
    assert careful_choice(scene) in ("at 3,2", "at 2,1", "at 4,2")


@rule("ST2-TYP-15")
def test_typhaon_plays_despair_on_a_team_with_few_hearts() -> None:
    scene = typhaon_looks_at("B-KEY-1")
    scene.hand("D3-DES", "D3-LAV-A", "D3-COL-A")
    scene.set_hearts(1, "archaeologist", "foreman")
    scene.do("return")
    assert careful_choice(scene) == "play D3-DES"


@rule("ST2-TYP-22")
def test_typhaon_activates_guardians_that_stand_among_explorers() -> None:
    scene = typhaon_looks_at("B-KEY-1")
    scene.hand("D3-ACT", "D3-LAV-A", "D3-COL-A")
    scene.guardian("3,0", count=3)
    scene.do("return")
    assert careful_choice(scene) == "play D3-ACT"
