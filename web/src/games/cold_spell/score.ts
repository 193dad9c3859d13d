export interface HandCard {
  card: number;
  letters: string;
  points: number;
  pips: number;
}

const worth = (card: HandCard) => card.points * card.pips;
const may = (card: HandCard, letter: string) => card.letters === '*' || card.letters.includes(letter);

/**
 * What the letters spelled so far would count: the dearest cards that can make them, less the rest of the hand.
 * Cards are tried from the dearest on; one is used if the letters can still be shared out among those used.
 */
export function scoreSoFar(hand: readonly HandCard[], spelled: string): number {
  const letters = [...spelled];
  const byLetter: (HandCard | undefined)[] = letters.map(() => undefined);
  const place = (card: HandCard, seen: Set<number>): boolean =>
    letters.some((letter, i) => {
      if (seen.has(i) || !may(card, letter)) return false;
      seen.add(i);
      const holder = byLetter[i];
      if (holder && !place(holder, seen)) return false;
      byLetter[i] = card;
      return true;
    });
  for (const card of [...hand].sort((a, b) => worth(b) - worth(a))) place(card, new Set());
  const used = new Set(byLetter.filter((card) => card !== undefined));
  return hand.reduce((total, card) => total + (used.has(card) ? worth(card) : -worth(card)), 0);
}
