"""Scenes of Terror Below: a game in its first turn, ready to be changed into the case of a test."""

from __future__ import annotations

from hypogeum.engine.chance import FastChance, ScriptedChance
from hypogeum.engine.decks import Deck
from hypogeum.engine.events import Event
from hypogeum.engine.masks import NONE, bits
from hypogeum.games.terror_below.board import read_space, write_space
from hypogeum.games.terror_below.components import (
    BOUNTY_IDS,
    CHARACTER_IDS,
    EGG_IDS,
    EGGS_PER_COLOUR,
    ITEM_CARD_IDS,
    LOCATION_IDS,
    ONE_EGG,
    RUBBLE_PIECES,
    VEHICLE_IDS,
    WEAPON_CARD_IDS,
    WORM_DICE,
    WORM_IDS,
)
from hypogeum.games.terror_below.eggs import egg_names
from hypogeum.games.terror_below.meta import GAME
from hypogeum.games.terror_below.squad import Squad
from hypogeum.games.terror_below.state import (
    State,
    entry_card,
    face_down_entry,
    face_up_entry,
    is_face_down,
)
from tests.kit import Scene

LEADERS = ("C07", "C06", "C11", "C09", "C08")
"""Tom, Laura, Selia, Megan, Patricia: none of them changes arrows, points, hands, hunting or death."""
CARD_IDS = {"V": VEHICLE_IDS, "I": ITEM_CARD_IDS, "P": WEAPON_CARD_IDS, "B": BOUNTY_IDS, "W": WORM_IDS}
"""By the first letter of their ids: Vehicles, Items, Weapons, Bounties, Worms. The letters name the decks too."""


def packed(*colours: str) -> int:
    """Eggs as the state counts them."""
    return sum(ONE_EGG[EGG_IDS.index(colour)] for colour in colours)


def _event_line(event: Event) -> str:
    words = [event.kind, event.rule, *[f"{name}={value}" for name, value in event.args.items()]]
    if event.secret:
        words.append(f"[{event.seat}: {' '.join(f'{name}={value}' for name, value in event.secret.items())}]")
    return " ".join(words)


