import { argOf, codeOf } from '../../i18n/phrase';
import type { Choice } from '../../net/messages';
import { openTo, reachOf, SIZES, type Size } from './reading';
import type { Seen } from './seen';

/** What is held: a pyramid of the field, by its cell, or one of those left, by its size. */
export type Held = { from: 'field'; cell: string } | { from: 'stash'; size: Size };

/** One choice among those that will be offered. */
export interface Step {
  code: string;
  cell?: string;
  size?: string;
  rival?: number;
}

/** Where what is held may go, and the choices that take it there; `deed` is what is done by it. */
export interface Goal {
  deed: string;
  steps: Step[];
}

const PHASES: Record<string, string> = { 'on-cell': 'pointing', 'pyramid-on-cell': 'pointing', 'to-cell': 'moving' };

/** The phase in which a step can be chosen. */
export const phaseOf = (step: Step): string => PHASES[step.code] ?? 'choosing';

export const cellGoal = (name: string): string => `cell ${name}`;
export const seatGoal = (seat: number): string => `seat ${seat}`;

/** A step among the choices that are offered now. */
export function choiceFor(step: Step, choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ phrase }) => {
    if (codeOf(phrase) !== step.code) return false;
    if (step.cell !== undefined) return argOf(phrase, 'cell') === step.cell;
    if (step.size !== undefined) return codeOf(argOf(phrase, 'size')) === `size-${step.size}`;
    return step.rival === undefined || argOf(argOf(phrase, 'rival'), 'seat') === step.rival;
  });
}

const isOffered = (step: Step, choices: readonly Choice[]): boolean => choiceFor(step, choices) !== undefined;

/** The pyramids that can be taken in hand now. */
export function liftable(view: Seen, choices: readonly Choice[]): { sizes: Set<Size>; cells: Set<string> } {
  if (view.phase !== 'choosing') return { sizes: new Set(), cells: new Set() };
  const sizes = SIZES.filter((size) => isOffered({ code: 'place', size }, choices));
  const deeds = ['move', 'claim', 'take', 'hijack', 'force'].filter((code) => isOffered({ code }, choices));
  return { sizes: new Set(sizes), cells: new Set(deeds.flatMap((deed) => openTo(view, deed))) };
}

/** The cells to choose from where an action was begun without taking anything in hand. */
export function pointable(view: Seen, choices: readonly Choice[]): Map<string, Step> {
  if (view.phase !== 'pointing') return new Map();
  return new Map(choices.map(({ phrase }) => {
    const cell = argOf<string>(phrase, 'cell') ?? '';
    return [cell, { code: codeOf(phrase), cell }];
  }));
}

/** Everywhere that what is held may go, by `cellGoal` and `seatGoal`. */
export function goalsOf(held: Held | null, view: Seen, choices: readonly Choice[], seat: number | null): Map<string, Goal> {
  if (!held || seat === null) return new Map();
  if (view.phase === 'moving') return landings(choices);
  if (view.phase !== 'choosing') return new Map();
  if (held.from === 'stash') return placings(held.size, view, choices);
  return new Map([...movings(held.cell, view, choices), ...pointings(held.cell, view, choices, seat)]);
}

/** The pyramid is lifted already, and must go somewhere. */
function landings(choices: readonly Choice[]): Map<string, Goal> {
  return new Map(choices.map(({ phrase }) => {
    const cell = argOf<string>(phrase, 'cell') ?? '';
    return [cellGoal(cell), { deed: 'move', steps: [{ code: 'to-cell', cell }] }];
  }));
}

function placings(size: Size, view: Seen, choices: readonly Choice[]): Map<string, Goal> {
  const begin = { code: 'place', size };
  if (!isOffered(begin, choices)) return new Map();
  return new Map(openTo(view, 'place').map((cell) => [cellGoal(cell), { deed: 'place', steps: [begin, { code: 'on-cell', cell }] }]));
}

function movings(from: string, view: Seen, choices: readonly Choice[]): Map<string, Goal> {
  const deed = ['move', 'hijack'].find((code) => isOffered({ code }, choices) && openTo(view, code).includes(from));
  if (!deed) return new Map();
  const begin: Step[] = [{ code: deed }, { code: 'pyramid-on-cell', cell: from }];
  return new Map(reachOf(view, from).map((cell) => [cellGoal(cell), { deed, steps: [...begin, { code: 'to-cell', cell }] }]));
}

function pointings(from: string, view: Seen, choices: readonly Choice[], seat: number): Map<string, Goal> {
  const found = new Map<string, Goal>();
  const at: Step = { code: 'pyramid-on-cell', cell: from };
  const add = (deed: string, begin: Step, whom: number) => {
    if (isOffered(begin, choices) && openTo(view, deed).includes(from)) found.set(seatGoal(whom), { deed, steps: [begin, at] });
  };
  add('claim', { code: 'claim' }, seat);
  add('take', { code: 'take' }, seat);
  view.players.forEach((_, rival) => rival !== seat && add('force', { code: 'force', rival }, rival));
  return found;
}
