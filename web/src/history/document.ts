import type { Document } from '../net/messages';

export type Trouble = 'bring-not-json' | 'bring-not-match';

/** The match in a file: a saved match, or one downloaded with its proof.  What is wrong inside, the server says. */
export function readMatch(text: string): Document | Trouble {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return 'bring-not-json';
  }
  const inner = isRecord(data) && isRecord(data.match) ? data.match : data;
  const isMatch = isRecord(inner) && typeof inner.format === 'string' && typeof inner.game === 'string' && Array.isArray(inner.actions);
  return isMatch ? (inner as unknown as Document) : 'bring-not-match';
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
