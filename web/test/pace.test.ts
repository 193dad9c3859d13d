import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { hidden: false });
vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
vi.stubGlobal('cancelAnimationFrame', (frame: ReturnType<typeof setTimeout>) => clearTimeout(frame));

const { Stage } = await import('../src/scene/stage.svelte');
const { pace, PACES } = await import('../src/scene/pace.svelte');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is fast for stage and board alike while much is waiting, and then again as it was chosen', async () => {
  const stage = new Stage();
  const moments = () => [{ act: 'one', lasts: 1000 }, { act: 'two', lasts: 1000 }];
  for (let seq = 1; seq < 6; seq++) stage.take({ seq, view: seq }, moments);
  const factors = new Map<number, number>();
  while (stage.isPlaying) {
    if (stage.moment?.act === 'two') factors.set(stage.seq, pace.factor);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect([...factors]).toEqual([[1, PACES.fast], [2, PACES.normal], [3, PACES.normal], [4, PACES.normal]]);
  expect(pace.factor).toBe(PACES.normal);
});
