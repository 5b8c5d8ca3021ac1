"""Section 6.6: Keys and the Artifact, from hand to hand."""

from __future__ import annotations

import pytest

from hypogeum.engine.actions import UnreadableAction
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def trio(**options: object) -> SubTerraScene:
    """Guide, Rogue and Veteran stand on the crossing; the Guide is asked."""
    scene = SubTerraScene("guide", "rogue", "veteran", **options)
    scene.turn_of("guide")
    return scene


@rule("ST2-ITEM-1", "ST2-ITEM-2", "ST2-ITEM-8")
def test_to_pick_up_takes_one_item_from_the_own_tile() -> None:
    scene = trio()
    scene.key_on("3,0", "3,0", "4,0")
    assert scene.offers("pick") == ["pick key"]
    assert scene.refusal("pick artifact") == "ST2-ITEM-2 item=artifact"
    scene.do("pick key")
    assert scene.story() == ["item_picked ST2-ITEM-2 seat=0 explorer=guide item=key"]
    assert (scene.held("guide"), scene.keys_on("3,0"), scene.state.ap) == ("key", 1, 1)
    assert scene.offers("pick") == []
    assert scene.refusal("pick key") == "ST2-ITEM-1 item=key"


@rule("ST2-ITEM-8", "ST2-ITEM-11")
def test_several_items_lie_on_one_tile_and_are_named_by_kind() -> None:
    scene = trio()
    scene.artifact_on("3,0")
    assert scene.offers("pick") == ["pick artifact"]
    scene.state.keys_set = 2
    scene.state.keys_left = 1
    scene.key_on("3,0")
    assert scene.offers("pick") == ["pick key", "pick artifact"]
    for text in ["pick", "pick key 1", "pick B-KEY-1"]:
        with pytest.raises(UnreadableAction):
            scene.game.action(text)


@rule("ST2-ITEM-2", "ST2-CURSE-1")
def test_the_artifact_is_picked_up_with_its_curse() -> None:
    scene = trio()
    scene.artifact_on("3,0")
    scene.do("pick artifact")
    assert scene.story() == [
        "item_picked ST2-ITEM-2 seat=0 explorer=guide item=artifact",
        "curse_began ST2-CURSE-1",
    ]
    assert (scene.held("guide"), scene.artifact_at()) == ("artifact", None)
    scene.do("drop")
    assert scene.line("item_dropped") == "item_dropped ST2-ITEM-2 seat=0 explorer=guide item=artifact cell=3,0"
    assert scene.artifact_at() == "3,0"
    scene.turn_of("rogue")
    scene.do("pick artifact")
    assert scene.told("curse_began") == []


@rule("ST2-ITEM-2")
def test_to_take_to_give_and_to_put_down() -> None:
    scene = trio()
    scene.hold("rogue", "key")
    assert scene.offers("take") == ["take rogue"]
    assert scene.refusal("take veteran") == "ST2-ITEM-2 explorer=veteran"
    assert scene.refusal("take guide") == "ST2-ITEM-2 explorer=guide"
    assert scene.refusal("give rogue") == "ST2-ITEM-2 explorer=rogue"
    scene.do("take rogue")
    handed = "item_handed_over ST2-ITEM-2 seat=0 other=1 explorer=guide giver=rogue item=key"
    assert scene.story() == [handed]
    assert (scene.held("guide"), scene.held("rogue"), scene.state.ap) == ("key", "nothing", 1)
    assert scene.offers("give") == ["give rogue", "give veteran"]
    assert scene.refusal("give guide") == "ST2-ITEM-2 explorer=guide"
    scene.do("give veteran")
    handed = "item_handed_over ST2-ITEM-2 seat=2 other=0 explorer=veteran giver=guide item=key"
    assert scene.story() == [handed]
    scene.turn_of("veteran")
    scene.do("drop")
    assert scene.story() == ["item_dropped ST2-ITEM-2 seat=2 explorer=veteran item=key cell=3,0"]
    assert (scene.keys_on("3,0"), scene.held("veteran"), scene.state.ap) == (1, "nothing", 1)


@rule("ST2-ITEM-2", "ST2-SANC-7", "ST2-SANC-8")
def test_to_set_a_key_in_the_hall() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1")
    scene.sanctum("3,1", "S")
    scene.turn_of("guide")
    assert scene.refusal("set_key") == "ST2-SANC-7"
    scene.hold("guide", "key")
    assert scene.refusal("set_key") == "ST2-SANC-8"
    scene.stand("3,3", "guide")
    assert scene.refusal("set_key") == "ST2-SANC-8"
    scene.stand("3,2", "guide")
    scene.do("set_key")
    assert scene.story() == ["key_set ST2-SANC-7 seat=0 explorer=guide number=1"]
    assert (scene.held("guide"), scene.state.keys_set, scene.state.ap) == ("nothing", 1, 1)


@rule("ST2-ITEM-2")
def test_items_change_hands_only_on_one_tile() -> None:
    scene = trio()
    scene.hold("rogue", "key")
    scene.stand("4,0", "rogue")
    assert scene.offers("take") == []
    assert scene.refusal("take rogue") == "ST2-ITEM-2 explorer=rogue"
    scene.hold("guide", "key")
    assert scene.offers("give") == ["give veteran"]
    assert scene.refusal("give rogue") == "ST2-ITEM-2 explorer=rogue"


