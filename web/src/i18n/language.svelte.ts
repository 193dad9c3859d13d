import type { FluentVariable } from '@fluent/bundle';
import { api, Refusal } from '../net/api';
import type { Fault } from '../net/messages';
import english from './text/en.ftl?raw';
import { Words } from './words';

export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español', nl: 'Nederlands' } as const;
export type Language = keyof typeof LANGUAGES;

const KEPT = 'language';
const pages = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });
const boards = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });
const tables = import.meta.glob<string>('../../../src/snowedin/server/text/*.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>('../../../src/snowedin/games/*/text/*.ftl', { query: '?raw', import: 'default' });
const cores = import.meta.glob<string>('../../../src/snowedin/core/text/*.ftl', { query: '?raw', import: 'default' });

class Speaker {
  language = $state<Language>('en');
  words = $state.raw(new Words('en', [english]));
  private names: Record<string, string> = {}; // of games that bring their own
  private game = ''; // on whose table we look, which has words of its own

  async use(language: Language): Promise<void> {
    const own = async (tag: string) => `${this.names[tag] ?? ''}\n${await load(boards, `../games/${this.game}/text/${tag}.ftl`)}`;
    const fallback = new Words('en', [english, await own('en')]);
    const text = language === 'en' ? english : await load(pages, `./text/${language}.ftl`);
    this.words = new Words(language, [text, await own(language)], fallback);
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem(KEPT, language);
  }

  /** Learn the names of games that bring their own. */
  meet(names: Record<string, string> = {}): void {
    this.names = names;
    void this.use(this.language);
  }

  /** Learn the words of a game's own table. */
  async learn(game: string): Promise<void> {
    this.game = game;
    await this.use(this.language);
  }
}

export const speaker = new Speaker();

/** A text of the page itself. */
export function t(code: string, args: Record<string, FluentVariable> = {}): string {
  return speaker.words.find(code, args) ?? code;
}

/** The same, or what the server said where the page has no words of its own. */
export function tOr(code: string, otherwise: string): string {
  return speaker.words.find(code.replaceAll(' ', '-')) ?? otherwise;
}

/** Why something was not done, in the page's language where it has words for it. */
export function sentence(error: unknown): string {
  if (!(error instanceof Refusal)) return String(error);
  const told = (code: string) => speaker.words.find(`refused-${code}`, error.numbers);
  if (error.reason && speaker.language === 'en') return error.message; // the server's own words say more
  return told(error.reason) ?? told(error.code) ?? error.message;
}

/** What is wrong with something that was brought. */
export function faultOf({ reason, args, sentence }: Fault): string {
  if (!reason || speaker.language === 'en') return sentence;
  return speaker.words.find(`fault-${reason}`, args) ?? sentence;
}

/** How dates and numbers are written: as the browser has them in this language, British or Swiss as it may be. */
export function locale(): string {
  return navigator.languages.find((tag) => tag.slice(0, 2) === speaker.language) ?? speaker.language;
}

/** The language kept from last time, or the first of the browser's that we speak. */
export function preferred(): Language {
  const wished = [localStorage.getItem(KEPT), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wished.find((tag): tag is Language => tag !== null && tag in LANGUAGES) ?? 'en';
}

/** What a game and the table's own events are told in. */
export async function wordsOf(game: string, language: Language): Promise<{ game: Words; table: Words }> {
  const root = '../../../src/snowedin';
  const parts = async (tag: string) => [
    await load(cores, `${root}/core/text/${tag}.ftl`),
    await load(games, `${root}/games/${game}/text/${tag}.ftl`) || (await api.texts(game, tag)).words[tag] || '',
  ];
  const english = new Words('en', await parts('en'));
  const table = new Words('en', [await load(tables, `${root}/server/text/en.ftl`)]);
  if (language === 'en') return { game: english, table };
  return {
    game: new Words(language, await parts(language), english),
    table: new Words(language, [await load(tables, `${root}/server/text/${language}.ftl`)], table),
  };
}

async function load(found: Record<string, () => Promise<string>>, path: string): Promise<string> {
  return (await found[path]?.()) ?? '';
}
