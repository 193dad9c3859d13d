import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Phrase } from '../src/i18n/phrase';
import { choiceFor, laidOn, placedIn, signed, sumsOf } from '../src/games/ice_and_sky/lines';
import { Notes } from '../src/games/ice_and_sky/notes.svelte';
import { script, type Act } from '../src/games/ice_and_sky/script';
import type { Card, Seen } from '../src/games/ice_and_sky/seen';
import type { Happened, Moment } from '../src/scene/stage.svelte';

type Told = Pick<Happened<Seen>, 'before' | 'after' | 'events' | 'seat'>;

// Placements as the server told them, with what their viewer saw before and after.
const file = join(import.meta.dirname, 'ice_and_sky.happened.json');
const told = JSON.parse(readFileSync(file, 'utf-8')) as Record<string, Told>;
const LONGEST = 16_000; // milliseconds at normal pace
const LASTING = ['generation', 'placed', 'ice', 'gases', 'sky', 'piles', 'rows', 'columns', 'hands', 'met', 'placements', 'announcements', 'revealed'] as const;

const play = (one: Told): Moment<Seen, Act>[] =>
  script({ ...one, say: (phrase: Phrase) => phrase[0], names: ['Ada', 'Bert', 'Cleo', 'Dora'] });
const kinds = (name: string) => play(told[name] as Told).map(({ act }) => act.kind);
const last = (name: string) => play(told[name] as Told).at(-1)?.view as Seen;

describe('the stage of Ice and the Sky', () => {
  it('says that no bell was heard', () => {
    expect(kinds('silent placement')).toEqual(['place', 'silence']);
  });

  it('shows a gas that rises, then lets the bell ring', () => {
    const moments = play(told['gas and a bell'] as Told);
    expect(moments.map(({ act }) => act.kind)).toEqual(['place', 'gas', 'bell']);
    const { before, after } = told['gas and a bell'] as Told;
    expect(moments.map(({ view }) => view?.gases)).toEqual([before.gases, after.gases, after.gases]);
    expect(moments.map(({ view }) => view?.met)).toEqual([before.met, before.met, after.met]);
  });

  it('draws a covered gas under its card', () => {
    const [, gas] = play(told['gas covered'] as Told);
    expect(gas?.act).toMatchObject({ kind: 'gas', more: false });
  });

  it('ends a generation in the order of the rules: targets, Ice, Sky, deal', () => {
    expect(kinds('generation')).toEqual(['place', 'silence', 'reveal', 'reveal', 'melt', 'melt', 'sky', 'deal']);
    const moments = play(told.generation as Told);
    const { before } = told.generation as Told;
    expect(moments.map(({ view }) => view?.ice)).toEqual([3, 3, 3, 3, 2, 1, 1, 1].map((ice) => ice - 3 + (before.ice ?? 0)));
    expect(moments.map(({ view }) => view?.targets[0] !== null)).toEqual([false, false, true, true, true, true, true, false]);
  });

  it('shows a spectator the targets only as they are turned', () => {
    const moments = play(told['watched generation'] as Told);
    expect(moments.map(({ act }) => act.kind)).toEqual(['place', 'silence', 'reveal', 'reveal', 'reveal', 'reveal', 'sky', 'deal', 'bell']);
    expect(moments.map(({ view }) => view?.targets.filter(Boolean).length)).toEqual([0, 0, 1, 2, 3, 4, 4, 0, 0]);
  });

  it('drowns what is lost, and counts what is won', () => {
    expect(kinds('lost').slice(-3)).toEqual(['sky', 'drown', 'score']);
    expect(kinds('ended').at(-1)).toBe('score');
    expect(last('ended').result).toEqual(told.ended?.after.result);
  });

  it('tells events that it does not know in words alone', () => {
    const { before, after, seat } = told['silent placement'] as Told;
    const moments = play({ before, after, seat, events: [{ seq: 1, phrase: ['thunder'], text: 'It thunders.' }] });
    expect(moments).toMatchObject([{ act: { kind: 'told' }, says: 'It thunders.', view: before }]);
  });

  it('places one card after the other where several came at once', () => {
    const moments = play(told['several at once'] as Told).filter(({ act }) => act.kind === 'place');
    expect(moments.map(({ view }) => view?.placed)).toEqual([11, 12, 1, 2]);
  });

  describe.each(Object.keys(told))('%s', (name) => {
    const { before, after, seat } = told[name] as Told;

    it('leads to what the server has, in good time, and always says what happens', () => {
      for (const field of LASTING) expect([field, last(name)[field]]).toEqual([field, after[field]]);
      const moments = play(told[name] as Told);
      expect(moments.reduce((all, { lasts }) => all + lasts, 0)).toBeLessThan(LONGEST);
      expect(moments.every(({ says }) => says)).toBe(true);
    });

    it('shows nothing that was seen neither before nor after', () => {
      const cards = (view: Seen, of: number) => view.hands[of]?.cards?.map((card) => card.card) ?? [];
      const aims = (view: Seen, of: number) => [view.targets[of], ...view.revealed.map((one) => one.targets[of])];
      const aim = (one: unknown) => JSON.stringify(one, ['line', 'value']);
      for (const { view } of play(told[name] as Told)) {
        if (!view) continue;
        expect(sumsOf(view.piles)).toEqual({ rows: view.rows, columns: view.columns });
        view.hands.forEach((hand, of) => {
          const known = [...cards(before, of), ...cards(after, of), ...after.placements.map(({ card }) => card.card)];
          expect(known).toEqual(expect.arrayContaining(hand.cards?.map((card) => card.card) ?? []));
          const seen = [before, after].flatMap((one) => aims(one, of)).map(aim);
          expect(seen).toContain(aim(view.targets[of]));
        });
        if (seat === null) expect(view.aid).toBeNull();
      }
    });
  });
});

describe('cards and lines', () => {
  const phrase = ['place', { card: ['card', { element: ['line-water'], value: 2 }], column: ['line-east'] }];
  const choices = [{ action: 7, phrase, text: '' }];
  const card = (value: number): Card => ({ card: value, generation: 1, element: 'water', value, gas: null });
  const empty: Seen['piles'] = Array.from({ length: 9 }, () => []);

  it('are found in what a choice says', () => {
    expect(placedIn(phrase)).toEqual({ kind: 'water 2', cell: 8 });
    expect(choiceFor(choices, 'water 2', 8)?.action).toBe(7);
    expect(choiceFor(choices, 'water 2', 7)).toBeUndefined();
  });

  it('are summed up by what lies on top', () => {
    const piles = laidOn(laidOn(empty, 8, card(3)), 8, card(2));
    expect(sumsOf(piles)).toEqual({ rows: [0, 0, 2], columns: [0, 0, 2] });
    expect([signed(1), signed(0), signed(-3)]).toEqual(['+1', '0', '−3']);
  });
});

describe('notes', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it('are kept by table and seat, and by no other', () => {
    new Notes('a', 0).write('card-3', 'for East');
    expect(new Notes('a', 0).on('card-3')).toBe('for East');
    expect(new Notes('a', 1).on('card-3')).toBe('');
    expect(new Notes('b', 0).on('card-3')).toBe('');
    expect(new Notes('a', null).on('card-3')).toBe('');
  });

  it('leave nothing behind when they are wiped out', () => {
    const notes = new Notes('a', 0);
    notes.write('card-3', 'for East');
    notes.write('card-3', '  ');
    expect(notes.on('card-3')).toBe('');
    expect(kept.size).toBe(0);
  });
});
