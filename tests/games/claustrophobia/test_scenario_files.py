"""Section 8: the eight scenarios, value by value; and what is said of a document that cannot be played."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hypogeum.games.claustrophobia.pack import FOLDER
from hypogeum.games.claustrophobia.scenario import (
    SCENARIO_IDS,
    Explosive,
    Scenario,
    Throne,
    WrongScenario,
    builtin,
    read_scenario,
)
from hypogeum.games.claustrophobia.scenarios.lines import find_lines, key_of, line_of
from hypogeum.games.claustrophobia.scenarios.toml_errors import MESSAGES, toml_error
from tests.kit import rule

# The eight scenarios

TITLES = {
    "S1": ("The Survivors", "Les Survivants", "beginner"),
    "S2": ("Stem the Tide", "Endiguer le flot", "normal"),
    "S3": ("Cut Off the Head", "Trancher la tête", "hard"),
    "S4": ("The Ritual", "Le Rituel", "normal"),
    "S5": ("The Possessed", "Les Possédés", "normal"),
    "S6": ("Who Dares Wins", "Qui ose gagne", "normal"),
    "S7": ("Infection", "Infection", "hard"),
    "S8": ("The Guide", "Le Guide", "normal"),
}

HUMANS: dict[str, tuple[str, dict[str, list[str]], dict[str, list[str]], int]] = {  # sheets, gifts, equipment, cards
    "S1": ("H01 H03 H05 H06", {"H01": ["G3", "G6"]}, {"H05": ["E01"]}, 2),
    "S2": ("H01 H03 H13 H05", {"H01": ["G4", "G2"]}, {"H03": ["E03"], "H05": ["E01"], "H13": ["E02", "E04"]}, 1),
    "S3": ("H01 H03 H07 H12 H05", {"H01": ["G1", "G2"]}, {"H05": ["E01"], "H07": ["E14"]}, 2),
    "S4": ("H01 H03 H10 H07", {"H01": ["G3", "G5"]}, {"H03": ["E03"]}, 2),
    "S5": ("H09 H02 H03 H05", {"H09": ["G6", "G4"]}, {"H05": ["E01"]}, 2),
    "S6": ("H02 H07 H08 H05 H11", {}, {"H02": ["E06"], "H05": ["E01"]}, 2),
    "S7": ("H01 H05 H03 H04", {"H01": ["G1", "G5"]}, {"H05": ["E01"]}, 3),
    "S8": ("H01 H05 H06 H03", {"H01": ["G3", "G4"]}, {"H05": ["E01"], "H03": ["E03"]}, 2),
}

INFERNALS = {  # PM, troglodytes, hellhounds, demons
    "S1": (4, 11, 2, ["D01"]),
    "S2": (6, 11, 2, ["D02"]),
    "S3": (4, 11, 2, ["D03"]),
    "S4": (4, 11, 2, ["D05"]),
    "S5": (4, 11, 2, ["D10"]),
    "S6": (5, 11, 2, ["D04", "D12"]),
    "S7": (4, 11, 0, []),
    "S8": (4, 11, 2, ["D02"]),
}

GATE = [(1, 0, 0, 2)]
STARTS = {  # tile, x, y, rotation
    "S1": [(2, 0, 0, 0)],
    "S2": GATE,
    "S3": GATE,
    "S4": [(2, 0, 0, 0), (44, 0, -1, 1), (39, 1, 0, 1), (45, 0, 1, 3), (40, -1, 0, 1)],
    "S5": GATE,
    "S6": GATE,
    "S7": [(2, 0, 0, 0)],
    "S8": GATE,
}

STACKS: dict[str, list[tuple[str, int, list[int]]]] = {  # pool, take, add
    "S1": [("5 6 7 8 13 15 16 17 18 19 20 25 26 27 28 29 33 44", 10, []), ("", 0, [1])],
    "S2": [("6 7 8 11 13 15 16 19 20 27 29 32 37 42 44 47", 5, []), ("10 28 33 36 43 45", 3, [25])],
    "S3": [("5 7 8 9 11 13 16 18 20 24 28 33 38 41 43 46", 4, []), ("10 14 29 36 44 45", 2, [2])],
    "S4": [],
    "S5": [("4 8 13 15 17 19 36 43 44", 9, []), ("3 5 9 14 16 18 28 33 46", 9, [])],
    "S6": [("4 5 6 13 30 43 44", 7, []), ("3 9 16 26 31 41 47", 7, [])],
    "S7": [
        ("5 6 8 9 11 12 13 15 16 19 20 22 28 30 32 35 36 39 42 43 44 45 46 47", 9, []),
        ("same_rest", 2, [1]),
    ],
    "S8": [("6 7 8 9 11 13 15 16 18 19 20 26 27 28 33 43 44 46", 8, []), ("10 29 32 36 45 47", 3, [3])],
}

COURSES: dict[str, tuple[dict[str, str], str, int, bool, str]] = {  # key tiles, leaving, limit, unlimited, stash
    "S1": ({"1": "final"}, "on_enter", 20, True, "equipment"),
    "S2": ({"25": "final"}, "never", 14, False, ""),
    "S3": ({"2": "final"}, "never", 15, False, "instinct"),
    "S4": ({}, "never", 10, False, ""),
    "S5": ({"3": "return", "4": "return", "5": "return"}, "never", 13, False, ""),
    "S6": (dict.fromkeys(["3", "4", "5", "30", "31"], "return"), "choice", 16, True, ""),
    "S7": ({"1": "final"}, "on_enter", 20, True, "instinct"),
    "S8": ({"3": "final"}, "never", 16, False, ""),
}

RULES = {
    "S1": [],
    "S2": ["Explosive(tile=25, free_hands=['H13'])"],
    "S3": ["Throne(demon='D03', tile=2, escort=2)"],
    "S4": ["Recite(fighter='H01', tile=2, roll=4)"],
    "S5": ["Possessed(tiles=[3, 4, 5], roll=3, successes=2)"],
    "S6": ["Crates(tiles=[3, 4, 5, 30, 31])"],
    "S7": ["CrawlingDeath(lines=2)", "ReturnFromBeyond()", "Vials()"],
    "S8": ["Guide(tile=3)", "Poison(tile=3)"],
}

ENDS: dict[str, tuple[str, int, str, str, str]] = {  # human condition, count, demon or fighter; draw; infernal
    "S1": ("reached", 2, "", "reached 1", "nobody_left turn_limit"),
    "S2": ("explosion", 0, "", "", "nobody_left turn_limit"),
    "S3": ("demon_dead", 0, "D03", "", "nobody_left turn_limit"),
    "S4": ("seals", 3, "H01", "", "fighter_dead turn_limit"),
    "S5": ("freed", 2, "", "", "leaders_dead turn_limit"),
    "S6": ("delivered", 3, "", "delivered 2", "nobody_left turn_limit"),
    "S7": ("reached", 2, "", "", "too_few turn_limit"),
    "S8": ("poisoned", 0, "", "", "nobody_left turn_limit"),
}

every_scenario = pytest.mark.parametrize("name", SCENARIO_IDS)


def stack_of(piles: list[Any]) -> list[tuple[str, int, list[int]]]:
    """A stack in the words of the table."""
    return [
        (pile.pool if isinstance(pile.pool, str) else " ".join(map(str, pile.pool)), pile.take, pile.add)
        for pile in piles
    ]


@rule("CL-SCN-1", "CL-OVR-4")
@every_scenario
def test_title_and_difficulty(name: str) -> None:
    scenario = builtin(name)
    assert scenario.id == name
    assert (scenario.title.en, scenario.title.fr, scenario.difficulty) == TITLES[name]


@every_scenario
def test_each_side_reads_its_aim_in_one_sentence(name: str) -> None:
    aim = builtin(name).aim
    sentences = [aim.human.en, aim.human.fr, aim.infernal.en, aim.infernal.fr]
    assert len({*sentences}) == 4
    for sentence in sentences:
        assert sentence.endswith(".")
        assert sentence.count(".") == 1


@rule("CL-SCN-13", "CL-S1-1", "CL-S1-2", "CL-S7-1", "CL-S8-1")
@every_scenario
def test_human_fighters(name: str) -> None:
    human = builtin(name).human
    found = (" ".join(human.fighters), human.gifts, human.equipment, human.instinct_cards)
    assert found == HUMANS[name]
    assert [*human.gifts.items()] == [*HUMANS[name][1].items()]
    assert [*human.equipment.items()] == [*HUMANS[name][2].items()]


@rule("CL-SCN-7", "CL-SET-7")
@every_scenario
def test_infernal_fighters(name: str) -> None:
    infernal = builtin(name).infernal
    assert (infernal.pm, infernal.troglodytes, infernal.hellhounds, infernal.demons) == INFERNALS[name]
    assert infernal.event_cards == 0


@rule("CL-SCN-8", "CL-S4-2", "CL-SET-6")
@every_scenario
def test_starting_tiles(name: str) -> None:
    start = builtin(name).start
    assert [(tile.tile, tile.x, tile.y, tile.rotation) for tile in start.tiles] == STARTS[name]
    assert start.humans_on == (0, 0)
    assert (start.doors, start.teleports, start.teleport_for, start.infernal) == ([], [], None, [])


@rule("CL-SCN-3", "CL-SCN-12", "CL-S1-7")
@every_scenario
def test_stack(name: str) -> None:
    assert stack_of(builtin(name).stack) == STACKS[name]


@rule("CL-OPT-2")
def test_the_other_stacks_are_those_of_2009() -> None:
    assert [name for name in SCENARIO_IDS if builtin(name).other_stack] == ["S7", "S8"]
    long, short = stack_of(builtin("S7").other_stack), stack_of(builtin("S8").other_stack)
    assert long == [(STACKS["S7"][0][0], 10, []), ("same_rest", 3, [1])]
    assert short == [(STACKS["S8"][0][0], 7, []), (STACKS["S8"][1][0], 3, [3])]


@rule("CL-SCN-4", "CL-SCN-5", "CL-END-4", "CL-OPT-3", "CL-S1-5", "CL-S1-6", "CL-S3-6", "CL-S7-7")
@every_scenario
def test_course(name: str) -> None:
    scenario = builtin(name)
    gives = scenario.stash.gives if scenario.stash else ""
    found = (scenario.key_tiles, scenario.leave, scenario.turn_limit, scenario.unlimited, gives)
    assert found == COURSES[name]


@rule("CL-SCN-2", "CL-S2-6", "CL-S3-2", "CL-S4-3", "CL-S5-2", "CL-S5-4", "CL-S6-2", "CL-S7-2", "CL-S8-3", "CL-S8-7")
@every_scenario
def test_special_rules(name: str) -> None:
    assert [repr(special) for special in builtin(name).rule] == RULES[name]


@rule("CL-END-1", "CL-S1-3", "CL-S2-7", "CL-S3-5", "CL-S4-4", "CL-S5-5", "CL-S6-4", "CL-S7-6", "CL-S8-8")
@every_scenario
def test_victory(name: str) -> None:
    victory = builtin(name).victory
    draw = f"{victory.draw.condition} {victory.draw.count}" if victory.draw else ""
    whose = victory.human.demon or victory.infernal.fighter
    found = (victory.human.condition, victory.human.count, whose, draw, " ".join(victory.infernal.any_of))
    assert found == ENDS[name]


@rule("CL-SCN-1")
def test_scenarios_say_where_they_come_from() -> None:
    sources = {name: builtin(name).source for name in SCENARIO_IDS}
    assert [name for name, source in sources.items() if source == "public"] == ["S1", "S7", "S8"]
    assert [name for name, source in sources.items() if source == "ours"] == ["S2", "S3", "S4", "S5", "S6"]
    assert {name: builtin(name).public for name, source in sources.items() if source == "ours"} == {
        name: ["title", "aim"] for name in ("S2", "S3", "S4", "S5", "S6")
    }
    assert "title" in builtin("S1").booklet
    assert "title" in builtin("S8").ours


@rule("CL-DEM-22")
def test_the_scenarios_name_seven_demons() -> None:
    named = {demon for name in SCENARIO_IDS for demon in builtin(name).infernal.demons}
    assert sorted(named) == ["D01", "D02", "D03", "D04", "D05", "D10", "D12"]


def test_a_scenario_of_the_pack_has_its_text_and_is_read_once() -> None:
    assert builtin("S4") is builtin("S4")
    assert tomllib.loads(builtin("S4").text)["id"] == "S4"
    assert read_scenario(builtin("S4").text) == builtin("S4")
    with pytest.raises(LookupError, match="there is no scenario 'S9'; there is S1, S2"):
        builtin("S9")


def test_a_special_rule_is_found_by_its_kind() -> None:
    assert builtin("S2").rule_of(Explosive) == builtin("S2").rule[0]
    assert builtin("S2").rule_of(Throne) is None


def test_every_file_of_the_folder_is_a_scenario() -> None:
    assert sorted(file.stem for file in (FOLDER / "scenarios").iterdir()) == [*SCENARIO_IDS]


# Documents that can be played


def with_change(name: str, *changes: tuple[str, str]) -> str:
    """The text of a scenario in which something, which stands there once, is replaced."""
    text = builtin(name).text
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
        text = text.replace(old, new)
    return text


def reads(name: str, *changes: tuple[str, str]) -> Scenario:
    return read_scenario(with_change(name, *changes))


@rule("CL-TOK-5", "CL-TOK-6", "CL-SET-6")
def test_doors_teleports_and_infernal_fighters_may_be_there_at_setup() -> None:
    added = """
