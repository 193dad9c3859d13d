import type { Card } from './seen';

export type Side = Card['sides'][number];
export type Family = 'attack' | 'dodge' | 'gain' | 'block';

/** What a side is about, which its sign and colour tell; the order is that of the rulebook. */
export const FAMILY: Record<Side, Family> = {
  snowball: 'attack',
  slushball: 'attack',
  sneak: 'attack',
  dodge: 'dodge',
  upgrade: 'gain',
  restock: 'gain',
  'offensive-dodge': 'dodge',
  'ultra-upgrade': 'gain',
  barrage: 'attack',
  snatch: 'dodge',
  rocks: 'attack',
  whitewash: 'block',
  fort: 'block',
  iceball: 'attack',
};
export const SIDES = Object.keys(FAMILY) as Side[];
export const FAMILIES: readonly Family[] = ['attack', 'dodge', 'gain', 'block'];

/** How far down a picture is cut where only a strip of it is shown. */
export const CUT: Record<Side, number> = {
  snowball: 8, slushball: 14, sneak: 16, dodge: 5, upgrade: 8, restock: 20, 'offensive-dodge': 4, 'ultra-upgrade': 3,
  barrage: 5, snatch: 14, rocks: 10, whitewash: 12, fort: 6, iceball: 8,
};

export const isSide = (word: string | undefined): word is Side => word !== undefined && word in FAMILY;
