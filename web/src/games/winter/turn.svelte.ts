import { t } from '../../i18n/language.svelte';
import { argOf, codeOf } from '../../i18n/phrase';
import type { Choice } from '../../net/messages';
import type { Counter, LyingCard, Seen, Spot } from './seen';

/** What the board is given of the table, as it is just now. */
interface Now {
  view: Seen;
  choices: Choice[];
  pending: number | null;
  seat: number | null;
  choose: (action: number) => void;
  refuse: (why: string) => void;
  takeBack?: () => void;
}

/** A choice still to be made of something that was begun; or to take back until nothing is begun. */
type Step = { code: string; is: (choice: Choice) => boolean; otherwise?: string } | 'back';

export type Picked = { card: number } | { counter: Spot };

const PATIENCE = 5000; // milliseconds after which a step that could not be made is forgotten
const BEGUN: readonly Seen['phase'][] = ['covering', 'lifting', 'removing', 'taking', 'splitting', 'turning'];

export const spotOf = ({ phrase }: Choice): Spot => ({ row: argOf<number>(phrase, 'row') ?? 0, column: argOf<number>(phrase, 'column') ?? 0 });
const isAt = (spot: Spot) => (choice: Choice) => spotOf(choice).row === spot.row && spotOf(choice).column === spot.column;
const always = () => true;

/**
 * A turn in the hands of whoever plays it: touching a card, a counter or the stack becomes the choices that the game
 * asks for, one after the other.  What may be chosen, the server says; what is only picked up here can be put back.
 */
export class Turn {
  /** A piece on the ice that was touched; nobody else knows of it. */
  picked = $state.raw<Picked | null>(null);
  /** Is the held card to be laid the other way round than it is printed? */
  turned = $state(false);
  private steps: Step[] = [];
  private sentFrom: Choice[] | null = null;
  private sentAt = 0;

  constructor(private readonly now: () => Now) {}

  // What there is to choose

  by(code: string): Choice[] {
    return this.now().choices.filter((choice) => codeOf(choice.phrase) === code);
  }

  get pick(): Choice | undefined {
    return this.by('pick')[0];
  }

  pickOf(card: number): Choice | undefined {
    return this.by('pick').find((choice) => argOf<number>(argOf(choice.phrase, 'card'), 'card') === card);
  }

  squareAt(spot: Spot): Choice | undefined {
    return this.by('square').find(isAt(spot));
  }

  /** The group of cards that would stay, of a lake that fell apart. */
  keepOf(group: readonly number[]): Choice | undefined {
    return this.by('keep').find((choice) => group.includes(argOf<number>(choice.phrase, 'card') ?? 0));
  }

  /** May a free card be touched, to be moved or removed? */
  get mayTakeCards(): boolean {
    return this.by('move').length + this.by('remove').length > 0;
  }

  isMine({ colour }: Counter): boolean {
    const { view, seat } = this.now();
    return seat !== null && view.colours[colour === 'light' ? 0 : 1] === seat;
  }

  /** Is there something in hand, or begun, that can be put back? */
  get mayPutBack(): boolean {
    const { view, choices, takeBack } = this.now();
    if (this.picked) return true;
    return choices.length > 0 && takeBack !== undefined && this.isBegun(view);
  }

  private isBegun(view: Seen): boolean {
    return BEGUN.includes(view.phase) || (view.phase === 'placing' && Boolean(view.held?.came_from));
  }

  // What is done

  touchCard(card: LyingCard): void {
    const choice = this.pickOf(card.card);
    if (choice) this.choose(choice);
    else if (!this.mayTakeCards || !card.free) this.now().refuse(this.whyNot(card));
    else this.picked = this.isPicked({ card: card.card }) ? null : { card: card.card };
  }

  touchCounter(counter: Counter): void {
    const { view, choices, refuse } = this.now();
    const choice = view.phase === 'taking' ? this.squareAt(counter) : undefined;
    const spot = { row: counter.row, column: counter.column };
    if (choice) this.choose(choice);
    else if (this.by('take-away').length && this.isMine(counter)) this.picked = this.isPicked({ counter: spot }) ? null : { counter: spot };
    else if (!choices.length) refuse(t('wi-wait'));
    else if (!view.thaw) refuse(t('wi-counter-stays'));
    else refuse(this.isMine(counter) ? t('wi-finish') : t('wi-not-yours'));
  }

