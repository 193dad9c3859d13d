import type { Lesson } from '..';

export const lessons: readonly Lesson[] = [
  { code: 'targets', at: '[data-post]' },
  { code: 'place', at: '[data-stop]' },
  { code: 'sums', at: '[data-sum]' },
  { code: 'heard', at: '[data-lanterns]' },
  { code: 'gases', at: '[data-ice]' },
  { code: 'generation', at: '[data-generation]' },
];
