"""What goes over the wire to a seat never tells another seat's cards (HT-HID-3)."""

from __future__ import annotations

import json
import random

from tests.kit import rule
from tests.server.house import Message, Server, Socket, view_after

LENGTH = 150


@rule("HT-HID-3", "HT-ONL-1", "HT-ONL-7", "TBL-KNOW-1", "TBL-KNOW-2")
def test_no_byte_tells_a_rivals_hand(server: Server) -> None:
    people = [server.person() for _ in range(3)]
    table = people[0].make("me", "friend", "friend", "bot:random", first_player="0", seed=5)
    for seat in (1, 2):
        people[seat].join(table, seat)
    players = [person.sit(table) for person in people]
    watching = server.person().sit(table)
    play_at_random(players, random.Random(3))
    watching.at_version(LENGTH)
    hands = hands_by_version(players)
    checked = 0
    for seat, socket in enumerate([*players, watching]):
        for text in socket.heard:
            for owner, hand in hands.get(version_of(text), {}).items():
                if owner != seat:
                    checked += 1
                    assert not [card for card in hand if card in text]
    assert checked > 1000
    past = server.person().get(f"/tables/{table['id']}/frames", first=1, last=LENGTH)
    for at, frame in enumerate(past["frames"], start=1):
        shown = str(view_after(past, at)) if is_shuffling(frame) else str([frame, view_after(past, at)])
        assert not [card for hand in hands[at].values() for card in hand if card in shown]


def play_at_random(players: list[Socket], dice: random.Random) -> None:
    """Everybody plays offered actions, mostly those that move cards."""
    version = 0
    while version < LENGTH:
        for socket in players:
            version = max(version, socket.at_version(version)["version"])
        newest = max((socket.state for socket in players), key=lambda state: int(state["version"]))
        asked = [seat for seat in newest["question"]["seats"] if seat < len(players)]
        if asked and players[asked[0]].state["version"] == version:
            act(players[asked[0]], asked[0], dice)
            version += 1
        elif not asked:
            version += 1  # the bot will act
    for socket in players:
        socket.at_version(LENGTH)


def act(socket: Socket, seat: int, dice: random.Random) -> None:
    actions: list[Message] = socket.state["question"]["actions"]
    wanted = [action for action in actions if action["verb"] in ("explore", "refuse", "move", "choose", "answer")]
    socket.do(dice.choice(wanted or actions)["action"], seat=seat)


def hands_by_version(players: list[Socket]) -> dict[int, dict[int, list[str]]]:
    """By version and seat, as each seat was told its own."""
    hands: dict[int, dict[int, list[str]]] = {}
    for seat, socket in enumerate(players):
        for version, view in socket.views.items():
            hands.setdefault(version, {})[seat] = view["heroes"][seat]["hand"]
    return hands


def version_of(text: str) -> int:
    """The number of entries that a message follows; -1 for one that tells nothing of the game."""
    message: Message = json.loads(text)
    match message["type"]:
        case "opened":
            return int(message["past"]["frames"][-1]["number"])
        case "frame" if not is_shuffling(message["frame"]):
            return int(message["frame"]["number"])
        case "question":
            return int(message["version"])
    return -1


def is_shuffling(frame: Message) -> bool:
    """Whether everybody saw cards go back to the pile in this very entry, one of which may have been drawn again."""
    return any(event["kind"] == "missions_shuffled" for event in frame["events"])
