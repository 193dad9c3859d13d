/** What was I thinking?  The judge of `snowedin/bots/analysis.py`, choice by choice; it knows no words. */
import type { OpenMatch } from './match.ts';
import { type Mind, strongestMind } from './mind.ts';
import type { Module } from './module.ts';
import type { Thought } from './search.ts';

/** A choice of the match; where there was nothing to choose, it has no values. */
export interface Opinion {
  number: number; // of the action, counted from 1
  seat: number;
  action: number;
  value: number | null; // with best play
  played: number | null; // with this choice
  best: number;
  loss: number;
  choices: number;
  way: number[]; // the choice and those after it that belong to the same deed
  bestWay: number[];
}

/** How many simulations each of so many choices gets. */
export function budgetOf(module: Pick<Module, 'constant'>, choices: number): number {
  const each = Math.floor(module.constant('JUDGE_BUDGET') / Math.max(1, choices));
  return Math.min(module.constant('JUDGE_MOST'), Math.max(module.constant('JUDGE_FEWEST'), each));
}

export class Judge {
  private readonly module: Module;
  private readonly match: OpenMatch;
  private readonly mind: Mind;

  constructor(module: Module, match: OpenMatch, effort: number) {
    this.module = module;
    this.match = match;
    this.mind = strongestMind(module, effort);
  }

  *judge(number: number, simulations: number): Generator<void, Opinion> {
    const { match, mind } = this;
    const [seat, action] = match.action(number);
    const way = match.deed(number, match.playedOn(number));
    const choices = this.module.legal(match.state(number - 1), seat).length;
    const nothing = { number, seat, action, value: null, played: null, best: action, loss: 0, choices, way, bestWay: way };
    if (choices === 1) return nothing;
    mind.begin(match.guess(number - 1, seat), seat);
    if (mind.isSettled) return nothing;
    yield* mind.think({ simulations });
    const thought = mind.thought();
    const best = thought.choices[0]?.action ?? action;
    const played = this.worthOf(thought, action, simulations);
    const loss = best === action ? 0 : Math.max(0, thought.value - played);
    const bestWay = best === action ? way : match.deed(number, this.thoughtOn(number, thought, simulations));
    return { ...nothing, value: thought.value, played, best, loss, choices: thought.choices.length, bestWay };
  }

  /** A choice that the search hardly looked at is looked at again. */
  private worthOf(thought: Thought, action: number, simulations: number): number {
    const option = thought.choices.find((one) => one.action === action);
    if (!option || thought.choices.length === 1) return thought.value;
    const isKnown = thought.simulations === 0 ? !Number.isNaN(option.value) : option.visits * thought.choices.length >= simulations;
    return isKnown ? option.value : this.mind.valueOf(action, Math.max(1, Math.floor(simulations / 4)));
  }

  /** The best choice, and what the search would choose after it, in the state that it is told. */
  private *thoughtOn(number: number, thought: Thought, simulations: number): Generator<number, void, number> {
    const [seat] = this.match.action(number);
    const others = thought.line.findIndex(([who]) => who !== seat);
    let line = thought.line.slice(0, others < 0 ? undefined : others).map(([, action]) => action);
    let best = thought.choices[0]?.action ?? 0;
    for (;;) {
      const here = yield best;
      line = line[0] === best ? line.slice(1) : [];
      const legal = this.module.legal(here, seat);
      const [next] = line;
      if (next !== undefined && legal.includes(next)) best = next;
      else best = legal.length === 1 ? (legal[0] ?? 0) : this.bestIn(here, seat, Math.max(1, Math.floor(simulations / 4)));
    }
  }

  private bestIn(here: number, seat: number, simulations: number): number {
    this.mind.begin(this.match.redealtNow(here, seat), seat);
    for (const _ of this.mind.think({ simulations }));
    return this.mind.thought().choices[0]?.action ?? 0;
  }
}
