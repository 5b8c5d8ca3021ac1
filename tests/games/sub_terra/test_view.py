"""What the view says of the table; who may not see which part of it stands in test_hidden_information.py."""

from __future__ import annotations

from hypogeum.engine.game import SPECTATOR
from hypogeum.games.sub_terra.meta import GAME
from hypogeum.games.sub_terra.view_types import ExplorerView, GuardianView, TileView, TurnView, View, VolcanoView
from tests.games.sub_terra.scene import FreshTable, SubTerraScene
from tests.kit import rule


def view(table: SubTerraScene) -> View:
    return GAME.view(table.state, SPECTATOR)


def tile(table: SubTerraScene, cell: str) -> TileView:
    (found,) = [one for one in view(table).tiles if one.at == cell]
    return found


def explorer(table: SubTerraScene, name: str) -> ExplorerView:
    (found,) = [one for one in view(table).explorers if one.id == name]
    return found


@rule("ST2-OPT-2")
def test_while_explorers_are_picked_the_view_says_who_is_left() -> None:
    table = FreshTable(3, explorer_sets="circle")
    assert view(table).candidates == ["magician", "tamer", "colossus", "escapologist", "fortune-teller"]
    table.do("choose tamer")
    assert view(table).candidates == ["magician", "colossus", "escapologist", "fortune-teller"]
    table.do("choose magician", "choose colossus")
    assert (view(table).candidates, view(table).round, view(table).active) == ([], 1, 0)


@rule("ST2-GRID-6", "ST2-GRID-7")
def test_sides_are_walls_links_frontiers_or_lead_nowhere() -> None:
    table = SubTerraScene()
    table.lay("B-BRI-1", "3,1")
    table.path("5,1", "6,1")
    table.lay("B-KEY-1", "4,1", 2)
    table.breach("3,1", "W")
    assert tile(table, "3,1").sides == ["link", "wall", "frontier", "frontier"]
    assert tile(table, "3,1").breaches == ["W"]
    assert tile(table, "5,1").sides == ["link", "link", "frontier", "open"]
    assert tile(table, "6,1").sides == ["open", "open", "frontier", "link"]
    assert tile(table, "4,1").breaches == []


@rule("ST2-TILE-13", "ST2-COMP-6")
def test_what_lies_on_a_tile_and_what_it_works_as() -> None:
    table = SubTerraScene("inventor", "foreman", "veteran", temple_mode="dauntless")
    table.lay("B-RUI-4", "3,1", 1)
    table.lay("A-SNK-1", "2,1")
    table.lay("B-GRD-3", "4,1", 2)
    table.lay("A-BLD-1", "5,1", 2)
    table.markers("2,1", 2)
    table.danger("5,1")
    table.rubble("3,1")
    table.key_on("3,1", "3,1")
    table.mine("3,1")
    table.fort("3,1")
    ruins = tile(table, "3,1")
    assert (ruins.id, ruins.kind, ruins.rotation, ruins.number) == ("B-RUI-4", "ruins", 1, 4)
    assert (ruins.rubble, ruins.keys, ruins.mines, ruins.fort, ruins.guardian) == (True, 2, 1, True, None)
    assert (tile(table, "2,1").markers, tile(table, "5,1").danger) == (2, True)
    assert tile(table, "4,1").guardian == "infantry"
    assert (view(table).mines_left, view(table).fort_left) == (2, False)
    table.consolidate("3,1", "4,1")
    assert (tile(table, "3,1").kind, tile(table, "3,1").number, tile(table, "3,1").consolidated) == ("normal", 0, True)
    assert (tile(table, "4,1").kind, tile(table, "4,1").guardian) == ("normal", None)


@rule("ST2-VOLC-9", "ST2-VOLC-10")
def test_lava_and_what_it_takes_next() -> None:
    table = SubTerraScene()
    table.path("3,1", "3,2", "3,3")
    table.sanctum("3,3", "S")
    table.artifact_on("3,1")
    table.set_volcano("erupted")
    table.flip("3,4", "3,5", "3,3")
    tiles = view(table).tiles
    assert [one.at for one in tiles if one.lava_next] == ["3,2"]
    assert [one.at for one in tiles if one.flipped] == ["3,3", "3,4", "3,5"]
    assert [one.at for one in tiles if one.artifact] == ["3,1"]
    table.flip("3,2", "3,1")
    assert len([one for one in view(table).tiles if one.lava_next]) == 8


