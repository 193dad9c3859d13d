import { t } from '../i18n/language.svelte';
import type { SeatShown } from '../net/messages';
import type { Room } from '../table/room.svelte';
import type { Clocks } from './clocks.svelte';
import type { PlateShown } from './plates';

/** The plates of everybody at a table, as it is now. */
export function platesOf(room: Room, clocks: Clocks, isPlaying: boolean): PlateShown[] {
  return (room.update?.seats ?? []).map((seat, number) => plateOf(room, clocks, isPlaying, seat, number));
}

function plateOf(room: Room, clocks: Clocks, isPlaying: boolean, seat: SeatShown, number: number): PlateShown {
  const isMine = room.mine.includes(number);
  const isBot = seat.kind === 'bot' || Boolean(seat.bot);
  const isMissing = room.isMissing(number);
  const isToAct = Boolean(seat.to_act) && !isPlaying && room.update?.status === 'playing';
  const isThinking = isToAct && !isMine;
  return {
    seat: number,
    name: seat.kind === 'open' || seat.kind === 'kept' ? t('free') : (room.names[number] ?? seat.name),
    isMine,
    isBot,
    isToAct,
    isThinking,
    isMissing,
    isGone: Boolean(seat.resigned || seat.away),
    state: stateOf(seat, isMine && !room.shares, isMissing, isThinking),
    clock: clockOf(room, clocks, seat),
    bubble: room.speech.get(number),
  };
}

function stateOf(seat: SeatShown, isYou: boolean, isMissing: boolean, isThinking: boolean): string {
  if (seat.resigned) return t('resigned');
  if (seat.away) return t('away');
  if (isMissing) return t('not-here');
  if (isYou) return t('you');
  return isThinking ? t('thinking') : '';
}

function clockOf(room: Room, clocks: Clocks, seat: SeatShown): PlateShown['clock'] {
  if (seat.clock === null || seat.clock === undefined) return undefined;
  const isRunning = Boolean(seat.to_act) && room.update?.status === 'playing' && room.lastSeen === null;
  const most = Math.max(...(room.update?.seats ?? []).map((one) => one.clock ?? 0));
  return clocks.read(seat.clock, most, isRunning, room.arrived);
}
