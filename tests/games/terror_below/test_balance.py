"""What Terror Below tells about its balance."""

from __future__ import annotations

from hypogeum.engine.balance import Facts
from hypogeum.engine.events import Event
from hypogeum.games.terror_below.balance import BALANCE, facts
from tests.games.terror_below.scene import TerrorBelowScene


def told(kind: str, rule: str, **args: object) -> Event:
    return Event(kind, rule, args, -1, {})


def facts_of(scene: TerrorBelowScene, *events: Event) -> Facts:
    return facts(scene.state, events)


def test_vp_are_booked_by_the_rule_that_gives_them() -> None:
    seen = facts_of(
        TerrorBelowScene(),
        told("bounty_scored", "TB-DEL-3", seat=0, bounty="BD01", vp=3, total=3),
        told("vp_gained", "TB-DEL-7", seat=0, vp=1, total=4),
        told("vp_gained", "TB-DEL-2", seat=1, vp=2, total=2),
        told("bounty_scored", "TB-HUNT-7", seat=1, bounty="BH01", vp=3, total=5),
        told("vp_gained", "TB-HUNT-6", seat=1, vp=1, total=6),
        told("vp_gained", "TB-HUNT-6", seat=1, vp=1, total=7),
    )
    assert seen.points == [{"delivery_bounty": 3, "motel": 1}, {"egg": 2, "hunting_bounty": 3, "worm": 2}]


def test_a_leader_dies_by_the_worm_that_attacks_or_by_a_jump() -> None:
    seen = facts_of(
        TerrorBelowScene(),
        told("attack_began", "TB-ATT-1", slot=1, worm="W20"),
        told("leader_died", "TB-DEATH-1", seat=1, character="C01", space="1,1"),
        told("attack_began", "TB-ATT-1", slot=2, worm="WQ1"),
        told("leader_died", "TB-DEATH-1", seat=1, character="C02", space="1,1"),
        told("leader_died", "TB-CAN-12", seat=0, character="C03", space="1,1"),
    )
    assert seen.falls == [{"jump": 1}, {"screamer": 1, "queen": 1}]


def test_the_squad_is_who_plays_and_the_leader_who_led_first() -> None:
    seen = facts_of(
        TerrorBelowScene(seats=1),
        told("squad_dealt", "TB-SET-7", seat=0, characters=["C01", "C02", "C03"]),
        told("left_behind", "TB-DIFF-2", seat=0, character="C02"),
        told("leader_chosen", "TB-SET-8", seat=0, character="C03"),
        told("leader_chosen", "TB-DEATH-5", seat=0, character="C01"),
    )
    assert seen.cast == {"squad": [["C01", "C03"]], "leader": [["C03"]]}


def test_a_bounty_that_brings_the_target_ends_the_game() -> None:
    scene = TerrorBelowScene(target=10)
    scene.vp(0, 9)
    scene.line("BD01", "BH01", "BH03", "BH05")
    scene.carry(0, "green")
    scene.do("play V2-1 1")
    scene.do("deliver green BD01")
    seen = facts(scene.state, scene.events)
    assert scene.state.over
    assert seen.ending == "target"
    assert seen.points == [{"delivery_bounty": 3}, {}]
    assert seen.places == [0, 1]
    assert seen.score is None


def test_how_a_solo_game_is_lost() -> None:
    scene = TerrorBelowScene(seats=1)
    assert facts_of(scene, told("solo_lost", "TB-SOLO-2", seat=0)).ending == "too_many_attacks"
    assert facts_of(scene, told("solo_lost", "TB-SCEN-5", seat=0)).ending == "too_many_destroyed"
    assert facts_of(scene, told("solo_lost", "TB-SOLO-22", seat=0)).ending == "all_dead"
    left = (told("left", "TB-END-8", seat=0), told("solo_lost", "TB-SOLO-22", seat=0))
    assert facts_of(scene, *left).ending == "left"


def test_a_won_solo_game_has_its_score() -> None:
    scene = TerrorBelowScene(seats=1)
    scene.state.squads[0].vp = 20
    scene.state.attacks = 9
    scene.state.finish([0])
    assert facts_of(scene, told("solo_won", "TB-SCEN-1", seat=0, score=26)).score == 26
    scene.state.winners = []
    assert facts_of(scene, told("solo_lost", "TB-SOLO-22", seat=0)).score is None


def test_both_sides_and_every_difficulty_are_measured() -> None:
    assert [study.id for study in BALANCE.studies] == ["desert", "canyon", "solo"]
    assert len(BALANCE.studies[2].option_sets) == 18
