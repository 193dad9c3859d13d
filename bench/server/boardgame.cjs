// The same games on boardgame.io with its in-memory storage: node boardgame.cjs PORT, run where boardgame.io is installed.
// Tick, and Ice Queen for two with everything that its players see and nothing else (`playerView`), by the same rulebook.
const { createRequire } = require("node:module");
const { Server, Origins } = createRequire(process.cwd() + "/")("boardgame.io/server");

const Tick = {
  name: "tick",
  setup: () => ({ said: 0 }),
  moves: { tick: ({ G }) => { G.said += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};

const CARDS = 30, KINDS = 13, CAP = 500;

function deal({ random }) {
  const deck = Array.from({ length: CARDS }, (_, card) => ({ card: card + 1, values: Array.from({ length: KINDS }, () => random.Die(10)) }));
  const shuffled = random.Shuffle(deck);
  const half = CARDS / 2;
  return { stacks: [shuffled.slice(0, half), shuffled.slice(half)], middle: [], hand: 0, last: null };
}

function call({ G, ctx, events }, category) {
  if (!Number.isInteger(category) || category < 0 || category >= KINDS) return "INVALID_MOVE";
  const caller = Number(ctx.currentPlayer);
  const shown = G.stacks.map((stack) => stack.shift());
  const [one, other] = shown.map(({ values }) => values[category]);
  const taker = one === other ? null : one > other ? 0 : 1;
  G.hand += 1;
  G.last = { category, shown, tied: taker === null ? [0, 1] : [taker], taker };
  if (taker === null) G.middle.push(shown[caller], shown[1 - caller]);
  else G.stacks[taker].push(shown[taker], shown[1 - taker], ...G.middle.splice(0));
  events.endTurn({ next: String(taker ?? 1 - caller) });
}

const isOver = ({ stacks, hand }) => stacks.some((stack) => stack.length === 0) || hand >= CAP;

const IceQueen = {
  name: "ice_queen",
  setup: deal,
  moves: { call: { move: call, client: false } },
  endIf: ({ G }) => (isOver(G) ? { stacks: G.stacks.map((stack) => stack.length) } : undefined),
  playerView: ({ G, playerID }) => ({
    stacks: G.stacks.map((stack) => stack.length),
    middle: G.middle.map(({ card }) => card),
    own: playerID === null ? null : (G.stacks[Number(playerID)][0] ?? null),
    hand: G.hand,
    last: G.last,
  }),
};

Server({ games: [Tick, IceQueen], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
