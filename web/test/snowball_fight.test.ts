import { describe, expect, it } from 'vitest';
import { moodOf } from '../src/games/snowball_fight/moods';
import { nothing, resultOf } from '../src/games/snowball_fight/outcome';
import { cardsOf, worthOf } from '../src/games/snowball_fight/score';
import { said, script, type Act } from '../src/games/snowball_fight/script';
import type { Card, Pile, Player, Seen, Shown } from '../src/games/snowball_fight/seen';
import type { Phrase } from '../src/i18n/phrase';
import type { Event } from '../src/net/messages';
import type { Moment } from '../src/scene/stage.svelte';

const card = (number: number, points = 1): Card => ({ card: number, sides: ['snowball', 'dodge'], level: 'basic', points });
const pile = (count: number, ...cards: Card[]): Pile => ({ count, cards });
const shown = (number: number, side: Shown['side'] = 'snowball'): Shown => ({ ...card(number), side });
const player = (more: Partial<Player> = {}): Player => ({
  hand: pile(0), kept: pile(0), draw: pile(0), discard: pile(0), owned: [], maybe: pile(0), in_play: [], shown: null, shown_second: null,
  hit: false, slowed: false, showing: false, points: null, ...more,
});
const base: Seen = {
  seats: 2, phase: 'throwing', turn: 3, turn_cap: 100, final: false, asked: [0, 1],
  arsenal: [{ top: card(20, 2), below: 2 }, { top: card(21, 3), below: 1 }], abandoned: [], wanted: null,
  players: [player({ hand: pile(2, card(1), card(2)), draw: pile(3) }), player({ hand: pile(2), draw: pile(3) })], chosen: [], news: [], buried: null,
};
const who = (seat: number) => ({ who: ['player', { seat }] });
const side = (name: string) => ({ side: [`side-${name}`] });
const event = (...phrase: Phrase): Event => ({ seq: 9, phrase, text: '' });
const threw = [event('threw', { ...who(0), ...side('snowball') }), event('threw', { ...who(1), ...side('snowball') })];

/** Both have thrown what they had; the turn is not over. */
const fought = (more: Partial<Player>[] = [{}, {}]): Seen => ({
  ...base,
  players: [
    player({ shown: shown(1), in_play: [card(1)], discard: pile(1, card(2)), draw: pile(3), ...more[0] }),
    player({ shown: shown(11), in_play: [card(11)], discard: pile(1), draw: pile(3), ...more[1] }),
  ],
});

function play(events: Event[], after: Seen = fought(), before: Seen = base): Moment<Seen, Act>[] {
  return script({ before, after, events, seat: 0, say: ([code]) => code, names: ['Ada', 'Bert'] });
}
const kinds = (moments: Moment<Seen, Act>[]) => moments.map(({ act }) => act.kind);

it('says in the fewest words who throws what', () => {
  const [reveal] = play(threw);
  expect(reveal?.says).toBe('Ada: side-snowball · Bert: side-snowball');
});
const find = (moments: Moment<Seen, Act>[], kind: Act['kind']) => moments.find(({ act }) => act.kind === kind);

