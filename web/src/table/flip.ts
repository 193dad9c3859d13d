import { pace } from '../scene/pace.svelte';

const GLIDE = 380; // milliseconds at normal pace

/**
 * Things with a `data-id` glide from where they were to where they are.  Nothing moves after a jump, in a hidden tab,
 * or for people who asked for less motion.
 */
export class Flip {
  private places = new Map<string, DOMRect>();

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** Before the page changes. */
  measure(): void {
    this.places = new Map();
    for (const [id, element] of this.elements()) this.places.set(id, element.getBoundingClientRect());
  }

  /** After it has changed.  All is measured before anything moves, else the page is laid out once for every piece. */
  play(jumped: boolean): void {
    if (jumped || document.hidden || pace.isStill) return;
    const ways = this.elements().flatMap(([id, element]) => wayOf(element, this.places.get(id)));
    for (const { element, dx, dy } of ways) glide(element, dx, dy);
  }

  private elements(): [string, Element][] {
    const found = this.root()?.querySelectorAll('[data-id]') ?? [];
    return Array.from(found, (element) => [element.getAttribute('data-id') ?? '', element]);
  }
}

function wayOf(element: Element, before: DOMRect | undefined): { element: Element; dx: number; dy: number }[] {
  if (!before) return [];
  const now = element.getBoundingClientRect();
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const [dx, dy] = [(before.x - now.x) / scale, (before.y - now.y) / scale];
  return Math.abs(dx) + Math.abs(dy) < 2 || !now.width ? [] : [{ element, dx, dy }];
}

function glide(element: Element, dx: number, dy: number): void {
  element.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], { duration: GLIDE * pace.factor, easing: 'ease-in-out' });
}
