"""Hearts: losing and regaining them, protections, falling (section 7)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.state import ACTIONS, State
from hypogeum.games.sub_terra.telling import of_piece

# Causes (ST2-HP-10)

BY_GUARDIAN: Final = 0
BY_TRAP: Final = 1
BY_LAVA: Final = 2
BY_COLLAPSE: Final = 3
BY_STUMBLE: Final = 4
BY_SNAKE: Final = 5
BY_EXPLOSION: Final = 6
BY_MINE: Final = 7
BY_GRENADE: Final = 8
BY_DESPAIR: Final = 9
CAUSE_IDS: Final[list[str]] = [
    *["guardian", "trap", "lava", "collapse", "stumble", "snake", "explosion", "mine", "grenade", "despair"],
]


def is_protected(state: State, piece: int, cause: int) -> bool:
    """Whether a piece loses no hearts to a cause (table of ST2-HP-10)."""
    return is_protected_on(state, piece, state.place[piece], cause)


def is_protected_on(state: State, piece: int, place: int, cause: int) -> bool:
    """Whether it would lose none on a place."""
    if piece == state.shielded:
        return True
    if state.braced and state.character[piece] == parts.VETERAN:
        return True
    if cause == BY_GUARDIAN:
        return state.is_vanished(piece)
    if state.fort != NONE and place == state.fort:
        return True
    return cause == BY_TRAP and state.stands_on(parts.ROGUE, place)


def no_losses() -> list[int]:
    """By piece: what a simultaneous effect costs, to be added up (ST2-HP-13)."""
    return [0] * parts.PIECES


def add_loss(state: State, losses: list[int], piece: int, hearts: int, cause: int) -> None:
    """One part of the effect, checked against the protections."""
    if not is_protected(state, piece, cause):
        losses[piece] += hearts


def add_losses_on(state: State, losses: list[int], place: int, hearts: int, cause: int) -> None:
    """For everybody on a place, active and down alike (ST2-HP-8)."""
    for piece in range(parts.PIECES):
        if state.place[piece] == place:
            add_loss(state, losses, piece, hearts, cause)


def suffer(state: State, losses: list[int], cause: int, rule: str) -> None:
    """All losses of one moment; then the Dog and the Turret leave, and others fall (ST2-TURN-17, ST2-TURN-32)."""
    for piece in range(parts.PIECES):
        lost = min(losses[piece], state.hearts[piece])
        if lost == 0 or state.place[piece] == NONE:
            continue
        state.hearts[piece] -= lost
        left = state.hearts[piece]
        if state.tells:
            state.tell("hearts_lost", rule, **of_piece(state, piece), hearts=lost, left=left, cause=CAUSE_IDS[cause])
        if left == 0:
            _fall(state, piece)


def lose(state: State, piece: int, hearts: int, cause: int, rule: str) -> None:
    """One piece loses hearts, if nothing protects it."""
    losses = no_losses()
    add_loss(state, losses, piece, hearts, cause)
    suffer(state, losses, cause, rule)


def _fall(state: State, piece: int) -> None:
    """At 0 hearts an Explorer and the Ark are down; Dog and Turret leave the board (table 2.5, ST2-MOVE-16)."""
    if piece == parts.DOG or piece == parts.TURRET:
        state.place[piece] = NONE
        if state.tells:
            state.tell("withdrew", "ST2-CIR-DOG-6" if piece == parts.DOG else "ST2-FAC-TUR-5", **of_piece(state, piece))
        return
    if piece == state.actor and state.step == ACTIONS:
        state.is_cut = True  # ST2-TURN-12
    if state.tells:
        state.tell("fell", "ST2-HP-1", **of_piece(state, piece))


def pay_heart(state: State, seat: int, rule: str) -> None:
    """A cost that somebody chose: no protection prevents it (ST2-ACT-6)."""
    state.hearts[seat] -= 1
    if state.tells:
        state.tell("heart_paid", rule, **of_piece(state, seat), left=state.hearts[seat])


def is_hurt(state: State, piece: int) -> bool:
    """In the temple and below its maximum."""
    return state.place[piece] != NONE and state.hearts[piece] < state.maximum(piece)


def heal(state: State, piece: int, hearts: int, rule: str) -> None:
    """Never above the maximum (ST2-ACT-7); whoever was down stands up (ST2-HP-3)."""
    gained = min(hearts, state.maximum(piece) - state.hearts[piece])
    if gained <= 0:
        return
    was_down = state.hearts[piece] == 0
    state.hearts[piece] += gained
    if state.tells:
        state.tell("healed", rule, **of_piece(state, piece), hearts=gained, left=state.hearts[piece])
        if was_down:
            state.tell("stood_up", "ST2-HP-3", **of_piece(state, piece))
