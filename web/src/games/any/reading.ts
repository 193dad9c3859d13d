import type { Board, Cards, Dice, Grid, Note, Row, Tokens, Track } from '../../net/messages';

export type Zone = Grid | Cards | Dice | Tokens | Track | Row | Note;

/** Something that lies in a zone, or a place where something could: before a seat, or on the table between all. */
export interface Thing {
  id: string;
  zone: string;
  seat: number | null;
  /** Counted from 0. */
  place: number;
  /** Nothing: it is hidden, or nothing lies there. */
  value: number | null;
  /** By what a choice may name it. */
  keys: readonly string[];
}

const SEAT = '*'; // in a path

export const isBeforeSeats = (zone: Zone): boolean => (zone.at ?? '').split('.').includes(SEAT);

/** What the view has at a path; nothing where the way breaks off. */
export function read(view: unknown, path: string, seat: number | null = null): unknown {
  let found = view;
  for (const step of path.split('.')) {
    if (found === null || found === undefined) return undefined;
    found = (found as Record<string, unknown>)[step === SEAT ? String(seat) : step];
  }
  return found;
}

export function numberAt(view: unknown, path: string | number, seat: number | null = null): number | null {
  const found = typeof path === 'number' ? path : read(view, path, seat);
  return typeof found === 'number' ? found : null;
}

/** All numbers at a path, one after the other; hidden ones are nothing. */
export function numbersAt(view: unknown, path: string, seat: number | null = null): (number | null)[] {
  const found = read(view, path, seat);
  return found === undefined ? [] : ([found].flat(2) as (number | null)[]);
}

/** What lies in a zone, by its places. */
export function thingsOf(zone: Zone, view: unknown, seat: number | null): Thing[] {
  const values = zone.always?.length ? zone.always : valuesOf(zone, view, seat);
  return values.map((value, place) => {
    const number = zone.kind === 'row' ? place + (zone.first ?? 1) : value;
    return { id: idOf(zone, seat, place, number), zone: zone.name, seat, place, value: number, keys: keysOf(zone, place, number) };
  });
}

function valuesOf(zone: Zone, view: unknown, seat: number | null): readonly (number | null)[] {
  if (zone.kind === 'row') return Array.from({ length: Math.max(0, (numberAt(view, zone.last) ?? 0) - (zone.first ?? 1) + 1) }, () => null);
  return numbersAt(view, zone.at ?? '', seat);
}

/** What is the same thing keeps its name wherever it lies, and glides there. */
function idOf(zone: Zone, seat: number | null, place: number, value: number | null): string {
  if (zone.kind === 'cards' && zone.unique && value !== null) return `card ${value}`;
  const name = zone.kind === 'dice' && zone.same_as ? zone.same_as : zone.name;
  return `${name} ${seat ?? ''} ${place}`;
}

function keysOf(zone: Zone, place: number, value: number | null): string[] {
  const keys = [zone.name, keyOf(zone.name, 'place', place)];
  if (value !== null) keys.push(keyOf(zone.name, 'value', value));
  if (zone.kind === 'grid') keys.push(keyOf(zone.name, 'column', place % zone.columns), keyOf(zone.name, 'row', Math.floor(place / zone.columns)));
  return keys;
}

export const keyOf = (zone: string, by: string, number: number): string => `${zone} ${by} ${number}`;

/** Zones that are there now: some only while one chooses, some only while something is told. */
export function zonesNow(board: Board, told: string | null, isChoosing: boolean): Zone[] {
  const there = (board.zones ?? []).filter((zone) => (zone.during?.length ? told !== null && zone.during.includes(told) : !zone.when_choosing || isChoosing));
  const replaced = new Set(there.map((zone) => zone.instead_of).filter(Boolean));
  return there.filter((zone) => !replaced.has(zone.name));
}

/** Zones whose things are not what they were. */
export function changedZones(board: Board, before: unknown, after: unknown): Zone[] {
  const text = (zone: Zone, view: unknown) => JSON.stringify(read(view, (zone.at ?? '').split(`.${SEAT}`)[0] ?? ''));
  return (board.zones ?? []).filter((zone) => zone.at && text(zone, before) !== text(zone, after));
}

/** The arguments of a note from the view; nothing where one of them lacks. */
export function argsOf(note: Note, view: unknown, seat: number | null = null): Record<string, number | string> | null {
  const found = Object.entries(note.args ?? {}).map(([name, path]) => [name, read(view, path, seat)] as const);
  if (found.some(([, value]) => value === undefined || value === null)) return null;
  return Object.fromEntries(found) as Record<string, number | string>;
}
