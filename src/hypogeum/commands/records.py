"""`hypogeum replay`, `verify` and `position`: what can be done with a record."""

from __future__ import annotations

from argparse import Namespace

from msgspec import Struct

from hypogeum.commands.common import FAILED, OK, CommandError, print_json, the_record
from hypogeum.engine.frames import changed_rules
from hypogeum.engine.game import Game
from hypogeum.engine.positions import WrongPosition
from hypogeum.engine.records import OtherRules, Record, WrongRecord, check_dice, verify
from hypogeum.engine.retelling import Retelling, kept_in
from hypogeum.engine.state import State
from hypogeum.engine.texts import Texts, event_line


def replay(args: Namespace, texts: Texts) -> int:
    """Print every entry with its events, as one seat or a spectator saw them."""
    game, record = the_record(args.record)
    names = _names(record, texts)
    if not -1 <= args.seat < record.header.seats:
        raise CommandError("error-seats", game=game.id, fewest=0, most=record.header.seats - 1, seats=args.seat)
    replayed = _retelling(game, record, 0)
    frames = [_frame(replayed, args.seat, -1, "")]
    for entry in replayed.rest():
        _require_played(replayed)
        frames.append(_frame(replayed, args.seat, entry.seat, entry.action))
    if args.json:
        print_json({"header": record.header, "entries": frames, "result": record.result})
        return OK
    lines = game.texts(texts.language)
    for number, frame in enumerate(frames):
        if number == 0:
            print(texts("replay-setup"))
        else:
            print(texts("replay-entry", number=number, name=names[frame.seat], action=frame.action))
        for event in frame.events:
            print(f"    {event_line(lines, event, names)}  [{event['rule']}]")
    if record.result is not None:
        print(_ending(game, replayed.state, record, texts))
    return OK


class Frame(Struct):
    """An entry and its events as one seat saw them."""

    seat: int
    action: str
    events: list[dict[str, object]]


def _retelling(game: Game, record: Record, start: int) -> Retelling:
    """After so many entries, even if other rules have played them as far as these do not lead elsewhere."""
    try:
        retelling = Retelling(game, kept_in(record), start)
    except WrongPosition as error:
        raise WrongRecord(1, error.reason) from error
    _require_played(retelling)
    return retelling


def _require_played(retelling: Retelling) -> None:
    """Raises WrongRecord where the rules that have played an entry are these, and it cannot have been played so."""
    record = retelling.record
    for difference in retelling.differences:
        before = max(0, difference.number - 1)
        if record.version_at(before) == retelling.game.rules_version:
            line = record.line_of(before) if difference.number else 1
            raise WrongRecord(line, difference.detail)


def _frame(replayed: Retelling, viewer: int, seat: int, action: str) -> Frame:
    events = [*replayed.events, *changed_rules(replayed.record, replayed.at)]
    return Frame(seat, action, [event.seen_by(viewer) for event in events])


def _names(record: Record, texts: Texts) -> list[str]:
    return [texts("replay-seat-name", seat=seat) for seat in range(record.header.seats)]


def _ending(game: Game, end: State, record: Record, texts: Texts) -> str:
    """Who has won; where nobody has, a team has lost together."""
    if record.result is not None and record.result.winners:
        names = _names(record, texts)
        return texts("replay-result", winners=texts.join([names[seat] for seat in record.result.winners]))
    return texts("replay-team-lost" if len({*game.sides(end)}) < end.seats else "replay-nobody")


def check(args: Namespace, texts: Texts) -> int:
    """Check everything a record claims."""
    try:
        game, record = the_record(args.record)
        unchecked = check_dice(record)
        verify(game, record)
    except OtherRules as error:
        if args.json:
            told = {"good": True, "entries": len(record.entries), "result": record.result}
            print_json({**told, "rules_version": error.played, "unchecked": unchecked})
        else:
            print(texts("verify-old-rules", played=error.played, unchecked=unchecked))
        return OK
    except WrongRecord as error:
        if args.json:
            print_json({"good": False, "line": error.line, "reason": error.reason})
        else:
            print(texts("verify-bad", line=error.line, reason=error.reason))
        return FAILED
    if args.json:
        print_json({"good": True, "entries": len(record.entries), "result": record.result})
        return OK
    print(texts("verify-good", entries=len(record.entries), outcome=_outcome(game, record, texts)))
    return OK


def _outcome(game: Game, record: Record, texts: Texts) -> str:
    if record.result is None:
        return texts("verify-running")
    return texts("verify-finished", ending=_ending(game, _state_at(game, record, None), record, texts))


def position(args: Namespace, texts: Texts) -> int:
    """Print the position after some entries."""
    game, record = the_record(args.record)
    print_json(game.write_position(_state_at(game, record, args.at)))
    return OK


def _state_at(game: Game, record: Record, at: int | None) -> State:
    entries = len(record.entries)
    if at is not None and not 0 <= at <= entries:
        raise CommandError("error-at", entries=entries)
    retelling = _retelling(game, record, entries if at is None else at)
    if not retelling.is_certain:
        raise CommandError("error-other-rules", FAILED, version=record.version_at(retelling.at - 1))
    return retelling.state
