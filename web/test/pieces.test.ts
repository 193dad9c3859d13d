import { createHash, createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Fresh } from '../src/games/fresh.svelte';
import { drift } from '../src/games/winter/drift';
import { readMatch } from '../src/history/document';
import { day, percent, share } from '../src/i18n/figures';
import { Words } from '../src/i18n/words';
import type { Export } from '../src/net/messages';
import { markdown } from '../src/table/markdown';
import { verify } from '../src/table/verify';

describe('the check of a deal', () => {
  const secret = Buffer.alloc(32, 7);
  const nonces = ['ab'.repeat(16), ''];
  const commitment = createHash('sha256').update(secret).digest('hex');
  const key = createHmac('sha256', secret).update(nonces.join('\n')).digest('hex').slice(0, 32);
  const exported = (change: object = {}) =>
    ({ match: { key }, proof: { commitment, secret: secret.toString('hex'), nonces }, ...change }) as unknown as Export;

  it('passes a deal that was kept', async () => {
    const checks = await verify(exported(), { commitment, nonce: nonces[0] });
    expect(checks.map((check) => check.passed)).toEqual([true, true, true, true]);
  });

  it('notices another key, another promise and a part that is missing', async () => {
    expect((await verify(exported({ match: { key: '0'.repeat(32) } }), {})).at(-1)?.passed).toBe(false);
    expect((await verify(exported(), { commitment: 'f'.repeat(64) }))[0]?.passed).toBe(false);
    expect((await verify(exported(), { nonce: 'cd'.repeat(16) }))[2]?.passed).toBe(false);
  });

  it('says nothing of what it cannot know', async () => {
    expect((await verify(exported(), {}))[0]?.passed).toBeNull();
    expect(await verify(exported({ proof: null }), {})).toEqual([]);
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
