import { flake } from '../../art/flakes';
import { around, curve, dice, polygon, short, type Point } from './knife';
import type { Layout } from './layout';

export interface Fir {
  x: number;
  y: number;
  size: number;
  kind: number;
}

/** How a fir looks from above: three stars on each other, with snow on their branches; ten from its middle to its rim. */
export interface Star {
  tiers: { shape: string; snow: string }[];
  shadow: string;
}

const BULGE = 3.4; // of the shore: 2 is an ellipse, more is closer to a rectangle

/** The line of the shore, moved outwards by so much. */
export function shoreLine(layout: Layout, out: number, rough = 1): string {
  const { cx, cy, rx, ry } = middle(layout);
  const chance = dice(9);
  const count = layout.kind === 'narrow' ? 40 : 56;
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / BULGE);
  return curve(
    around(count, () => 1).map(([x, y]): Point => {
      const jolt = 1 + (chance() - 0.5) * 0.05 * rough;
      return [cx + (rx + out) * bent(x) * jolt, cy + (ry + out) * bent(y) * jolt];
    }),
  );
}

function middle({ width, height, shore }: Layout) {
  const [rx, ry] = [(width - shore.left - shore.right) / 2, (height - shore.top - shore.bottom) / 2];
  return { cx: shore.left + rx, cy: shore.top + ry, rx, ry };
}

function isWater(layout: Layout, x: number, y: number, out: number): boolean {
  const { cx, cy, rx, ry } = middle(layout);
  return Math.abs((x - cx) / (rx + out)) ** BULGE + Math.abs((y - cy) / (ry + out)) ** BULGE < 1;
}

/** Cuts of the knife in the snow. */
export function furrows(layout: Layout): string {
  const { width, height, u } = layout;
  const chance = dice(2);
  return Array.from({ length: layout.kind === 'narrow' ? 70 : 200 }, () => {
    const [x, y, long, fall] = [chance() * width, chance() * height, 1 + 0.9 * chance(), (chance() - 0.6) * 0.4];
    return isWater(layout, x, y, 1.2 * u) ? '' : `M${short(x)} ${short(y)}q${short(0.55 * u)} ${short(-0.3 * u)} ${short(long * u)} ${short(fall * u)}`;
  }).join('');
}

/** The waves: those in the evening light, and the others. */
export function waves(layout: Layout): { lit: string; blue: string } {
  const { width, height, u, shore } = layout;
  const chance = dice(6);
  const found = { lit: '', blue: '' };
  const left = Math.max(0, shore.left);
  for (let y = shore.top; y < height - shore.bottom; y += (layout.kind === 'narrow' ? 1.25 : 1.7) * u)
    for (let x = left + chance() * 4 * u; x < width - shore.right; x += (3.7 + 5 * chance()) * u) {
      const long = (1 + 1.9 * chance()) * u;
      const line = `M${short(x)} ${short(y + chance() * 0.6 * u)}q${short(long / 4)} ${short(-0.3 * u)} ${short(long / 2)} 0t${short(long / 2)} 0`;
      const isLit = (x - left) / width + ((y - shore.top) / height) * 0.9 < 0.5 && chance() < 0.75;
      found[isLit ? 'lit' : 'blue'] += line;
    }
  return found;
}

export function fallingSnow({ width, height, u, kind }: Layout): string {
  const chance = dice(77);
  return Array.from({ length: kind === 'narrow' ? 26 : 80 }, () =>
    flake(chance() * width, chance() * height, (0.09 + 0.16 * chance()) * u, chance() * 60),
  ).join('');
}

const KINDS = 5;

export const stars: readonly Star[] = Array.from({ length: KINDS }, (_, kind) => {
  const chance = dice(kind + 3);
  const turn = chance() * 6;
  const star = (reach: number, points: number, dent: number, at: number) =>
    polygon(around(2 * points, (i) => reach * (i % 2 ? dent : 0.9 + 0.2 * chance()), at));
  const branches = (from: number, to: number, count: number, at: number) => {
    const [inner, outer] = [around(count, () => from, at), around(count, () => to, at)];
    return inner.map((a, i) => `M${a.map(short).join(' ')}L${(outer[i] as Point).map(short).join(' ')}`).join('');
  };
  return {
    shadow: star(9.5, 11, 0.75, turn),
    tiers: [
      { shape: star(10, 12, 0.7, turn), snow: branches(5, 8.6, 12, turn) },
      { shape: star(6.8, 10, 0.66, turn + 0.26), snow: branches(3, 5.6, 10, turn + 0.26) },
      { shape: star(4, 8, 0.62, turn), snow: branches(0.6, 2.6, 8, turn) },
    ],
  };
});

/** A wood around the lake that leaves room for the cabin, and for whoever sits at the bottom. */
export function firs(layout: Layout): Fir[] {
  const { width, height, u, kind } = layout;
  const chance = dice(14);
  const found: Fir[] = [];
  const most = kind === 'narrow' ? 46 : 150;
  for (let tries = 0; found.length < most && tries < 4000; tries++) {
    const [x, y] = [chance() * (width + 2 * u) - u, chance() * (height + 2 * u) - u];
    const size = (kind === 'narrow' ? 0.95 + 0.8 * chance() : 2 + 1.6 * chance() * chance()) * u;
    if (isBare(layout, x, y, size) || found.some((one) => Math.hypot(one.x - x, one.y - y) < (one.size + size) * 0.72)) continue;
    found.push({ x, y, size, kind: found.length % KINDS });
  }
  return found.sort((a, b) => a.y - b.y);
}

function isBare(layout: Layout, x: number, y: number, size: number): boolean {
  const { width, height, u, kind, cabin } = layout;
  if (isWater(layout, x, y, size + (kind === 'narrow' ? 0.4 : 1) * u)) return true;
  if (Math.hypot(x - cabin.x, y - cabin.y) < (kind === 'narrow' ? 70 : 118) * (cabin.size / 16) + size * 0.6) return true;
  if (kind === 'narrow') return y > height - 16 * u;
  if (kind === 'low') return x < 13 * u && y > height - 8 * u;
  return (y > height - 12 * u && x > width * 0.3 && x < width * 0.94) || (y > height - 9.5 * u && x < width * 0.34);
}

export interface Plank {
  shape: string;
  grain: string;
  tone: number;
}

export function planks({ jetty: { x, y, width, height }, u }: Layout): Plank[] {
  const count = Math.max(5, Math.round(width / (1.5 * u)));
  const wide = width / count;
  return Array.from({ length: count }, (_, i) => {
    const [left, top] = [x + i * wide, y + (((i * 37) % 5) - 2) * 0.19 * u];
    return {
      shape: `M${short(left)} ${short(top)}h${short(wide)}V${short(y + height + u)}h${short(-wide)}z`,
      grain: `M${short(left + wide * 0.35)} ${short(top + height * 0.1)}v${short(height * 0.22)}m${short(wide * 0.28)} ${short(height * 0.1)}v${short(height * 0.3)}`,
      tone: i % 4,
    };
  });
}

/** The four posts of the jetty. */
export function posts({ jetty: { x, y, width, height }, u }: Layout): Point[] {
  const sides = [x - 0.25 * u, x + width + 0.25 * u];
  return [y + u, y + height * 0.66].flatMap((down) => sides.map((side): Point => [side, down]));
}
