/** The thread in which the house lives.  Only one page of a browser has it at a time; others wait for it. */
import type { Description } from '../engine/doors.ts';
import { Module } from '../engine/module.ts';
import { House, type Python } from './house.ts';
import { Keeping } from './keeping.ts';
import type { FromHouse, ToHouse } from './letters.ts';

const HOME = '/house/';
const LOCK = 'house';

/** What was laid out for this page: see `snowedin.house.site`. */
interface Laid {
  python: string; // the version of Pyodide
  made: string; // a fingerprint of the box
  games: string[];
}

const tell = (letter: FromHouse) => postMessage(letter);
const bytesOf = async (path: string): Promise<Uint8Array> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
};

async function startPython(home: string): Promise<Python> {
  const { loadPyodide } = await import(/* @vite-ignore */ `${home}pyodide.mjs`);
  return loadPyodide({ indexURL: home }) as Promise<Python>;
}

async function moduleOf(game: string): Promise<[string, Module]> {
  const told = (await (await fetch(`/engine/${game}.json`)).json()) as Description;
  const code = await fetch(`/engine/${game}.wasm?made=${told.made}`);
  return [game, await Module.of(told, await code.arrayBuffer())];
}

async function modulesOf(games: string[]): Promise<Record<string, Module>> {
  return Object.fromEntries(await Promise.all(games.map(moduleOf)));
}

async function open(): Promise<House> {
  const laid = (await (await fetch(`${HOME}house.json`, { cache: 'no-cache' })).json()) as Laid;
  const python = `/python/${laid.python}/`;
  const box = bytesOf(`${HOME}box.zip?made=${laid.made}`);
  const loading = Promise.all([startPython(python), box, bytesOf(`${python}msgspec.whl`), modulesOf(laid.games)]);
  loading.catch(() => undefined);
  await alone();
  const keeping = await Keeping.open();
  const [[started, packed, wheel, games], pages, token] = await Promise.all([loading, keeping.pages(), keeping.token()]);
  return House.open(started, {
    box: packed,
    wheel,
    modules: games,
    pages,
    token,
    keep: (changed, count) => keeping.keep(changed, count),
    keepToken: (fresh) => keeping.keepToken(fresh),
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

const house = open();
house.then(
  () => tell({ kind: 'open' }),
  (why: unknown) => tell({ kind: 'failed', why: String(why) }),
);

async function heed(letter: ToHouse): Promise<void> {
  const home = await house;
  switch (letter.kind) {
    case 'ask':
      return tell({ kind: 'answer', turn: letter.turn, ...(await home.ask(letter.method, letter.address, letter.body)) });
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
