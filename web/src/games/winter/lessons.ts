import type { Lesson } from '..';

export const lessons: readonly Lesson[] = [
  { code: 'place', at: '[data-stop]' },
  { code: 'colour', at: '[data-lake]' },
  { code: 'freeze', at: '[data-place="stack"]' },
  { code: 'cover', at: 'button[data-supply]' },
  { code: 'square', at: '[data-stop]' },
  { code: 'thaw', at: '[data-lake]' },
  { code: 'split', at: '[data-stop]' },
];
