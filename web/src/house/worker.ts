/** The thread in which the house lives.  Only one page of a browser has it at a time; others wait for it. */
import { Bots } from '../engine/bots.ts';
import type { Engine } from '../engine/crew.ts';
import type { Description } from '../engine/doors.ts';
import { Module } from '../engine/module.ts';
import { ME } from './foretold.ts';
import { type Answer, House } from './house.ts';
import { Keeping } from './keeping.ts';
import type { FromHouse, ToHouse } from './letters.ts';
import { unpacked } from './packed.ts';
import { type Laid, startPython } from './python.ts';

declare const LAID: Laid; // put in when the page is built
const LOCK = 'house';

const tell = (letter: FromHouse) => postMessage(letter);
const packedAt = async (path: string): Promise<Uint8Array> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  return unpacked(new Uint8Array(await response.arrayBuffer()));
};

/** What lies at an address, at once: Python cannot wait for the rules of a game in the middle of a call. */
function now<Body>(path: string, kind: XMLHttpRequestResponseType): Body {
  const request = new XMLHttpRequest();
  request.open('GET', path, false);
  request.responseType = kind;
  request.send();
  if (request.status !== 200) throw new Error(`${path}: ${request.status} ${request.statusText}`);
  return request.response as Body;
}

const engines = new Map<string, Engine>();

/** The engine of a game; whoever plays another never fetches it. */
function engineOf(game: string): Engine {
  const known = engines.get(game);
  if (known) return known;
  const told = JSON.parse(now<string>(`/engine/${game}.json`, 'text')) as Description;
  const engine = { told, code: new WebAssembly.Module(now<ArrayBuffer>(`/engine/${game}.wasm?made=${told.made}`, 'arraybuffer')) };
  engines.set(game, engine);
  return engine;
}

/** Threads of this one, where the browser allows them: else bots think here. */
const bots = typeof Worker === 'undefined' ? null : new Bots(engineOf);

async function open(keeping: Promise<Keeping>): Promise<House> {
  const home = `/python/${LAID.python}/`;
  const parts = { library: packedAt(`${home}library.packed`), box: packedAt(`/house/${LAID.made}/box.packed`) };
  const starting = startPython(home, LAID, parts);
  starting.catch(() => undefined);
  const kept = await keeping;
  const [python, pages, token] = await Promise.all([starting, kept.pages(), kept.token()]);
  return House.open(python, {
    lend: (game) => {
      const { told, code } = engineOf(game);
      return Module.at(told, code);
    },
    think: bots && (async (game, level, guess, seat) => JSON.stringify(await bots.think(game, level, guess, seat))),
    pages,
    token,
    keep: (changed, count) => kept.keep(changed, count),
    keepToken: (fresh) => kept.keepToken(fresh),
    settings: JSON.parse(self.name || '{}') as Record<string, unknown>,
  });
}

/** Until no other page of this browser has the house; it is ours then until this page is closed. */
function alone(): Promise<void> {
  return new Promise((resolve) => {
    const have = () => new Promise<void>(() => resolve());
    const found = (lock: Lock | null) => {
      if (lock) return have();
      tell({ kind: 'waits' });
      void navigator.locks.request(LOCK, have);
    };
    void navigator.locks.request(LOCK, { ifAvailable: true }, found);
  });
}

const keeping = alone().then(() => Keeping.open());
const house = open(keeping);
house.then(
  () => tell({ kind: 'open' }),
  (why: unknown) => tell({ kind: 'failed', why: String(why) }),
);

async function answer({ method, address, body }: ToHouse & { kind: 'ask' }): Promise<Answer> {
  const told = await (await house).ask(method, address, body);
  if (method !== 'GET') void remember();
  return told;
}

/** Keep what the house says of whoever lives here: whatever was done may have changed it. */
async function remember(): Promise<void> {
  const [kept, home] = await Promise.all([keeping, house]);
  const { body } = await home.ask('GET', ME, '');
  if (body !== (await kept.me())) await kept.keepMe(body);
}

async function heed(letter: ToHouse): Promise<void> {
  if (letter.kind === 'ask') return tell({ kind: 'answer', turn: letter.turn, ...(await answer(letter)) });
  const home = await house;
  switch (letter.kind) {
    case 'connect':
      home.connect(letter.socket, (data) => tell({ kind: 'frame', socket: letter.socket, data }), () => tell({ kind: 'closed', socket: letter.socket }));
      return tell({ kind: 'connected', socket: letter.socket });
    case 'frame':
      return home.hear(letter.socket, letter.data);
    case 'disconnect':
      return home.disconnect(letter.socket);
  }
}

addEventListener('message', (event: MessageEvent<ToHouse>) => void heed(event.data));
