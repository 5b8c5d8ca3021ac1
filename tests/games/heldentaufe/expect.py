"""What the generic tests have to know of Heldentaufe. They hold HT-HID-3, HT-BOT-1 and HT-ONL-1 for it."""

from tests.games.expecting import Expect
from tests.games.heldentaufe.shake import shake

EXPECT = Expect(
    shake=shake,
    asks_several={"command_mode": "consent"},
    raw=r"[{}$_*]|\b(M\d\d|tooth\d|sword\d|ring\d|boots\d)\b",
    event_kinds=40,
    compared=2000,
    compared_shown=50,
    refused=1000,
    taken_back=20,
    undo_reasons=frozenset({"", "chance", "shown", "other", "any_time"}),
    points=lambda state: [hero.points for hero in state.heroes],
    recorded_seats=frozenset({2, 3, 4, 5}),
    game_options={"round_limit": 12},
    game_ends={
        2: (150, "3dd41a3badc5caa04e8a9d2be679d88c779fac0c9c052159054c94220fce6869"),
        3: (255, "af99e867d5fe4a2fda7dfb468001df0cde47f9328b20275b3b7dcd11979dc2db"),
        4: (346, "6184e7975c0f458d32f15cfd1879bdbfae9ba1df2ec2557209e7636d6cc1f6ac"),
        5: (428, "a2a4acf738de04dcc426fa0c337932e2fc4628cec506178f37f9b6d21546885c"),
    },
    mixed_end=(
        {"command_mode": "consent"},
        "bbcf1152693f2b6983878f65b3325c926d4137c7eece07e664d23a568eff0ec1",
    ),
    resampled="9ad64c5cd317f5323ae5f23e6ef10dcc5950cf9955a67e13bd4587263407494e",
)
