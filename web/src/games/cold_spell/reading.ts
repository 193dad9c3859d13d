import { t } from '../../i18n/language.svelte';
import { codeOf, type Phrase, type Say } from '../../i18n/phrase';
import type { Choice } from '../../net/messages';
import type { Cell, HandCard, Player, Seen } from './seen';

/** What the board reads in a view, in its own words. */

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

export const pipsOf = (size: string): number => SIZES.indexOf(size as Size) + 1;
export const sizeOf = (pips: number): Size => SIZES[pips - 1] ?? 'small';

/** Is the field still open? */
export const isField = (view: Seen): boolean => ['choosing', 'pointing', 'moving'].includes(view.phase);
export const isSpelling = (view: Seen): boolean => view.phase === 'spelling' || view.phase === 'closing';

export const numberOf = (view: Seen, name: string): number => view.field.findIndex((cell) => cell.cell === name);
export const cellOf = (view: Seen, name: string): Cell | undefined => view.field.find((cell) => cell.cell === name);
export const namesOf = (view: Seen, numbers: readonly number[]): string[] => numbers.map((number) => view.field[number]?.cell ?? '');

/** Where a kind of action can be begun now. */
export const openTo = (view: Seen, deed: string): string[] => namesOf(view, view.open_to[deed] ?? []);

/** Where the pyramid of a cell could go. */
export const reachOf = (view: Seen, name: string): string[] => namesOf(view, cellOf(view, name)?.reach ?? []);

export const stashLeft = (view: Seen): number => SIZES.reduce((sum, size) => sum + (view.stash[size] ?? 0), 0);

/** Has nobody done anything yet? */
export const isFresh = (view: Seen): boolean => view.field.every((cell) => cell.card && !cell.pips) && view.players.every((player) => !player.hand.length);

export const unused = (player: Player): HandCard[] => player.hand.filter((card) => card.used_for === null);
export const worthOf = (cards: readonly HandCard[]): number => cards.reduce((sum, card) => sum + card.worth, 0);

/** A card as the story names it. */
export const cardPhrase = (card: { letters: string; points: number } | null): Phrase =>
  !card ? ['gap'] : card.letters === '*' ? ['wild'] : ['card', { letters: card.letters, points: card.points }];

/** A cell with all that lies and stands there. */
export function cellName(cell: Cell, names: readonly string[], say: Say): string {
  const whose = cell.claimed_by === null ? '' : `, ${t('cs-for', { who: names[cell.claimed_by] ?? '' })}`;
  const pyramid = cell.pips ? `, ${t(cell.upright ? 'cs-upright' : 'cs-pointing', { pips: cell.pips })}${whose}` : '';
  return `${cell.cell}: ${say(cardPhrase(cell.card))}${pyramid}`;
}

/** Everybody around the table: the viewer at the bottom, then to the left. */
export function around(view: Seen, seat: number | null): number[] {
  return view.players.map((_, i) => (i + (seat ?? 0)) % view.players.length);
}

const WAYS: readonly (readonly number[])[] = [[], [180], [180, 0], [180, -90, 90], [180, -90, 0, 90]];

/** Which way a pyramid points at each seat: degrees from straight up, to the right. */
export function waysTo(view: Seen, seat: number | null): number[] {
  const order = around(view, seat);
  return order.map((_, one) => WAYS[order.length]?.[order.indexOf(one)] ?? 0);
}

export function chapter(view: Seen): string {
  if (isField(view)) return t('cs-left', { count: stashLeft(view) });
  return view.phase === 'over' ? '' : t('cs-spelling-chapter');
}

/** What to do in this very moment. */
export function ask(view: Seen, choices: readonly Choice[]): string | undefined {
  if (view.phase === 'moving') return t('cs-ask-move');
  if (view.phase === 'pointing') return askedWhere(view);
  if (view.phase === 'choosing') return askedFirst(view, choices);
  return choices.some((choice) => codeOf(choice.phrase) === 'declare') && choices.length < 3 ? t('cs-ask-declare') : t('cs-ask-spell');
}

function askedFirst(view: Seen, choices: readonly Choice[]): string {
  if (view.acted) return t('cs-ask-second');
  const codes = new Set(choices.map((choice) => codeOf(choice.phrase)));
  if (!codes.has('place')) return t(codes.size > 1 ? 'cs-ask-lift' : 'cs-ask-pass');
  return t(codes.size > 2 ? 'cs-ask-first' : 'cs-ask-new');
}

function askedWhere(view: Seen): string {
  if (view.kind?.startsWith('place')) return t('cs-ask-place');
  if (view.kind === 'take') return t('cs-ask-take');
  return view.kind === 'hijack' ? t('cs-ask-hijack') : t('cs-ask-pyramid');
}
