"""Sections 1 and 4: what a game is made of, and how it begins."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import SPECTATOR
from hypogeum.engine.masks import NONE
from hypogeum.engine.options import WrongOption
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import column, distances
from hypogeum.games.sub_terra.meta import GAME
from hypogeum.games.sub_terra.sanctum import elbow_spots, put_sanctum, spots, straight_spots
from hypogeum.games.sub_terra.state import State
from tests.games.sub_terra.scene import FreshTable, SubTerraScene
from tests.games.sub_terra.shaken_temple import any_of, lay_tiles
from tests.kit import rule
from tests.server.house import serving

SIX = ("archaeologist", "foreman", "veteran", "healer", "guide", "priest")
TEAMS = [
    SIX,
    ("rogue", "aristocrat", "sharpshooter", "sapper", "magician", "tamer"),
    ("colossus", "escapologist", "fortune-teller", "inventor", "cartographer"),
]


# What is played together (section 1)


@rule("ST2-OVR-1", "ST2-END-13")
def test_the_team_wins_and_loses_together() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.let_out("rogue", "veteran")
    scene.hold("guide", "artifact")
    scene.turn_of("guide")
    scene.do("move 3,-1")
    assert scene.state.winners == [0, 1, 2]
    assert GAME.ranks(scene.state) == [1, 1, 1]
    assert GAME.scores(scene.state) == [4, 4, 4]
    assert scene.line("nobody_inside") == "nobody_inside ST2-END-1 won=True result=legendary round=1"


@rule("ST2-OVR-2", "ST2-OVR-3", "ST2-OPT-7")
@pytest.mark.parametrize("temple", ["base", "dauntless", "legion"])
@pytest.mark.parametrize("mode", ["base", "ark", "typhaon"])
@pytest.mark.parametrize("team", TEAMS)
def test_every_temple_goes_with_every_mode_and_every_team(temple: str, mode: str, team: tuple[str, ...]) -> None:
    scene = SubTerraScene(*team, temple_mode=temple, game_mode=mode)
    assert scene.asked() == ("actions", [0])
    assert [scene.at(name) for name in team] == ["3,0"] * len(team)
    assert scene.state.bag == parts.BAGS[parts.TEMPLE_IDS.index(temple)]
    assert scene.state.options.has_ark == (mode == "ark")
    assert scene.state.options.has_typhaon == (mode == "typhaon")
    scene.game.check(scene.state)


@rule("ST2-OVR-3")
def test_the_temple_changes_the_bag_and_the_mode_the_objective() -> None:
    bags = {temple: SubTerraScene(temple_mode=temple).state.bag for temple in ["base", "dauntless", "legion"]}
    assert len(set(bags.values())) == 3
    for mode in ["base", "ark", "typhaon"]:
        assert SubTerraScene(game_mode=mode).state.bag == bags["base"]


@rule("ST2-OVR-4", "ST2-SET-9")
def test_seven_seats_are_six_explorers_and_typhaon() -> None:
    scene = SubTerraScene(*SIX, game_mode="typhaon")
    assert scene.state.seats == 7
    assert scene.state.options.typhaon == 6
    assert GAME.sides(scene.state) == [0, 0, 0, 0, 0, 0, 1]
    for seats, mode in [(7, "base"), (7, "ark"), (3, "typhaon")]:
        with pytest.raises(WrongOption):
            GAME.new({"game_mode": mode}, seats=seats, chance=FastChance(1))


@rule("ST2-OVR-5", "ST2-TURN-3")
def test_the_marker_is_the_clock() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", difficulty="expert")
    scene.begin_round()
    for left in range(19, -1, -1):
        scene.end_round()
        assert scene.state.marker == left
    assert scene.state.round == 22
    assert scene.volcano() == "ready"


def blind_temple(temple: str, seed: int) -> tuple[str, int, int]:
    """How a temple laid blindly ends: what the Sanctum lies like, how far its Ledge is, and how deep."""
    scene = SubTerraScene(temple_mode=temple)
    state, lots = scene.state, FastChance(seed)
    lay_tiles(state, lots, 30)
    how = "discarded"
    if not state.discarded:
        how = "straight" if straight_spots(state) else "elbow" if elbow_spots(state) else "breach"
    put_sanctum(state, any_of(spots(state), lots))
    return how, distances(state, parts.CROSSING_PLACE)[state.ledge], column(state, state.ledge)


@rule("ST2-OVR-6")
def test_temples_laid_blindly_end_as_they_did_when_the_rules_were_weighed() -> None:
    found = [blind_temple(temple, seed) for temple in parts.TEMPLE_IDS for seed in range(60)]
    kinds = Counter(how for how, _, _ in found)
    assert 0.7 <= kinds["straight"] / len(found) <= 0.97
    assert kinds["elbow"] + kinds["breach"] <= 0.1 * len(found)
    assert kinds["discarded"] <= 0.25 * len(found)
    assert 8 <= sum(steps for _, steps, _ in found) / len(found) <= 18
    assert 4 <= sum(deep for _, _, deep in found) / len(found) <= 12


# The table (section 4)


@rule("ST2-SET-1", "ST2-SET-19")
def test_entrance_and_laterals_lie_and_no_guardian_is_there() -> None:
    scene = FreshTable()
    assert [scene.tile_at(f"{x},0") for x in range(7)] == [
        *["LAT-W-3", "LAT-W-2", "LAT-W-1", "ENT-CROSS", "LAT-E-1", "LAT-E-2", "LAT-E-3"],
    ]
    assert scene.tile_at("3,-1") == "ENT-EXIT"
    assert scene.guardians() == []
    assert scene.state.guard == [NONE] * 11


@rule("ST2-SET-2")
def test_the_legion_temple_has_its_own_laterals() -> None:
    scene = FreshTable(temple_mode="legion")
    assert [scene.tile_at(cell) for cell in ["0,0", "1,0", "5,0", "6,0"]] == [
        *["T-LAT-1", "LAT-W-2", "LAT-E-2", "T-LAT-2"],
    ]


@rule("ST2-SET-3", "ST2-SET-4")
def test_sanctum_journals_and_transmuted_tiles_are_aside() -> None:
    scene = SubTerraScene("aristocrat", "magician", "guide")
    assert (scene.state.hall, scene.state.ledge) == (NONE, NONE)
    assert not [tile for tile in scene.bag_holds() if tile.startswith(("J-", "A-TRM"))]
    assert [scene.uses_left(name) for name in ["aristocrat", "magician", "guide"]] == [3, 3, 0]
    scene.turn_of("guide")
    assert scene.refused("research 3,1") == "ST2-EXP-ARI-4"
    assert scene.refused("transmute") == "ST2-CIR-MAG-5"
    scene.turn_of("aristocrat")
    assert "research 3,1" in scene.texts()


@rule("ST2-SET-9", "ST2-OPT-2")
def test_each_seat_chooses_another_explorer_and_stands_on_the_crossing_with_all_hearts() -> None:
    scene = FreshTable(4)
    assert len(scene.texts()) == 17
    for number, name in enumerate(["veteran", "guide", "colossus", "tamer"]):
        assert scene.asked() == ("pick_explorer", [number])
        scene.do(f"choose {name}")
        assert scene.line("joined") == f"joined ST2-SET-9 seat={number} explorer={name}"
        if number == 0:
            assert len(scene.texts()) == 16
            assert scene.refusal("choose veteran") == "ST2-OPT-2 explorer=veteran"
            assert scene.refusal("choose dog") == "ST2-OPT-2 explorer=dog"
    assert [scene.at(name) for name in ["veteran", "guide", "colossus", "tamer"]] == ["3,0"] * 4
    assert [scene.hearts(name) for name in ["veteran", "guide", "colossus", "tamer"]] == [7, 3, 7, 5]
    assert scene.asked() == ("actions", [0])


@rule("ST2-SET-10", "ST2-SET-11", "ST2-SEAT-2")
@pytest.mark.parametrize(
    "seats", [("me", "me", "me"), ("me", "me", "friend", "friend"), ("me", "friend", "friend"), ("me", "me", "friend")]
)
def test_one_person_may_play_several_explorers(tmp_path: Path, seats: tuple[str, ...]) -> None:
    with serving(tmp_path) as server:
        person = server.person()
        info = person.make(*seats, game="sub_terra")
        assert [seat["mine"] for seat in info["seats"]] == [kind == "me" for kind in seats]


STARTS = {
    "beginner": [27, 24, 22, 20],
    "normal": [26, 21, 19, 17],
    "advanced": [22, 18, 16, 14],
    "expert": [20, 16, 14, 12],
}


@rule("ST2-SET-12")
@pytest.mark.parametrize("difficulty", STARTS)
def test_the_marker_starts_by_difficulty_and_number_of_explorers(difficulty: str) -> None:
    for mode in ["base", "ark"]:
        found = [SubTerraScene(*SIX[:n], difficulty=difficulty, game_mode=mode).state.marker for n in (3, 4, 5, 6)]
        assert found == STARTS[difficulty]


@rule("ST2-SET-13", "ST2-SET-14")
def test_against_typhaon_the_marker_starts_by_the_number_of_explorers_alone() -> None:
    found = [SubTerraScene(*SIX[:n], game_mode="typhaon").state.marker for n in (3, 4, 5, 6)]
    assert found == [27, 21, 18, 16]
    with pytest.raises(WrongOption):
        SubTerraScene(*SIX[:3], game_mode="typhaon", difficulty="expert")


@rule("ST2-SET-14")
def test_ark_dog_and_turret_do_not_count() -> None:
    assert SubTerraScene("tamer", "inventor", "guide", game_mode="ark").state.marker == 26


@rule("ST2-SET-13", "ST2-SET-27")
def test_the_order_of_the_setup() -> None:
    scene = FreshTable(game_mode="typhaon", seats=4)
    scene.next_card()
    for name in ["guide", "rogue", "fortune-teller"]:
        if name == "fortune-teller":
            scene.script.extend([0, 0, 0])  # the only chance in it: three cards
        scene.do(f"choose {name}")
    assert scene.kinds() == ["joined", "marker_set", *["desolation_drawn"] * 3, "round_began", "turn_began"]
    assert scene.line("marker_set") == "marker_set ST2-SET-13 marker=27"
    assert scene.line("round_began") == "round_began ST2-TURN-1 round=1 marker=27"
    assert scene.cards() == ["D3-DES", "D3-LAV-A", "D3-LAV-B"]
    assert scene.all_chance_used()


@rule("ST2-SET-15", "ST2-SET-16", "ST2-SEAT-4")
@pytest.mark.parametrize("state", ["active", "down", "dead", "escaped"])
def test_the_first_seat_leads_whatever_becomes_of_its_explorer(state: str) -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    if state == "down":
        scene.down("guide")
    elif state == "dead":
        scene.bury("guide")
    elif state == "escaped":
        scene.let_out("guide")
    scene.guardian("3,0")
    scene.end_round()
    assert scene.asked() == ("choose_victim", [0])


@rule("ST2-SET-15", "ST2-CURSE-1")
def test_the_curse_is_not_there_yet() -> None:
    assert not SubTerraScene().state.cursed


@rule("ST2-SET-17", "ST2-SET-18", "ST2-TURN-1", "ST2-TURN-23")
def test_turns_go_round_from_the_leader_in_the_same_order() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", "healer")
    for number in range(2):
        for seat in range(4):
            assert scene.asked() == ("actions", [seat])
            assert scene.state.round == number + 1
            scene.next_peril("stumble")
            scene.do("end")
    assert scene.told("round_began")[0].args == {"round": 3, "marker": 19}


@rule("ST2-SET-20", "ST2-SET-28")
def test_the_ark_stands_with_the_explorers_in_its_mode_alone() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", game_mode="ark")
    assert (scene.at("ark"), scene.hearts("ark")) == ("3,0", 3)
    scene = SubTerraScene("guide", "rogue", "veteran")
    assert scene.state.character[parts.ARK] == scene.state.place[parts.ARK] == NONE
    assert scene.game.action("push 3,1").verb not in scene.state.decision.verbs(scene.state)


@rule("ST2-SET-21", "ST2-SET-24", "ST2-SET-28")
def test_dog_and_equipment_wait_in_reserve_and_stock() -> None:
    scene = SubTerraScene("tamer", "inventor", "guide")
    assert (scene.at("dog"), scene.at("turret")) == (None, None)
    assert (scene.state.mines, scene.state.fort) == ([], NONE)
    bare = SubTerraScene("guide", "rogue", "veteran")
    assert bare.state.character[parts.DOG] == bare.state.character[parts.TURRET] == NONE


@rule("ST2-SET-22", "ST2-SET-28")
def test_the_tarot_is_shuffled_for_the_fortune_teller_alone() -> None:
    scene = SubTerraScene("fortune-teller", "rogue", "guide")
    assert scene.state.tarot_deck.bit_count() == 13
    assert scene.tarot_held() == []
    assert SubTerraScene("guide", "rogue", "veteran").state.tarot_deck == 0


@rule("ST2-SET-23", "ST2-TURN-2", "ST2-TURN-10")
@pytest.mark.parametrize("explorers", [3, 4, 5, 6])
def test_typhaon_plays_last_and_holds_three_cards_of_the_number_of_explorers(explorers: int) -> None:
    scene = SubTerraScene(*SIX[:explorers], game_mode="typhaon")
    assert len(scene.cards()) == 3
    deck = scene.state.desolation
    assert deck.pile.bit_count() == 7
    assert {card[:2] for card in scene.cards()} == {f"D{explorers}"}
    for seat in range(explorers - 1):
        assert scene.asked() == ("actions", [seat])
        scene.do("end")
    scene.next_tile("B-NOR-1")
    scene.do("end")
    assert scene.kinds() == ["typhaon_began", "typhaon_drew"]  # no Peril dice
    assert scene.asked() == ("build", [explorers])


@rule("ST2-SET-23", "ST2-HID-4")
def test_typhaons_cards_are_typhaons_secret() -> None:
    table = FreshTable(4, game_mode="typhaon", explorer_pick="random")
    for event in table.told("desolation_drawn"):
        assert "card" in event.seen_by(3)
        assert all("card" not in event.seen_by(viewer) for viewer in (SPECTATOR, 0, 1, 2))


@rule("ST2-SET-25")
def test_typhaon_neither_leads_nor_has_an_explorer() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", game_mode="typhaon")
    assert scene.state.options.explorers == 3
    assert scene.state.character[3] == NONE
    scene.hand("D3-ACT", "D3-DES", "D3-LAV-A")
    scene.guardian("3,0")
    scene.next_tile("B-KEY-1")
    scene.typhaon_turn()
    scene.do("return", "play D3-ACT")
    assert scene.asked() == ("choose_victim", [0])


@rule("ST2-SET-26")
def test_every_tile_of_the_bag_may_be_drawn() -> None:
    drawn = []
    for number in range(30):
        scene = SubTerraScene("guide", "rogue", "veteran")
        scene.turn_of("guide")
        scene.script.append(number)
        scene.do("reveal S")
        drawn.append(scene.told("tiles_drawn")[0].args["tiles"])
    assert drawn == [[tile] for tile in SubTerraScene().bag_holds()]


@rule("ST2-SET-28", "ST2-LEG-1")
def test_other_guardians_belong_to_the_legion_temple() -> None:
    for temple, found in [("base", [0, 0, 0]), ("dauntless", [0, 0, 0]), ("legion", [1, 1, 0])]:
        state = SubTerraScene(temple_mode=temple).state
        kinds = [parts.ARCHER, parts.VOLATILE, parts.ETERNAL]
        assert [int(state.reserve_of(kind) != NONE) for kind in kinds] == found


@rule("ST2-SET-28", "ST2-ARK-1")
def test_there_is_no_artifact_in_ark_mode() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", game_mode="ark")
    scene.path("3,1")
    scene.sanctum("3,1", "S")
    scene.set_keys(2)
    scene.hold("guide", "key")
    scene.stand("3,2", "guide")
    scene.turn_of("guide")
    scene.do("set_key")
    assert scene.kinds() == ["key_set"]
    assert scene.artifact_at() is None


@rule("ST2-SET-29")
def test_the_bag_is_the_same_for_any_number_of_explorers() -> None:
    for temple in parts.TEMPLE_IDS:
        assert len({SubTerraScene(*SIX[:n], temple_mode=temple).state.bag for n in (3, 4, 5, 6)}) == 1


@rule("ST2-SET-27", "ST2-OPT-1")
def test_a_random_team_is_drawn_at_once() -> None:
    state = GAME.new({"explorer_pick": "random"}, seats=4, chance=FastChance(3))
    assert isinstance(state, State)
    assert state.round == 1
    assert len(set(state.character[:4])) == 4
    other = GAME.new({"explorer_pick": "random"}, seats=4, chance=FastChance(4))
    assert isinstance(other, State)
    assert other.character != state.character
