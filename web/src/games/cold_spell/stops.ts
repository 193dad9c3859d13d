import { t } from '../../i18n/language.svelte';
import { argOf, capital, codeOf, type Phrase, type Say } from '../../i18n/phrase';
import type { Choice } from '../../net/messages';
import { pointable } from './acts';
import type { Holding } from './holding.svelte';
import { cardPhrase, cellName, cellOf } from './reading';
import type { Cell, Seen } from './seen';

/** What pressing a cell does, and how that is told in full. */
export interface Stop {
  label: string;
  press: () => void;
  /** A place for what is held, rather than something to lift. */
  isGoal: boolean;
  isHinted: boolean;
}

/** What can be done to a player with what is held. */
export interface Aim {
  word: string;
  label: string;
  press: () => void;
  isHinted: boolean;
}

interface Table {
  view: Seen;
  choices: readonly Choice[];
  holding: Holding;
  hinted: Choice | undefined;
  names: readonly string[];
  say: Say;
  choose: (action: number) => void;
}

function doneBy(deed: string, { holding, say }: Table, whom?: number): string {
  if (deed === 'place') return capital(say(['place', { size: [`size-${holding.size ?? 'small'}`] }]));
  return capital(say(deed === 'force' ? ['force', { rival: ['player', { seat: whom }] }] : [deed]));
}

const deedOf = (choice: Choice | undefined): string => codeOf(choice?.phrase);

/** All cells of the field that can be pressed now. */
export function stopsOf(table: Table): Map<string, Stop> {
  const found = new Map<string, Stop>();
  const points = pointable(table.view, table.choices);
  for (const cell of table.view.field) {
    const stop = goalStop(cell, table) ?? liftStop(cell, table) ?? (points.has(cell.cell) ? pointStop(cell, table) : undefined);
    if (stop) found.set(cell.cell, stop);
  }
  return found;
}

function goalStop(cell: Cell, table: Table): Stop | undefined {
  const { view, holding, hinted, say } = table;
  const goal = holding.goalAt(cell.cell);
  if (!goal) return undefined;
  const where = say(['to-cell', { cell: cell.cell, card: cardPhrase(cell.card) }]);
  const isHinted = view.phase === 'moving' ? argOf(hinted?.phrase, 'cell') === cell.cell : goal.deed === deedOf(hinted);
  return { label: `${doneBy(goal.deed, table)}: ${where}`, press: () => holding.go(goal), isGoal: true, isHinted };
}

function liftStop(cell: Cell, { view, holding, hinted, names, say }: Table): Stop | undefined {
  if (!holding.lifts.cells.has(cell.cell)) return undefined;
  const what = cellName(cell, names, say);
  const deed = deedOf(hinted);
  const isHinted = !holding.held && deed !== 'place' && (view.open_to[deed] ?? []).includes(view.field.indexOf(cell));
  const label = holding.cell === cell.cell ? t('cs-put-back-it', { what }) : t('cs-lift', { what });
  return { label, press: () => holding.lift({ from: 'field', cell: cell.cell }), isGoal: false, isHinted };
}

/** An action was begun from the list of moves, and asks for its cell. */
function pointStop(cell: Cell, { choices, hinted, say, choose }: Table): Stop | undefined {
  const choice = choices.find((one) => argOf(one.phrase, 'cell') === cell.cell);
  return choice && { label: capital(say(choice.phrase as Phrase)), press: () => choose(choice.action), isGoal: true, isHinted: hinted === choice };
}

/** What pressing somebody's plate does with the pyramid that is held. */
export function aimAt(seat: number, table: Table): Aim | undefined {
  const { view, holding, hinted, names, say } = table;
  const goal = holding.goalFor(seat);
  if (!goal) return undefined;
  const word = goal.deed === 'claim' ? t('cs-claim') : goal.deed === 'take' ? t('cs-take') : t('cs-force');
  const where = cellOf(view, holding.cell ?? '');
  const label = `${doneBy(goal.deed, table, seat)}: ${where ? cellName(where, names, say) : ''}`;
  return { word, label, press: () => holding.go(goal), isHinted: goal.deed === deedOf(hinted) };
}

/** What can be done with the pyramid that is held, for the ribbon. */
export function askHeld(holding: Holding): string {
  if (holding.size) return t('cs-held-new');
  const deeds = new Set([...holding.goals.values()].map((goal) => goal.deed));
  if (deeds.has('take')) return deeds.has('hijack') ? t('cs-held-own') : t('cs-held-take');
  if (deeds.has('hijack')) return t('cs-held-theirs');
  if (!deeds.has('move')) return t('cs-held-tip');
  return deeds.size > 1 ? t('cs-held-move') : t('cs-held-only-move');
}
