/** Writes what viewers see of the states that it is told on standard input, a line each: `node showing.ts FOLDER GAME`. */
import { readFileSync } from 'node:fs';
import { Module } from '../../web/src/engine/module.ts';

interface Looks {
  states: number; // in the array of a match
  writer: string; // a record, in base 64
  out: number; // where in it the JSON begins
  looks: [string, number][]; // a state, in base 64, and the viewer
}

const [folder, key] = process.argv.slice(2);
const told = JSON.parse(readFileSync(`${folder}/${key}.json`, 'utf8'));
const module = await Module.of(told, readFileSync(`${folder}/${key}.wasm`));

const [asked] = JSON.parse(readFileSync(0, 'utf8')) as Looks[];
const states = module.records('State', asked.states);
const blank = Buffer.from(asked.writer, 'base64');
const writer = module.room(blank.length);
module.bytes(writer, blank.length).set(blank);

for (const [state, viewer] of asked.looks) {
  const bytes = Buffer.from(state, 'base64');
  module.bytes(states, bytes.length).set(bytes);
  const length = module.doors.show(states, 0, viewer, writer, writer);
  console.log(JSON.stringify(new TextDecoder().decode(module.bytes(writer + asked.out, length))));
}