describe('a fight', () => {
  it('shows both cards at once, gives time to read them, then lets the snowballs fly and land', () => {
    const hits = [event('hit', { ...who(0), ...side('snowball') }), event('hit', { ...who(1), ...side('snowball') })];
    const moments = play([...threw, ...hits]);
    expect(kinds(moments)).toEqual(['reveal', 'tell', 'throw', 'land']);
    expect(moments[1]?.reading).toBe(true);
    expect(find(moments, 'throw')?.act).toMatchObject({ balls: [{ from: 1, to: 0, isHit: true }, { from: 0, to: 1, isHit: true }] });
    expect(find(moments, 'throw')?.view?.players.map((one) => one.hit)).toEqual([false, false]);
    expect(find(moments, 'land')?.view?.players.map((one) => one.hit)).toEqual([true, true]);
  });

  it('lets what was dodged fly past, and says so', () => {
    const moments = play([...threw, event('missed', { ...who(1), ...side('snowball') })]);
    expect(find(moments, 'throw')?.act).toMatchObject({ balls: [{ to: 1, isHit: false }] });
    expect(find(moments, 'land')).toMatchObject({ says: 'missed' });
    expect(find(moments, 'land')?.act.result.players[1]).toMatchObject({ hit: [], dodged: ['snowball'] });
  });

  it('builds a fort before anything lands, leaves footprints of a sneak, and frosts the slowed', () => {
    const slowed = [event('hit', { ...who(1), ...side('snowball') }), event('slowed', who(1))];
    expect(kinds(play([...threw, event('blanked', who(0)), ...slowed]))).toEqual(['reveal', 'tell', 'block', 'throw', 'land', 'chill']);
    const chilled = play([...threw, ...slowed]);
    expect(find(chilled, 'land')?.view?.players[1]?.slowed).toBe(false);
    expect(find(chilled, 'chill')?.view?.players[1]?.slowed).toBe(true);
    expect(kinds(play([...threw, event('sneaked', who(1))]))).toEqual(['reveal', 'tell', 'sneak', 'land']);
  });

  it('lets a card leave its place, and lays it down only when it has arrived', () => {
    const took = event('took', { ...who(0), card: ['card', { card: 20 }] });
    const gone = { ...fought([{ discard: pile(2, card(2), card(20, 2)) }, {}]), arsenal: [{ top: null, below: 2 }, base.arsenal[1]!] };
    const moments = play([...threw, took, event('restocked', who(1))], gone);
    expect(kinds(moments)).toEqual(['reveal', 'tell', 'move', 'shuffle']);
    expect(find(moments, 'move')?.act).toMatchObject({ moves: [{ card: { card: 20 }, from: 'deck-0', to: 'discard-0' }] });
    expect(find(moments, 'move')?.view?.arsenal[0]?.top).toBeNull();
    expect(find(moments, 'move')?.view?.players[0]?.discard.count).toBe(1);
    expect(find(moments, 'shuffle')?.view?.players[0]?.discard.count).toBe(2);
  });

  it('carries a card that neither view has as a back', () => {
    const stole = event('stole-something', who(1));
    const moments = play([...threw, stole], fought());
    expect(find(moments, 'move')?.act).toMatchObject({ moves: [{ card: null, from: 'discard-0', to: 'discard-1' }] });
  });

  it('shows nothing that is in neither view', () => {
    const known = new Set([1, 2, 11, 20, 21]);
    for (const { view } of play([...threw, event('hit', { ...who(0), ...side('snowball') })])) {
      const cards = view?.players.flatMap((one) => [...one.hand.cards, ...one.draw.cards, ...one.discard.cards, ...one.in_play]) ?? [];
      expect(cards.filter((one) => !known.has(one.card))).toEqual([]);
    }
  });

  it('counts the points before it says who won', () => {
    const over: Seen = { ...fought([{ points: 7 }, { points: 5 }]), phase: 'over' };
    const moments = play([event('points', { ...who(0), count: 7 }), event('points', { ...who(1), count: 5 }), event('won', who(0))], over);
    expect(kinds(moments)).toEqual(['score', 'end']);
    expect(moments.at(-1)?.view).toBe(over);
    expect([moodOf(over, null, 0), moodOf(over, null, 1)]).toEqual(['cheering', 'waiting']);
  });
});

describe('what came of a throw', () => {
  it('begins anew with every throw', () => {
    const story = [event('hit', { ...who(0), ...side('rocks') }), ...threw, event('missed', { ...who(1), ...side('snowball') })];
    expect(resultOf(story.map((one) => ({ ...one, text: one.phrase![0] as string })))).toMatchObject({
      players: [{ hit: [] }, { dodged: ['snowball'] }], lines: ['missed'],
    });
    expect(resultOf([])).toEqual(nothing());
  });
});

describe('the running score', () => {
  it('is what the view says, and nothing where it says nothing', () => {
    expect(worthOf(player({ points: 9, draw: pile(2, card(1, 3)) }), false)).toEqual({ points: 9, isMore: false });
    expect(worthOf(player({ hand: pile(2), draw: pile(4) }), false)).toBeUndefined();
  });

  it('counts known cards, and says that there are more', () => {
    const rival = player({ hand: pile(2), draw: pile(1), discard: pile(1, card(5, 2)), in_play: [card(6, 3)] });
    expect(cardsOf(rival)).toBe(5);
    expect(worthOf(rival, false)).toEqual({ points: 5, isMore: true });
    expect(worthOf({ ...rival, owned: [card(7), card(8), card(9)] }, false)).toEqual({ points: 8, isMore: false });
  });

  it('counts of cards that are perhaps theirs no more than the least, unless all are alike', () => {
    const rival = player({ discard: pile(1, card(5, 2)), draw: pile(1), maybe: pile(1, card(6, 1), card(7, 3)) });
    expect(worthOf(rival, false)).toEqual({ points: 3, isMore: true });
    const alike = { ...rival, maybe: pile(1, card(6, 2), card(7, 2)) };
    expect(worthOf(alike, false)).toEqual({ points: 4, isMore: false });
  });
});

describe('what is said over the yard', () => {
  it('names the sides of a card and not its number', () => {
    const words: Record<string, string> = { 'side-sneak': 'Sneak Attack', 'side-dodge': 'Dodge' };
    const say = ([code, args]: Phrase) => words[code] ?? `${code} ${JSON.stringify(args)}`;
    const drawn: Phrase = ['card', { card: 10, a: ['side-sneak'], b: ['side-dodge'] }];
    expect(said(['drew', { card: drawn }], say)).toBe('drew {"card":"Sneak Attack | Dodge"}');
    expect(said(['played', { card: 4 }], say)).toBe('played {"card":4}');
  });
});
