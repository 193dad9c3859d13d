/** Lines and outlines as a knife cuts them in linoleum: a little uneven, and always the same for the same seed. */
export type Point = readonly [x: number, y: number];

/** Numbers from 0 to 1 that look like chance. */
export function dice(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const short = (value: number): number => Math.round(value * 10) / 10;

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** A closed line that rounds every corner. */
export function curve(points: readonly Point[]): string {
  const half = (a: Point, b: Point) => `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
  const next = (i: number) => points[i % points.length] as Point;
  const bends = points.map((point, i) => `Q${short(point[0])} ${short(point[1])} ${half(point, next(i + 1))}`);
  return `M${half(next(0), next(points.length - 1))}${bends.join('')}Z`;
}

/** Points around a middle, each so far away as it says. */
export const around = (count: number, reach: (i: number) => number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count + turn;
    return [reach(i) * Math.cos(angle), reach(i) * Math.sin(angle)];
  });
