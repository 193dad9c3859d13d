import type { Card, Player } from './seen';

export interface Worth {
  points: number;
  /** Are there cards of which the viewer does not know what they are worth? */
  isMore: boolean;
}

const sum = (cards: readonly Card[]): number => cards.reduce((points, card) => points + card.points, 0);

export const cardsOf = ({ hand, kept, draw, discard, in_play }: Player): number =>
  hand.count + kept.count + draw.count + discard.count + in_play.length;

/**
 * What a player's cards are worth as far as the viewer may know, which the view alone says; nothing where they know
 * none.  In the draft what is still to be chosen from is nobody's.  Of the cards that are perhaps the player's so many are, and where all are worth the same, so many count.
 */
export function worthOf(player: Player, isDraft: boolean): Worth | undefined {
  if (player.points !== null) return { points: player.points, isMore: false };
  const { hand, kept, draw, discard, in_play, owned, maybe } = player;
  if (isDraft) return draw.cards.length ? { points: sum([...draw.cards, ...kept.cards]), isMore: false } : undefined;
  const known = [...hand.cards, ...kept.cards, ...draw.cards, ...discard.cards, ...in_play, ...owned];
  if (!known.length) return undefined;
  const [least] = maybe.cards.map((card) => card.points).sort((a, b) => a - b);
  const areAlike = maybe.cards.every((card) => card.points === least);
  const found = known.length + maybe.count;
  return { points: sum(known) + maybe.count * (least ?? 0), isMore: !areAlike || found < cardsOf(player) };
}
