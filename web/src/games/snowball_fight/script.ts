import { argOf, codeOf, type Phrase, type Say } from '../../i18n/phrase';
import type { Event } from '../../net/messages';
import type { Note } from '../../scene/sound.svelte';
import type { Happened, Moment } from '../../scene/stage.svelte';
import { Meanwhile } from './meanwhile';
import { nothing, seatOf, sideOf, withEvent, type Result } from './outcome';
import type { Card, Seen } from './seen';
import type { Side } from './sides';

/** Something thrown by one player at the other. */
export interface Ball {
  from: number;
  to: number;
  side: Side;
  isHit: boolean;
}

/** A card that goes from one place to another; of a hidden one only its back is seen. */
export interface Move {
  card: Card | null;
  from: string;
  to: string;
}

type Happening =
  | { kind: 'tell' | 'chosen' | 'reveal' | 'arsenal' | 'dusk' | 'draw' | 'show' | 'score' | 'end' }
  | { kind: 'block' | 'follow' | 'bonus' | 'chill' | 'white' | 'shuffle'; who: number }
  | { kind: 'throw' | 'land' | 'sneak'; balls: readonly Ball[] }
  | { kind: 'move'; moves: readonly Move[] }
  | { kind: 'turn-up'; decks: readonly number[] };

/** What happens, with what came of it so far: of a new throw, or of the one that lay there before. */
export type Act = Happening & { result: Result; isNewThrow: boolean };

/** One kind of event after the other, those that happen at once together. */
const TOGETHER = [
  /^threw$/, /^(hit|missed|sneaked|slowed|watched)$/, /^took$/, /^(gave|brought-back)$/, /^stole(-something)?$/, /^abandoned$/,
  /^turned-up$/, /^(drew|showed|showing)$/, /^(points|won|shared)$/,
];

