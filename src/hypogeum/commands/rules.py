"""`hypogeum rules`."""

from __future__ import annotations

from argparse import Namespace

from hypogeum.commands.common import OK, CommandError, print_json, the_game
from hypogeum.engine.rulebooks import Rulebook
from hypogeum.engine.texts import Texts


def run(args: Namespace, texts: Texts) -> int:
    game = the_game(args.game)
    book = game.rulebook(texts.language)
    if args.id is None:
        if args.json:
            print_json(book)
        else:
            _print(book)
        return OK
    sentence = book.rule(args.id.upper())
    if sentence is None:
        raise CommandError("error-rule", rule=args.id, game=game.id)
    if args.json:
        print_json({"rule": args.id.upper(), "text": sentence})
    else:
        print(f"{args.id.upper()}  {sentence}")
    return OK


def _print(book: Rulebook) -> None:
    print(f"{book.title}\n\n{book.summary}")
    for section in book.section:
        print(f"\n{section.title}\n{'-' * len(section.title)}")
        if section.intro:
            print(section.intro)
        for rule, sentence in section.rules.items():
            print(f"{rule}  {sentence}")
        for chart in section.tables:
            print(f"\n{chart.caption}")
            for row in [chart.head, *chart.rows]:
                print("  " + " | ".join(row))
        for example in section.examples:
            print(f"\n{example.title}\n{example.text}")
