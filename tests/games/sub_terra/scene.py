"""Scenes of Sub Terra II: the first round, somebody's turn, ready to be changed into the case of a test."""

from __future__ import annotations

from typing import Any

from hypogeum.engine.chance import FastChance, ScriptedChance
from hypogeum.engine.events import Event
from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.steps import Step
from hypogeum.games.sub_terra import board
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.cells import OPPOSITE, SIDE_IDS, beyond, read_cell, write_cell
from hypogeum.games.sub_terra.meta import GAME
from hypogeum.games.sub_terra.perils import PerilStep
from hypogeum.games.sub_terra.state import (
    ACTIONS,
    AWAKE,
    ETERNAL_IDS,
    LYING,
    RESULT_IDS,
    ROUND_END,
    STEP_IDS,
    VOLCANO_IDS,
    State,
)
from hypogeum.games.sub_terra.turn import Actions, BeginRound, BeginTurn, EndRound
from hypogeum.games.sub_terra.typhaon import TyphaonTurn
from tests.kit import Scene

TEAM = ("archaeologist", "foreman", "veteran")


class SubTerraScene(Scene):
    """The team stands on the crossing with all hearts and nothing in hand; only the Entrance and the Laterals lie.

    Round 1 has begun, and the first Explorer has its 2 AP. Typhaon, where it plays, has the last seat and holds three
    cards; `hand` says which. What methods put on the table comes without its effects.
    """

    state: State

    def __init__(self, *team: str, **options: object) -> None:
        names = team or TEAM
        seats = len(names) + (options.get("game_mode") == "typhaon")
        state = GAME.new({"explorer_pick": "free", **options}, seats=seats, chance=FastChance(1))
        assert isinstance(state, State)
        for name in names:
            state.apply(GAME.action(f"choose {name}"))
        super().__init__(GAME, state)

    # Turns and rounds

    def turn_of(self, name: str) -> None:
        """Step 2 of this Explorer's turn has just begun, with 2 AP if it is active; what begins a turn has not run."""
        state = self.state
        seat = self.seat(name)
        state.actor = seat
        state.step = ACTIONS
        state.was_down = state.is_down(seat)
        state.ap = 0 if state.was_down or state.place[seat] == NONE else 2
        state.exerted = False
        state.crawled = False
        state.dog_used = False
        state.is_cut = False
        state.refused = 0
        state.agenda = [*self._later(seat), *self._peril_step(seat), Actions(seat)]
        state.run()
        self.events.clear()
        self.game.check(state)

    def begin_turn(self, name: str) -> None:
        """This Explorer's turn begins, with everything that belongs to that; its events are kept."""
        seat = self.seat(name)
        self._run([*self._later(seat), BeginTurn(seat)])

    def peril(self, name: str, *faces: str) -> None:
        """Step 3 of this Explorer's turn with these faces; what else is left to chance is scripted before."""
        seat = self.seat(name)
        self.state.actor = seat
        self.state.is_cut = False
        self.script[:0] = [parts.FACE_IDS.index(face) for face in faces]
        self._run([*self._later(seat), PerilStep(seat)])

    def end_round(self) -> None:
        """The end of the round, then the next round begins; what is left to chance is scripted before."""
        self.state.step = ROUND_END
        self._run([EndRound()])

    def begin_round(self) -> None:
        self._run([BeginRound()])

    def typhaon_turn(self) -> None:
        """Typhaon's turn begins; the tile it draws is scripted before."""
        self._run([EndRound(), TyphaonTurn()])

    def run_steps(self, *steps: Step[Any]) -> None:
        """Steps are done at once, the last first; then the turn of the seat that acts goes on with its actions."""
        seat = self.state.actor
        self._run([*self._later(seat), *self._peril_step(seat), Actions(seat), *steps])

    def _later(self, seat: int) -> list[Step[Any]]:
        """What follows a turn in its round."""
        explorers = self.state.options.explorers
        typhaon: list[Step[Any]] = [TyphaonTurn()] if self.state.options.has_typhaon else []
        return [EndRound(), *typhaon, *[BeginTurn(other) for other in range(explorers - 1, seat, -1)]]

    def _peril_step(self, seat: int) -> list[Step[Any]]:
        return [] if self.state.options.has_typhaon else [PerilStep(seat)]

    def _run(self, agenda: list[Step[Any]]) -> None:
        self.state.agenda = agenda
        self.events.clear()
        self.state.run()
        self.game.check(self.state)

    # Reading

    def story(self) -> list[str]:
        """All that was told since the last action, a line for each event: kind, rule, what it is about."""
        return [event_line(event) for event in self.events]

    def line(self, kind: str) -> str:
        """The one event of a kind since the last action, as in `story`."""
        (event,) = self.told(kind)
        return event_line(event)

    def kinds(self) -> list[str]:
        """The kinds of the events since the last action, in order."""
        return [event.kind for event in self.events]

    def refusal(self, text: str, seat: int = -1) -> str:
        """Why an action is refused, with what the reason speaks of."""
        assert self.refused(text, seat)
        asked = self.state.decision.seat(self.state) if seat < 0 else seat
        refusal = self.state.decision.refusal(self.state, asked, self.game.action(text))
        assert refusal is not None
        words = [refusal.rule, *[f"{name}={value}" for name, value in refusal.args.items()]]
        return " ".join(words)

    def step(self) -> str:
        """What is being done: actions, peril, building, desolation or round_end."""
        return STEP_IDS[self.state.step]

    def result(self) -> str:
        assert self.state.over
        return RESULT_IDS[self.state.result]

    # Explorers, Ark, Dog, Turret

    def seat(self, name: str) -> int:
        seat = self.state.seat_of(parts.CHARACTER_IDS.index(name))
        assert seat != NONE, f"{name} is not in this game"
        return seat

    def piece(self, name: str) -> int:
        """Of an Explorer, `ark`, `dog` or `turret`."""
        piece = self.state.piece_of(parts.CHARACTER_IDS.index(name))
        assert piece != NONE, f"{name} is not in this game"
        return piece

    def stand(self, cell: str, *names: str) -> None:
        """These stand on a tile; a Dog or Turret that was not in play comes with all its hearts."""
        place = self.place(cell)
        for name in names:
            piece = self.piece(name)
            if self.state.place[piece] == NONE:
                self.state.hearts[piece] = self.state.maximum(piece)
                self.state.dead &= ~(1 << piece)
                self.state.escaped &= ~(1 << piece)
            self.state.place[piece] = place

    def at(self, name: str) -> str | None:
        """The cell of a piece, or None outside the temple."""
        place = self.state.place[self.piece(name)]
        return None if place == NONE else write_cell(self.state.cells[place])

    def hearts(self, name: str) -> int:
        return self.state.hearts[self.piece(name)]

    def set_hearts(self, hearts: int, *names: str) -> None:
        for name in names:
            self.state.hearts[self.piece(name)] = hearts

    def down(self, *names: str) -> None:
        self.set_hearts(0, *names)

    def bury(self, *names: str) -> None:
        """These Explorers have died before."""
        for name in names:
            seat = self.seat(name)
            self.state.place[seat] = NONE
            self.state.hearts[seat] = 0
            self.state.dead |= 1 << seat

    def let_out(self, *names: str) -> None:
        """These Explorers have escaped before."""
        for name in names:
            seat = self.seat(name)
            self.state.place[seat] = NONE
            self.state.escaped |= 1 << seat

    def is_dead(self, name: str) -> bool:
        return self.state.is_dead(self.seat(name))

    def is_out(self, name: str) -> bool:
        """Whether the Explorer has escaped."""
        return bool(self.state.escaped >> self.seat(name) & 1)

    def uses(self, name: str, left: int) -> None:
        """So many uses of the limited ability are left (not for tiles that would lie then)."""
        self.state.uses[self.seat(name)] = left

    def uses_left(self, name: str) -> int:
        return self.state.uses[self.seat(name)]

    # Tiles

    def lay(self, tile: str, cell: str, rotation: int = 0) -> None:
        """A tile of the bag, a Journal or a Transmuted tile lies on a cell, with nothing on it."""
        number = parts.TILE_IDS.index(tile)
        state = self.state
        if number < parts.BAG_TILES:
            bit = 1 << number
            assert (state.bag | state.discarded) & bit, f"{tile} is not in the bag"
            state.bag &= ~bit
            state.discarded &= ~bit
        else:
            owner = parts.ARISTOCRAT if number < parts.FIRST_TRANSMUTED else parts.MAGICIAN
            state.uses[state.seat_of(owner)] -= 1
        board.lay(state, number, read_cell(cell), rotation)

    def path(self, *cells: str) -> None:
        """Plain tiles open on all sides lie on these cells: Lava tiles or, in the Dauntless temple, Explosion tiles
        without markers, then Ruins without Rubble, consolidated so that nothing happens on them."""
        for cell in cells:
            tile = next(tile for tile in PLAIN_TILES if self.state.bag >> parts.TILE_IDS.index(tile) & 1)
            self.lay(tile, cell)
            self.consolidate(cell)

    def sanctum(self, cell: str, side: str, ledge: str = "") -> None:
        """Hall and Ledge lie behind a side of the tile on a cell; what was left in the bag has been discarded."""
        state = self.state
        hall_side = SIDE_IDS.index(side)
        ledge_side = SIDE_IDS.index(ledge or side)
        hall = beyond(read_cell(cell), hall_side)
        sides = 1 << OPPOSITE[hall_side] | 1 << ledge_side
        state.hall = board.lay_open(state, parts.HALL_TILE, hall, sides, sides)
        sides = 1 << OPPOSITE[ledge_side]
        state.ledge = board.lay_open(state, parts.LEDGE_TILE, beyond(hall, ledge_side), sides, sides)
        state.discarded |= state.bag
        state.bag = 0

    def bag(self, *tiles: str) -> None:
        """The bag holds exactly these tiles; all others that were in it are out of the game."""
        state = self.state
        state.discarded |= state.bag
        state.bag = sum(1 << parts.TILE_IDS.index(tile) for tile in tiles)
        assert state.bag & ~state.discarded == 0
        state.discarded &= ~state.bag

    def bag_holds(self) -> list[str]:
        return [parts.TILE_IDS[tile] for tile in bits(self.state.bag)]

    def place(self, cell: str) -> int:
        place = self.state.place_at(read_cell(cell))
        assert place != NONE, f"there is no tile on {cell}"
        return place

    def tile_at(self, cell: str) -> str | None:
        """The id of the tile on a cell, or None."""
        place = self.state.place_at(read_cell(cell))
        return None if place == NONE else parts.TILE_IDS[self.state.tiles[place]]

    def sides(self, cell: str) -> str:
        """The open sides of the tile on a cell, such as `ESW`."""
        opens = self.state.opens[self.place(cell)]
        return "".join(SIDE_IDS[side] for side in range(4) if opens >> side & 1)

    def breach(self, cell: str, side: str) -> None:
        board.breach(self.state, read_cell(cell), SIDE_IDS.index(side))

    def rubble(self, *cells: str) -> None:
        for cell in cells:
            self.state.rubble |= 1 << self.place(cell)

    def has_rubble(self, cell: str) -> bool:
        return self.state.has_rubble(self.place(cell))

    def consolidate(self, *cells: str) -> None:
        for cell in cells:
            self.state.consolidated |= 1 << self.place(cell)

    def is_consolidated(self, cell: str) -> bool:
        return bool(self.state.consolidated >> self.place(cell) & 1)

    def danger(self, *cells: str) -> None:
        for cell in cells:
            self.state.danger |= 1 << self.place(cell)

    def has_danger(self, cell: str) -> bool:
        return bool(self.state.danger >> self.place(cell) & 1)

    def markers(self, cell: str, count: int) -> None:
        """Snake or Explosion markers."""
        self.state.set_markers(self.place(cell), count)

    def markers_on(self, cell: str) -> int:
        return self.state.markers_on(self.place(cell))

    def flip(self, *cells: str) -> None:
        """These tiles are lava; whoever stands there must have been put elsewhere."""
        for cell in cells:
            self.state.flipped |= 1 << self.place(cell)

    def is_flipped(self, cell: str) -> bool:
        return self.state.is_flipped(self.place(cell))

    # Guardians

    def guardian(self, cell: str, kind: str = "infantry", count: int = 1) -> None:
        """Guardians of the reserve stand on a tile, after those that came before."""
        number = parts.TYPE_IDS.index(kind)
        state = self.state
        for _ in range(count):
            guardian = state.reserve_of(number)
            assert guardian != NONE, f"there is no {kind} in the reserve"
            state.guard[guardian] = self.place(cell)
            state.arrivals = [*state.arrivals, guardian]

    def eternal_on(self, cell: str, is_awake: bool = False) -> None:
        """The Eternal is in play."""
        state = self.state
        if parts.THE_ETERNAL not in state.arrivals:
            state.arrivals = [*state.arrivals, parts.THE_ETERNAL]
        state.guard[parts.THE_ETERNAL] = self.place(cell)
        state.eternal = AWAKE if is_awake else LYING

    def eternal(self) -> str:
        """unplaced, lying, awake or gone."""
        return ETERNAL_IDS[self.state.eternal]

    def guardians_on(self, cell: str) -> list[str]:
        """The types of the Guardians on a tile, in the order of their pieces; an inactive Eternal too."""
        place = self.place(cell)
        return [
            parts.TYPE_IDS[parts.GUARDIAN_TYPE[guardian]]
            for guardian in range(parts.GUARDIANS)
            if self.state.guard[guardian] == place
        ]

    def guardians(self) -> list[str]:
        """Every Guardian in play in the order of arrival, such as `INF-1 3,0`."""
        state = self.state
        return [f"{parts.GUARDIAN_IDS[one]} {write_cell(state.cells[state.guard[one]])}" for one in state.arrivals]

    # Items

    def hold(self, name: str, item: str) -> None:
        """The Explorer holds a Key of the reserve, the Artifact (three Keys are set and the curse is active), or
        nothing."""
        state = self.state
        seat = self.seat(name)
        number = parts.ITEM_IDS.index(item)
        if number == parts.KEY:
            self._take_key()
        elif number == parts.ARTIFACT:
            self._open_sanctum()
            state.artifact = NONE
            state.cursed = True
        state.items[seat] = number

    def held(self, name: str) -> str:
        return parts.ITEM_IDS[self.state.items[self.seat(name)]]

    def key_on(self, *cells: str) -> None:
        """A Key of the reserve lies on each of these tiles."""
        for cell in cells:
            self._take_key()
            self.state.loose_keys = [*self.state.loose_keys, self.place(cell)]

    def keys_on(self, cell: str) -> int:
        return self.state.keys_on(self.place(cell))

    def set_keys(self, count: int) -> None:
        """So many Keys of the reserve are set in the Hall; three of them do not bring the Artifact."""
        for _ in range(count):
            self._take_key()
        self.state.keys_set += count

    def artifact_on(self, cell: str) -> None:
        """Three Keys are set and the Artifact lies on a tile; nobody has taken it yet (see `curse`)."""
        self._open_sanctum()
        self.state.artifact = self.place(cell)

    def artifact_at(self) -> str | None:
        """The cell on which the Artifact lies loose, or None."""
        place = self.state.artifact
        return None if place == NONE else write_cell(self.state.cells[place])

    def curse(self) -> None:
        """The Artifact has been taken before."""
        self.state.cursed = True

    def _take_key(self) -> None:
        assert self.state.keys_left, "no Key is in the reserve"
        self.state.keys_left -= 1

    def _open_sanctum(self) -> None:
        state = self.state
        state.keys_set = parts.MOST_KEYS
        state.keys_left = 0
        state.loose_keys = []
        state.items = [parts.NOTHING if item == parts.KEY else item for item in state.items]

    # Volcano

    def marker(self, number: int) -> None:
        """Where the Eruption marker is; at 0 the volcano is not ready by itself, see `volcano`."""
        self.state.marker = number

    def set_volcano(self, state: str) -> None:
        """quiet, ready or erupted; ready and erupted put the marker on 0."""
        self.state.volcano = VOLCANO_IDS.index(state)
        if self.state.volcano:
            self.state.marker = 0

    def volcano(self) -> str:
        return VOLCANO_IDS[self.state.volcano]

    # Equipment

    def mine(self, *cells: str) -> None:
        self.state.mines = [*self.state.mines, *[self.place(cell) for cell in cells]]

    def mines_on(self) -> list[str]:
        return [write_cell(self.state.cells[place]) for place in self.state.mines]

    def fort(self, cell: str) -> None:
        self.state.fort = self.place(cell)

    # Cards

    def tarot(self, *cards: int) -> None:
        """The Fortune-Teller holds exactly these cards; all others are in the deck."""
        state = self.state
        state.tarot_hand = sum(1 << card for card in cards)
        state.tarot_deck = parts.ALL_TAROT & ~state.tarot_hand
        state.tarot_discard = 0

    def tarot_held(self) -> list[int]:
        return bits(self.state.tarot_hand)

    def hand(self, *cards: str) -> None:
        """Typhaon holds exactly these cards, the one held longest first; all others are in the pile."""
        state = self.state
        deck = state.desolation
        state.hand = [parts.DESOLATION_IDS.index(card) for card in cards]
        deck.pile = parts.DESOLATION_OF[state.options.explorers]
        deck.discard = 0
        for card in state.hand:
            assert deck.pile >> card & 1, f"{parts.DESOLATION_IDS[card]} is not of this game"
            deck.pile &= ~(1 << card)

    def cards(self) -> list[str]:
        """Typhaon's hand."""
        return [parts.DESOLATION_IDS[card] for card in self.state.hand]

    # The next chance outcomes

    def next_tile(self, *tiles: str) -> None:
        """The next tiles drawn, one after the other; none of them goes back into the bag in between."""
        self._next_of(self.state.bag, [parts.TILE_IDS.index(tile) for tile in tiles])

    def next_roll(self, *numbers: int) -> None:
        """The next number dice."""
        self.roll(*numbers)

    def next_peril(self, *faces: str) -> None:
        """The next Peril dice."""
        self.script.extend(parts.FACE_IDS.index(face) for face in faces)

    def next_tarot(self, *cards: int) -> None:
        """The next tarot cards drawn."""
        self._next_of(self.state.tarot_deck, list(cards))

    def next_card(self, *cards: str) -> None:
        """The next Desolation cards drawn."""
        self._next_of(self.state.desolation.pile, [parts.DESOLATION_IDS.index(card) for card in cards])

    def _next_of(self, mask: int, wanted: list[int]) -> None:
        for one in wanted:
            assert mask >> one & 1, f"{one} cannot be drawn"
            self.script.append(bits(mask).index(one))
            mask &= ~(1 << one)