  touchStack(): void {
    this.touch('draw', () => (this.now().view.thaw ? t('wi-all-drawn') : t('wi-finish')));
  }

  touchSupply(): void {
    this.touch('cover', () => (this.now().view.phase === 'freezing' ? t('wi-no-square') : this.now().view.thaw ? t('wi-thaw-counters') : t('wi-finish')));
  }

  private touch(code: string, why: () => string): void {
    const [choice] = this.by(code);
    if (choice) this.choose(choice);
    else this.now().refuse(this.now().choices.length ? why() : t('wi-wait'));
  }

  private whyNot(card: LyingCard): string {
    const { view, choices } = this.now();
    if (!choices.length) return t('wi-wait');
    if (view.phase === 'splitting') return t('wi-smaller');
    if (view.phase === 'lifting' && card.free) return t('wi-nowhere');
    if (view.thaw && !card.free) return t('wi-pinned');
    return view.thaw || view.phase !== 'freezing' ? t('wi-finish') : t('wi-frozen');
  }

  isPicked(piece: Picked): boolean {
    return JSON.stringify(this.picked) === JSON.stringify(piece);
  }

  move(card: number): void {
    this.begin({ code: 'move', is: always }, this.picking(card, t('wi-nowhere')));
  }

  remove(card: number): void {
    this.begin({ code: 'remove', is: always }, this.picking(card, t('wi-pinned')));
  }

  takeAway(spot: Spot): void {
    this.begin({ code: 'take-away', is: always }, { code: 'square', is: isAt(spot), otherwise: t('wi-not-yours') });
  }

  private picking(card: number, otherwise: string): Step {
    return { code: 'pick', is: (choice) => argOf<number>(argOf(choice.phrase, 'card'), 'card') === card, otherwise };
  }

  /** Lay the held card there, the way it is held; where only one way is possible, the game lays it so. */
  lay(place: Choice): void {
    const way = this.turned ? 'lay-turned' : 'lay-as-printed';
    this.choose(place, [{ code: way, is: always }]);
  }

  putBack(): void {
    if (this.picked) this.picked = null;
    else if (this.mayPutBack) this.begin('back');
  }

  // One step after the other

  choose(choice: Choice, then: Step[] = []): void {
    const { choices, choose } = this.now();
    this.picked = null;
    this.steps = then;
    this.sent(choices);
    choose(choice.action);
  }

  private sent(choices: Choice[]): void {
    this.sentFrom = choices;
    this.sentAt = performance.now();
  }

  private begin(...steps: Step[]): void {
    this.steps = steps;
    this.picked = null;
    this.sentFrom = null;
    this.sentAt = performance.now();
    this.goOn();
  }

  /** Is something being chosen step by step, so that nobody need be asked for its parts? */
  get isUnderWay(): boolean {
    const { choices } = this.now();
    return this.steps.length > 0 && choices !== this.sentFrom && choices.length > 0;
  }

  /** New choices have come: make the next one, if it was already decided. */
  goOn(): void {
    const { choices, pending } = this.now();
    const [step, ...rest] = this.steps;
    if (!step || !choices.length || pending !== null || choices === this.sentFrom) return;
    if (performance.now() - this.sentAt > PATIENCE) this.steps = [];
    else if (step === 'back') this.goBack(choices);
    else this.goTo(step, rest);
  }

  private goTo(step: Exclude<Step, 'back'>, rest: Step[]): void {
    const choice = this.by(step.code).find(step.is);
    if (choice) return this.choose(choice, rest);
    this.steps = [];
    if (step.otherwise) this.now().refuse(step.otherwise);
  }

  private goBack(choices: Choice[]): void {
    const { view, takeBack } = this.now();
    if (!this.isBegun(view) || !takeBack) {
      this.steps = [];
      return;
    }
    this.sent(choices);
    takeBack();
  }
}
