"""Everything that can be refused, as a Problem with its HTTP status. Codes are text keys of the client."""

from __future__ import annotations

from msgspec import Struct

from hypogeum.engine.actions import IllegalAction, UnreadableAction
from hypogeum.engine.documents import is_document
from hypogeum.engine.game import WrongSeats
from hypogeum.engine.options import WrongOption
from hypogeum.engine.rulebooks import LANGUAGES
from hypogeum.server.protocol.bodies import Problem
from hypogeum.server.protocol.values import ProblemCode


class Declined(Exception):
    """Something the server does not do, and why."""

    def __init__(self, status: int, code: ProblemCode, detail: str, rule: str = "", **args: object) -> None:
        super().__init__(detail)
        self.status = status
        self.problem = Problem(code=code, detail=detail, rule=rule, args=args)


class Kind(Struct, frozen=True):
    """A refusal whose words never change; called, it gives the exception."""

    status: int
    code: ProblemCode
    detail: str

    def __call__(self, rule: str = "", **args: object) -> Declined:
        return Declined(self.status, self.code, self.detail.format(**args), rule, **args)


# What was asked for

NO_SUCH_ADDRESS = Kind(404, "no_such_address", "Nothing is at this address. GET /api/openapi.json lists what is.")
WRONG_METHOD = Kind(405, "wrong_method", "This address is asked in another way. GET /api/openapi.json says how.")
BAD_REQUEST = Kind(400, "bad_request", "The request cannot be understood: {reason}. GET /api/openapi.json says how.")
NOT_JSON = Kind(415, "not_json", "The body must be JSON with the content type application/json.")
TOO_BIG = Kind(413, "too_big", "The request has more than {limit} bytes. Send less.")
TOO_MANY = Kind(
    429,
    "too_many",
    "You, or the people behind your address together, have reached a limit of this server ({limit}). Nothing was done. "
    "Try again in {seconds} seconds.",
)
WRONG_ORIGIN = Kind(
    403, "wrong_origin", "The request comes from the page of another site ({origin}). A proxy must pass on Host."
)
WRONG_HOST = Kind(
    421,
    "wrong_host",
    "This server does not answer under the name '{host}'. Start it with --allowed-host and this name if it is yours.",
)
RULES_FAILED = Kind(
    500,
    "rules_failed",
    "The rules of this game failed at '{action}' of seat {seat}. Nothing has changed, and the mistake is noted. "
    "Do something else.",
)
SERVER_ERROR = Kind(500, "server_error", "The server made a mistake and has noted it. Try again.")
STORE_FAILED = Kind(503, "store_failed", "Nothing was changed, because it could not be stored. Try again later.")

PLAYED_ELSEWHERE = Kind(
    503,
    "played_elsewhere",
    "Another server plays table '{table}' and does not answer. If it is gone, this one takes over within seconds: try "
    "again.",
)

# What the host of the servers has decided

TABLE_CLOSED = Kind(
    410, "table_closed", "Whoever runs this server has closed this table ({reason}). It stays as it is."
)
BANNED = Kind(
    403,
    "banned",
    "Whoever runs this server has excluded you, or your address ({reason}). Ask there.",
)

# Tables and seats

