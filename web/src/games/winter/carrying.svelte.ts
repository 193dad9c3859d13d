import { codeOf } from '../../i18n/phrase';
import type { Choice } from '../../net/messages';
import type { Dragger } from './drag';
import { type Frame, placeOf } from './frame';
import type { Seen, Spot } from './seen';
import { spotOf, type Turn } from './turn.svelte';

/** What the board knows of the lake, as it is just now. */
interface Now {
  view: Seen;
  turn: Turn;
  isMine: boolean;
  frame: Frame;
  origin: Spot;
  root: HTMLElement | undefined;
}

const NEAR = 1.3; // sections from a mark, where a carried piece still finds it
const OFF = 2; // sections from its square, from where on a counter is off it

/**
 * A piece in the fingers: a card from the hand or from the lake, or a counter.  Let go over a mark it goes there; a
 * counter let go away from its square is taken from the ice.  Anywhere else it goes back.
 */
export class Carrying implements Dragger {
  dragged = $state.raw<{ piece: string; x: number; y: number } | null>(null);
  private letGoAt: DOMRect | undefined;

  constructor(private readonly now: () => Now) {}

  /** The place for a card that is under the fingers. */
  get target(): Spot | null {
    const choice = this.dragged ? this.nearest(this.dragged.x, this.dragged.y) : null;
    return choice && codeOf(choice.phrase) === 'place' ? spotOf(choice) : null;
  }

  get isCounter(): boolean {
    return /^(supply|counter)/.test(this.dragged?.piece ?? '');
  }

  /** Where the card that is being laid was let go; asked for once. */
  readonly takeLetGo = (): DOMRect | undefined => {
    const at = this.letGoAt;
    this.letGoAt = undefined;
    return at;
  };

  readonly from = (piece: string): boolean => {
    const { turn, isMine } = this.now();
    const [kind, number, column] = piece.split('-');
    const pick = kind === 'card' ? turn.pickOf(Number(number)) : undefined;
    if (!isMine || (kind === 'card' && !pick && !turn.by('move').length)) return false;
    if (pick) turn.choose(pick);
    else if (kind === 'card') turn.move(Number(number));
    if (kind === 'supply') turn.touchSupply();
    if (kind === 'counter') turn.picked = { counter: { row: Number(number), column: Number(column) } };
    this.dragged = { piece, x: 0, y: 0 };
    return true;
  };

  readonly over = (x: number, y: number): void => {
    if (this.dragged) this.dragged = { ...this.dragged, x, y };
  };

  readonly drop = (x: number, y: number): void => {
    const { turn } = this.now();
    const [kind, row, column] = this.dragged?.piece.split('-') ?? [];
    const choice = this.nearest(x, y);
    this.dragged = null;
    if (kind === 'counter') this.dropCounter({ row: Number(row), column: Number(column) }, x, y);
    else if (choice && codeOf(choice.phrase) === 'place') this.lay(choice, x, y);
    else if (choice) turn.choose(choice);
  };

  readonly cancel = (): void => {
    this.dragged = null;
  };

  private lay(choice: Choice, x: number, y: number): void {
    const { turn, frame } = this.now();
    this.letGoAt = new DOMRect(x - frame.section, y - frame.section, 2 * frame.section, 2 * frame.section);
    turn.lay(choice);
  }

  private dropCounter(spot: Spot, x: number, y: number): void {
    if (this.far(spot, x, y) > OFF) this.now().turn.takeAway(spot);
  }

  private nearest(x: number, y: number): Choice | null {
    const { view, turn } = this.now();
    const marks = [...turn.by('place'), ...(view.phase === 'covering' ? turn.by('square') : [])];
    const [best] = marks.map((choice) => ({ choice, far: this.far(spotOf(choice), x, y) })).sort((a, b) => a.far - b.far);
    return best && best.far < NEAR ? best.choice : null;
  }

  /** Sections between a point on the screen and the middle of a spot. */
  private far(spot: Spot, x: number, y: number): number {
    const { root, frame, origin } = this.now();
    const at = root?.getBoundingClientRect();
    const lies = placeOf(spot, origin);
    return Math.hypot((x - (at?.x ?? 0) - frame.x) / frame.section - lies.x - 1, (y - (at?.y ?? 0) - frame.y) / frame.section - lies.y - 1);
  }
}
