import { argOf, codeOf } from '../../i18n/phrase';
import { isSide, type Side } from './sides';

/** What came of the last throw for one player. */
export interface Outcome {
  /** With what they were hit, or caught off guard. */
  hit: Side[];
  /** What they dodged. */
  dodged: Side[];
  isBlanked: boolean;
  isSlowed: boolean;
}

export interface Result {
  players: Outcome[];
  /** In words, one after the other. */
  lines: string[];
}

interface Event {
  phrase?: unknown;
  text: string;
}

const SPOKEN =
  /^(hit|missed|sneaked|blanked|slowed|watched|bonus|declined-.*|took|brought-back|gave|restocked|stole|stole-something|abandoned|followed|final-round|short|capped)$/;

export const nothing = (): Result => ({
  players: [0, 1].map(() => ({ hit: [], dodged: [], isBlanked: false, isSlowed: false })),
  lines: [],
});

export const seatOf = (phrase: unknown): number => argOf<number>(argOf(phrase, 'who'), 'seat') ?? -1;

export function sideOf(phrase: unknown): Side | undefined {
  const side = codeOf(argOf(phrase, 'side')).replace(/^side-/, '');
  return isSide(side) ? side : undefined;
}

/** The result with one more event in it. */
export function withEvent({ players, lines }: Result, { phrase, text }: Event): Result {
  const code = codeOf(phrase);
  const side = sideOf(phrase);
  const changed = players.map((one, seat) => {
    if (seat !== seatOf(phrase)) return one;
    if (code === 'hit' && side) return { ...one, hit: [...one.hit, side] };
    if (code === 'sneaked') return { ...one, hit: [...one.hit, 'sneak' as const] };
    if (code === 'missed' && side) return { ...one, dodged: [...one.dodged, side] };
    if (code === 'blanked') return { ...one, isBlanked: true };
    return code === 'slowed' ? { ...one, isSlowed: true } : one;
  });
  return { players: changed, lines: SPOKEN.test(code) ? [...lines, text] : lines };
}

/** All that came of the last throw; a throw begins anew. */
export function resultOf(story: readonly Event[]): Result {
  const codes = story.map(({ phrase }) => codeOf(phrase));
  const last = codes.lastIndexOf('threw');
  return last < 0 ? nothing() : story.slice(last + 1).reduce(withEvent, nothing());
}

/** What came of a throw before and now, taken together. */
export function joined(before: Result, now: Result): Result {
  const players = before.players.map((one, seat) => {
    const other = now.players[seat] ?? one;
    return {
      hit: [...one.hit, ...other.hit],
      dodged: [...one.dodged, ...other.dodged],
      isBlanked: one.isBlanked || other.isBlanked,
      isSlowed: one.isSlowed || other.isSlowed,
    };
  });
  return { players, lines: [...before.lines, ...now.lines] };
}
