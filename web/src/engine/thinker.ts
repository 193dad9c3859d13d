/** A thread that thinks: about a position that it is told, or about the choices of a match that is over. */
import type { Description } from './doors.ts';
import { Judge, type Opinion, budgetOf } from './judge.ts';
import { OpenMatch, type Played } from './match.ts';
import { type Budget, type Mind, mindOf, strongest, strongestMind } from './mind.ts';
import { Module } from './module.ts';
import type { Thought } from './search.ts';

const OFTEN = 100; // milliseconds between two reports

/** What it is asked; of what it is at, it gives up when it is asked for something else. */
export type Task =
  | { kind: 'load'; told: Description; code: WebAssembly.Module }
  | { kind: 'open'; played: Played }
  | { kind: 'think'; guess: Uint8Array; seat: number; milliseconds: number }
  | { kind: 'consider'; level: string; guess: Uint8Array; seat: number } // as that level does, to the end
  | { kind: 'look'; number: number; milliseconds: number }
  | { kind: 'judge'; number: number; share: number } // of the simulations that a choice is worth
  | { kind: 'play'; isSameDeal: boolean };

export type Report =
  | { kind: 'thought'; thought: Thought; isDone: boolean }
  | { kind: 'settled' } // there is nothing to think about
  | { kind: 'opinion'; opinion: Opinion }
  | { kind: 'result'; rewards: number[]; isSameDeal: boolean }
  | { kind: 'failed'; why: string };

/** Reports name the turn in which they were asked for: what comes too late is known by it. */
export interface Asked {
  turn: number;
  task: Task;
}

export interface Heard {
  turn: number;
  report: Report;
}

const thread = self as unknown as { postMessage(heard: Heard): void; onmessage: (event: MessageEvent<Asked>) => void };

let module: Promise<Module>;
let match: OpenMatch | null = null;
let played: Played | null = null;
let judge: Judge | null = null;
let mind: Mind | null = null;
const minds = new Map<string, Mind>(); // of levels
let asked = 0; // how often, until now

thread.onmessage = ({ data: { turn, task } }) => {
  asked += 1;
  const tell = (report: Report) => thread.postMessage({ turn, report });
  work(task, asked, tell).catch((why: unknown) => tell({ kind: 'failed', why: String(why) }));
};

type Tell = (report: Report) => void;

async function work(task: Task, time: number, tell: Tell): Promise<void> {
  if (task.kind === 'load') return void (module = Module.of(task.told, task.code));
  const loaded = await module;
  switch (task.kind) {
    case 'open':
      played = task.played;
      match = new OpenMatch(loaded, task.played);
      return;
    case 'think':
      return think(loaded, task.guess, task.seat, task, time, tell);
    case 'consider':
      return tell(consider(loaded, task));
    case 'look': {
      const [seat] = opened().action(task.number);
      return think(loaded, opened().guess(task.number - 1, seat), seat, task, time, tell);
    }
    case 'judge': {
      const opinion = await finished(judgeOf(loaded).judge(task.number, Math.ceil(budgetOf(loaded, choices()) * task.share)), time);
      return tell({ kind: 'opinion', opinion });
    }
    case 'play':
      return tell({ kind: 'result', rewards: opened().playEqual(task.isSameDeal), isSameDeal: task.isSameDeal });
  }
}

const choices = () => played?.actions.length ?? 0;

function opened(): OpenMatch {
  if (!match) throw new Error('No match was opened.');
  return match;
}

function judgeOf(loaded: Module): Judge {
  judge ??= new Judge(loaded, opened(), loaded.constant('JUDGE_EFFORT') * budgetOf(loaded, choices()));
  return judge;
}

/** Reports as it goes. */
async function think(loaded: Module, guess: Uint8Array, seat: number, budget: Budget, time: number, tell: Tell): Promise<void> {
  mind ??= strongestMind(loaded);
  mind.begin(guess, seat);
  const thinking = mind.think(strongest(loaded).trials ? { milliseconds: budget.milliseconds } : budget);
  let isDone: boolean | undefined = false;
  while (!isDone) {
    isDone = goOn(thinking).done;
    tell({ kind: 'thought', thought: mind.thought(), isDone: isDone === true });
    if (await isGivenUp(time)) return;
  }
}

/** The whole thought of a level; what it thought before is kept from choice to choice. */
function consider(loaded: Module, { level, guess, seat }: Extract<Task, { kind: 'consider' }>): Report {
  const plan = loaded.told.levels.find((one) => one.name === level);
  if (!plan) throw new Error(`The module of ${loaded.told.game} has no level ${level}.`);
  const known = minds.get(level) ?? mindOf(loaded, plan);
  minds.set(level, known);
  known.begin(guess, seat, true);
  if (known.isSettled) return { kind: 'settled' };
  const budget = { simulations: plan.simulations ?? undefined, milliseconds: plan.seconds === null ? undefined : 1000 * plan.seconds, untilDecided: plan.simulations === null };
  for (const _ of known.think(budget));
  return { kind: 'thought', thought: known.thought(), isDone: true };
}

async function finished<Found>(work: Generator<void, Found>, time: number): Promise<Found> {
  for (;;) {
    const step = goOn(work);
    if (step.done) return step.value;
    if (await isGivenUp(time)) throw new Error('It was given up.');
  }
}

/** For a moment. */
function goOn<Found>(work: Generator<void, Found>): IteratorResult<void, Found> {
  const end = performance.now() + OFTEN;
  let step = work.next();
  while (!step.done && performance.now() < end) step = work.next();
  return step;
}

/** Lets messages in; was anything else asked for meanwhile? */
async function isGivenUp(time: number): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  return time !== asked;
}
