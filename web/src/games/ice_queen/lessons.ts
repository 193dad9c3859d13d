import type { Lesson } from '..';

export const lessons: readonly Lesson[] = [
  { code: 'card', at: '[data-own]' },
  { code: 'call', at: '[data-stop]' },
  { code: 'reveal', at: '[data-shown]' },
  { code: 'middle', at: '[data-pot] *' },
  { code: 'stacks', at: '[data-pile], [data-stack]' },
];
