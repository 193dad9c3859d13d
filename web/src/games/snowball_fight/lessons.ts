import type { Lesson } from '..';
import { codeOf } from '../../i18n/phrase';

const offered = (code: RegExp): Lesson['when'] => (_view, choices) => choices.some((choice) => code.test(codeOf(choice.phrase)));

export const lessons: readonly Lesson[] = [
  { code: 'draft', when: (view, choices) => view.phase.startsWith('keeping') && choices.length > 0 },
  { code: 'throw', when: offered(/^play$/) },
  { code: 'clash', when: (view) => view.players.some((player: { shown: unknown }) => player.shown) },
  { code: 'upgrade', when: offered(/^take-/) },
  { code: 'bonus', when: offered(/^use-bonus/) },
  { code: 'abandon', when: offered(/^pick-abandoning/) },
  { code: 'end', when: (view) => view.turn >= 4 },
];
