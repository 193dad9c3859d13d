import { argOf, codeOf, type Say } from '../../i18n/phrase';
import type { Choice } from '../../net/messages';
import type { Card, Seen, Target } from './seen';

export const ELEMENTS = ['air', 'earth', 'water'] as const;
export const COLUMNS = ['west', 'north', 'east'] as const;
export const LINES = [...ELEMENTS, ...COLUMNS] as const;
export const SUMS = [3, 4, 5, 6];
export const FORMULA: Record<string, string> = { co2: 'CO₂', ch4: 'CH₄' };

export type Line = Target['line'];

const SIDE = 3;
const named = (phrase: unknown) => codeOf(phrase).slice('line-'.length);

/** A card as choices and the story name it; a generation has no two alike. */
export const kindOf = (card: Pick<Card, 'element' | 'value'>): string => `${card.element} ${card.value}`;

/** Which card, and in which of the nine cells, a phrase of the game speaks of. */
export function placedIn(phrase: unknown): { kind: string; cell: number } {
  const card = argOf(phrase, 'card');
  const element = named(argOf(card, 'element'));
  const column = named(argOf(phrase, 'column'));
  return {
    kind: `${element} ${argOf<number>(card, 'value')}`,
    cell: ELEMENTS.indexOf(element as Card['element']) * SIDE + COLUMNS.indexOf(column as 'west'),
  };
}

export const choiceFor = (choices: readonly Choice[], kind: string, cell: number): Choice | undefined =>
  choices.find(({ phrase }) => {
    const placed = placedIn(phrase);
    return placed.kind === kind && placed.cell === cell;
  });

/** What lies on top, added up along the six lines. */
export function sumsOf(piles: Seen['piles']): { rows: number[]; columns: number[] } {
  const top = (row: number, column: number) => piles[row * SIDE + column]?.at(-1)?.value ?? 0;
  const three = [0, 1, 2];
  const sum = (worth: (i: number) => number) => three.reduce((all, i) => all + worth(i), 0);
  return { rows: three.map((row) => sum((i) => top(row, i))), columns: three.map((column) => sum((i) => top(i, column))) };
}

/** The piles once a card lies on one of them. */
export const laidOn = (piles: Seen['piles'], cell: number, card: Card): Seen['piles'] =>
  piles.map((pile, i) => (i === cell ? [...pile, card] : pile));

export const lineName = (say: Say, line: string): string => say([`line-${line}`]);

/** The letters that are seen on a card; what names it has them in a row, so that voice and sight agree. */
export const seenOn = (card: Card): string => `${card.value}${card.gas ? ` ${FORMULA[card.gas]}` : ''}`;

export const cardName = (say: Say, card: Card): string =>
  `${lineName(say, card.element)} ${seenOn(card)}${card.gas ? `, ${say([`gas-${card.gas}`])}` : ''}`;

export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));
