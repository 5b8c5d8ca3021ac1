"""What a server carries to another."""

from __future__ import annotations

from hypogeum.server.relay.front import headers_to_carry


def test_the_secret_of_a_browser_stays_where_it_came() -> None:
    headers = [(b"host", b"localhost"), (b"cookie", b"hypogeum=secret"), (b"Cookie", b"other"), (b"origin", b"x")]
    assert headers_to_carry(headers) == [(b"host", b"localhost"), (b"origin", b"x")]
