// Real websocket clients, the same for both servers: two at every table, who say "tick" in turn as fast as they can.
// node load.cjs ours|theirs PORT TABLES WARM SECONDS   (run where the package `ws` is installed)
// Prints a line of JSON when the first table stands and waits for a line; then when WARM moves were made, so that
// whoever compiles as they go has compiled; and at the end.
const { createRequire } = require("node:module");
const { performance } = require("node:perf_hooks");
const crypto = require("node:crypto");
const WebSocket = createRequire(process.cwd() + "/")("ws");

const [kind, port, tables, warm, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const latencies = [];
let moves = 0;

function moved(sentAt) {
  moves += 1;
  latencies.push(performance.now() - sentAt);
}

const say = (what) => console.log(JSON.stringify(what));
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

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

async function ourTable() {
  const [, anna] = await post("/api/me", { name: "Anna" });
  const [, ben] = await post("/api/me", { name: "Ben" });
  const [{ table }] = await post("/api/tables", { game: "tick", seats: [{ kind: "me" }, { kind: "open" }] }, anna);
  for (const cookie of [anna, ben]) {
    await post(`/api/tables/${table}/join`, { name: "A", nonce: crypto.randomBytes(16).toString("hex") }, cookie);
  }
  return Promise.all([anna, ben].map(async (cookie, seat) => {
    let number = 0, sentAt = 0, pending = "";
    const socket = await open(`ws://127.0.0.1:${port}/api/socket`, { Cookie: cookie }, (socket, data) => {
      const message = JSON.parse(data);
      if (message.type === "presence") return;
      if (message.type !== "update") throw new Error(data);
      if (pending && message.answers === pending) { moved(sentAt); pending = ""; }
      if (message.choices.length) {
        pending = `m${number++}`;
        sentAt = performance.now();
        socket.send(JSON.stringify({
          type: "act", table, id: pending, seat, seq: message.seq, action: message.choices[0].action,
        }));
      }
    });
    return () => socket.send(JSON.stringify({ type: "watch", table }));
  }));
}

async function theirTable(index) {
  const match = `m${index}-${crypto.randomBytes(4).toString("hex")}`;
  return Promise.all(["0", "1"].map(async (player) => {
    let sentAt = 0, pending = false, connected;
    const ready = new Promise((resolve) => { connected = resolve; });
    const emit = (socket, ...parts) => socket.send("42/tick," + JSON.stringify(parts));
    const consider = (socket, state) => {
      if (pending && state._stateID > pending) { moved(sentAt); pending = false; }
      if (state.ctx.currentPlayer === player && !pending) {
        sentAt = performance.now();
        pending = state._stateID;
        const payload = { type: "tick", args: [], playerID: player, credentials: undefined };
        emit(socket, "update", { type: "MAKE_MOVE", payload }, state._stateID, match, player);
      }
    };
    const socket = await open(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {}, (socket, text) => {
      if (text === "2") socket.send("3");
      else if (text[0] === "0") socket.send("40/tick,");
      else if (text.startsWith("40/tick")) connected();
      else if (text.startsWith("42/tick,")) {
        const [name, , body] = JSON.parse(text.slice(8));
        if (name === "sync") consider(socket, body.state);
        if (name === "update") consider(socket, body);
      }
    });
    await ready;
    return () => emit(socket, "sync", match, player, undefined, 2);
  }));
}

const setUp = (index) => (kind === "ours" ? ourTable() : theirTable(index));

async function main() {
  const starts = await setUp(0);
  say({ first: true });
  await new Promise((resolve) => process.stdin.once("data", resolve));
  for (let index = 1; index < tables; index += 20) {
    const some = Array.from({ length: Math.min(20, tables - index) }, (_, i) => setUp(index + i));
    for (const pair of await Promise.all(some)) starts.push(...pair);
  }
  for (const start of starts) start();
  while (moves < warm) await sleep(10);
  moves = latencies.length = 0;
  const began = performance.now();
  say({ warm: true });
  await sleep(seconds * 1000);
  const took = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null;
  say({ moves: latencies.length, seconds: took, p50: at(0.5), p99: at(0.99) });
  process.exit(0);
}

main();
