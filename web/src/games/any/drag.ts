import type { Holding } from './holding.svelte';

const SLACK = 7; // pixels before a press becomes a drag

/** Pieces follow a mouse, a finger or a pen, and are dropped on what lies there; a press that does not move stays one. */
export function drags(root: HTMLElement, holding: Holding): { destroy: () => void } {
  let start: { x: number; y: number; id: number; piece: HTMLElement } | null = null;
  let ghost: HTMLElement | null = null;
  const stop = new AbortController();
  const on = (target: EventTarget, kind: string, deed: (event: PointerEvent) => void) =>
    target.addEventListener(kind, deed as EventListener, { signal: stop.signal });

  const end = (event: PointerEvent) => {
    const piece = start?.piece.dataset.drag;
    start = null;
    if (!ghost) return;
    ghost.remove();
    ghost = null;
    swallowClick();
    const onto = event.type === 'pointerup' ? placeAt(event) : null;
    if (!onto || !piece || !holding.drop(piece, onto)) holding.held = null;
  };

  on(root, 'pointerdown', (event) => {
    const piece = (event.target as Element).closest<HTMLElement>('[data-drag]');
    if (piece && event.isPrimary && event.button === 0) start = { x: event.clientX, y: event.clientY, id: event.pointerId, piece };
  });
  on(window, 'pointermove', (event) => {
    if (event.pointerId !== start?.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost && Math.hypot(dx, dy) > SLACK) {
      if (!holding.lift(start.piece.dataset.drag ?? '')) return void (start = null);
      ghost = ghostOf(start.piece, root);
    }
    if (ghost) ghost.style.translate = `${dx}px ${dy}px`;
  });
  on(window, 'pointerup', (event) => event.pointerId === start?.id && end(event));
  on(window, 'pointercancel', (event) => event.pointerId === start?.id && end(event));
  return {
    destroy() {
      ghost?.remove();
      stop.abort();
    },
  };
}

/** What is seen under the pointer while it moves. */
function ghostOf(piece: HTMLElement, root: HTMLElement): HTMLElement {
  const { x, y, width, height } = piece.getBoundingClientRect();
  const within = root.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  for (const name of ['data-drag', 'data-id', 'data-stop', 'data-place', 'role']) ghost.removeAttribute(name);
  Object.assign(ghost.style, {
    position: 'absolute', left: `${x - within.x}px`, top: `${y - within.y}px`, width: `${width}px`, height: `${height}px`,
    pointerEvents: 'none', zIndex: '20', opacity: '0.9', transition: 'none',
  });
  ghost.setAttribute('aria-hidden', 'true');
  root.append(ghost);
  return ghost;
}

function placeAt({ clientX, clientY }: PointerEvent): string | null {
  const found = document.elementsFromPoint(clientX, clientY).map((element) => element.closest<HTMLElement>('[data-stop][data-place]'));
  return found.find((element) => element)?.dataset.place ?? null;
}

/** What ends a drag is no click. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
