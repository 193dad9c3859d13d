/** What stands on a letter card: `A`, `A/O` for either, `QU` for two letters in a row, `*` for any. */
export const isEither = (card: string): boolean => card.includes('/');
export const isPair = (card: string): boolean => card.length === 2;

/** What can be clicked on a card; a pair is one thing, a wild has its letters elsewhere. */
export const tilesOf = (card: string): string[] => (card === '*' ? [] : card.split('/'));

/** The letters to say when a tile is chosen behind the open word: nothing where it cannot be laid now. */
export function lettersToSay(tile: string, open: string, offered: (letter: string) => boolean): string[] {
  const [first = '', second = ''] = tile;
  if (second && !offered(first)) return open.endsWith(first) && offered(second) ? [second] : [];
  return offered(first) ? [...tile] : [];
}
