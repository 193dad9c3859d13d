import type { Kit } from '..';
import { capital, codeOf } from '../../i18n/phrase';
import { speaker } from '../../i18n/language.svelte';
import { get } from '../../net/api';
import type { GameLook } from '../../net/messages';
import Board from './Board.svelte';
import { laid } from './laid.svelte';
import { argsOf } from './reading';
import { scriptOf } from './script';
import { own } from './words.svelte';

/** The kit of a game for which the page has no scene: its table is laid out by the hints that its package gives. */
export async function kitOf(game: string): Promise<Kit> {
  const [look] = await Promise.all([get<GameLook>(`/api/game?game=${game}`), own.learn('en'), own.learn(speaker.language)]);
  laid.look = look;
  const { board } = look;
  return {
    Board,
    lessons: [],
    isScene: true,
    script: scriptOf(board),
    isOpen: () => board.is_open === true,
    word: () => undefined,
    ask(_view, choices, _seat, say) {
      const asked = Object.entries(board.asks ?? {}).find(([code]) => choices.some(({ phrase }) => codeOf(phrase) === code));
      return asked && capital(say([asked[1]]));
    },
    chapter(view, say) {
      const args = board.chapter && argsOf(board.chapter, view);
      return board.chapter && args ? say([board.chapter.code, args]) : '';
    },
  };
}
