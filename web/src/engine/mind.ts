/** Whatever thinks about a position, and what it makes of it: by a tree, by trials, or by the game's solver first. */
import type { LevelPlan } from './doors.ts';
import { type Module, newKey } from './module.ts';
import { TreeSearch, type Thought } from './search.ts';
import { SolvingFirst } from './solver.ts';
import { TrialSearch } from './trials.ts';

/** How long to think: until the first of both is spent. */
export interface Budget {
  simulations?: number;
  milliseconds?: number;
  untilDecided?: boolean; // no longer than until no other choice could catch up in the time that is left
}

export interface Mind {
  /** Begins to think about a redeal; what was thought of it before may be kept. */
  begin(guess: Uint8Array, seat: number, isKept?: boolean): void;
  /** Thinks on, and pauses now and then. */
  think(budget: Budget): Generator<void>;
  /** What it thinks so far. */
  thought(): Thought;
  /** What a choice is worth that it would not make. */
  valueOf(action: number, simulations: number): number;
  /** Is there nothing left that a search would find? */
  readonly isSettled: boolean;
}

/** The strongest level, which spends no more than this effort on an endgame. */
export const strongestMind = (module: Module, effort = Infinity): Mind => mindOf(module, strongest(module), effort);

/** How a level thinks that does not play as one of the game's own bots. */
export function mindOf(module: Module, { tree, trials }: LevelPlan, effort = Infinity): Mind {
  if (trials) return new TrialSearch(module, trials, newKey());
  const search = new TreeSearch(module, tree ?? {}, newKey());
  const most = Math.min(effort, tree?.effort ?? 0);
  return most && module.doors.solve ? new SolvingFirst(module, search, most) : search;
}

export function strongest(module: Module): LevelPlan {
  const level = module.told.levels.at(-1);
  if (!level) throw new Error(`The module of ${module.told.game} has no levels.`);
  return level;
}
