import type { Choice } from '../../net/messages';

/** What makes a drawn piece something to press, by pointer and by key. */
export const stop = (label: string) => ({ 'data-stop': '', role: 'button' as const, tabindex: -1, 'aria-label': label });

/** The same, for a piece that is a choice by itself; the one that a hint means is marked. */
export const chosen = (choice: Choice, label: string, hint: number | null, deed: () => void) => ({
  ...stop(label),
  class: hint === choice.action ? 'choice hinted' : 'choice',
  onclick: deed,
});
