"""The command line: `hypogeum COMMAND`. What a command does stands in `commands/`."""

from __future__ import annotations

import os
import sys
from argparse import Action, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NoReturn

from hypogeum.commands import (
    balance,
    bench,
    games,
    new_game,
    presses,
    records,
    rules,
    serve,
    simulate,
    think,
)
from hypogeum.commands.common import FAILED, MISUSED, CommandError, language_of_environment, texts_for
from hypogeum.engine.records import WrongRecord
from hypogeum.engine.texts import Texts
from hypogeum.games import GAMES
from hypogeum.lab.selfplay import MAX_DECISIONS
from hypogeum.server.keeping.reasons import BAN_REASONS, CLOSING_REASONS

Command = Callable[[Namespace, Texts], int]

FIRST = GAMES[0]
"""The game to give examples with."""


class Parser(ArgumentParser):
    """A parser whose errors say how to go on."""

    texts: Texts

    def error(self, message: str) -> NoReturn:
        command = self.prog.partition(" ")[2]
        self.exit(MISUSED, self.texts("cli-usage-error", what=message, command=command).replace("  ", " ") + "\n")


class Folder(Action):
    """Where a folder is named, it is not the database of the environment that is meant."""

    def __call__(
        self,
        parser: ArgumentParser,
        namespace: Namespace,
        values: str | Sequence[object] | None,
        option_string: str | None = None,
    ) -> None:
        namespace.data = values
        if namespace.database == os.environ.get("HYPOGEUM_DATABASE"):
            namespace.database = None


def later(module: str, name: str) -> Command:
    """A command whose module is read when it is run: databases take long to import."""

    def run(args: Namespace, texts: Texts) -> int:
        command: Command = getattr(import_module(f"hypogeum.commands.{module}"), name)
        return command(args, texts)

    return run


class Commands:
    """Builds the parser, command by command."""

    def __init__(self, texts: Texts, parser: Parser | None = None) -> None:
        """All commands, or those of a parser that was given."""
        self.texts = texts
        Parser.texts = texts
        self.parser = parser or Parser(prog="hypogeum", description=texts("cli-about"))
        if parser is None:
            self.parser.add_argument("--lang", choices=("en", "fr"), help=texts("cli-language"))
        self.subparsers = self.parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(self, name: str, run: Command, *examples: str, prefix: str = "") -> Parser:
        """A command with its help and its examples; `prefix` is that of its texts."""
        parser = self.group(name, *examples, prefix=prefix)
        parser.set_defaults(run=run)
        return parser

    def group(self, name: str, *examples: str, prefix: str = "") -> Parser:
        """A command of which there are several kinds."""
        shown = "\n".join(f"  hypogeum {example}" for example in examples)
        parser: Parser = self.subparsers.add_parser(
            name,
            help=self.texts(f"{prefix}{name}-help"),
            description=self.texts(f"{prefix}{name}-help"),
            epilog=f"{self.texts('cli-examples')}\n{shown}",
            formatter_class=RawDescriptionHelpFormatter,
        )
        parser.add_argument("--lang", choices=("en", "fr"), help=self.texts("cli-language"))
        return parser

    def with_json(self, parser: Parser) -> Parser:
        parser.add_argument("--json", action="store_true", help=self.texts("cli-json"))
        return parser


def build_parser(texts: Texts) -> ArgumentParser:
    """All commands, in the order in which people meet them."""
    commands = Commands(texts)
    _add_serve(commands)
    _add_think(commands)
    _add_backup(commands)
    _add_compare(commands)
    _add_export(commands)
    _add_admin(commands)
    commands.with_json(commands.add("games", games.run, "games", "games --json"))
    _add_simulate(commands)
    _add_balance(commands)
    _add_bench(commands)
    _add_records(commands)
    _add_rules(commands)
    _add_new_game(commands)
    return commands.parser


