"""What the generic tests have to know of Terror Below. They hold TB-HID-1 and TB-ONL-5 for it."""

from tests.games.expecting import Expect
from tests.games.terror_below.shake import shake

EXPECT = Expect(
    shake=shake,
    asks_several={},
    raw=r"[{}$_*]|\b(V\d-\d|IH?\d+|P\d\d|B[DH]\d\d|C\d\d|W[QS]?\d+)\b|(?<![(\d])\d,\d",
    event_kinds=40,
    compared=2000,
    compared_shown=50,
    refused=1000,
    taken_back=20,
    undo_reasons=frozenset({"", "chance", "shown", "other", "any_time"}),
    points=lambda state: [squad.points() for squad in state.squads],
    recorded_seats=frozenset({1, 2, 3, 4, 5}),
    game_ends={
        1: (100, "e75f0068b76df245da3495b0d138f6d1e1b36cb5b767313cd90c6e74c474f071"),
        2: (587, "b9f55b2f6fd1d0f3f19d337acc796f7e3227033de8ec7144e594faf253f3cec8"),
        3: (1082, "51e552255dba45eba6ad8c5769f6606389ab512a3214ce8606b6b7218e9efdc1"),
        4: (446, "f2204328c230543cc7f978329d998b0bea3d1bbb7ea5aa9975bc4f2aff920546"),
        5: (743, "74887a88f4b5c324d80317a1cc22b05b6eb07e8a54f6aa0220c78197decb8a9f"),
    },
    mixed_end=({"board": "canyon"}, "1f392e26440c3c12f2033668d4f60b087bca71c740e128b25420762191aea60f"),
    resampled="9077f0c57ead29db194e21f1d17ec6121334d06b607675f13897ba38d8837345",
)
