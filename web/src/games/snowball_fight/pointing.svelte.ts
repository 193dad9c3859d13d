import { isSide, type Side } from './sides';

const REST = 350; // milliseconds a pointer rests before more is told
const HOLD = 450; // and a finger is held
const SLIP = 12; // pixels a finger may slip

/** What somebody points at, rests on or holds, so that all about it can be told beside it. */
export class Pointing {
  side = $state.raw<Side | null>(null);
  beside = $state.raw<Element | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private start: { x: number; y: number } | null = null;
  private held = false;

  show(side: Side, beside: Element): void {
    this.side = side;
    this.beside = beside;
  }

  hide(): void {
    clearTimeout(this.timer);
    this.side = null;
    this.beside = null;
  }

  /** A piece loses the focus also by being taken away, in the midst of drawing, when nothing may be changed. */
  private leave(): void {
    const left = this.beside;
    queueMicrotask(() => this.beside === left && this.hide());
  }

  /** Listen to all that happens in an element. */
  readonly listen = (root: HTMLElement): { destroy: () => void } => {
    const off = new AbortController();
    const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, listener: (event: HTMLElementEventMap[Kind]) => void, capture = false) =>
      root.addEventListener(kind, listener, { signal: off.signal, capture });
    on('pointerover', (event) => this.over(event));
    on('pointerout', (event) => this.out(event));
    on('pointerdown', (event) => this.down(event));
    on('pointermove', (event) => this.move(event));
    on('pointerup', () => clearTimeout(this.timer));
    on('pointercancel', () => clearTimeout(this.timer));
    on('focusin', (event) => (event.target as Element).matches(':focus-visible') && this.tell(event.target));
    on('focusout', () => this.leave());
    on('keydown', (event) => event.key === 'Escape' && this.hide());
    on('contextmenu', (event) => this.start && this.sideAt(event.target) && event.preventDefault());
    on('click', (event) => this.click(event), true);
    return { destroy: () => off.abort() };
  };

  private over(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell(event.target), REST);
  }

  private out(event: PointerEvent): void {
    const isWithin = this.sideAt(event.relatedTarget)?.element === this.sideAt(event.target)?.element;
    if (event.pointerType !== 'touch' && !(isWithin && this.side)) this.hide();
  }

  private down(event: PointerEvent): void {
    this.hide();
    this.held = false;
    this.start = null;
    if (event.pointerType !== 'touch') return;
    this.start = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => (this.held = this.tell(event.target)), HOLD);
  }

  private move({ clientX, clientY }: PointerEvent): void {
    if (this.start && Math.hypot(clientX - this.start.x, clientY - this.start.y) > SLIP) clearTimeout(this.timer);
  }

  /** Whoever held something to read about it has not chosen it. */
  private click(event: MouseEvent): void {
    if (!this.held) return;
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  private tell(target: EventTarget | null): boolean {
    const found = this.sideAt(target);
    if (found) this.show(found.side, found.element);
    return found !== null;
  }

  private sideAt(target: EventTarget | null): { side: Side; element: Element } | null {
    const element = target instanceof Element ? target.closest('[data-side]') : null;
    const side = element?.getAttribute('data-side') ?? undefined;
    return element && isSide(side) ? { side, element } : null;
  }
}
