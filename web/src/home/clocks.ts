import { t } from '../i18n/language.svelte';
import type { ClockPlan } from '../net/messages';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** The clocks that can be chosen for a table. */
export const CLOCKS: Record<string, ClockPlan | null> = {
  none: null,
  quick: { bank: 3 * MINUTE, increment: 5_000, end: 'bot' },
  calm: { bank: 15 * MINUTE, increment: 15_000, end: 'bot' },
  day: { bank: DAY, end: 'bot', per_turn: true },
  days: { bank: 3 * DAY, end: 'bot', per_turn: true },
};

/** A clock in a few words. */
export function clockInWords(clock: ClockPlan | null): string {
  if (!clock) return t('clock-none');
  if (clock.per_turn) return t('clock-by-post', { count: Math.round(clock.bank / DAY) });
  const minutes = Math.round(clock.bank / MINUTE);
  const seconds = Math.round((clock.increment ?? 0) / 1000);
  return seconds ? t('clock-bank-more', { minutes, seconds }) : t('clock-bank', { minutes });
}

/** What happens to whoever runs out of time. */
export const endInWords = (clock: ClockPlan | null): string => (clock ? t(`clock-end-${clock.end ?? 'lose'}`) : t('clock-end-none'));