class TerrorBelowScene(Scene):
    """Seat 0 begins; the chance of the setup is past. The pawns stand on the Locations, seat 0 on the Government
    Facility. Nobody has Items, Weapons, Eggs or Rubble, and the board is bare of them. Each seat holds a Boots, a
    Bicycle and a Buggy with the number of the seat plus 1. The Worms W25, W27 and W28 have a card limit of 5, no cards
    and their Targets on 1,4, 6,6 and 4,4; the Line has BH01, BH03, BH05 and BH07. With two seats phase 4 is off.

    Everything that a test changes here keeps the components together: a card that goes somewhere leaves its place.
    """

    state: State

    def __init__(self, seats: int = 2, **options: object) -> None:
        if seats > 1:
            options = {"first_player": "0", **options}
        if seats == 2:
            options = {"extra_phase": False, **options}
        self._foreseen: dict[str, int] = {}
        state = GAME.new(options, seats=seats, chance=FastChance(1))
        assert isinstance(state, State)
        while not state.turns:
            asked = state.decision.seats(state)[0]
            state.apply(state.decision.default(state, asked, FastChance(2)), asked)
        super().__init__(GAME, state)
        self._bare()
        self.events.clear()

    def _bare(self) -> None:
        """What the docstring of the class says."""
        state = self.state
        state.rubble = [0 for _ in state.rubble]
        state.rubble_supply = RUBBLE_PIECES
        state.eggs = [0 for _ in state.eggs]
        state.egg_supply = EGGS_PER_COLOUR * sum(ONE_EGG)
        state.worm_deck.pile |= state.worm_deck.discard
        state.worm_deck.discard = 0
        left = sum(squad.left_behind.bit_count() for squad in state.squads)
        names = ["C01", "C05", *[name for name in CHARACTER_IDS if name not in ("C01", "C05")]]
        others = [CHARACTER_IDS.index(name) for name in names if name not in LEADERS[: state.seats]]
        for seat, squad in enumerate(state.squads):
            state.item_deck.pile |= squad.items
            state.weapon_deck.pile |= squad.weapons
            squad.items = squad.weapons = 0
            squad.leader = CHARACTER_IDS.index(LEADERS[seat])
            squad.living = 1 << squad.leader
            squad.left_behind = 0
            for _ in range(2):
                member = 1 << others.pop()
                if squad.left_behind.bit_count() < left:
                    squad.left_behind |= member
                else:
                    squad.living |= member
            squad.space = state.location_spaces[seat]
            self.hand(seat, *[f"V{value}-{seat + 1}" for value in (2, 3, 4)])
        for slot, worm in enumerate(("W25", "W27", "W28")):
            self.worm(slot + 1, worm)
        self.line("BH01", "BH03", "BH05", "BH07")

    def do(self, *actions: str, seat: int = -1) -> None:
        for action in actions:
            super().do(action, seat=seat)
            self._foreseen.clear()

    def story(self) -> list[str]:
        """All that was told since the last action, a line for each event: kind, rule, what it is about, and in brackets
        what only one seat was told."""
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
        """What an action is about besides."""
        action = self.game.action(text)
        return action.verb.touches(self.state, self.state.decision.seat(self.state), action.target)

    def wish(self, text: str) -> str:
        """What people want of an action."""
        action = self.game.action(text)
        return action.verb.wish_of(self.state, self.state.decision.seat(self.state), action.target)

    # Decks

    def deck(self, letter: str) -> Deck:
        state = self.state
        decks = {
            "V": state.vehicle_deck,
            "I": state.item_deck,
            "P": state.weapon_deck,
            "B": state.bounty_deck,
            "W": state.worm_deck,
        }
        return decks[letter]

    def pile(self, letter: str) -> list[str]:
        return [CARD_IDS[letter][card] for card in bits(self.deck(letter).pile)]

    def discarded(self, letter: str) -> list[str]:
        return [CARD_IDS[letter][card] for card in bits(self.deck(letter).discard)]

    def exhaust(self, letter: str, *left: str) -> None:
        """All cards of a draw pile but these lie on the discard pile."""
        deck = self.deck(letter)
        stays = sum(1 << CARD_IDS[letter].index(card) for card in left)
        deck.discard |= deck.pile & ~stays
        deck.pile = stays
        deck.discard &= ~stays

    def _take(self, name: str) -> int:
        """Take a card from wherever it is; returns its bit."""
        card = CARD_IDS[name[0]].index(name)
        bit = 1 << card
        state = self.state
        deck = self.deck(name[0])
        deck.pile &= ~bit
        deck.discard &= ~bit
        if name[0] == "B":
            state.line = [bounty for bounty in state.line if bounty != card]
            state.open_secrets &= ~bit
        if name[0] == "V":
            state.rows = [[entry for entry in row if entry_card(entry) != card] for row in state.rows]
        for squad in state.squads:
            self._take_from(squad, name[0], card)
        return bit

    @staticmethod
    def _take_from(squad: Squad, letter: str, card: int) -> None:
        bit = 1 << card
        if letter == "V":
            squad.hand &= ~bit
        elif letter == "I":
            squad.items &= ~bit
            squad.hat = NONE if squad.hat == card else squad.hat
        elif letter == "P":
            squad.weapons &= ~bit
            squad.sticks &= ~bit
        elif letter == "B":
            squad.secrets &= ~bit
            squad.scored &= ~bit

    # Squads

    def squad(self, seat: int) -> Squad:
        return self.state.squads[seat]

    def lead(self, seat: int, character: str) -> None:
        """The Character leads the Squad, in exchange for its Leader."""
        number = CHARACTER_IDS.index(character)
        squad = self.squad(seat)
        old = squad.leader
        for other in self.state.squads:
            if other is not squad and (other.living | other.dead) >> number & 1:
                other.living = other.living & ~(1 << number) | 1 << old
                other.dead &= ~(1 << number)
                other.leader = old if other.leader == number else other.leader
                squad.living &= ~(1 << old)
        if not (squad.living | squad.dead) >> number & 1:
            squad.living &= ~(1 << old)
        squad.dead &= ~(1 << number)
        squad.living |= 1 << number
        squad.leader = number

    def leader(self, seat: int) -> str | None:
        leader = self.squad(seat).leader
        return None if leader == NONE else CHARACTER_IDS[leader]

    def followers(self, seat: int) -> list[str]:
        """The living members below the Leader."""
        squad = self.squad(seat)
        return [CHARACTER_IDS[member] for member in bits(squad.living) if member != squad.leader]

    def dead(self, seat: int) -> list[str]:
        return [CHARACTER_IDS[member] for member in bits(self.squad(seat).dead)]

    def bury(self, seat: int, members: int) -> list[str]:
        """So many members below the Leader are dead; returns them."""
        squad = self.squad(seat)
        buried = self.followers(seat)[:members]
        for name in buried:
            squad.living &= ~(1 << CHARACTER_IDS.index(name))
            squad.dead |= 1 << CHARACTER_IDS.index(name)
        return buried

    def eliminate(self, seat: int) -> None:
        """The seat was eliminated before, without a card in hand."""
        squad = self.squad(seat)
        self.hand(seat)
        self.bury(seat, 2)
        squad.dead |= squad.living
        squad.living = 0
        squad.leader = squad.space = NONE
        self.state.eliminated |= 1 << seat

    def stand(self, seat: int, space: str) -> None:
        self.squad(seat).space = read_space(space)

    def take_off_board(self, seat: int) -> None:
        self.squad(seat).space = NONE

    def place(self, seat: int) -> str | None:
        """Where the pawn stands, or None off the board."""
        space = self.squad(seat).space
        return None if space == NONE else write_space(space)

    def carry(self, seat: int, *eggs: str, rubble: int = 0) -> None:
        """The Leader carries exactly these Eggs and so much Rubble."""
        squad = self.squad(seat)
        self.state.egg_supply += squad.eggs - packed(*eggs)
        self.state.rubble_supply += squad.rubble - rubble
        squad.eggs = packed(*eggs)
        squad.rubble = rubble

    def carried(self, seat: int) -> list[str]:
        return egg_names(self.squad(seat).eggs)

    def vp(self, seat: int, tokens: int) -> None:
        self.squad(seat).vp = tokens

    def points(self, seat: int) -> int:
        return self.squad(seat).points()

    # Cards of a seat; Items and Weapons are cards such as IH1, I01-2, P01-1 or P09

    def hand(self, seat: int, *vehicles: str) -> None:
        """The seat holds exactly these Vehicle cards."""
        squad = self.squad(seat)
        self.deck("V").pile |= squad.hand
        squad.hand = 0
        for name in vehicles:
            squad.hand |= self._take(name)

    def give(self, seat: int, *cards: str) -> None:
        """Hidden Items and Weapons."""
        squad = self.squad(seat)
        for name in cards:
            if name[0] == "I":
                squad.items |= self._take(name)
            else:
                squad.weapons |= self._take(name)

    def give_all(self, seat: int, letter: str) -> None:
        """All Items or Weapons that are in the piles, so that no more can be drawn."""
        self.give(seat, *self.pile(letter), *self.discarded(letter))

    def wear(self, seat: int, hat: str) -> None:
        self._take(hat)
        self.squad(seat).hat = ITEM_CARD_IDS.index(hat)

    def hat(self, seat: int) -> str | None:
        hat = self.squad(seat).hat
        return None if hat == NONE else ITEM_CARD_IDS[hat]

    def put_in_play(self, seat: int, *sticks: str) -> None:
        """Sharpened Sticks beside the Leader."""
        for name in sticks:
            self.squad(seat).sticks |= self._take(name)

    def vehicles(self, seat: int) -> list[str]:
        return [VEHICLE_IDS[card] for card in bits(self.squad(seat).hand)]

    def items(self, seat: int) -> list[str]:
        return [ITEM_CARD_IDS[card] for card in bits(self.squad(seat).items)]

    def weapons(self, seat: int) -> list[str]:
        return [WEAPON_CARD_IDS[card] for card in bits(self.squad(seat).weapons)]

    # Bounties

    def line(self, *bounties: str) -> None:
        """Exactly these Bounties are in the Line."""
        for bounty in self.state.line:
            self.deck("B").pile |= 1 << bounty
        self.state.line = []
        for name in bounties:
            self._take(name)
            self.state.line.append(BOUNTY_IDS.index(name))

    def bounty_line(self) -> list[str]:
        return [BOUNTY_IDS[bounty] for bounty in self.state.line]

    def keep_secret(self, seat: int, *bounties: str) -> None:
        """Secret Bounties from the pile."""
        for name in bounties:
            self.squad(seat).secrets |= self._take(name)

    def secrets(self, seat: int) -> list[str]:
        return [BOUNTY_IDS[bounty] for bounty in bits(self.squad(seat).secrets)]

    def score(self, seat: int, *bounties: str) -> None:
        for name in bounties:
            self.squad(seat).scored |= self._take(name)

    def put_out(self, *bounties: str) -> None:
        """These Bounties are out of the game."""
        for name in bounties:
            self.state.bounties_out |= self._take(name)

    def scored(self, seat: int) -> list[str]:
        return [BOUNTY_IDS[bounty] for bounty in bits(self.squad(seat).scored)]

    # Board

    def rubble(self, pieces: int, *spaces: str) -> None:
        """So many pieces lie on each of these spaces."""
        for name in spaces:
            space = read_space(name)
            self.state.rubble_supply += self.state.rubble[space] - pieces
            self.state.rubble[space] = pieces

    def rubble_map(self) -> dict[str, int]:
        """All Rubble of the board, by space."""
        return {write_space(space): pieces for space, pieces in enumerate(self.state.rubble) if pieces}

    def leave_rubble(self, left: int, *bare: str) -> None:
        """So many pieces are in the supply: the rest lies on the board, from the last row up, not on bare spaces."""
        state = self.state
        for space in reversed(state.options.board.land_spaces):
            if state.location_at[space] == NONE and write_space(space) not in bare:
                pieces = min(2 - state.rubble[space], state.rubble_supply - left)
                state.rubble[space] += pieces
                state.rubble_supply -= pieces
        assert state.rubble_supply == left

    def eggs(self, space: str, *colours: str) -> None:
        """Exactly these Eggs lie on the space."""
        state = self.state
        state.egg_supply += state.eggs[read_space(space)] - packed(*colours)
        state.eggs[read_space(space)] = packed(*colours)

    def egg_map(self) -> dict[str, list[str]]:
        """All Eggs of the board, by space."""
        return {write_space(space): egg_names(eggs) for space, eggs in enumerate(self.state.eggs) if eggs}

    def egg_supply(self) -> list[str]:
        return egg_names(self.state.egg_supply)

    def location(self, name: str) -> str | None:
        """The space of a Location, or None when it is destroyed."""
        space = self.state.location_spaces[LOCATION_IDS.index(name)]
        return None if space == NONE else write_space(space)

    def lay_location(self, name: str, space: str) -> None:
        """The Location lies on another space, as in a wild layout."""
        state = self.state
        location = LOCATION_IDS.index(name)
        spaces = [*state.location_spaces]
        spaces[location] = read_space(space)
        state.location_spaces = spaces
        state.location_at = [spaces.index(at) if at in spaces else NONE for at in range(len(state.location_at))]

    def destroy(self, *names: str) -> None:
        """Solo: these Locations were destroyed before; no Bounty of theirs may be in the Line."""
        state = self.state
        for name in names:
            location = LOCATION_IDS.index(name)
            state.location_at = [NONE if place == location else place for place in state.location_at]
            state.location_spaces = [*state.location_spaces]
            state.location_spaces[location] = NONE

    # Terror zone; slots are 1 to 3, as in actions

    def worm(self, slot: int, worm: str, target: str | None = None, cards: tuple[str, ...] = ()) -> None:
        """The Worm lies in the slot, its Target on its coordinates or on this space, over these Vehicle cards."""
        state = self.state
        number = WORM_IDS.index(worm)
        if number in state.worms:
            state.worms[state.worms.index(number)] = state.worms[slot - 1]
        else:
            self._take(worm)
            self.deck("W").pile |= 1 << state.worms[slot - 1]
        state.worms[slot - 1] = number
        home = state.options.board.dice[WORM_DICE[number]]
        state.targets[slot - 1] = home if target is None else read_space(target)
        self.row(slot, *cards)

    def row(self, slot: int, *cards: str) -> None:
        """Exactly these Vehicle cards lie face up under the Worm, put there by nobody."""
        for entry in self.state.rows[slot - 1]:
            self.deck("V").pile |= 1 << entry_card(entry)
        self.state.rows[slot - 1] = []
        for name in cards:
            self._take(name)
            self.state.rows[slot - 1].append(face_up_entry(VEHICLE_IDS.index(name), NONE))

    def hide(self, slot: int, seat: int, *cards: str) -> None:
        """The seat has put these Vehicle cards face down under the Worm, after those that lie there."""
        for name in cards:
            self._take(name)
            entry = face_down_entry(VEHICLE_IDS.index(name), seat, self.state.hidings)
            self.state.rows[slot - 1].append(entry)
            self.state.hidings += 1

    def cards_under(self, slot: int) -> list[str]:
        """The Vehicle cards under a Worm in order of play; a star marks those that lie face down."""
        row = self.state.rows[slot - 1]
        return [VEHICLE_IDS[entry_card(entry)] + "*" * is_face_down(entry) for entry in row]

    def worm_in(self, slot: int) -> str:
        return WORM_IDS[self.state.worms[slot - 1]]

    def aim(self, slot: int, space: str) -> None:
        self.state.targets[slot - 1] = read_space(space)

    def target(self, slot: int) -> str:
        return write_space(self.state.targets[slot - 1])

    # The next chance outcomes, in the order in which they come

    def next_cards(self, *cards: str) -> None:
        """The next cards drawn, of any decks, up to the end of the next action; a kind such as P01 will do."""
        for name in cards:
            letter = name[0]
            deck = self.deck(letter)
            gone = self._foreseen.get(letter, 0)
            left = deck.pile & ~gone or deck.discard & ~gone
            fitting = [card for card in bits(left) if name in (CARD_IDS[letter][card], CARD_IDS[letter][card][:3])]
            assert fitting, f"{name} is not in the pile"
            self.script.append(bits(left).index(fitting[0]))
            self._foreseen[letter] = gone | 1 << fitting[0]

    # Turns

    def refill(self) -> None:
        """The active seat will draw the lowest Vehicle cards of the pile at the end of the turn."""
        squad = self.squad(self.state.active)
        self.script.extend([0] * max(0, squad.hand_limit() - squad.hand.bit_count()))

    def end_turn(self, *cards: str) -> None:
        """Do nothing more in this turn and refill the hand; then these cards are drawn, such as a new Worm."""
        self.refill()
        self.next_cards(*cards)
        seat = self.state.active
        if self.asked()[0] == "action_step":
            self.do("stop")
        if self.asked() == ("special_ability", [seat]):
            self.do("end_turn")

    def pass_turn(self, *cards: str) -> None:
        """A whole turn with the first Vehicle under the first Worm that has room, then as `end_turn`."""
        self.do(self.offers("play")[0])
        self.end_turn(*cards)


class FreshTable(TerrorBelowScene):
    """A table as the setup leaves it at its first decision; what was left to chance so far came from a script, if
    there is one."""

    def __init__(self, seats: int = 2, script: list[int] | None = None, **options: object) -> None:
        self._foreseen = {}
        chance = FastChance(1) if script is None else ScriptedChance(script)
        events: list[Event] = []
        Scene.__init__(self, GAME, GAME.new(options, seats=seats, chance=chance, events=events))
        self.events.extend(events)

    def choose_leaders(self) -> None:
        """Every seat that is asked takes the first of its Characters."""
        while self.asked()[0] == "choose_leaders":
            seat = self.asked()[1][0]
            self.do(self.texts(seat)[0], seat=seat)
