import type { OpenTable } from '../net/messages';

/** A table of the list, and whether it is there no more. */
export interface Listed {
  table: OpenTable;
  isGone: boolean;
}

/**
 * The list after another look: everything stays where it is, so that nothing jumps under a finger.  What is gone is
 * marked, and left out only where nothing stands below it; what is new comes last, the oldest first.
 */
export function settle(shown: readonly Listed[], found: readonly OpenTable[]): Listed[] {
  const now = new Map(found.map((table) => [table.table, table]));
  const known = new Set(shown.map(({ table }) => table.table));
  const kept = shown.map(({ table }) => ({ table: now.get(table.table) ?? table, isGone: !now.has(table.table) }));
  const fresh = found.filter((table) => !known.has(table.table)).sort((one, other) => one.created - other.created);
  const all = [...kept, ...fresh.map((table) => ({ table, isGone: false }))];
  return all.slice(0, all.findLastIndex(({ isGone }) => !isGone) + 1);
}
