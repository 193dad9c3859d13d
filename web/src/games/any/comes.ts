import { pace } from '../../scene/pace.svelte';

const LASTS = 420; // milliseconds at normal pace
const FALLS = 560;

/** From where something new comes: the plate of whoever brought it, or from above. */
export interface Way {
  who: number | null;
  isFalling?: boolean;
}

/** What is new while something is told glides to its place from whoever brought it. */
export function comes(node: HTMLElement, way: Way | null): void {
  if (!way || pace.isStill || document.hidden) return;
  const from = way.isFalling ? above(node) : origin(node, way.who);
  if (!from) return;
  const isFalling = way.isFalling === true;
  node.animate(
    [{ translate: `${from.x}px ${from.y}px`, opacity: isFalling ? 1 : 0.4 }, { translate: '0 0', opacity: 1 }],
    { duration: (isFalling ? FALLS : LASTS) * pace.factor, easing: isFalling ? 'cubic-bezier(0.5, 0, 0.9, 0.6)' : 'ease-out' },
  );
}

function origin(node: HTMLElement, who: number | null): { x: number; y: number } | null {
  const plate = who === null ? null : document.querySelector(`[data-plate="${who}"]`);
  if (!plate) return null;
  const [from, to] = [plate.getBoundingClientRect(), node.getBoundingClientRect()];
  return { x: from.x + from.width / 2 - to.x - to.width / 2, y: from.y + from.height / 2 - to.y - to.height / 2 };
}

function above(node: HTMLElement): { x: number; y: number } | null {
  const grid = node.closest('[data-grid]')?.getBoundingClientRect();
  return grid ? { x: 0, y: grid.top - node.getBoundingClientRect().bottom } : null;
}
