import { t } from '../../i18n/language.svelte';
import type { Choice } from '../../net/messages';
import { sound } from '../../scene/sound.svelte';
import { cellGoal, goalsOf, liftable, seatGoal, type Goal, type Held } from './acts';
import { Plan } from './plan.svelte';
import { cellOf, isField, pipsOf, reachOf, type Size } from './reading';
import type { Cell, Seen } from './seen';

/** What the board is given of the table, as it is just now. */
interface Now {
  view: Seen;
  choices: Choice[];
  pending: number | null;
  seat: number | null;
  choose: (action: number) => void;
  refuse: (why: string) => void;
  root: HTMLElement | undefined;
}

/**
 * A pyramid in the hand of whoever plays: pressed or carried, from the heap or from a card, and where it may go.  What
 * it is put on becomes the choices that the game asks for; nobody else knows of it before, so it can be put back.
 */
export class Holding {
  private picked = $state.raw<Held | null>(null);
  /** Where it is carried, in pixels of the stage. */
  carried = $state.raw<{ x: number; y: number } | null>(null);
  /** The cell under the pointer. */
  looked = $state<string | null>(null);
  readonly plan = new Plan();

  constructor(private readonly now: () => Now) {}

  readonly lifts = $derived.by(() => liftable(this.now().view, this.now().choices));
  readonly held = $derived.by((): Held | null => {
    const { view, choices } = this.now();
    if (!choices.length || this.plan.isOn) return null;
    if (view.phase === 'moving' && view.mover) return { from: 'field', cell: view.mover };
    return this.picked && this.mayLift(this.picked) ? this.picked : null;
  });
  readonly cell = $derived.by(() => (this.held?.from === 'field' ? this.held.cell : null));
  readonly size = $derived.by(() => (this.held?.from === 'stash' ? this.held.size : null));
  readonly goals = $derived.by(() => goalsOf(this.held, this.now().view, this.now().choices, this.now().seat));
  readonly pips = $derived.by(() => (this.size ? pipsOf(this.size) : (cellOf(this.now().view, this.cell ?? '')?.pips ?? 1)));
  /** Where the pyramid under the pointer could go, while none is held. */
  readonly reach = $derived.by(() => {
    const { view } = this.now();
    return new Set(!this.held && this.looked && isField(view) ? reachOf(view, this.looked) : []);
  });

  private mayLift(what: Held): boolean {
    return what.from === 'stash' ? this.lifts.sizes.has(what.size) : this.lifts.cells.has(what.cell);
  }

  /** Can it be put back, since nobody knows of it yet? */
  get mayPutBack(): boolean {
    return this.picked !== null && this.held !== null;
  }

  goalAt(name: string): Goal | undefined {
    return this.goals.get(cellGoal(name));
  }

  goalFor(seat: number): Goal | undefined {
    return this.goals.get(seatGoal(seat));
  }

  /** Pressed: taken in hand, put back if it was, and taken at once where that is all it can be lifted for. */
  lift(what: Held): void {
    const { view, choices, seat } = this.now();
    const isSame = JSON.stringify(what) === JSON.stringify(this.held);
    const [only, ...others] = goalsOf(what, view, choices, seat).values();
    if (!isSame && only?.deed === 'take' && !others.length) return this.go(only);
    this.picked = isSame ? null : what;
    sound.play([['glass', 0, isSame ? 0.5 : 0.75]]);
  }

  go(goal: Goal): void {
    this.picked = null;
    this.plan.begin(goal.steps);
  }

  readonly putBack = (): void => {
    this.picked = null;
  };

  /** New choices have come: make the next one of what was begun. */
  goOn(): void {
    const { view, choices, pending, choose } = this.now();
    const choice = pending === null ? this.plan.next(view.phase, choices) : undefined;
    if (choice) choose(choice.action);
  }

  /** Something was pressed, or let go over, with which nothing can be done. */
  readonly vain = (cell?: Cell): void => {
    const { view, choices, refuse } = this.now();
    if (!isField(view) || this.plan.isOn) return;
    refuse(choices.length ? this.whyNot(cell) : t('cs-wait'));
    if (view.phase === 'choosing') this.picked = null;
  };

  private whyNot(cell: Cell | undefined): string {
    if (cell && !cell.card) return t('cs-why-gap');
    if (!this.held) return t(cell?.pips ? 'cs-why-done' : 'cs-lift-first');
    if (cell?.pips) return t('cs-why-full');
    return t(cell && this.cell ? 'cs-why-far' : 'cs-not-there');
  }

  /** What the fingers do with it. */
  readonly hands = {
    lift: (what: string): boolean => {
      const [kind, name = ''] = what.split(' ');
      if (this.now().view.phase === 'choosing') this.picked = kind === 'cell' ? { from: 'field', cell: name } : { from: 'stash', size: name as Size };
      return this.held !== null;
    },
    carry: (x: number, y: number): void => {
      const box = this.now().root?.getBoundingClientRect();
      this.carried = { x: x - (box?.x ?? 0), y: y - (box?.y ?? 0) };
    },
    drop: (over: string | null): void => {
      this.carried = null;
      const goal = over ? this.goals.get(over) : undefined;
      const isHome = this.size ? over === 'stash' : over === cellGoal(this.cell ?? '');
      if (goal) this.go(goal);
      else if (isHome) this.putBack();
      else this.vain(over?.startsWith('cell ') ? cellOf(this.now().view, over.slice(5)) : undefined);
    },
  };
}