def _add_serve(commands: Commands) -> None:
    t = commands.texts
    parser = commands.add(
        "serve",
        serve.run,
        "serve",
        "serve --host 0.0.0.0 --port 80 --data /srv/hypogeum",
        "serve --no-browser --data /srv/hypogeum --allowed-host play.example.org",
        "serve --scenarios my-scenarios",
        "serve --database postgresql://localhost/hypogeum --redis redis://localhost",
    )
    parser.add_argument("--host", default="127.0.0.1", help=t("serve-host"))
    parser.add_argument("--port", type=int, default=8643, help=t("serve-port"))
    _add_place(parser, t)
    parser.add_argument("--scenarios", metavar="FOLDER", help=t("serve-scenarios"))
    parser.add_argument("--no-browser", action="store_true", help=t("serve-no-browser"))
    parser.add_argument("--redis", metavar="ADDRESS", default=os.environ.get("HYPOGEUM_REDIS"), help=t("serve-redis"))
    parser.add_argument("--allowed-host", action="append", default=[], metavar="NAME", help=t("serve-allowed-host"))
    parser.add_argument(
        "--trusted-proxy", action="append", default=[], metavar="NETWORK", help=t("serve-trusted-proxy")
    )
    parser.add_argument("--metrics-for", action="append", default=[], metavar="NETWORK", help=t("serve-metrics-for"))
    parser.add_argument("--log", choices=("text", "json"), default="text", help=t("serve-log"))
    parser.add_argument(
        "--log-level", choices=("debug", "info", "warning", "error"), default="warning", help=t("serve-log-level")
    )


def _add_place(parser: ArgumentParser, t: Texts) -> None:
    """Where tables are kept. An address has a password in it: the environment shows it to nobody."""
    parser.add_argument("--data", action=Folder, default="data", metavar="FOLDER", help=t("serve-data"))
    parser.add_argument(
        "--database", metavar="ADDRESS", default=os.environ.get("HYPOGEUM_DATABASE"), help=t("serve-database")
    )


def _add_think(commands: Commands) -> None:
    t, known = commands.texts, os.environ.get("HYPOGEUM_REDIS")
    parser = commands.add(
        "think", think.run, "think --redis redis://localhost", "think --redis redis://host --jobs 4 --port 8644"
    )
    parser.add_argument("--redis", metavar="ADDRESS", default=known, required=known is None, help=t("think-redis"))
    parser.add_argument("--jobs", type=int, metavar="N", help=t("think-jobs"))
    parser.add_argument("--host", default="127.0.0.1", help=t("serve-host"))
    parser.add_argument("--port", type=int, metavar="N", help=t("think-port"))
    parser.add_argument("--metrics-for", action="append", default=[], metavar="NETWORK", help=t("serve-metrics-for"))


def _add_compare(commands: Commands) -> None:
    t = commands.texts
    examples = ("compare hypogeum-20261118-040000.backup", "compare /srv/hypogeum", "compare tests/records --json")
    parser = commands.with_json(commands.add("compare", later("compare", "run"), *examples))
    parser.add_argument("places", nargs="+", metavar="PLACE", help=t("compare-place"))


def _add_backup(commands: Commands) -> None:
    t = commands.texts
    making = commands.add(
        "backup", later("backup", "backup"), "backup", "backup /var/backups/hypogeum --data /srv/hypogeum"
    )
    making.add_argument("file", nargs="?", metavar="FILE", help=t("backup-file"))
    _add_place(making, t)
    restoring = commands.add(
        "restore",
        later("backup", "restore"),
        "restore hypogeum-20261118-040000.backup --data /srv/hypogeum",
        "restore tables.backup --database postgresql://localhost/hypogeum --replace",
    )
    restoring.add_argument("file", metavar="FILE", help=t("restore-file"))
    restoring.add_argument("--replace", action="store_true", help=t("restore-replace"))
    _add_place(restoring, t)


