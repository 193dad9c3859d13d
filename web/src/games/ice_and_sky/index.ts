import type { Kit } from '..';
import { t } from '../../i18n/language.svelte';
import type { Phrase, Say } from '../../i18n/phrase';
import { argOf } from '../../i18n/phrase';
import type { Choice } from '../../net/messages';
import Board from './Board.svelte';
import { held } from './held.svelte';
import { lessons } from './lessons';
import { placedIn } from './lines';
import { script } from './script';
import type { Seen } from './seen';

export const kit: Kit = {
  Board,
  lessons,
  isScene: true,
  script,
  ask,
  chapter: (view: Seen) => t('is-chapter', { generation: view.generation }),
  isOpen: () => false,
  word: () => undefined,
};

function ask(_view: Seen, choices: Choice[], _seat: number | null, say: Say): string {
  const choice = choices.find(({ phrase }) => placedIn(phrase).kind === held.kind);
  return choice ? t('is-choose-place', { card: say(argOf(choice.phrase, 'card') as Phrase) }) : t('is-choose-card');
}
