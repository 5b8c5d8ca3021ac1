"""CL-VAR-3: free companies; CL-VAR-5: other demons; bearers of tokens."""

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.masks import bits
from hypogeum.engine.options import WrongOption
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import DEMONS, FIGURE_IDS
from tests.games.claustrophobia.preparing import edited
from tests.games.claustrophobia.scene import FreshTable
from tests.kit import rule


def company(scenario: str = "S1", *actions: str, **options: object) -> FreshTable:
    """A free company is being composed; these things were chosen."""
    table = FreshTable(scenario, None, team="free_company", **options)
    assert table.asked() == ("compose_company", [0])
    table.do(*actions)
    return table


def roster(table: FreshTable) -> list[str]:
    return [FIGURE_IDS[figure] for figure in table.state.roster]


def offered(table: FreshTable, verb: str) -> list[str]:
    return [text.removeprefix(f"{verb} ") for text in table.offers(verb)]


# Fighters


@rule("CL-VAR-3")
def test_costs_of_fighters_are_taken_from_eighteen_points() -> None:
    table = company()
    assert table.state.points == 18
    table.do("recruit H02")
    assert table.state.points == 18
    assert table.story() == ["fighter_recruited CL-VAR-3 seat=0 fighter=H02 left=18"]
    table.do("recruit H10")
    assert table.state.points == 14
    table.do("recruit H13")
    assert table.state.points == 11


@rule("CL-VAR-3")
def test_a_company_has_as_many_fighters_as_the_scenario_and_exactly_one_leader() -> None:
    table = company("S1", "recruit H03", "recruit H05")
    assert table.refused("ready") == "CL-VAR-3"
    assert table.refused("recruit H03") == "CL-VAR-3"
    table.do("recruit H07")
    assert offered(table, "recruit") == ["H01", "H02", "H09"]
    assert table.refused("ready") == "CL-VAR-3"
    assert table.refused("recruit H06") == "CL-VAR-3"
    table.do("recruit H09")
    assert offered(table, "recruit") == []
    assert table.refused("recruit H01") == "CL-VAR-3"
    assert "ready" in table.texts()


@rule("CL-VAR-3")
def test_a_leader_alone_is_no_company() -> None:
    table = company("S1", "recruit H01")
    assert table.refused("ready") == "CL-VAR-3"


@rule("CL-VAR-3", "CL-HUM-4")
def test_no_more_sheets_than_figures() -> None:
    table = company("S3", "recruit H03", "recruit H10")
    assert table.refused("recruit H04") == "CL-HUM-4"
    table.do("recruit H11", "recruit H13")
    table = company("S3", "recruit H11", "recruit H13")
    assert table.refused("recruit H05") == "CL-HUM-4"
    table = company("S3", "recruit H08", "recruit H12")
    assert table.refused("recruit H07") == "CL-HUM-4"


@rule("CL-VAR-3", "CL-DEC-5")
def test_the_roster_is_in_the_order_of_recruiting_and_stands_on_the_start_tile() -> None:
    table = company("S1", "recruit H07", "recruit H02", "recruit H13", "recruit H10")
    table.roll(1, 2, 3, 4)
    table.do("ready")
    assert roster(table) == ["H07", "H02", "H13", "H10"]
    assert table.on("0,0") == ["H02", "H07", "H10", "H13"]
    assert table.state.hand_limit == 4
    assert table.state.points == 0
    assert "company_ready CL-VAR-3 seat=0 fighters=['H07', 'H02', 'H13', 'H10']" in table.story()
    assert table.asked() == ("assignment", [0])


@rule("CL-VAR-3")
def test_sheets_that_the_rules_of_the_scenario_name_stay() -> None:
    ritual = company("S4")
    assert roster(ritual) == ["H01"]
    assert "H02" not in offered(ritual, "recruit")
    possessed = company("S5")
    assert roster(possessed) == ["H09", "H02"]
    assert possessed.state.points == 18
    assert not set(offered(possessed, "recruit")) & {"H01", "H02", "H09"}
    possessed.do("recruit H03", "recruit H05")
    possessed.roll(1, 2, 3, 4)
    possessed.do("ready")
    assert roster(possessed) == ["H09", "H02", "H03", "H05"]


@rule("CL-VAR-3")
def test_points_are_kept_for_the_fighters_that_are_still_missing() -> None:
    table = company("S3", "recruit H01", *[f"equip H01 E0{kind}" for kind in (1, 2, 3)])
    assert table.state.points == 12
    assert table.refused("equip H01 E04") == "CL-VAR-3"
    assert table.refused("take_gift G1") == "CL-VAR-3"
    assert table.refused("take_card") == "CL-VAR-3"
    assert table.refused("recruit H10") == "CL-VAR-3"
    table.do("recruit H03", "recruit H05", "recruit H06", "recruit H07")
    assert table.state.points == 0
    assert table.texts() == ["ready"]


# Gifts


