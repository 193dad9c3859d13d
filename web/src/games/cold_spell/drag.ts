const FAR = 6; // pixels from which on a press is a drag

/** Who carries things with `data-lift` to places with `data-drop`: both are named by these attributes. */
export interface Hands {
  /** Something was lifted; `false` leaves it where it is. */
  lift: (what: string) => boolean;
  carry: (x: number, y: number, over: string | null) => void;
  /** It was let go, over a place or over nothing. */
  drop: (over: string | null) => void;
}

/** Mouse, finger and pen carry things about inside the node.  What was carried is not pressed as well. */
export function drags(node: HTMLElement, hands: Hands): { destroy: () => void } {
  const stop = new AbortController();
  let begun: { id: number; x: number; y: number; what: string } | null = null;
  let carried = false;
  const on = <K extends keyof HTMLElementEventMap>(kind: K, deed: (event: HTMLElementEventMap[K]) => void, capture = false) =>
    node.addEventListener(kind, deed as EventListener, { signal: stop.signal, capture });
  const place = (event: PointerEvent) =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]')?.getAttribute('data-drop') ?? null;

  function end(event: PointerEvent, over: string | null): void {
    if (event.pointerId !== begun?.id) return;
    begun = null;
    if (!carried) return;
    hands.drop(over);
    setTimeout(() => (carried = false)); // after the click that follows
  }

  on('pointerdown', (event) => {
    const piece = (event.target as Element).closest('[data-lift]');
    if (!piece || event.button !== 0 || begun) return;
    carried = false;
    begun = { id: event.pointerId, x: event.clientX, y: event.clientY, what: piece.getAttribute('data-lift') ?? '' };
  });
  on('pointermove', (event) => {
    if (event.pointerId !== begun?.id) return;
    if (!carried) {
      if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < FAR) return;
      if (!hands.lift(begun.what)) {
        begun = null;
        return;
      }
      carried = true;
      node.setPointerCapture(event.pointerId);
    }
    hands.carry(event.clientX, event.clientY, place(event));
  });
  on('pointerup', (event) => end(event, place(event)));
  on('pointercancel', (event) => end(event, null));
  on('dragstart', (event) => event.preventDefault());
  on(
    'click',
    (event) => {
      if (!carried) return;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
  return { destroy: () => stop.abort() };
}
