import type { Lesson } from '..';
import { codeOf } from '../../i18n/phrase';
import type { Seen } from './seen';

const offered = (code: string): Lesson['when'] => (_view, choices) => choices.some((choice) => codeOf(choice.phrase) === code);

export const lessons: readonly Lesson[] = [
  { code: 'place', when: offered('place') },
  { code: 'colour', when: offered('play') },
  { code: 'freeze', when: offered('draw') },
  { code: 'cover', when: offered('cover') },
  { code: 'square', when: offered('square') },
  { code: 'thaw', when: (view: Seen, choices) => view.thaw && choices.length > 0 },
  { code: 'split', when: offered('keep') },
];
