import type { Act, Ball } from './script';
import type { Card } from './seen';
import type { Side } from './sides';

/** Something that flies over the table from one place to another, measured in pixels of the board. */
export interface Flight {
  id: string;
  what: { ball: Side } | { card: Card | null };
  from: Spot;
  to: Spot;
  /** How high the arc is. */
  lift: number;
  /** Parts of the moment. */
  starts: number;
  ends: number;
}

export interface Spot {
  x: number;
  y: number;
  /** How wide what lies there is. */
  wide: number;
}

const BARRAGE = 5;
const ROCKS = 2;
const SHUFFLED = 5;
const STEPS = 14; // of an arc

/** What flies while this happens; what has no place on the board does not. */
export function flightsOf(act: Act, board: Element): Flight[] {
  const spot = (place: string): Spot | null => spotOf(board, place);
  if (act.kind === 'throw') return act.balls.flatMap((ball) => ballFlights(ball, spot));
  if (act.kind === 'move')
    return act.moves.flatMap(({ card, from, to }, i) => flight(`move ${i}`, { card }, spot(from), spot(to), i * 0.08, 1));
  if (act.kind !== 'shuffle') return [];
  return Array.from({ length: SHUFFLED }, (_, i) =>
    flight(`shuffle ${i}`, { card: null }, spot(`discard-${act.who}`), spot(`draw-${act.who}`), i * 0.12, 0.5 + i * 0.12),
  ).flat();
}

function ballFlights({ from, to, side, isHit }: Ball, spot: (place: string) => Spot | null): Flight[] {
  const [start, end] = [spot(`thrown-${from}`), spot(`thrown-${to}`)];
  if (!start || !end) return [];
  const count = side === 'barrage' ? BARRAGE : side === 'rocks' ? ROCKS : 1;
  const way = Math.sign(end.x - start.x) || 1;
  const past = isHit ? 0 : way * end.wide;
  return Array.from({ length: count }, (_, i) => {
    const target = { ...end, x: end.x + past + (i - (count - 1) / 2) * 8, y: end.y - (isHit ? 0 : end.wide * 0.7) };
    return flight(`ball ${from} ${i}`, { ball: side }, start, target, (i / count) * 0.5, 0.5 + ((i + 1) / count) * 0.5);
  }).flat();
}

function flight(id: string, what: Flight['what'], from: Spot | null, to: Spot | null, starts: number, ends: number): Flight[] {
  if (!from || !to) return [];
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  return [{ id, what, from, to, lift: Math.min(140, 30 + far * 0.35), starts, ends }];
}

function spotOf(board: Element, place: string): Spot | null {
  const found = board.querySelector(`[data-place="${place}"]`);
  if (!found) return null;
  const [box, frame] = [found.getBoundingClientRect(), board.getBoundingClientRect()];
  if (!box.width) return null;
  return { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y, wide: box.width };
}

/** A point of the arc, `part` of the way along it. */
export function along({ from, to, lift }: Flight, part: number): { x: number; y: number } {
  const rest = 1 - part;
  const [mx, my] = [(from.x + to.x) / 2, Math.min(from.y, to.y) - lift];
  return {
    x: rest * rest * from.x + 2 * rest * part * mx + part * part * to.x,
    y: rest * rest * from.y + 2 * rest * part * my + part * part * to.y,
  };
}

export function dotted({ from, to, lift }: Flight): string {
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - lift} ${to.x} ${to.y}`;
}

/** How it moves: along its arc, a card growing or shrinking to what lies where it goes. */
export function keyframes(flight: Flight, own: number): Keyframe[] {
  const isBall = 'ball' in flight.what;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const part = i / STEPS;
    const { x, y } = along(flight, part);
    const scale = isBall ? 1 : (flight.from.wide + (flight.to.wide - flight.from.wide) * part) / own;
    return { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(${isBall ? part * 300 : Math.sin(part * Math.PI) * 10}deg)` };
  });
}
