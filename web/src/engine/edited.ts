/** Components as a table that people edit: every entry a row of texts, and back again as the game reads it. */

export type Entry = string | number | Record<string, string | number>;
export type Cells = string[];

const PLAIN = 'card'; // the only column of entries that are no records
const LONGEST = 24; // letters; what is longer is not for editing, and stays as it is

/** The columns that can be edited. */
export function columnsOf(box: readonly Entry[]): string[] {
  const first = box[0];
  if (typeof first !== 'object') return [PLAIN];
  return Object.keys(first).filter((name) => box.every((entry) => String(valueOf(entry, name)).length <= LONGEST));
}

export const cellsOf = (entry: Entry, columns: readonly string[]): Cells => columns.map((name) => String(valueOf(entry, name)));

/** An entry with what was written into its cells; whole numbers are numbers again, and what is none is for the game to refuse. */
export function entryOf(original: Entry, columns: readonly string[], cells: Cells): Entry {
  if (typeof original !== 'object') return read(original, cells[0] ?? '');
  const changed = columns.map((name, i): [string, string | number] => [name, read(original[name] ?? '', cells[i] ?? '')]);
  return { ...original, ...Object.fromEntries(changed) };
}

function valueOf(entry: Entry, name: string): string | number {
  return typeof entry === 'object' ? (entry[name] ?? '') : entry;
}

function read(before: string | number, text: string): string | number {
  const written = text.trim();
  return typeof before === 'number' && /^-?\d{1,9}$/.test(written) ? Number(written) : written;
}

export interface Measured {
  mean: number;
  margin: number;
}

/** The second less the first, and whether that is more than luck. */
export function differenceOf(one: Measured, other: Measured): Measured & { isMore: boolean } {
  const margin = Math.hypot(one.margin, other.margin);
  const mean = other.mean - one.mean;
  return { mean, margin, isMore: Math.abs(mean) > margin };
}
