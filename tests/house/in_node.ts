/** A house as a page opens it, in Node; it does what it is told line by line, and says what came of it. */
import { createInterface } from 'node:readline';
import { readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { Module } from '../../web/src/engine/module.ts';
import { House } from '../../web/src/house/house.ts';
import { unpacked } from '../../web/src/house/packed.ts';
import { type Laid, startPython } from '../../web/src/house/python.ts';

interface Beginning {
  laid: string; // the folder in which the files of the site lie
  now: number;
  secret: string;
}

const PATIENCE = 120_000; // milliseconds
const bytesOf = (...path: string[]) => new Uint8Array(readFileSync(join(...path)));
const textOf = (...path: string[]) => readFileSync(join(...path), 'utf8');

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const beginning = JSON.parse((await lines.next()).value as string) as Beginning;
const { laid } = beginning;
const told = JSON.parse(textOf(laid, 'house', 'house.json')) as Laid;
const home = `${join(laid, 'python', told.python)}/`;
const parts = { library: unpacked(bytesOf(home, 'library.packed')), box: unpacked(bytesOf(laid, 'house', told.made, 'box.packed')) };
const python = (await startPython(home, told, parts, devNull)) as unknown as { runPython(code: string): unknown; pyimport(name: string): unknown };
const modules = new Map<string, Module>();

function lend(game: string): Module {
  const known = modules.get(game) ?? Module.at(JSON.parse(textOf(laid, 'engine', `${game}.json`)), new WebAssembly.Module(bytesOf(laid, 'engine', `${game}.wasm`)));
  modules.set(game, known);
  return known;
}

const asPython = (code: string) => python.runPython(code) as unknown;
const keep = async () => undefined;
const settings = {
  pace: 0,
  now: asPython(`lambda: ${beginning.now}`),
  new_id: asPython(`import itertools; numbers = itertools.count(1); lambda: f"{next(numbers):016d}"`),
  new_secret: asPython(`lambda: bytes.fromhex("${beginning.secret}")`),
};
const house = await House.open(python, { lend, think: null, pages: new Uint8Array(0), token: '', keep, keepToken: keep, settings });

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
