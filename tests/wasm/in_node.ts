/** Plays the games that it is told on standard input, and writes a line for each: `node in_node.ts FOLDER GAME`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Module } from '../../web/src/engine/module.ts';
import { Recorder, type Game } from './recorded.ts';

const [folder, key] = process.argv.slice(2);
const told = JSON.parse(readFileSync(`${folder}/${key}.json`, 'utf8'));
const recorder = new Recorder(await Module.of(told, readFileSync(`${folder}/${key}.wasm`)));

for (const game of JSON.parse(readFileSync(0, 'utf8')) as Game[]) {
  const states = createHash('sha256');
  const seens = createHash('sha256');
  const end = recorder.play(game, { state: (bytes) => states.update(bytes), seen: (bytes) => seens.update(bytes) });
  console.log(JSON.stringify([states.digest('hex'), seens.digest('hex'), end.rewards, end.legal]));
}
