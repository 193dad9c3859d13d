import type { Kit } from '..';
import Board from './Board.svelte';
import { lessons } from './lessons';
import type { Seen } from './seen';

/** Everything lies open but the words, until all are declared. */
export const kit: Kit = { Board, lessons, isOpen: (view?: Seen) => view?.phase !== 'spelling', word: () => undefined };
