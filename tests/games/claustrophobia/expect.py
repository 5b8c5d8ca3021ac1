"""What the generic tests have to know of Claustrophobia 1643. They hold CL-HID-1 and CL-INV-13 for it."""

from tests.games.claustrophobia.shake import shake
from tests.games.expecting import Expect

EXPECT = Expect(
    shake=shake,
    seldom=frozenset({"unassign", "let_pass", "put_down", "take_back", "away", "back", "leave"}),
    raw=r"[{}$_*]|\b([HDEVIGP]\d\d?[ab]?)\b|(?<![(\d-])-?\d,-?\d",
    event_kinds=100,
    compared=1200,
    compared_shown=60,
    unrevealing=100,
    secret_options={"pass_windows": False},
    plain_words=(
        r"-?\d+,-?\d+/[NESW]|\w+/\w+|[NESW]|\d|mv|cb|hound|troglodyte|tough"
        r"|pit|explosive|poison|guide|crawling_death|crate|water"
    ),
    shortcuts=1500,
    interrupted=True,
    refused=2000,
    taken_back=60,
    undo_reasons=frozenset({"", "chance", "shown", "other", "any_time"}),
    recorded_seats=frozenset({2}),
    game_ends={2: (462, "6f26de64539b032ca1cf464e28767421712dc8b91bacffd98db54fa645e0c5eb")},
    mixed_end=(
        {"scenario": "S6", "demons": "random", "ask_talents": True, "pass_windows": False},
        "b3ed0125b95caaa054bddbb5d0682122521af761b20f5b63da8ec567c17165c8",
    ),
    resampled="f67129774fe07e59dadc7e3f77dc5a699ac1db6784a32e1a36649b2e3f36f212",
)
