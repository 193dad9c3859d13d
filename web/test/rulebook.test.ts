import { expect, it } from 'vitest';
import { bookOf } from '../src/table/rulebook';

const books = { '../../../docs/rules/winter.md': '', '../../../docs/rules/nl/winter.md': '', '../../../docs/rules/chess.md': '' };

it('opens the rulebook in the language of the page', () => {
  expect(bookOf('winter', 'nl', books)).toEqual({ path: '../../../docs/rules/nl/winter.md', language: 'nl' });
  expect(bookOf('winter', 'en', books)).toEqual({ path: '../../../docs/rules/winter.md', language: 'en' });
});

it('opens the English one where there is no other', () => {
  expect(bookOf('chess', 'nl', books)).toEqual({ path: '../../../docs/rules/chess.md', language: 'en' });
});
