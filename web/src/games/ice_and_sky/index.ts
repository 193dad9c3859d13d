import type { Kit } from '..';
import Board from './Board.svelte';
import { lessons } from './lessons';

export const kit: Kit = { Board, lessons, isOpen: () => false, word: () => undefined };
