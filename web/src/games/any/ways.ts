import { argOf, codeOf } from '../../i18n/phrase';
import type { Board, Choice, Spot, Way } from '../../net/messages';
import { keyOf, type Thing } from './reading';

/** A choice, and the keys of the piece and the place that it belongs to. */
export interface Offer {
  choice: Choice;
  source: string | null;
  target: string | null;
  atOnce: boolean;
  /** Is it also offered by its name? */
  isNamed: boolean;
}

/** Every choice with where it belongs by what it is called; one that belongs nowhere is offered by its name. */
export function offersOf(board: Board, choices: readonly Choice[]): Offer[] {
  return choices.map((choice) => {
    const way = (board.ways ?? []).find(({ code }) => code === codeOf(choice.phrase));
    const [source, target] = [spotKey(way?.source, choice), spotKey(way?.target, choice)];
    return { choice, source, target, atOnce: way?.at_once !== false, isNamed: isNamed(way, source, target) };
  });
}

const isNamed = (way: Way | undefined, source: string | null, target: string | null) => Boolean(way?.plaque) || (source ?? target) === null;

function spotKey(spot: Spot | null | undefined, { phrase }: Choice): string | null {
  if (!spot) return null;
  if (!spot.arg) return spot.zone;
  const number = argOf(phrase, spot.arg);
  const by = spot.by ?? 'place';
  return typeof number === 'number' ? keyOf(spot.zone, by, by === 'value' ? number : number - (spot.first ?? 0)) : null;
}

export const isAt = (offer: Offer, { keys }: Pick<Thing, 'keys'>): boolean =>
  (offer.source !== null && keys.includes(offer.source)) || (offer.target !== null && keys.includes(offer.target));

/** Does a press on these two things make this choice, whichever comes first? */
export function isBetween(offer: Offer, one: Pick<Thing, 'keys'>, other: Pick<Thing, 'keys'>): boolean {
  const { source, target } = offer;
  if (source === null || target === null) return false;
  return (one.keys.includes(source) && other.keys.includes(target)) || (other.keys.includes(source) && one.keys.includes(target));
}

export const isSource = (offers: readonly Offer[], { keys }: Pick<Thing, 'keys'>): boolean =>
  offers.some(({ source, target }) => source !== null && target !== null && keys.includes(source));
