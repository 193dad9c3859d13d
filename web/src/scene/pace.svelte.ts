const KEPT = 'pace';
export const PACES = { slow: 1.6, normal: 1, fast: 0.45, 'at-once': 0 } as const;
export type PaceName = keyof typeof PACES;

const isPace = (name: string | null): name is PaceName => name !== null && name in PACES;

/** How fast what happens is played, kept per person. */
class Pace {
  name = $state<PaceName>('normal');
  /** Does more wait to be played than anybody wants to watch at leisure?  The stage says so. */
  isHasty = $state(false);
  private readonly less = matchMedia('(prefers-reduced-motion: reduce)');

  constructor() {
    const kept = localStorage.getItem(KEPT);
    if (isPace(kept)) this.name = kept;
  }

  choose(name: PaceName): void {
    this.name = name;
    localStorage.setItem(KEPT, name);
  }

  /** What every duration is multiplied by; nothing at all lasts where it is 0. */
  get factor(): number {
    return this.isHasty ? Math.min(PACES[this.name], PACES.fast) : PACES[this.name];
  }

  /** Does nothing move, because somebody asked for that?  What happens is told and shown all the same. */
  get isStill(): boolean {
    return this.less.matches || this.factor === 0;
  }
}

export const pace = new Pace();
