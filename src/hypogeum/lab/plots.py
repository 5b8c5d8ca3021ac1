"""The plots of a balance report, as SVG files that are the same whenever they are drawn. Needs matplotlib."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypogeum.lab.figures import CastShares, Figures, Group, OptionSet, Share
from hypogeum.lab.report import CASTS, LENGTHS, POINTS, SCORES, SETS, plot_name
from hypogeum.lab.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#999999", "#332288")
"""Told apart by colour-blind readers too (Okabe and Ito)."""
LINES = ("-", "--", "-.", ":")
LETTERS = "ABCDEFGHIJKLM"
"""Colour is never the only mark: the parts of a bar carry letters, lines are dashed."""
BINS = 24
LABELLED = 0.06
"""A part of a bar carries its share in figures from this size on."""
LABEL: dict[str, Any] = {"boxstyle": "round,pad=0.15", "facecolor": "white", "edgecolor": "none", "alpha": 0.85}
WIDTH = 7.2
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",  # text stays text: small files
    "svg.hashsalt": "hypogeum",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def can_draw() -> bool:
    """Whether matplotlib is installed."""
    return find_spec("matplotlib") is not None


def draw(figures: Figures, words: Words, folder: Path) -> list[str]:
    """Draw every plot into a folder; gives the names of the files without their endings."""
    import matplotlib

    with matplotlib.rc_context(STYLE):
        drawn = dict(_drawn(figures, words))
        for name, figure in drawn.items():
            _save(figure, folder / f"{name}.{'svg' if words.language == 'en' else words.language + '.svg'}")
    return list(drawn)


def _drawn(figures: Figures, words: Words) -> list[tuple[str, Figure]]:
    found: list[tuple[str, Figure]] = []
    for study in dict.fromkeys(group.study for group in figures.groups):
        groups = [group for group in figures.groups if group.study == study and group.turns is not None]
        if groups:
            found.append((plot_name(figures, study, LENGTHS), _lengths(groups, words)))
        if words.balance.has_points and any(_gains(group) for group in groups):
            found.append((plot_name(figures, study, POINTS), _points(groups, words)))
        for cast in figures.casts:
            if cast.study == study and cast.members:
                found.append((plot_name(figures, study, f"{CASTS}-{cast.cast}"), _cast(cast, words)))
        sets = [one for one in figures.sets if one.study == study]
        if sets:
            found.append((plot_name(figures, study, SETS), _sets(sets, words)))
        if any(one.scores for one in sets):
            found.append((plot_name(figures, study, SCORES), _scores(sets, words)))
    return found


def _save(figure: Figure, file: Path) -> None:
    figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(line.rstrip() for line in lines) + "\n", encoding="utf-8")


def _page(height: float) -> tuple[Figure, Axes]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    return figure, figure.add_subplot()


def _in_percent(axes: Axes, words: Words) -> None:
    axes.xaxis.set_major_formatter(lambda value, _: words.percent(value).replace(".0", "").replace(",0", ""))


# Histograms


def _lengths(groups: Sequence[Group], words: Words) -> Figure:
    """One line for each number of seats."""
    figure, axes = _page(3.0)
    counts = {
        words("report-with-seats", seats=group.seats): group.turns.counts for group in groups if group.turns is not None
    }
    _histogram(axes, counts)
    axes.set_xlabel(words("plot-turns"))
    axes.set_ylabel(words("plot-games"))
    return figure


def _scores(sets: Sequence[OptionSet], words: Words) -> Figure:
    """One line for each value of the first option of the sets."""
    figure, axes = _page(3.0)
    first = next(iter(sets[0].options))
    counts: dict[str, dict[int, int]] = {}
    for one in sets:
        row = counts.setdefault(words.value(first, one.options[first]), {})
        for score, games in (one.scores.counts if one.scores else {}).items():
            row[score] = row.get(score, 0) + games
    _histogram(axes, {name: row for name, row in counts.items() if row})
    axes.set_xlabel(words("plot-score"))
    axes.set_ylabel(words("plot-games"))
    return figure


def _histogram(axes: Axes, rows: Mapping[str, Mapping[int, int]]) -> None:
    low = min(min(row) for row in rows.values())
    high = max(max(row) for row in rows.values())
    width = max(1, -(-(high - low + 1) // BINS))
    bins = range(low, high + 1, width)
    for number, (name, row) in enumerate(rows.items()):
        heights = [sum(row.get(value, 0) for value in range(start, start + width)) for start in bins]
        edges = [*bins, bins[-1] + width]
        line = LINES[number % len(LINES)]
        axes.stairs(heights, edges, color=COLOURS[number], linestyle=line, linewidth=1.6, label=name)
    axes.legend(frameon=False)


# Bars


def _gains(group: Group) -> dict[str, float]:
    return {source: points for source, points in group.points.items() if points > 0}


def _points(groups: Sequence[Group], words: Words) -> Figure:
    """The share of each source in all points gained, one bar for each number of seats."""
    figure, axes = _page(2.0 + 0.4 * len(groups))
    rows = [group for group in reversed(groups) if _gains(group)]
    reached = [0.0] * len(rows)
    sources = [source for source in words.balance.sources if any(source in _gains(group) for group in groups)]
    for letter, colour, source in zip(LETTERS, COLOURS, sources, strict=False):
        parts = [_gains(group).get(source, 0.0) / sum(_gains(group).values()) for group in rows]
        label = words("plot-source", letter=letter, source=words.source(source))
        axes.barh(range(len(rows)), parts, left=reached, label=label, color=colour, edgecolor="white", linewidth=0.6)
        for row, part in enumerate(parts):
            if part >= LABELLED:
                share = f"{letter} {words.number(part * 100)}"
                axes.text(reached[row] + part / 2, row, share, ha="center", va="center", fontsize=7, bbox=LABEL)
        reached = [before + part for before, part in zip(reached, parts, strict=True)]
    axes.set_yticks(range(len(rows)), [words("report-with-seats", seats=group.seats) for group in rows])
    axes.set_xlim(0, 1)
    _in_percent(axes, words)
    axes.set_xlabel(words("plot-points-share", points=words.points()))
    figure.legend(loc="outside lower center", ncols=3, frameon=False, fontsize=8)
    return figure


# Shares with intervals


def _cast(cast: CastShares, words: Words) -> Figure:
    ordered = sorted(cast.members.items(), key=lambda item: item[1].share)
    return _shares([(words.member(cast.cast, name), share) for name, share in ordered], words, words("plot-wins"), "|")


def _sets(sets: Sequence[OptionSet], words: Words) -> Figure:
    rows = [(words.option_set(one.study, one.options), one.won) for one in reversed(sets)]
    return _shares(rows, words, words("plot-wins"), "")


def _shares(rows: Sequence[tuple[str, Share]], words: Words, label: str, fair_mark: str) -> Figure:
    """A point with its interval for each row, and a mark at the fair share where there is one."""
    figure, axes = _page(0.9 + 0.24 * len(rows))
    shares = [share for _, share in rows]
    numbers = range(len(rows))
    below = [share.share - share.low for share in shares]
    above = [share.high - share.share for share in shares]
    points = [share.share for share in shares]
    axes.errorbar(points, numbers, xerr=[below, above], fmt="o", color=COLOURS[0], capsize=2.5, markersize=4)
    if fair_mark:
        fair = [share.fair for share in shares]
        axes.plot(fair, numbers, fair_mark, color=COLOURS[5], markersize=9, label=words("report-fair"))
        axes.legend(frameon=False)
    axes.set_yticks(numbers, [name for name, _ in rows])
    axes.set_ylim(-0.7, len(rows) - 0.3)
    axes.grid(axis="x", linewidth=0.3)
    _in_percent(axes, words)
    axes.set_xlabel(label)
    return figure
