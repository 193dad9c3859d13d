/** A house as a page opens it, in Node; it does what it is told line by line, and says what came of it. */
import { createInterface } from 'node:readline';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Module } from '../../web/src/engine/module.ts';
import { House, type Furniture, type Python } from '../../web/src/house/house.ts';

interface Beginning {
  laid: string; // the folder in which the files of the site lie
  now: number;
  secret: string;
}

const PATIENCE = 120_000; // milliseconds
const bytesOf = (path: string) => new Uint8Array(readFileSync(path));

async function furnished(laid: string, home: string): Promise<Furniture> {
  const told = JSON.parse(readFileSync(join(laid, 'house', 'house.json'), 'utf8')) as { games: string[] };
  const modules: Record<string, Module> = {};
  for (const game of told.games) {
    const description = JSON.parse(readFileSync(join(laid, 'engine', `${game}.json`), 'utf8'));
    modules[game] = await Module.of(description, bytesOf(join(laid, 'engine', `${game}.wasm`)));
  }
  const keep = async () => undefined;
  return { box: bytesOf(join(laid, 'house', 'box.zip')), wheel: bytesOf(join(home, 'msgspec.whl')), modules, pages: new Uint8Array(0), token: '', keep, keepToken: keep };
}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const beginning = JSON.parse((await lines.next()).value as string) as Beginning;
const { python: version } = JSON.parse(readFileSync(join(beginning.laid, 'house', 'house.json'), 'utf8')) as { python: string };
const home = join(beginning.laid, 'python', version);
const { loadPyodide } = await import(join(home, 'pyodide.mjs'));
const python = await loadPyodide({ indexURL: home });
const asPython = (code: string) => python.runPython(code) as unknown;
const furniture = await furnished(beginning.laid, home);
furniture.settings = {
  pace: 0,
  now: asPython(`lambda: ${beginning.now}`),
  new_id: asPython(`import itertools; numbers = itertools.count(1); lambda: f"{next(numbers):016d}"`),
  new_secret: asPython(`lambda: bytes.fromhex("${beginning.secret}")`),
};
const house = await House.open(python as unknown as Python, furniture);

let heard: string[] = [];
const answer = (what: unknown) => process.stdout.write(`${JSON.stringify(what)}\n`);

/** What is heard until there are so many words, or nobody says any more. */
async function hear(count: number): Promise<string[]> {
  const until = Date.now() + PATIENCE;
  while (heard.length < count && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 2));
  await new Promise((resolve) => setTimeout(resolve, 2));
  const found = heard;
  heard = [];
  return found;
}

for await (const line of { [Symbol.asyncIterator]: () => lines }) {
  const step = JSON.parse(line);
  if (step.ask) {
    const { status, body } = await house.ask(...(step.ask as [string, string, string]));
    answer([status, body]);
  } else if (step.connect) {
    house.connect(step.connect, (data) => heard.push(data), () => undefined);
    answer(null);
  } else if (step.say) {
    house.hear(...(step.say as [number, string]));
    answer(await hear(step.count));
  } else answer(asPython(readFileSync(step.run, 'utf8')));
}
process.exit(0);
