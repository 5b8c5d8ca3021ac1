"""The clock of a table (TBL-TIME-1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hypogeum.engine.steps import Clock
from hypogeum.server.timing import Alarm, Time

ONE_DECISION = ""
"""The key of a budget that is fresh for every decision."""
MOST_KEPT = 8
"""Budgets that were shown longer ago are forgotten: nobody comes back to them."""


class TableClock:
    """Budgets of thinking time by key; only one runs, the others stand still."""

    def __init__(
        self,
        time: Time,
        ring: Callable[[], None],
        left: Mapping[str, float] | None = None,
        question: object = None,
    ) -> None:
        """`left` are the budgets of a clock that stood still at a question."""
        self._time = time
        self._ring = ring
        self._left = dict(left or {})
        """The one shown last stands last."""
        self._question = question
        self._key: str | None = None
        self._started = 0.0
        self._alarm: Alarm | None = None

    def show(self, clock: Clock | None, question: object) -> None:
        """Put up the budget of the question that is asked now, without running it."""
        self.stop()
        if question != self._question:
            self._left.pop(ONE_DECISION, None)
            self._question = question
        self._key = None
        if clock is not None:
            self._key = clock.key
            self._left[clock.key] = self._left.pop(clock.key, clock.seconds)
            if len(self._left) > MOST_KEPT:
                del self._left[next(iter(self._left))]

    def run(self) -> None:
        """Let the time of the present question pass."""
        if self._key is not None and self._alarm is None:
            self._started = self._time.now()
            self._alarm = self._time.call_later(max(0.0, self._left[self._key]), self._ring)

    def stop(self) -> None:
        """Stand still."""
        if self._alarm is None or self._key is None:
            return
        self._left[self._key] -= self._time.now() - self._started
        self._alarm.cancel()
        self._alarm = None

    @property
    def is_used(self) -> bool:
        """Whether it has anything to show, or to forget."""
        return bool(self._left) or self._key is not None

    @property
    def is_running(self) -> bool:
        return self._alarm is not None

    @property
    def budgets(self) -> dict[str, float]:
        """What is left now of each budget, to the hundredth of a second."""
        left = {key: round(seconds, 2) for key, seconds in self._left.items()}
        if self._key is not None and self.seconds_left is not None:
            left[self._key] = round(self.seconds_left, 2)
        return left

    @property
    def seconds_left(self) -> float | None:
        """For the present question; None without a limit."""
        if self._key is None:
            return None
        passed = 0.0 if self._alarm is None else self._time.now() - self._started
        return max(0.0, self._left[self._key] - passed)

    @property
    def has_run_out(self) -> bool:
        """Whether it rang for the present question; loops may ring a trifle early."""
        return self._alarm is not None and self.seconds_left is not None and self.seconds_left < 0.01
