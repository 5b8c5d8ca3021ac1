// Plays many matches at a boardgame.io server, two clients each: node clients.cjs PORT PLACES MATCHES MOVES PAUSE SEED.
// Says "ready", waits for a line, plays, and says the milliseconds from each press to its answer as JSON.

const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { makeGame, offered } = require("./game.cjs");

const [port, places, matches, moves, pause, seed] = process.argv.slice(2).map(Number);
const game = makeGame(places);
let state = seed;

function lot(below) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

class Match {
  constructor(number) {
    this.clients = ["0", "1"].map((playerID) =>
      Client({
        game,
        matchID: `match-${number}`,
        playerID,
        multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } }),
        debug: false,
      }),
    );
    this.times = [];
    this.bytes = 0;
  }

  async connect() {
    for (const client of this.clients) {
      const told = new Promise((resolve) => client.subscribe((now) => now && resolve()));
      client.start();
      await told;
    }
  }

  async play(count) {
    for (let left = count; left > 0; left -= 1) {
      const client = this.clients.find((one) => one.playerID === this.clients[0].getState().ctx.currentPlayer);
      const { G, _stateID } = client.getState();
      const choices = offered(G, client.playerID, G.hand);
      const [verb, ...target] = choices[lot(choices.length)];
      const begun = performance.now();
      await this.until(_stateID + 1, () => client.moves[verb](...target));
      this.times.push(performance.now() - begun);
      if (pause) await new Promise((resolve) => setTimeout(resolve, Math.max(0, pause * 1000 - (performance.now() - begun))));
    }
    this.bytes = JSON.stringify(this.clients[0].getState().G).length;
  }

  // Both have seen the state of a number.
  until(number, press) {
    const seen = this.clients.map(
      (client) =>
        new Promise((resolve) => {
          const stop = client.subscribe((now) => {
            if (now && now._stateID >= number) resolve(stop);
          });
        }),
    );
    press();
    return Promise.all(seen).then((stops) => stops.forEach((stop) => stop()));
  }
}

async function main() {
  const all = Array.from({ length: matches }, (_, number) => new Match(number));
  for (const match of all) await match.connect();
  const warm = Math.ceil(2000 / matches);
  await Promise.all(all.map((match) => match.play(warm)));
  for (const match of all) match.times = [];
  console.log("ready");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  await Promise.all(all.map((match) => match.play(moves)));
  console.log(JSON.stringify({ times: all.flatMap((match) => match.times), bytes: all[0].bytes }));
  process.exit(0);
}

main();
