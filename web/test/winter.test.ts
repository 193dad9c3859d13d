import { describe, expect, it } from 'vitest';
import { courseOf, drift } from '../src/games/winter/drift';
import { Anchor, fit, placeOf, panned, WHOLE, zoomed } from '../src/games/winter/frame';
import { script } from '../src/games/winter/script';
import type { Counter, LyingCard, Seen } from '../src/games/winter/seen';
import type { Phrase } from '../src/i18n/phrase';
import type { Event } from '../src/net/messages';

const BOX = { x: 100, y: 50, width: 800, height: 500 };

const lies = (card: number, row: number, column: number, change: Partial<LyingCard> = {}): LyingCard => ({
  card, row, column, sections: 'LLDD', turned: false, free: true, ...change,
});
const counter = (colour: Counter['colour'], row: number, column: number): Counter => ({ colour, row, column });

function seen(change: Partial<Seen> = {}): Seen {
  return {
    seats: 2, phase: 'freezing', first: 0, turn: 0, light: 0, colours: [0, 1], rows: 4, columns: 4,
    cards: [lies(1, 1, 1), lies(2, 1, 3), lies(3, 3, 1)], counters: [], supply: [9, 9], held: null,
    undrawn: [{ card: 4, sections: 'DDDL' }, { card: 5, sections: 'LLLL' }], gone: [], groups: [],
    thaw: false, thaw_turns: 0, thaw_cap: 200, times_seen: 1, result: null, ...change,
  };
}

const named = (card: number, look = 'DDDL'): Phrase => ['card', { card, top: look.slice(0, 2), bottom: look.slice(2) }];
const told = (code: string, args: Record<string, unknown> = {}): Event => ({ seq: 1, phrase: [code, { you: 1, ...args }], text: code });
const play = (before: Seen, after: Seen, ...events: Event[]) =>
  script({ before, after, events, seat: 0, names: ['Ada', 'Bert'], say: ([code]) => `says ${code}` });
const kinds = (before: Seen, after: Seen, ...events: Event[]) => play(before, after, ...events).map(({ act }) => act?.kind ?? null);

describe('what happens on the lake', () => {
  it('is a card that leaves the stack for the hand', () => {
    const held = { card: 4, sections: 'DDDL', came_from: null, to: null } as const;
    const [moment] = play(seen(), seen({ held, undrawn: [{ card: 5, sections: 'LLLL' }] }), told('drew', { card: named(4) }));
    expect(moment?.act).toEqual({ kind: 'draw', card: 4 });
    expect(moment?.view?.held).toEqual(held);
    expect(moment?.view?.undrawn.map(({ card }) => card)).toEqual([5]);
    expect(moment?.says).toBe('wi-said-drew'); // of the table's own words, which nobody has learned here
  });

  it('is a card laid to the left, where all rows and columns begin anew, and yet nothing else moves', () => {
    const before = seen({ held: { card: 4, sections: 'DDDL', came_from: null, to: null } });
    const after = seen({ cards: [lies(4, 1, 1, { sections: 'DDDL' }), ...before.cards.map((card) => ({ ...card, column: card.column + 2 }))] });
    const [moment] = play(before, after, told('laid', { card: named(4), row: 1, column: 1 }));
    expect(moment?.act).toEqual({ kind: 'lay', card: 4 });
    expect(moment?.view?.held).toBeNull();
    expect(moment?.view?.cards.slice(0, 3)).toEqual(before.cards);
    expect(moment?.view?.cards[3]).toMatchObject({ card: 4, row: 1, column: -1 });
  });

  it('is a counter from the supply, and one that goes back', () => {
    const [one, two] = [counter('light', 1, 1), counter('dark', 1, 3)];
    const [covered] = play(seen(), seen({ counters: [one], supply: [8, 9] }), told('covered', { count: 1 }));
    expect(covered?.act).toEqual({ kind: 'cover', counters: [one] });
    expect(covered?.view).toMatchObject({ counters: [one], supply: [8, 9] });
    const lying = seen({ thaw: true, counters: [one, two], supply: [8, 8] });
    const [taken, breath] = play(lying, { ...lying, counters: [two], supply: [9, 8] }, { ...told('took-away', { row: 1, column: 1 }), phrase: ['took-away', { you: 0, row: 1, column: 1 }] });
    expect(taken?.act).toEqual({ kind: 'take', counters: [one] });
    expect(taken?.view?.counters).toEqual([one, two]);
    expect(breath?.view?.counters).toEqual([two]);
  });

  it('is ice that breaks off, with the counters on it, after the card that held it was removed', () => {
    const before = seen({ thaw: true, counters: [counter('light', 3, 1)], supply: [8, 9] });
    const after = seen({ thaw: true, cards: [lies(2, 1, 1)], gone: [1, 3] });
    const moments = play(before, after, told('removed', { card: 1 }), told('broke-off', { count: 1, cards: '3' }));
    expect(moments.map(({ act }) => act)).toEqual([{ kind: 'break', card: 1 }, { kind: 'drift', cards: [3] }]);
    expect(moments[0]?.view?.cards.map(({ card }) => card)).toEqual([1, 2, 3]);
    expect(moments[1]?.view?.cards.map(({ card }) => card)).toEqual([2, 3]);
    expect(moments[1]?.view?.counters).toHaveLength(1);
  });

  it('shows a card that breaks off as soon as it lies, where it was to lie', () => {
    const before = seen({ thaw: true, held: { card: 4, sections: 'DDDL', came_from: { row: 5, column: 1, turned: false }, to: null } });
    const [moment] = play(before, seen({ thaw: true, gone: [4] }), told('laid', { card: named(4, 'LDDD'), row: 1, column: 7 }), told('broke-off', { count: 1, cards: '4' }));
    expect(moment?.view?.cards.at(-1)).toMatchObject({ card: 4, sections: 'LDDD', row: 1, column: 7 });
  });

  it('is a card lifted in the thaw, as it is printed', () => {
    const before = seen({ thaw: true, cards: [lies(1, 1, 1, { sections: 'DDLL', turned: true }), lies(2, 1, 3)] });
    const [moment] = play(before, seen({ thaw: true }), told('lifted', { card: 1 }));
    expect(moment?.view?.held).toEqual({ card: 1, sections: 'LLDD', came_from: { row: 1, column: 1, turned: true }, to: null });
    expect(moment?.view?.cards.map(({ card }) => card)).toEqual([2]);
  });

  it('turns from frost to thaw, and ends with what the server has', () => {
    const after = seen({ thaw: true, phase: 'over', result: { winner: 0, ending: 'melted', score: 2 } });
    expect(kinds(seen(), after, told('thaw'), told('won-melted', { score: 2 }))).toEqual(['thaw', 'melted']);
    expect(play(seen(), after, told('won-melted', { score: 2 })).at(-1)?.view).toBe(after);
    expect(kinds(seen(), after, told('drawn-repeated'))).toEqual(['drawn']);
  });

  it('rests a breath after what somebody else did, and only then', () => {
    const [before, after] = [seen(), seen({ thaw: true })];
    const theirs: Event = { seq: 1, phrase: ['drew', { you: 0, card: named(4) }], text: '' };
    const last = play(before, after, theirs).at(-1);
    expect(last).toMatchObject({ act: null, reading: true });
    expect(last?.view).toBe(after);
    expect(kinds(before, after, told('drew', { card: named(4) }))).toEqual(['draw']);
  });
});

