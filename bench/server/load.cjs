// Real websocket clients, the same for both servers: two at every table, who say "tick" in turn as fast as they can.
// node load.cjs ours|theirs PORT TABLES SECONDS   (run where the package `ws` is installed); prints one line of JSON.
const { createRequire } = require("node:module");
const { performance } = require("node:perf_hooks");
const crypto = require("node:crypto");
const WebSocket = createRequire(process.cwd() + "/")("ws");

const [kind, port, tables, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const latencies = [];
let moves = 0;
let measuring = false;

function moved(sentAt) {
  if (measuring) { moves += 1; latencies.push(performance.now() - sentAt); }
}

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

async function main() {
  const starts = [];
  for (let index = 0; index < tables; index += 20) {
    const some = Array.from({ length: Math.min(20, tables - index) }, (_, i) => (kind === "ours" ? ourTable() : theirTable(index + i)));
    for (const pair of await Promise.all(some)) starts.push(...pair);
  }
  console.log(JSON.stringify({ ready: true }));
  for (const start of starts) start();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  measuring = true;
  console.log(JSON.stringify({ begin: true }));
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  measuring = false;
  const took = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null;
  console.log(JSON.stringify({ moves, seconds: took, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

main();
