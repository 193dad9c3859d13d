import type { Phrase } from '../../i18n/phrase';

const named = (kind: string, category: string): Phrase => [`${kind}-${category.replaceAll('_', '-')}`];

/** What a category of a view is called, and in one line what it measures. */
export const nameOf = (category: string): Phrase => named('category', category);
export const meaningOf = (category: string): Phrase => named('meaning', category);
