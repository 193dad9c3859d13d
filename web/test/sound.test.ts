import { beforeEach, expect, it, vi } from 'vitest';
import type { Note } from '../src/scene/sound.svelte';

const kept = new Map<string, string>();
const gestures = new Map<string, () => void>();
const made: string[] = [];

class Param {
  loudest = 0;
  private last = 0;
  set value(value: number) {
    this.setValueAtTime(value);
  }
  get value(): number {
    return this.last;
  }
  setValueAtTime(value: number): void {
    this.last = value;
    this.loudest = Math.max(this.loudest, value);
  }
  exponentialRampToValueAtTime(value: number): void {
    this.setValueAtTime(value);
  }
}

const node = (kind: string) => ({
  gain: new Param(),
  frequency: new Param(),
  Q: new Param(),
  threshold: new Param(),
  connect: (to: unknown) => to,
  start: () => void made.push(kind),
  stop: () => undefined,
});

class Audio {
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  destination = node('destination');
  static opened = 0;
  static gains: ReturnType<typeof node>[] = [];
  constructor() {
    Audio.opened += 1;
  }
  createGain() {
    const gain = node('gain');
    Audio.gains.push(gain);
    return gain;
  }
  createDynamicsCompressor = () => node('compressor');
  createBiquadFilter = () => node('filter');
  createOscillator = () => node('tone');
  createBufferSource = () => node('noise');
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
vi.stubGlobal('addEventListener', (name: string, deed: () => void) => gestures.set(name, deed));
vi.stubGlobal('document', { hidden: false });
vi.stubGlobal('AudioContext', Audio);

const fresh = async () => {
  vi.resetModules();
  return (await import('../src/scene/sound.svelte')).sound;
};

beforeEach(() => {
  kept.clear();
  made.length = 0;
  Audio.opened = 0;
  Audio.gains = [];
});

it.each(['ice', 'card', 'tile', 'snow', 'turn', 'tick', 'win'] satisfies Note[])('plays %s softly after the first gesture, and not before', async (name) => {
  const sound = await fresh();
  sound.play([name]);
  expect([Audio.opened, made.length]).toEqual([0, 0]);
  gestures.get('pointerdown')?.();
  sound.play([name]);
  expect(Audio.opened).toBe(1);
  expect(made.length).toBeGreaterThan(0);
  expect(Audio.gains[0]?.gain.value).toBeLessThanOrEqual(0.3);
  for (const { gain } of Audio.gains.slice(1)) expect(gain.loudest).toBeLessThanOrEqual(1.5);
});

it('is silent where somebody said so, also the next time', async () => {
  const sound = await fresh();
  sound.turn();
  expect(kept.get('sound')).toBe('off');
  const next = await fresh();
  gestures.get('keydown')?.();
  next.play(['win']);
  expect([next.isOn, Audio.opened, made.length]).toEqual([false, 0, 0]);
  next.turn();
  gestures.get('keydown')?.();
  next.play(['win']);
  expect([kept.get('sound'), Audio.opened]).toEqual(['on', 1]);
  expect(made.length).toBeGreaterThan(0);
});
