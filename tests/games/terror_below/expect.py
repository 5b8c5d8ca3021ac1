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
    refused=1000,
    taken_back=20,
    undo_reasons=frozenset({"", "chance", "shown", "other", "any_time"}),
    points=lambda state: [squad.points() for squad in state.squads],
    recorded_seats=frozenset({1, 2, 3, 4, 5}),
    game_ends={
        1: (100, "9ab615e17865914fe6c09db072c0c2977de739d381d9742aa897f1c55f7ccce1"),
        2: (587, "5d959f5b5902aea12ce08cd038d56c69695880734627a818b30a1916512018f8"),
        3: (1082, "20cd89a50655f7309c659c39cd293bce9e028595e1ca80ecafa53fe4dc58b5da"),
        4: (446, "a54f559006301c22401826155f6b6b9edeb7f380cd61166e7a44544819f16444"),
        5: (743, "ad1b9a8ee69c7e2e96f1bf5362a4b359151541484b51e9ac39411f891f49dbd8"),
    },
    mixed_end=({"board": "canyon"}, "46e9a91e034a14f355193925af2d62592e721300d81b46066e53c66e0ff8b7ab"),
    resampled="a4beeeabc7a83651cc18656344e4059977ee62adf8b0c7febb676e892e88c420",
)
