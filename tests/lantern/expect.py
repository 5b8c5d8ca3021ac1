"""What the tests of all games expect of Lantern."""

from tests.games.expecting import Expect

EXPECT = Expect(event_kinds=9, kept_through_shuffles=5)
