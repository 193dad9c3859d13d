/**
 * One stop for the Tab key; the arrows go from choice to choice by where they lie.  Whoever chose by key finds the
 * focus on the next choice when it comes.
 */
export function roving(root: HTMLElement): { destroy: () => void } {
  let chosen = false;
  const stops = () => Array.from(root.querySelectorAll<HTMLElement | SVGElement>('[data-stop]'));

  function settle(): void {
    const all = stops();
    const current = all.find((stop) => stop === document.activeElement) ?? all.find((stop) => stop.tabIndex === 0) ?? all[0];
    for (const stop of all) stop.setAttribute('tabindex', stop === current ? '0' : '-1');
    if (!chosen || !current || document.activeElement !== document.body) return;
    chosen = false;
    current.focus();
  }

  function onKey(event: Event): void {
    const { key } = event as KeyboardEvent;
    const here = (event.target as Element).closest<HTMLElement | SVGElement>('[data-stop]');
    if (!here) return;
    chosen ||= key === 'Enter' || key === ' ';
    if ((key === 'Enter' || key === ' ') && !(here instanceof HTMLButtonElement)) {
      event.preventDefault();
      here.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return;
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    if (!way) return;
    const next = nearest(here, stops(), way[0] as number, way[1] as number);
    event.preventDefault();
    if (!next) return;
    here.setAttribute('tabindex', '-1');
    next.setAttribute('tabindex', '0');
    next.focus();
  }

  root.addEventListener('keydown', onKey);
  const watcher = new MutationObserver(settle);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-stop'] });
  settle();
  return {
    destroy() {
      watcher.disconnect();
      root.removeEventListener('keydown', onKey);
    },
  };
}

function nearest(here: Element, stops: (HTMLElement | SVGElement)[], dx: number, dy: number) {
  const from = middle(here);
  let best: HTMLElement | SVGElement | undefined;
  let least = Infinity;
  for (const stop of stops) {
    if (stop === here) continue;
    const to = middle(stop);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (ahead <= 1) continue;
    const cost = ahead + 2.5 * aside;
    if (cost < least) [least, best] = [cost, stop];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
