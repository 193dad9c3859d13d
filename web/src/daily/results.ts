import { percent } from '../i18n/figures';
import { t } from '../i18n/language.svelte';

/** A result in a word; where all play together it is a share of what was possible. */
export function outcome(reward: number | null | undefined, isTogether: boolean): string {
  if (reward === null || reward === undefined) return '–';
  if (isTogether) return percent(reward);
  return t(reward === 1 ? 'daily-won' : reward === 0 ? 'daily-lost' : 'daily-drawn');
}
