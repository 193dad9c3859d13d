import { INK } from './child';

/** What lies and flies about in the yard, drawn as strings so that cards, stage and ground can share it. */
export function ball(x: number, y: number, r: number): string {
  const [a, b, c, d] = [x - r * 0.45, y + r * 0.4, r * 0.5, r * 0.95];
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffdf7" stroke="${INK}" stroke-width="2.2"/>` +
    `<path d="M${a} ${b}q${c} ${r * 0.4} ${d}-${r * 0.25}" fill="none" stroke="#a9bfcb" stroke-width="1.8" stroke-linecap="round"/>`
  );
}

export function lines(d: string, colour = '#fffdf7', width = 2.4, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** A row of short strokes, as a woodcutter shades a sky or a field. */
export function hatch(y: number, count: number, step: number, start: number): string {
  return Array.from({ length: count }, (_, i) => `M${start + i * step} ${y + (i % 3) * 2}l${7 + (i % 4) * 2}-2.4`).join('');
}

const placed = (x: number, y: number, scale: number, turn = 0): string =>
  `transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}"`;

export const SPLAT = 'M0-17l4 9 9-6-3 10 11 1-9 6 7 9-11-2 0 12-8-8-8 8 0-12-11 2 7-9-9-6 11-1-3-10 9 6z';

export function splat(x: number, y: number, scale: number): string {
  return `<path ${placed(x, y, scale)} d="${SPLAT}" fill="#fffdf7" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>`;
}

export function pine(x: number, y: number, scale: number, colour: string): string {
  return (
    `<g ${placed(x, y, scale)}><path d="M0-52l13 20h-7l12 18h-8l11 14h-42l11-14h-8l12-18h-7z" fill="${colour}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>` +
    '<path d="M0-52l8 12-7-2-8 3zM-12-14l8-9 6 5 7-4 4 8-8-3-6 4-5-3z" fill="#f4f7f6"/></g>'
  );
}

export function littleCard(x: number, y: number, turn: number, colour: string, scale: number): string {
  return (
    `<g ${placed(x, y, scale, turn)} stroke="${INK}" stroke-width="2"><rect x="-7" y="-10" width="14" height="20" rx="2" fill="#fffdf7"/>` +
    `<rect x="-4" y="-7" width="8" height="14" rx="1" fill="${colour}" stroke="none"/></g>`
  );
}

export function sledge(x: number, y: number, scale: number): string {
  const runner = 'M-30 14h54q9 0 9-9';
  return (
    `<g ${placed(x, y, scale)} fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="${runner}" stroke-width="6"/>` +
    `<path d="${runner}" stroke="#8a5a2f" stroke-width="2.4"/><path d="M-18 4v10M12 4v10" stroke-width="5"/><path d="M-27-1h48v7h-48z" fill="#b5473a"/></g>`
  );
}

const HEAPED = [[-3, 0], [-1, 0], [1, 0], [3, 0], [-2, -1.7], [0, -1.7], [2, -1.7], [-1, -3.4], [1, -3.4]] as const;

/** Snowballs made ready. */
export const heap = (x: number, y: number, r: number): string => HEAPED.map(([dx, dy]) => ball(x + dx * r, y + dy * r, r)).join('');

export function rock(x: number, y: number, scale: number, turn: number): string {
  return (
    `<g ${placed(x, y, scale, turn)}><path d="M-11 3l3-10 10-4 9 6 0 9-9 6z" fill="#7d7a78" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>` +
    `<path d="M-4-5l4 5 8-2M0 0l-1 9" fill="none" stroke="${INK}" stroke-width="1.5"/></g>`
  );
}

export function iceball(x: number, y: number, scale: number): string {
  return (
    `<g stroke="${INK}" stroke-linejoin="round" ${placed(x, y, scale)}><path d="M2-27 25-12l4 22-20 17-24-4-9-22z" fill="#bfe3f3" stroke-width="2.6"/>` +
    '<path d="M-3-3l12 30M-3-3-24-1" fill="none" stroke-width="1.8"/><path d="M2-27-3-3l28-9z" fill="#eef9fd" stroke-width="1.8"/>' +
    '<path d="M-3-3-15 23-24-1z" fill="#8cc4e2" stroke-width="1.8"/></g>'
  );
}

export function slush(x: number, y: number, scale: number): string {
  return (
    `<g ${placed(x, y, scale)}><path d="M-8-22c12-3 22 5 22 16 0 6-2 9 1 15 2 5-5 6-6 1-1-4-3-4-4 0 0 6 0 12-4 12s-3-7-3-11c-1-3-3-3-5 0-2 5-8 3-6-2 2-4-2-7-4-11-4-9 0-18 9-20z" ` +
    `fill="#9fc3cf" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>${lines('M-8-14c3-4 8-4 11-2', '#f2fafb', 3)}</g>`
  );
}

export function blocks(x: number, y: number, width: number, height: number, rows: number, block: number): string {
  const high = height / rows;
  let seams = '';
  for (let row = 0; row < rows; row++) {
    if (row) seams += `M${x} ${y + row * high}h${width}`;
    for (let at = x + (row % 2 ? block / 2 : block); at < x + width - 2; at += block) seams += `M${at} ${y + row * high}v${high}`;
  }
  return `<path d="M${x} ${y + height}V${y}h${width}v${height}z" fill="#f4f7f6" stroke="${INK}" stroke-width="2.4"/>${lines(seams, '#7f9aab', 1.8)}`;
}
