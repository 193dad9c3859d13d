import type { Lesson } from '..';

export const lessons: readonly Lesson[] = [
  { code: 'targets', when: (view) => view.phase === 'placing' },
  { code: 'place', when: (_view, choices) => choices.length > 0 },
  { code: 'sums', when: (view) => view.placed >= 2 },
  { code: 'heard', when: (view) => view.announcements.length > 0 },
  { code: 'gases', when: (view) => view.gases !== null && view.placed >= 5 },
  { code: 'generation', when: (view) => view.generation > 1 },
];
