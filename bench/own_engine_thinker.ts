/** Lets Skier choose at positions, and tells how many milliseconds each choice took: see `own_engine.py`. */
import { readFileSync } from 'node:fs';
import { mindOf } from '../web/src/engine/mind.ts';
import { Module } from '../web/src/engine/module.ts';

const [folder, key] = process.argv.slice(2);
const told = JSON.parse(readFileSync(`${folder}/${key}.json`, 'utf8'));
const module = await Module.of(told, readFileSync(`${folder}/${key}.wasm`));
const skier = module.told.levels[2];
if (!skier) throw new Error(`${key} has no third level.`);
const mind = skier.bot ? null : mindOf(module, skier);
const s = module.records('State');
const dice = module.records('Chance');
module.chance(dice);

for (const { guess, seat } of JSON.parse(readFileSync(0, 'utf8')) as { guess: string; seat: number }[]) {
  const state = new Uint8Array(Buffer.from(guess, 'base64'));
  const began = performance.now();
  if (mind) {
    mind.begin(state, seat);
    for (const _ of mind.think({ simulations: skier.simulations ?? 0 }));
    mind.thought();
  } else {
    module.bytes(s, state.length).set(state);
    module.doors.choose(module.told.bots.indexOf(skier.bot), s, seat, dice);
  }
  console.log(performance.now() - began);
}
