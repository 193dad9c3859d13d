import type { Kit } from '..';
import Board from './Board.svelte';
import { lessons } from './lessons';
import { ask, chapter } from './reading';
import { script } from './script';

/** Everything lies open but the words, until all are declared. */
export const kit: Kit = {
  Board, lessons, chapter, ask, script, isScene: true,
  isOpen: (view) => view?.phase !== 'spelling',
  word: () => undefined,
};
