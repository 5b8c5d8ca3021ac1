"""Section 9.4: the death of a Leader."""

from tests.games.terror_below.attacks import NEW_WORM, caught, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


@rule("TB-DEATH-1")
def test_the_leader_dies_if_the_worm_is_not_defeated() -> None:
    scene = caught()
    scene.give(0, "P10")
    strike(scene)
    scene.do("fire P10")
    assert scene.dead(0) == ["C07"]


@rule("TB-DEATH-1")
def test_a_player_may_let_the_leader_die() -> None:
    scene = caught()
    scene.give(0, "I06-1")
    strike(scene)
    scene.do("die")
    assert scene.dead(0) == ["C07"]
    assert scene.items(0) == ["I06-1"]


@rule("TB-DEATH-1")
def test_items_that_do_not_save_are_not_offered() -> None:
    scene = caught()
    scene.give(0, "I07-1")
    strike(scene)
    assert scene.texts() == ["die"]
    assert scene.refused("save I07") == "TB-ITEM-2"
    assert scene.refused("save C07") == "TB-DEATH-1"


@rule("TB-DEATH-2", "TB-DEATH-3", "TB-DEATH-4", "TB-DEATH-5")
def test_what_is_carried_falls_and_what_is_hidden_is_kept() -> None:
    scene = caught()
    scene.carry(0, "green", "blue", rubble=2)
    scene.wear(0, "IH4")
    scene.put_in_play(0, "P03-1")
    scene.give(0, "I07-1", "P11")
    scene.keep_secret(0, "BD01")
    scene.score(0, "BD02")
    scene.vp(0, 2)
    scene.hand(0, "V2-1", "V3-1", "V4-1", "V5-1", "V6-1")
    strike(scene)
    supply = scene.state.rubble_supply
    scene.do("hold", "die")
    assert scene.egg_map()["4,4"] == ["green", "blue"]
    assert scene.rubble_map()["4,4"] == 2
    assert scene.state.rubble_supply == supply + 1
    assert (scene.discarded("I"), scene.discarded("P")) == (["IH4"], ["P03-1"])
    assert (scene.items(0), scene.weapons(0), scene.secrets(0)) == (["I07-1"], ["P11"], ["BD01"])
    assert len(scene.vehicles(0)) == 4
    assert scene.points(0) == 5
    assert (scene.place(0), scene.dead(0)) == (None, ["C07"])
    assert scene.texts() == ["lead C15", "lead C16"]
    assert scene.refused("lead C07") == "TB-DEATH-5"
    scene.next_cards(NEW_WORM)
    scene.do("lead C16")
    assert (scene.leader(0), scene.followers(0)) == ("C16", ["C15"])


@rule("TB-DEATH-5", "TB-TURN-2")
def test_the_pawn_comes_back_at_the_start_of_the_next_own_turn() -> None:
    scene = caught()
    strike(scene)
    scene.next_cards(NEW_WORM)
    scene.do("lead C15")
    scene.pass_turn()
    assert scene.asked() == ("enter_board", [0])
    scene.do("enter 2,6")
    assert scene.asked() == ("play_vehicle", [0])


@rule("TB-DEATH-6", "TB-AMB-18", "TB-ATT-9")
def test_on_a_location_eggs_go_by_dice_in_the_order_of_colours_and_rubble_to_the_supply() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "2,6")
    scene.carry(0, "blue", "green", "green", rubble=2)
    strike(scene, "W20", "2,6", dice=(6, 6, 1, 1, 1, 3, 2, 1, 3, 3))  # its own Egg, then G, G (again), B
    assert scene.egg_map() == {"6,6": ["yellow"], "1,1": ["green"], "2,1": ["green"], "3,3": ["blue"]}
    assert "2,6" not in scene.rubble_map()
    assert scene.squad(0).rubble == 0
    assert scene.place(0) is None


@rule("TB-DEATH-1")
def test_nobody_is_asked_for_a_card_that_saves_when_all_of_them_are_discarded() -> None:
    scene = caught()
    scene.give(0, "I07-1")
    scene.exhaust("I", *[card for card in scene.pile("I") if not card.startswith("I06")])
    strike(scene)
    assert scene.asked() == ("new_leader", [0])


@rule("TB-DEATH-7")
def test_a_pawn_off_the_board_cannot_be_leapt_over_or_chosen() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.stand(1, "3,4")
    scene.give(0, "I09")
    assert scene.offers("use") == ["use I09 1"]
    scene.take_off_board(1)
    assert scene.refused("use I09 1") == "TB-ITEM-9"
    scene.do("play V2-1 1")
    assert scene.offers("leap") == []


@rule("TB-DEATH-7")
def test_a_pawn_off_the_board_cannot_be_caught() -> None:
    scene = caught()
    scene.take_off_board(1)
    scene.give(0, "I06-1")
    strike(scene)
    scene.next_cards(NEW_WORM)
    scene.do("save I06")
    assert scene.dead(1) == []


@rule("TB-DEATH-8")
def test_two_who_die_on_one_space_drop_their_things_one_after_the_other() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C01")
    for seat in (0, 1):
        scene.stand(seat, "2,6")
        scene.carry(seat, "green" if seat else "blue")
    strike(scene, "W20", "2,6", dice=(6, 6))
    scene.roll(1, 1)
    scene.do("join yes")
    assert scene.egg_map() == {"6,6": ["yellow"], "1,1": ["blue"]}
    scene.roll(2, 1)
    scene.do(scene.texts()[0])
    assert scene.egg_map() == {"6,6": ["yellow"], "1,1": ["blue"], "2,1": ["green"]}


@rule("TB-DEATH-9")
def test_one_death_is_over_before_the_next_one_begins() -> None:
    scene = caught(3)
    scene.stand(1, "4,5")
    scene.give(1, "I06-1")
    scene.carry(0, "green", rubble=1)
    scene.wear(0, "IH4")
    strike(scene)
    assert scene.asked() == ("new_leader", [0])
    kinds = [event.kind for event in scene.events]
    assert kinds.index("leader_died") < kinds.index("eggs_dropped") < kinds.index("rubble_dropped")
    scene.do("lead C15")
    assert scene.asked() == ("doom", [1])
    scene.next_cards(NEW_WORM)
    scene.do("save I06")
    assert scene.points(1) == 0


@rule("TB-DEATH-9", "TB-DEATH-5")
def test_the_only_member_left_leads_without_a_question() -> None:
    scene = caught()
    scene.bury(0, 1)
    strike(scene, new=(NEW_WORM,))
    assert scene.leader(0) == "C16"
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-DEATH-10")
def test_a_dead_member_can_come_back_and_lead_again() -> None:
    scene = caught()
    scene.bury(0, 1)
    scene.give(0, "I07-1")
    scene.do("use I07 C15")
    assert (scene.leader(0), scene.followers(0)) == ("C07", ["C15", "C16"])
    strike(scene)
    assert scene.offers("lead") == ["lead C15", "lead C16"]
