/** The strokes of the landscape, scattered by chance that is always the same. */

export const WIDE = 1440;

type Dice = () => number;

function dice(seed: number): Dice {
  let state = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number): number => Math.round(value);
const scatter = (count: number, seed: number, stroke: (roll: Dice) => string): string => {
  const roll = dice(seed);
  return Array.from({ length: count }, () => stroke(roll)).join('');
};

export const stars = (count: number, height: number): string =>
  scatter(count, 11, (roll) => `M${short(roll() * WIDE)} ${short(roll() * height)}h.1`);

/** Strokes of wind, as clouds or haze. */
export const wisps = (count: number, top: number, height: number, seed: number): string =>
  scatter(count, seed, (roll) => `M${short(roll() * WIDE)} ${short(top + roll() * height)}q22-10 44 0t${short(44 + 30 * roll())} 0`);

export const grass = (count: number, top: number, height: number): string =>
  scatter(count, 8, (roll) => `M${short(roll() * WIDE)} ${short(top + roll() * height)}l${short(10 + 12 * roll())}-4`);

/** Row below row, so that no two ripples touch. */
export function ripples(top: number, height: number): string {
  const roll = dice(31);
  let drawn = '';
  for (let y = top; y < top + height; y += 30) {
    for (let x = 80 * roll(); x < WIDE; x += 90 + 90 * roll()) drawn += `M${short(x)} ${short(y + 8 * roll())}q9-7 18 0t18 0`;
  }
  return drawn;
}

/** A range of peaks that stand on `foot`, and their shaded sides. */
export function range(foot: number): { ridge: string; shades: string } {
  const roll = dice(5);
  const points: [number, number][] = [];
  for (let x = -60, isPeak = true; x < WIDE + 80; x += 46 + 58 * roll(), isPeak = !isPeak) {
    points.push([short(x), short(isPeak ? foot - 70 - 95 * roll() : foot - 4 - 26 * roll())]);
  }
  const shades = points.map(([x, y], i) => {
    const [nextX, nextY] = points[i + 1] ?? [0, 0];
    return nextY > y ? `M${x} ${y}L${nextX} ${nextY}l-14-10-8 14-12-22-6 8z` : '';
  });
  return { ridge: `M-80 ${foot + 60}L${points.join('L')}L${WIDE + 80} ${foot + 60}z`, shades: shades.join('') };
}

export function hill(y: number, height: number, seed: number): string {
  const roll = dice(seed);
  const step = WIDE / 6;
  let line = `M-10 ${y}`;
  for (let x = 0; x < WIDE; x += step) {
    line += `Q${short(x + step / 2)} ${short(y - height * (0.3 + roll()))} ${short(x + step)} ${short(y + (roll() - 0.5) * height * 0.5)}`;
  }
  return `${line}V2000H-10z`;
}

/** The edge of the sea. */
export function surf(y: number): string {
  const step = WIDE / 22;
  return `M-10 ${y}${`q${short(step / 4)}-9 ${short(step / 2)} 0t${short(step / 2)} 0`.repeat(24)}V2000H-10z`;
}
