/** Judges every choice of the match that it is told on standard input: `node judging.ts FOLDER GAME` writes a line for each. */
import { readFileSync } from 'node:fs';
import { Judge } from '../../web/src/engine/judge.ts';
import { OpenMatch } from '../../web/src/engine/match.ts';
import { Module } from '../../web/src/engine/module.ts';

const [folder, key] = process.argv.slice(2);
const told = JSON.parse(readFileSync(`${folder}/${key}.json`, 'utf8'));
const module = await Module.of(told, readFileSync(`${folder}/${key}.wasm`));
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

for (const { seats, blank, deal, actions, simulations, effort } of JSON.parse(readFileSync(0, 'utf8'))) {
  const match = new OpenMatch(module, { seats, blank: bytes(blank), deal: bytes(deal), actions });
  const judge = new Judge(module, match, effort);
  for (let number = 1; number <= actions.length; number++) {
    const work = judge.judge(number, simulations);
    let step = work.next();
    while (!step.done) step = work.next();
    console.log(JSON.stringify(step.value));
  }
  console.log(JSON.stringify([match.playEqual(true), match.playEqual(false)]));
}
