import { argOf, capital, isPhrase } from '../../i18n/phrase';
import type { Board } from '../../net/messages';
import type { Note } from '../../scene/sound.svelte';
import type { Happened, Moment } from '../../scene/stage.svelte';
import { changedZones, isBeforeSeats, numbersAt, type Zone } from './reading';

/** What is told just now, who did it, and in which zones dice were thrown. */
export interface Act {
  code: string;
  who: number | null;
  thrown: readonly string[];
}

const LASTS = 620;
const SHOWN = 1900; // while something lies there only for the telling
const BREATH = 420; // after what somebody else did
const PER_LETTER = 9;
const SOUNDS: Partial<Record<Zone['kind'], Note[]>> = {
  grid: ['wood'],
  cards: ['card', ['flip', 160]],
  tokens: ['glass'],
};
const THROW: Note[] = ['bone', ['bone', 90, 1.2], ['bone', 170, 0.9], ['bone', 260, 1.1]];

/** What happened is told one by one, on the table as it is afterwards. */
export function scriptOf(board: Board): (happened: Happened) => readonly Moment<unknown, Act>[] {
  return ({ before, after, events, seat, say }) => {
    const changed = changedZones(board, before, after);
    const thrown = changed.filter((zone) => isThrown(zone, before, after)).map(({ name }) => name);
    const sounds = thrown.length ? THROW : changed.flatMap(({ kind }) => SOUNDS[kind] ?? []).slice(0, 2);
    const told = events.filter(({ phrase }) => isPhrase(phrase));
    return told.map(({ phrase }, i) => {
      const code = String(phrase[0]);
      const who = argOf<number>(argOf(phrase, 'who'), 'seat') ?? null;
      const says = capital(say(phrase as [string]));
      const isShown = (board.zones ?? []).some((zone) => zone.during?.includes(code));
      const breath = i === told.length - 1 && who !== seat ? BREATH : 0;
      const lasts = (isShown ? SHOWN : LASTS) + PER_LETTER * says.length + breath;
      return { act: { code, who, thrown: i ? [] : thrown }, lasts, view: after, says, sounds: i ? [] : sounds };
    });
  };
}

/** Dice that lie there with another face than before were thrown; one that was only taken away was not. */
function isThrown(zone: Zone, before: unknown, after: unknown): boolean {
  if (zone.kind !== 'dice' || isBeforeSeats(zone) || zone.same_as) return false;
  const was = numbersAt(before, zone.at ?? '');
  return numbersAt(after, zone.at ?? '').some((face, place) => Boolean(face) && face !== was[place]);
}
