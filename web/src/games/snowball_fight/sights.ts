import { t } from '../../i18n/language.svelte';
import type { Card, Player, Seen } from './seen';

/** Something to be looked through: the piles of a player, what lies abandoned, or all sides. */
export type Sight = { kind: 'guide'; title: string } | { kind: 'cards'; title: string; heaps: Heap[] };

export interface Heap {
  title: string;
  cards: readonly Card[];
  /** How many more there are that the viewer does not know. */
  unknown: number;
}

export type PileName = 'hand' | 'kept' | 'draw' | 'discard';

const heap = (title: string, cards: readonly Card[], unknown = 0): Heap => ({ title, cards, unknown: Math.max(0, unknown) });
const filled = ({ cards, unknown }: Heap): boolean => cards.length + unknown > 0;

/** A pile, and of the rival's hidden ones what is known to be theirs without its place. */
export function pileSight(player: Player, name: PileName, title: string): Sight {
  const pile = player[name];
  const heaps = [heap('', pile.cards, pile.count - pile.cards.length)];
  if (pile.cards.length < pile.count) heaps.push(...knownOf(player));
  return { kind: 'cards', title, heaps: heaps.filter(filled) };
}

function knownOf({ owned, maybe }: Player): Heap[] {
  return [heap(t('sf-known', { count: owned.length }), owned), heap(t('sf-maybe', { count: maybe.count }), maybe.count ? maybe.cards : [])];
}

export const abandonedSight = (view: Seen): Sight => ({ kind: 'cards', title: t('sf-abandoned'), heaps: [heap('', view.abandoned)] });

export const guideSight = (): Sight => ({ kind: 'guide', title: t('sf-guide') });
