import { around, curve, dice, polygon, short, type Point } from './knife';

/** The side of a section, in which a card of two by two is drawn. */
export const S = 48;

/** What a card of ice is drawn with; melting, it is rounder, wet, and drips. */
export interface Cut {
  outline: string;
  sheens: string[];
  cracks: string[];
  snows: { shape: string; strokes: string; specks: string }[];
  puddles: { shape: string; glint: string }[];
  drips: string[];
}

const cuts = new Map<string, Cut>();

/** Always the same drawing of a card that lies this way. */
export function cutOf(card: number, sections: string, melts: boolean): Cut {
  const key = `${card} ${sections} ${melts}`;
  const known = cuts.get(key) ?? cut(card, sections, melts);
  cuts.set(key, known);
  return known;
}

function cut(card: number, sections: string, melts: boolean): Cut {
  const chance = dice(card * 97 + 3);
  const dark = [0, 1, 2, 3].filter((i) => sections[i] === 'D').map(corner);
  const light = [0, 1, 2, 3].filter((i) => sections[i] === 'L');
  return {
    outline: outline(card, melts),
    sheens: dark.map(([x, y]) => `M${short(x + S * chance() * 0.4)} ${y}h${S * 0.34}l${-S * 0.5} ${S}h${-S * 0.3}z`),
    cracks: dark.map(([x, y]) => crack(x, y, chance)),
    snows: light.map((i) => snow(card, sections, i, melts)),
    puddles: melts ? light.flatMap((i) => puddle(card, i)) : [],
    drips: melts ? [0, 1, 2].map((i) => drip(S * (0.25 + 0.7 * chance() + i * 0.35))) : [],
  };
}

const corner = (i: number): Point => [(i % 2) * S, Math.floor(i / 2) * S];

function outline(card: number, melts: boolean): string {
  const chance = dice(card * 31 + 7);
  const [edge, dents, rough] = melts ? [S * 0.075, 4, S * 0.09] : [S * 0.03, 3, S * 0.05];
  const [low, high, nick] = [edge, 2 * S - edge, S * 0.02];
  const jolt = () => (chance() - 0.5) * rough;
  const side = ([x, y]: Point, [u, v]: Point): Point[] =>
    Array.from({ length: dents }, (_, i) => {
      const part = (i + 0.5) / dents;
      return [x + (u - x) * part + jolt(), y + (v - y) * part + jolt()];
    });
  const points: Point[] = [
    ...side([low, low], [high, low]), [high - nick, low + nick],
    ...side([high, low], [high, high]), [high - nick, high - nick],
    ...side([high, high], [low, high]), [low + nick, high - nick],
    ...side([low, high], [low, low]), [low + nick, low + nick],
  ];
  return melts ? curve(points) : polygon(points);
}

function crack(x: number, y: number, chance: () => number): string {
  const angle = chance() * 2 * Math.PI;
  const at = (a: number, far: number) => `${short(x + S * (0.5 + far * Math.cos(a)))} ${short(y + S * (0.5 + far * Math.sin(a)))}`;
  const fork = `${short(x + S * (0.4 + 0.2 * chance()))} ${short(y + S * (0.4 + 0.2 * chance()))}`;
  return `M${at(angle, 0.4)}L${fork}L${at(angle + 0.5, -0.42)}M${fork}L${at(angle + 1.7 + chance(), 0.38)}l${short(S * 0.08)} ${short(-S * 0.07)}`;
}

/** Snow of neighbouring sections grows together; at the card's edge it reaches over it. */
function snow(card: number, sections: string, i: number, melts: boolean): Cut['snows'][number] {
  const chance = dice(card * 13 + i);
  const [x, y] = corner(i);
  const gap = S * (melts ? 0.06 : 0.03);
  const inner = (other: number) => (sections[other] === 'L' ? -2 : gap);
  const [left, top] = [x + (i % 2 ? inner(i - 1) : -3), y + (i > 1 ? inner(i - 2) : -3)];
  const [right, bottom] = [x + S - (i % 2 ? -3 : inner(i + 1)), y + S - (i > 1 ? -3 : inner(i + 2))];
  const jolt = () => (chance() - 0.5) * S * 0.1;
  const shape = polygon([
    [left, top], [(left + right) / 2, top + jolt()], [right, top], [right + jolt() * 0.6, (top + bottom) / 2],
    [right, bottom], [(left * 2 + right) / 3, bottom + jolt()], [(left + right * 2) / 3, bottom + jolt()],
    [left, bottom], [left + jolt() * 0.6, (top + bottom) / 2],
  ]);
  return {
    shape,
    strokes: `M${x + 7} ${y + 32}c9.6-7 14 3 22-3M${x + 24} ${y + 14}c5-3 9.6 1 14-1.5`,
    specks: `M${x + 11} ${y + 14}h.1m5 7h.1m17 16h.1`,
  };
}

function puddle(card: number, i: number): Cut['puddles'] {
  const chance = dice(card * 13 + i + 500);
  if (chance() > 0.7) return [];
  const [x, y] = corner(i);
  const [cx, cy, size] = [x + S * (0.3 + 0.4 * chance()), y + S * (0.35 + 0.35 * chance()), S * (0.1 + 0.1 * chance())];
  const points = around(6, () => size * (0.75 + 0.5 * chance())).map(([dx, dy]): Point => [cx + dx * 1.4, cy + dy]);
  return [{ shape: curve(points), glint: `M${short(cx - size * 0.5)} ${short(cy - size * 0.2)}l${short(size * 0.6)} ${short(-size * 0.2)}` }];
}

const drip = (x: number): string =>
  `M${short(x)} ${2 * S - 2}c${-S * 0.05} ${S * 0.12} ${-S * 0.06} ${S * 0.2} 0 ${S * 0.2}s${S * 0.05} ${-S * 0.08} 0 ${-S * 0.2}z`;