@rule("CL-VAR-3", "CL-GFT-3")
def test_gifts_need_a_consecrated_leader_and_have_different_dice() -> None:
    table = company()
    assert offered(table, "take_gift") == []
    table.do("recruit H02")
    assert table.refused("take_gift G1") == "CL-VAR-3"
    table = company("S1", "recruit H09", "take_gift G2")
    assert table.state.points == 16
    assert table.story() == ["gift_taken CL-VAR-3 seat=0 fighter=H09 gift=G2 left=16"]
    assert table.refused("take_gift G7") == "CL-GFT-3"
    assert table.refused("take_gift G2") == "CL-GFT-3"
    table.do("take_gift G1", "take_gift G3", "take_gift G4")
    assert table.refused("take_gift G5") == "CL-VAR-3"
    gifts = bits(table.state.gifts[table.figure("H09")])
    assert [parts.GIFT_IDS[gift] for gift in gifts] == ["G1", "G2", "G3", "G4"]


@rule("CL-VAR-3")
def test_in_the_possessed_only_the_confessor_takes_gifts() -> None:
    table = company("S5", "take_gift G6")
    assert table.state.gifts[table.figure("H02")] == 0
    assert table.state.gifts[table.figure("H09")] == 1 << parts.PRESCIENCE


# Equipment and cards


@rule("CL-VAR-3", "CL-EQP-5", "CL-EQP-6")
def test_equipment_is_limited_by_copies_names_and_leaders() -> None:
    table = company("S1", "recruit H01", "recruit H03", "equip H03 E04")
    assert table.state.points == 13
    assert table.story() == ["equipment_taken CL-VAR-3 seat=0 fighter=H03 equipment=E04 left=13"]
    assert table.refused("equip H03 E04") == "CL-EQP-5"
    assert table.refused("equip H01 E04") == "CL-EQP-6"
    assert table.refused("equip H03 E05") == "CL-EQP-6"
    assert table.refused("equip H05 E01") == "CL-VAR-3"
    table.do("equip H01 E05")
    assert table.equipment("H01") == ["E05"]
    assert sum(table.state.unused_equipment) == 18


@rule("CL-VAR-3")
def test_gifts_equipment_and_cards_of_the_scenario_do_not_apply() -> None:
    table = company("S1", "recruit H01", "recruit H03", "recruit H05", "recruit H06")
    table.roll(1, 2, 3, 4)
    table.do("ready")
    assert not any(table.state.gifts)
    assert not any(table.state.equipment)
    assert table.cards() == []


@rule("CL-VAR-3", "CL-VAR-4")
def test_starting_cards_are_paid_for_and_the_handicap_counts_too() -> None:
    table = company("S1", "recruit H01", "take_card", "take_card", instinct_cards=1)
    assert table.state.points == 16
    assert table.story() == ["card_taken CL-VAR-3 seat=0 total=2 left=16"]
    table.do("recruit H03", "recruit H05", "recruit H06")
    table.next_instinct("I01", "I02", "I03")
    table.roll(1, 2, 3, 4)
    table.do("ready")
    assert table.cards() == ["I01", "I02", "I03"]


# Without an answer


@rule("CL-DEC-1", "CL-VAR-3")
def test_on_timeout_the_fighters_of_the_scenario_are_taken() -> None:
    for scenario in ("S1", "S3", "S5", "S6"):
        table = company(scenario)
        wanted = [FIGURE_IDS[figure] for figure in table.state.plan.fighters]
        table.state.chance = FastChance(1)
        while table.asked()[0] == "compose_company":
            table.do(str(table.state.decision.default(table.state, 0, FastChance(1))))
        assert roster(table) == wanted


@rule("CL-DEC-1", "CL-VAR-3")
def test_on_timeout_a_half_composed_company_is_completed() -> None:
    table = company("S1", "recruit H02", "recruit H11", "recruit H13")
    assert str(table.state.decision.default(table.state, 0, FastChance(1))) == "recruit H03"
    table = company("S1", "recruit H02", "recruit H11", "recruit H13", "recruit H03")
    assert str(table.state.decision.default(table.state, 0, FastChance(1))) == "ready"


# Demons (CL-VAR-5)


def demons(table: FreshTable) -> list[str]:
    return [FIGURE_IDS[figure] for figure in bits(table.state.company & DEMONS)]


@rule("CL-VAR-5")
def test_by_default_the_demons_of_the_scenario_may_enter() -> None:
    assert demons(FreshTable("S2")) == ["D02"]


@rule("CL-VAR-5", "CL-DEM-22")
def test_the_infernal_player_chooses_as_many_demons_as_the_scenario_has() -> None:
    table = FreshTable(edited("S1", ('demons = ["D01"]', 'demons = ["D01", "D02"]')), demons="chosen")
    assert table.asked() == ("choose_demons", [1])
    assert len(offered(table, "enlist")) == 13
    table.do("enlist D07")
    assert table.story() == ["demon_chosen CL-VAR-5 seat=1 demon=D07"]
    assert table.refused("enlist D07") == "CL-VAR-5"
    table.state.chance = FastChance(1)
    table.do("enlist D13")
    assert demons(table) == ["D07", "D13"]
    assert table.asked() == ("assignment", [0])


