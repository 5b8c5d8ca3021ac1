"""What the generic tests have to know of Heldentaufe. They hold HT-HID-3, HT-BOT-1 and HT-ONL-1 for it."""

from tests.games.expecting import Expect
from tests.games.heldentaufe.shake import shake

EXPECT = Expect(
    shake=shake,
    asks_several={"command_mode": "consent"},
    raw=r"[{}$_*]|\b(M\d\d|tooth\d|sword\d|ring\d|boots\d)\b",
    event_kinds=40,
    compared=1500,
    compared_shown=40,
    unrevealing=100,
    kept_through_shuffles=2000,
    refused=1000,
    taken_back=20,
    undo_reasons=frozenset({"", "chance", "shown", "other", "any_time"}),
    points=lambda state: [hero.points for hero in state.heroes],
    recorded_seats=frozenset({2, 3, 4, 5}),
    game_options={"round_limit": 12},
    game_ends={
        2: (150, "bc945fad31cf1e3ea283c6d8d7f04ade5cd17d021029e4d8224e507c9bd95eb4"),
        3: (255, "d21d152dbbcec2f2c7a58b3a87dd5fdf56c48449f53363500b3170cb5af0f34d"),
        4: (346, "d313fd9b8cdc77e5c42f134ea68ad2cbbf71324890dbf1eab8e3573ed1f4100f"),
        5: (428, "bd24785cd5d5f092ebfcef5572a58c12c2a1f8dbc90129321cabe8d5a6963ba8"),
    },
    mixed_end=(
        {"command_mode": "consent"},
        "ab19f3a6322ecdd0296ac60c85cba7275f4db58908a275f3403707a58be59f0a",
    ),
    resampled="4e398dd6b90c543e8264211f52dddf0a47fac412ec26dd0975b31bb835680a9f",
)
