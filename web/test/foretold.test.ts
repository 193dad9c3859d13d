import { describe, expect, it } from 'vitest';
import { Foretold } from '../src/house/foretold';

const LAID = { to_all: { 'GET /api/games': 'shelf' }, to_nobody: { 'GET /api/me': 'nobody', 'GET /api/tables': 'none' } };
const kept = (token: string, me: string) => Promise.resolve({ token: async () => token, me: async () => me });

describe('what is told before the house is open', () => {
  it('is the shelf, to everybody', async () => {
    expect(await new Foretold(LAID, kept('', '')).answer('/api/games')).toBe('shelf');
    expect(await new Foretold(LAID, new Promise(() => undefined)).answer('/api/games')).toBe('shelf');
  });

  it('is that nobody is known and nothing begun, to whoever was never here', async () => {
    const foretold = new Foretold(LAID, kept('', ''));
    expect(await foretold.answer('/api/me')).toBe('nobody');
    expect(await foretold.answer('/api/tables')).toBe('none');
  });

  it('is what was said last of whoever comes again, until the house itself can be asked', async () => {
    const foretold = new Foretold(LAID, kept('token', 'Ada'));
    expect(await foretold.answer('/api/me')).toBe('Ada');
    expect(await foretold.answer('/api/tables')).toBeUndefined();
    foretold.isOpen = true;
    expect(await foretold.answer('/api/me')).toBeUndefined();
  });

  it('is nothing else', async () => {
    expect(await new Foretold(LAID, kept('token', '')).answer('/api/me')).toBeUndefined();
    expect(await new Foretold(LAID, kept('', '')).answer('/api/matches')).toBeUndefined();
    expect(await new Foretold(LAID, Promise.reject(new Error('no room'))).answer('/api/me')).toBeUndefined();
  });
});
