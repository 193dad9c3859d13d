import { t } from '../../i18n/language.svelte';
import { argOf, capital, codeOf, isPhrase, type Phrase, type Say } from '../../i18n/phrase';
import type { Event } from '../../net/messages';
import type { Note } from '../../scene/sound.svelte';
import type { Happened, Moment } from '../../scene/stage.svelte';
import { SIDE } from './art';
import { cellOf, numberOf, pipsOf } from './reading';
import type { Cell, Seen } from './seen';

/** What has been shown of the end so far: whose words, and then the longest of all and who won. */
export interface Showing {
  seats: readonly number[];
  isLongestShown: boolean;
  isWinnerShown: boolean;
}

/** What happens on the table of runes. */
export type Act =
  | { kind: 'place'; cell: string; size: string }
  | { kind: 'move'; from: string; to: string; way: readonly string[] }
  | { kind: 'tip'; cell: string; at: number }
  | { kind: 'rise'; cell: string; from: number | null }
  | { kind: 'take'; cell: string; by: number }
  | { kind: 'rest'; by: number }
  | { kind: 'home' }
  | { kind: 'snow' }
  | { kind: 'word'; word: string }
  | { kind: 'seal'; by: number }
  | { kind: 'show'; showing: Showing; of: number }
  | { kind: 'told' };

type Played = Moment<Seen, Act>;

const STEP = 170; // a pyramid hops from one card to the next
const LETTER = 90;
const MOST_SHOWN = 2200;
const THOUGHT = 300; // what others do stands a little longer
const HIGHER = 1.122; // a tone
const SHORT: Record<string, string> = {
  placed: 'cs-said-placed',
  moved: 'cs-said-moved',
  claimed: 'cs-said-claimed',
  took: 'cs-said-took',
  forced: 'cs-said-forced',
  hijacked: 'cs-said-hijacked',
  'gave-up': 'cs-said-gave-up',
}; // the letter is named; where it lies, one sees

const seatOf = (event: Event, name: string): number | undefined => argOf<number>(argOf(event.phrase, name), 'seat');
const cellIn = (event: Event): string => argOf<string>(event.phrase, 'cell') ?? '';
const sizeIn = (event: Event): string => codeOf(argOf(event.phrase, 'size')).replace('size-', '');

/** What happened as a row of moments; after each field event the table is shown as the story tells it. */
export function script(happened: Happened<Seen>): Played[] {
  const { before, after, events, say, seat } = happened;
  const played: Played[] = [];
  let view = before;
  let showing: Showing = { seats: [], isLongestShown: false, isWinnerShown: false };
  for (const event of events) {
    showing = shownAfter(showing, event);
    const next = painted(view, event, after);
    const moments = momentsOf(event, view, next, after, showing);
    const by = seatOf(event, 'who');
    for (const moment of moments) {
      played.push({ says: said(event.phrase as Phrase, say), ...moment, lasts: moment.lasts + (by !== undefined && by !== seat ? THOUGHT : 0) });
    }
    view = moments.at(-1)?.view ?? next;
  }
  return played;
}

/** The event in words; the letter is named, and not where it lies. */
export function said(phrase: Phrase, say: Say): string {
  const short = SHORT[phrase[0]];
  return short ? saidShort(short, phrase, say) : capital(say(phrase));
}

function saidShort(short: string, [, args = {}]: Phrase, say: Say): string {
  const worded = Object.entries(args).map(([name, value]) => [name, isPhrase(value) ? say(value) : (value as string | number)]);
  const letters = argOf<string>(args.card, 'letters');
  return t(short, { ...Object.fromEntries(worded), ...(letters ? { card: t('cs-letters', { letters }) } : {}) });
}

function momentsOf(event: Event, view: Seen, next: Seen, after: Seen, showing: Showing): Played[] {
  const cell = cellIn(event);
  const by = seatOf(event, 'who') ?? 0;
  switch (codeOf(event.phrase)) {
    case 'placed':
      return [{ act: { kind: 'place', cell, size: sizeIn(event) }, lasts: 560, view: next, sounds: [['glass', 60, 1.45 - 0.22 * pipsOf(sizeIn(event))], ['wood', 330, 1.3]] }];
    case 'moved':
      return [moving(event, view, next)];
    case 'claimed':
      return [{ act: { kind: 'tip', cell, at: by }, lasts: 480, view: next, sounds: [['wood', 120, 0.8], ['pluck', 180, 1.25]] }];
    case 'forced':
      return [{ act: { kind: 'tip', cell, at: seatOf(event, 'rival') ?? by }, lasts: 480, view: next, sounds: [['wood', 120, 0.75], ['thud', 120]] }];
    case 'hijacked':
    case 'gave-up':
      return [{ act: { kind: 'rise', cell, from: cellOf(view, cell)?.claimed_by ?? null }, lasts: 420, view: next, sounds: [['pluck', 0, 1.5], 'whoosh'] }];
    case 'took':
      return [{ act: { kind: 'take', cell, by }, lasts: 640, view: next, sounds: ['crunch', ['wood', 380, 1.2]] }];
    case 'ended-turn':
    case 'passed':
      return [{ act: { kind: 'rest', by }, lasts: 260, sounds: [['flip', 0, 0.7]] }];
    case 'closed':
      return closing(view, next, after);
    case 'spelled':
    case 'took-back':
    case 'has-cards':
      return [];
    case 'closed-word':
      return [{ act: { kind: 'word', word: argOf<string>(event.phrase, 'word') ?? '' }, lasts: 420, view: after, sounds: run(argOf<string>(event.phrase, 'word')?.length ?? 0, 45) }];
    case 'declared':
      return [{ act: { kind: 'seal', by }, lasts: 450, sounds: [['thud', 120]] }];
    case 'shows-words':
    case 'has-no-words':
      return [{ act: { kind: 'show', showing, of: by }, lasts: Math.min(700 + LETTER * (after.players[by]?.hand.length ?? 0), MOST_SHOWN), view: after, sounds: run(Math.min(after.players[by]?.hand.length ?? 0, 9), LETTER) }];
    case 'longest':
      return [{ act: { kind: 'show', showing, of: by }, lasts: 900, view: after, sounds: [['pluck', 0, 1.27], ['pluck', 120, 1.6], ['pluck', 240, 1.9]] }];
    case 'won':
      return [{ act: { kind: 'show', showing, of: by }, lasts: 900, view: after }];
    default:
      return [{ act: { kind: 'told' }, lasts: 400 }];
  }
}

