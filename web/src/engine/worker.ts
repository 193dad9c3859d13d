/** Games in a thread of their own: loads a module when it is first asked for, and answers as it goes. */
import type { Description } from './doors.ts';
import { Module } from './module.ts';
import { Simulation, type Tally } from './simulation.ts';

const OFTEN = 100; // milliseconds between two answers
const HOME = '/engine/';

export interface Wish {
  game: string;
  seats: number;
  bot: string;
  games: number;
  seed: [number, number];
  home?: string; // the folder of the modules, where it is not the server's
  template?: string; // a blank state with other components, in base 64
}

export type Answer = { kind: 'tally'; tally: Tally; seconds: number } | { kind: 'missing' } | { kind: 'failed'; why: string };

const thread = self as unknown as { postMessage(answer: Answer): void; onmessage: (event: MessageEvent<Wish>) => void };

/** The module, or nothing where the server has none. */
async function moduleOf({ game, home = HOME }: Wish): Promise<Module | null> {
  const told = await fetch(`${home}${game}.json`);
  if (told.status === 404) return null;
  const description = (await told.json()) as Description;
  const code = await fetch(`${home}${game}.wasm?made=${description.made}`);
  if (!code.ok) throw new Error(`${code.status} ${code.statusText}`);
  return Module.of(description, await code.arrayBuffer());
}

async function simulate(wish: Wish): Promise<void> {
  const module = await moduleOf(wish);
  if (!module) return thread.postMessage({ kind: 'missing' });
  const simulation = new Simulation(module, wish.seats, wish.bot, wish.seed, wish.template);
  const began = performance.now();
  do {
    simulation.playFor(OFTEN, wish.games, () => performance.now());
    thread.postMessage({ kind: 'tally', tally: simulation.tally, seconds: (performance.now() - began) / 1000 });
  } while (simulation.tally.games < wish.games);
}

thread.onmessage = (event) => {
  simulate(event.data).catch((why: unknown) => thread.postMessage({ kind: 'failed', why: String(why) }));
};
