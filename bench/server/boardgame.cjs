// The same game on boardgame.io with its in-memory storage: node boardgame.cjs PORT, run where boardgame.io is installed.
const { createRequire } = require("node:module");
const { Server, Origins } = createRequire(process.cwd() + "/")("boardgame.io/server");

const Tick = {
  name: "tick",
  setup: () => ({ said: 0 }),
  moves: { tick: ({ G }) => { G.said += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};

Server({ games: [Tick], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
