"""The balance report as Markdown: tables of all figures, with the plots that lie beside it."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence

from hypogeum.lab.balance import Plan
from hypogeum.lab.figures import Figures, Group, Share
from hypogeum.lab.findings import findings
from hypogeum.lab.words import Words

NOTHING = "–"
CASTS, LENGTHS, POINTS, SETS, SCORES = "cast", "length", "points", "sets", "scores"
"""The kinds of plots."""


def command_of(plan: Plan) -> str:
    """The command that plays the plan again."""
    parts = ["hypogeum", "balance", plan.game, "--games", str(plan.games), "--bots", ",".join(plan.bots)]
    parts += ["--seed", str(plan.seed)]
    if plan.seats is not None:
        parts += ["--seats", ",".join(map(str, plan.seats))]
    for name, value in plan.options.items():
        parts += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    if plan.simulations is not None:
        parts += ["--simulations", str(plan.simulations)]
    return shlex.join(parts)


def report(figures: Figures, words: Words, plots: Sequence[str]) -> str:
    """The whole page; `plots` are the names of the files that were drawn, without their endings."""
    parts = [
        _head(figures, words),
        _section(words("report-findings"), words("report-findings-about"), _bullets(findings(figures, words))),
        _section(words("report-glance"), _glance(figures, words)),
        _section(words("report-length"), _lengths(figures, words), _pictures(LENGTHS, figures, words, plots)),
        _sides(figures, words) if words.balance.places else _seats(figures, words),
        *[_cast(cast.id, figures, words, plots) for cast in words.balance.casts],
        _sources(figures, words, plots) if words.balance.has_points else "",
        _section(words.falls(), words("report-falls-about"), _by_study(figures, words, _falls)),
        _section(words("report-endings"), _by_study(figures, words, _endings)),
        *[_shared(study, figures, words, plots) for study in dict.fromkeys(one.study for one in figures.sets)],
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def plot_name(figures: Figures, study: str, kind: str) -> str:
    """The name of the file of a plot, without its ending."""
    return f"{figures.plan.game}-{study}-{kind}".replace("_", "-")


# Parts of a page


def _section(title: str, *parts: str) -> str:
    return "\n\n".join([f"## {title}", *[part for part in parts if part]])


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The first column to the left, the numbers to the right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _bullets(lines: Sequence[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def _pictures(kind: str, figures: Figures, words: Words, plots: Sequence[str]) -> str:
    ending = "svg" if words.language == "en" else f"{words.language}.svg"
    shown = [
        (study, name)
        for study in dict.fromkeys(group.study for group in figures.groups)
        if (name := plot_name(figures, study, kind)) in plots
    ]
    titles = {
        study: words("report-plot", title=words(f"plot-{kind.split('-')[0]}"), study=words.study(study))
        for study, _ in shown
    }
    return "\n\n".join(f"![{titles[study]}]({name}.{ending})" for study, name in shown)


def _by_study(figures: Figures, words: Words, table: Callable[[list[Group], Words], str]) -> str:
    """One table for each study, with a column for each number of seats."""
    tables = []
    for study in dict.fromkeys(group.study for group in figures.groups):
        written = table([group for group in figures.groups if group.study == study], words)
        tables.append(f"### {words.study(study)}\n\n{written}")
    return "\n\n".join(tables)


def _columns(groups: Sequence[Group], words: Words) -> list[str]:
    return [words("report-with-seats", seats=group.seats) for group in groups]


# What was measured


def _head(figures: Figures, words: Words) -> str:
    plan = figures.plan
    rows = [
        [words("report-rules"), str(figures.rules_version)],
        [words("report-version"), figures.version or NOTHING],
        [words("report-bots"), ", ".join(plan.bots)],
        [words("report-games-each"), words.number(plan.games)],
        [words("report-games"), words.number(figures.games)],
        [words("report-failed"), words.number(len(figures.failed))],
        [
            words("report-seeds"),
            words("report-range", low=plan.seed, high=plan.seed + figures.games + len(figures.failed) - 1),
        ],
        [words("report-options"), _fixed(plan, words)],
    ]
    return "\n\n".join(
        [
            f"# {words('report-title', game=words.game.name)}",
            words("report-about", game=words.game.name),
            f"```\n{command_of(plan)}\n```",
            _table([words("report-measured"), ""], rows),
            words("report-intervals"),
        ]
    )


def _fixed(plan: Plan, words: Words) -> str:
    if not plan.options:
        return words("report-standard")
    return ", ".join(f"{words.option(name)}: {words.value(name, value)}" for name, value in plan.options.items())


def _glance(figures: Figures, words: Words) -> str:
    head = ["study", "seats", "games-column", "turns-median", "turns-each", "falls-each", "winner-points", "won"]
    rows = []
    for group in figures.groups:
        turns = group.turns
        rows.append(
            [
                words.study(group.study),
                str(group.seats),
                words.number(group.games),
                NOTHING if turns is None else words.number(turns.median, 1),
                NOTHING if turns is None else words.number(turns.median / group.seats, 1),
                words.number(sum(group.falls.values()), 2),
                words.number(sum(group.points_of_winners.values()), 1) if group.points_of_winners else NOTHING,
                words.percent(group.won.share),
            ]
        )
    return _table([words(f"report-{column}", falls=words.falls(), points=words.points()) for column in head], rows)


def _lengths(figures: Figures, words: Words) -> str:
    head = ["study", "seats", "low", "first-quartile", "median", "third-quartile", "high"]
    rows = []
    for group in figures.groups:
        if group.turns is not None:
            turns = group.turns
            quartiles = [turns.first_quartile, turns.median, turns.third_quartile]
            middle = [words.number(number, 1) for number in quartiles]
            rows.append([words.study(group.study), str(group.seats), str(turns.low), *middle, str(turns.high)])
    return words("report-length-about") + "\n\n" + _table([words(f"report-{column}") for column in head], rows)


# Wins


def _cells(share: Share, words: Words) -> list[str]:
    """Share and interval; an arrow marks an interval that misses the fair share."""
    mark = " ▲" if share.is_above else " ▼" if share.is_below else ""
    return [words.percent(share.share) + mark, words.interval(share)]


def _seats(figures: Figures, words: Words) -> str:
    groups = [group for group in figures.groups if group.by_seat]
    if not groups:
        return ""
    head = ["study", "seats", "fair", "place", "wins", "interval-column", "as-seat", "interval-column"]
    rows = [
        [
            words.study(group.study) if number == 0 else "",
            str(group.seats) if number == 0 else "",
            words.percent(place.fair) if number == 0 else "",
            str(number + 1),
            *_cells(place, words),
            *_cells(seat, words),
        ]
        for group in groups
        for number, (place, seat) in enumerate(zip(group.by_place, group.by_seat, strict=True))
    ]
    table = _table([words(f"report-{column}") for column in head], rows)
    return _section(words("report-wins-by-seat"), words("report-wins-by-seat-about"), table)


def _sides(figures: Figures, words: Words) -> str:
    """Where places are sides, the number of a seat says nothing."""
    head = ["study", "seats", "fair", "side", "wins", "interval-column"]
    rows = [
        [
            words.study(group.study) if number == 0 else "",
            str(group.seats) if number == 0 else "",
            words.percent(place.fair) if number == 0 else "",
            words.side(number),
            *_cells(place, words),
        ]
        for group in figures.groups
        for number, place in enumerate(group.by_place)
    ]
    table = _table([words(f"report-{column}") for column in head], rows)
    return _section(words("report-wins-by-side"), words("report-wins-by-side-about"), table) if rows else ""


def _cast(cast: str, figures: Figures, words: Words, plots: Sequence[str]) -> str:
    head = [words.cast(cast), *[words(f"report-{column}") for column in ("played", "wins", "interval-column", "fair")]]
    parts = [words.about_cast(cast), words("report-cast-about")]
    for shares in figures.casts:
        if shares.cast == cast and shares.members:
            rows = [
                [words.member(cast, name), words.number(share.games), *_cells(share, words), words.percent(share.fair)]
                for name, share in sorted(shares.members.items(), key=lambda item: -item[1].share)
            ]
            parts.append(f"### {words.study(shares.study)}\n\n{_table(head, rows)}")
    parts.append(_pictures(f"{CASTS}-{cast}", figures, words, plots))
    return _section(words("report-wins-by-cast", cast=words.cast(cast)), *parts)


# Points, falls, endings


def _sources(figures: Figures, words: Words, plots: Sequence[str]) -> str:
    return _section(
        words("report-points", points=words.points()),
        words("report-points-about"),
        _by_study(figures, words, _points),
        _pictures(POINTS, figures, words, plots),
    )


def _points(groups: list[Group], words: Words) -> str:
    """Mean points of a seat with their share of all gains; what was lost has no share."""
    sources = [source for source in words.balance.sources if any(source in group.points for group in groups)]
    gains = [sum(points for points in group.points.values() if points > 0) for group in groups]
    rows = []
    for source in sources:
        row = [words.source(source)]
        for group, gained in zip(groups, gains, strict=True):
            points = group.points.get(source, 0.0)
            part = f" ({words.percent(points / gained)})" if points > 0 else ""
            row.append(words.number(points, 2) + part)
        row += [words.number(group.points_of_winners.get(source, 0.0), 2) for group in groups]
        rows.append(row)
    totals = [sum(group.points.values()) for group in groups]
    totals += [sum(group.points_of_winners.values()) for group in groups]
    rows.append([words("report-total"), *[words.number(total, 2) for total in totals]])
    winners = [words("report-winners-with-seats", seats=group.seats) for group in groups]
    return _table([words("report-source"), *_columns(groups, words), *winners], rows)


def _falls(groups: list[Group], words: Words) -> str:
    causes = [cause for cause in words.balance.falls if any(cause in group.falls for group in groups)]
    rows = [
        [words.fall(cause), *[words.number(group.falls.get(cause, 0.0), 2) for group in groups]] for cause in causes
    ]
    rows.append([words("report-total"), *[words.number(sum(group.falls.values()), 2) for group in groups]])
    return _table([words("report-cause"), *_columns(groups, words)], rows)


def _endings(groups: list[Group], words: Words) -> str:
    endings = dict.fromkeys(ending for group in groups for ending in group.endings)
    rows = [
        [words.ending(ending), *[words.percent(group.endings.get(ending, 0) / group.games) for group in groups]]
        for ending in endings
    ]
    return _table([words("report-ending"), *_columns(groups, words)], rows)


# Games that all seats win or lose together


def _shared(study: str, figures: Figures, words: Words, plots: Sequence[str]) -> str:
    sets = [one for one in figures.sets if one.study == study]
    names = list(dict.fromkeys(name for one in sets for name in one.options))
    head = [
        *[words.option(name) for name in names],
        *[words(f"report-{column}") for column in ("games-column", "wins", "interval-column", "score", "score-spread")],
    ]
    rows = [
        [
            *[words.value(name, one.options[name]) for name in names],
            words.number(one.won.games),
            words.percent(one.won.share),
            words.interval(one.won),
            *(
                [NOTHING, NOTHING]
                if one.scores is None
                else [
                    words.number(one.scores.median, 1),
                    words("report-range", low=one.scores.low, high=one.scores.high),
                ]
            ),
        ]
        for one in sets
    ]
    return _section(
        words("report-shared", study=words.study(study)),
        words("report-shared-about"),
        _table(head, rows),
        _pictures(SETS, figures, words, plots),
        _pictures(SCORES, figures, words, plots),
    )