teleports = [[0, 0], [1, 0]]
teleport_for = "infernal"
doors = [{ x = 0, y = 0, side = "N" }, { x = -1, y = 0, side = "E" }]
infernal = [
    { fighter = "troglodyte", x = 0, y = -1 },
    { fighter = "hellhound", x = 1, y = 0 },
    { fighter = "D05", x = 1, y = 0 },
]
"""
    start = reads("S4", ("humans_on = [0, 0]", f"humans_on = [0, 0]{added}")).start
    assert (start.teleports, start.teleport_for) == ([(0, 0), (1, 0)], "infernal")
    assert [(door.x, door.y, door.side) for door in start.doors] == [(0, 0, "N"), (-1, 0, "E")]
    assert [(one.fighter, one.x, one.y) for one in start.infernal] == [
        ("troglodyte", 0, -1),
        ("hellhound", 1, 0),
        ("D05", 1, 0),
    ]


@rule("CL-HUM-4")
@pytest.mark.parametrize("roster", ["H01", "H03 H10 H05 H11 H12", "H09 H02 H07 H08 H13", "H06 H13 H04 H10 H02"])
def test_rosters_within_the_limits(roster: str) -> None:
    names = ", ".join(f'"{sheet}"' for sheet in roster.split())
    document = with_change(
        "S2",
        ('["H01", "H03", "H13", "H05"]', f"[{names}]"),
        ('[human.gifts]\nH01 = ["G4", "G2"]\n', ""),
        ('[human.equipment]\nH03 = ["E03"]\nH05 = ["E01"]\nH13 = ["E02", "E04"]\n', ""),
        ('free_hands = ["H13"]\n', ""),
    )
    assert " ".join(read_scenario(document).human.fighters) == roster


def test_optional_things_may_be_written_or_left_out() -> None:
    changed = ('source = "ours"', 'source = "ours"\nchanged = ["pm 4 to 6"]\nsummary = { en = "Short", fr = "Court" }')
    scenario = reads("S4", changed, ("demons = ", "event_cards = 4\ndemons = "))
    assert scenario.changed == ["pm 4 to 6"]
    assert scenario.summary is not None
    assert scenario.infernal.event_cards == 4
    assert builtin("S4").changed == []
    assert builtin("S4").summary is None


@rule("CL-END-4")
def test_a_scenario_without_turn_limit() -> None:
    no_limit = ("turn_limit = 14", "turn_limit = 0"), ('["nobody_left", "turn_limit"]', '["nobody_left"]')
    assert reads("S2", *no_limit).turn_limit == 0


@rule("CL-END-4")
@pytest.mark.parametrize(("name", "old", "fewest"), [("S4", 10, 3), ("S2", 14, 2), ("S1", 20, 1), ("S5", 13, 1)])
def test_the_shortest_limit_within_which_the_human_player_can_win(name: str, old: int, fewest: int) -> None:
    assert reads(name, (f"turn_limit = {old}", f"turn_limit = {fewest}")).turn_limit == fewest


@rule("CL-END-4", "CL-S5-4")
def test_leaders_exorcise_once_a_turn_each_and_roll_ten_dice_at_most() -> None:
    many = ("successes = 2", "successes = 11"), ("count = 2", "count = 3")
    assert reads("S5", *many, ("turn_limit = 13", "turn_limit = 3")).turn_limit == 3
    told = str(refusal(with_change("S5", *many, ("turn_limit = 13", "turn_limit = 2"))))
    assert told == "line 6, turn_limit: freed takes 3 turns at least; right would be 3 to 99 turns, or 0 for no limit"


@rule("CL-END-1", "CL-SCN-6")
@pytest.mark.parametrize(
    ("name", "old", "new"),
    [("S1", "count = 2", "count = 4"), ("S5", "count = 2", "count = 3"), ("S6", "count = 3", "count = 5")],
)
def test_as_much_may_be_wanted_as_there_is(name: str, old: str, new: str) -> None:
    assert reads(name, (old, new)).victory.human.count == int(new[-1])


@rule("CL-S4-3", "CL-END-1")
@pytest.mark.parametrize(("name", "old"), [("S5", 'condition = "freed"\ncount = 2'), ("S2", 'condition = "explosion"')])
def test_seals_are_counted_by_nothing_but_the_turns(name: str, old: str) -> None:
    first = "H09" if name == "S5" else "H01"
    recite = f'kind = "recite"\nfighter = "{first}"\ntile = 1\nroll = 4\n\n[[rule]]\n'
    scenario = reads(name, ("[[rule]]\n", f"[[rule]]\n{recite}"), (old, 'condition = "seals"\ncount = 9'))
    assert scenario.victory.human.count == 9


@rule("CL-S3-2", "CL-S5-2", "CL-SET-6")
def test_an_escort_of_all_troglodytes_others_at_setup_and_a_single_possessed() -> None:
    waiting = 'humans_on = [0, 0]\ninfernal = [{ fighter = "troglodyte", x = 0, y = 0 }]'
    scenario = reads("S3", ("troglodytes = 11", "troglodytes = 2"), ("humans_on = [0, 0]", waiting))
    assert [one.fighter for one in scenario.start.infernal] == ["troglodyte"]
    single = reads("S5", ("tiles = [3, 4, 5]", "tiles = [3]"), ("count = 2", "count = 1"))
    assert repr(single.rule[0]) == "Possessed(tiles=[3], roll=3, successes=2)"


@rule("CL-SCN-3")
def test_the_rest_of_a_pool_that_is_taken_whole_is_certain_to_come() -> None:
    rest = ("pool = [10, 28, 33, 36, 43, 45]\ntake = 3\nadd = [25]", 'pool = "same_rest"\ntake = 11\nadd = []')
    key = ("tile = 25", "tile = 47"), ('"25" = "final"', '"47" = "final"')
    assert reads("S2", rest, *key).rule == [Explosive(tile=47, free_hands=["H13"])]


# Documents that cannot be played


class Case(NamedTuple):
    """A scenario of the pack with something wrong, and what is said of it."""

    of: str
    old: str
    new: str
    key: str
    reason: str
    expected: str
    more: list[list[str]] = []
    line: str = ""
    nth: int = 1

    def document(self) -> str:
        return with_change(self.of, (self.old, self.new), *[(old, new) for old, new in self.more])

    def wrong_line(self) -> int:
        lines = [number for number, line in enumerate(self.document().split("\n"), 1) if line == self.line]
        return lines[self.nth - 1] if self.line else 1


CASES = [
    Case(**case)
    for case in tomllib.loads((Path(__file__).parent / "wrong_scenarios.toml").read_text(encoding="utf-8"))["case"]
]


def refusal(document: str, name: str = "") -> WrongScenario:
    with pytest.raises(WrongScenario) as caught:
        read_scenario(document, name)
    return caught.value


@rule("CL-SCN-2", "CL-SCN-13", "CL-CMP-1", "CL-HUM-4", "CL-GFT-3", "CL-EQP-5", "CL-TIL-6", "CL-EXP-9", "CL-OPT-3")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.of}: {case.key}: {case.reason}")
def test_what_is_wrong_is_said_with_its_line_its_key_and_what_would_be_right(case: Case) -> None:
    wrong = refusal(case.document())
    assert (wrong.key, str(wrong.reason), str(wrong.expected)) == (case.key, case.reason, case.expected)
    assert wrong.line == case.wrong_line()


def test_the_sentence_names_file_line_key_reason_and_remedy() -> None:
    document = with_change("S2", ("pm = 6", "pm = -4"))
    line = document.split("\n").index("pm = -4") + 1
    told = f"line {line}, infernal.pm: it cannot be -4; right would be a whole number from 0 to 99"
    assert str(refusal(document)) == told
    assert str(refusal(document, "mine.toml")) == f"mine.toml, {told}"
    assert refusal(document, "mine.toml").name == "mine.toml"
    without = str(refusal(with_change("S4", ("stack = []\n", ""))))
    assert without == "line 1, stack: it is missing; right would be tables [[stack]], or stack = [] for none"


ENGLISH = re.compile(r"\b(?:and|are|at|be|cannot|for|from|is|it|line|of|or|the|there|to|twice|with|would)\b", re.I)
"""Words that stand in most of what is told in English, and are no French."""


def reads_french(wrong: WrongScenario) -> None:
    """Nothing is told in English but what the document says, and no argument is missing."""
    told = wrong.saying.told("fr")
    for code in (wrong.key, *re.findall(r'"[^"]*"', told)):
        told = told.replace(code, "")
    assert not ENGLISH.search(told), told
    assert "{" not in told
    assert wrong.reason.told("fr") != str(wrong.reason)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.of}: {case.key}: {case.reason}")
def test_a_french_reader_is_told_it_in_french(case: Case) -> None:
    wrong = refusal(case.document())
    reads_french(wrong)
    words = "|".join(["false", *re.findall(r"[\w.]+", case.new)])
    assert wrong.expected.told("fr") != case.expected or re.fullmatch(words, case.expected)


def test_the_sentence_in_french() -> None:
    document = with_change("S2", ("pm = 6", "pm = -4"))
    line = document.split("\n").index("pm = -4") + 1
    told = (
        f"mine.toml, ligne {line}, infernal.pm\u00a0: la valeur ne peut pas être -4\u202f; "
        "ce qu’il faut\u00a0: un nombre entier de 0 à 99"
    )
    assert refusal(document, "mine.toml").saying.told("fr") == told


NO_TOML = {
    "toml-declared-twice": "[a]\n[a]",
    "toml-closed-table": "a = [1]\n[[a]]",
    "toml-value-twice": "a = 1\na = 2",
    "toml-table-twice": "[a.b]\n[a]\nb.c = 1",
    "toml-key-twice": "a = { b = 1, b = 2 }",
    "toml-no-sign": 'a = "\\ud800"',
    "toml-no-equals": "a 1",
    "toml-open-table": "[a",
    "toml-open-tables": "[[a]",
    "toml-more-on-line": "a = 1 b = 2",
    "toml-expected": "a = '''b",
    "toml-wrong-sign": "# \x01",
    "toml-illegal-sign": 'a = "\x01"',
    "toml-date": "a = 2024-02-31",
    "toml-hex": 'a = "\\uzzzz"',
    "toml-key": "[!]",
    "toml-statement": "!",
    "toml-value": "a =",
    "toml-open-list": "a = [1 2]",
    "toml-open-inline": "a = { b = 1 c = 2 }",
    "toml-backslash": 'a = "\\y"',
    "toml-open-text": 'a = "b',
}
"""By message: a document of which the TOML reader says it."""


@pytest.mark.parametrize("key", MESSAGES.values())
def test_what_is_no_toml_is_told_in_both_languages(key: str) -> None:
    document = NO_TOML[key]
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(document)
    wrong = refusal(document)
    assert wrong.reason.key == key
    assert as_people_write(str(caught.value)).startswith(f"{wrong.reason} (at ")
    reads_french(wrong)


def as_people_write(message: str) -> str:
    """What the TOML reader says, with `a.b` for a tuple of keys."""
    return re.sub(r"\((('\w+'(, )?)+),?\)", lambda keys: keys[1].replace("'", "").replace(", ", "."), message)


def test_what_another_reader_of_toml_says_is_told_as_it_is() -> None:
    other = toml_error("Something new")
    assert (str(other), other.told("fr")) == ("Something new", "ce n’est pas du TOML (Something new)")


def test_an_empty_document_lacks_everything() -> None:
    wrong = refusal("")
    assert (wrong.line, wrong.key, str(wrong.reason)) == (1, "id", "it is missing")


@pytest.mark.parametrize(
    ("document", "line", "key"),
    [
        ('id = "S9', 1, "id"),
        ('id = "S9"\nleave = never\n', 2, "leave"),
        ('id = "S9"\n[human\n', 2, ""),
        ('id = "S9\nleave = "never"\n\n', 1, "id"),
        (f'# {"9" * 5_000}\nid = "S9"\nleave = never\n', 3, "leave"),
        ('id = "S9"\n\nid = "S8"\n', 3, "id"),
        ('[human]\nfighters = ["H01",\n\n', 2, "fighters"),
        ("[human]\n\n[human]\n", 3, "human"),
        ("[[rule]]\n[ rule ]\n", 2, "rule"),
    ],
    ids=[
        "open string",
        "no value",
        "open header",
        "open string before the end",
        "beside a huge number",
        "twice",
        "open list",
        "a table twice",
        "a table that is a list",
    ],
)
def test_what_is_no_toml_is_said_with_its_line(document: str, line: int, key: str) -> None:
    wrong = refusal(document)
    assert (wrong.line, wrong.key, str(wrong.expected)) == (line, key, "a TOML document")
    assert str(wrong.reason)
    assert "at line" not in str(wrong.reason)


@pytest.mark.parametrize(
    ("document", "key", "reason"),
    [
        ("x = " + "[" * 20_000, "x", "it is nested too deeply"),
        ("x" + ".x" * 3_000 + " = 1", "x" + ".x" * 8, "it is nested too deeply"),
        ("x" + ".x" * 7 + " = 1", "x", "there is no such key"),
        ("turn_limit = 0x" + "f" * 5_000, "turn_limit", "it cannot be a number so large"),
        ("turn_limit = " + "9" * 5_000, "turn_limit", "it cannot be a number so large"),
        ('turn_limit = "\\u001b[2J\\u0007\\n"', "turn_limit", 'it cannot be "\\x1b[2J\\x07\\n"'),
        ('"\\u001b[31m" = 1', "\\x1b[31m", "there is no such key"),
        (f"{'k' * 9_000} = 1", "k" * 120 + "…", "there is no such key"),
        ("turn_limit = 1979-05-27", "turn_limit", "it cannot be 1979-05-27"),
        ("turn_limit = nan", "turn_limit", "it cannot be nan"),
        ("turn_limit = 1_000_000_000", "turn_limit", "it cannot be 1000000000"),
        ("turn_limit = {}", "turn_limit", "it cannot be a table"),
        ('turn_limit = [{ "a b" = 1 }]', "turn_limit[0].a b", "there is no such key"),
        (f'turn_limit = "{"x" * 40}"', "turn_limit", f'it cannot be "{"x" * 40}"'),
        (f"{'k' * 120} = 1", "k" * 120, "there is no such key"),
        (f'turn_limit = "{"x" * 50}"', "turn_limit", f'it cannot be "{"x" * 40}…"'),
        ('turn_limit = "x\' - at `$.human`"', "turn_limit", 'it cannot be "x\' - at `$.human`"'),
        ('turn_limit = 14\n"a` - at `$.b" = 1', "a` - at `$.b", "there is no such key"),
    ],
    ids=[
        "nested lists",
        "nested tables",
        "less nested tables",
        "huge",
        "huge in tens",
        "escapes",
        "escapes in a key",
        "long key",
        "date",
        "nan",
        "large",
        "table",
        "key in a list",
        "as long as may be",
        "key as long as may be",
        "long",
        "value like an error",
        "key like an error",
    ],
)
def test_whatever_is_sent_is_refused_in_order(document: str, key: str, reason: str) -> None:
    wrong = refusal(with_change("S2", ("turn_limit = 14", document)))
    assert (wrong.key, str(wrong.reason)) == (key, reason)
    line = builtin("S2").text.split("\n").index("turn_limit = 14") + 1
    assert wrong.line == line + document.count("\n")
    assert str(wrong).startswith(f"line {wrong.line}, {key}: {reason}; right would be ")
    assert str(wrong.expected)


def test_a_list_that_is_nested_too_deeply_is_named_with_its_line() -> None:
    lists = 'id = "S9"\nstack = [] # [[[[[[[[[\naim = [\n' + "[\n" * 20_000
    wrong = refusal(lists)
    assert (wrong.line, wrong.key, str(wrong.reason)) == (11, "aim", "it is nested too deeply")
    assert str(wrong.expected) == "a few levels"


def test_a_number_that_is_too_large_is_named_with_its_line() -> None:
    wrong = refusal(f'id = "S9"\n\nturn_limit = 1_{"0" * 4_400}\n')
    assert (wrong.line, wrong.key, str(wrong.expected)) == (3, "turn_limit", "a number of few digits")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("  \\u00a0", "there is nothing to read in it"),
        ("The\\nGate", "the sign '\\\\n' cannot be shown"),
        ("\\u001b[31mGate", "the sign '\\\\x1b' cannot be shown"),
        ("Gate\\u2028", "the sign '\\\\u2028' cannot be shown"),
        ("\\u202eetaG", "the sign '\\\\u202e' cannot be shown"),
    ],
    ids=["blank", "two lines", "terminal", "line separator", "turned round"],
)
@pytest.mark.parametrize(
    ("key", "old"),
    [
        ("title.en", "Stem the Tide"),
        ("title.fr", "Endiguer le flot"),
        ("aim.human.fr", "Posez l’explosif au Carrefour du puits et tenez bon jusqu’à l’explosion."),
        ("aim.infernal.en", "Kill every human fighter, or keep the shaft open until the last turn."),
    ],
)
def test_what_people_read_can_be_shown_on_one_line(words: str, reason: str, key: str, old: str) -> None:
    old = f'"{old}"'
    wrong = refusal(with_change("S2", (old, f'"{words}"')))
    assert (wrong.key, str(wrong.reason)) == (key, reason.encode().decode("unicode_escape"))
    assert str(wrong.expected) == "a text of 1 to 200 signs on one line"
    assert wrong.line == [line[5:] for line in builtin("S2").text.split("\n")].index(old) + 1


def test_a_summary_can_be_shown_too() -> None:
    wrong = refusal(with_change("S2", ('source = "ours"', 'source = "ours"\nsummary = { en = "Short", fr = "a\\tb" }')))
    assert (wrong.key, str(wrong.reason)) == ("summary.fr", r"the sign '\t' cannot be shown")


def test_markup_and_narrow_spaces_are_plain_signs() -> None:
    title = reads("S2", ('"Stem the Tide"', '"<b>A & B</b>"'), ("Endiguer le flot", "Quoi\u202f? 😀")).title
    assert (title.en, title.fr) == ("<b>A & B</b>", "Quoi\u202f? 😀")


@given(st.data())
def test_a_document_with_any_line_changed_is_read_or_refused(data: st.DataObject) -> None:
    """Lines taken away, doubled, or with another value: nothing but WrongScenario comes of it."""
    lines = builtin(data.draw(st.sampled_from(SCENARIO_IDS))).text.split("\n")
    place = data.draw(st.integers(0, len(lines) - 1))
    key = lines[place].partition("=")[0]
    value = data.draw(st.sampled_from(["0", "-1", "99", '"x"', "[]", "[1, 1]", "{}", "true", '"H01"', "[[0]]"]))
    lines[place : place + 1] = data.draw(st.sampled_from([[], [lines[place]] * 2, [f"{key} = {value}"]]))
    outcome = outcome_of("\n".join(lines))
    if isinstance(outcome, WrongScenario):
        assert str(outcome.reason)
        assert str(outcome.expected)
        assert "{" not in outcome.saying.told("fr").replace(outcome.key, "")
        assert outcome.line is None or 1 <= outcome.line <= len(lines)
    else:
        assert outcome.text == "\n".join(lines)


def outcome_of(document: str) -> Scenario | WrongScenario:
    try:
        return read_scenario(document)
    except WrongScenario as wrong:
        return wrong


# Where keys stand

TEXT = """# [no.table]
first = 1 # = [

