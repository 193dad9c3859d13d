import { pace } from '../../scene/pace.svelte';

const GAP = 8; // pixels between the table and what hangs over it
const BAR = 48; // the game's name and its buttons at the upper edge
const LASTS = 500; // milliseconds
const LEAST = 0.3; // of its size; a smaller table would say nothing

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/**
 * While the count is shown, the table (`data-last-look`) steps back until all of it is seen between banner and count, which may
 * lie beside it.  What is measured are its parts `data-measured`, if it has any.
 */
export function stepsBack(count: HTMLElement): () => void {
  const section = count.parentElement ?? count;
  const head = section.querySelector('[data-banner]') ?? count;
  const tables = [...(section.parentElement?.querySelectorAll<HTMLElement>('[data-last-look]') ?? [])];
  const fit = () => tables.forEach((table) => move(table, (still) => towards(still, room(section, head, count), [...head.children, count].map((one) => one.getBoundingClientRect()))));
  const watched = new ResizeObserver(fit);
  for (const one of [section, head, count]) watched.observe(one);
  fit();
  return () => {
    watched.disconnect();
    tables.forEach((table) => move(table, () => ''));
  };
}

function move(table: HTMLElement, where: (table: HTMLElement) => string): void {
  const before = table.style.transform;
  table.getAnimations().forEach((running) => running.cancel());
  table.style.transform = '';
  const after = where(table);
  table.style.transform = after;
  if (before === after || pace.isStill) return;
  table.animate([{ transform: before || 'none' }, { transform: after || 'none' }], { duration: LASTS, easing: 'ease-in-out' });
}

/** What banner and count leave free. */
function room(section: Element, head: Element, card: Element): Box {
  const [all, banner, count] = [section.getBoundingClientRect(), head.getBoundingClientRect(), card.getBoundingClientRect()];
  const isBeside = count.left > (all.left + all.right) / 2;
  if (isBeside) return { left: all.left + GAP, top: all.top + BAR, right: Math.min(banner.left, count.left) - GAP, bottom: all.bottom - GAP };
  return { left: all.left + GAP, top: banner.bottom + GAP, right: all.right - GAP, bottom: count.top - GAP };
}

function towards(table: HTMLElement, free: Box, hanging: readonly Box[]): string {
  const parts = partsOf(table);
  if (!parts.some((part) => hanging.some((over) => meets(part, over)))) return '';
  const [own, seen] = [table.getBoundingClientRect(), around(parts)];
  const [width, height] = [seen.right - seen.left, seen.bottom - seen.top];
  const scale = Math.max(LEAST, Math.min(1, (free.right - free.left) / width, (free.bottom - free.top) / height));
  const x = between((seen.left + seen.right) / 2, free.left + (scale * width) / 2, free.right - (scale * width) / 2);
  const y = (free.top + free.bottom) / 2;
  const moved = [x - own.left - scale * ((seen.left + seen.right) / 2 - own.left), y - own.top - scale * ((seen.top + seen.bottom) / 2 - own.top)];
  table.style.transformOrigin = '0 0';
  return `translate(${moved.map((by) => `${by.toFixed(1)}px`).join(', ')}) scale(${scale.toFixed(3)})`;
}

function partsOf(table: HTMLElement): Box[] {
  const parts = [...table.querySelectorAll('[data-measured]')].map((part) => part.getBoundingClientRect()).filter((part) => part.width && part.height);
  return parts.length ? parts : [table.getBoundingClientRect()];
}

const around = (parts: readonly Box[]): Box => ({
  left: Math.min(...parts.map((part) => part.left)),
  top: Math.min(...parts.map((part) => part.top)),
  right: Math.max(...parts.map((part) => part.right)),
  bottom: Math.max(...parts.map((part) => part.bottom)),
});

const meets = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));