GAME_NOT_FOUND = Kind(404, "game_not_found", "There is no game '{game}'. GET /api/games lists them.")
LANGUAGE_NOT_FOUND = Kind(404, "language_not_found", "There is no rulebook in '{language}'; there is en and fr.")
TABLE_NOT_FOUND = Kind(404, "table_not_found", "There is no table '{table}' that you may know. Check the link.")
SEAT_NOT_FOUND = Kind(404, "seat_not_found", "The table has no seat {seat}.")
ENTRY_NOT_FOUND = Kind(404, "entry_not_found", "The table has no entry {at}; they go from 0 (the setup) to {length}.")
NOT_YOUR_SEAT = Kind(403, "not_your_seat", "Seat {seat} is not yours. Play from a seat you hold.")
ONLY_PLAYERS_TALK = Kind(403, "only_players_talk", "Spectators watch and read the chat. Take a seat to take part.")
NO_TEAMMATES = Kind(409, "no_teammates", "Nobody plays on the side of seat {seat}, so there is nobody to show it to.")
NOT_A_TEAMMATE = Kind(
    409, "not_a_teammate", "No other person plays seat {seat} on your side. Propose to a team-mate who is asked."
)
NOBODY_PLAYS = Kind(422, "nobody_plays", "A table needs at least one seat for a person. Make one of them yours.")
WRONG_SEED = Kind(422, "wrong_seed", "The seed is a whole number from 0 to {most}.")
NO_SUCH_BOT = Kind(422, "no_such_bot", "The game has no bot of level '{bot}'. GET /api/games lists the levels.")
WRONG_INVITATION = Kind(
    403, "wrong_invitation", "The invitation fits no seat of this table. Ask the host for a new link."
)
NOT_THE_HOST = Kind(
    403, "not_the_host", "Only the person who made the table decides about its open seats and its bots. Ask him."
)
NOT_YOUR_TABLE = Kind(403, "not_your_table", "You neither sit at this table nor made it, so no list of yours has it.")
SEAT_NOT_FREE = Kind(409, "seat_not_free", "A person has taken seat {seat}, so it is no longer yours to give.")
SEAT_TAKEN = Kind(409, "seat_taken", "Somebody has taken this seat already. Ask the host for another link.")
ALREADY_SEATED = Kind(409, "already_seated", "You already sit at this table. Send the link to the friend it is for.")
NEWER_RULES = Kind(
    409,
    "newer_rules",
    "The table is played by rules version {played}; this server plays version {now}. Update the server.",
)
CANNOT_CONTINUE = Kind(
    409,
    "cannot_continue",
    "The rules of this server cannot play the table on from where it stood, and it stays as it is. If the game is "
    "over, GET /api/tables/{table}/record tells how it was played; else other rules may play it on, and hidden things "
    "stay hidden.",
)
DAMAGED = Kind(
    409, "damaged", "What is stored of the table is damaged ({reason}). Put back a copy that was saved before."
)

# Playing

STALE = Kind(409, "stale", "The table has changed since you saw version {seen}; it is at {version}. Look again.")
GAME_OVER = Kind(409, "game_over", "The game is over. Nothing more can be done.")
GAME_RUNS = Kind(409, "game_runs", "The game is not over. Its record, its story and another game come after its end.")
BOT_PLAYS = Kind(409, "bot_plays", "A bot plays seat {seat} for you. Take the seat back first.")
LEFT_FOR_GOOD = Kind(409, "left_for_good", "Seat {seat} has left the game for good; there is no way back.")
UNDO_REFUSED = Kind(409, "undo_refused", "The last action cannot be taken back: {reason}.")
NOT_OFFERED = Kind(409, "not_offered", "Seat {seat} is not offered '{action}'. Propose something that it is offered.")
NOT_AN_ACTION = Kind(
    422, "not_an_action", "'{verb}' is no choice at a decision. Use the message or address made for it."
)
NO_SUCH_SETTING = Kind(422, "no_such_setting", "The rules read no setting '{setting}' with the value '{value}'.")


def illegal(error: IllegalAction) -> Declined:
    """The rules forbid it."""
    detail = f"{error}. Choose one of the offered actions."
    return Declined(
        409, "illegal_action", detail, error.refusal.rule, action=error.action, seat=error.seat, **error.refusal.args
    )


def unreadable(error: UnreadableAction) -> Declined:
    """It is no action of the game."""
    return Declined(
        422, "unreadable_action", f"{error}. Copy an offered action.", action=error.text, reason=error.reason
    )


def wrong_option(error: WrongOption) -> Declined:
    """An option that does not exist, or a value it cannot have; by language: what it can be."""
    detail = f"{error}. GET /api/games lists the options."
    value = "" if is_document(error.value) else error.value
    expected = {language: error.expected.told(language) for language in LANGUAGES}
    return Declined(422, "wrong_option", detail, option=error.option, value=value, expected=expected)


def wrong_seats(error: WrongSeats) -> Declined:
    """A number of seats the game cannot have."""
    return Declined(422, "wrong_seats", f"{error}. Add or remove seats.", game=error.game, seats=error.seats)
