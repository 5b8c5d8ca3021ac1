"""What the figures of a report show, said by rule: nothing that is not in the figures."""

from __future__ import annotations

from hypogeum.lab.figures import ENOUGH, CastShares, Figures, Group, OptionSet, Share
from hypogeum.lab.words import Words

MISSED = 0.05
"""How many of the 95 % intervals miss the true share by chance."""
PLACES = ("finding-place-above", "finding-place-below", "finding-no-place")
SIDES = ("finding-side-above", "finding-side-below", "finding-no-side")
"""What is said of places in the order of turns, and of sides."""


def findings(figures: Figures, words: Words) -> list[str]:
    """Sentences: places or sides, casts, sources, sets of options, and what chance alone would bring."""
    lines: list[str] = []
    for study in dict.fromkeys(group.study for group in figures.groups):
        groups = [group for group in figures.groups if group.study == study]
        lines += _places(groups, words)
        for cast in figures.casts:
            if cast.study == study and cast.members:
                lines += _cast(cast, words)
        if words.balance.has_points:
            lines += _source(groups, words)
        lines += _sets([one for one in figures.sets if one.study == study], words)
    intervals = len(_compared(figures))
    if intervals:
        expected = words.number(intervals * MISSED)
        lines.append(words("finding-chance", intervals=intervals, expected=expected))
    capped = sum(group.endings.get("capped", 0) for group in figures.groups)
    if capped:
        lines.append(words("finding-capped", games=capped, decisions=figures.plan.max_decisions))
    return lines


def _compared(figures: Figures) -> list[Share]:
    """Every interval that is held against a fair share."""
    shares = [share for group in figures.groups for share in group.by_place]
    shares += [share for cast in figures.casts for share in cast.members.values()]
    return [share for share in shares if share.games >= ENOUGH]


def _places(groups: list[Group], words: Words) -> list[str]:
    has_sides = bool(words.balance.places)
    above, below, none = SIDES if has_sides else PLACES
    lines = []
    for group in groups:
        for place, share in enumerate(group.by_place):
            if share.is_above or share.is_below:
                lines.append(
                    words(
                        above if share.is_above else below,
                        study=words.study(group.study),
                        seats=group.seats,
                        place=words.side(place) if has_sides else place + 1,
                        share=words.percent(share.share),
                        interval=words.interval(share),
                        fair=words.percent(share.fair),
                    )
                )
    if not lines and any(group.by_place for group in groups):
        lines.append(words(none, study=words.study(groups[0].study)))
    return lines


def _cast(cast: CastShares, words: Words) -> list[str]:
    about = {"study": words.study(cast.study), "cast": words.cast(cast.cast)}
    above = {name: share for name, share in cast.members.items() if share.is_above}
    below = {name: share for name, share in cast.members.items() if share.is_below}
    lines = []
    if above:
        lines.append(words("finding-cast-above", names=_members(cast, above, words), **about))
    if below:
        lines.append(words("finding-cast-below", names=_members(cast, below, words), **about))
    return lines or [words("finding-no-cast", **about)]


def _members(cast: CastShares, shares: dict[str, Share], words: Words) -> str:
    """Names with their shares, the farthest from the fair share first."""
    ordered = sorted(shares, key=lambda name: -abs(shares[name].share - shares[name].fair))
    return words.texts.join(
        [f"{words.member(cast.cast, name)} ({words.percent(shares[name].share)})" for name in ordered]
    )


def _source(groups: list[Group], words: Words) -> list[str]:
    gains: dict[str, float] = {}
    for group in groups:
        for source, points in group.points.items():
            if points > 0:
                gains[source] = gains.get(source, 0.0) + points * group.seats * group.games
    if not gains:
        return []
    largest = max(gains, key=lambda source: gains[source])
    return [
        words(
            "finding-source",
            study=words.study(groups[0].study),
            source=words.source(largest),
            share=words.percent(gains[largest] / sum(gains.values())),
        )
    ]


def _sets(sets: list[OptionSet], words: Words) -> list[str]:
    if len(sets) < 2:
        return []
    best = max(sets, key=lambda one: one.won.share)
    worst = min(sets, key=lambda one: one.won.share)
    return [
        words(
            "finding-sets",
            study=words.study(best.study),
            best=words.option_set(best.study, best.options),
            most=words.percent(best.won.share),
            worst=words.option_set(worst.study, worst.options),
            least=words.percent(worst.won.share),
        )
    ]