@rule("ST2-ITEM-3")
def test_the_down_give_and_get_without_being_asked() -> None:
    scene = trio(item_consent="ask")
    scene.hold("rogue", "key")
    scene.down("rogue")
    scene.do("take rogue")
    assert (scene.asked(), scene.held("guide")) == (("actions", [0]), "key")
    scene.do("give rogue")
    assert scene.held("rogue") == "key"


@rule("ST2-ITEM-1", "ST2-ITEM-4")
def test_the_hands_of_the_receiver_must_be_empty() -> None:
    scene = trio()
    scene.hold("guide", "key")
    scene.hold("rogue", "key")
    assert scene.offers("take") == []
    assert scene.refusal("take rogue") == "ST2-ITEM-4 explorer=rogue"
    assert scene.offers("give") == ["give veteran"]
    assert scene.refusal("give rogue") == "ST2-ITEM-4 explorer=rogue"
    scene.do("exert", "drop", "take rogue", "give veteran")
    assert (scene.held("guide"), scene.held("rogue"), scene.held("veteran")) == ("nothing", "nothing", "key")


@rule("ST2-ITEM-5")
def test_who_goes_down_keeps_the_item_and_crawls_with_it() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.hold("guide", "key")
    scene.set_hearts(1, "guide")
    scene.guardian("3,0")
    scene.turn_of("guide")
    scene.next_peril("stumble")
    scene.do("move 4,0")
    assert (scene.hearts("guide"), scene.held("guide")) == (0, "key")
    scene.turn_of("guide")
    scene.next_peril("stumble")
    scene.do("crawl 5,0")
    assert (scene.at("guide"), scene.held("guide")) == ("5,0", "key")


@rule("ST2-ITEM-6", "ST2-ITEM-10")
def test_a_key_stays_on_the_crossing() -> None:
    scene = trio()
    scene.hold("guide", "key")
    scene.next_peril("stumble")
    scene.do("move 3,-1")
    assert scene.story()[1:3] == [
        "escaped ST2-MOVE-11 seat=0 explorer=guide item=key",
        "keys_laid ST2-ITEM-6 cell=3,0 number=1",
    ]
    assert (scene.keys_on("3,0"), scene.held("guide")) == (1, "nothing")


@rule("ST2-ITEM-7", "ST2-ITEM-10")
def test_the_artifact_leaves_with_its_holder_alone() -> None:
    scene = trio()
    scene.hold("guide", "artifact")
    scene.next_peril("stumble", "stumble")
    scene.do("move 3,-1")
    assert scene.line("escaped") == "escaped ST2-MOVE-11 seat=0 explorer=guide item=artifact"
    assert scene.state.artifact_out
    assert (scene.held("guide"), scene.artifact_at()) == ("nothing", None)
    scene = trio()
    scene.artifact_on("3,0")
    scene.curse()
    scene.next_peril("stumble", "stumble")
    scene.do("move 3,-1")
    assert not scene.state.artifact_out
    assert scene.artifact_at() == "3,0"


@rule("ST2-ITEM-10", "ST2-VOLC-11")
def test_the_dead_hold_nothing() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1", "3,2")
    scene.sanctum("3,2", "S")
    scene.hold("rogue", "artifact")
    scene.set_volcano("erupted")
    scene.flip("3,3", "3,4")
    scene.stand("3,2", "rogue")
    scene.peril("veteran", "lava", "lava")
    assert scene.is_dead("rogue")
    assert (scene.held("rogue"), scene.artifact_at(), scene.state.artifact_lost) == ("nothing", None, True)
    assert scene.kinds()[-1] == "artifact_burnt"


@rule("ST2-ITEM-10")
def test_an_artifact_on_the_crossing_is_still_inside() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.artifact_on("3,0")
    scene.curse()
    scene.let_out("rogue", "veteran")
    scene.turn_of("guide")
    scene.do("move 3,-1")
    assert scene.state.over
    assert scene.result() == "lost"


# Consent (ST2-ITEM-9)


@rule("ST2-ITEM-9", "ST2-TURN-30")
def test_the_holder_may_be_asked_before_anything_is_paid() -> None:
    scene = trio(item_consent="ask")
    scene.hold("rogue", "key")
    scene.do("take rogue")
    assert scene.asked() == ("hand_over", [1])
    assert scene.texts() == ["agree", "refuse"]
    assert scene.state.ap == 2
    scene.do("agree")
    assert (scene.held("guide"), scene.state.ap) == ("key", 1)


@rule("ST2-ITEM-9")
def test_after_a_refusal_nothing_is_spent_and_it_is_not_asked_again_in_this_turn() -> None:
    scene = trio(item_consent="ask")
    scene.hold("rogue", "key")
    scene.hold("veteran", "key")
    scene.do("take rogue", "refuse")
    assert scene.story() == ["item_refused ST2-ITEM-9 seat=1 other=0"]
    assert (scene.held("rogue"), scene.state.ap) == ("key", 2)
    assert scene.offers("take") == ["take veteran"]
    assert scene.refusal("take rogue") == "ST2-ITEM-9 explorer=rogue"
    scene.begin_turn("guide")
    assert scene.offers("take") == ["take rogue", "take veteran"]


@rule("ST2-ITEM-9")
def test_by_default_nobody_is_asked() -> None:
    scene = trio()
    scene.hold("rogue", "key")
    scene.do("take rogue")
    assert (scene.asked(), scene.held("guide")) == (("actions", [0]), "key")
