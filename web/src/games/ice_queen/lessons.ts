import type { Lesson } from '..';
import type { Seen } from './seen';

export const lessons: readonly Lesson[] = [
  { code: 'card', when: (view: Seen) => view.own !== null },
  { code: 'call', when: (_view: Seen, choices) => choices.length > 0 },
  { code: 'reveal', when: (view: Seen) => view.last !== null },
  { code: 'middle', when: (view: Seen) => view.middle.length > 0 },
  { code: 'stacks', when: (view: Seen) => view.hand >= 3 },
];
