"""`hypogeum think`."""

from __future__ import annotations

import os
from argparse import Namespace

from hypogeum.commands.common import at_least
from hypogeum.engine.texts import Texts
from hypogeum.server import think


def run(args: Namespace, texts: Texts) -> int:
    jobs = os.cpu_count() or 1 if args.jobs is None else at_least("--jobs", args.jobs, 1)
    return think(args.redis, jobs, texts.language, args.host, args.port, args.metrics_for)
