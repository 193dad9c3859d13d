import { t } from '../../i18n/language.svelte';
import { argOf, capital, codeOf, type Phrase, type Say } from '../../i18n/phrase';
import type { Happened, Moment } from '../../scene/stage.svelte';
import type { Note } from '../../scene/sound.svelte';
import { drift } from './drift';
import type { Counter, HeldCard, LyingCard, Seen, Spot } from './seen';

/** What happens on the lake, for the board to draw. */
export type Act =
  | { kind: 'draw' | 'lift' | 'lay' | 'break'; card: number }
  | { kind: 'cover' | 'take'; counters: Counter[] }
  | { kind: 'drift'; cards: number[] }
  | { kind: 'colour' | 'thaw' | 'melted' | 'drawn' };

type Scene = Moment<Seen, Act | null>;
type Sections = LyingCard['sections'];

const LASTS = { draw: 560, lift: 260, lay: 680, cover: 460, nextCover: 160, take: 420, break: 700, drift: 1400, colour: 450, thaw: 1700, end: 1500, other: 500 };
const SHORT: Record<string, string> = {
  drew: 'wi-said-drew',
  lifted: 'wi-said-lifted',
  laid: 'wi-said-laid',
  'took-away': 'wi-said-took-away',
  removed: 'wi-said-removed',
  'broke-off': 'wi-said-broke-off',
}; // which card and where, one sees
const BREATH = 350; // after what somebody else did

/** What lies on the table between two views, as one thing after the other changes; rows and columns are those before. */
class Between {
  readonly moments: Scene[] = [];
  private now: Seen;
  private readonly moved: Spot;

  constructor(private readonly happened: Happened<Seen>) {
    this.now = happened.before;
    this.moved = drift(happened.before.cards, happened.after.cards);
  }

  tell(phrase: Phrase): void {
    const says = said(phrase, this.happened.say);
    const show = (act: Act | null, lasts: number, sounds: Note[] = []) => this.moments.push({ act, lasts, view: this.now, says, sounds });
    const card = argOf<number>(argOf(phrase, 'card'), 'card') ?? argOf<number>(phrase, 'card') ?? 0;
    switch (phrase[0]) {
      case 'drew':
        this.draw(card);
        return void show({ kind: 'draw', card }, LASTS.draw, ['card', ['flip', 200]]);
      case 'lifted':
        this.lift(card);
        return void show({ kind: 'lift', card }, LASTS.lift, ['splash']);
      case 'laid':
        this.lay(card, phrase);
        return void show({ kind: 'lay', card }, LASTS.lay, [['whoosh', 60], ['ice', 360]]);
      case 'covered': {
        const counters = this.cover();
        const sounds = counters.map((one, i): Note => [one.colour === 'light' ? 'bone' : 'wood', 340 + i * LASTS.nextCover, 1 + i / 8]);
        return void show({ kind: 'cover', counters }, LASTS.cover + Math.max(0, counters.length - 1) * LASTS.nextCover, sounds);
      }
      case 'took-away': {
        const counters = this.now.counters.filter((one) => one.row === argOf(phrase, 'row') && one.column === argOf(phrase, 'column'));
        show({ kind: 'take', counters }, LASTS.take, [counters[0]?.colour === 'dark' ? 'wood' : 'bone']);
        return this.lose([], counters);
      }
      case 'removed':
        show({ kind: 'break', card }, LASTS.break, [['crack', 60], ['splash', 380]]);
        return this.lose([card], []);
      case 'broke-off': {
        const cards = (argOf<string>(phrase, 'cards') ?? '').split(', ').map(Number);
        show({ kind: 'drift', cards }, LASTS.drift, ['crack', ['wind', 300]]);
        return this.lose(cards, this.now.counters.filter((one) => !this.isStill(one)));
      }
      case 'plays':
        this.now = { ...this.now, light: this.happened.after.light, colours: this.happened.after.colours };
        return void show({ kind: 'colour' }, LASTS.colour, ['wood']);
      case 'thaw':
        this.now = { ...this.now, thaw: true };
        return void show({ kind: 'thaw' }, LASTS.thaw, ['wind', ['drip', 500], ['drip', 900, 1.1], ['drip', 1400, 0.9]]);
      default:
        return void this.other(phrase, show);
    }
  }

