import { describe, expect, it } from 'vitest';
import { settle, type Listed } from '../src/home/lobby';
import type { OpenTable } from '../src/net/messages';

const table = (name: string, created = 0, free = 1): OpenTable => ({
  table: name, game: 'winter', created, owner: 'Ada', seats: 2, free, options: {}, clock: null,
});
const shown = (list: readonly Listed[]) => list.map((one) => (one.isGone ? `(${one.table.table})` : one.table.table)).join(' ');

describe('the open tables', () => {
  it('stay in their places while others come and go', () => {
    const first = settle([], [table('b', 2), table('a', 1)]);
    expect(shown(first)).toBe('a b');
    const second = settle(first, [table('c', 3), table('b', 2), table('a', 1)]);
    expect(shown(second)).toBe('a b c');
    const third = settle(second, [table('d', 4), table('c', 3), table('b', 2)]);
    expect(shown(third)).toBe('(a) b c d');
    expect(shown(settle(third, [table('b', 2), table('c', 3)]))).toBe('(a) b c');
    expect(shown(settle(third, []))).toBe('');
  });

  it('tell what is new of a table', () => {
    const [only] = settle(settle([], [table('a', 1, 2)]), [table('a', 1, 1)]);
    expect(only?.table.free).toBe(1);
  });

  it('come back where they were', () => {
    const gone = settle(settle([], [table('a', 1), table('b', 2)]), [table('b', 2)]);
    expect(shown(settle(gone, [table('a', 1), table('b', 2)]))).toBe('a b');
  });
});
