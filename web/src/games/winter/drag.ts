/** What becomes of a piece with a `data-drag`, by that name. */
export interface Dragger {
  /** It really moves now; may it? */
  from: (piece: string) => boolean;
  over: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
  cancel: () => void;
}

const SLACK = 7; // pixels before a click becomes a drag

/**
 * Pieces follow a mouse, a finger or a pen; a press that does not move is a click, and stays one.  The whole board
 * listens, for a piece may leave the place where it was seized while it is dragged.
 */
export function drags(root: HTMLElement, dragger: Dragger): { destroy: () => void } {
  let start: { x: number; y: number; id: number; piece: string } | null = null;
  let isMoving = false;
  const stop = new AbortController();
  const on = (target: EventTarget, kind: string, deed: (event: PointerEvent) => void) =>
    target.addEventListener(kind, deed as EventListener, { signal: stop.signal });

  const end = (event: PointerEvent, isDrop: boolean) => {
    if (event.pointerId !== start?.id) return;
    start = null;
    if (!isMoving) return;
    isMoving = false;
    swallowClick();
    if (isDrop) dragger.drop(event.clientX, event.clientY);
    else dragger.cancel();
  };

  on(root, 'pointerdown', (event) => {
    const piece = (event.target as Element).closest('[data-drag]')?.getAttribute('data-drag');
    if (piece && event.isPrimary && event.button === 0) start = { x: event.clientX, y: event.clientY, id: event.pointerId, piece };
  });
  on(window, 'pointermove', (event) => {
    if (event.pointerId !== start?.id) return;
    if (!isMoving && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) {
      isMoving = dragger.from(start.piece);
      if (!isMoving) start = null;
    }
    if (isMoving) dragger.over(event.clientX, event.clientY);
  });
  on(window, 'pointerup', (event) => end(event, true));
  on(window, 'pointercancel', (event) => end(event, false));
  return { destroy: () => stop.abort() };
}

/** What ends a drag is no click. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
