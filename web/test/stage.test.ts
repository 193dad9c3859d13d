import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
const page = { hidden: false };
vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', page);
vi.stubGlobal('reportError', vi.fn());
vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
vi.stubGlobal('cancelAnimationFrame', (frame: ReturnType<typeof setTimeout>) => clearTimeout(frame));

const { Stage } = await import('../src/scene/stage.svelte');
const { pace } = await import('../src/scene/pace.svelte');

const shown = (seq: number) => ({ seq, view: `after ${seq}` });
const moments = (...acts: string[]) => () => acts.map((act) => ({ act, lasts: 1000 }));

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  pace.choose('normal');
});
afterEach(() => vi.useRealTimers());

function opened() {
  const stage = new Stage();
  stage.take(shown(1), moments('never'));
  expect([stage.seq, stage.isPlaying]).toEqual([1, false]); // the first look is a jump
  return stage;
}

it('plays one thing after the other and ends in what the server has', async () => {
  const stage = opened();
  stage.take(shown(2), moments('call', 'show'));
  stage.take(shown(3), moments('take'));
  const seen: unknown[] = [];
  for (let i = 0; i < 60; i++) {
    await vi.advanceTimersByTimeAsync(100);
    seen.push(stage.moment?.act ?? stage.view);
  }
  expect([...new Set(seen)]).toEqual(['call', 'show', 'after 2', 'take', 'after 3']);
  expect([stage.view, stage.seq, stage.isPlaying, stage.moment]).toEqual(['after 3', 3, false, null]);
});

it('shows between two views what a moment brings, and never keeps it', async () => {
  const stage = opened();
  stage.take(shown(2), () => [{ act: 'fly', lasts: 1000, view: 'between' }]);
  expect([stage.view, stage.opening]).toEqual(['after 1', 'seats']); // is painted first, with all else that came
  await vi.advanceTimersByTimeAsync(20);
  expect([stage.view, stage.opening]).toEqual(['after 1', 'table']);
  await vi.advanceTimersByTimeAsync(20);
  expect([stage.view, stage.opening]).toEqual(['between', null]);
  await vi.runAllTimersAsync();
  expect(stage.view).toBe('after 2');
});

it('hurries what is played, and only that', async () => {
  const stage = opened();
  stage.take(shown(2), moments('call', 'show', 'take'));
  stage.take(shown(3), moments('next'));
  stage.hurry();
  await vi.advanceTimersByTimeAsync(50);
  expect([stage.seq, stage.moment?.act]).toEqual([2, 'next']);
  await vi.runAllTimersAsync();
  expect(stage.seq).toBe(3);
});

it('jumps over a film, in a hidden tab, at once and after a gap, and stops what was playing', async () => {
  const stage = opened();
  for (let seq = 2; seq < 10; seq++) stage.take(shown(seq), moments('one', 'two'));
  expect([stage.seq, stage.isPlaying]).toEqual([9, false]);
  stage.take(shown(10), moments('one'));
  page.hidden = true;
  stage.take(shown(11), moments('one'));
  expect([stage.seq, stage.isPlaying]).toEqual([11, false]);
  page.hidden = false;
  pace.choose('at-once');
  stage.take(shown(12), moments('one'));
  expect([stage.seq, stage.isPlaying]).toEqual([12, false]);
  pace.choose('normal');
  stage.take(shown(13), moments('one'));
  stage.take(shown(14), null);
  await vi.runAllTimersAsync();
  expect([stage.view, stage.seq, stage.isPlaying]).toEqual(['after 14', 14, false]);
});

it('is faster for whoever likes it so, and leaves pauses for reading out', async () => {
  const lengths: Record<string, number> = {};
  for (const name of ['slow', 'normal', 'fast'] as const) {
    pace.choose(name);
    const stage = opened();
    const start = Date.now();
    stage.take(shown(2), () => [{ act: 'show', lasts: 1000 }, { act: 'read', lasts: 1000, reading: true }]);
    while (stage.isPlaying) await vi.advanceTimersByTimeAsync(10);
    lengths[name] = Date.now() - start;
  }
  expect(lengths.slow).toBeGreaterThan(3200);
  expect(lengths.normal).toBeGreaterThan(2000);
  expect(lengths.fast).toBeLessThan(700);
});

it('shows the table even where a script fails, and tells of the fault', async () => {
  const stage = opened();
  stage.take(shown(2), () => {
    throw new Error('no such card');
  });
  await vi.runAllTimersAsync();
  expect([stage.view, stage.isPlaying]).toEqual(['after 2', false]);
  expect(reportError).toHaveBeenCalledOnce();
});
