import { argOf, codeOf, type Phrase } from '../../i18n/phrase';
import type { Event } from '../../net/messages';
import type { Note } from '../../scene/sound.svelte';
import type { Happened, Moment } from '../../scene/stage.svelte';
import type { LastHand, Seen } from './seen';

/** What can be seen happening in the hall, one at a time. */
export type Act =
  | { kind: 'call'; seat: number; category: string }
  | { kind: 'show'; caller: number }
  | { kind: 'count' }
  | { kind: 'hold' }
  | { kind: 'win'; seat: number; hasPot: boolean }
  | { kind: 'tie'; seats: readonly number[] }
  | { kind: 'collect'; seat: number; from: readonly number[]; middle: number; count: number }
  | { kind: 'pool'; from: readonly number[]; count: number }
  | { kind: 'pass'; from: number; to: number }
  | { kind: 'out'; seats: readonly number[] }
  | { kind: 'next' }
  | { kind: 'crown'; seats: readonly number[] }
  | { kind: 'told' };

type Told = Moment<Seen, Act>;

export const RISE = 320; // milliseconds in which a card rises and turns over
export const APART = 140; // between two cards that are shown

/** A hand is told by its call, the cards that are shown, what came of it, and who is out; several may come at once. */
export function script(happened: Happened<Seen>): Told[] {
  const { events, after, say } = happened;
  const last = events.findLastIndex((event) => codeOf(event.phrase) === 'called');
  if (last < 0 || !after.last) return events.map((event) => told(event, say));
  return [...events.slice(0, last).filter(isOutcome).map((event) => told(event, say)), ...hand(happened, events.slice(last), after.last)];
}

const isOutcome = (event: Event) => codeOf(event.phrase) !== 'showed';

function told(event: Event, say: Happened['say']): Told {
  return { act: { kind: 'told' }, lasts: 600, says: saidOf(event, say) };
}

const saidOf = (event: Event, say: Happened['say']) => say(event.phrase as Phrase);
const seatOf = (event: Event | undefined) => Number(argOf(argOf(event?.phrase, 'who'), 'seat') ?? 0);

function hand(happened: Happened<Seen>, events: readonly Event[], last: LastHand): Told[] {
  const { before, after, seat, say } = happened;
  const find = (code: string) => events.filter((event) => codeOf(event.phrase) === code);
  const [called] = find('called');
  const caller = seatOf(called);
  const asked = called && saidOf(called, say);
  const from = last.shown.flatMap((card, number) => (card ? [number] : []));
  const outcome = find('took').concat(find('tied'))[0];
  const says = outcome && saidOf(outcome, say);
  const count = Number(argOf(outcome?.phrase, 'count') ?? from.length);
  // The cards lie open while the stacks are still as they were; then they have moved and nobody looks at the next one.
  const open: Seen = { ...before, last };
  const moved: Seen = { ...after, own: before.own, hand: before.hand, phase: before.phase, winners: before.winners };
  const out = find('out').map(seatOf);
  const won = find('won').map(seatOf);
  const moments: Told[] = [
    {
      act: { kind: 'call', seat: caller, category: last.category },
      lasts: caller === seat ? 560 : 680,
      view: before,
      says: asked,
      sounds: ['whoosh', ['crunch', 220], ['crunch', 330], ['crunch', 440]],
    },
    { act: { kind: 'show', caller }, lasts: RISE + APART * from.length, view: open, says: asked, sounds: from.map((_, i): Note => ['flip', i * APART]) },
    { act: { kind: 'count' }, lasts: 720, view: open, says: asked, sounds: ticks },
    { act: { kind: 'hold' }, lasts: 380, view: open, says: asked, reading: true },
    ...(last.taker === null ? shared(happened, last, from, count, { open, moved, says }) : taken(happened, last.taker, from, count, { open, moved, says })),
  ];
  if (out.length) moments.push({ act: { kind: 'out', seats: out }, lasts: 900, view: moved, says: find('out').map((event) => saidOf(event, say)).join(' '), sounds: [['bell', 0, 0.77], ['bell', 200, 0.55], ['wind', 100]] });
  if (won.length) moments.push({ act: { kind: 'crown', seats: won }, lasts: 1500, view: after, says: find('won').map((event) => saidOf(event, say)).join(' '), sounds: [['bell', 0, 0.67], ['bell', 180, 0.84], ['bell', 360, 1]] });
  else if (before.own && after.own) moments.push({ act: { kind: 'next' }, lasts: 360, view: after, says, sounds: ['flip'] });
  return moments;
}

const ticks = Array.from({ length: 9 }, (_, i): Note => ['tick', i * 78, 1.4 + 0.18 * i]);

interface Meanwhile {
  open: Seen;
  moved: Seen;
  says: string | undefined;
}

function taken({ before }: Happened<Seen>, seat: number, from: readonly number[], count: number, { open, says }: Meanwhile): Told[] {
  const middle = before.middle.length;
  return [
    {
      act: { kind: 'win', seat, hasPot: middle > 0 },
      lasts: middle ? 750 : 520,
      view: open,
      says,
      sounds: middle ? ['bell', ['bell', 180, 0.67]] : ['bell'],
    },
    {
      act: { kind: 'collect', seat, from, middle, count },
      lasts: 820,
      view: open,
      says,
      sounds: ['whoosh', ['flip', 260], ['flip', 340], ['flip', 420], ['flip', 500], ['thud', 640]],
    },
  ];
}

function shared({ before, after }: Happened<Seen>, last: LastHand, from: readonly number[], count: number, { open, moved, says }: Meanwhile): Told[] {
  const moments: Told[] = [
    { act: { kind: 'tie', seats: last.tied }, lasts: 680, view: open, says, sounds: ['bell', ['bell', 130, 1.06], ['crack', 260]] },
    {
      act: { kind: 'pool', from, count },
      lasts: 700,
      view: open,
      says,
      sounds: from.map((_, i): Note => ['thud', 300 + i * 60, 1.2]),
    },
  ];
  if (after.phase !== 'over' && after.caller !== before.caller) {
    moments.push({ act: { kind: 'pass', from: before.caller, to: after.caller }, lasts: 420, view: moved, says, sounds: [['pluck', 0, 1], ['pluck', 160, 1.2]] });
  }
  return moments;
}
