"""Playing over the live socket: acting, being refused, taking back, settings."""

from __future__ import annotations

from tests.kit import rule
from tests.server.house import Server


def test_two_people_play_by_link(server: Server) -> None:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", first_player="0")
    at_host = host.sit(table)
    joined = friend.join(table, 1, "Ada")
    assert [seat["kind"] for seat in joined["seats"]] == ["person", "person"]
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    at_friend = friend.sit(table)
    assert at_friend.next_state()["looking_from"] == 1
    assert at_friend.do("choose corlof")["version"] == 1
    assert at_host.at_version(1)["view"]["heroes"][1]["hero"] == "corlof"
    assert at_host.do("choose mathian")["question"]["decision"] == "main_phase"
    assert at_friend.at_version(2)["question"]["actions"] == []
