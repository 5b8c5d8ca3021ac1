"""Why not: every refusal with its rule and what the rule speaks of."""

from __future__ import annotations

from hypogeum.engine.chance import FastChance
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.verbs.missions import STEAL
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.games.heldentaufe.test_command import answers, raid
from tests.kit import rule


def on(kind: str, *tokens: str) -> HeldentaufeScene:
    """Mathian on a tile of a kind, beside the Campfire, with tokens; Corlof waits on the Campfire."""
    scene = HeldentaufeScene()
    scene.tile("1,0", kind)
    scene.stand("mathian", "1,0")
    scene.give("mathian", *tokens)
    return scene


# Setup


@rule("HT-SET-3", "HT-SET-13")
def test_the_choices_of_the_setup() -> None:
    state = GAME.new({"removed_resources": "host", "first_player": "0"}, seats=3, chance=FastChance(1))
    scene = HeldentaufeScene()
    scene.state = state
    scene.do("remove pond")
    assert scene.reason("remove pond") == "HT-SET-3 (tile=pond)"
    assert scene.reason("remove meadow") == "HT-SET-3 (tile=meadow)"
    state.apply(GAME.action("remove apple"))
    state.apply(GAME.action("choose erla"))
    assert scene.reason("choose erla") == "HT-SET-13 (hero=erla)"
    assert scene.reason("end_turn") == "HT-SET-13 (decision=choose_hero)"


# Travel and attack


@rule("HT-MOV-1", "HT-MOV-4", "HT-UND-1", "HT-UND-3", "HT-AP-2")
def test_moving() -> None:
    scene = on("meadow")
    scene.tile("2,0", "forest")
    scene.tile("0,1", "pond")
    assert scene.reason("move 1,0") == "HT-MOV-1 (here=1,0)"
    assert scene.reason("move 3,0") == "HT-MOV-1 (here=1,0)"
    assert scene.reason("move F1") == "HT-UND-1"
    scene.spend(4)
    assert scene.reason("move 2,0") == "HT-AP-2 (left=0)"
    scene.stand("mathian", "F4")
    assert scene.reason("move DU") == "HT-MOV-4 (figure=ulumu)"
    assert scene.reason("move F1") == "HT-MOV-4 (here=F4)"
    assert scene.reason("move 0,0") == "HT-UND-3"
    assert scene.reason("move F3") == "HT-AP-2 (left=0)"


@rule("HT-EXP-1", "HT-EXP-4", "HT-AP-2")
def test_exploring() -> None:
    scene = on("meadow")
    assert scene.reason("explore W") == "HT-EXP-1"
    scene.spend(4)
    assert scene.reason("explore E") == "HT-AP-2 (left=0)"
    scene.leave_in_pile()
    assert scene.reason("explore E") == "HT-EXP-4"
    scene.stand("mathian", "F4")
    assert scene.reason("explore E") == "HT-EXP-1"


@rule("HT-POR-1", "HT-POR-2", "HT-POR-3", "HT-POR-4", "HT-AP-2")
def test_portals() -> None:
    scene = on("portal4")
    assert scene.reason("ascend") == "HT-POR-3"
    scene.monster("wallrog", "P4")
    assert scene.reason("descend") == "HT-POR-2 (figure=wallrog)"
    scene.monster("wallrog", "DW")
    scene.spend(4)
    assert scene.reason("descend") == "HT-AP-2 (left=0)"
    scene.stand("mathian", "0,0")
    assert scene.reason("descend") == "HT-POR-1"
    scene.stand("mathian", "P4")
    assert scene.reason("ascend") == "HT-AP-2 (left=0)"
    assert scene.reason("descend") == "HT-POR-1"
    scene.stand("mathian", "P5")
    assert scene.reason("ascend") == "HT-POR-4 (portal=5)"
    scene.stand("mathian", "F4")
    assert scene.reason("ascend") == "HT-POR-3"


@rule("HT-ATT-1", "HT-ATT-3", "HT-AP-2")
def test_attacking() -> None:
    scene = on("meadow")
    assert scene.reason("attack corlof") == "HT-ATT-3"
    scene.stand("mathian", "F4")
    assert scene.reason("attack corlof") == "HT-ATT-1 (figure=corlof)"
    assert scene.reason("attack erla") == "HT-ATT-1 (figure=erla)"
    assert scene.reason("attack wallrog") == "HT-ATT-1 (figure=wallrog)"
    scene.monster("zibber", hearts=0)
    assert scene.reason("attack zibber") == "HT-ATT-1 (figure=zibber)"
    scene.spend(4)
    assert scene.reason("attack ulumu") == "HT-AP-2 (left=0)"


# Free actions


@rule("HT-RES-1", "HT-RES-2", "HT-RES-3")
def test_collecting() -> None:
    assert on("meadow").reason("collect") == "HT-RES-1"
    assert on("pond", "apple", "fish", "fish").reason("collect") == "HT-RES-3 (slots=3)"
    scene = HeldentaufeScene("mathian", "luphius", "corlof", "erla", "jupanila")
    scene.tile("1,0", "pond")
    scene.stand("mathian", "1,0")
    scene.sell_out("fish")
    assert scene.reason("collect") == "HT-RES-2 (food=fish)"


