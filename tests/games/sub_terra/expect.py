"""What the generic tests have to know of Sub Terra II. They hold ST2-HID-1, ST2-INR-16 and ST2-INR-17 for it."""

from tests.games.expecting import Expect
from tests.games.sub_terra.shake import shake

ABILITIES = (
    "exert|run|reveal|dig|sprint|illuminate|scope|chart|research|consolidate|brace|purify|transmute|call|direct"
    "|recover|smash|vision|meditate|mine|fortify|turret"
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
    compared=400,
    unrevealing=60,
    shortcuts=300,
    refused=2000,
    taken_back=40,
    recorded_seats=frozenset({3, 4, 5, 6, 7}),
    game_ends={
        3: (111, "31171a4f26629f77bb9c88a6e6e27fa04f7f070b12633b98ba598831c43c972b"),
        6: (72, "f5d0ad093c28a52e5cb017c9e0ba33af6a26fdfb7511e3070601e2228ebec4a7"),
    },
    mixed_end=(
        {
            "game_mode": "typhaon",
            "temple_mode": "legion",
            "guardian_order": "ask",
            "item_consent": "ask",
            "difficulty": "normal",
        },
        "363022f01b708229e026849805417ffcaf0c87a08423b1adce4aa2e8d7e06e65",
    ),
)
