"""`hypogeum serve`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hypogeum.engine.texts import Texts
from hypogeum.server import serve


def run(args: Namespace, texts: Texts) -> int:
    return serve(args.host, args.port, Path(args.data), not args.no_browser)
