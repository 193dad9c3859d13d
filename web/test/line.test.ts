import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Line } from '../src/net/line.svelte';
import type { ServerMessage } from '../src/net/messages';

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: { type: string }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    Wire.all.push(this);
  }

  static get last(): Wire {
    return Wire.all.at(-1) as Wire;
  }

  accept(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }

  say(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const LONG = 60_000;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { href: 'http://house/table/T' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  Wire.all = [];
  line = new Line('T', () => ({ since: 0 }), { heard() {}, met() {}, opened() {}, asked() {} });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('calls again when it may not watch', () => {
  Wire.last.accept();
  Wire.last.say({ type: 'refused', code: 'store', sentence: 'Try again.', table: 'T', answers: '' });
  expect(line.connected).toBe(false);
  vi.advanceTimersByTime(LONG);
  Wire.last.accept();
  Wire.last.say({ type: 'update', table: 'T' });
  expect(Wire.all.length).toBe(2);
  expect(line.connected).toBe(true);
});

it('keeps the line when a command is refused', () => {
  Wire.last.accept();
  const refused = line.send({ type: 'resign', table: 'T', seat: 0 }).catch((refusal) => refusal.code);
  const { id } = Wire.last.sent.at(-1) as unknown as { id: string };
  Wire.last.say({ type: 'refused', code: 'over', sentence: 'It is over.', table: 'T', answers: id });
  expect(line.connected).toBe(true);
  return expect(refused).resolves.toBe('over');
});

it('calls less and less often where it is taken and hung up at once', () => {
  const calls = (milliseconds: number): number => {
    const before = Wire.all.length;
    for (let passed = 0; passed < milliseconds; passed += 100) {
      if (Wire.last.readyState === 0) {
        Wire.last.accept();
        Wire.last.close();
      }
      vi.advanceTimersByTime(100);
    }
    return Wire.all.length - before;
  };
  expect(calls(LONG)).toBeLessThan(15);
  vi.advanceTimersByTime(LONG);
  Wire.last.accept();
  Wire.last.say({ type: 'update', table: 'T' });
  Wire.last.close();
  vi.advanceTimersByTime(500);
  expect(Wire.last.readyState).toBe(0);
});

it('hangs up on a line on which nothing is heard between two beats', () => {
  Wire.last.accept();
  Wire.last.say({ type: 'update', table: 'T' });
  const silent = Wire.last;
  vi.advanceTimersByTime(LONG);
  expect(silent.sent.filter((message) => message.type === 'ping').length).toBe(1);
  expect(Wire.all.length).toBe(2);
  silent.say({ type: 'update', table: 'T' });
  silent.close();
  vi.advanceTimersByTime(LONG);
  expect(Wire.all.length).toBe(2);
});

it('keeps a line on which pings are answered', () => {
  Wire.last.accept();
  Wire.last.say({ type: 'update', table: 'T' });
  for (let beat = 0; beat < 5; beat += 1) {
    vi.advanceTimersByTime(25_000);
    Wire.last.say({ type: 'pong' });
  }
  expect(Wire.all.length).toBe(1);
  expect(line.connected).toBe(true);
});
