/** Where pieces with a `data-place` lie on the screen, measured before the table changes, so that they can come from there. */
export class Places {
  private known = new Map<string, DOMRect>();

  measure(root: HTMLElement | undefined): void {
    for (const element of root?.querySelectorAll('[data-place]') ?? []) {
      const at = element.getBoundingClientRect();
      if (at.width) this.known.set(element.getAttribute('data-place') ?? '', at);
    }
  }

  at(place: string): DOMRect | undefined {
    return this.known.get(place);
  }
}

export interface Flight {
  lasts: number;
  after?: number;
  /** Turned over on the way. */
  flips?: boolean;
  /** From where it lies to there, instead of from there to where it lies. */
  leaves?: boolean;
}

const ARC = 0.12; // of the way, how high it flies

/** Let a piece fly between a place on the screen and where it is drawn; it is marked as moving as long as that takes. */
export function fly(node: HTMLElement | SVGGElement, from: DOMRect | undefined, { lasts, after = 0, flips, leaves }: Flight): void {
  const now = node.getBoundingClientRect();
  if (!from || !now.width || lasts <= 0) return;
  const scale = node instanceof SVGGElement ? ((node.parentNode as SVGGElement).getScreenCTM()?.a ?? 1) : 1;
  const dx = (from.x + from.width / 2 - now.x - now.width / 2) / scale;
  const dy = (from.y + from.height / 2 - now.y - now.height / 2) / scale;
  const high = Math.hypot(dx, dy) * ARC;
  const size = from.width / now.width;
  const away = `translate(${dx}px, ${dy}px) scale(${size})`;
  const middle = `translate(${dx / 2}px, ${dy / 2 - high}px) scale(${flips ? 0.02 : (1 + size) / 2 + 0.05}, ${(1 + size) / 2 + 0.05})`;
  const way = [{ transform: away }, { transform: middle, easing: 'ease-out' }, { transform: 'none' }];
  if (leaves) way.reverse();
  const flight = node.animate(way, { duration: lasts, delay: after, easing: 'ease-in', fill: leaves ? 'forwards' : 'backwards' });
  node.setAttribute('data-moving', '');
  flight.onfinish = flight.oncancel = () => node.removeAttribute('data-moving');
}
