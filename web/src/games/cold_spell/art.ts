/** Shapes and colours that several drawings of the scene share. */

export interface Paint {
  lit: string;
  dark: string;
}

/** A pyramid that belongs to nobody, and the colour of each seat. */
export const AMETHYST: Paint = { lit: '#9a63b0', dark: '#5b3470' };
const SEATS: readonly Paint[] = [
  { lit: '#2f7fb8', dark: '#174d74' },
  { lit: '#c8493c', dark: '#7d1f18' },
  { lit: '#3c9273', dark: '#1b5542' },
  { lit: '#c58a1f', dark: '#7a4a08' },
];
export const paintOf = (seat: number): Paint => SEATS[seat] ?? AMETHYST;

export const SIDE = 6; // cells of the field in a row
export const CELL = 98;
export const EDGE = 26; // of the slab, around the cells
export const SLAB = SIDE * CELL + 2 * EDGE;

/** The middle of a cell of the slab, by its number. */
export const middleOf = (number: number): { x: number; y: number } => ({
  x: EDGE + ((number % SIDE) + 0.5) * CELL,
  y: EDGE + (Math.floor(number / SIDE) + 0.5) * CELL,
});

/** Half the base and the height of a pyramid, by its pips. */
export const BULK: readonly (readonly [base: number, height: number])[] = [[0, 0], [13, 33], [17.5, 46], [22, 59]];

export const RUNES = [
  'M0-12V12M0-10L8-4M0-2L8 4',
  'M-6-12V12M6-12V12M-6-4L6 4',
  'M0-12V12M0-12L8-6L0 0',
  'M-6-12L6 12M6-12L-6 12',
  'M0-12V12M-8-4L0-12L8-4',
  'M-6-12V12L6-2V-12',
  'M0-12V12M0-4L-8-10M0-4L8-10',
  'M-5-12V12M-5-12L6-4L-5 2L7 12',
] as const;

const round = (number: number): number => Math.round(number * 10) / 10;

/** Chance that is always the same for a seed. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** The edge of a square of this side, blown about a little. */
export function blownEdge(side: number, out: number, wild: number, seed: number): string {
  const roll = dice(seed);
  const [each, points] = [9, [] as [number, number][]];
  for (let turn = 0; turn < 4; turn++)
    for (let i = 0; i < each; i++) {
      const [along, off] = [((side + 2 * out) * (i + 0.5)) / each - out, (roll() - 0.5) * wild - out];
      points.push(([[along, off], [side - off, along], [side - along, side - off], [off, side - along]] as [number, number][])[turn] ?? [0, 0]);
    }
  const halfway = (i: number) => {
    const [[x, y], [u, v]] = [points[i % points.length] ?? [0, 0], points[(i + 1) % points.length] ?? [0, 0]] as const;
    return `${round((x + u) / 2)} ${round((y + v) / 2)}`;
  };
  return `M${halfway(points.length - 1)}${points.map(([x, y], i) => `Q${round(x)} ${round(y)} ${halfway(i)}`).join('')}Z`;
}

/** Short strokes scattered over a sheet. */
export function strokes(count: number, width: number, height: number, seed: number, stroke: (roll: () => number) => string): string {
  const roll = dice(seed);
  return Array.from({ length: count }, () => `M${round(roll() * width)} ${round(roll() * height)}${stroke(roll)}`).join('');
}

/** Outlines of a tile of 100, none quite straight. */
export const OUTLINES: readonly string[] = [1, 2, 3, 4].map((seed) => {
  const roll = dice(seed * 31);
  const off = () => (roll() - 0.5) * 3.6;
  return `M${round(10 + off())} ${round(2 + off())}L${round(90 + off())} ${round(2 + off())}Q98 2 98 10L${round(98 + off())} 90Q98 98 90 98L10 ${round(98 + off())}Q2 98 2 90L${round(2 + off())} 10Q2 2 10 2Z`;
});
