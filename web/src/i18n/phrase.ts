/** What the server says instead of sentences: a code and its arguments, which may be phrases. */
export type Phrase = [code: string, args?: Record<string, unknown>];
export type Say = (phrase: Phrase) => string;

export function isPhrase(value: unknown): value is Phrase {
  return Array.isArray(value) && typeof value[0] === 'string';
}

/** A choice on a button begins like a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const codeOf = (phrase: unknown): string => (isPhrase(phrase) ? phrase[0] : '');

export function argOf<T = unknown>(phrase: unknown, name: string): T | undefined {
  return isPhrase(phrase) ? (phrase[1]?.[name] as T | undefined) : undefined;
}
