import type { Lesson } from '..';
import { codeOf } from '../../i18n/phrase';
import type { Seen } from './seen';

const offered = (code: string): Lesson['when'] => (_view, choices) => choices.some((choice) => codeOf(choice.phrase) === code);

export const lessons: readonly Lesson[] = [
  { code: 'place', when: offered('place') },
  { code: 'claim', when: offered('claim') },
  { code: 'second', when: (view: Seen, choices) => view.acted !== null && choices.length > 0 },
  { code: 'take', when: offered('take') },
  { code: 'hijack', when: offered('hijack') },
  { code: 'spell', when: (view: Seen) => view.phase === 'spelling' },
];
