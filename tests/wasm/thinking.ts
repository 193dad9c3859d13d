/** Thinks about the positions that it is told on standard input: `node thinking.ts FOLDER GAME` writes a line for each. */
import { readFileSync } from 'node:fs';
import { Module } from '../../web/src/engine/module.ts';
import { TreeSearch, type Key } from '../../web/src/engine/search.ts';

interface Question {
  guess: string; // in base 64
  seat: number;
  plan: Record<string, number>;
  key: Key;
  simulations: number;
}

const [folder, key] = process.argv.slice(2);
const told = JSON.parse(readFileSync(`${folder}/${key}.json`, 'utf8'));
const module = await Module.of(told, readFileSync(`${folder}/${key}.wasm`));

for (const asked of JSON.parse(readFileSync(0, 'utf8')) as Question[]) {
  const search = new TreeSearch(module, asked.plan, asked.key);
  search.begin(Buffer.from(asked.guess, 'base64'), asked.seat);
  if (search.choices > 1) search.spend(asked.simulations);
  const { value, mixed, choices, line } = search.thought();
  console.log(JSON.stringify({ value, mixed, choices: choices.map((one) => [one.action, one.visits, one.value, one.share]), line }));
}