@rule("HT-EAT-1", "HT-EAT-3")
def test_eating() -> None:
    scene = on("meadow", "apple")
    assert scene.reason("eat fish") == "HT-EAT-1 (food=fish)"
    assert scene.reason("eat apple") == "HT-EAT-3 (hearts=7)"


@rule("HT-BRW-1", "HT-BRW-2", "HT-BRW-4")
def test_brewing() -> None:
    scene = on("meadow", "apple", "ring1")
    assert scene.reason("brew berserk") == "HT-BRW-2 (skill=1, needed=2)"
    assert scene.reason("brew teleport") == "HT-BRW-2 (skill=1, needed=3)"
    assert scene.reason("brew healing") == "HT-BRW-1 (food=fish)"
    scene.do("discard apple")
    assert scene.reason("brew healing") == "HT-BRW-1 (food=apple)"
    scene.give("mathian", "apple", "fish", "berserk")
    assert scene.reason("brew healing") == "HT-BRW-4 (potion=berserk)"


@rule("HT-INV-6", "HT-POT-6")
def test_discarding() -> None:
    scene = on("meadow", "boots1", "teleport")
    assert scene.reason("discard boots2") == "HT-INV-6 (token=boots2)"
    assert scene.reason("discard fish") == "HT-INV-6 (token=fish)"
    scene.do("drink 0,0")
    assert scene.reason("discard teleport") == "HT-POT-6 (potion=teleport)"
    assert scene.reason("discard fish") == "HT-INV-6 (token=fish)"
    scene = on("meadow", "healing")
    assert scene.reason("discard teleport") == "HT-INV-6 (token=teleport)"


@rule("HT-INV-3", "HT-POT-1", "HT-POT-2", "HT-POT-6", "HT-POT-7", "HT-POT-10")
def test_drinking() -> None:
    assert on("meadow").reason("drink") == "HT-POT-1"
    assert on("meadow").reason("drink 0,0") == "HT-POT-1"
    assert on("meadow", "healing").reason("drink") == "HT-POT-2 (hearts=7)"
    assert on("meadow", "healing").reason("drink 0,0") == "HT-POT-6 (potion=healing)"
    scene = on("meadow", "berserk")
    assert scene.reason("drink P1") == "HT-POT-6 (potion=berserk)"
    scene.do("drink")
    assert scene.reason("drink") == "HT-INV-3 (potion=berserk)"
    scene = on("meadow", "teleport")
    assert scene.reason("drink") == "HT-POT-10"
    for nowhere in ("1,0", "2,0", "DU"):
        assert scene.reason(f"drink {nowhere}") == "HT-POT-7"
    scene.stand("mathian", "F4")
    assert scene.reason("drink F4") == "HT-POT-7"


@rule("HT-TRD-1", "HT-TRD-2", "HT-TRD-3")
def test_trading() -> None:
    assert on("meadow", "ring1").reason("trade ring1 boots") == "HT-TRD-1"
    scene = on("trader", "ring1")
    assert scene.reason("trade ring2 boots") == "HT-TRD-1 (piece=ring2)"
    assert scene.reason("trade ring1 ring") == "HT-TRD-1 (piece=ring1)"
    scene.do("trade ring1 boots")
    assert scene.reason("trade boots1 ring") == "HT-TRD-2"
    scene = HeldentaufeScene("mathian", "luphius", "corlof")
    scene.tile("1,0", "trader")
    scene.stand("mathian", "1,0")
    scene.give("mathian", "ring1")
    scene.sell_out("boots1")
    assert scene.reason("trade ring1 boots") == "HT-TRD-3 (piece=boots1)"


@rule("HT-SMI-1", "HT-SMI-3", "HT-CMP-9")
def test_merging() -> None:
    assert on("meadow", "ring1", "ring1").reason("merge ring 1+1") == "HT-SMI-1"
    scene = on("blacksmith", "ring1", "ring2", "ring3")
    assert scene.reason("merge ring 1+1") == "HT-SMI-1 (pieces=['ring1', 'ring1'])"
    assert scene.reason("merge boots 1+2") == "HT-SMI-1 (pieces=['boots1', 'boots2'])"
    assert scene.reason("merge ring 1+3") == "HT-SMI-3 (pieces=['ring1', 'ring3'])"
    assert scene.reason("merge ring 2+3") == "HT-SMI-3 (pieces=['ring2', 'ring3'])"
    scene = HeldentaufeScene("mathian", "luphius", "corlof")
    scene.tile("1,0", "blacksmith")
    scene.stand("mathian", "1,0")
    scene.give("mathian", "ring1", "ring1")
    scene.sell_out("ring2")
    assert scene.reason("merge ring 1+1") == "HT-CMP-9 (piece=ring2)"


# Missions


@rule("HT-REF-2", "HT-AP-2")
def test_refusing() -> None:
    scene = on("meadow")
    scene.hand("mathian", "M01")
    assert scene.reason("refuse M02") == "HT-REF-2"
    scene.spend(4)
    assert scene.reason("refuse M01") == "HT-AP-2 (left=0)"


