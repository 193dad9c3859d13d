import { describe, expect, it } from 'vitest';
import { middleAt, placesOf } from '../src/games/ice_queen/places';
import { routesOf } from '../src/games/ice_queen/routes';
import { script, type Act } from '../src/games/ice_queen/script';
import type { Card, Seen } from '../src/games/ice_queen/seen';
import type { Phrase } from '../src/i18n/phrase';
import type { Event } from '../src/net/messages';
import type { Moment } from '../src/scene/stage.svelte';

const card = (number: number, ...values: number[]): Card => ({ card: number, values });
const base: Seen = {
  seats: 3, phase: 'calling', hand: 4, hand_cap: 500, deck_size: 30, highest: { courage: 10, total: 80 }, dealer: 2, caller: 1,
  stacks: [4, 3, 1], middle: [], own: card(5, 7, 60), last: null, memory: null, winners: null,
};
const who = (seat: number) => ({ who: ['player', { seat }], you: Number(seat === 0) });
const event = (...phrase: Phrase): Event => ({ seq: 9, phrase, text: '' });
const called = event('called', { ...who(1), category: ['category-courage'] });
const showed = [0, 1, 2].map((seat) => event('showed', { ...who(seat), card: [`card-${5 + seat}`], value: 7 - seat }));
const shown = [card(5, 7, 60), card(6, 6, 61), card(7, 5, 62)];

const won = (more: Partial<Seen> = {}): Seen => ({
  ...base, hand: 5, caller: 0, stacks: [6, 2, 0], own: card(9, 1, 40), last: { category: 'courage', shown, tied: [], taker: 0 }, ...more,
});
const took = [called, ...showed, event('took', { ...who(0), count: 3 })];

function play(before: Seen, after: Seen, events: Event[]): Moment<Seen, Act>[] {
  return script({ before, after, events, seat: 0, say: ([code]) => code, names: ['Ada', 'Bert', 'Cleo'] });
}
const kinds = (moments: Moment<Seen, Act>[]) => moments.map(({ act }) => act.kind);
const length = (moments: Moment<Seen, Act>[]) => moments.reduce((sum, { lasts }) => sum + lasts, 0);

describe('a hand', () => {
  it('beats: a call, cards that turn over, numbers that run, a winner, and cards that fly', () => {
    const moments = play(base, won(), took);
    expect(kinds(moments)).toEqual(['call', 'show', 'count', 'hold', 'win', 'collect', 'next']);
    expect(moments[0]?.act).toEqual({ kind: 'call', seat: 1, category: 'courage' });
    expect(moments[5]?.act).toEqual({ kind: 'collect', seat: 0, from: [0, 1, 2], middle: 0, count: 3 });
    expect(length(moments)).toBeGreaterThanOrEqual(2000);
    expect(length(moments)).toBeLessThan(6000);
  });

  it('says who calls until the outcome is seen, and only then the outcome', () => {
    const said = play(base, won(), took).map(({ act, says }) => [act.kind, says]);
    expect(said).toEqual([
      ['call', 'called'], ['show', 'called'], ['count', 'called'], ['hold', 'called'], ['win', 'took'], ['collect', 'took'], ['next', 'took'],
    ]);
  });

  it('lets the stacks and the own card be until the cards have flown', () => {
    for (const { act, view } of play(base, won(), took)) {
      const isBefore = act.kind !== 'next';
      expect([act.kind, view?.stacks]).toEqual([act.kind, isBefore ? base.stacks : [6, 2, 0]]);
      expect([act.kind, view?.own?.card]).toEqual([act.kind, isBefore ? 5 : 9]);
    }
  });

  it('lets the middle glow when it is won, and fetches it', () => {
    const moments = play({ ...base, middle: [11, 12] }, won(), took);
    expect(moments.find(({ act }) => act.kind === 'win')?.act).toMatchObject({ hasPot: true });
    const collect = moments.find(({ act }) => act.kind === 'collect')?.act;
    expect(routesOf(collect, 0).map(({ from }) => from.includes('data-pot'))).toEqual([false, false, false, true, true]);
  });

  it('shares: the cards go to the middle and the call goes to the left', () => {
    const after = won({ stacks: [3, 2, 0], middle: [5, 6, 7], caller: 0, last: { category: 'courage', shown, tied: [0, 1], taker: null } });
    const moments = play(base, after, [called, ...showed, event('tied', { count: 3 }), event('out', who(2))]);
    expect(kinds(moments)).toEqual(['call', 'show', 'count', 'hold', 'tie', 'pool', 'pass', 'out', 'next']);
    expect(moments[6]?.act).toEqual({ kind: 'pass', from: 1, to: 0 });
    expect(moments[7]).toMatchObject({ act: { seats: [2] }, says: 'out' });
  });

  it('ends with a crown, and no next card', () => {
    const after = won({ phase: 'over', winners: [0], own: null, stacks: [8, 0, 0] });
    const moments = play(base, after, [...took, event('out', who(1)), event('won', who(0))]);
    expect(kinds(moments).slice(-2)).toEqual(['out', 'crown']);
    expect(moments.at(-1)?.view).toBe(after);
    expect(moments.slice(0, -1).every(({ view }) => view?.winners === null)).toBe(true);
  });

  it('shows nothing that is in neither view', () => {
    const after = won();
    for (const { act, view } of play(base, after, took)) {
      for (const [name, value] of Object.entries(view ?? {})) {
        expect([act.kind, name, [base, after].some((one) => one[name as keyof Seen] === value)]).toEqual([act.kind, name, true]);
      }
    }
  });

  it('of those that come together plays the last, and tells the others', () => {
    const moments = play(base, won(), [...took, event('out', who(2)), ...took]);
    expect(kinds(moments).slice(0, 4)).toEqual(['told', 'told', 'told', 'call']);
    expect(moments.slice(0, 3).map(({ says }) => says)).toEqual(['called', 'took', 'out']);
  });
});

it('tells of what it does not know', () => {
  const moments = play(base, base, [event('snowed', {}), event('thawed', {})]);
  expect(moments.map(({ act, says }) => [act.kind, says])).toEqual([['told', 'snowed'], ['told', 'thawed']]);
  expect(length(moments)).toBeLessThan(2000);
});

describe('the hall', () => {
  it.each([2, 3, 4, 5, 6])('has a place for each of %i, apart from each other and from the tablet', (seats) => {
    for (let own = 0; own < seats; own++) {
      const places = placesOf(seats, own);
      expect(places.map(({ seat }) => seat)).toEqual([...places.keys()]);
      const xs = places.map(({ x }) => x).sort((a, b) => a - b);
      expect(Math.max(...xs)).toBe(places[own]?.x);
      const width = seats > 4 ? 9.8 : 13;
      expect(xs.every((x) => Math.abs(x) - width / 2 >= 10.3 && Math.abs(x) + width / 2 <= 45)).toBe(true);
      expect(xs.slice(1).every((x, i) => x - (xs[i] as number) >= width - 1)).toBe(true);
      const stacks = [...places.map(({ stackAt }) => stackAt), middleAt(seats)].sort((a, b) => a - b);
      expect(stacks.slice(1).every((at, i) => at - (stacks[i] as number) > 0.9 / (seats + 1))).toBe(true);
    }
  });
});
