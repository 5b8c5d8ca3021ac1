"""Sections 6.1, 6.2 and 6.5: what actions cost, when they are offered, Exert, Heal, Attack, Dig."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hypogeum.engine.actions import UnreadableAction
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule

# Costs (section 6.1)


@rule("ST2-ACT-1")
def test_the_same_action_may_be_repeated() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.set_hearts(1, "guide")
    scene.turn_of("guide")
    scene.do("heal guide", "heal guide")
    assert scene.hearts("guide") == 3
    assert scene.state.ap == 0


COSTS = {  # action: AP, in the scene of `busy`
    "reveal E": 1,
    "move 3,0": 1,
    "explore E": 1,
    "heal rogue": 1,
    "pick key": 1,
    "attack infantry": 1,
    "run 3,0": 2,
    "dig 3,2": 2,
}


def busy() -> SubTerraScene:
    """Everything that everybody can do is possible for the Guide on 3,1."""
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1", "3,2")
    scene.stand("3,1", "guide", "rogue")
    scene.set_hearts(1, "rogue")
    scene.key_on("3,1")
    scene.guardian("3,1")
    scene.rubble("3,2")
    scene.turn_of("guide")
    return scene


@rule("ST2-ACT-11", "ST2-TURN-5")
@pytest.mark.parametrize("action", COSTS)
def test_what_actions_cost(action: str) -> None:
    scene = busy()
    assert action in scene.texts()
    scene.state.ap = COSTS[action] - 1
    assert scene.refusal(action) == f"ST2-ACT-11 cost={COSTS[action]} ap={COSTS[action] - 1}"
    scene.state.ap = 2
    if action.startswith(("reveal", "explore")):
        scene.next_tile("B-LAV-4")
    if action.startswith("attack"):
        scene.next_roll(4)
    scene.do(action)
    assert scene.state.ap == 2 - COSTS[action]


@rule("ST2-ACT-11", "ST2-DAU-PIT-3")
def test_to_climb_costs_two() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", temple_mode="dauntless")
    scene.lay("A-PIT-1", "3,1")
    scene.stand("3,1", "guide")
    scene.stand("4,0", "rogue", "veteran")
    scene.turn_of("guide")
    scene.do("climb 3,0")
    assert (scene.state.ap, scene.at("guide")) == (0, "3,0")


@rule("ST2-ACT-11", "ST2-ARK-6", "ST2-ARK-7")
def test_to_push_the_ark_costs_one_and_to_pull_it_two() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", game_mode="ark")
    scene.turn_of("guide")
    scene.do("push 4,0")
    assert scene.state.ap == 1
    assert scene.refusal("pull") == "ST2-ACT-11 cost=2 ap=1"
    scene.turn_of("guide")
    scene.do("pull")
    assert (scene.state.ap, scene.at("ark")) == (0, "3,0")


@rule("ST2-ACT-11")
def test_an_action_of_three_points_needs_the_exert_first() -> None:
    scene = SubTerraScene("priest", "rogue", "veteran")
    scene.down("rogue")
    scene.turn_of("priest")
    assert scene.refusal("revive rogue") == "ST2-ACT-11 cost=3 ap=2"
    scene.do("exert", "revive rogue")
    assert scene.hearts("rogue") == 1
    assert scene.state.ap == 0


@rule("ST2-ACT-3")
def test_an_ability_of_several_actions_may_do_fewer_but_one() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1")
    scene.stand("3,1", "guide")
    scene.turn_of("guide")
    scene.next_tile("B-SPK-1")
    scene.do("illuminate E")
    assert scene.offers("also") == ["also S", "also W"]
    scene.do("pass")
    assert scene.asked() == ("actions", [0])
    scene.turn_of("rogue")
    assert not [text for text in scene.texts() if text == "sprint"]
    scene.do("sprint 4,0", "stop")
    assert scene.at("rogue") == "4,0"
    assert scene.state.ap == 1


@rule("ST2-ACT-12")
def test_targets_are_named_before_the_die_or_the_draw() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", temple_mode="legion")
    scene.guardian("3,0", "infantry")
    scene.guardian("3,0", "archer")
    scene.turn_of("guide")
    assert scene.offers("attack") == ["attack infantry", "attack archer"]
    for text in ["attack", "reveal", "move", "heal", "dig", "give"]:
        with pytest.raises(UnreadableAction):
            scene.game.action(text)
    scene.next_roll(4)
    scene.do("attack archer")
    assert scene.guardians_on("3,0") == ["infantry"]


# When an action is offered (ST2-ACT-2, ST2-ACT-13)


@rule("ST2-ACT-2", "ST2-ACT-13")
def test_what_could_have_no_effect_is_not_offered() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.turn_of("guide")
    assert {text.split()[0] for text in scene.texts()} == {
        *["illuminate", "explore", "reveal", "move", "run", "exert", "end"],
    }
    assert scene.refusal("heal guide") == "ST2-ACT-2 explorer=guide"
    assert scene.refusal("attack infantry") == "ST2-ACT-8 guardian=infantry"
    assert scene.refusal("dig 3,0") == "ST2-ACT-9 cell=3,0"
    assert scene.refusal("pick key") == "ST2-ITEM-2 item=key"
    assert scene.refusal("drop") == "ST2-ITEM-2"


def rows(*team: str, **options: object) -> SubTerraScene:
    scene = SubTerraScene(*team, **options)
    scene.path("3,1", "3,2")
    return scene


def hurt(*names: str) -> Callable[[SubTerraScene], None]:
    return lambda scene: scene.set_hearts(1, *names)


def guardian(cell: str) -> Callable[[SubTerraScene], None]:
    return lambda scene: scene.guardian(cell)


def ruin(cell: str) -> Callable[[SubTerraScene], None]:
    return lambda scene: scene.rubble(cell)


def stand(cell: str, *names: str) -> Callable[[SubTerraScene], None]:
    return lambda scene: scene.stand(cell, *names)


ROWS: dict[str, tuple[str, Callable[[SubTerraScene], None]]] = {  # verb: whose, and what makes it possible
    "heal": ("guide", hurt("rogue")),
    "recover": ("colossus", hurt("colossus")),
    "cure": ("healer", hurt("rogue")),
    "revive": ("priest", hurt("rogue")),
    "attack": ("guide", guardian("3,0")),
    "annihilate": ("veteran", guardian("3,0")),
    "strike": ("escapologist", guardian("3,0")),
    "smash": ("colossus", guardian("3,0")),
    "shoot": ("sharpshooter", guardian("3,1")),
    "grenade": ("sapper", guardian("3,1")),
    "purify": ("priest", guardian("3,2")),
    "dig": ("guide", ruin("3,1")),
    "excavate": ("foreman", ruin("3,0")),
    "swap": ("magician", stand("3,1", "rogue")),
    "consolidate": ("foreman", stand("0,0", "foreman")),
    "demolish": ("sapper", lambda scene: scene.lay("B-BRI-1", "4,1", 1)),
    "pick": ("guide", lambda scene: scene.key_on("3,0")),
    "take": ("guide", lambda scene: scene.hold("rogue", "key")),
    "give": ("guide", lambda scene: scene.hold("guide", "key")),
    "drop": ("guide", lambda scene: scene.hold("guide", "key")),
    "direct": ("tamer", stand("3,0", "dog")),
    "dog": ("tamer", stand("3,0", "dog")),
}


@rule("ST2-ACT-13", "ST2-ACT-2")
@pytest.mark.parametrize("verb", ROWS)
def test_an_action_is_offered_when_it_can_do_something(verb: str) -> None:
    explorer, change = ROWS[verb]
    scene = rows(explorer, "rogue", "aristocrat")
    scene.stand("4,0" if verb == "demolish" else "3,0", explorer)
    scene.turn_of(explorer)
    scene.state.ap = 3
    scene.state.exerted = True
    assert scene.offers(verb) == []
    change(scene)
    assert scene.offers(verb) != []


@rule("ST2-ACT-13")
def test_order_needs_somebody_active_with_a_way() -> None:
    scene = rows("aristocrat", "rogue", "guide")
    scene.stand("3,2", "rogue")
    scene.rubble("3,1")
    scene.down("guide")
    scene.turn_of("aristocrat")
    assert scene.offers("order") == []
    scene.set_hearts(1, "guide")
    assert scene.offers("order")


@rule("ST2-ACT-13", "ST2-EXP-VET-3")
def test_brace_needs_that_she_is_neither_braced_nor_barred() -> None:
    scene = rows("veteran", "rogue", "guide")
    scene.turn_of("veteran")
    scene.do("brace")
    assert scene.line("braced") == "braced ST2-EXP-VET-2 seat=0 explorer=veteran"
    assert scene.refusal("brace") == "ST2-ACT-13"
    scene.begin_turn("veteran")
    assert scene.refusal("brace") == "ST2-EXP-VET-3"
    scene.begin_turn("veteran")
    assert "brace" in scene.texts()


@rule("ST2-ACT-13")
def test_call_needs_that_the_dog_is_not_here_in_full_health() -> None:
    scene = rows("tamer", "rogue", "guide")
    scene.turn_of("tamer")
    assert "call" in scene.texts()
    scene.stand("3,0", "dog")
    assert scene.refusal("call") == "ST2-ACT-13"
    scene.set_hearts(2, "dog")
    assert "call" in scene.texts()
    scene.set_hearts(3, "dog")
    scene.stand("3,1", "dog")
    assert "call" in scene.texts()


@rule("ST2-ACT-13", "ST2-CIR-FOR-5", "ST2-CIR-FOR-9", "ST2-CIR-FOR-10")
def test_vision_and_meditation_need_tiles_and_cards() -> None:
    scene = rows("fortune-teller", "rogue", "guide")
    scene.turn_of("fortune-teller")
    assert scene.offers("vision") == []  # nobody else stands at an exit
    assert scene.refusal("vision") == "ST2-CIR-FOR-10"
    scene.stand("3,1", "rogue")
    assert scene.offers("vision") == ["vision"]
    scene.down("rogue")
    assert scene.offers("vision") == []
    assert scene.offers("meditate") == ["meditate"]
    scene.state.tarot_discard = scene.state.tarot_deck
    scene.state.tarot_deck = 0
    assert scene.refusal("meditate") == "ST2-CIR-FOR-5"


@rule("ST2-ACT-13", "ST2-LEG-ETE-12")
def test_an_inactive_eternal_is_no_enemy() -> None:
    scene = rows("veteran", "rogue", "guide", temple_mode="legion")
    scene.eternal_on("3,0")
    scene.turn_of("veteran")
    assert scene.offers("annihilate") == scene.offers("attack") == []
    scene.curse()
    scene.eternal_on("3,0", is_awake=True)
    assert scene.offers("attack") == ["attack eternal"]


@rule("ST2-ACT-13", "ST2-REV-5", "ST2-PLACE-20")
def test_reveals_need_tiles_in_the_bag() -> None:
    scene = rows("aristocrat", "sharpshooter", "cartographer")
    scene.sanctum("3,2", "S")
    scene.stand("3,1", "aristocrat", "sharpshooter", "cartographer")
    for name in ["aristocrat", "sharpshooter", "cartographer"]:
        scene.turn_of(name)
        assert not [text for text in scene.texts() if text.split()[0] in ("reveal", "explore", "scope", "chart")]
    scene.turn_of("aristocrat")
    assert scene.refusal("reveal E") == "ST2-REV-5 side=E"
    assert scene.offers("research")  # Journal tiles do not come out of the bag
    scene.uses("aristocrat", 0)
    assert scene.offers("research") == []


# Exert (section 6.2)


@rule("ST2-ACT-4", "ST2-ACT-14")
def test_to_exert_costs_a_heart_and_gives_a_point_once_a_turn() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.turn_of("guide")
    scene.do("exert")
    assert scene.story() == ["heart_paid ST2-ACT-4 seat=0 explorer=guide left=2"]
    assert (scene.state.ap, scene.hearts("guide")) == (3, 2)
    assert scene.refusal("exert") == "ST2-ACT-4"
    scene.begin_turn("guide")
    assert "exert" in scene.texts()


@rule("ST2-ACT-5")
@pytest.mark.parametrize(("hearts", "is_offered"), [(1, False), (2, True)])
def test_to_exert_needs_two_hearts(hearts: int, is_offered: bool) -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.set_hearts(hearts, "guide")
    scene.turn_of("guide")
    assert ("exert" in scene.texts()) == is_offered
    if not is_offered:
        assert scene.refusal("exert") == "ST2-ACT-5 hearts=1"


@rule("ST2-ACT-6", "ST2-HP-10")
def test_no_protection_spares_a_cost() -> None:
    scene = SubTerraScene("veteran", "rogue", "archaeologist")
    scene.state.braced = True
    scene.state.shielded = 0
    scene.fort("3,0")
    scene.turn_of("veteran")
    scene.do("exert")
    assert scene.hearts("veteran") == 6
    scene.state.shielded = scene.seat("archaeologist")
    scene.peril("archaeologist", "stumble")
    scene.next_peril("stumble")
    scene.do("reroll 1")
    assert scene.line("heart_paid") == "heart_paid ST2-EXP-ARC-3 seat=2 explorer=archaeologist left=4"


@rule("ST2-ACT-14")
def test_to_exert_is_possible_between_actions_but_not_inside_one() -> None:
    scene = SubTerraScene("rogue", "guide", "veteran")
    scene.turn_of("rogue")
    scene.do("move 4,0")
    assert "exert" in scene.texts()
    scene.do("sprint 3,0")
    assert scene.asked() == ("move_on", [0])
    assert scene.refused("exert") == "ST2-TURN-16"
    scene.do("stop")
    assert scene.state.ap == 0
    scene.do("exert")
    assert scene.state.ap == 1


@rule("ST2-ACT-4")
def test_whoever_is_down_does_not_exert() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.down("guide")
    scene.turn_of("guide")
    assert scene.refused("exert") == "ST2-TURN-6"


# Heal (ST2-ACT-7)


@rule("ST2-ACT-7")
def test_healing_gives_a_heart_to_somebody_on_the_own_tile() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.set_hearts(1, "guide", "rogue", "veteran")
    scene.stand("4,0", "rogue")
    scene.turn_of("guide")
    assert scene.offers("heal") == ["heal guide", "heal veteran"]
    assert scene.refusal("heal rogue") == "ST2-ACT-7 explorer=rogue"
    scene.do("heal veteran")
    assert scene.story() == ["healed ST2-ACT-7 seat=2 explorer=veteran hearts=1 left=2"]
    scene.set_hearts(7, "veteran")
    assert scene.refusal("heal veteran") == "ST2-ACT-2 explorer=veteran"
    assert scene.refusal("heal priest") == "ST2-ACT-7 explorer=priest"


@rule("ST2-ACT-7")
def test_nobody_outside_is_healed() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.set_hearts(1, "rogue")
    scene.let_out("rogue")
    scene.turn_of("guide")
    assert scene.refusal("heal rogue") == "ST2-ACT-7 explorer=rogue"


# Attack (ST2-ACT-8, ST2-ACT-10)


@rule("ST2-ACT-8", "ST2-ACT-10")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_an_attack_hits_from_four_on(number: int) -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.guardian("3,0", count=2)
    scene.turn_of("guide")
    scene.next_roll(number)
    scene.do("attack infantry")
    assert scene.story()[0] == f"die_rolled ST2-ACT-8 number={number} purpose=attack"
    if number >= 4:
        assert scene.story()[1] == "guardian_eliminated ST2-ACT-8 guardian=infantry cell=3,0"
        assert scene.guardians() == ["INF-2 3,0"]
    else:
        assert scene.story()[1] == "attack_missed ST2-ACT-8 seat=0 explorer=guide guardian=infantry"
        assert len(scene.guardians()) == 2
    assert scene.state.ap == 1


@rule("ST2-ACT-8")
def test_only_an_enemy_on_the_own_tile_is_attacked() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", temple_mode="legion")
    scene.guardian("4,0")
    scene.guardian("3,0", "volatile")
    scene.turn_of("guide")
    assert scene.offers("attack") == ["attack volatile"]
    assert scene.refusal("attack infantry") == "ST2-ACT-8 guardian=infantry"


@rule("ST2-ACT-10", "ST2-GRD-1")
def test_an_eliminated_guardian_is_in_the_reserve_at_once() -> None:
    scene = SubTerraScene("veteran", "rogue", "guide")
    scene.guardian("3,0", count=5)
    scene.stand("5,0", "guide")
    scene.turn_of("veteran")
    scene.do("annihilate infantry")
    scene.peril("guide", "wake")
    assert scene.guardians_on("6,0") == ["infantry"]
    assert len(scene.guardians()) == 5


@rule("ST2-ACT-10", "ST2-LEG-ETE-8")
def test_the_eternal_falls_instead() -> None:
    scene = SubTerraScene("veteran", "rogue", "guide", temple_mode="legion")
    scene.curse()
    scene.eternal_on("3,0", is_awake=True)
    scene.turn_of("veteran")
    scene.next_roll(4)
    scene.do("attack eternal")
    assert scene.story()[1] == "eternal_fell ST2-LEG-ETE-8 cell=3,0"
    assert (scene.eternal(), scene.guardians_on("3,0")) == ("lying", ["eternal"])


# Dig (ST2-ACT-9)


@rule("ST2-ACT-9", "ST2-GRID-26")
def test_to_dig_clears_the_own_tile_or_one_next_to_it() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1", "3,2", "3,3")
    scene.lay("B-BRI-1", "2,1", 0)
    scene.rubble("3,0", "3,1", "3,2", "3,3", "2,1")
    scene.stand("3,1", "guide")
    scene.turn_of("guide")
    assert scene.offers("dig") == ["dig 3,1", "dig 3,0", "dig 3,2"]
    assert scene.refusal("dig 3,3") == "ST2-ACT-9 cell=3,3"
    assert scene.refusal("dig 2,1") == "ST2-ACT-9 cell=2,1"  # a wall between
    scene.do("dig 3,2")
    assert scene.story() == ["dug ST2-ACT-9 seat=0 explorer=guide cell=3,2"]
    assert not scene.has_rubble("3,2")
    assert scene.has_rubble("3,1")
