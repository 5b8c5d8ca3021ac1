"""What the generic tests have to know of Terror Below. They hold TB-HID-1 and TB-ONL-5 for it."""

from tests.games.expecting import Expect
from tests.games.terror_below.shake import shake

EXPECT = Expect(
    shake=shake,
    asks_several={},
    raw=r"[{}$_*]|\b(V\d-\d|IH?\d+|P\d\d|B[DH]\d\d|C\d\d|W[QS]?\d+)\b|(?<![(\d])\d,\d",
    event_kinds=40,
    compared=1500,
    compared_shown=150,
    unrevealing=100,
    kept_through_shuffles=1000,
    plain_words="[NESW]|none|done|apply|ignore|taking|pile",
    refused=1000,
    taken_back=20,
    undo_reasons=frozenset({"", "chance", "shown", "other", "any_time"}),
    points=lambda state: [squad.points() for squad in state.squads],
    recorded_seats=frozenset({1, 2, 3, 4, 5}),
    game_ends={
        1: (100, "9ab615e17865914fe6c09db072c0c2977de739d381d9742aa897f1c55f7ccce1"),
        2: (512, "d2540e4e56d8865b8b9f9c9b7c349ed625479c747611cb0ab43df0e94af21d07"),
        3: (462, "25890228fbed4f0428ce7e1ee7eab6b1d0814855705c7272755ac34d92b05a7d"),
        4: (212, "b85f48143b63d720cd5f3ab9a118f3f951246ee4ae45dcd65f1dbdd1b3ea797e"),
        5: (787, "d765f1f820b8b4a46eca6cbdcc93766e48e165189d862ce2592dad06f2743fcb"),
    },
    mixed_end=({"board": "canyon"}, "38f618b9b0299817295f9a1685d93c5aab9863b210934fe7fa66717d0ea6fcf5"),
    resampled="a4beeeabc7a83651cc18656344e4059977ee62adf8b0c7febb676e892e88c420",
)