function groupsOf(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const code = codeOf(event.phrase);
    const kind = TOGETHER.find((one) => one.test(code));
    if (last && kind?.test(codeOf(last[0]?.phrase))) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** How what happened in a fight is played out, in the order in which it is told. */
export function script(happened: Happened<Seen>): Moment<Seen, Act>[] {
  const told = new Telling(happened);
  for (const group of groupsOf(happened.events)) told.tell(group);
  return told.moments;
}

class Telling {
  readonly moments: Moment<Seen, Act>[] = [];
  private readonly now: Meanwhile;
  private result: Result = nothing();
  private isNewThrow = false;

  constructor(private readonly happened: Happened<Seen>) {
    this.now = new Meanwhile(happened.before, happened.after);
  }

  tell(group: readonly Event[]): void {
    const [first] = group;
    const code = codeOf(first?.phrase);
    const who = seatOf(first?.phrase);
    if (code === 'threw') this.reveal(group);
    else if (/^(hit|missed|sneaked|slowed|watched)$/.test(code)) this.volley(group);
    else if (code === 'blanked') this.add({ kind: 'block', who }, 700, group, ['thud', ['thud', 90, 1.1], ['thud', 180, 1.2], ['thud', 270, 1.3]]);
    else if (code === 'bonus') this.add({ kind: 'bonus', who }, 600, group, [['pluck', 0, 1.15]]);
    else if (code === 'followed') this.follow(group, who);
    else if (/^(took|gave|brought-back|stole|stole-something|abandoned)$/.test(code)) this.move(group);
    else if (code === 'restocked') this.restock(group, who);
    else this.tellOfTheTable(code, group);
  }

  private tellOfTheTable(code: string, group: readonly Event[]): void {
    if (code === 'chose') this.add({ kind: 'chosen' }, 260, group, ['crunch'], this.happened.after);
    else if (code === 'passed-on') this.passOn(group);
    else if (code === 'kept') this.add({ kind: 'arsenal' }, 800, group, ['whoosh', ['whoosh', 120]], this.now.withoutHands());
    else if (code === 'turned-up') this.turnUp(group);
    else if (code === 'final-round') this.add({ kind: 'dusk' }, 1500, group, [['bell', 0, 0.56], ['bell', 420, 0.42]], this.now.withoutHands());
    else if (/^(drew|showed|showing)$/.test(code)) this.draw(group);
    else if (/^(points|won|shared)$/.test(code)) this.score(group);
    else this.add({ kind: 'tell' }, 600, group);
  }

  private reveal(group: readonly Event[]): void {
    this.result = nothing();
    this.isNewThrow = true;
    for (const event of group) this.now.reveal(seatOf(event.phrase));
    const says = this.cried(group);
    this.add({ kind: 'reveal' }, 660, group, ['whoosh', ['thud', 520], ['thud', 570]], undefined, says);
    this.moments.push({ act: { kind: 'tell', result: this.result, isNewThrow: true }, lasts: 500, reading: true, says });
  }

  /** Who throws what, in the fewest words; the log says it in full. */
  private cried(group: readonly Event[]): string {
    const { names, say } = this.happened;
    return group.map(({ phrase }) => `${names[seatOf(phrase)] ?? ''}: ${say([`side-${sideOf(phrase)}`])}`).join(' · ');
  }

  /** What is thrown flies at the same time, and then it is seen what came of it. */
  private volley(group: readonly Event[]): void {
    const balls = group.flatMap((event) => ballOf(event.phrase) ?? []);
    const thrown = balls.filter((ball) => ball.side !== 'sneak');
    const [chilled, watched] = ['slowed', 'watched'].map((code) => group.filter((event) => codeOf(event.phrase) === code)) as [Event[], Event[]];
    const struck = group.filter((event) => !chilled.includes(event) && !watched.includes(event));
    if (balls.length > thrown.length) this.add({ kind: 'sneak', balls: balls.filter((ball) => ball.side === 'sneak') }, 760, [], STEPS);
    if (thrown.length) this.add({ kind: 'throw', balls: thrown }, thrown.some(isMany) ? 820 : 460, [], ['whoosh', ...(thrown.some(isMany) ? VOLLEY : [])]);
    if (struck.length) {
      for (const { to, isHit } of thrown) if (isHit) this.now.strike(to);
      this.add({ kind: 'land', balls }, 620, struck, thrown.flatMap(({ side, isHit }) => (isHit ? (LANDINGS[side] ?? ['snow']) : [['whoosh', 0, 0.6] as Note])));
    }
    for (const event of watched) this.white(event);
    if (chilled.length) this.chill(chilled);
  }

  private white(event: Event): void {
    const who = seatOf(event.phrase);
    this.now.whitewash(who);
    this.add({ kind: 'white', who }, 620, [event], [['wind', 0, 1.4]]);
  }

  private chill(group: readonly Event[]): void {
    for (const event of group) this.now.chill(seatOf(event.phrase));
    this.add({ kind: 'chill', who: seatOf(group[0]?.phrase) }, 420, group, [['glass', 0, 0.9]]);
  }

  private follow(group: readonly Event[], who: number): void {
    this.now.follow(who);
    this.add({ kind: 'follow', who }, 760, group, ['whoosh', ['thud', 420]]);
  }

  private move(group: readonly Event[]): void {
    const moves = group.flatMap((event) => {
      const who = seatOf(event.phrase);
      return this.now.move(codeOf(event.phrase), who, argOf<number>(argOf(event.phrase, 'card'), 'card') ?? 0);
    });
    const sounds: Note[] = codeOf(group[0]?.phrase) === 'took' ? ['pluck', ['pluck', 240, 1.5]] : ['whoosh', ['card', 480]];
    this.add({ kind: 'move', moves }, 620, group, codeOf(group[0]?.phrase) === 'abandoned' ? ['crunch', ['thud', 460]] : sounds);
    this.now.arrive();
  }

  private restock(group: readonly Event[], who: number): void {
    this.now.restock(who);
    this.add({ kind: 'shuffle', who }, 640, group, Array.from({ length: 8 }, (_, i): Note => ['flip', i * 70 - i * i * 2, 1 + i * 0.03]));
  }

  private passOn(group: readonly Event[]): void {
    const moves = [0, 1].map((seat) => ({ card: null, from: `hand-${seat}`, to: `hand-${1 - seat}` }));
    this.add({ kind: 'move', moves }, 620, group, ['whoosh', ['whoosh', 120, 0.9]], this.now.passing());
    this.add({ kind: 'draw' }, 360, [], ['flip', ['flip', 90]], this.happened.after);
  }

  private turnUp(group: readonly Event[]): void {
    const decks = group.map((event) => seatOf(event.phrase));
    this.add({ kind: 'turn-up', decks }, 440, group, ['flip'], this.now.withoutHands());
  }

  /** The hand comes, and whoever was whitewashed shows it. */
  private draw(group: readonly Event[]): void {
    const shown = group.filter((event) => codeOf(event.phrase) === 'showed');
    this.add({ kind: 'draw' }, 460, [], ['flip', ['flip', 110]], this.happened.after);
    if (shown.length) this.add({ kind: 'show' }, 900, shown, ['flip', ['flip', 160]], this.happened.after);
  }

  private score(group: readonly Event[]): void {
    const ending = group.filter((event) => codeOf(event.phrase) !== 'points');
    const points = group.filter((event) => !ending.includes(event));
    if (points.length) this.add({ kind: 'score' }, 1800, points, Array.from({ length: 9 }, (_, i): Note => ['pluck', 150 * i, 0.8 + 0.09 * i]), this.happened.after);
    if (ending.length) this.add({ kind: 'end' }, 900, ending, [], this.happened.after);
  }

  private add(happening: Happening, lasts: number, group: readonly Event[], sounds: readonly Note[] = [], view?: Seen, says = this.spoken(group)): void {
    for (const { phrase } of group) this.result = withEvent(this.result, { phrase, text: this.said(phrase) });
    this.moments.push({ act: { ...happening, result: this.result, isNewThrow: this.isNewThrow }, lasts, sounds, view: view ?? this.now.view, ...(says && { says }) });
  }

  private spoken(group: readonly Event[]): string {
    return group.map(({ phrase }) => this.said(phrase)).join(' ');
  }

  private said(phrase: unknown): string {
    return said(phrase as Phrase, this.happened.say);
  }
}

/** In words; of a card its two sides are told, and not its number, which tells cards apart in the log. */
export function said([code, args = {}]: Phrase, say: Say): string {
  const sides = (card: unknown) => ['a', 'b'].map((side) => say(argOf<Phrase>(card, side) ?? [''])).join(' | ');
  return say([code, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, codeOf(value) === 'card' ? sides(value) : value]))]);
}

function ballOf(phrase: unknown): Ball | undefined {
  const to = seatOf(phrase);
  const code = codeOf(phrase);
  const side = code === 'sneaked' ? 'sneak' : sideOf(phrase);
  if (!side || !/^(hit|missed|sneaked)$/.test(code)) return undefined;
  return { from: 1 - to, to, side, isHit: code !== 'missed' };
}

const isMany = ({ side }: Ball): boolean => side === 'barrage';
const VOLLEY: readonly Note[] = [['whoosh', 110], ['whoosh', 230, 1.1]];
const STEPS: readonly Note[] = [0, 150, 300, 450].map((after) => ['crunch', after, 1.3] as const satisfies Note);
const LANDINGS: Partial<Record<Side, Note[]>> = {
  slushball: ['thud', ['splash', 40]],
  iceball: ['ice', ['crunch', 60]],
  rocks: ['thud', ['bone', 90, 0.6]],
  barrage: ['snow', ['thud', 110]],
};
