// A game for boardgame.io to be compared with: two players, a board of as many places as wanted, hands and a pile that are
// secret, a turn of up to four actions of which some draw or roll. Everything is checked before it is done.

const { INVALID_MOVE } = require("boardgame.io/core");

const KINDS = ["forest", "ruin", "marsh", "road", "tower", "gate"];
const HAND = 5;
const ACTIONS = 4;

function places(count) {
  return Array.from({ length: count }, (_, number) => ({
    id: `place-${number}`,
    kind: KINDS[number % KINDS.length],
    turned: number % 6,
    open: number < 4,
    token: null,
  }));
}

function setup(count) {
  return ({ random }) => {
    const pile = random.Shuffle(Array.from({ length: 60 }, (_, number) => `card-${number}`));
    const heroes = {};
    const hands = {};
    for (const player of ["0", "1"]) {
      heroes[player] = { place: 0, health: 6, points: 0, gold: 3, items: ["rope", "torch", "boots"] };
      hands[player] = pile.splice(0, HAND);
    }
    return { board: places(count), heroes, hands, pile, used: [], actions: ACTIONS, last: null };
  };
}

function neighbours(board, place) {
  return [place - 7, place - 6, place - 1, place + 1, place + 6, place + 7].filter((other) => other >= 0 && other < board.length);
}

// What the current player may do: what a client offers, and what a move is checked against.
function offered(G, player, hand) {
  const hero = G.heroes[player];
  const around = neighbours(G.board, hero.place);
  return [
    ...around.filter((place) => G.board[place].open).map((place) => ["walk", place]),
    ...around.filter((place) => !G.board[place].open).map((place) => ["explore", place]),
    ...hand.map((card) => ["play", card]),
    ["rest"],
  ];
}

function done({ G, events }) {
  G.actions -= 1;
  if (G.actions === 0) {
    G.actions = ACTIONS;
    events.endTurn();
  }
}

function move(apply) {
  return {
    client: false,
    move: (context, target) => {
      const { G, playerID } = context;
      const name = apply.name;
      const all = offered(G, playerID, G.hands[playerID]);
      if (!all.some(([verb, other]) => verb === name && other === target)) return INVALID_MOVE;
      apply(context, target);
      G.last = { player: playerID, verb: name, target: target ?? null };
      return done(context);
    },
  };
}

function walk({ G, playerID }, place) {
  G.heroes[playerID].place = place;
}

function explore({ G, playerID, random }, place) {
  G.board[place].open = true;
  G.board[place].turned = random.Die(6) - 1;
  G.board[place].token = random.Die(6) > 4 ? "monster" : null;
  G.heroes[playerID].points += 1;
}

function play({ G, playerID, random }, card) {
  const hand = G.hands[playerID];
  hand.splice(hand.indexOf(card), 1);
  G.used.push(card);
  if (G.pile.length === 0) G.pile = random.Shuffle(G.used.splice(0, G.used.length));
  hand.push(G.pile.pop());
  G.heroes[playerID].gold += 1;
}

function rest({ G, playerID }) {
  G.heroes[playerID].health = Math.min(6, G.heroes[playerID].health + 1);
}

function playerView({ G, playerID }) {
  const { pile, hands, ...open } = G;
  return { ...open, pile: pile.length, hand: hands[playerID] ?? [], held: { 0: hands[0].length, 1: hands[1].length } };
}

const makeGame = (count) => ({
  name: "compared",
  minPlayers: 2,
  maxPlayers: 2,
  setup: setup(count),
  moves: { walk: move(walk), explore: move(explore), play: move(play), rest: move(rest) },
  playerView,
});

module.exports = { makeGame, offered };
