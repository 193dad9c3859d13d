import { expect, it, vi } from 'vitest';
import { Holding } from '../src/games/any/holding.svelte';
import { argsOf, numbersAt, read, thingsOf, zonesNow } from '../src/games/any/reading';
import { offersOf } from '../src/games/any/ways';
import type { Board, Choice, Grid } from '../src/net/messages';

const view = { hands: [[1, null], [2]], bid: null, cells: [0, null, 1, null] };
const grid: Grid = { kind: 'grid', name: 'cells', at: 'cells', columns: 2, rows: 2, pieces: [] };
const choice = (action: number, code: string, args: Record<string, number>): Choice => ({ action, phrase: [code, args], text: '' });

it('follows a path to what lies before a seat, and ends where the way breaks off', () => {
  expect(numbersAt(view, 'hands.*', 0)).toEqual([1, null]);
  expect(read(view, 'bid.face')).toBeUndefined();
  expect(argsOf({ kind: 'note', name: '', code: '', args: { face: 'bid.face' } }, view)).toBeNull();
});

it('knows a cell by its place, its column and what lies there', () => {
  expect(thingsOf(grid, view, null)[2]?.keys).toEqual(['cells', 'cells place 2', 'cells value 1', 'cells column 0', 'cells row 1']);
});

it('shows what is there only for the telling instead of what it stands for', () => {
  const board: Board = { zones: [{ kind: 'dice', name: 'cups' }, { kind: 'dice', name: 'shown', during: ['doubted'], instead_of: 'cups' }] };
  expect(zonesNow(board, null, true).map(({ name }) => name)).toEqual(['cups']);
  expect(zonesNow(board, 'doubted', false).map(({ name }) => name)).toEqual(['shown']);
});

it('offers by its name what belongs to no place', () => {
  const board: Board = { ways: [{ code: 'mark', target: { zone: 'cells', arg: 'cell', first: 1 } }] };
  const [mark, pass] = offersOf(board, [choice(1, 'mark', { cell: 3 }), choice(2, 'pass', {})]);
  expect([mark?.target, mark?.isNamed]).toEqual(['cells place 2', false]);
  expect(pass?.isNamed).toBe(true);
});

it('chooses at one press where one choice is, and at two where there are several', () => {
  const chosen = vi.fn();
  const holding = new Holding(chosen);
  const board: Board = { ways: [{ code: 'go', source: { zone: 'from', arg: 'a' }, target: { zone: 'to', arg: 'b' } }] };
  holding.offer(offersOf(board, [choice(7, 'go', { a: 0, b: 0 }), choice(8, 'go', { a: 0, b: 1 })]));
  const from = { id: 'f', keys: ['from place 0'] };
  holding.press(from);
  expect([holding.isHeld(from), chosen.mock.calls]).toEqual([true, []]);
  holding.press({ id: 't', keys: ['to place 1'] });
  expect(chosen).toHaveBeenCalledWith(8);
  holding.press({ id: 'u', keys: ['to place 0'] });
  expect(chosen).toHaveBeenLastCalledWith(7);
});
