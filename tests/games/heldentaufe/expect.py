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
    plain_words="[NS]?[EW]|improve|points|piece|[12][+][12]",
    shortcuts=4000,
    spent=lambda state: state.ap_spent - state.monster_ap,
    refused=1000,
    taken_back=20,
    undo_reasons=frozenset({"", "chance", "shown", "other", "any_time"}),
    points=lambda state: [hero.points for hero in state.heroes],
    recorded_seats=frozenset({2, 3, 4, 5}),
    game_options={"round_limit": 12},
    game_ends={
        2: (150, "c9c9a39e232b05d42f2a28ad434689660d59c583c7bce539843598da61793f28"),
        3: (255, "d8780f415ae6263d5ed73d323ec9521ea4471072843be0bd3f7256a8e9195dcc"),
        4: (346, "11f5305611d7e30cd97d7fcda20afc85b3adf0129f4d806076ce114259dd1127"),
        5: (428, "e149a11ae68ba31057f77615b08fd915f4c6d973e2de64adf680fa046fb17ca0"),
    },
    mixed_end=(
        {"command_mode": "consent"},
        "ff3a58a457304920bf8889bb3a78bcacc97f2fdaad9010ab970c7a6582a733d4",
    ),
    resampled="43c3bc4b7246287f10c174fb51e463cc9d3f66a4db40041d5f25551e6798c2bd",
)
