import type { Kit } from '..';
import Board from './Board.svelte';
import { CHARACTERS, type Character } from './box';
import { lessons } from './lessons';

/** A deck that people bring has names in one language only; the box has them in its catalogues too. */
export function kit(options: Record<string, unknown>): Kit {
  const brought = options.deck as Character[] | null | undefined;
  const deck = brought ?? CHARACTERS;
  return {
    Board,
    lessons,
    isOpen: () => false,
    word(code, language) {
      const [, kind, number] = /^(card|element|flavour)-(\d+)$/.exec(code) ?? [];
      if (!kind || (kind !== 'element' && !brought && language !== 'en')) return undefined;
      const card = deck[Number(number) - 1];
      return { card: card?.name, element: card?.element, flavour: card?.flavour }[kind];
    },
  };
}
