import type { LyingCard } from './seen';

type Lying = Pick<LyingCard, 'card' | 'row' | 'column'>;

/**
 * How far the lake moved in its window between two views.  Rows and columns begin at its corner, so when that grows or
 * melts, everything seems to move; what most cards did is what the window did.
 */
export function drift(before: readonly Lying[], after: readonly Lying[]): { row: number; column: number } {
  const counts = new Map<string, number>();
  let most = '0 0';
  for (const now of after) {
    const then = before.find((one) => one.card === now.card);
    if (!then) continue;
    const moved = `${now.row - then.row} ${now.column - then.column}`;
    counts.set(moved, (counts.get(moved) ?? 0) + 1);
    if ((counts.get(moved) ?? 0) > (counts.get(most) ?? 0)) most = moved;
  }
  const [row = 0, column = 0] = most.split(' ').map(Number);
  return { row, column };
}
