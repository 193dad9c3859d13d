import { createHash, createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Fresh } from '../src/games/fresh.svelte';
import { drift } from '../src/games/winter/drift';
import { readMatch } from '../src/history/document';
import { day, percent, share } from '../src/i18n/figures';
import { Words } from '../src/i18n/words';
import type { Export, Step } from '../src/net/messages';
import { markdown } from '../src/table/markdown';
import { gameOf } from '../src/table/digests';
import { verdictOf, verify } from '../src/table/verify';
import type { Seen } from '../src/table/witness';

describe('the check of a deal', () => {
  const secret = Buffer.alloc(32, 7);
  const nonces = ['ab'.repeat(16), 'cd'.repeat(16), ''];
  const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
  const commitment = sha256(secret);
  const key = createHmac('sha256', secret).update(nonces.join('\n')).digest('hex').slice(0, 32);
  const actions = [[0, 5], [1, 6]] as [number, number][];
  const match = { game: 'ice_queen', options: { dealer: null }, seats: 3, key, actions };
  const exported = (change: object = {}, proof: object = {}) =>
    ({ match: { ...match, ...change }, proof: { commitment, secret: secret.toString('hex'), nonces, ...proof } }) as unknown as Export;
  const views = ['dealt', 'first', 'second'].map((view) => ({ view }));
  const step = (seq: number, number: number, action?: [number, number]) => ({ seq, events: [], views: [views[number]], action }) as Step;
  const steps = () => [step(3, 0), step(4, 1, actions[0]), step(6, 2, actions[1])];
  const digest = (view: unknown) => sha256(JSON.stringify(view)).slice(0, 16);
  const seen = { views: { '0:3': digest(views[0]), '0:5': digest(views[1]), '0:6': digest(views[2]) }, acts: { '0:4': 5 } };
  const promise = { commitment, nonce: nonces[0], game: gameOf(match), seats: [0], pledges: nonces.map((nonce) => (nonce ? sha256(nonce) : '')) };
  const check = (match = exported(), told: object = promise, saw: Seen | null = seen, shown = steps()) => verify(match, told, saw, new Map([[0, shown]]));
  const failed = async (...args: Parameters<typeof check>) => (await check(...args)).filter((one) => one.passed === false).map((one) => one.code);

  it('passes a deal that was kept and a match that was seen', async () => {
    const checks = await check();
    expect(checks.filter((one) => !one.passed)).toEqual([]);
    expect(verdictOf(checks)).toBe('fair');
  });

  it('notices another key, another promise and a part that is missing', async () => {
    expect(await failed(exported({ key: '0'.repeat(32) }))).toEqual(['key']);
    expect(await failed(exported(), { ...promise, commitment: 'f'.repeat(64) })).toEqual(['commitment']);
    expect(await failed(exported(), { ...promise, nonce: 'ef'.repeat(16) })).toEqual(['nonce']);
    expect(await failed(exported({}, { secret: '00' }))).toEqual(['secret', 'key']);
  });

  it('notices another game, other options and other moves', async () => {
    expect(await failed(exported({ game: 'winter' }))).toEqual(['game']);
    expect(await failed(exported({ options: { dealer: 1 } }))).toEqual(['game']);
    expect(await failed(exported({ actions: [[0, 5], [1, 7]] }))).toEqual(['moves']);
    expect(await failed(exported({ actions: actions.slice(1) }))).toEqual(['moves']);
  });

  it('notices a replay that is not what we saw, or not what we did', async () => {
    expect(await failed(exported(), promise, seen, [step(3, 0), step(4, 2, actions[0]), step(6, 2, actions[1])])).toEqual(['moves']);
    expect(await failed(exported(), promise, { ...seen, acts: { '0:4': 9 } })).toEqual(['moves']);
  });

  it('follows what was taken back', async () => {
    const more = [...steps(), { ...step(7, 0), removed: [1, 1] }, step(8, 2, actions[1])] as Step[];
    expect(verdictOf(await check(exported(), promise, seen, more))).toBe('fair');
    expect(await failed(exported(), promise, seen, more.slice(0, -1))).toEqual(['moves']);
  });

  it('notices that somebody gave their part only after they knew ours', async () => {
    const pledges = [...promise.pledges];
    pledges[1] = sha256('ee'.repeat(16));
    expect(await failed(exported(), { ...promise, pledges })).toEqual(['pledges']);
    pledges[1] = '';
    expect(await failed(exported(), { ...promise, pledges })).toEqual(['pledges']);
  });

  it('does not call fair what it cannot know', async () => {
    for (const [told, saw] of [[{}, seen], [{ ...promise, commitment: undefined }, seen], [{ ...promise, pledges: undefined }, seen], [promise, null]] as const)
      expect(verdictOf(await check(exported(), told, saw))).toBe('unknown');
    expect(await verify({ match } as unknown as Export, promise, seen, new Map())).toEqual([]);
    expect(verdictOf([])).toBe('unknown');
  });
});

