"""The personal settings of a seat that the rules read (TBL-SET-1), by their ids."""

from __future__ import annotations

from hypogeum.engine.actions import Action
from hypogeum.engine.game import Game
from hypogeum.engine.options import Setting
from hypogeum.engine.seat_verbs import Set
from hypogeum.engine.state import State


def settings_of(game: Game, state: State, seat: int) -> dict[str, str]:
    """What a seat has set, or has by default."""
    settings = _read_by_rules(game)
    return {setting.id: setting.choices[values[seat]] for setting, values in zip(settings, state.settings, strict=True)}


def setting_of(game: Game, action: Action) -> Setting | None:
    """The setting that an action changes; None for another action."""
    if not isinstance(action.verb, Set):
        return None
    return _read_by_rules(game)[action.verb.settings[action.target]]


def set_action(game: Game, setting: str, value: str) -> Action:
    """The action that gives a setting a value; raises UnreadableAction where there is none such."""
    return game.action(f"{Set.name} {setting} {value}")


def _read_by_rules(game: Game) -> list[Setting]:
    return [setting for setting in game.settings if setting.is_rule]