@rule("CL-DEC-1", "CL-VAR-5")
def test_on_timeout_the_demons_of_the_scenario_are_chosen() -> None:
    table = FreshTable("S2", demons="chosen")
    assert str(table.state.decision.default(table.state, 1, FastChance(1))) == "enlist D02"
    two = FreshTable(edited("S1", ('demons = ["D01"]', 'demons = ["D01", "D02"]')), demons="chosen")
    two.do("enlist D02")
    assert str(two.state.decision.default(two.state, 1, FastChance(1))) == "enlist D01"


@rule("CL-VAR-5")
def test_random_demons_are_drawn_without_repetition() -> None:
    scenario = edited("S1", ('demons = ["D01"]', 'demons = ["D01", "D02"]'))
    table = FreshTable(scenario, [4, 4, 0, 0, 0, 0, 0, 0], demons="random")
    assert demons(table) == ["D05", "D06"]
    assert "demon_drawn CL-VAR-5 seat=1 demon=D05" in table.story()


@rule("CL-VAR-5")
def test_a_demon_that_starts_in_play_is_replaced_too() -> None:
    throne = '[[start.infernal]]\nfighter = "D01"\nx = 0\ny = 0\n\n[[stack]]\npool = [5,'
    scenario = edited("S1", ("[[stack]]\npool = [5,", throne))
    table = FreshTable(scenario, [9, 0, 0, 0, 0, 0, 0], demons="random")
    assert table.where("D10") == "0,0"
    assert table.where("D01") is None


@rule("CL-VAR-5", "CL-DEM-15")
@pytest.mark.parametrize(("number", "demon", "cell"), [(9, "D10", "0,-1"), (8, "D09", None)])
def test_the_colossus_takes_no_place_that_is_too_narrow_for_it(number: int, demon: str, cell: str | None) -> None:
    crawlway = "[[start.tiles]]\ntile = 37\nx = 0\ny = -1\nrotation = 0\n\n"
    guard = '[[start.infernal]]\nfighter = "D01"\nx = 0\ny = -1\n\n[[stack]]\npool = [5,'
    scenario = edited("S1", ("[[stack]]\npool = [5,", crawlway + guard))
    table = FreshTable(scenario, [number, 0, 0, 0, 0, 0, 0], demons="random")
    assert (table.where(demon), table.state.in_reserve(table.figure(demon))) == (cell, cell is None)


@rule("CL-VAR-5")
@pytest.mark.parametrize("scenario", ["S3", "S7"])
@pytest.mark.parametrize("demons", ["chosen", "random"])
def test_not_where_the_demon_is_the_aim_or_there_is_none(scenario: str, demons: str) -> None:
    with pytest.raises(WrongOption):
        FreshTable(scenario, demons=demons)


# Bearers (CL-S2-2, CL-S8-6)


@rule("CL-S2-2")
def test_the_human_player_gives_the_explosive_to_one_of_his_fighters() -> None:
    table = FreshTable("S2")
    assert offered(table, "entrust") == ["H01", "H03", "H13", "H05"]
    assert table.refused("entrust H06") == "CL-DEC-1"
    table.roll(1, 2, 3, 4, 5)
    table.do("entrust H13")
    assert table.state.explosive_by == table.figure("H13")
    assert table.story()[0] == "token_entrusted CL-S2-2 seat=0 fighter=H13 token=explosive"


@rule("CL-S8-6")
def test_the_human_player_gives_the_poison_to_one_of_his_fighters() -> None:
    table = FreshTable("S8")
    table.state.chance = FastChance(1)
    table.do("entrust H06")
    assert table.state.poison_by == table.figure("H06")
    assert table.story()[0] == "token_entrusted CL-S8-6 seat=0 fighter=H06 token=poison"


@rule("CL-DEC-1", "CL-S2-2")
def test_on_timeout_the_first_fighter_bears_it() -> None:
    table = FreshTable("S2")
    assert str(table.state.decision.default(table.state, 0, FastChance(1))) == "entrust H01"


@rule("CL-DEC-4", "CL-S2-2")
def test_a_single_fighter_is_not_asked_for() -> None:
    alone = edited(
        "S2",
        ('fighters = ["H01", "H03", "H13", "H05"]', 'fighters = ["H13"]'),
        ('H01 = ["G4", "G2"]\n', ""),
        ('H03 = ["E03"]\n', ""),
        ('H05 = ["E01"]\n', ""),
    )
    table = FreshTable(alone)
    assert table.asked() == ("assignment", [0])
    assert table.state.explosive_by == table.figure("H13")


@rule("CL-VAR-3", "CL-S2-2")
def test_a_free_company_has_its_own_bearer() -> None:
    table = company("S2", "recruit H02", "recruit H10", "recruit H11", "recruit H12", "ready")
    assert offered(table, "entrust") == ["H02", "H10", "H11", "H12"]
