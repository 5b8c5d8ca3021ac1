"""The games of a balance report, its figures, and what it says of them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hypogeum.commands.common import texts_for
from hypogeum.engine.balance import Facts
from hypogeum.engine.options import WrongOption
from hypogeum.games import find_game
from hypogeum.lab.balance import NoBalance, Plan, Played, Setting, balance_of, play_settings, settings_of
from hypogeum.lab.figures import Figures, make_figures, share, spread
from hypogeum.lab.findings import findings
from hypogeum.lab.plots import draw
from hypogeum.lab.report import command_of, report
from hypogeum.lab.words import Words

HELDENTAUFE = find_game("heldentaufe")
TERROR_BELOW = find_game("terror_below")
CLAUSTROPHOBIA = find_game("claustrophobia")
KEPT = Path(__file__).parents[2] / "docs" / "balance"


def plan(game: str = "terror_below", games: int = 1, **more: Any) -> Plan:
    return Plan(game=game, bots=["random"], games=games, **more)


def words(game: str, language: str = "en") -> Words:
    return Words(find_game(game), texts_for(language))


def nothing() -> None:
    """No progress to show."""


# What is played


def test_every_study_is_played_with_every_number_of_seats() -> None:
    cells = [(setting.study, setting.seats) for setting in settings_of(plan())]
    sides = [(side, seats) for side in ("desert", "canyon") for seats in (2, 3, 4, 5)]
    assert cells == [*sides, *[("solo", 1)] * 18]
    assert [setting.seats for setting in settings_of(plan("heldentaufe"))] == [2, 3, 4, 5] * 2


@pytest.mark.parametrize(
    ("more", "left"),
    [
        ({"seats": [3]}, 2),
        ({"options": {"board": "canyon"}, "seats": [2, 3]}, 2),
        ({"options": {"scenario": "emergency"}}, 6),
        ({"options": {"target": 12}}, 8),
        ({"options": {"scenario": "emergency", "target": 12}}, 0),
    ],
)
def test_fixed_seats_and_options_leave_what_fits_them(more: dict[str, Any], left: int) -> None:
    settings = settings_of(plan(**more))
    assert len(settings) == left
    for setting in settings:
        assert more.get("options", {}).items() <= setting.options.items()


def test_options_that_no_table_can_have_are_refused_before_anything_is_played() -> None:
    with pytest.raises(WrongOption):
        settings_of(plan(options={"first_player": "4"}))


def test_a_game_without_a_balance_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "hypogeum.games.heldentaufe.balance", None)
    with pytest.raises(NoBalance) as caught:
        balance_of(HELDENTAUFE)
    assert caught.value.game == "heldentaufe"


def test_several_processes_play_the_same_games() -> None:
    given = plan(games=2, options={"board": "desert", "target": 10}, seats=[2, 3])
    alone = play_settings(given, settings_of(given), 1, nothing)
    told: list[None] = []
    together = play_settings(given, settings_of(given), 2, lambda: told.append(None))
    assert alone == together
    assert len(told) == len(alone[0]) == 4
    assert alone[1] == []


def test_no_two_games_are_the_same() -> None:
    given = plan(games=3, options={"scenario": "emergency", "queens": False, "left_behind": 0})
    played, _ = play_settings(given, settings_of(given), 1, nothing)
    assert len({str(game.facts) for game in played}) == 3


def test_a_broken_off_game_has_no_facts() -> None:
    given = plan("heldentaufe", seats=[2], options={"hero_assignment": "random"}, max_decisions=5)
    played, _ = play_settings(given, settings_of(given), 1, nothing)
    assert played[0].facts is None
    figures = make_figures(HELDENTAUFE, given, played, [])
    assert figures.groups[0].endings == {"capped": 1}
    assert figures.groups[0].turns is None
    assert findings(figures, words("heldentaufe"))[-1].startswith("One game was broken off after 5 decisions")
    assert "–" in report(figures, words("heldentaufe"), [])


# Figures


def played(
    winners: list[int],
    heroes: str = "erla corlof",
    first: int = 0,
    turns: int = 10,
    points: tuple[dict[str, int], ...] = ({}, {}),
    falls: tuple[dict[str, int], ...] = ({}, {}),
) -> Played:
    """A game of Heldentaufe with two seats."""
    return Played(
        setting=Setting(study="standard", seats=2, options={}),
        turns=turns,
        winners=winners,
        facts=Facts(
            places=[first, 1 - first],
            points=list(points),
            cast={"hero": [[hero] for hero in heroes.split()]},
            falls=list(falls),
            ending="campfire",
        ),
    )


def figures_of(*games: Played) -> Figures:
    return make_figures(HELDENTAUFE, plan("heldentaufe", games=len(games)), games, [])


def test_wins_are_counted_by_seat_and_by_place() -> None:
    group = figures_of(played([0]), played([0], first=1), played([1], first=1), played([0, 1])).groups[0]
    assert [seat.wins for seat in group.by_seat] == [2.5, 1.5]
    assert [place.wins for place in group.by_place] == [2.5, 1.5]
    other = figures_of(played([0]), played([0], first=1)).groups[0]
    assert [seat.wins for seat in other.by_seat] == [2, 0]
    assert [place.wins for place in other.by_place] == [1, 1]
    assert all(one.fair == 0.5 for one in group.by_seat)


def test_games_without_a_winner_count_for_no_seat() -> None:
    group = figures_of(played([0]), played([])).groups[0]
    assert (group.games, group.won.wins, group.won.games) == (2, 1, 2)
    assert [seat.games for seat in group.by_seat] == [1, 1]


def test_a_member_of_a_cast_wins_with_its_seat() -> None:
    shares = figures_of(played([0]), played([1]), played([1], "luphius erla")).casts[0].members
    assert (shares["erla"].wins, shares["erla"].games, shares["erla"].fair) == (2, 3, 0.5)
    assert (shares["corlof"].wins, shares["corlof"].games) == (1, 2)
    assert list(shares) == ["luphius", "erla", "corlof"]


def test_points_are_means_of_a_seat_and_falls_means_of_a_game() -> None:
    group = figures_of(
        played([0], points=({"monsters": 6, "stolen": -1}, {"thief": 1}), falls=({"trap": 1}, {"trap": 2})),
        played([1], points=({"monsters": 2}, {"forest": 4}), falls=({}, {"ulumu": 1})),
    ).groups[0]
    assert group.points == {"monsters": 2, "forest": 1, "thief": 0.25, "stolen": -0.25}
    assert group.points_of_winners == {"monsters": 3, "forest": 2, "stolen": -0.5}
    assert group.falls == {"ulumu": 0.5, "trap": 1.5}


def test_a_spread_has_its_quartiles() -> None:
    found = spread([1, 2, 3, 4, 5, 5])
    assert found is not None
    assert (found.low, found.first_quartile, found.median, found.third_quartile, found.high) == (1, 2.25, 3.5, 4.75, 5)
    assert found.counts == {1: 1, 2: 1, 3: 1, 4: 1, 5: 2}
    assert spread([]) is None
    only = spread([7])
    assert only is not None
    assert (only.low, only.median, only.high) == (7, 7, 7)


def test_a_share_is_marked_only_when_its_interval_misses_the_fair_share() -> None:
    assert share(70, 100, 0.5).is_above
    assert share(30, 100, 0.5).is_below
    assert not share(55, 100, 0.5).is_above
    assert not share(45, 100, 0.5).is_below
    assert not share(20, 20, 0.5).is_above, "too few games"


def test_solo_games_are_counted_by_options() -> None:
    given = plan(games=2, options={"scenario": "emergency"})
    games, _ = play_settings(given, settings_of(given), 1, nothing)
    figures = make_figures(TERROR_BELOW, given, games, [])
    assert [one.won.games for one in figures.sets] == [2] * 6
    assert all(one.options["scenario"] == "emergency" for one in figures.sets)
    assert figures.groups[0].by_seat == []
    wins = sum(bool(game.winners) for game in games)
    assert figures.groups[0].won.wins == sum(one.won.wins for one in figures.sets) == wins


# What is said


def test_the_findings_name_what_lies_off_the_fair_share() -> None:
    games = [played([0], points=({"monsters": 3}, {"forest": 1}))] * 36 + [played([1])] * 4
    said = findings(figures_of(*games), words("heldentaufe"))
    wins, fair = "Heroes chosen, 2 seats: number", "the fair share of 50.0 %."
    assert said == [
        f"{wins} 1 in the order of turns wins 90.0 % of the games (interval 76.9 % to 96.0 %), more than {fair}",
        f"{wins} 2 in the order of turns wins 10.0 % of the games (interval 4.0 % to 23.1 %), less than {fair}",
        "Heroes chosen, Hero: more wins than the fair share for Erla (90.0 %).",
        "Heroes chosen, Hero: fewer wins than the fair share for Corlof (10.0 %).",
        "Heroes chosen: the largest source is “Teeth of monsters”, with 75.0 % of everything gained.",
        "4 intervals were held against a fair share; about 0 of them would miss it by chance alone.",
    ]


def test_the_findings_say_when_there_is_nothing_to_say() -> None:
    said = findings(figures_of(*[played([0]), played([1])] * 20), words("heldentaufe", "fr"))
    no_place = "aucun rang dans l’ordre du tour n’a d’intervalle qui exclut la part équitable."
    assert said[0] == f"Héros choisis\u00a0: {no_place}"
    assert said[1] == "Héros choisis, Héros\u00a0: aucun intervalle n’exclut la part équitable."


def sided(human_wins: int, infernal_wins: int, draws: int = 0) -> Figures:
    """Of games of Claustrophobia in which seat 0 plays the infernal side."""
    of_winners = [[1]] * human_wins + [[0]] * infernal_wins + [[0, 1]] * draws
    games = [
        Played(
            setting=Setting(study="S1", seats=2, options={"scenario": "S1", "side": "infernal"}),
            turns=9,
            winners=winners,
            facts=Facts(
                places=[1, 0],
                points=[{}, {}],
                cast={"sheet": [[], []], "gift": [[], []], "demon": [[], []]},
                falls=[{}, {}],
                ending="nobody_left",
            ),
        )
        for winners in of_winners
    ]
    return make_figures(CLAUSTROPHOBIA, plan("claustrophobia", games=len(games)), games, [])


def test_sides_are_called_by_their_names() -> None:
    said = findings(sided(36, 4), words("claustrophobia"))
    wins, fair = "The Survivors, 2 seats,", "the fair share of 50.0 %."
    assert said[:2] == [
        f"{wins} Human player: 90.0 % of the games won (interval 76.9 % to 96.0 %), more than {fair}",
        f"{wins} Infernal player: 10.0 % of the games won (interval 4.0 % to 23.1 %), less than {fair}",
    ]
    nothing = findings(sided(20, 20), words("claustrophobia", "fr"))
    assert nothing[0] == "Les Survivants\u00a0: aucun camp n’a d’intervalle qui exclut la part équitable."


def test_wins_by_side_stand_in_a_table_without_numbers_of_seats() -> None:
    page = report(sided(30, 6, draws=4), words("claustrophobia"), [])
    assert "## Wins by side\n" in page
    assert "order of turns" not in page
    assert "| Kind of game | Seats | Fair share | Side | Wins | 95 % interval |" in page
    assert "| The Survivors | 2 | 50.0 % | Human player | 80.0 % ▲ |" in page
    assert "|  |  |  | Infernal player | 20.0 % ▼ |" in page
    french = report(sided(20, 20), words("claustrophobia", "fr"), [])
    assert "## Victoires par camp\n" in french
    assert "| Joueur infernal | 50,0\u202f% |" in french


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kept", sorted(KEPT.glob("*.json")), ids=lambda file: file.stem)
def test_the_kept_reports_say_what_their_figures_say(kept: Path, language: str) -> None:
    ending, page = (".svg", ".md") if language == "en" else (".fr.svg", ".fr.md")
    figures = msgspec.json.decode(kept.read_bytes(), type=Figures)
    plots = [file.name.removesuffix(ending) for file in KEPT.glob(f"*{ending}")]
    written = report(figures, words(kept.stem, language), plots)
    assert written == kept.with_suffix(page).read_text(encoding="utf-8")


def test_where_figures_and_source_are_always_the_same_nothing_is_said_of_them() -> None:
    given = plan("claustrophobia", games=2, options={"scenario": "S4"})
    done, failed = play_settings(given, settings_of(given), 1, nothing)
    figures = make_figures(CLAUSTROPHOBIA, given, done, failed)
    assert {group.study for group in figures.groups} == {"S4", "demons", "companies"}
    assert {cast.study for cast in figures.casts} == {"demons", "companies"}
    assert all(group.points for group in figures.groups)
    page = report(figures, words("claustrophobia"), [])
    assert "Wins by Demon" in page
    assert "Sources of" not in page
    assert "the largest source" not in page


def test_a_report_says_which_command_made_it() -> None:
    given = plan("terror_below", games=5, seats=[2, 4], options={"board": "canyon", "extra_phase": False}, seed=3)
    assert command_of(given) == (
        "hypogeum balance terror_below --games 5 --bots random --seed 3 --seats 2,4"
        " --option board=canyon --option extra_phase=false"
    )
    assert f"```\n{command_of(given)}\n```" in report(make_figures(TERROR_BELOW, given, [], []), words(given.game), [])


@pytest.fixture(scope="module")
def figures() -> Figures:
    """Of a few random games of Terror Below, solo games among them."""
    given = plan(games=2, options={"first_worms": "random"}, seats=[1, 2, 3])
    games, failed = play_settings(given, settings_of(given), 1, nothing)
    return make_figures(TERROR_BELOW, given, games, failed)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_report_has_no_text_that_is_missing(figures: Figures, language: str) -> None:
    page = report(figures, words("terror_below", language), [])
    for line in page.splitlines():
        assert not any(key in line for key in ("report-", "balance-", "finding-", "option-", "plot-", "{ $")), line
    assert page.count("\n## ") >= 8


def test_a_french_report_writes_numbers_in_french(figures: Figures) -> None:
    french = words("terror_below", "fr")
    assert french.percent(0.5) == "50,0\u202f%"
    assert french.number(12345.678, 1) == "12\u202f345,7"
    assert words("terror_below").number(12345.678, 1) == "12,345.7"
    page = report(figures, french, [])
    assert " 100.0 %" not in page
    assert "Face Désert" in page


def test_every_row_of_a_table_has_as_many_cells_as_its_head(figures: Figures) -> None:
    for table in report(figures, words("terror_below"), []).split("\n\n"):
        if table.startswith("|"):
            assert len({line.count("|") for line in table.splitlines()}) == 1, table


def test_plots_are_the_same_whenever_they_are_drawn_and_small(figures: Figures, tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    names = draw(figures, words("terror_below"), one)
    assert draw(figures, words("terror_below"), other) == names
    assert {"terror-below-desert-length", "terror-below-desert-points", "terror-below-solo-sets"} <= set(names)
    for name in names:
        drawn = (one / f"{name}.svg").read_bytes()
        assert drawn == (other / f"{name}.svg").read_bytes()
        assert len(drawn) < 60_000
    page = report(figures, words("terror_below"), names)
    for name in names:
        assert f"({name}.svg)" in page


def test_french_plots_have_names_of_their_own(figures: Figures, tmp_path: Path) -> None:
    names = draw(figures, words("terror_below", "fr"), tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {f"{name}.fr.svg" for name in names}
    assert f"({names[0]}.fr.svg)" in report(figures, words("terror_below", "fr"), names)
    assert "tours" in (tmp_path / "terror-below-desert-length.fr.svg").read_text(encoding="utf-8")
