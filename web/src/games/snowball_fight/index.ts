import type { Kit } from '..';
import { ask, chapter } from './ask';
import Board from './Board.svelte';
import { lessons } from './lessons';
import { said, script } from './script';

export const kit: Kit = { Board, lessons, isScene: true, ask, chapter, script, said, isOpen: () => false, word: () => undefined };
