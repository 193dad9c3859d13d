import type { Kit } from '..';
import { t } from '../../i18n/language.svelte';
import { argOf, codeOf } from '../../i18n/phrase';
import Board from './Board.svelte';
import { CHARACTERS, type Character } from './box';
import { lessons } from './lessons';
import { script } from './script';
import type { Seen } from './seen';
import { meaningOf } from './traits';

/** A deck that people bring has names in one language only; the box has them in its catalogues too. */
export function kit(options: Record<string, unknown>): Kit {
  const brought = options.deck as Character[] | null | undefined;
  const deck = brought ?? CHARACTERS;
  return {
    Board,
    lessons,
    script,
    isScene: true,
    isOpen: () => false,
    chapter: ({ hand, phase }: Seen) => t('iq-hand', { number: phase === 'over' ? hand : hand + 1 }),
    ask(view: Seen, _choices, seat) {
      if (view.middle.length) return t('iq-ask-middle', { count: view.middle.length });
      return view.last && view.last.taker === seat ? t('iq-ask-again') : t('iq-ask');
    },
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
