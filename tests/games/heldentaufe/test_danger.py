"""Section 11.2: danger tokens."""

from hypogeum.games.heldentaufe.components import DANGER_SPACES, SPACE_IDS
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

K4 = SPACE_IDS.index("K4")


def before_a_trap() -> HeldentaufeScene:
    """Mathian on P4, next to the danger token on K4."""
    table = HeldentaufeScene("mathian", "erla")
    table.tile("1,0", "meadow")
    table.stand("mathian", "P4")
    return table


@rule("HT-DAN-1")
def test_whatever_it_shows_the_token_is_flipped_and_gone() -> None:
    for armed in (True, False):
        table = before_a_trap()
        table.next_danger(armed)
        table.do("move K4")
        assert not table.state.has_danger(K4)
        assert [event.args["space"] for event in table.told("trap_armed" if armed else "trap_disarmed")] == ["K4"]
        table.spend(0)
        table.do("move P4", "move K4")  # nothing more happens there
        assert table.all_chance_used()


@rule("HT-DAN-1")
def test_by_teleport_too() -> None:
    table = before_a_trap()
    table.give("mathian", "teleport")
    table.next_danger(armed=True)
    table.do("drink K1")
    assert table.hero("mathian").hearts == 6


@rule("HT-DAN-2")
def test_an_armed_trap_takes_a_heart_and_all_remaining_ap() -> None:
    table = before_a_trap()
    table.next_danger(armed=True)
    table.do("move K4")
    assert table.hero("mathian").hearts == 6
    assert table.ap() == (4, 4, 0)


@rule("HT-DAN-2", "HT-DAN-3")
def test_two_of_the_five_tokens_are_armed() -> None:
    armed = 0
    for outcome in range(5):  # each of the five tokens could lie here
        table = before_a_trap()
        table.script.append(outcome)
        table.do("move K4")
        armed += len(table.told("trap_armed"))
    assert armed == 2
    table = before_a_trap()  # and two of them in any order of flipping
    table.give("mathian", "boots3")
    table.script.extend([0, 3, 0, 1, 0])
    table.do("move K4")
    for space in ("K3", "K1", "K2", "K5"):
        table.spend(0)
        table.stand("mathian", {"K3": "K4", "K1": "F3", "K2": "F3", "K5": "F5"}[space])
        table.do(f"move {space}")
    assert table.hero("mathian").hearts == 5
    assert table.state.armed_left == 0


@rule("HT-DAN-3")
def test_a_disarmed_one_does_nothing() -> None:
    table = before_a_trap()
    table.next_danger(armed=False)
    table.do("move K4")
    assert table.hero("mathian").hearts == 7
    assert table.ap() == (4, 1, 3)


@rule("HT-DAN-4", "HT-AMB-5")
def test_after_an_armed_trap_free_actions_are_still_possible() -> None:
    table = before_a_trap()
    table.give("mathian", "apple", "apple", "fish", "ring1")
    table.next_danger(armed=True)
    table.do("move K4")
    assert table.asked() == ("main_phase", [0])
    assert table.refused("move K3") == "HT-AP-2"
    assert table.refused("attack wallrog") == "HT-ATT-1"
    table.do("eat apple")
    assert table.hero("mathian").hearts == 7
    table.do("brew healing")
    table.end_turn()
    assert table.asked()[0] == "monsters_act"


@rule("HT-DAN-5")
def test_the_order_is_flip_discoverer_heart_defeat() -> None:
    table = before_a_trap()
    table.hand("mathian", "M10")
    table.hero("mathian").hearts = 1
    table.give("mathian", "apple")
    table.next_danger(armed=True)
    table.do("move K4")
    kinds = [event.kind for event in table.events]
    order = ["moved_below", "trap_armed", "mission_completed", "points_gained", "defeated", "tokens_lost"]
    assert [kind for kind in kinds if kind in order] == order
    assert not table.state.has_danger(K4)


@rule("HT-DAN-6")
def test_monsters_stand_on_danger_tokens_and_never_trigger_them() -> None:
    table = before_a_trap()
    table.stand("mathian", "P1")
    table.end_turn()
    table.do("monster_move wallrog P4", "monster_move wallrog K4")
    assert table.all_chance_used()
    assert table.state.has_danger(K4)
    assert table.hearts_of("wallrog") == 2


@rule("HT-DAN-7")
def test_a_fight_on_a_space_triggers_nothing() -> None:
    table = before_a_trap()
    table.stand("mathian", "K4")  # the token is under him, as after a rebuild nobody made
    table.monster("wallrog", space="P4")
    table.roll(6, 1)
    table.do("attack wallrog")
    table.end_turn()
    table.roll(6, 1)
    table.do("monster_attack wallrog mathian")
    assert table.hero("mathian").hearts == 6  # from the fight alone
    assert table.told("trap_armed") == table.told("trap_disarmed") == []
    assert table.state.danger.bit_count() == len(DANGER_SPACES)
