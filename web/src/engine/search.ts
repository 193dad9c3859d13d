/** A search by a tree: budgets and reports, as in `snowedin/bots/search`; the tree itself grows in the module. */
import type { Key, Module } from './module.ts';
import type { Budget, Mind } from './mind.ts';

/** What is thought of one choice. */
export interface Judged {
  action: number;
  visits: number;
  value: number; // the mean result for the seat
  share: number; // how often it should be chosen
}

/** What is thought of a position. */
export interface Thought {
  simulations: number;
  value: number; // the expected result
  mixed: boolean; // others choose at the same moment
  choices: Judged[]; // the best first
  line: [number, number][]; // seats and actions, in one of the possible worlds
  solved: boolean; // no estimate: everything that matters was looked at
}

const WIDTH = 2; // a seat and an action
const NOW_AND_THEN = 16; // simulations between two looks at the clock
const SELDOM = 8 * NOW_AND_THEN; // the same between two looks at whether the matter is decided

export class TreeSearch implements Mind {
  private readonly module: Module;
  private readonly tree: number;
  private readonly states: number;
  private readonly line: number;
  private readonly guess: number;
  private seat = 0;
  private done = 0;

  constructor(module: Module, plan: Record<string, number>, key: Key) {
    this.module = module;
    this.tree = module.records('Tree');
    this.guess = module.records('State');
    this.states = module.records('State', module.constant('TREE_STATES'));
    this.line = module.room(8 * WIDTH * module.constant('LINE'));
    for (const name of ['explore', 'tremble', 'wits', 'trust', 'habit', 'horizon', 'bot']) {
      module.put('Tree', this.tree, name, plan[name] ?? 0);
    }
    module.doors.start(module.inside('Tree', this.tree, 'dice'), ...key, this.module.constant('STREAM'));
    module.doors.seed(this.tree);
  }

  /** Begins to think about a redeal, on an empty tree, or on that of earlier thoughts if this position is in it. */
  begin(guess: Uint8Array, seat: number, isKept = false): void {
    this.module.bytes(this.guess, guess.length).set(guess);
    this.module.copy(this.guess, this.states, 'State');
    this.seat = seat;
    this.done = 0;
    if (!isKept || !this.hasRoom('nodes', 'visits') || !this.hasRoom('edges', 'tries') || this.isUnknown) this.forget();
  }

  private forget(): void {
    this.module.field('Tree', this.tree, 'slots').fill(0 as never);
    this.module.put('Tree', this.tree, 'nodes', 0);
    this.module.put('Tree', this.tree, 'edges', 0);
  }

  /** Is at least half of it free? */
  private hasRoom(used: string, all: string): boolean {
    return 2 * this.at(used, 0) < this.module.field('Tree', this.tree, all).length;
  }

  private get isUnknown(): boolean {
    return this.ask('FIND_ROOT') === this.module.constant('MISSING');
  }

  get choices(): number {
    return this.ask('COUNT_CHOICES');
  }

  /** Plays so many more games in the mind. */
  spend(simulations: number): void {
    this.ask('SEARCH', simulations);
    this.done += simulations;
  }

  *think({ simulations = Infinity, milliseconds = Infinity, untilDecided = false }: Budget): Generator<void> {
    if (this.choices === 1) return;
    const began = performance.now();
    while (this.done < simulations && (this.done === 0 || performance.now() < began + milliseconds)) {
      this.spend(Math.min(NOW_AND_THEN, simulations - this.done));
      if (untilDecided && this.done % SELDOM === 0 && this.isDecided(performance.now() - began, milliseconds)) return;
      yield;
    }
  }

  /** Could no other choice catch up with the most visited one in the time that is left? */
  private isDecided(spent: number, milliseconds: number): boolean {
    const { mixed, choices } = this.thought();
    if (mixed) return false;
    const [most = 0, next = 0] = choices.map((one) => one.visits).sort((a, b) => b - a);
    return most - next > (this.done * (milliseconds - spent)) / spent;
  }

  /** What a choice is worth that the search would not make. */
  valueOf(action: number, simulations: number): number {
    this.module.copy(this.guess, this.states, 'State');
    this.module.put('Tree', this.tree, 'insist', action);
    this.ask('SEARCH', simulations);
    this.module.put('Tree', this.tree, 'insist', 0);
    return this.thought().choices.find((one) => one.action === action)?.value ?? NaN;
  }

  /** Is there nothing left that a search would find? */
  get isSettled(): boolean {
    return this.module.doors.is_settled(this.guess) !== 0;
  }

  thought(): Thought {
    const root = this.ask('FIND_ROOT');
    if (root === this.module.constant('MISSING')) return this.onlyChoice();
    const first = this.at('first', root);
    const edges = Array.from({ length: this.at('past', root) - first }, (_, i) => first + i);
    const mixed = this.at('mixed', root) !== 0;
    const weigh = (edge: number) => this.at(mixed ? 'average' : 'tries', edge);
    const whole = Math.max(edges.reduce((sum, edge) => sum + weigh(edge), 0), 1e-12);
    const mean = this.at('total', root) / Math.max(this.at('visits', root), 1);
    const choices = edges.map((edge): Judged => {
      const visits = this.at('tries', edge);
      return { action: this.at('action', edge), visits, value: visits ? this.at('gain', edge) / visits : mean, share: weigh(edge) / whole };
    });
    choices.sort((a, b) => b.share - a.share || b.value - a.value || a.action - b.action);
    const value = mixed ? choices.reduce((sum, one) => sum + one.value * one.share, 0) : (choices[0]?.value ?? mean);
    return { simulations: this.done, value, mixed, choices, line: this.followed(), solved: false };
  }

  private onlyChoice(): Thought {
    const only = { action: this.ask('FIRST_CHOICE'), visits: 0, value: NaN, share: 1 };
    return { simulations: this.done, value: NaN, mixed: false, choices: [only], line: [], solved: false };
  }

  private followed(): [number, number][] {
    const size = this.ask('FOLLOW', this.module.constant('LEAST'));
    const line = this.module.whole(this.line, WIDTH * size);
    return Array.from({ length: size }, (_, i) => [Number(line[WIDTH * i]), Number(line[WIDTH * i + 1])]);
  }

  private ask(question: string, number = 0): number {
    const { answer } = this.module.doors;
    return answer(this.tree, this.states, this.seat, this.module.constant(question), number, this.line, this.module.constant('LINE'), WIDTH);
  }

  private at(field: string, place: number): number {
    return Number(this.module.field('Tree', this.tree, field)[place]);
  }
}
