import type { Lesson } from '..';

export const lessons: readonly Lesson[] = [
  { code: 'targets', at: '[data-post]' },
  { code: 'place', at: '[data-stop]' },
  { code: 'sums', at: '.sum-below, .sum-beside' },
  { code: 'heard', at: '[data-lanterns]' },
  { code: 'gases', at: '[data-berg]' },
  { code: 'generation', at: '[data-post]' },
];
