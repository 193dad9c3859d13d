import { CELL, middleOf } from './art';
import { numberOf } from './reading';
import type { Act } from './script';
import type { Seen } from './seen';

const LAND = 'cubic-bezier(.3, 1.4, .5, 1)';

/** Moves the pyramid that an act is about; `root` holds the field and what is left, and shows the table after it. */
export function fly(root: HTMLElement, act: Act, view: Seen, milliseconds: number): void {
  const timing = { duration: Math.max(milliseconds - 60, 60), easing: 'ease-in-out' };
  if (act.kind === 'place') bodyAt(root, act.cell)?.animate(fromStash(root, act.cell, act.size), { ...timing, easing: 'ease-out' });
  if (act.kind === 'move') bodyAt(root, act.to)?.animate(hops(act.way, view), timing);
  if (act.kind === 'tip') bodyAt(root, act.cell)?.animate([{ transform: 'translateY(10px) rotate(-75deg) scale(.85)', opacity: 0.3 }, { transform: 'none', opacity: 1 }], { ...timing, easing: LAND });
  if (act.kind === 'rise') bodyAt(root, act.cell)?.animate([{ transform: 'translateY(-4px) rotate(80deg) scale(.85)', opacity: 0.3 }, { transform: 'translateY(-9px)', opacity: 1, offset: 0.7 }, { transform: 'none' }], timing);
}

const bodyAt = (root: HTMLElement, cell: string): SVGGElement | null => root.querySelector<SVGGElement>(`[data-pyramid="${cell}"] .body`);

/** In an arc from the heap onto the card. */
function fromStash(root: HTMLElement, cell: string, size: string): Keyframe[] {
  const body = bodyAt(root, cell);
  const heap = root.querySelector(`[data-stash="${size}"] svg`)?.getBoundingClientRect();
  if (!body || !heap) return [];
  const scale = (body.parentElement as unknown as SVGGElement).getScreenCTM()?.a ?? 1;
  const here = body.getBoundingClientRect();
  const [dx, dy] = [(heap.x + heap.width / 2 - here.x - here.width / 2) / scale, (heap.y + heap.height / 2 - here.y - here.height / 2) / scale];
  const high = 0.12 * Math.hypot(dx, dy) + 30;
  return [
    { transform: `translate(${dx}px, ${dy}px)` },
    { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - high}px) rotate(-8deg)`, offset: 0.5 },
    { transform: 'translate(0, -26px)', offset: 0.82 },
    { transform: 'none' },
  ];
}

/** From card to card, each a little jump. */
function hops(way: readonly string[], view: Seen): Keyframe[] {
  const end = middleOf(numberOf(view, way.at(-1) ?? ''));
  const places = way.map((name) => middleOf(numberOf(view, name))).map(({ x, y }) => ({ x: (x - end.x) / 1.08, y: (y - end.y) / 1.08 }));
  return places.flatMap((place, i) => {
    const landed = { transform: `translate(${place.x}px, ${place.y}px)` };
    const next = places[i + 1];
    if (!next) return [landed];
    return [landed, { transform: `translate(${(place.x + next.x) / 2}px, ${(place.y + next.y) / 2 - CELL * 0.22}px)` }];
  });
}
