import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
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

it('renders rulebooks, and nothing but rulebooks', () => {
  expect(markdown('# One\n\nA **bold** <b>word</b> and `code`.\n\n- a\n- b')).toBe(
    '<h1>One</h1>\n<p>A <strong>bold</strong> &lt;b&gt;word&lt;/b&gt; and <code>code</code>.</p>\n<ul><li>a</li><li>b</li></ul>',
  );
  expect(markdown('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>1</td>');
});
