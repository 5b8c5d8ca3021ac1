"""Section 8: Items and Weapons in play."""

from hypogeum.games.terror_below.meta import GAME
from tests.games.terror_below.attacks import NEW_WORM, caught, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


@rule("TB-CARD-1")
def test_items_and_weapons_are_hidden_until_they_are_used() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I05-1", "IH1", "P01-1", "P09")
    scene.wear(1, "IH2")
    for viewer in (-1, 1):
        squad = GAME.view(scene.state, viewer).squads[0]
        assert (squad.items, squad.weapons) == (None, None)
        assert (squad.items_size, squad.weapons_size) == (2, 2)
    assert GAME.view(scene.state, 0).squads[0].items == ["IH1", "I05"]
    assert GAME.view(scene.state, 0).squads[0].weapons == ["P01", "P09"]
    scene.do("wear IH1", "use I05 1 N", "thump none", "shoot_hat 1")
    view = GAME.view(scene.state, 1)
    assert view.squads[0].hat == "IH1"
    assert view.piles["item"].discard == ["IH2", "I05"]
    assert view.piles["weapon"].discard == ["P01"]


@rule("TB-CARD-1")
def test_nobody_uses_what_he_does_not_have() -> None:
    scene = TerrorBelowScene()
    scene.give(1, "I05-1", "IH1")
    assert scene.refused("use I05 1 N") == "TB-CARD-1"
    assert scene.refused("wear IH1") == "TB-CARD-1"


@rule("TB-CARD-2", "TB-DEL-7", "TB-ACT-9")
def test_cards_come_from_rubble_and_from_delivery_bonuses() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "1,3")
    scene.carry(0, "green", rubble=2)
    scene.rubble(1, "1,2")
    scene.do("play V2-1 1", "clear 1,2")
    scene.next_cards("P05")
    scene.do("trade weapon", "deliver green")
    scene.next_cards("I10")
    scene.do("bonus item")
    assert (scene.items(0), scene.weapons(0)) == (["I10"], ["P05-1"])


@rule("TB-CARD-3", "TB-CARD-4", "TB-DEL-13")
def test_a_card_gained_in_a_turn_is_not_used_in_that_turn() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "1,3")
    scene.wear(1, "IH2")
    scene.carry(0, "green", rubble=2)
    scene.rubble(1, "1,2")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("I05")
    scene.do("bonus item", "clear 1,2")
    scene.next_cards("P01")
    scene.do("trade weapon")
    assert scene.refused("use I05 1 N") == "TB-CARD-3"
    assert scene.refused("shoot_hat 1") == "TB-CARD-3"
    scene.end_turn()
    scene.pass_turn()
    assert "use I05 1 N" in scene.texts()
    assert "shoot_hat 1" in scene.texts()


@rule("TB-CARD-3")
def test_a_hat_gained_in_a_turn_is_not_worn_in_that_turn() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "1,3")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("IH1")
    scene.do("bonus item")
    assert scene.refused("wear IH1") == "TB-CARD-3"


@rule("TB-CARD-3")
def test_another_card_of_the_same_kind_may_be_used() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "1,3")
    scene.give(0, "I05-2")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("I05-1")
    scene.do("bonus item", "use I05 1 N", "thump none")
    assert scene.items(0) == ["I05-1"]


@rule("TB-CARD-3", "TB-CARD-4")
def test_a_card_gained_in_a_turn_may_be_used_in_the_attack_right_after_it() -> None:
    scene = caught()
    scene.line("BD01", "BD02", "BD03", "BD04")
    scene.worm(1, "W01", "4,3", cards=("V7-1", "V7-2"))
    scene.carry(0, rubble=2)
    scene.rubble(1, "4,5")
    scene.do("play V2-1 1", "clear 4,5")
    scene.next_cards("P10")
    scene.do("trade weapon", "stop")
    scene.refill()
    scene.do("end_turn")
    assert scene.texts() == ["fire P10", "hold"]
    scene.next_cards("W02")
    scene.do("fire P10")
    assert scene.points(0) == 1


@rule("TB-CARD-5")
def test_any_number_of_cards_may_be_used() -> None:
    scene = caught()
    scene.give(0, "I05-1", "I05-2", "I02-1", "I02-2", "P01-1", "P01-2", "P01-3", "P03-1")
    scene.line("BD01", "BD02", "BD03", "BD04")
    scene.do("use I05 2 N", "thump none", "use I05 2 N", "thump none", "use I02", "use I02")
    strike(scene)
    scene.do("fire P01", "fire P01", "fire P01")
    scene.next_cards(NEW_WORM)
    scene.do("fire P03")
    assert scene.points(0) == 3
    assert scene.dead(0) == []


@rule("TB-CARD-3", "TB-WPN-4")
def test_of_two_revolvers_the_one_held_before_is_fired_and_the_fresh_one_waits() -> None:
    scene = TerrorBelowScene(3)
    scene.give(0, "P01-2", "I11")
    scene.wear(1, "IH1")
    scene.wear(2, "IH2")
    scene.next_cards("P01-1", "P09")
    scene.do("use I11", "keep P01", "shoot_hat 1")
    assert (scene.weapons(0), scene.discarded("P")) == (["P01-1"], ["P01-2", "P09"])
    assert scene.refused("shoot_hat 2") == "TB-CARD-3"
