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

/** In units: how wide a player's letters may lie on a result board, and how high all players' may. */
const WIDE = { width: 22, height: 27, least: 2, most: 5.2 };
const NARROW = { width: 21, height: 20, least: 1.8, most: 3.2 };
const STEP = 0.1;

interface Spelled {
  words: readonly number[]; // how many letters each has
  rest: number;
}

/** How large letters can be, in units of a wide and a narrow board: those of few players grow until they fill it. */
export const letterSizes = (players: readonly Spelled[]): { wide: number; narrow: number } => ({ wide: largest(players, WIDE), narrow: largest(players, NARROW) });

function largest(players: readonly Spelled[], board: typeof WIDE): number {
  let letter = board.most;
  while (letter > board.least && players.some((one) => heightOf(one, letter, board.width) > board.height / players.length)) letter -= STEP;
  return Math.max(board.least, Number(letter.toFixed(1)));
}

/** Words stand in lines, each letter with its points below it; what was left over is laid smaller. */
function heightOf({ words, rest }: Spelled, letter: number, width: number): number {
  let [lines, filled] = [0, width];
  for (const letters of words) {
    const long = letter * (1.1 * letters + 1) + 1.7;
    if (filled + long > width) [lines, filled] = [lines + 1, 0];
    filled += long;
  }
  const perLine = Math.max(1, Math.floor((width - filled - 1) / (0.74 * letter + 0.3)));
  const after = rest > perLine || filled >= width ? Math.ceil(rest / Math.max(1, Math.floor((width - 1) / (0.74 * letter + 0.3)))) : 0;
  return lines * 1.8 * letter + after * (1.4 * letter + 0.4);
}
