/** A search by trials, as in `snowedin/bots/search/trial_search.py`: every choice in the same worlds, the worse half left out. */
import type { Budget, Mind } from './mind.ts';
import type { Key, Module } from './module.ts';
import type { Judged, Thought } from './search.ts';

const LAPS = 2; // between two looks at the clock
const ACTION = 1; // of a liked choice: its worth, then its action

export class TrialSearch implements Mind {
  readonly isSettled = false; // there is always something to try
  private readonly module: Module;
  private readonly desk: number;
  private readonly book: number;
  private readonly states: number;
  private readonly guess: number;
  private seat = 0;
  private done = 0;

  constructor(module: Module, plan: Record<string, number>, key: Key) {
    this.module = module;
    this.desk = module.records('Desk');
    this.book = module.records('Book');
    this.states = module.records('State', module.constant('TRIAL_STATES'));
    this.guess = module.records('State');
    for (const name of ['noise', 'imagined', 'clear', 'agreed']) module.put('Desk', this.desk, name, plan[name] ?? 0);
    module.doors.start(module.inside('Desk', this.desk, 'source'), ...key, module.constant('STREAM'));
  }

  begin(guess: Uint8Array, seat: number): void {
    this.module.bytes(this.guess, guess.length).set(guess);
    this.seat = seat;
    this.done = 0;
    this.start();
  }

  *think({ simulations, milliseconds }: Budget): Generator<void> {
    const began = performance.now();
    const rounds = Math.max(1, Math.ceil(Math.log2(Math.max(1, this.count('choices')))));
    for (let round = 1; round <= rounds; round++) {
      const share = round / rounds;
      const until = milliseconds === undefined ? Infinity : began + milliseconds * share;
      const left = simulations === undefined ? Infinity : Math.floor(simulations * share) - this.done;
      yield* this.spend(Math.max(1, Math.floor(left / this.count('running'))), until);
      if (round < rounds) this.module.doors.leave_out?.(this.desk);
    }
  }

  thought(): Thought {
    const count = this.count('choices');
    const choices = Array.from({ length: count }, (_, i) => this.judged(i));
    choices.sort((a, b) => b.visits - a.visits || b.value - a.value || a.action - b.action);
    return { simulations: this.done, value: choices[0]?.value ?? NaN, mixed: false, choices, line: [], solved: false };
  }

  valueOf(action: number, simulations: number): number {
    this.start();
    this.module.whole(this.liked(0), 2)[ACTION] = BigInt(action);
    this.module.put('Desk', this.desk, 'running', 1);
    this.module.put('Desk', this.desk, 'choices', 1);
    this.run(simulations);
    return this.at('gain', 0) / simulations;
  }

  private *spend(laps: number, until: number): Generator<void> {
    const running = this.count('running');
    for (let ran = 0; ran < laps; ) {
      const step = Math.min(laps - ran, LAPS);
      this.run(step);
      ran += step;
      this.done += step * running;
      yield;
      if (performance.now() >= until) return;
    }
  }

  private start(): void {
    this.module.copy(this.guess, this.states, 'State');
    this.module.doors.begin?.(this.desk, this.book, this.states, this.seat);
  }

  private run(laps: number): void {
    this.module.doors.run?.(this.desk, this.book, this.states, this.seat, laps);
  }

  private judged(i: number): Judged {
    const visits = this.at('tries', i);
    const action = Number(this.module.whole(this.liked(i), 2)[ACTION]);
    return { action, visits, value: this.at('gain', i) / Math.max(visits, 1), share: visits / Math.max(this.done, 1) };
  }

  /** Where a liked choice stands. */
  private liked(i: number): number {
    const slot = this.module.layout('Desk').fields.choice;
    return this.desk + (slot?.at ?? 0) + i * (slot?.record?.size ?? 0);
  }

  private count(field: string): number {
    return this.at(field, 0);
  }

  private at(field: string, place: number): number {
    return Number(this.module.field('Desk', this.desk, field)[place]);
  }
}