@rule("HT-MIS-2", "HT-DLV-1", "HT-DLV-3", "HT-DLV-4", "HT-CMP-22")
def test_delivering() -> None:
    scene = on("meadow", "ring1")
    scene.hand("mathian", "M18", "M02", "M07")
    assert scene.reason("deliver M01") == "HT-MIS-2"
    assert scene.reason("deliver M07") == "HT-MIS-2"
    assert scene.reason("deliver M02") == "HT-DLV-1 (place=laboratory)"
    assert scene.reason("deliver M18") == "HT-DLV-4 (potion=healing)"
    scene.hand("mathian", "M15")
    scene.stand("mathian", "0,0")
    assert scene.reason("deliver M15") == "HT-CMP-22 (points=0)"
    scene.hero("mathian").points = 1
    assert scene.reason("deliver M15") == "HT-DLV-1 (food=apple)"
    scene = on("laboratory", "ring2")
    scene.hand("mathian", "M02")
    assert scene.reason("deliver M02") == "HT-DLV-3 (piece=ring1)"


@rule("HT-MIS-2", "HT-THI-1", "HT-THI-2")
def test_stealing() -> None:
    scene = on("meadow")
    scene.hand("mathian", "M07", "M01")
    scene.hero("corlof").points = 1
    assert scene.reason("steal M08 corlof") == "HT-MIS-2"
    assert scene.reason("steal M01 corlof") == "HT-MIS-2"
    assert scene.reason("steal M07 corlof") == "HT-THI-1 (hero=corlof)"
    assert scene.reason("steal M07 mathian") == "HT-THI-1 (hero=mathian)"
    assert scene.reason("steal M07 erla") == "HT-THI-1 (hero=erla)"
    scene.stand("mathian", "0,0")
    scene.hero("corlof").points = 0
    assert scene.reason("steal M07 corlof") == "HT-THI-2 (hero=corlof)"


@rule("HT-THI-1")
def test_nobody_steals_in_the_underworld() -> None:
    scene = on("meadow")
    scene.hand("mathian", "M07")
    scene.hero("corlof").points = 1
    scene.stand("mathian", "F4")
    scene.stand("corlof", "F5")
    assert STEAL.targets(scene.state, 0) == []
    assert scene.reason("steal M07 corlof") == "HT-THI-1 (hero=corlof)"


@rule("HT-MIS-2", "HT-OBS-1", "HT-LAB-1", "HT-LAB-2", "HT-CMP-9")
def test_the_extras_of_the_end_of_the_turn() -> None:
    scene = on("pond", "boots1")
    scene.hand("mathian", "M22", "M01")
    assert scene.reason("end_turn M01 points") == "HT-MIS-2"
    assert scene.reason("end_turn M21 piece") == "HT-MIS-2"
    assert scene.reason("end_turn M22 piece") == "HT-OBS-1 (card=M22)"
    assert scene.reason("end_turn improve boots1") == "HT-LAB-1 (piece=boots1)"
    scene = on("laboratory", "ring3")
    assert scene.reason("end_turn improve boots1") == "HT-LAB-1 (piece=boots1)"
    assert scene.reason("end_turn improve ring3") == "HT-LAB-2 (piece=ring3)"
    scene = HeldentaufeScene("mathian", "luphius", "corlof")
    scene.tile("1,0", "laboratory")
    scene.stand("mathian", "1,0")
    scene.give("mathian", "ring1")
    scene.sell_out("ring2")
    assert scene.reason("end_turn improve ring1") == "HT-CMP-9 (piece=ring2)"


# Orders and answers


@rule("HT-MON-5", "HT-KIL-1", "HT-UMO-1", "HT-CHE-4")
def test_orders_to_the_monsters() -> None:
    table = raid("mathian")
    table.do("end_turn")
    assert table.reason("monster_move zibber F2") == "HT-UMO-1 (figure=mathian)"
    assert table.reason("monster_move zibber P1") == "HT-MON-5 (here=DZ)"
    assert table.reason("monster_attack zibber corlof") == "HT-MON-5 (figure=corlof)"
    assert table.reason("monster_attack ulumu mathian") == "HT-MON-5 (figure=mathian)"
    assert table.reason("monster_attack ulumu jupanila") == "HT-MON-5 (figure=jupanila)"
    table.do("monster_move ulumu F4")
    assert table.reason("monster_move ulumu TR") == "HT-CHE-4"
    table.monster("ulumu", hearts=0)
    assert table.reason("monster_move ulumu F5") == "HT-KIL-1 (monster=ulumu)"
    assert table.reason("monster_attack ulumu mathian") == "HT-KIL-1 (monster=ulumu)"
    assert table.reason("end_turn") == "HT-CMD-5 (decision=monsters_act)"


@rule("HT-JNT-3")
def test_an_answer_is_to_agree_or_to_contest() -> None:
    table = raid("mathian")
    answers(table, erla="ask")
    table.do("end_turn")
    assert table.reason("answer ask") == "HT-JNT-3"