"quoted key".'other' = \"\"\"
[no.table]
no = "key"
\"\"\"
[table]  # [no]
list = [ # [
    1, "]",
    2,
]
inline = { x = 1, y = "}" }
literal = '''
no = 1'''
last = '# ['
[[many]]
x = 1
[[many.more]]
x = 1
[[many.more]]
x = 2
[many.one]
x = 1
  [[many]]
  [[many.more]]
  x = 1
"""


def test_every_key_is_found_on_its_line() -> None:
    assert {key_of(path): line for path, line in find_lines(TEXT).items()} == {
        "first": 2,
        "quoted key": 4,
        "quoted key.other": 4,
        "table": 8,
        "table.list": 9,
        "table.inline": 13,
        "table.literal": 14,
        "table.last": 16,
        "many": 17,
        "many[0]": 17,
        "many[0].x": 18,
        "many[0].more": 19,
        "many[0].more[0]": 19,
        "many[0].more[0].x": 20,
        "many[0].more[1]": 21,
        "many[0].more[1].x": 22,
        "many[0].one": 23,
        "many[0].one.x": 24,
        "many[1]": 25,
        "many[1].more": 26,
        "many[1].more[0]": 26,
        "many[1].more[0].x": 27,
    }
    assert find_lines(TEXT.replace("\n", "\r\n")) == find_lines(TEXT)


def test_what_has_no_line_of_its_own_is_found_at_what_is_around_it() -> None:
    lines = find_lines(TEXT)
    assert line_of(("table", "list", 1), lines) == 9
    assert line_of(("table", "inline", "y"), lines) == 13
    assert line_of(("many", 1, "missing"), lines) == 25
    assert line_of(("missing",), lines) == 1
