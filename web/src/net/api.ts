import { reach } from '../offline/reach.svelte';
import type * as messages from './messages';

/** What was asked for is not done; the sentence says why, and reason and numbers say it to a catalogue. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly reason = '',
    readonly numbers: Record<string, number> = {},
    readonly faults: messages.Fault[] = [],
  ) {
    super(sentence);
  }

  static from(said: messages.Refused): Refusal {
    return new Refusal(said.code, said.sentence, said.reason, said.numbers, said.faults);
  }
}

/** Was it not done because nobody answered? */
export const isOffline = (error: unknown): boolean => error instanceof Refusal && error.code === 'offline';

async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const response = await reach.fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!response) throw new Refusal('offline', '');
  const reply = await response.json().catch(() => null);
  if (!response.ok) throw reply?.code ? Refusal.from(reply) : new Refusal('fault', response.statusText);
  return reply as Reply;
}

export const get = <Reply>(path: string) => ask<Reply>('GET', path);
export const post = <Reply>(path: string, body: unknown) => ask<Reply>('POST', path, body);

export const api = {
  games: () => get<messages.Games>('/api/games'),
  texts: (game: string, language: string) => get<messages.GameTexts>(`/api/texts?game=${game}&language=${language}`),
  bring: (wish: messages.Bring) => post<messages.Brought>('/api/components', wish),
  me: () => get<messages.Me>('/api/me'),
  introduce: (name: string) => post<messages.Me>('/api/me', { name }),
  recovery: () => post<messages.Recovery>('/api/me/recovery', undefined),
  recover: (code: string) => post<messages.Me>('/api/recover', { code }),
  passkeys: () => get<messages.Passkeys>('/api/me/passkeys'),
  beginKeeping: () => post<messages.PasskeyAsked>('/api/me/passkeys/begin', undefined),
  keepName: (credential: messages.PasskeyAnswer['credential']) => post<messages.Passkeys>('/api/me/passkeys', { credential }),
  forgetPasskeys: () => post<messages.Passkeys>('/api/me/passkeys/forget', undefined),
  beginComingBack: () => post<messages.PasskeyAsked>('/api/passkey/begin', undefined),
  comeBack: (credential: messages.PasskeyAnswer['credential']) => post<messages.Me>('/api/passkey', { credential }),
  matches: () => get<messages.Matches>('/api/me/matches'),
  scores: () => get<messages.Scores>('/api/me/scores'),
  ratings: () => get<messages.Ratings>('/api/me/ratings'),
  people: () => get<messages.People>('/api/people'),
  beSeen: (seen: boolean) => post<messages.People>('/api/people', { seen }),
  block: (whom: messages.Block) => post<messages.People>('/api/people/block', whom),
  report: (whom: messages.Report) => post<messages.Reported>('/api/people/report', whom),
  openTables: () => get<messages.OpenTables>('/api/tables'),
  table: (id: string) => get<messages.TableShown>(`/api/tables/${id}`),
  create: (wish: messages.Create) => post<messages.Created>('/api/tables', wish),
  learn: (wish: messages.Learn) => post<messages.Created>('/api/lessons', wish),
  lesson: (id: string) => get<messages.LessonStep>(`/api/tables/${id}/lesson`),
  join: (id: string, wish: messages.Join) => post<messages.Joined>(`/api/tables/${id}/join`, wish),
  command: (command: messages.ClientMessage) => post<messages.Accepted | messages.Hinted | messages.Redealt | messages.Offered>('/api/commands', command),
  exported: (id: string) => get<messages.Export>(`/api/matches/${id}/export`),
  replay: (id: string, as: string, first: number, most: number) =>
    get<messages.Replay>(`/api/matches/${id}/replay?as=${as}&first=${first}&most=${most}`),
  bringMatch: (wish: messages.Import) => post<messages.Created>('/api/matches', wish),
  today: () => get<messages.Today>('/api/today'),
  playToday: (game: string) => post<messages.Created>('/api/today', { game }),
  puzzles: () => get<messages.Puzzles>('/api/puzzles'),
  puzzle: (game: string, number: number) => get<messages.PuzzleShown>(`/api/puzzle?game=${game}&number=${number}`),
  tryPuzzle: (wish: messages.TryPuzzle) => post<messages.PuzzleShown>('/api/puzzle', wish),
  deal: (id: string) => get<messages.Deal>(`/api/matches/${id}/deal`),
};

/** Random bytes in hexadecimal: a part of the deal, or the name of a command. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
