"""What stands in a scenario document, typed (CL-SCN-2, CL-SCN-13).

A type says what would be right at its key (`_right`): it is what the writer of a wrong document reads.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from hypogeum.engine.packs import Source
from hypogeum.engine.texts import Saying, either
from hypogeum.games.claustrophobia.scenarios.sayings import said

FARTHEST = 16
"""How far from (0, 0) a scenario may put tiles: with 47 more in a row they still have a cell (`cells.py`)."""

RIGHT = "right"
"""Where a type has it in its `extra`."""


def _right(key: str, /, **args: object) -> dict[str, Saying]:
    return {RIGHT: said(key, **args)}


def _one_of(*words: str) -> dict[str, Saying]:
    return {RIGHT: said("right-one-of-words", words=either(words))}


Words = Annotated[str, Meta(min_length=1, max_length=200, extra=_right("right-words"))]
Id = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z", extra=_right("right-id"))]
Note = Annotated[str, Meta(extra=_right("right-text"))]
Notes = Annotated[list[Note], Meta(extra=_right("right-texts"))]
Flag = Annotated[bool, Meta(extra=_one_of("true", "false"))]
Origin = Annotated[Source, Meta(extra=_one_of("booklet", "public", "ours"))]

SheetId = Annotated[str, Meta(pattern=r"\AH(0[1-9]|1[0-3])\Z", extra=_right("right-sheet"))]
DemonId = Annotated[str, Meta(pattern=r"\AD(0[1-9]|1[0-3])\Z", extra=_right("right-demon"))]
GiftId = Annotated[str, Meta(pattern=r"\AG[1-7]\Z", extra=_right("right-gift"))]
EquipmentId = Annotated[str, Meta(pattern=r"\AE(0[1-9]|1[0-4])\Z", extra=_right("right-card"))]
TileNumber = Annotated[int, Meta(ge=1, le=48, extra=_right("right-tile"))]
InfernalId = Annotated[
    str,
    Meta(
        pattern=r"\A(troglodyte|hellhound|D(0[1-9]|1[0-3]))\Z",
        extra=_right("right-infernal"),
    ),
]

Coordinate = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST, extra=_right("right-number", low=-FARTHEST, high=FARTHEST))]
Cell = Annotated[tuple[Coordinate, Coordinate], Meta(extra=_right("right-cell"))]
Rotation = Annotated[int, Meta(ge=0, le=3, extra=_right("right-rotation"))]
Side = Annotated[Literal["N", "E", "S", "W"], Meta(extra=_one_of("N", "E", "S", "W"))]
Count = Annotated[int, Meta(ge=0, le=99, extra=_right("right-number", low=0, high=99))]
Positive = Annotated[int, Meta(ge=1, le=99, extra=_right("right-number", low=1, high=99))]
Face = Annotated[int, Meta(ge=1, le=6, extra=_right("right-face"))]


class Part(Struct, forbid_unknown_fields=True):
    """A table of the document."""


class Name(Part):
    en: Words
    fr: Words


class Aim(Part):
    """One sentence for each side, shown at the table."""

    human: Name
    infernal: Name


class Human(Part):
    fighters: Annotated[list[SheetId], Meta(extra=_right("right-roster"))]
    """In roster order."""
    instinct_cards: Count
    gifts: dict[str, Annotated[list[GiftId], Meta(extra=_right("right-gifts"))]] = {}
    """By sheet."""
    equipment: dict[str, Annotated[list[EquipmentId], Meta(extra=_right("right-cards"))]] = {}
    """By sheet."""


class Infernal(Part):
    pm: Count
    troglodytes: Annotated[int, Meta(ge=0, le=11, extra=_right("right-figures", most=11))]
    hellhounds: Annotated[int, Meta(ge=0, le=2, extra=_right("right-figures", most=2))]
    demons: Annotated[list[DemonId], Meta(extra=_right("right-demons"))]
    event_cards: Annotated[int, Meta(ge=0, le=4, extra=_right("right-event-cards"))] = 0


class StartTile(Part):
    tile: TileNumber
    x: Coordinate
    y: Coordinate
    rotation: Rotation


class Door(Part):
    """A locked door on a link (CL-TOK-5)."""

    x: Coordinate
    y: Coordinate
    side: Side


class StartFighter(Part):
    """An infernal fighter that is in play at setup (CL-SET-6)."""

    fighter: InfernalId
    x: Coordinate
    y: Coordinate


class Start(Part):
    humans_on: Cell
    tiles: Annotated[list[StartTile], Meta(extra=_right("right-start-tiles"))]
    doors: Annotated[list[Door], Meta(extra=_right("right-tables", header="[[start.doors]]"))] = []
    teleports: Annotated[list[Cell], Meta(extra=_right("right-cells"))] = []
    """Tiles with a teleport token (CL-TOK-6)."""
    teleport_for: Annotated[Literal["human", "infernal"] | None, Meta(extra=_one_of("human", "infernal"))] = None
    infernal: Annotated[list[StartFighter], Meta(extra=_right("right-tables", header="[[start.infernal]]"))] = []


class Pile(Part):
    """A pile of the stack (CL-SCN-3)."""

    pool: Annotated[list[TileNumber] | Literal["same_rest"], Meta(extra=_right("right-pool"))]
    take: Count
    add: Annotated[list[TileNumber], Meta(extra=_right("right-tiles"))] = []


class Stash(Part):
    """What a Stash gives to the first human fighter that enters (CL-TEF-3)."""

    gives: Annotated[Literal["equipment", "instinct"], Meta(extra=_one_of("equipment", "instinct"))]


# Special rules


class Rule(Struct, forbid_unknown_fields=True, tag_field="kind"):
    """A special rule, known by its `kind`."""


class Explosive(Rule, tag="explosive"):
    """One fighter carries it to a tile, lights it and holds out (CL-S2-2 to CL-S2-6)."""

    tile: TileNumber
    free_hands: Annotated[list[SheetId], Meta(extra=_right("right-sheet-list"))] = []
    """Who picks up and plants without using its action."""


class Throne(Rule, tag="throne"):
    """A demon that is never bought: it comes with its tile and never leaves it (CL-S3-2 to CL-S3-4)."""

    demon: DemonId
    tile: TileNumber
    escort: Count
    """How many troglodytes may come with it."""


class Recite(Rule, tag="recite"):
    """An action of one fighter on a tile: a die of `roll` or more places a seal (CL-S4-3)."""

    fighter: SheetId
    tile: TileNumber
    roll: Face


class Possessed(Rule, tag="possessed"):
    """One comes with each of the tiles; leaders exorcise them (CL-S5-2 to CL-S5-4)."""

    tiles: Annotated[list[TileNumber], Meta(extra=_right("right-possessed"))]
    roll: Face
    successes: Positive


class Crates(Rule, tag="crates"):
    """One comes with each of the tiles; whoever leaves with it delivers it (CL-S6-2, CL-S6-3)."""

    tiles: Annotated[list[TileNumber], Meta(extra=_right("right-crates"))]


class CrawlingDeath(Rule, tag="crawling_death"):
    """Every turn a Condemned with fewer cancelled lines than this suffers a hit (CL-S7-2)."""

    lines: Face


class ReturnFromBeyond(Rule, tag="return_from_beyond"):
    """The dead rise as Putrefied Damned (CL-S7-3, CL-S7-4)."""


class Vials(Rule, tag="vials"):
    """Water can be carried away from a fountain (CL-S7-5)."""


class Guide(Rule, tag="guide"):
    """A marker explores by itself until the tile is found (CL-S8-3 to CL-S8-5)."""

    tile: TileNumber


class Poison(Rule, tag="poison"):
    """One fighter carries it to a tile, puts it there and somebody holds out (CL-S8-6, CL-S8-7)."""

    tile: TileNumber


AnyRule = Explosive | Throne | Recite | Possessed | Crates | CrawlingDeath | ReturnFromBeyond | Vials | Guide | Poison

# Ends


Condition = Literal["reached", "explosion", "demon_dead", "seals", "freed", "delivered", "poisoned"]
Loss = Literal["nobody_left", "turn_limit", "fighter_dead", "leaders_dead", "too_few"]


class HumanVictory(Part):
    condition: Annotated[
        Condition, Meta(extra=_one_of("reached", "explosion", "demon_dead", "seals", "freed", "delivered", "poisoned"))
    ]
    count: Positive = 0
    """0 where the condition counts nothing."""
    demon: DemonId = ""


class DrawnGame(Part):
    """Counts when nobody is left in play, or at the turn limit."""

    condition: Annotated[Literal["reached", "delivered"], Meta(extra=_one_of("reached", "delivered"))]
    count: Positive


class InfernalVictory(Part):
    any_of: Annotated[
        list[
            Annotated[Loss, Meta(extra=_one_of("nobody_left", "turn_limit", "fighter_dead", "leaders_dead", "too_few"))]
        ],
        Meta(extra=_right("right-losses")),
    ]
    fighter: SheetId = ""
    """Whose death is meant by `fighter_dead`."""


class Victory(Part):
    human: HumanVictory
    infernal: InfernalVictory
    draw: DrawnGame | None = None


R = TypeVar("R", bound=Rule)


class Document(Part, kw_only=True):
    """A whole scenario as it is written."""

    id: Id
    title: Name
    summary: Name | None = None
    aim: Aim
    difficulty: Annotated[Literal["beginner", "normal", "hard"], Meta(extra=_one_of("beginner", "normal", "hard"))]
    human: Human
    infernal: Infernal
    start: Start
    stack: Annotated[list[Pile], Meta(extra=_right("right-stack"))]
    other_stack: Annotated[list[Pile], Meta(extra=_right("right-tables", header="[[other_stack]]"))] = []
    """The stack of the option of CL-OPT-2."""
    key_tiles: dict[str, Annotated[Literal["final", "return"], Meta(extra=_one_of("final", "return"))]] = {}
    """By number of the tile (CL-SCN-5)."""
    leave: Annotated[Literal["on_enter", "choice", "never"], Meta(extra=_one_of("on_enter", "choice", "never"))]
    turn_limit: Annotated[int, Meta(ge=0, le=99, extra=_right("right-turns-or-none", fewest=1))]
    unlimited: Flag = False
    """Whether the turn limit may be switched off (CL-OPT-3)."""
    stash: Stash | None = None
    rule: Annotated[list[AnyRule], Meta(extra=_right("right-tables", header="[[rule]]"))] = []
    victory: Victory
    source: Origin
    booklet: Notes = []
    """Which of the values come from the booklet, where `source` says otherwise; the same for the next two."""
    public: Notes = []
    ours: Notes = []
    changed: Notes = []
    """Values that were tuned since, such as `pm 4 to 6`."""

    def rule_of(self, kind: type[R]) -> R | None:
        """The special rule of a kind, if the scenario has it."""
        for rule in self.rule:
            if isinstance(rule, kind):
                return rule
        return None


class Scenario(Document, kw_only=True):
    """A scenario that can be played, with the text of its document."""

    text: str
