import type { Kit } from '..';
import Board from './Board.svelte';
import { lessons } from './lessons';
import { ask, chapter } from './reading';
import { said, script } from './script';

/** Everything lies open but the words, until all are declared. */
export const kit: Kit = {
  Board, lessons, chapter, ask, script, said, isScene: true,
  isOpen: (view) => view?.phase !== 'spelling',
  word: () => undefined,
};
