/** What fingers, mouse and wheel ask of a drawing: to be moved by so many pixels, to be scaled around a place. */
export interface Hands {
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, x: number, y: number) => void;
  isZoomed: () => boolean;
  /** Fingers are on it, or have left it. */
  handle: (isHandled: boolean) => void;
}

/**
 * One pointer pans what is zoomed, two pinch, the wheel with Ctrl zooms.  A pointer that begins on a choice only
 * chooses.
 */
export function gestures(node: SVGElement, hands: Hands): { destroy: () => void } {
  const pointers = new Map<number, { x: number; y: number }>();
  const spread = () => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const middle = () => {
    const all = [...pointers.values()];
    return { x: all.reduce((sum, one) => sum + one.x, 0) / all.length, y: all.reduce((sum, one) => sum + one.y, 0) / all.length };
  };

  const stop = new AbortController();
  const on = <K extends keyof SVGElementEventMap>(kind: K, deed: (event: SVGElementEventMap[K]) => void) =>
    node.addEventListener(kind, deed as EventListener, { signal: stop.signal, passive: false });

  on('pointerdown', (event) => {
    const chooses = (event.target as Element).closest('[data-stop]') && event.isPrimary;
    if (chooses) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    hands.handle(true);
  });
  on('pointermove', (event) => {
    const isWhole = pointers.size === 1 && !hands.isZoomed();
    if (!pointers.has(event.pointerId) || isWhole) return;
    const [from, wide] = [middle(), spread()];
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const to = middle();
    hands.pan(to.x - from.x, to.y - from.y);
    if (wide) hands.zoom(spread() / wide, to.x, to.y);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    on(end, (event) => {
      pointers.delete(event.pointerId);
      hands.handle(pointers.size > 0);
    });
  on('wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    hands.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
  });
  return { destroy: () => stop.abort() };
}
