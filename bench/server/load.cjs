// Real websocket clients, the same for both servers: two at every table, who choose at random as fast as they can.
// node load.cjs ours|theirs GAME PORT TABLES WARM SECONDS   (run where the package `ws` is installed)
// When a game is over, both ask for another: at ours by `rematch`, `sit`, `watch` and `unwatch` over the socket that they
// have, at theirs by `sync` to a match of a new name.  The moves pay for that, as they do in life.
// Prints a line of JSON when the first table stands and waits for a line; then when WARM moves were made, so that
// whoever compiles as they go has compiled; and at the end, which another line brings about before its time.
const { createRequire } = require("node:module");
const { performance } = require("node:perf_hooks");
const crypto = require("node:crypto");
const WebSocket = createRequire(process.cwd() + "/")("ws");

const [kind, game, port, tables, warm, seconds] = [...process.argv.slice(2, 4), ...process.argv.slice(4).map(Number)];
const latencies = [];
let moves = 0;
let games = 0;

function moved(sentAt) {
  moves += 1;
  latencies.push(performance.now() - sentAt);
}

const say = (what) => console.log(JSON.stringify(what));
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const oneOf = (list) => list[Math.floor(Math.random() * list.length)];

// The listener is there before the connection is, so that no first message is missed.
function open(address, headers, heard) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { headers, perMessageDeflate: false });
    socket.on("message", (data) => heard(socket, String(data)));
    socket.once("open", () => resolve(socket));
    socket.once("error", reject);
  });
}

async function post(path, body, cookie) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json", ...(cookie && { Cookie: cookie }) },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return [await answer.json(), (answer.headers.get("set-cookie") || "").split(";")[0]];
}

async function sitDown(anna, ben) {
  const [{ table }] = await post("/api/tables", { game, seats: [{ kind: "me" }, { kind: "open" }] }, anna);
  for (const cookie of [anna, ben]) {
    await post(`/api/tables/${table}/join`, { name: "A", nonce: crypto.randomBytes(16).toString("hex") }, cookie);
  }
  return table;
}

async function ourTable() {
  const [, anna] = await post("/api/me", { name: "Anna" });
  const [, ben] = await post("/api/me", { name: "Ben" });
  const first = await sitDown(anna, ben);
  const sockets = await Promise.all([anna, ben].map(async (cookie, seat) => {
    let table = first, number = 0, sentAt = 0, pending = "";
    const named = (kind) => `${kind}${table}${number++}`;
    return open(`ws://127.0.0.1:${port}/api/socket`, { Cookie: cookie }, (socket, data) => {
      const tell = (message) => socket.send(JSON.stringify(message));
      const message = JSON.parse(data);
      if (message.type === "presence" || (message.table && message.table !== table)) return;
      if (message.type === "refused" && message.code === "stale") {
        pending = "";
        return tell({ type: "watch", table });
      }
      if (message.type === "accepted") {
        if (!message.next) return;
        tell({ type: "unwatch", table });
        table = message.next;
        tell({ type: "sit", table, id: named("s"), name: "A", nonce: crypto.randomBytes(16).toString("hex") });
        return tell({ type: "watch", table });
      }
      if (message.type !== "update") throw new Error(data);
      if (pending && message.answers === pending) { moved(sentAt); pending = ""; }
      if (message.status === "over" && !message.next) {
        games += 0.5; // they are two, and each hears of it once
        return tell({ type: "rematch", table, id: named("r") });
      }
      if (message.choices.length && !pending) {
        pending = named("m");
        sentAt = performance.now();
        tell({ type: "act", table, id: pending, seat, seq: message.seq, action: oneOf(message.choices).action });
      }
    });
  }));
  return sockets.map((socket) => () => socket.send(JSON.stringify({ type: "watch", table: first })));
}

const calls = { tick: () => ["tick", []], ice_queen: () => ["call", [Math.floor(Math.random() * 13)]] };

async function theirTable() {
  let match = crypto.randomBytes(8).toString("hex");
  let over = false;
  const clients = await Promise.all(["0", "1"].map(async (player) => {
    let sentAt = 0, pending = null, connected;
    const ready = new Promise((resolve) => { connected = resolve; });
    const emit = (socket, ...parts) => socket.send(`42/${game},` + JSON.stringify(parts));
    const consider = (socket, state) => {
      if (pending !== null && state._stateID > pending) { moved(sentAt); pending = null; }
      if (state.ctx.gameover) {
        if (over) return;
        over = true;
        games += 1;
        match = crypto.randomBytes(8).toString("hex");
        for (const client of clients) client.forget();
        over = false;
        for (const client of clients) client.sync();
      } else if (state.ctx.currentPlayer === player && pending === null) {
        sentAt = performance.now();
        pending = state._stateID;
        const [type, args] = calls[game]();
        const payload = { type, args, playerID: player, credentials: undefined };
        emit(socket, "update", { type: "MAKE_MOVE", payload }, state._stateID, match, player);
      }
    };
    const socket = await open(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {}, (socket, text) => {
      if (text === "2") socket.send("3");
      else if (text[0] === "0") socket.send(`40/${game},`);
      else if (text.startsWith(`40/${game}`)) connected();
      else if (text.startsWith(`42/${game},`)) {
        const [name, of, body] = JSON.parse(text.slice(4 + game.length));
        if (of !== match) return;
        if (name === "sync") consider(socket, body.state);
        if (name === "update") consider(socket, body);
      }
    });
    await ready;
    return { sync: () => emit(socket, "sync", match, player, undefined, 2), forget: () => { pending = null; } };
  }));
  return clients.map(({ sync }) => sync);
}

const setUp = () => (kind === "ours" ? ourTable() : theirTable());

async function main() {
  const starts = await setUp();
  say({ first: true });
  await new Promise((resolve) => process.stdin.once("data", resolve));
  for (let index = 1; index < tables; index += 20) {
    const some = Array.from({ length: Math.min(20, tables - index) }, setUp);
    for (const pair of await Promise.all(some)) starts.push(...pair);
  }
  for (const start of starts) start();
  while (moves < warm) await sleep(10);
  moves = latencies.length = games = 0;
  const began = performance.now();
  say({ warm: true });
  await Promise.race([sleep(seconds * 1000), new Promise((resolve) => process.stdin.once("data", resolve))]);
  const took = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null;
  say({ moves: latencies.length, games, seconds: took, p50: at(0.5), p99: at(0.99) });
  process.exit(0);
}

main();
