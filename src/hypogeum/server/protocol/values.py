"""Small values that messages and rows are made of, with their bounds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Seed = Annotated[int, Meta(ge=0, extra_json_schema={"maximum": 2**64 - 1})]
"""Any 64-bit number (TBL-DICE-3); msgspec itself checks bounds of 63 bits only."""
Thing = Annotated[str, Meta(max_length=60, pattern=r"^[a-z][a-z0-9_]*(:[!-~]+)?$(?!\n)")]
"""A place or thing of a board: `kind:id`, or the kind alone where there is one such thing."""
Request = Annotated[str, Meta(min_length=1, max_length=64)]
"""Names a command of a person, so that it can be answered, and repeated without being done twice."""
BotLevel = Literal["random", "careful", "search"]
Wish = Literal["score", "gain", "act", "move", "give_up"]
ProblemCode = Literal[
    "no_such_address",
    "wrong_method",
    "bad_request",
    "not_json",
    "too_big",
    "too_many",
    "wrong_origin",
    "wrong_host",
    "rules_failed",
    "server_error",
    "store_failed",
    "played_elsewhere",
    "table_closed",
    "banned",
    "game_not_found",
    "language_not_found",
    "table_not_found",
    "seat_not_found",
    "entry_not_found",
    "not_your_seat",
    "only_players_talk",
    "no_teammates",
    "not_a_teammate",
    "not_offered",
    "nobody_plays",
    "wrong_option",
    "wrong_seats",
    "wrong_seed",
    "no_such_bot",
    "wrong_invitation",
    "not_the_host",
    "not_your_table",
    "seat_not_free",
    "seat_taken",
    "already_seated",
    "newer_rules",
    "cannot_continue",
    "damaged",
    "stale",
    "game_over",
    "game_runs",
    "bot_plays",
    "left_for_good",
    "illegal_action",
    "unreadable_action",
    "not_an_action",
    "no_such_setting",
    "undo_refused",
]
SeatKind = Literal["me", "friend", "hotseat", "bot"]
SPECTATOR = -1
NOBODY = ""
"""The person of a connection without a secret: may watch, but holds no seat."""
