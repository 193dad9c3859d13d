/** Positions that need no search, as in `snowedin/bots/search/endgame.py`: the game's solver is asked before the search. */
import type { Budget, Mind } from './mind.ts';
import type { Module } from './module.ts';
import type { Thought } from './search.ts';

const FIRST = 1 / 16; // of the effort: what is tried first where there is a clock
const PATIENCE = 0.5; // of the time, after which the rest is left to the search

export class SolvingFirst implements Mind {
  private readonly module: Module;
  private readonly search: Mind;
  private readonly effort: number;
  private readonly states: number;
  private readonly guess: number;
  private readonly room: number;
  private readonly shares: number;
  private readonly values: number;
  private seat = 0;
  private solution: Thought | null = null;

  constructor(module: Module, search: Mind, effort: number) {
    this.module = module;
    this.search = search;
    this.effort = effort;
    this.guess = module.records('State');
    this.states = module.records('State', module.constant('SOLVER_STATES'));
    this.room = module.records('Room');
    this.shares = module.room(8 * module.told.actions);
    this.values = module.room(8 * module.told.actions);
  }

  begin(guess: Uint8Array, seat: number, isKept = false): void {
    this.module.bytes(this.guess, guess.length).set(guess);
    this.seat = seat;
    this.solution = null;
    this.search.begin(guess, seat, isKept);
  }

  *think(budget: Budget): Generator<void> {
    yield* this.solve(budget.milliseconds);
    if (!this.solution) yield* this.search.think(budget);
  }

  thought(): Thought {
    return this.solution ?? this.search.thought();
  }

  valueOf(action: number, simulations: number): number {
    const found = this.solution?.choices.find((one) => one.action === action);
    return found && !Number.isNaN(found.value) ? found.value : this.search.valueOf(action, simulations);
  }

  get isSettled(): boolean {
    return this.search.isSettled;
  }

  /** With a clock, more and more is tried while there is time. */
  private *solve(milliseconds: number | undefined): Generator<void> {
    if (!this.module.doors.may_be_solved?.(this.guess)) return;
    const began = performance.now();
    let spent = milliseconds === undefined ? this.effort : Math.max(1, Math.floor(this.effort * FIRST));
    for (;;) {
      this.solution = this.attempt(spent);
      if (spent >= this.effort || this.solution?.solved) return;
      if (milliseconds !== undefined && 2 * (performance.now() - began) > PATIENCE * milliseconds) return;
      spent = Math.min(2 * spent, this.effort);
      yield;
    }
  }

  private attempt(effort: number): Thought | null {
    const { module, shares, values } = this;
    const { actions } = module.told;
    module.copy(this.guess, this.states, 'State');
    module.real(shares, actions).fill(0);
    module.real(values, actions).fill(NaN);
    const value = module.doors.solve?.(this.states, this.seat, effort, this.room, shares, actions, values, actions) ?? -1;
    return value < 0 ? null : this.told(value);
  }

  private told(value: number): Thought {
    const shares = this.module.real(this.shares, this.module.told.actions).slice();
    const values = this.module.real(this.values, this.module.told.actions).slice();
    const choices = this.module.legal(this.guess, this.seat).map((action) => ({ action, visits: 0, value: values[action] ?? NaN, share: shares[action] ?? 0 }));
    choices.sort((a, b) => b.share - a.share);
    const isEstimated = 'sure' in this.module.layout('Room').fields && !Number(this.module.field('Room', this.room, 'sure')[0]);
    return { simulations: 0, value, mixed: (choices[0]?.share ?? 1) < 1, choices, line: [], solved: !isEstimated };
  }
}
