"""`hypogeum new-game`: the skeleton of a game in a checkout, which can be played at once and passes all tests."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path

from hypogeum.commands.common import OK, CommandError
from hypogeum.engine.texts import Texts
from hypogeum.games import GAMES

SKELETON = Path(__file__).parent / "skeleton"
SUFFIX = ".txt"
"""What the templates end with, so that no tool takes them for sources."""
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def run(args: Namespace, texts: Texts) -> int:
    root = Path(args.folder).resolve()
    files = _files(root, args.name, args.title or args.name.replace("_", " ").title())
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(file.relative_to(root).as_posix())
    print(texts("new-game-done", name=args.name, count=len(files)))
    return OK


def _files(root: Path, name: str, title: str) -> dict[Path, str]:
    """Every file of the new game with what is to stand in it; raises CommandError."""
    if not NAME.fullmatch(name):
        raise CommandError("error-game-name", name=name)
    if name in GAMES:
        raise CommandError("error-game-exists", name=name)
    package = root / "src" / "hypogeum"
    if not (package / "games").is_dir() or not (root / "tests" / "games").is_dir():
        raise CommandError("error-no-checkout", folder=root)
    homes = {
        "game": package / "games" / name,
        "web": root / "web" / "src" / "games" / name,
        "tests": root / "tests" / "games" / name,
    }
    words = {"@NAME@": name, "@TITLE@": title, "@CLASS@": _class_of(name), "@PREFIX@": prefix_of(name)}
    files = {package / "bots" / f"{name}.py": _filled(SKELETON / f"bots.py{SUFFIX}", words)}
    for part, home in homes.items():
        for template in sorted((SKELETON / part).rglob(f"*{SUFFIX}")):
            place = template.relative_to(SKELETON / part).as_posix().removesuffix(SUFFIX)
            files[home / place] = _filled(template, words)
    taken = next((file for file in files if file.exists()), None)
    if taken is not None:
        raise CommandError("error-file-exists", file=taken.relative_to(root).as_posix())
    return files


def prefix_of(name: str) -> str:
    """What the ids of the game's rules begin with: `stone_age` has SA, `cave` CA."""
    parts = name.split("_")
    return ("".join(part[0] for part in parts) if len(parts) > 1 else name[:2]).upper()


def _class_of(name: str) -> str:
    return "".join(part.title() for part in name.split("_"))


def _filled(template: Path, words: dict[str, str]) -> str:
    text = template.read_text(encoding="utf-8")
    for mark, word in words.items():
        text = text.replace(mark, word)
    return text
