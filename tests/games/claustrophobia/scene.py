"""Scenes of Claustrophobia 1643: a game in a phase of its first turn, ready to be changed into the case of a test."""

from __future__ import annotations

from typing import Any

from hypogeum.engine.chance import FastChance, ScriptedChance
from hypogeum.engine.events import Event
from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.steps import Step
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.activation import (
    Activation,
    BeginHumanActivation,
    BeginInfernalActivation,
    EndHumanActivation,
    EndInfernalActivation,
    begin_phase,
)
from hypogeum.games.claustrophobia.board import SIDES, lay
from hypogeum.games.claustrophobia.cells import read_cell, write_cell
from hypogeum.games.claustrophobia.demon_powers import Miasma
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, FIRST_DEMON, SLOT_IDS, is_human
from hypogeum.games.claustrophobia.human_preparation import BeginHumanPreparation
from hypogeum.games.claustrophobia.infernal_preparation import BeginInfernalPreparation
from hypogeum.games.claustrophobia.instinct import take_from_hand, take_into_hand
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.nibbles import count_dice, dice_of, packed_dice
from hypogeum.games.claustrophobia.stack import group_of, left_of, pool_of
from hypogeum.games.claustrophobia.state import (
    HUMAN_ACTIVATION,
    HUMAN_PREPARATION,
    INFERNAL_ACTIVATION,
    INFERNAL_PREPARATION,
    PHASE_IDS,
    THREAT,
    State,
)
from hypogeum.games.claustrophobia.threat import BeginThreat
from hypogeum.games.claustrophobia.turn import EndTurn
from tests.kit import Scene

HUMAN = 0
INFERNAL = 1
PLAIN_TILES = [46, 47, 45, 44, 43, 39, 40, 42]
"""Tiles without an effect, with more exits first."""