  private other([code]: Phrase, show: (act: Act | null, lasts: number, sounds?: Note[]) => void): void {
    const isEnd = code.startsWith('won-') || code.startsWith('drawn-');
    if (isEnd) this.now = this.happened.after;
    show(isEnd ? { kind: code.startsWith('won-') ? 'melted' : 'drawn' } : null, isEnd ? LASTS.end : LASTS.other, isEnd ? [['drip', 100]] : []);
  }

  private draw(card: number): void {
    const known = this.happened.after.held;
    const printed = this.now.undrawn.find((one) => one.card === card)?.sections ?? 'LLDD';
    const held: HeldCard = known?.card === card ? { ...known, to: null } : { card, sections: printed, came_from: null, to: null };
    this.now = { ...this.now, held, undrawn: this.now.undrawn.filter((one) => one.card !== card) };
  }

  private lift(card: number): void {
    const lay = this.now.cards.find((one) => one.card === card);
    if (!lay) return;
    const printed = (lay.turned ? [...lay.sections].reverse().join('') : lay.sections) as Sections;
    const came_from = { row: lay.row, column: lay.column, turned: lay.turned };
    this.now = { ...this.now, held: { card, sections: printed, came_from, to: null }, cards: this.now.cards.filter((one) => one !== lay) };
  }

  private lay(card: number, phrase: Phrase): void {
    const rest = this.now.cards.filter((one) => one.card !== card);
    this.now = { ...this.now, held: null, cards: [...rest, this.lying(card, phrase)] };
  }

  /** A card that breaks off as soon as it lies is not to be seen afterwards; the story tells where it lay. */
  private lying(card: number, phrase: Phrase): LyingCard {
    const lies = this.happened.after.cards.find((one) => one.card === card);
    if (lies) return { ...lies, ...this.before(lies) };
    const name = argOf(phrase, 'card');
    const sections = `${argOf<string>(name, 'top')}${argOf<string>(name, 'bottom')}` as Sections;
    return { card, sections, row: argOf<number>(phrase, 'row') ?? 0, column: argOf<number>(phrase, 'column') ?? 0, turned: false, free: true };
  }

  private cover(): Counter[] {
    const lying = new Set(this.now.counters.map(key));
    const counters = this.happened.after.counters.map((one) => ({ ...one, ...this.before(one) })).filter((one) => !lying.has(key(one)));
    this.now = { ...this.now, counters: [...this.now.counters, ...counters], supply: this.supply(counters, -1) };
    return counters;
  }

  private lose(cards: readonly number[], counters: readonly Counter[]): void {
    this.now = {
      ...this.now,
      cards: this.now.cards.filter((one) => !cards.includes(one.card)),
      counters: this.now.counters.filter((one) => !counters.includes(one)),
      supply: this.supply(counters, 1),
    };
  }

  private supply(counters: readonly Counter[], sign: number): number[] {
    const count = (colour: string) => counters.filter((one) => one.colour === colour).length;
    return this.now.supply.map((left, i) => left + sign * count(i === 0 ? 'light' : 'dark'));
  }

  private isStill(counter: Counter): boolean {
    return this.happened.after.counters.some((one) => key({ ...one, ...this.before(one) }) === key(counter));
  }

  private before({ row, column }: Spot): Spot {
    return { row: row - this.moved.row, column: column - this.moved.column };
  }
}

/** In the fewest words; the log says it in full. */
export function said(phrase: Phrase, say: Say): string {
  const code = SHORT[phrase[0]];
  if (!code) return capital(say(phrase));
  const who = argOf<Phrase>(phrase, 'who');
  return t(code, { you: argOf<number>(phrase, 'you') ?? 0, count: argOf<number>(phrase, 'count') ?? 0, who: who ? say(who) : '' });
}

const key = (one: Counter) => `${one.colour} ${one.row} ${one.column}`;

export function script(happened: Happened<Seen>): readonly Scene[] {
  const between = new Between(happened);
  for (const { phrase } of happened.events) if (codeOf(phrase)) between.tell(phrase as Phrase);
  const last = between.moments.at(-1);
  const isOther = happened.events.some(({ phrase }) => argOf(phrase, 'you') === 0);
  return last && isOther ? [...between.moments, { ...last, act: null, lasts: BREATH, sounds: [], reading: true, view: happened.after }] : between.moments;
}