describe('phrases', () => {
  const words = new Words('en', ['took = { $who } takes { $count ->\n    [one] one card\n   *[other] { $count } cards\n}.\nblue = blue']);

  it('are said with phrases inside them', () => {
    const own = (phrase: [string, ...unknown[]]) => (phrase[0] === 'player' ? 'Ada' : undefined);
    expect(words.say(['took', { who: ['player', { seat: 0 }], count: 1 }], own)).toBe('Ada takes one card.');
    expect(words.say(['took', { who: ['blue'], count: 3 }], own)).toBe('blue takes 3 cards.');
  });

  it('fall back on another language, and on their code', () => {
    const other = new Words('fr', ['red = rouge'], words);
    expect(other.find('blue')).toBe('blue');
    expect(other.say(['green'], () => undefined)).toBe('green');
  });
});

describe('figures', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are written as the browser has them in the language of the page', () => {
    vi.stubGlobal('navigator', { languages: ['de-CH', 'en-GB'] });
    expect(day(Date.UTC(2026, 0, 2, 12))).toBe('2 Jan 2026');
    vi.stubGlobal('navigator', { languages: ['en-US'] });
    expect(day(Date.UTC(2026, 0, 2, 12))).toBe('Jan 2, 2026');
    expect([share(0.5), share(null), percent(0.25, 'exceptZero')]).toEqual(['0.5', '–', '+25%']);
  });
});

it('renders rulebooks, and nothing but rulebooks', () => {
  expect(markdown('# One\n\nA **bold** <b>word</b> and `code`.\n\n- a\n- b')).toBe(
    '<h1>One</h1>\n<p>A <strong>bold</strong> &lt;b&gt;word&lt;/b&gt; and <code>code</code>.</p>\n<ul><li>a</li><li>b</li></ul>',
  );
  expect(markdown('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>1</td>');
});

describe('what just changed', () => {
  it('is marked until the next change, and not after a jump', () => {
    const fresh = new Fresh();
    const look = (...cells: string[]) => fresh.look(new Map(cells.map((cell, i) => [`cell ${i}`, cell])));
    look('a', 'b', 'c', 'd', 'e');
    expect(fresh.marks.size).toBe(0);
    look('a', 'x', 'c', 'd', 'e');
    look('a', 'x', 'c', 'd', 'e');
    expect([...fresh.marks]).toEqual(['cell 1']);
    look('1', '2', '3', '4', '5');
    expect(fresh.marks.size).toBe(0);
  });

  it('is told from a lake that only lies elsewhere in its window', () => {
    const card = (number: number, row: number, column: number) => ({ card: number, row, column });
    const before = [card(1, 3, 3), card(2, 3, 5), card(3, 5, 5)];
    expect(drift(before, before)).toEqual({ row: 0, column: 0 });
    expect(drift(before, [card(1, 5, 3), card(2, 5, 5), card(3, 7, 5), card(4, 3, 3)])).toEqual({ row: 2, column: 0 });
    expect(drift(before, [card(1, 3, 3), card(2, 3, 5), card(3, 3, 7)])).toEqual({ row: 0, column: 0 });
  });
});

describe('a match that is brought', () => {
  const match = { format: 'snowedin match 1', game: 'winter', actions: [] };

  it('is found alone or beside its proof', () => {
    expect(readMatch(JSON.stringify(match))).toEqual(match);
    expect(readMatch(`\uFEFF${JSON.stringify({ match, proof: {} })}`)).toEqual(match);
  });

  it('is missed where there is none', () => {
    expect(readMatch('{"format": "snow')).toBe('bring-not-json');
    expect(readMatch('[1, 2]')).toBe('bring-not-match');
    expect(readMatch('{"match": {"game": "chess"}}')).toBe('bring-not-match');
  });
});
