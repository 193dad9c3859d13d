import type { Lesson } from '..';

export const lessons: readonly Lesson[] = [
  { code: 'place', at: '[data-stash]' },
  { code: 'claim', at: '[data-pyramid]' },
  { code: 'second', at: '[data-stop]' },
  { code: 'take', at: '[data-stop]' },
  { code: 'hijack', at: '[data-stop]' },
  { code: 'spell', at: '[data-stop]' },
];
