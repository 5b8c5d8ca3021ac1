"""Section 11.4: monsters on the board."""

from hypogeum.engine.game import SPECTATOR
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


def monsters_turn(*, hero_at: str) -> HeldentaufeScene:
    """Mathian is inside and has ended his turn; Erla commands."""
    table = HeldentaufeScene("mathian", "erla")
    table.tile("1,0", "portal4")
    table.stand("mathian", hero_at)
    table.end_turn()
    assert table.asked() == ("monsters_act", [1])
    return table


@rule("HT-UMO-1")
def test_a_monster_moves_one_space_for_one_ap() -> None:
    table = monsters_turn(hero_at="P1")
    table.do("monster_move ulumu F4")
    assert table.space_of("ulumu") == "F4"
    assert table.state.monster_ap == 3
    assert table.refused("monster_move ulumu F6") == "HT-MON-5"  # two spaces away


@rule("HT-UMO-1")
def test_figures_block_monsters_and_monsters_block_figures() -> None:
    table = monsters_turn(hero_at="F4")
    table.monster("zibber", space="F5")
    assert table.refused("monster_move ulumu F4") == "HT-UMO-1"
    assert table.refused("monster_move ulumu F5") == "HT-UMO-1"
    table.do("monster_end")
    table.end_turn()
    assert table.refused("move DU") == "HT-MOV-4"
    assert table.refused("move F5") == "HT-MOV-4"


@rule("HT-UMO-1")
def test_monsters_never_leave_the_underworld() -> None:
    table = monsters_turn(hero_at="P1")
    table.do("monster_move wallrog P4")
    spaces = [text.split()[-1] for text in table.offers("monster_move") if "wallrog" in text]
    assert spaces == ["DW", "K4"]
    assert table.refused("ascend") == "HT-CMD-5"


@rule("HT-UMO-2")
def test_a_monster_on_a_portal_blocks_it() -> None:
    table = monsters_turn(hero_at="P1")
    table.do("monster_move wallrog P4", "monster_end")
    table.stand("erla", "1,0")
    assert table.refused("descend") == "HT-POR-2"


@rule("HT-UMO-3")
def test_the_state_of_every_monster_is_open() -> None:
    table = monsters_turn(hero_at="P1")
    table.monster("zibber", hearts=1)
    for viewer in (0, 1, SPECTATOR):
        cards = {monster.id: monster for monster in GAME.view(table.state, viewer).monsters}
        zibber = cards["zibber"]
        assert (zibber.hearts, zibber.full_hearts, zibber.value, zibber.tooth, zibber.space) == (1, 2, 2, 2, "DZ")
        assert (cards["ulumu"].hearts, cards["ulumu"].value, cards["ulumu"].tooth) == (3, 0, 1)
        assert (cards["wallrog"].hearts, cards["wallrog"].value, cards["wallrog"].tooth) == (2, 3, 3)


@rule("HT-UMO-4")
def test_any_figure_may_enter_a_free_den() -> None:
    table = monsters_turn(hero_at="F5")
    table.do("monster_move ulumu F4", "monster_move zibber F3", "monster_move zibber DZ", "monster_move ulumu DU")
    table.monster("ulumu", space="F7")
    table.end_turn()  # of Erla
    table.do("move DU")
    assert table.place("mathian") == "DU"
    table.monster("wallrog", space="F3")
    table.monster("zibber", space="P1")
    table.end_turn()
    table.do("monster_move wallrog DZ")
    assert table.space_of("wallrog") == "DZ"
