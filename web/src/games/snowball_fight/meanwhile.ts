import type { Card, Pile, Player, Seen, Shown } from './seen';
import type { Move } from './script';

/**
 * The table while something is played out: what lay there before, changed by what was told so far.  All that it shows
 * was in one of the two views; a card that neither has is a back.
 */
export class Meanwhile {
  view: Seen;
  private readonly known = new Map<number, Card>();
  private arriving: (() => void)[] = [];

  constructor(
    before: Seen,
    private readonly after: Seen,
  ) {
    this.view = { ...before, asked: [], chosen: [] };
    for (const view of [before, after]) for (const card of cardsIn(view)) this.known.set(card.card, card);
  }

  /** Both cards lie open, and what else was in the hand is among the discards. */
  reveal(who: number): void {
    const shown = this.after.players[who]?.shown ?? null;
    this.change(who, ({ hand, discard }) => {
      const rest = hand.cards.filter((card) => card.card !== shown?.card);
      const count = discard.count + Math.max(0, hand.count - 1);
      return { shown, shown_second: null, in_play: cardOf(shown), hand: EMPTY, discard: { count, cards: [...discard.cards, ...rest] } };
    });
  }

  follow(who: number): void {
    const second = this.after.players[who]?.shown_second ?? null;
    this.change(who, ({ discard, in_play }) => ({ shown_second: second, in_play: [...in_play, ...cardOf(second)], discard: without(discard, second?.card ?? 0) }));
  }

  strike(who: number): void {
    this.change(who, () => ({ hit: true }));
  }

  chill(who: number): void {
    this.change(who, () => ({ slowed: true }));
  }

  whitewash(who: number): void {
    this.change(who, () => ({ showing: true }));
  }

  restock(who: number): void {
    this.change(who, ({ draw, discard }) => ({ discard: EMPTY, draw: { count: draw.count + discard.count, cards: [...draw.cards, ...discard.cards] } }));
  }

  /** A card leaves its place now; it arrives with `arrive`. */
  move(code: string, who: number, number: number): Move[] {
    const card = this.known.get(number) ?? null;
    const [from, to] = this.way(code, who, number);
    this.leave(from, number);
    this.arriving.push(() => this.lay(to, card));
    return [{ card, from, to }];
  }

  arrive(): void {
    for (const lay of this.arriving) lay();
    this.arriving = [];
  }

  /** The turn is over, and the next hand not yet drawn. */
  withoutHands(): Seen {
    const players = this.after.players.map((player) => ({ ...player, hand: EMPTY, draw: { ...player.draw, count: player.draw.count + player.hand.count } }));
    return { ...this.after, asked: [], players };
  }

  /** In the draft, while what nobody kept changes hands. */
  passing(): Seen {
    return { ...this.view, players: this.view.players.map((player, seat) => ({ ...player, hand: EMPTY, kept: this.after.players[seat]?.kept ?? player.kept })) };
  }

  private way(code: string, who: number, number: number): [from: string, to: string] {
    if (code === 'took') return [`deck-${this.deckOf(number)}`, `discard-${who}`];
    if (code === 'brought-back') return ['abandoned', `discard-${who}`];
    if (code === 'gave') return [`discard-${who}`, 'abandoned'];
    if (code.startsWith('stole')) return [`discard-${1 - who}`, `discard-${who}`];
    const isPlayed = this.view.players[who]?.in_play.some((card) => card.card === number);
    return [isPlayed ? `thrown-${who}` : `discard-${who}`, 'abandoned'];
  }

  /** The deck of which the card is the top; one that was looked for lay below, nobody knows in which. */
  private deckOf(number: number): number {
    const found = this.view.arsenal.findIndex(({ top }) => top?.card === number);
    return found < 0 ? Math.max(0, this.view.arsenal.findIndex(({ below }, deck) => below > (this.after.arsenal[deck]?.below ?? 0))) : found;
  }

  private leave(place: string, number: number): void {
    const seat = Number(place.at(-1));
    if (place.startsWith('deck')) this.view = { ...this.view, arsenal: this.view.arsenal.map((deck) => (deck.top?.card === number ? { ...deck, top: null } : deck)) };
    else if (place === 'abandoned') this.view = { ...this.view, wanted: null, abandoned: this.view.abandoned.filter((card) => card.card !== number) };
    else if (place.startsWith('thrown')) this.change(seat, ({ in_play }) => ({ in_play: in_play.filter((card) => card.card !== number) }));
    else this.change(seat, ({ discard }) => ({ discard: without(discard, number) }));
  }

  private lay(place: string, card: Card | null): void {
    if (place === 'abandoned') {
      if (card) this.view = { ...this.view, abandoned: [...this.view.abandoned, card] };
    } else this.change(Number(place.at(-1)), ({ discard }) => ({ discard: { count: discard.count + 1, cards: card ? [...discard.cards, card] : discard.cards } }));
  }

  private change(who: number, how: (player: Player) => Partial<Player>): void {
    this.view = { ...this.view, players: this.view.players.map((player, seat) => (seat === who ? { ...player, ...how(player) } : player)) };
  }
}

const EMPTY: Pile = { count: 0, cards: [] };

const without = ({ count, cards }: Pile, number: number): Pile => ({ count: Math.max(0, count - 1), cards: cards.filter((card) => card.card !== number) });

function cardOf(shown: Shown | null): Card[] {
  if (!shown) return [];
  const { card, sides, level, points } = shown;
  return [{ card, sides, level, points }];
}

function cardsIn(view: Seen): Card[] {
  const held = view.players.flatMap(({ hand, kept, draw, discard, in_play, owned, maybe }) => [
    ...hand.cards, ...kept.cards, ...draw.cards, ...discard.cards, ...in_play, ...owned, ...maybe.cards,
  ]);
  const shown = view.players.flatMap((player) => [...cardOf(player.shown), ...cardOf(player.shown_second)]);
  const tops = view.arsenal.flatMap(({ top }) => (top ? [top] : []));
  return [...held, ...shown, ...tops, ...view.abandoned, ...(view.buried ?? [])];
}
