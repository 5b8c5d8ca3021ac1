"""Whatever a client may send is done or refused: no text breaks a table, at any decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypogeum.engine.actions import Action, IllegalAction, UnreadableAction
from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import Game
from hypogeum.engine.state import State
from tests.games.expecting import expect
from tests.games.play import THOROUGH, decisions, every_game, possible, secretly, text_of
from tests.kit import rule, same_position

GAMES_EACH = 16 * THOROUGH
EACH_DECISION = 8 * THOROUGH
"""How often each kind of decision is sent texts."""
TEXTS = 60
MOST_HEARD = 200

NUMBERS = ("-1", "0", "1", "5", "63", "64", "99", "255", str(2**31), str(2**63), str(2**64), f"-{2**63}", "9" * 5000)
NONSENSE = (
    *("", "-", ",", "1,", ",1", "1,1,1", "99,99", "-1,-1", "1_0", "+1", "1.5", "1e3", "nan", "None", "0x10"),
    *("é", "ß", "٣", "²", "½", "\u00a0", "\u200b", "\U0001f987", "\x00", "\ud800", "a" * 300),
)
GAPS = (" ", " ", " ", "  ", "\t", "\n", "\u00a0", "")


class Client:
    """Somebody who sends anything, mostly close to what could be meant. Same seed, same texts."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lots = FastChance(1)
        self.heard: dict[str, list[str]] = {}
        """By verb: what could be thought of somewhere, and may be out of place here."""

    def listen(self, state: State, seat: int) -> None:
        """Learn what could be thought of now."""
        for verb in state.decision.verbs(state):
            heard = self.heard.setdefault(verb.name, [])
            for target in verb.candidates(state, seat)[:MOST_HEARD]:
                heard.append(str(Action(verb, target)))
            del heard[:-MOST_HEARD]

    def texts(self, state: State) -> Iterator[str]:
        """First every verb that fits the question with nothing after it, then texts by lot."""
        verbs = [verb.name for verb in state.decision.verbs(state)]
        yield from verbs
        known = [text for verb in verbs for text in self.heard.get(verb, [])]
        words = [*words_of(self.game.write_position(state)), *[word for text in known for word in text.split()]]
        for _ in range(TEXTS):
            way = self.lots.pick(6)
            if way < 2 and known:
                yield self._one(known)
            elif way < 4 and known:
                yield self._garbled(self._one(known), words)
            else:
                verb = self._one(verbs) if way < 5 else self._one([*self.game.verbs, "", "fly", "undo"])
                yield verb + "".join(self._one(GAPS) + self._word(words) for _ in range(self.lots.pick(4)))

    def _garbled(self, text: str, words: list[str]) -> str:
        """A text with a word left out, doubled, exchanged or added."""
        parts = text.split(" ")
        place = self.lots.pick(len(parts))
        parts[place : place + self.lots.pick(2)] = [self._word(words) for _ in range(self.lots.pick(3))]
        return self._one(GAPS[:-1]).join(parts)

    def _word(self, words: list[str]) -> str:
        return self._one([self._one(words), self._one(words), self._one(NUMBERS), self._one(NONSENSE)])

    def _one(self, choices: list[str] | tuple[str, ...]) -> str:
        return choices[self.lots.pick(len(choices))]


def words_of(position: object) -> Iterator[str]:
    """Every word in a position: the ids of the game among them."""
    if isinstance(position, dict):
        for key, value in position.items():
            yield str(key)
            yield from words_of(value)
    elif isinstance(position, list):
        for item in position:
            yield from words_of(item)
    elif isinstance(position, str):
        yield from position.split()


def send(game: Game, state: State, seat: int, text: str) -> str:
    """What becomes of a text: `done`, `refused` or `unreadable`; fails where it is neither, or changes something."""
    other = state.copy()
    try:
        outcome = _outcome(game, other, seat, text)
    except Exception as error:
        raise AssertionError(f"seat {seat} sends {text!r} at {state.decision}: {error!r}") from error
    if outcome == "done":
        assert game.action(text) in possible(game, state, seat), f"{text!r} was done, but not offered"
        game.check(other)
    elif outcome == "refused":
        same_position(text_of(game, other), text_of(game, state))
    return outcome


def _outcome(game: Game, state: State, seat: int, text: str) -> str:
    try:
        state.apply(game.action(text), seat)
    except UnreadableAction:
        return "unreadable"
    except IllegalAction as error:
        return "refused" if error.refusal.rule else "refused without a reason"
    return "done"


@every_game
@rule("TBL-SEAT-3")
def test_any_text_is_done_or_refused(game: Game) -> None:
    client = Client(game)
    outcomes: Counter[str] = Counter()
    met: Counter[str] = Counter()
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 250, secretly(game, number)):
            asked = state.decision.seat(state)
            client.listen(state, asked)
            name = state.decision.name
            if met[name] < EACH_DECISION:
                met[name] += 1
                seat = client.lots.pick(state.seats) if met[name] % 4 == 0 else asked
                for text in client.texts(state):
                    outcomes[send(game, state, seat, text)] += 1
    assert outcomes.keys() == {"done", "refused", "unreadable"}
    assert min(outcomes.values()) >= expect(game).refused // 10
