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

/** Broken-off ice drifts to the side of the lake on which it lies: which way that is, as a step of length one at most. */
export function courseOf(drifting: readonly Lying[], staying: readonly Lying[]): { x: number; y: number } {
  const mean = (cards: readonly Lying[], of: (card: Lying) => number) => cards.reduce((sum, one) => sum + of(one), 0) / Math.max(1, cards.length);
  const between = (of: (card: Lying) => number) => mean(drifting, of) - mean(staying, of);
  const [x, y] = [between((one) => one.column), between((one) => one.row)];
  const far = Math.max(1, Math.hypot(x, y));
  return { x: x / far, y: y / far };
}
