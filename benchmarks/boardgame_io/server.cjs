// A boardgame.io server with its own storage in memory: node server.cjs PLACES; says the port it listens to.

const { Server, Origins } = require("boardgame.io/server");
const { makeGame } = require("./game.cjs");

const server = Server({ games: [makeGame(Number(process.argv[2]))], origins: [Origins.LOCALHOST] });
server.run({ port: 0, lobbyConfig: { apiPort: 0 } }).then(({ appServer }) => {
  console.log(`listening ${appServer.address().port}`);
});
