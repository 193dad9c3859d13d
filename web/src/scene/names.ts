import { t, tOr } from '../i18n/language.svelte';
import type { SeatShown } from '../net/messages';

/** Everybody's name: a person's own, a bot's in this page's language, with its seat where several are called alike. */
export function namesOf(seats: readonly SeatShown[]): string[] {
  return seats.map((seat, number) => (isCalledByServer(seat, number) ? botName(seats, seat.bot ?? '', number) : seat.name));
}

/** Has a bot the name that the server gives it, and not one that a match brought along? */
function isCalledByServer({ kind, bot, name }: SeatShown, number: number): boolean {
  return kind === 'bot' && Boolean(bot) && name.toLowerCase() === `${bot} ${number + 1}`;
}

function botName(seats: readonly SeatShown[], bot: string, number: number): string {
  const name = tOr(`bot-${bot}`, bot).replace(/ ?\(.*\)$/, '');
  const isAlone = seats.filter((seat) => seat.kind === 'bot' && seat.bot === bot).length === 1;
  const called = name.charAt(0).toLocaleUpperCase() + name.slice(1);
  return isAlone ? called : t('bot-of-seat', { name: called, number: number + 1 });
}
