"""Messages of which parts are written already have the shapes of those that the client knows."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import fields

from hypogeum.engine.frame_types import Frame, Past
from hypogeum.server.protocol import server_messages as plain
from hypogeum.server.protocol import written

SHAPES: list[tuple[type[msgspec.Struct], type[msgspec.Struct]]] = [
    (written.WrittenPast, Past),
    (written.WrittenOpened, plain.Opened),
    (written.WrittenQuestion, plain.Question),
    (written.WrittenAsked, plain.Asked),
    (written.WrittenMateQuestion, plain.MateQuestion),
    (written.WrittenMatesAsked, plain.MatesAsked),
]


@pytest.mark.parametrize(("ours", "theirs"), SHAPES, ids=[ours.__name__ for ours, _ in SHAPES])
def test_they_have_the_same_fields_in_the_same_order(ours: type[msgspec.Struct], theirs: type[msgspec.Struct]) -> None:
    assert [field.name for field in fields(ours)] == [field.name for field in fields(theirs)]
    assert ours.__struct_config__.tag == theirs.__struct_config__.tag


def test_a_frame_is_told_and_kept_as_it_was_made() -> None:
    frame = Frame(number=3, seat=1, action="play a\u00e9", things=["cell:1"], cause="only", events=[], changes=[])
    kept = written.write_frame(frame)
    assert written.read_frame(kept) == frame
    assert written.told(kept) == plain.encode(plain.Told(frame=frame))


def test_offers_are_told_as_they_were_written() -> None:
    action = plain.ActionInfo(action="a", verb="a", picks=["x:1"], touches=[], wish="act", ends=False, preview=None)
    offers = written.write_offers([action], [])
    ours = written.WrittenQuestion(
        decision="d", seats=[0], actions=offers.actions, shortcuts=offers.shortcuts, seconds_left=None, thinking=False
    )
    theirs = plain.Question(decision="d", seats=[0], actions=[action], shortcuts=[], seconds_left=None, thinking=False)
    assert written.write(written.WrittenAsked(version=1, question=ours, outcome=None, undo="")) == plain.encode(
        plain.Asked(version=1, question=theirs, outcome=None, undo="")
    )
