import { describe, expect, it } from 'vitest';
import { cellsOf, columnsOf as columnsToEdit, differenceOf, entryOf } from '../src/engine/edited';
import { columnsOf, meanOf, movesOf, type Tally } from '../src/engine/simulation';

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

describe('components as a table to edit', () => {
  const deck = [{ name: 'Skadi', courage: 7, flavour: 'x'.repeat(60) }, { name: 'Jack', courage: 3, flavour: '' }];
  const columns = columnsToEdit(deck);

  it('has the columns that are short enough, and keeps the others', () => {
    expect(columns).toEqual(['name', 'courage']);
    expect(cellsOf(deck[0]!, columns)).toEqual(['Skadi', '7']);
    expect(entryOf(deck[0]!, columns, ['Skadi', '9'])).toEqual({ ...deck[0], courage: 9 });
  });

  it('leaves what is no number for the game to refuse', () => {
    expect(entryOf(deck[1]!, columns, ['Jack', 'much'])).toEqual({ ...deck[1], courage: 'much' });
    expect(entryOf(deck[1]!, columns, ['Jack', ''])).toEqual({ ...deck[1], courage: '' });
    expect(entryOf(deck[1]!, columns, ['7', '3'])).toEqual({ ...deck[1], name: '7' });
  });

  it('has one column where entries are words', () => {
    expect(columnsToEdit(['LDDL', 'DDLL'])).toEqual(['card']);
    expect(entryOf('LDDL', ['card'], ['LLLD'])).toBe('LLLD');
  });

  it('tells a difference from luck', () => {
    expect(differenceOf({ mean: 0.5, margin: 0.03 }, { mean: 0.56, margin: 0.04 })).toEqual({ mean: expect.closeTo(0.06), margin: 0.05, isMore: true });
    expect(differenceOf({ mean: 0.5, margin: 0.03 }, { mean: 0.46, margin: 0.04 }).isMore).toBe(false);
    expect(movesOf(tally([[10, 50], [20, 50]]))).toEqual({ mean: 15, margin: expect.closeTo(1.96 * Math.sqrt(2500 / 99 / 100)) });
  });
});
