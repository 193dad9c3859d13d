const REST = 350; // milliseconds a pointer rests before something is told
const HOLD = 450; // and a finger is held
const GAP = 8;

/** What a thing on the table is, in words beside it: where a pointer rests on it, the focus comes, or it is pressed or held. */
export function tells(thing: HTMLElement, words: string): { update: (words: string) => void; destroy: () => void } {
  const slip = document.createElement('p');
  slip.className = 'told-beside';
  slip.role = 'tooltip';
  slip.popover = 'manual';
  const off = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    if (!thing.isConnected) return;
    slip.textContent = words;
    document.body.append(slip);
    slip.showPopover();
    const [box, own] = [thing.getBoundingClientRect(), slip.getBoundingClientRect()];
    const within = (value: number, size: number, most: number) => Math.max(GAP, Math.min(value, most - size - GAP));
    const above = box.top - GAP - own.height;
    slip.style.left = `${within(box.left + box.width / 2 - own.width / 2, own.width, innerWidth)}px`;
    slip.style.top = `${within(above > GAP ? above : box.bottom + GAP, own.height, innerHeight)}px`;
  }

  function hide(): void {
    clearTimeout(timer);
    slip.remove();
  }

  function wait(time: number): void {
    clearTimeout(timer);
    timer = setTimeout(show, time);
  }

  const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, heard: (event: HTMLElementEventMap[Kind]) => void) =>
    thing.addEventListener(kind, heard, { signal: off.signal });
  const onPage = { signal: off.signal, capture: true };
  on('pointerenter', (event) => event.pointerType !== 'touch' && !event.buttons && wait(REST));
  on('pointerleave', (event) => event.pointerType !== 'touch' && hide());
  on('pointerdown', (event) => event.pointerType === 'touch' && wait(HOLD));
  on('pointerup', () => clearTimeout(timer));
  on('pointercancel', () => clearTimeout(timer));
  on('contextmenu', (event) => event.preventDefault());
  on('focus', () => thing.matches(':focus-visible') && show());
  on('blur', hide);
  on('click', show);
  document.addEventListener('pointerdown', (event) => !thing.contains(event.target as Node) && hide(), onPage);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), onPage);

  return {
    update(now) {
      words = now;
      slip.textContent = now;
    },
    destroy() {
      off.abort();
      hide();
    },
  };
}