/** Notes that rise, one for each of so many. */
const run = (count: number, apart: number): Note[] => Array.from({ length: count }, (_, i) => ['glass', i * apart, 0.5 * HIGHER ** i]);

function moving(event: Event, view: Seen, next: Seen): Played {
  const [from, to] = [argOf<string>(event.phrase, 'from') ?? '', cellIn(event)];
  const way = wayOver(view, from, to);
  const sounds = way.slice(1).map((_, i): Note => ['pluck', i * STEP, HIGHER ** i]);
  return { act: { kind: 'move', from, to, way }, lasts: STEP * Math.max(way.length - 1, 1) + 260, view: next, sounds };
}

/** What is still claimed comes home, then snow covers the field. */
function closing(view: Seen, next: Seen, after: Seen): Played[] {
  const snow: Played = { act: { kind: 'snow' }, lasts: 1000, view: next, sounds: ['wind'] };
  const isClaimed = view.field.some((cell) => cell.claimed_by !== null && cellOf(after, cell.cell)?.card === null);
  if (!isClaimed) return [snow];
  return [{ act: { kind: 'home' }, lasts: 800, view: next, sounds: [['crunch', 0], ['wood', 300], ['wood', 400, 1.1]] }, snow];
}

function shownAfter(showing: Showing, event: Event): Showing {
  const code = codeOf(event.phrase);
  if (code === 'shows-words' || code === 'has-no-words') return { ...showing, seats: [...showing.seats, seatOf(event, 'who') ?? 0] };
  if (code === 'longest') return { ...showing, isLongestShown: true };
  return code === 'won' ? { ...showing, isLongestShown: true, isWinnerShown: true } : showing;
}

/** The table once an event has happened, as the story tells it. */
function painted(view: Seen, event: Event, after: Seen): Seen {
  const cell = cellIn(event);
  const by = seatOf(event, 'who') ?? null;
  switch (codeOf(event.phrase)) {
    case 'placed': {
      const size = sizeIn(event);
      const stash = { ...view.stash, [size]: (view.stash[size] ?? 1) - 1 };
      return { ...withCell(view, cell, { pips: pipsOf(size), upright: true }), stash };
    }
    case 'moved': {
      const from = argOf<string>(event.phrase, 'from') ?? '';
      const pips = cellOf(view, from)?.pips ?? 0;
      return withCell(withCell(view, from, { pips: 0, upright: false }), cell, { pips, upright: true });
    }
    case 'claimed':
      return withCell(view, cell, { upright: false, claimed_by: by });
    case 'forced':
      return withCell(view, cell, { upright: false, claimed_by: seatOf(event, 'rival') ?? null });
    case 'hijacked':
    case 'gave-up':
      return withCell(view, cell, { upright: true, claimed_by: null });
    case 'took':
      return taken(view, cell, by ?? 0, after);
    case 'closed':
      return { ...view, field: after.field, players: view.players.map((player, i) => ({ ...player, hand: after.players[i]?.hand ?? player.hand })) };
    default:
      return view;
  }
}

function withCell(view: Seen, name: string, change: Partial<Cell>): Seen {
  return { ...view, field: view.field.map((cell) => (cell.cell === name ? { ...cell, ...change } : cell)) };
}

/** The card goes into the hand in which the server has it. */
function taken(view: Seen, name: string, by: number, after: Seen): Seen {
  const number = cellOf(view, name)?.card?.card;
  const card = after.players[by]?.hand.find((one) => one.card === number);
  const players = view.players.map((player, i) => (i === by && card ? { ...player, hand: [...player.hand, card] } : player));
  return { ...withCell(view, name, { card: null, pips: 0, claimed_by: null }), players };
}

/** A shortest way over cards, for the eye: which ways there are is the rules' business. */
export function wayOver(view: Seen, from: string, to: string): string[] {
  const [start, goal] = [numberOf(view, from), numberOf(view, to)];
  const came = new Map<number, number>([[start, start]]);
  for (const at of came.keys()) {
    const [row, column] = [Math.floor(at / SIDE), at % SIDE];
    const beside = [row > 0 && at - SIDE, row < SIDE - 1 && at + SIDE, column > 0 && at - 1, column < SIDE - 1 && at + 1];
    for (const next of beside) if (next !== false && !came.has(next) && view.field[next]?.card) came.set(next, at);
  }
  if (!came.has(goal)) return [from, to];
  const way = [goal];
  while (way[0] !== start) way.unshift(came.get(way[0] ?? start) ?? start);
  return way.map((number) => view.field[number]?.cell ?? '');
}
