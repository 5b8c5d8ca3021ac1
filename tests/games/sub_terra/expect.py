"""What the generic tests have to know of Sub Terra II. They hold ST2-HID-1, ST2-INR-16 and ST2-INR-17 for it."""

from tests.games.expecting import Expect
from tests.games.sub_terra.shake import shake

ABILITIES = (
    "exert|research|consolidate|brace|purify|transmute|call|direct|recover|smash|vision|meditate|mine|fortify|turret"
)
"""Lines of a sheet that are pressed; everybody can read them."""

EXPECT = Expect(
    shake=shake,
    seldom=frozenset({"leave", "give_up", "away", "back", "drop", "return", "exert"}),
    raw=r"[{}$_*]|\b[A-Z]-[A-Z]{3}-\d|\bD\d-[A-Z]{3}",
    event_kinds=60,
    plain_words=(
        r"-?\d+,-?\d+(/\w+)?|\w+/-?\d+,-?\d+|[NESW]|\d+|a|b|key|artifact|move|bite|dig|climb|rest|" + ABILITIES
    ),
    secret_options={"game_mode": "typhaon", "difficulty": "normal"},
    undo_reasons=frozenset({"", "chance", "shown", "final", "other", "any_time"}),
)
