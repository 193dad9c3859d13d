/** Plays random games of a module and tells how many moves it made in a second of one processor: see `wasm.py`. */
import { readFileSync } from 'node:fs';
import { Module } from '../web/src/engine/module.ts';
import { Simulation } from '../web/src/engine/simulation.ts';

const [folder, key] = process.argv.slice(2);
const told = JSON.parse(readFileSync(`${folder}/${key}.json`, 'utf8'));
const module = await Module.of(told, readFileSync(`${folder}/${key}.wasm`));
const { seats, games, seed } = JSON.parse(readFileSync(0, 'utf8'));

new Simulation(module, seats, 'chance', seed).playFor(Infinity, Math.ceil(games / 4), () => 0);
const simulation = new Simulation(module, seats, 'chance', seed);
const began = process.cpuUsage();
simulation.playFor(Infinity, games, () => 0);
const spent = process.cpuUsage(began);
console.log((simulation.tally.moves / (spent.user + spent.system)) * 1e6);
