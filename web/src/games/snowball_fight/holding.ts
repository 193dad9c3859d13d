import { t } from '../../i18n/language.svelte';
import type { Held } from './Hand.svelte';
import type { Offers } from './offers';
import type { Card, Player, Seen } from './seen';
import type { Side } from './sides';

/** A card that was chosen, and with it perhaps a side of it. */
export interface Chosen {
  card: number;
  side?: Side;
}

/** Whether cards to choose from that lie elsewhere are laid out large before the player. */
interface Spread {
  arsenal: boolean;
  abandoned: boolean;
}

/** What lies before a player: the hand, or, once it was played, whatever they are asked to choose from. */
export function heldBy(view: Seen, me: number, offers: Offers, chosen: readonly Chosen[], spread: Spread): Held[] {
  const player = view.players[me];
  if (!player) return [];
  if (player.hand.cards.length) return player.hand.cards.map((card) => inHand(card, offers, chosen));
  if (offers.bonus && player.shown) return [withBonus(player, offers)];
  return uniquely(asked(view, me, player, offers, spread));
}

function inHand(card: Card, offers: Offers, chosen: readonly Chosen[]): Held {
  const one = chosen.find((other) => other.card === card.card);
  const isKept = one !== undefined && !one.side;
  return {
    card,
    whole: offers.whole(card),
    sides: card.sides.map((side) => offers.side(card, side)),
    ...(one?.side && { lit: one.side }),
    tag: isKept ? t('sf-kept') : one?.side ? t('sf-chosen') : '',
  };
}

/** The dodge was played; its other side may be used as well. */
function withBonus(player: Player, offers: Offers): Held {
  const { shown } = player;
  if (!shown) throw new Error('A bonus is offered to a player who has played nothing.');
  const { side, ...card } = shown;
  const other = card.sides.find((one) => one !== side);
  return { card, sides: card.sides.map((one) => (one === side ? undefined : offers.bonus)), ...(other && { lit: other }) };
}

function asked(view: Seen, me: number, player: Player, offers: Offers, spread: Spread): Held[] {
  const tops = view.arsenal.flatMap(({ top }, deck) => (top ? [{ card: top, whole: offers.deck(deck, top), tag: deck === me ? t('sf-near') : t('sf-far') }] : []));
  const elsewhere = [...(view.buried ?? []), ...(spread.abandoned ? view.abandoned : [])];
  const found: Held[] = [
    ...player.discard.cards.map((card) => ({ card, whole: offers.whole(card), sides: card.sides.map((side) => offers.side(card, side)) })),
    ...player.in_play.map((card) => ({ card, whole: offers.whole(card), tag: t('sf-just-played') })),
    ...(spread.arsenal ? tops : []),
    ...elsewhere.map((card) => ({ card, whole: offers.whole(card) })),
  ];
  return found.filter(({ whole, sides }) => whole ?? sides?.some((side) => side));
}

function uniquely(held: Held[]): Held[] {
  return held.filter(({ card }, i) => held.findIndex((other) => other.card.card === card.card) === i);
}
