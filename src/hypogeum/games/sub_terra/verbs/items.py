"""Handle an item: Keys and the Artifact (section 6.6; ST2-SANC-7 to ST2-SANC-9, ST2-CURSE-1)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.verbs import GAIN, GIVE_UP, SCORE, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.acting import Deed, NameDeed
from hypogeum.games.sub_terra.cells import write_cell
from hypogeum.games.sub_terra.ending import check
from hypogeum.games.sub_terra.guardians import wake_eternal
from hypogeum.games.sub_terra.questions import Question
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.telling import cell_of, of_piece

ITEM_WORDS: Final[list[str]] = ["", "key", "artifact"]
"""By item: what a person writes."""


def lies_on(state: State, item: int, place: int) -> bool:
    if item == parts.ARTIFACT:
        return state.artifact != NONE and state.artifact == place
    return item == parts.KEY and place in state.loose_keys


def take_artifact(state: State) -> None:
    """The first time it is taken the curse begins, and the Eternal stands up (ST2-CURSE-1, ST2-LEG-ETE-3)."""
    if state.cursed:
        return
    state.cursed = True
    if state.tells:
        state.tell("curse_began", "ST2-CURSE-1")
    wake_eternal(state, "ST2-LEG-ETE-3")


class Pick(Deed):
    """Pick up an item that lies on the own tile."""

    name = "pick"
    wish = SCORE

    def candidates(self, state: State, seat: int) -> list[int]:
        return [parts.KEY, parts.ARTIFACT]

    def options(self, state: State, seat: int) -> list[int]:
        if state.items[seat] != parts.NOTHING or (not state.loose_keys and state.artifact == NONE):
            return EMPTY
        return super().options(state, seat)

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        if not lies_on(state, target, state.place[seat]):
            return Refusal("ST2-ITEM-2", item=ITEM_WORDS[target])
        return Refusal("ST2-ITEM-1", item=ITEM_WORDS[target]) if state.items[seat] != parts.NOTHING else None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        if target == parts.KEY:
            state.take_key(state.place[seat])
        else:
            state.artifact = NONE
        state.items[seat] = target
        if state.tells:
            state.tell("item_picked", "ST2-ITEM-2", **of_piece(state, seat), item=ITEM_WORDS[target])
        if target == parts.ARTIFACT:
            take_artifact(state)

    def write(self, target: int) -> str:
        return ITEM_WORDS[target]

    def read(self, words: str) -> int:
        return read_name(words, ITEM_WORDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        place = state.place[seat]
        return [] if place == NONE else [f"item:{ITEM_WORDS[target]}/{write_cell(state.cells[place])}"]


class Take(NameDeed):
    """Take the item of an Explorer on the own tile, who agrees unless down (ST2-ITEM-2, ST2-ITEM-3, ST2-ITEM-9)."""

    name = "take"
    wish = GAIN

    def options(self, state: State, seat: int) -> list[int]:
        if state.items[seat] != parts.NOTHING:
            return EMPTY
        return super().options(state, seat)

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        name = parts.CHARACTER_IDS[target]
        holder = state.seat_of(target)
        if holder in (NONE, seat) or state.place[holder] != state.place[seat]:
            return Refusal("ST2-ITEM-2", explorer=name)
        if state.items[holder] == parts.NOTHING:
            return Refusal("ST2-ITEM-2", explorer=name)
        if state.items[seat] != parts.NOTHING:
            return Refusal("ST2-ITEM-4", explorer=name)
        return Refusal("ST2-ITEM-9", explorer=name) if state.refused >> holder & 1 else None

    def perform(self, state: State, seat: int, target: int) -> None:
        """The holder is asked before anything is paid."""
        holder = state.seat_of(target)
        if state.options.asks_consent and state.hearts[holder] > 0:
            state.push(HandOver(holder, seat))
        else:
            super().perform(state, seat, target)

    def carry_out(self, state: State, seat: int, target: int) -> None:
        hand_over(state, state.seat_of(target), seat)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"held:{parts.CHARACTER_IDS[target]}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [f"explorer:{parts.CHARACTER_IDS[target]}"]


def hand_over(state: State, giver: int, receiver: int) -> None:
    """An item changes hands."""
    item = state.items[giver]
    state.items[giver] = parts.NOTHING
    state.items[receiver] = item
    if state.tells:
        state.tell(
            "item_handed_over",
            "ST2-ITEM-2",
            seat=receiver,
            other=giver,
            explorer=state.name(receiver),
            giver=state.name(giver),
            item=ITEM_WORDS[item],
        )


class HandOver(Question):
    """Whether the holder agrees (ST2-ITEM-9)."""

    name = "hand_over"

    def __init__(self, seat: int, taker: int) -> None:
        super().__init__(seat)
        self.taker = taker

    def args(self) -> list[int]:
        return [self.owner, self.taker]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _CONSENT_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(AGREE, 0)

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        if action.verb is AGREE:
            Deed.perform(TAKE, state, self.taker, state.character[seat])
            return
        state.refused |= 1 << seat
        if state.tells:
            state.tell("item_refused", "ST2-ITEM-9", seat=seat, other=self.taker)


class Agree(Verb[State]):
    """Hand the item over."""

    name = "agree"
    wish = GAIN
    is_open = True


class Refuse(Verb[State]):
    """Keep the item."""

    name = "refuse"
    wish = GIVE_UP
    is_open = True


class Give(NameDeed):
    """Give the own item to an Explorer on the own tile, also to one that is down (ST2-ITEM-2 to ST2-ITEM-4)."""

    name = "give"

    def options(self, state: State, seat: int) -> list[int]:
        if state.items[seat] == parts.NOTHING:
            return EMPTY
        return super().options(state, seat)

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        name = parts.CHARACTER_IDS[target]
        receiver = state.seat_of(target)
        if state.items[seat] == parts.NOTHING:
            return Refusal("ST2-ITEM-2", explorer=name)
        if receiver in (NONE, seat) or state.place[receiver] != state.place[seat]:
            return Refusal("ST2-ITEM-2", explorer=name)
        return Refusal("ST2-ITEM-4", explorer=name) if state.items[receiver] != parts.NOTHING else None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        hand_over(state, seat, state.seat_of(target))

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [*super().picks(state, seat, target), f"held:{state.name(seat)}"]


class Drop(Deed):
    """Put the own item down on the own tile (ST2-ITEM-2)."""

    name = "drop"
    wish = GIVE_UP

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        return Refusal("ST2-ITEM-2") if state.items[seat] == parts.NOTHING else None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        place = state.place[seat]
        item = state.items[seat]
        state.items[seat] = parts.NOTHING
        if item == parts.KEY:
            state.loose_keys = [*state.loose_keys, place]
        else:
            state.artifact = place
        if state.tells:
            state.tell(
                "item_dropped", "ST2-ITEM-2", **of_piece(state, seat), item=ITEM_WORDS[item], cell=cell_of(state, place)
            )

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"held:{state.name(seat)}"]


class SetKey(Deed):
    """Set the own Key in the Hall (ST2-SANC-7, ST2-SANC-8); the third brings the Artifact (ST2-SANC-9)."""

    name = "set_key"
    wish = SCORE

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.items[seat] != parts.KEY:
            return Refusal("ST2-SANC-7")
        return Refusal("ST2-SANC-8") if state.hall == NONE or state.place[seat] != state.hall else None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        state.items[seat] = parts.NOTHING
        state.keys_set += 1
        if state.tells:
            state.tell("key_set", "ST2-SANC-7", **of_piece(state, seat), number=state.keys_set)
        if state.keys_set == parts.MOST_KEYS:
            self.open_sanctum(state)
        check(state)

    def open_sanctum(self, state: State) -> None:
        """The Artifact appears on the pedestal; in Ark mode there is none, and the Eternal stands up (ST2-COMBO-1)."""
        if state.options.has_ark:
            wake_eternal(state, "ST2-COMBO-1")
            return
        state.artifact = state.ledge
        if state.tells:
            state.tell("artifact_appeared", "ST2-SANC-9", cell=cell_of(state, state.ledge))

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"held:{state.name(seat)}"] if state.hall == NONE else [f"tile:{write_cell(state.cells[state.hall])}"]


PICK: Final = Pick(1)
TAKE: Final = Take(1)
GIVE: Final = Give(1)
DROP: Final = Drop(1)
SET_KEY: Final = SetKey(1)
AGREE: Final = Agree()
REFUSE: Final = Refuse()
_CONSENT_VERBS: Final[list[Verb[Any]]] = [AGREE, REFUSE]
ITEMS: Final[list[Verb[Any]]] = [SET_KEY, PICK, TAKE, GIVE, DROP]
