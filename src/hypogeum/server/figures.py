"""What the server counts of itself, for the programs that watch over it; one process is one server.

Counting costs about a microsecond, and a move a few of them.
"""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram, generate_latest

QUICK = 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5
SLOW = 0.05, 0.1, 0.2, 0.4, 0.6, 1, 2, 5, 10, 20

ENTRIES = Counter("hypogeum_entries_stored", "Entries of records that were stored: moves of people and bots.")
REFUSALS = Counter("hypogeum_refusals", "What was refused, by the code of the problem.", ["code"])
REFUSED_BY_LIMIT = Counter("hypogeum_refusals_by_limit", "What was refused as too much, by the limit.", ["limit"])
ANSWERS = Counter("hypogeum_http_answers", "Answers over HTTP, by their status.", ["status"])
ANSWER_SECONDS = Histogram("hypogeum_http_answer_seconds", "How long answers over HTTP took to begin.", buckets=QUICK)
SOCKETS = Counter("hypogeum_sockets_opened", "Connections to tables that were opened.")

WRITES = Histogram("hypogeum_store_write_seconds", "How long it took until something was stored.", buckets=QUICK)
WRITES_FAILED = Counter("hypogeum_store_writes_failed", "What could not be stored.")
LOADS = Histogram("hypogeum_table_load_seconds", "How long it took to load a table into memory.", buckets=QUICK)
THOUGHTS = Histogram("hypogeum_bot_thought_seconds", "How long the answers of bots took.", buckets=SLOW)
THOUGHTS_FAILED = Counter("hypogeum_bot_thoughts_failed", "Bots that gave no sensible answer.")
THOUGHTS_WAITING = Gauge("hypogeum_bot_thoughts_waiting", "Questions to bots that have no answer yet.")

TABLES_IN_MEMORY = Gauge("hypogeum_tables_in_memory", "Tables in memory.")
TABLES_BROKEN = Gauge("hypogeum_tables_broken", "Tables among them that were given up because they were not stored.")
SOCKETS_OPEN = Gauge("hypogeum_sockets", "Connections that look at a table of this server.")
LEASES = Counter("hypogeum_lease_changes", "Tables that were taken, let go, or lost to another server.", ["change"])
STORE_UP = Gauge("hypogeum_store_up", "Whether the store answers.")


def written() -> bytes:
    """All figures as Prometheus reads them, with those of the process."""
    return generate_latest()
