"""Options of a table: what may be chosen, its default, and precise errors for anything else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from hypogeum.engine.documents import is_document, obstacle_in
from hypogeum.engine.texts import Saying, either, said

Value = str | int | bool


class WrongOption(ValueError):
    """An option that does not exist or a value it cannot take."""

    def __init__(self, option: str, value: object, expected: Saying) -> None:
        told = said("option-this-document") if is_document(value) else repr(value)
        self.saying = said("option-wrong", option=option, value=told, expected=expected)
        super().__init__(self.saying)
        self.option = option
        self.value = value
        self.expected = expected


class Option(Struct, frozen=True, kw_only=True):
    """One option, as the rules see it and as the form of the client shows it."""

    id: str
    kind: Literal["choice", "number", "flag"]
    default: Value
    rule: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    zero: bool = False
    """Whether the number may also be 0, which then means "off" or "as the rules say"."""
    seats: tuple[int, ...] = ()
    """The numbers of seats for which the option matters; empty for all."""
    standard: bool = False
    """Whether only games with the default value are standard ones."""
    group: Literal["rules", "table"] = "rules"
    documents: bool = False
    """Whether a choice may also be a document: a text of several lines that a person wrote and the game reads."""
    where: dict[str, tuple[str, ...]] = {}
    """By another option: the choices with which this one matters. With others it keeps its default."""

    def matters(self, values: Mapping[str, object]) -> bool:
        """Whether the other options let this one be anything but its default; of a document its game decides."""
        return all(is_document(values[other]) or values[other] in choices for other, choices in self.where.items())

    def read(self, value: object) -> Value:
        """The value, from JSON or from text; raises WrongOption."""
        if self.kind == "flag":
            return self._read_flag(value)
        if self.kind == "number":
            return self._read_number(value)
        if self.documents and isinstance(value, str) and is_document(value):
            return self._read_document(value)
        if str(value) not in self.choices:
            raise WrongOption(self.id, value, self._expected_choice())
        return str(value)

    def _read_document(self, document: str) -> str:
        """As it is: what it says is for the game to read."""
        obstacle = obstacle_in(document)
        if obstacle:
            raise WrongOption(self.id, document, obstacle)
        return document

    def _expected_choice(self) -> Saying:
        return said("option-choice-or-document" if self.documents else "option-choice", choices=self.choices)

    def _read_flag(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if value in ("true", "false"):
            return value == "true"
        raise WrongOption(self.id, value, said("option-flag"))

    def _read_number(self, value: object) -> int:
        expected = said("option-number-or-zero" if self.zero else "option-number", low=self.low, high=self.high)
        try:
            number = int(str(value))
        except ValueError:
            raise WrongOption(self.id, value, expected) from None
        if isinstance(value, bool) or not (self.low <= number <= self.high or (self.zero and number == 0)):
            raise WrongOption(self.id, value, expected)
        return number


BOT_LEVELS = ("random", "careful", "search")
"""From the weakest to the strongest (TBL-KNOW-3)."""

TABLE_OPTIONS = (
    Option(
        id="turn_seconds",
        kind="number",
        default=0,
        low=30,
        high=600,
        zero=True,
        rule="TBL-TIME-1",
        group="table",
    ),
    Option(
        id="choice_seconds",
        kind="number",
        default=60,
        low=10,
        high=300,
        zero=True,
        rule="TBL-TIME-1",
        group="table",
    ),
    Option(
        id="replacement_bot",
        kind="choice",
        default="careful",
        choices=("off", *BOT_LEVELS),
        rule="TBL-AWAY-2",
        group="table",
    ),
    Option(id="allow_undo", kind="flag", default=True, rule="TBL-UNDO-1", group="table"),
    Option(id="spectators", kind="flag", default=True, rule="TBL-KNOW-2", group="table"),
)
"""The options that every table has."""


def first_player_option(most_seats: int, rule: str, seats: tuple[int, ...] = ()) -> Option:
    """Who begins, in a game with turns: a seat, or one by chance."""
    choices = ("random", *[str(seat) for seat in range(most_seats)])
    return Option(id="first_player", kind="choice", default="random", choices=choices, rule=rule, seats=seats)


class OwnAnswer(Struct, frozen=True, kw_only=True):
    """What a person's own screen answers for him, as soon as he has seen what came before."""

    decision: str
    action: str
    """Offered whenever this is asked."""


class Setting(Struct, frozen=True, kw_only=True):
    """A personal setting: no option of the table, kept per person (TBL-SET-1)."""

    id: str
    default: str
    choices: tuple[str, ...]
    rule: str
    is_rule: bool = True
    """Whether the rules read it (a `set` action) or only the person's own screen does."""
    answers: dict[str, OwnAnswer] = {}
    """By value: what the screen then answers, where the rules do not read it."""


TABLE_SETTINGS = (Setting(id="auto_end_turn", default="off", choices=("off", "on"), rule="TBL-SET-2", is_rule=False),)
"""The personal settings that every game has."""


def read_options(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option with the given value or its default; raises WrongOption."""
    known = {option.id: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise WrongOption(name, value, said("option-unknown", known=tuple(sorted(known))))
    values = {name: option.read(given.get(name, option.default)) for name, option in known.items()}
    for name, value in values.items():
        if value != known[name].default and not known[name].matters(values):
            others = [
                said("option-is", option=other, value=either(choices)) for other, choices in known[name].where.items()
            ]
            raise WrongOption(
                name, value, said("option-unless", default=str(known[name].default), others=tuple(others))
            )
    return values
