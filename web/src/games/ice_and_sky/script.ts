import { t } from '../../i18n/language.svelte';
import { argOf, codeOf, type Phrase } from '../../i18n/phrase';
import type { Event } from '../../net/messages';
import type { Note } from '../../scene/sound.svelte';
import type { Happened, Moment } from '../../scene/stage.svelte';
import { COLUMNS, kindOf, laidOn, placedIn, sumsOf, type Line } from './lines';
import type { Card, Hand, Seen } from './seen';

/** Which targets were met, by seat, as far as they have been turned by now. */
type Stamps = Readonly<Record<number, boolean>>;

/** What happens on the stage. */
export type Act =
  | { kind: 'place'; seat: number; card: number; cell: number }
  | { kind: 'gas'; cell: number; more: boolean }
  | { kind: 'silence' }
  | { kind: 'bell'; seat: number; met: boolean }
  | { kind: 'reveal'; seat: number; met: boolean; line: Line; stamps: Stamps }
  | { kind: 'melt'; berg: number; cell: number; stamps: Stamps }
  | { kind: 'sky'; generation: number; stamps: Stamps }
  | { kind: 'deal' }
  | { kind: 'drown' }
  | { kind: 'score' }
  | { kind: 'told' };

const LASTS = { place: 760, gas: 800, silence: 500, bell: 1250, reveal: 950, mine: 1500, melt: 1150, calm: 700, sky: 1000, deal: 1000, drown: 1700, score: 1600, told: 700 };
const LANDING: Record<string, Note> = { air: ['whoosh', 250], earth: ['wood', 330], water: ['splash', 330] };
const GASES = ['co2', 'ch4']; // in the order in which they count

const codes = (events: readonly Event[]) => events.map(({ phrase }) => codeOf(phrase));
const seatOf = (phrase: unknown) => argOf<number>(argOf(phrase, 'who'), 'seat') ?? 0;

/** A placement, what it changed, and where it was the twelfth, the ceremony that ends a generation. */
export function script(happened: Happened<Seen>): Moment<Seen, Act>[] {
  const performance = new Performance(happened);
  happened.events.forEach((event, i) => performance.play(event, happened.events.slice(i + 1)));
  return performance.moments;
}

class Performance {
  readonly moments: Moment<Seen, Act>[] = [];
  private now: Seen; // what lies on the table so far
  private stamps: Stamps = {};

  constructor(private readonly happened: Happened<Seen>) {
    this.now = happened.before;
  }

  play({ phrase, text }: Event, rest: readonly Event[]): void {
    const says = this.said(phrase, text);
    const parts: Record<string, () => void> = {
      placed: () => this.place(phrase, says, rest),
      covered: () => undefined, // seen as the haze grows thinner
      met: () => this.ring(seatOf(phrase), true, says),
      'no-longer-met': () => this.ring(seatOf(phrase), false, says),
      had: () => this.reveal(seatOf(phrase), says),
      ice: () => this.melt(argOf<number>(phrase, 'left') ?? 0, says),
      sky: () => this.countSky(argOf<number>(phrase, 'generation') ?? 0, says),
      began: () => this.deal(says),
      melted: () => this.add({ kind: 'drown' }, LASTS.drown, says, {}, ['crack', ['splash', 500]]),
      ended: () => this.add({ kind: 'score' }, LASTS.score, says, this.happened.after, ['pluck', ['pluck', 200, 1.25], ['pluck', 400, 1.5]]),
    };
    (parts[codeOf(phrase)] ?? (() => this.add({ kind: 'told' }, LASTS.told, says, {})))();
  }

  private said(phrase: unknown, text: string): string {
    const told = this.happened.say(phrase as Phrase);
    return told === codeOf(phrase) ? text : told;
  }

  private add(act: Act, lasts: number, says: string, change: Partial<Seen>, sounds: Note[] = []): void {
    this.now = { ...this.now, ...change };
    this.moments.push({ act, lasts, says, sounds, view: this.now, reading: act.kind === 'silence' });
  }

  private place(phrase: unknown, says: string, rest: readonly Event[]): void {
    const { kind, cell } = placedIn(phrase);
    const card = this.cardOn(cell, kind);
    if (!card) return this.add({ kind: 'told' }, LASTS.told, says, {});
    const { placements, placed, hands } = this.now;
    const piles = laidOn(this.now.piles, cell, card);
    const seat = seatOf(phrase);
    const column = COLUMNS[cell % 3] ?? 'west';
    const change = {
      piles, ...sumsOf(piles), placed: placed + 1, placements: [...placements, { seat, card, column }],
      hands: hands.map((hand, i) => (i === seat ? without(hand, card) : hand)),
    };
    this.add({ kind: 'place', seat, card: card.card, cell }, LASTS.place, says, change, ['card', LANDING[card.element] ?? 'card']);
    const isLast = !codes(rest).includes('placed');
    if (isLast) this.showGases(cell, rest);
    const answer = codes(rest).find((code) => code !== 'covered');
    if (!['met', 'no-longer-met'].includes(answer ?? '')) this.add({ kind: 'silence' }, LASTS.silence, t('is-silent'), {});
  }

