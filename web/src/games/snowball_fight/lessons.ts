import type { Lesson } from '..';

export const lessons: readonly Lesson[] = [
  { code: 'draft', at: '[data-stop]' },
  { code: 'throw', at: '[data-stop]' },
  { code: 'clash', at: '[data-place^="thrown-"]' },
  { code: 'upgrade', at: '[data-place^="deck-"]' },
  { code: 'bonus', at: '[data-stop]' },
  { code: 'abandon', at: '[data-stop]' },
  { code: 'end', at: '[data-place^="deck-"]' },
];
