"""Names and numbers of a report in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypogeum.engine.balance import Balance
from hypogeum.engine.documents import is_document, title_in
from hypogeum.engine.game import Game
from hypogeum.engine.texts import Texts
from hypogeum.lab.balance import balance_of
from hypogeum.lab.figures import CAPPED, Share

NARROW_SPACE = "\u202f"


class Words:
    """The catalogue of the house for sentences, that of the game for its things."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.balance: Balance = balance_of(game)
        self.texts = texts
        self.language = texts.language
        folder = game.folder / "text"
        name = f"{self.language}.ftl"
        self.names = Texts(self.language, folder / name, folder / "balance" / name)

    def __call__(self, key: str, **args: object) -> str:
        return self.texts(key, **args)

    # Names

    def study(self, study: str) -> str:
        return self.names(f"balance-study-{study}")

    def side(self, place: int) -> str:
        """What a place is called, in a game whose places are sides."""
        return self.names(f"balance-place-{self.balance.places[place]}")

    def cast(self, cast: str) -> str:
        return self.names(f"balance-cast-{cast}")

    def about_cast(self, cast: str) -> str:
        return self.names(f"balance-about-cast-{cast}")

    def member(self, cast: str, member: str) -> str:
        thing = next(known.thing for known in self.balance.casts if known.id == cast)
        return self.names(f"{thing}-{member}")

    def source(self, source: str) -> str:
        return self.names(f"source-{source}")

    def falls(self) -> str:
        return self.names("balance-falls")

    def fall(self, cause: str) -> str:
        return self.names(f"balance-fall-{cause}")

    def points(self) -> str:
        return self.names("balance-points")

    def ending(self, ending: str) -> str:
        return self.texts("report-capped") if ending == CAPPED else self.names(f"balance-ending-{ending}")

    def option(self, name: str) -> str:
        return self.names(f"option-{name}")

    def value(self, name: str, value: object) -> str:
        if is_document(value):
            return title_in(str(value), self.language)
        written = str(value).lower() if isinstance(value, bool) else str(value)
        key = f"option-{name}-{written}"
        return self.names(key) if self.names.has(key) else written

    def option_set(self, study: str, options: Mapping[str, Any]) -> str:
        """Values of options in one line, as the game puts them; flags are told as true and false."""
        args = {name: self._argument(name, value) for name, value in options.items()}
        return self.names(f"balance-set-{study}", **args)

    def _argument(self, name: str, value: object) -> object:
        if isinstance(value, bool):
            return "true" if value else "false"
        return self.value(name, value) if isinstance(value, str) else value

    # Numbers

    def number(self, value: float, digits: int = 0) -> str:
        """Grouped by thousands, with the decimal sign of the language."""
        written = f"{value:,.{digits}f}"
        return written.replace(",", NARROW_SPACE).replace(".", ",") if self.language == "fr" else written

    def percent(self, share: float) -> str:
        written = f"{share * 100:.1f}"
        return f"{written.replace('.', ',')}{NARROW_SPACE}%" if self.language == "fr" else f"{written} %"

    def interval(self, share: Share) -> str:
        """Such as 31.0 % to 36.9 %."""
        return self("report-interval", low=self.percent(share.low), high=self.percent(share.high))
