import type { Kit } from '..';
import { argOf, codeOf } from '../../i18n/phrase';
import Board from './Board.svelte';
import { CHARACTERS, type Character } from './box';
import { lessons } from './lessons';
import { meaningOf } from './traits';

/** A deck that people bring has names in one language only; the box has them in its catalogues too. */
export function kit(options: Record<string, unknown>): Kit {
  const brought = options.deck as Character[] | null | undefined;
  const deck = brought ?? CHARACTERS;
  return {
    Board,
    lessons,
    isOpen: () => false,
    about(choice) {
      const category = codeOf(argOf(choice, 'category')).replace(/^category-/, '');
      return category ? meaningOf(category) : undefined;
    },
    word(code, language) {
      const [, kind, number] = /^(card|element|flavour)-(\d+)$/.exec(code) ?? [];
      if (!kind || (kind !== 'element' && !brought && language !== 'en')) return undefined;
      const card = deck[Number(number) - 1];
      return { card: card?.name, element: card?.element, flavour: card?.flavour }[kind];
    },
  };
}