def _add_export(commands: Commands) -> None:
    t = commands.texts
    examples = "export TABLE", "export TABLE game.table --data /srv/hypogeum"
    out = commands.add("export", later("one_table", "export"), *examples)
    out.add_argument("table", metavar="TABLE", help=t("admin-which-table"))
    out.add_argument("file", nargs="?", metavar="FILE", help=t("export-file"))
    _add_place(out, t)
    into = commands.add(
        "import",
        later("one_table", "take_in"),
        "import game.table",
        "import game.table --address https://play.example.org",
    )
    into.add_argument("file", metavar="FILE", help=t("import-file"))
    into.add_argument("--address", default="http://localhost:8643", metavar="URL", help=t("import-address"))
    _add_place(into, t)


def _add_admin(commands: Commands) -> None:
    t = commands.texts
    parser = commands.group(
        "admin", "admin tables --last 20", "admin close TABLE --reason conduct", "admin ban 203.0.113.7"
    )
    parts = Commands(t, parser)
    for name, run in (
        ("tables", later("admin", "tables")),
        ("people", later("admin", "people")),
        ("bans", later("admin", "bans")),
    ):
        listing = commands.with_json(parts.add(name, run, f"admin {name}", prefix="admin-"))
        if name != "bans":
            listing.add_argument("--last", type=int, default=50, metavar="N", help=t("admin-last"))
        _add_place(listing, t)
    for name, run in (("close", later("admin", "close")), ("reopen", later("admin", "reopen"))):
        deciding = parts.add(name, run, f"admin {name} TABLE", prefix="admin-")
        deciding.add_argument("table", metavar="TABLE", help=t("admin-which-table"))
        if name == "close":
            deciding.add_argument("--reason", choices=CLOSING_REASONS, default="conduct", help=t("admin-why"))
        _add_place(deciding, t)
    for name, run in (("ban", later("admin", "ban")), ("unban", later("admin", "unban"))):
        deciding = parts.add(name, run, f"admin {name} 3f9a02c1", f"admin {name} 203.0.113.0/24", prefix="admin-")
        deciding.add_argument("who", metavar="PERSON|ADDRESS", help=t("admin-whom"))
        if name == "ban":
            deciding.add_argument("--reason", choices=BAN_REASONS, default="conduct", help=t("admin-why"))
            deciding.add_argument("--for", dest="how_long", metavar="DURATION", help=t("admin-how-long"))
        _add_place(deciding, t)