class ClaustrophobiaScene(Scene):
    """Seat 0 is human, seat 1 infernal. All human fighters stand on the start tile of the scenario, with their dice on
    line 4 and no damage; no infernal fighter is in play; nobody holds cards; there are no PM and six dice in the pool.

    It is the human activation phase of turn 1, and nobody has acted. `begin` goes to the start of any phase.
    """

    state: State

    def __init__(self, scenario: str = "S1", **options: object) -> None:
        state = GAME.new({"scenario": scenario, **options}, seats=2, chance=FastChance(1))
        assert isinstance(state, State)
        while state.phase != HUMAN_PREPARATION and not state.over:
            seat = state.decision.seats(state)[0]
            state.apply(state.decision.default(state, seat, FastChance(2)), seat)
        super().__init__(GAME, state)
        self._bare()
        self.activate_humans()
        self.events.clear()

    def _bare(self) -> None:
        """What the docstring of the class says."""
        state = self.state
        state.instinct_deck.pile |= state.hand
        state.hand = 0
        state.hand_order = []
        state.event_deck.pile |= state.events_held
        state.events_held = 0
        state.pm = 0
        state.dice = 0
        for figure in state.roster:
            state.line[figure] = 4

    # Phases

    def activate_humans(self) -> None:
        """The human activation phase is going on; no window is open."""
        begin_phase(self.state, HUMAN_ACTIVATION)
        self._agenda(BeginInfernalPreparation(), EndHumanActivation(), Activation(self.state.human))

    def activate_infernals(self) -> None:
        """The infernal activation phase is going on; window and start are over."""
        begin_phase(self.state, INFERNAL_ACTIVATION)
        self._agenda(EndInfernalActivation(), Miasma(), Activation(self.state.infernal))

    def begin(self, phase: str) -> None:
        """A phase begins, with its windows and effects; what it leaves to chance must have been scripted before."""
        number = PHASE_IDS.index(phase)
        first: dict[int, Step[Any]] = {
            HUMAN_PREPARATION: BeginHumanPreparation(),
            HUMAN_ACTIVATION: BeginHumanActivation(),
            INFERNAL_PREPARATION: BeginInfernalPreparation(),
            THREAT: BeginThreat(),
            INFERNAL_ACTIVATION: BeginInfernalActivation(),
        }
        self._agenda(*[first[later] for later in range(5, number - 1, -1)])
        self.events.clear()
        self.state.run()
        self.game.check(self.state)

    def _agenda(self, *steps: Step[Any]) -> None:
        later: list[Step[Any]] = [EndTurn()]
        if self.state.phase == HUMAN_ACTIVATION and isinstance(steps[-1], Activation):
            later += [BeginInfernalActivation(), BeginThreat()]
        self.state.agenda = [*later, *steps]

    # Reading

    def story(self) -> list[str]:
        """All that was told since the last action, a line for each event."""
        return [_event_line(event) for event in self.events]

    def refusal(self, text: str, seat: int = -1) -> str:
        """Why an action is refused, with what the reason speaks of."""
        assert self.refused(text, seat)
        asked = self.state.decision.seat(self.state) if seat < 0 else seat
        return str(self.state.decision.refusal(self.state, asked, self.game.action(text)))

    def picks(self, text: str) -> list[str]:
        """What is pressed to say an action."""
        action = self.game.action(text)
        return action.verb.picks(self.state, self.state.decision.seat(self.state), action.target)

    def touches(self, text: str) -> list[str]:
        action = self.game.action(text)
        return action.verb.touches(self.state, self.state.decision.seat(self.state), action.target)

    def wish(self, text: str) -> str:
        action = self.game.action(text)
        return action.verb.wish_of(self.state, self.state.decision.seat(self.state), action.target)

    # Figures

    @staticmethod
    def figure(name: str) -> int:
        return FIGURE_IDS.index(name)

    def stand(self, cell: str, *names: str) -> None:
        """These figures stand on a tile; those who did not belong to the game (other sheets, demons) come into it."""
        place = self.place(cell)
        for name in names:
            figure = self.figure(name)
            state = self.state
            if not state.company >> figure & 1:
                state.company |= 1 << figure
                if is_human(figure):
                    state.roster = [*state.roster, figure]
                    state.line[figure] = 4
            state.put(figure, place)

    def away(self, *names: str) -> None:
        """These figures are not in play: infernal ones in the reserve, human ones out of the game unharmed."""
        for name in names:
            figure = self.figure(name)
            if self.state.place[figure] != NONE:
                self.state.take_off(figure)
            if is_human(figure):
                self.state.line[figure] = 0
                self.state.left |= 1 << figure

    def bury(self, *names: str) -> None:
        """These figures have died before."""
        for name in names:
            figure = self.figure(name)
            if self.state.place[figure] != NONE:
                self.state.take_off(figure)
            self.state.removed |= 1 << figure
            if is_human(figure):
                self.state.line[figure] = 0
                self.state.with_equipment(figure, 0)

    def list_demon(self, name: str) -> None:
        """The demon belongs to the game, in the reserve."""
        self.state.company |= 1 << self.figure(name)

    def where(self, name: str) -> str | None:
        """The cell of a figure, or None off the board."""
        place = self.state.place[self.figure(name)]
        return None if place == NONE else write_cell(self.state.cells[place])

    def on(self, cell: str) -> list[str]:
        """Who stands on a tile."""
        return [FIGURE_IDS[figure] for figure in bits(self.state.here[self.place(cell)])]

    def values(self, name: str) -> tuple[int, int, int]:
        """MV, CB and DF now."""
        figure = self.figure(name)
        state = self.state
        return values.movement(state, figure), values.combat(state, figure), values.defence(state, figure)

    def talents(self, name: str) -> list[str]:
        mask = values.talents(self.state, self.figure(name))
        return [parts.TALENT_IDS[talent] for talent in bits(mask)]

    # Western fighters

    def line(self, name: str, value: int) -> None:
        """Its die lies on this line."""
        self.state.line[self.figure(name)] = value

    def wound(self, name: str, *lines: int) -> None:
        """Exactly these lines are cancelled."""
        self.state.damage[self.figure(name)] = sum(1 << line for line in lines)

    def cancelled(self, name: str) -> list[int]:
        return bits(self.state.damage[self.figure(name)])

    def exhaust(self, *names: str) -> None:
        for name in names:
            self.state.exhausted |= 1 << self.figure(name)

    def is_exhausted(self, name: str) -> bool:
        return bool(self.state.exhausted >> self.figure(name) & 1)

    def equip(self, name: str, *kinds: str) -> None:
        """Exactly these cards are under its sheet."""
        figure = self.figure(name)
        state = self.state
        unused = state.unused_equipment[:]
        for kind in bits(state.equipment[figure]):
            unused[kind] += 1
        mask = 0
        for kind_id in kinds:
            kind = parts.EQUIPMENT_IDS.index(kind_id)
            mask |= 1 << kind
            unused[kind] -= 1
        state.unused_equipment = unused
        state.with_equipment(figure, mask)

    def equipment(self, name: str) -> list[str]:
        return [parts.EQUIPMENT_IDS[kind] for kind in bits(self.state.equipment[self.figure(name)])]

    def gifts(self, name: str, *gifts: str) -> None:
        """Exactly these gifts lie on its sheet."""
        given = self.state.gifts[:]
        given[self.figure(name)] = sum(1 << parts.GIFT_IDS.index(gift) for gift in gifts)
        self.state.gifts = given

    def lay_card(self, name: str, card: str, use: str = "text") -> None:
        """An instinct card lies beside the sheet, for its text or its value; tokens of its text are there."""
        figure = self.figure(name)
        state = self.state
        number = self._take_instinct(card)
        state.card[figure] = number
        if use == "text":
            state.uses |= 1 << figure
            effect = parts.INSTINCT_EFFECT[number]
            if effect == parts.WRATH:
                state.wrath |= 1 << figure
            elif effect == parts.COURAGE:
                state.courage |= 1 << figure

    # Infernal fighters

    def damage(self, name: str, tokens: int) -> None:
        self.state.damage[self.figure(name)] = tokens

    def damage_on(self, name: str) -> int:
        return self.state.damage[self.figure(name)]

    def triggered(self, slot: str, *faces: int) -> None:
        """Exactly these dice lie in the trigger boxes of a slot, taken from the pool."""
        self._put_dice(self.state.triggered, slot, faces)

    def prepared(self, slot: str, *faces: int) -> None:
        """Exactly these dice lie in the preparation boxes of a slot, taken from the pool."""
        self._put_dice(self.state.prepared, slot, faces)

    def _put_dice(self, boxes: list[int], slot: str, faces: tuple[int, ...]) -> None:
        number = SLOT_IDS.index(slot)
        self.state.pool += count_dice(boxes[number]) - len(faces)
        boxes[number] = packed_dice(list(faces))

    def dice_on(self, slot: str) -> tuple[list[int], list[int]]:
        """The dice in the preparation and in the trigger boxes of a slot."""
        number = SLOT_IDS.index(slot)
        return dice_of(self.state.prepared[number]), dice_of(self.state.triggered[number])

    def pm(self, points: int) -> None:
        self.state.pm = points

    # Cards

    def _take_instinct(self, card: str) -> int:
        number = parts.INSTINCT_IDS.index(card)
        deck = self.state.instinct_deck
        deck.pile &= ~(1 << number)
        deck.discard &= ~(1 << number)
        take_from_hand(self.state, number)
        return number

    def hand(self, *cards: str) -> None:
        """The human player holds exactly these instinct cards."""
        state = self.state
        state.instinct_deck.pile |= state.hand
        state.hand = 0
        state.hand_order = []
        for card in cards:
            take_into_hand(state, self._take_instinct(card))

    def cards(self) -> list[str]:
        return [parts.INSTINCT_IDS[card] for card in bits(self.state.hand)]

    def hold(self, *cards: str) -> None:
        """The infernal player holds exactly these event cards, such as V07a; a kind will do."""
        state = self.state
        state.event_deck.pile |= state.events_held
        state.events_held = 0
        for name in cards:
            card = self._event_card(name)
            state.event_deck.pile &= ~(1 << card)
            state.event_deck.discard &= ~(1 << card)
            state.events_held |= 1 << card

    def _event_card(self, name: str) -> int:
        free = self.state.event_deck.pile
        for card in range(len(parts.EVENT_CARD_IDS)):
            if free >> card & 1 and name in (parts.EVENT_CARD_IDS[card], parts.EVENT_CARD_IDS[card][:3]):
                return card
        raise AssertionError(f"{name} is not in the pile")

    def held(self) -> list[str]:
        return [parts.EVENT_CARD_IDS[card] for card in bits(self.state.events_held)]

    # Board

    def tile(self, number: int, cell: str, rotation: int = 0) -> None:
        """A tile lies on a cell; it may be any tile that is not on the board, and has done nothing yet."""
        state = self.state
        bit = 1 << number
        state.discarded &= ~bit
        pools = [pool & ~bit for pool in state.pools]
        state.groups = [
            group_of(group >> 16, pool_of(group), min(left_of(group), pools[pool_of(group)].bit_count()))
            for group in state.groups
        ]
        state.pools = pools
        lay(state, number, read_cell(cell), rotation)

    def place(self, cell: str) -> int:
        place = self.state.place_at(read_cell(cell))
        assert place != NONE, f"there is no tile on {cell}"
        return place

    def end(self, text: str) -> int:
        """An end such as `0,0/N`."""
        cell, _, side = text.partition("/")
        return self.place(cell) * SIDES + parts.SIDE_IDS.index(side)

    def stack(self, *tiles: int) -> None:
        """The stack is exactly these tiles, the first on top."""
        state = self.state
        state.top = []
        state.top_groups = []
        state.seen_tiles = []
        state.seen_groups = []
        state.pools = [1 << tile for tile in tiles]
        state.groups = [group_of(number, number, 1) for number in range(len(tiles))]

    def draw_in_order(self, tiles: int = 1) -> None:
        """What chance says when tiles of a stack set by `stack` are drawn: one group, then its one tile."""
        self.script.extend([0, 0] * tiles)

    # The next chance outcomes

    def next_instinct(self, *cards: str) -> None:
        """The next instinct cards drawn."""
        left = self.state.instinct_deck.pile
        for card in cards:
            number = parts.INSTINCT_IDS.index(card)
            self.script.append(bits(left).index(number))
            left &= ~(1 << number)

    def next_events(self, *cards: str) -> None:
        """The next event cards drawn; a kind such as V07 will do."""
        left = self.state.event_deck.pile
        for name in cards:
            fitting = [
                card for card in bits(left) if name in (parts.EVENT_CARD_IDS[card], parts.EVENT_CARD_IDS[card][:3])
            ]
            self.script.append(bits(left).index(fitting[0]))
            left &= ~(1 << fitting[0])


class FreshTable(ClaustrophobiaScene):
    """A table as the setup leaves it at its first decision; chance came from a script, if there is one."""

    def __init__(self, scenario: str = "S1", script: list[int] | None = None, **options: object) -> None:
        chance = FastChance(1) if script is None else ScriptedChance(script)
        events: list[Event] = []
        state = GAME.new({"scenario": scenario, **options}, seats=2, chance=chance, events=events)
        Scene.__init__(self, GAME, state)
        self.events.extend(events)


def demon(figure: int) -> str:
    """The id of a demon's figure."""
    return parts.DEMON_IDS[figure - FIRST_DEMON]


def _event_line(event: Event) -> str:
    words = [event.kind, event.rule, *[f"{name}={value}" for name, value in event.args.items()]]
    if event.secret:
        words.append(f"[{event.seat}: {' '.join(f'{name}={value}' for name, value in event.secret.items())}]")
    return " ".join(words)
