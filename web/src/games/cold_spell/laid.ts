import type { HandCard } from './seen';

/** A letter of a word, or two in a row, and the card that lies there; none while half of a pair is spelled. */
export interface Laid {
  letters: string;
  card: HandCard | null;
}

/** Which of the cards in use lies where in the words: any way will do in which each is what it is used for. */
export function layOut(words: readonly string[], hand: readonly HandCard[]): Laid[][] {
  const used = hand.filter((card) => card.used_for !== null);
  return search(words, 0, 0, used, []) ?? words.map((word) => [...word].map((letters) => ({ letters, card: null })));
}

function search(words: readonly string[], at: number, from: number, left: readonly HandCard[], done: readonly Laid[][]): Laid[][] | null {
  const word = words[at];
  if (word === undefined) return words.map((_, i) => done[i] ?? []);
  if (from === word.length) return search(words, at + 1, 0, left, done);
  const tried = new Set<string>();
  for (const card of left) {
    const letters = card.used_for ?? '';
    if (!letters || tried.has(letters) || !word.startsWith(letters, from)) continue;
    tried.add(letters);
    const rest = left.filter((one) => one !== card);
    const found = search(words, at, from + letters.length, rest, laidAt(done, at, { letters, card }));
    if (found) return found;
  }
  const isLast = at === words.length - 1 && from === word.length - 1;
  return isLast ? search(words, at + 1, 0, left, laidAt(done, at, { letters: word.slice(from), card: null })) : null;
}

const laidAt = (done: readonly Laid[][], at: number, laid: Laid): Laid[][] => {
  const next = [...done];
  next[at] = [...(done[at] ?? []), laid];
  return next;
};