def _add_simulate(commands: Commands) -> None:
    t = commands.texts
    parser = commands.add(
        "simulate",
        simulate.run,
        f"simulate {FIRST} --games 300 --bots random,random,random --check --sweep",
        f"simulate {FIRST} --games 200 --bots careful,random --jobs 2 --json",
        f"simulate {FIRST} --games 20 --bots search,careful --seconds 0.1 --option first_player=0",
    )
    commands.with_json(parser)
    parser.add_argument("game", metavar="GAME", help=t("simulate-game"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=t("simulate-games"))
    parser.add_argument("--bots", default="random", metavar="A,B", help=t("simulate-bots"))
    parser.add_argument("--seats", type=int, metavar="K", help=t("simulate-seats"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=t("simulate-option"))
    parser.add_argument("--sweep", action="store_true", help=t("simulate-sweep"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=t("simulate-seed"))
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help=t("simulate-jobs"))
    parser.add_argument("--check", action="store_true", help=t("simulate-check"))
    parser.add_argument("--max-decisions", type=int, default=MAX_DECISIONS, metavar="N", help=t("simulate-max"))
    parser.add_argument("--seconds", type=float, metavar="T", help=t("simulate-seconds"))
    parser.add_argument("--simulations", type=int, metavar="N", help=t("simulate-simulations"))
    parser.add_argument("--records", metavar="FOLDER", help=t("simulate-records"))


def _add_balance(commands: Commands) -> None:
    t = commands.texts
    parser = commands.add(
        "balance",
        balance.run,
        f"balance {FIRST}",
        f"balance {FIRST} --games 200 --seats 3,4 --jobs 2",
        f"balance {FIRST} --option first_player=0 --bots random --json",
        f"balance {FIRST} --kept --lang fr",
    )
    parser.add_argument("game", metavar="GAME", help=t("simulate-game"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=t("balance-games"))
    parser.add_argument("--bots", default="careful", metavar="LEVEL", help=t("balance-bots"))
    parser.add_argument("--seats", metavar="K,L", help=t("balance-seats"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=t("balance-option"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=t("simulate-seed"))
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help=t("simulate-jobs"))
    parser.add_argument("--simulations", type=int, metavar="N", help=t("simulate-simulations"))
    parser.add_argument("--max-decisions", type=int, default=MAX_DECISIONS, metavar="N", help=t("simulate-max"))
    parser.add_argument("--folder", default="docs/balance", metavar="FOLDER", help=t("balance-folder"))
    parser.add_argument("--kept", action="store_true", help=t("balance-kept"))
    parser.add_argument("--json", action="store_true", help=t("balance-print-json"))


def _add_bench(commands: Commands) -> None:
    t = commands.texts
    parser = commands.with_json(commands.add("bench", bench.run, "bench", f"bench {FIRST} --json"))
    parser.add_argument("games", nargs="*", metavar="GAME", help=t("bench-games"))
    parser.add_argument("--seconds", type=float, default=2.0, metavar="T", help=t("bench-seconds"))


def _add_records(commands: Commands) -> None:
    t = commands.texts
    replay = commands.with_json(commands.add("replay", records.replay, "replay game.record --lang fr"))
    replay.add_argument("record", metavar="RECORD", help=t("replay-record"))
    replay.add_argument("--seat", type=int, default=-1, metavar="K", help=t("replay-seat"))
    verify = commands.with_json(commands.add("verify", records.check, "verify game.record"))
    verify.add_argument("record", metavar="RECORD", help=t("replay-record"))
    position = commands.add("position", records.position, "position game.record --at 40")
    position.add_argument("record", metavar="RECORD", help=t("replay-record"))
    position.add_argument("--at", type=int, metavar="N", help=t("position-at"))
    counting = commands.with_json(
        commands.add("presses", presses.run, "presses games/*.record", "presses games/*.record --read-first card,token")
    )
    counting.add_argument("--read-first", default="", metavar="KIND,KIND", help=t("presses-read-first"))
    counting.add_argument("records", nargs="+", metavar="RECORD", help=t("replay-record"))
    position.add_argument("--json", action="store_true", help=t("cli-json"))


def _add_rules(commands: Commands) -> None:
    t = commands.texts
    parser = commands.with_json(commands.add("rules", rules.run, f"rules {FIRST}", f"rules {FIRST} TBL-UNDO-2"))
    parser.add_argument("game", metavar="GAME", help=t("simulate-game"))
    parser.add_argument("id", nargs="?", metavar="ID", help=t("rules-id"))


def _add_new_game(commands: Commands) -> None:
    t = commands.texts
    parser = commands.add(
        "new-game", new_game.run, "new-game stone_heap", 'new-game stone_heap --title "The Stone Heap"'
    )
    parser.add_argument("name", metavar="NAME", help=t("new-game-name"))
    parser.add_argument("--title", help=t("new-game-title"))
    parser.add_argument("--folder", default=".", help=t("new-game-folder"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    texts = texts_for(_language(given))
    args = build_parser(texts).parse_args(given)
    try:
        code: int = args.run(args, texts)
        return code
    except CommandError as error:
        print(texts(error.key, **error.args_of_text), file=sys.stderr)
        return error.code
    except WrongRecord as error:
        print(texts("verify-bad", line=error.line, reason=error.reason), file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print(texts("error-interrupted"), file=sys.stderr)
        return FAILED
    except BrokenPipeError:  # the reader (head, less) has seen enough
        sys.stderr.close()
        return FAILED


def _language(given: list[str]) -> str:
    """`--lang` wherever it stands, because help and errors speak it too."""
    for before, word in zip(["", *given], given, strict=False):
        if before == "--lang" and word in ("en", "fr"):
            return word
        if word in ("--lang=en", "--lang=fr"):
            return word[-2:]
    return language_of_environment()


if __name__ == "__main__":
    sys.exit(main())