@rule("ST2-TURN-7", "ST2-HP-1")
def test_states_of_explorers_and_of_what_counts_as_one() -> None:
    table = SubTerraScene("tamer", "inventor", "veteran", "escapologist", "healer", "foreman")
    table.down("inventor")
    table.bury("veteran")
    table.let_out("escapologist")
    table.stand("4,0", "dog")
    table.hold("tamer", "key")
    assert [(one.id, one.state) for one in view(table).explorers] == [
        *[("tamer", "active"), ("inventor", "down"), ("veteran", "dead"), ("escapologist", "escaped")],
        *[("healer", "active"), ("foreman", "active"), ("dog", "active"), ("turret", "reserve")],
    ]
    tamer = explorer(table, "tamer")
    assert (tamer.at, tamer.hearts, tamer.maximum, tamer.item, tamer.uses) == ("3,0", 5, 5, "key", 0)
    assert explorer(table, "foreman").uses == 4
    assert (explorer(table, "veteran").at, explorer(table, "dog").item) == (None, "nothing")


@rule("ST2-EXP-VET-2", "ST2-TAR-12", "ST2-CIR-ESC-5", "ST2-TAR-10")
def test_protections_are_shown() -> None:
    table = SubTerraScene("fortune-teller", "veteran", "escapologist")
    assert [(one.protected, one.exposed) for one in view(table).explorers] == [(False, False)] * 3
    table.state.braced = True
    table.state.exposed = True
    table.state.darkness = True
    table.state.shielded = table.seat("fortune-teller")
    assert [(one.protected, one.exposed) for one in view(table).explorers] == [
        *[(True, False), (True, False), (False, True)]
    ]
    assert view(table).darkness


@rule("ST2-COMP-14", "ST2-SET-28")
def test_guardians_and_their_reserve() -> None:
    table = SubTerraScene(temple_mode="legion")
    table.path("3,1")
    table.guardian("3,1", "archer")
    table.guardian("3,1")
    table.eternal_on("3,1")
    assert view(table).reserve == {"infantry": 4, "archer": 2, "volatile": 2}
    assert [(one.id, one.type, one.lying) for one in view(table).guardians] == [
        *[("ARC-1", "archer", False), ("INF-1", "infantry", False), ("ETE-1", "eternal", True)]
    ]
    assert isinstance(view(table).guardians[0], GuardianView)
    assert view(SubTerraScene()).reserve == {"infantry": 5}


@rule("ST2-VOLC-1", "ST2-CURSE-3")
def test_the_volcano() -> None:
    table = SubTerraScene(difficulty="advanced")
    table.marker(9)
    assert view(table).volcano == VolcanoView("quiet", 9, 22, 27, 1, False)
    table.curse()
    table.set_volcano("ready")
    assert view(table).volcano == VolcanoView("ready", 0, 22, 27, 2, True)


@rule("ST2-TURN-4", "ST2-ACT-4")
def test_the_turn_and_the_end() -> None:
    table = SubTerraScene("guide", "foreman", "veteran", game_mode="ark")
    table.do("exert", "move 4,0")
    now = view(table)
    assert now.turn == TurnView(2, True, False, False, False)
    assert (now.turns, now.active, now.step, now.mode, now.temple) == (1, 0, "actions", "ark", "base")
    assert (now.over, now.result, now.reason, now.winners) == (False, None, None, [])
    table.do("away", seat=2)
    table.do("give_up", seat=1)
    now = view(table)
    assert (now.over, now.result, now.reason, now.away) == (True, "lost", "gave_up", [2])


@rule("ST2-HID-8")
def test_dice_that_wait() -> None:
    table = SubTerraScene("archaeologist", "foreman", "veteran")
    table.curse()
    table.peril("archaeologist", "lava", "trap")
    assert view(table).dice == ["lava", "trap"]
