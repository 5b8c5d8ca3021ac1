"""`hypogeum serve`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hypogeum.engine.texts import Texts
from hypogeum.server import serve


def run(args: Namespace, texts: Texts) -> int:
    scenarios = None if args.scenarios is None else Path(args.scenarios)
    return serve(
        args.host,
        args.port,
        Path(args.data),
        not args.no_browser,
        scenarios,
        texts.language,
        args.database,
        args.redis,
        args.metrics_for,
        args.log,
        args.log_level,
        args.allowed_host,
        args.trusted_proxy,
    )
