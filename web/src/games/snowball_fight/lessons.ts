import type { Lesson } from '..';
import { codeOf } from '../../i18n/phrase';
import type { Seen } from './seen';

const offered = (code: RegExp): Lesson['when'] => (_view, choices) => choices.some((choice) => code.test(codeOf(choice.phrase)));

export const lessons: readonly Lesson[] = [
  { code: 'draft', when: (view: Seen, choices) => view.phase.startsWith('keeping') && choices.length > 0 },
  { code: 'throw', when: offered(/^play$/) },
  { code: 'clash', when: (view: Seen) => view.players.some((player) => player.shown) },
  { code: 'upgrade', when: offered(/^take-/) },
  { code: 'bonus', when: offered(/^use-bonus/) },
  { code: 'abandon', when: offered(/^pick-abandoning/) },
  { code: 'end', when: (view: Seen) => view.turn >= 4 },
];