  /** The card that came to lie there: piles only grow, so it is among those that lie there at last. */
  private cardOn(cell: number, kind: string): Card | undefined {
    const lying = this.now.piles[cell]?.length ?? 0;
    return this.happened.after.piles[cell]?.slice(lying).find((card) => kindOf(card) === kind);
  }

  private showGases(cell: number, rest: readonly Event[]): void {
    const { gases } = this.happened.after;
    const change = (gases ?? 0) - (this.now.gases ?? 0);
    const covered = rest.find(({ phrase }) => codeOf(phrase) === 'covered');
    if (!change && !covered) return;
    const says = covered ? this.said(covered.phrase, covered.text) : t('is-gas-rises');
    this.add({ kind: 'gas', cell, more: change > 0 || !covered }, LASTS.gas, says, { gases }, ['wind']);
  }

  private ring(seat: number, met: boolean, says: string): void {
    const { placed, announcements } = this.now;
    const change = {
      met: this.now.met.map((was, i) => (i === seat ? met : was)),
      announcements: [...announcements, { placed, seat, met }],
    };
    const pitch = seat === this.happened.seat ? 0.8 : 1;
    this.add({ kind: 'bell', seat, met }, LASTS.bell, says, change, [met ? ['bell', 300, pitch] : ['thud', 300, pitch]]);
  }

  private reveal(seat: number, says: string): void {
    const past = this.happened.after.revealed.find((one) => one.generation === this.now.generation)?.targets[seat];
    if (!past) return this.add({ kind: 'told' }, LASTS.told, says, {});
    const { line, value, met } = past;
    const change = { targets: this.now.targets.map((target, i) => (i === seat ? { line, value } : target)), turn: null, aid: null };
    const lasts = seat === this.happened.seat ? LASTS.mine : LASTS.reveal;
    this.stamps = { ...this.stamps, [seat]: met };
    this.add({ kind: 'reveal', seat, met, line, stamps: this.stamps }, lasts, says, change, ['wood', met ? ['bell', 450] : ['thud', 450]]);
  }

  /** One iceberg after the other, each under the cloud of a card on which a gas is seen. */
  private melt(left: number, says: string): void {
    const cells = gasCells(this.now.piles);
    const before = this.now.ice ?? 0;
    if (before <= left) return this.add({ kind: 'told' }, LASTS.calm, says, {});
    for (let ice = before - 1; ice >= left; ice--) {
      this.add({ kind: 'melt', berg: ice, cell: cells[before - 1 - ice] ?? -1, stamps: this.stamps }, LASTS.melt, says, { ice }, ['crack', ['splash', 650]]);
    }
  }

  private countSky(generation: number, says: string): void {
    const { sky, revealed } = this.happened.after;
    const change = { sky: sky.slice(0, generation), revealed: revealed.slice(0, generation) };
    this.add({ kind: 'sky', generation, stamps: this.stamps }, LASTS.sky, says, change, ['pluck', ['pluck', 160, 1.5]]);
  }

  /** The table as it was dealt: what was placed and heard since then is not there yet. */
  private deal(says: string): void {
    const { after } = this.happened;
    const { piles, gases } = this.now;
    this.stamps = {};
    const laidBy = (seat: number) => after.placements.filter((one) => one.seat === seat).map((one) => one.card);
    const change = {
      ...after, piles, ...sumsOf(piles), gases, placed: 0, placements: [], announcements: [], met: after.met.map(() => false),
      hands: after.hands.map((hand, seat) => withCards(hand, laidBy(seat))),
    };
    this.add({ kind: 'deal' }, LASTS.deal, says, change, [0, 70, 140, 210].map((later): Note => ['card', later]));
  }
}

const withCards = (hand: Hand, cards: readonly Card[]): Hand => ({
  count: hand.count + cards.length,
  cards: hand.cards && [...hand.cards, ...cards],
});

const without = (hand: Hand, card: Card): Hand => ({
  count: Math.max(0, hand.count - 1),
  cards: hand.cards?.filter((one) => one.card !== card.card) ?? null,
});

/** The cells where a gas is seen, the surest first. */
function gasCells(piles: Seen['piles']): number[] {
  const gasIn = (cell: number) => GASES.indexOf(piles[cell]?.at(-1)?.gas ?? '');
  return Array.from(piles.keys()).filter((cell) => gasIn(cell) >= 0).sort((a, b) => gasIn(a) - gasIn(b) || a - b);
}

/** How a seat's target is stamped at the end of a generation. */
export function stampOf(act: Act | null, seat: number): 'met' | 'missed' | '' {
  const met = act && 'stamps' in act ? act.stamps[seat] : undefined;
  return met === undefined ? '' : met ? 'met' : 'missed';
}
