import type { Judged } from '../net/messages';

export interface Chance {
  step: number;
  value: number;
}

/**
 * What a seat could expect after each choice, as its chooser saw it.  Where all play together it is the same for all;
 * between two, what one may expect the other may not; among more, only a seat's own choices tell of it.
 */
export function chancesOf(choices: readonly Judged[], seat: number, seats: number, isTogether: boolean): Chance[] {
  const told: Chance[] = [];
  for (const choice of choices) {
    if (choice.played === null) continue;
    if (isTogether || choice.seat === seat) told.push({ step: choice.step, value: choice.played });
    else if (seats === 2) told.push({ step: choice.step, value: 1 - choice.played });
  }
  return told;
}
