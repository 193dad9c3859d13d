import type { PuzzleShelf } from '../net/messages';

const KEPT = 'puzzles';

export interface Which {
  game: string;
  number: number;
}

const nameOf = ({ game, number }: Which) => `${game}/${number}`;

/** The puzzles that were solved in this browser. */
export function solved(): Set<string> {
  return new Set(JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[]);
}

export const isSolved = (which: Which): boolean => solved().has(nameOf(which));

export function noteSolved(which: Which): void {
  localStorage.setItem(KEPT, JSON.stringify([...solved().add(nameOf(which))]));
}

/** Every day begins with another game; the first of its puzzles that is not solved, or if all are, of the others'. */
export function nextUnsolved(shelves: PuzzleShelf[], date: string): Which | null {
  const known = solved();
  const day = date ? Math.floor(Date.parse(date) / 86_400_000) : 0;
  for (let i = 0; i < shelves.length; i += 1) {
    const shelf = shelves[(day + i) % shelves.length] as PuzzleShelf;
    const number = 1 + shelf.levels.findIndex((_, k) => !known.has(nameOf({ game: shelf.game, number: k + 1 })));
    if (number) return { game: shelf.game, number };
  }
  return null;
}
