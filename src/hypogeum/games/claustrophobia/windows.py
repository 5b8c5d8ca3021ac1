"""Timing windows: the moments in which the infernal player may play an event card (CL-EVT-4, CL-EVT-6, CL-DEC-4).

Everything that opens a window imports this file, and so does everything that a card can do: what may be done in a
window is therefore not imported here but put into `WINDOW_VERBS` by event_cards.py.
"""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.steps import Clock, Decision
from hypogeum.engine.verbs import GIVE_UP, Verb
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.clocks import clock_of
from hypogeum.games.claustrophobia.state import State

W1: Final = 1
"""Human preparation, after the roll and the Scepter, before any die is assigned."""
W2: Final = 2
"""Start of the human activation phase."""
W3: Final = 3
"""A human fighter has declared an exploration; no tile is drawn yet."""
W4: Final = 4
"""A human fighter has entered a tile by moving or exploring, and the tile has done what it does."""
W5: Final = 5
"""A demon or hellhound is about to suffer hits."""
W6: Final = 6
"""The whole threat phase."""
W7: Final = 7
"""Start of the infernal activation phase."""
W8: Final = 8
"""An infernal fighter has declared an attack; no dice are rolled yet."""
W9: Final = 9
"""Infernal preparation, after the powers."""


class Window(Decision[State]):
    """The infernal player may play one card whose moment has come (CL-EVT-4).

    `a` and `b` say what the moment is about: the fighter that has entered a tile or is about to suffer, and its hits.
    """

    name = "window"
    elsewhere_rule = "CL-EVT-6"

    def __init__(self, window: int, a: int = 0, b: int = 0) -> None:
        self.window = window
        self.a = a
        self.b = b

    def args(self) -> list[int]:
        return [self.window, self.a, self.b]

    def waits(self, state: State) -> bool:
        return is_asked(state, self.window)

    def seats(self, state: State) -> list[int]:
        return [state.infernal]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return WINDOW_VERBS

    def clock(self, state: State) -> Clock | None:
        return clock_of(state, state.infernal)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(PASS, 0)

    def take(self, state: State, seat: int, action: Action) -> None:
        """A card reads here what the moment is about, and closes the window itself."""
        if action.verb is PASS:
            state.agenda.pop()
        else:
            action.verb.perform(state, seat, action.target)


class Pass(Verb[State]):
    """Play no card now; or let an offer go by."""

    name = "pass"
    wish = GIVE_UP
    is_open = True


PASS: Final = Pass()
WINDOW_VERBS: Final[list[Verb[Any]]] = [PASS]
"""`play` comes before it as soon as event_cards.py is imported."""


def open_window(state: State, window: int, a: int = 0, b: int = 0) -> None:
    """The moment of a window comes next."""
    state.push(Window(window, a, b))


def current_window(state: State) -> Window | None:
    """The window that is open now."""
    if not state.agenda:
        return None
    step = state.agenda[-1]
    return step if isinstance(step, Window) else None


def is_asked(state: State, window: int) -> bool:
    """Whether the window on top of the agenda has to wait: a card can be played, or is held and nobody shall know that
    it cannot (CL-DEC-4)."""
    if state.events_held == 0:
        return False
    if not state.options.passes_windows:
        return True
    if state.events_held & parts.WINDOW_CARDS[window] == 0:
        return False
    return len(WINDOW_VERBS[0].targets(state, state.infernal)) > 0