describe('the lake in its window', () => {
  it('stays where it is when its corner moves', () => {
    const anchor = new Anchor();
    const before = seen();
    const after = seen({ cards: [...before.cards.map((card) => ({ ...card, row: card.row + 2, column: card.column + 1 })), lies(4, 1, 1)] });
    const at = (view: Seen) => view.cards.slice(0, 3).map((card) => placeOf(card, anchor.follow(view)));
    expect(at(before)).toEqual(at(after));
    expect(drift(before.cards, after.cards)).toEqual({ row: 2, column: 1 });
  });

  it('is taken for moved as most of its cards were, not as the one that was carried', () => {
    const before = [lies(1, 1, 1), lies(2, 1, 3), lies(3, 3, 1)];
    expect(drift(before, [lies(1, 7, 7), lies(2, 1, 3), lies(3, 3, 1)])).toEqual({ row: 0, column: 0 });
  });

  it('fits into its box with room for marks, and is not drawn huge while it is small', () => {
    const small = fit([{ x: 0, y: 0 }], BOX);
    expect(small.section).toBeLessThanOrEqual(BOX.height / 8);
    const wide = fit([{ x: 0, y: 0 }, { x: 30, y: 4 }], BOX);
    expect(wide.x).toBeGreaterThan(BOX.x);
    expect(wide.x + 32 * wide.section).toBeLessThan(BOX.x + BOX.width);
  });

  it('zooms around a place that stays, within bounds, and is never lost from sight', () => {
    const near = zoomed(WHOLE, 2, BOX, { x: 100, y: 50 });
    expect(near).toEqual({ zoom: 2, x: BOX.width / 2, y: BOX.height / 2 });
    expect(zoomed(near, 100, BOX).zoom).toBe(4);
    expect(panned(near, 9999, -9999, BOX)).toEqual({ zoom: 2, x: BOX.width, y: -BOX.height });
  });

  it('lets ice drift off to the side on which it lies', () => {
    expect(courseOf([lies(1, 1, 9)], [lies(2, 1, 1), lies(3, 1, 3)])).toEqual({ x: 1, y: 0 });
    expect(courseOf([lies(1, 1, 1)], [lies(2, 1, 1)])).toEqual({ x: 0, y: 0 });
  });
});