PLAIN_TILES = [
    *["B-LAV-1", "B-LAV-2", "B-LAV-3", "A-EXP-1", "A-EXP-2", "A-EXP-3", "A-SNK-1", "A-PIT-1", "A-PIT-2"],
    *["B-RUI-1", "B-RUI-2", "B-RUI-3", "T-ALA-1", "T-ALA-2", "B-SPK-1", "B-SPK-2", "B-SPK-3"],
]
"""Tiles open on all sides that can be consolidated."""


class FreshTable(SubTerraScene):
    """A table as the setup leaves it at its first decision; chance came from a script, if there is one."""

    def __init__(self, seats: int = 3, script: list[int] | None = None, **options: object) -> None:
        chance = FastChance(1) if script is None else ScriptedChance(script)
        events: list[Event] = []
        state = GAME.new(options, seats=seats, chance=chance, events=events)
        Scene.__init__(self, GAME, state)
        self.events.extend(events)


def event_line(event: Event) -> str:
    """Such as `moved ST2-MOVE-1 seat=0 explorer=guide path=['3,0', '4,0'] cell=4,0`."""
    words = [event.kind, event.rule, *[f"{name}={value}" for name, value in event.args.items()]]
    if event.secret:
        words.append(f"[{event.seat}: {' '.join(f'{name}={value}' for name, value in event.secret.items())}]")
    return " ".join(words)
