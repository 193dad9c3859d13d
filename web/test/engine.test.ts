import { describe, expect, it } from 'vitest';
import { columnsOf, meanOf, type Tally } from '../src/engine/simulation';

const tally = (lengths: [number, number][], rewards = [0], squares = [0]): Tally => ({
  games: lengths.reduce((sum, [, games]) => sum + games, 0),
  moves: lengths.reduce((sum, [moves, games]) => sum + moves * games, 0),
  rewards,
  squares,
  lengths: new Map(lengths),
});

describe('what came of many games', () => {
  it('tells the mean reward of a seat and how sure that is', () => {
    const half = meanOf(tally([[10, 100]], [50], [50]), 0);
    expect(half.mean).toBe(0.5);
    expect(half.margin).toBeCloseTo(1.96 * Math.sqrt(0.25 / 99));
    expect(meanOf(tally([[10, 100]], [100], [100]), 0)).toEqual({ mean: 1, margin: 0 });
  });

  it('draws every length in a column of its own where there are few', () => {
    expect(columnsOf(tally([[4, 10], [6, 20]]), 40)).toEqual([
      { first: 4, last: 4, share: 0.5 },
      { first: 5, last: 5, share: 0 },
      { first: 6, last: 6, share: 1 },
    ]);
  });

  it('joins lengths where there are many, and leaves the rarest out', () => {
    const many = tally([[1, 1], ...Array.from({ length: 100 }, (_, i): [number, number] => [100 + i, 10]), [900, 1]]);
    const columns = columnsOf(many, 10);
    expect(columns.length).toBeLessThanOrEqual(10);
    expect(columns[0]?.first).toBeGreaterThanOrEqual(100);
    expect(columns.at(-1)?.last).toBeLessThan(220);
  });
});
