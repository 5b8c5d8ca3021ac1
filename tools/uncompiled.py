"""What is not tested a second time on the sources: what the compiler does not touch, or cannot make different.

What is left holds that both builds play alike: the hashes of fixed games, recorded games, counted positions, worked
examples, every rule of every game, and the invariants at every decision of random play.
"""

PLACES = ("tests/engine", "tests/games")

LEFT_OUT = {
    "texts and packs, which are never compiled": (
        "tests/engine/test_packs.py",
        "tests/engine/test_rulebooks.py",
        "tests/engine/test_sayings.py",
        "tests/engine/test_texts.py",
        "tests/games/test_balance_words.py",
        "tests/games/test_rulebook_searches.py",
        "tests/games/test_texts.py",
        "tests/games/*/test_client_pack.py",
        "tests/games/*/test_texts.py",
    ),
    "differences of views and figures of balance, which are never compiled": (
        "tests/engine/test_differences.py",
        "tests/games/test_balance.py",
        "tests/games/*/test_balance.py",
    ),
    "what random play shows to whom: views and events come from the same states in both builds": (
        "tests/games/test_choosing.py",
        "tests/games/test_event_types.py",
        "tests/games/test_frames.py",
        "tests/games/test_knowing.py",
        "tests/games/test_leaks.py",
    ),
}


def arguments() -> list[str]:
    """What pytest is told."""
    return [*PLACES, *(f"--ignore-glob={path}" for paths in LEFT_OUT.values() for path in paths)]
