"""Bots: random, careful (rules of thumb of each game) and search (information-set Monte Carlo)."""

from hypogeum.bots.registry import LEVELS, Bot, UnknownBot, make_bot, opening_actions

__all__ = ["LEVELS", "Bot", "UnknownBot", "make_bot", "opening_actions"]
