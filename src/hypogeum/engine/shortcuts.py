"""Shortcuts: several actions that a person may do with one press, and what is known of an action before it is done."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hypogeum.engine.actions import Action


class Odds(Struct, frozen=True, kw_only=True):
    """How likely something is: said by the text `odds-WHAT`, with `$chance` in per cent and the arguments."""

    what: str
    chance: float
    """From 0 to 1."""
    args: dict[str, Any] = {}


class Preview(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the one who may act can know of an action before it is done. Nothing in it may be hidden from the seat."""

    cost: int | None = None
    """Points to act that it takes, where the game has such points."""
    path: list[str] = []
    """The places on the way, from where the figure stands to where it would stand."""
    odds: list[Odds] = []
    warnings: list[str] = []
    """What else comes of it, such as the end of all actions: each is said by the text `warning-NAME`."""


class Shortcut(Struct, frozen=True, kw_only=True):
    """Actions done one after another, as long as each is offered and neither chance nor another seat comes between.

    It is recorded as the actions it consists of, and said by the text `shortcut-NAME` with the kinds of its things and
    its arguments.
    """

    name: str
    actions: list[Action]
    picks: list[str] = []
    touches: list[str] = []
    wish: str
    args: dict[str, Any] = {}
    preview: Preview | None = None
