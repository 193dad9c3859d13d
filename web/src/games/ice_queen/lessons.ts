import type { Lesson } from '..';

export const lessons: readonly Lesson[] = [
  { code: 'card', when: (view) => view.own !== null },
  { code: 'call', when: (_view, choices) => choices.length > 0 },
  { code: 'reveal', when: (view) => view.last !== null },
  { code: 'middle', when: (view) => view.middle.length > 0 },
  { code: 'stacks', when: (view) => view.hand >= 3 },
];
