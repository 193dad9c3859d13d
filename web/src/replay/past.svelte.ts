import { type Phrase, isPhrase } from '../i18n/phrase';
import { speaker, wordsOf } from '../i18n/language.svelte';
import type { Words } from '../i18n/words';
import { kitOf, type Kit } from '../games';
import { afterwards } from '../net/afterwards';
import { api } from '../net/api';
import type { Event, Export, Move, Step } from '../net/messages';

const AT_ONCE = 40; // steps that are fetched together
const BEFORE = 5; // of them, those before the one that is looked at

/** A match that is over: what happened in words, and what a seat, a spectator or everybody together saw of it. */
export class Past {
  exported = $state.raw<Export | null>(null);
  kit = $state.raw<Kit | null>(null);
  moves = $state.raw<Move[]>([]);
  steps = $state(0); // in the whole match, those of which nothing is told among them
  as = $state('spectator');
  private views = $state.raw(new Map<number, Step>());
  private words = $state.raw<{ game: Words; table: Words } | null>(null);

  constructor(readonly match: string) {}

  async open(as: string): Promise<void> {
    this.exported = await api.exported(this.match);
    await speaker.learn(this.game);
    await this.translate();
    this.kit = await kitOf(this.game, this.exported.match.options);
    await this.lookAs(as === 'all' || Number(as) < this.names.length ? as : 'spectator');
  }

  async translate(): Promise<void> {
    const language = speaker.language;
    if (this.game) this.words = await wordsOf(this.game, language);
  }

  get game(): string {
    return this.exported?.match.game ?? '';
  }

  get names(): string[] {
    return this.exported?.match.names ?? [];
  }

  get isReady(): boolean {
    return this.moves.length > 0 && this.words !== null && this.kit !== null;
  }

  async lookAs(as: string): Promise<void> {
    const told = await afterwards.moves(this.match, as);
    this.as = as;
    this.views = new Map();
    this.steps = told.steps;
    this.moves = told.moves;
  }

  /** Where in the list of moves a step stands. */
  placeOf(step: number): number {
    const found = this.moves.findIndex((move) => move.step >= step);
    return found < 0 ? this.moves.length - 1 : found;
  }

  async fetch(step: number): Promise<void> {
    if (this.views.has(step)) return;
    const first = Math.max(0, step - BEFORE);
    const reply = await api.replay(this.match, this.as, first, AT_ONCE);
    const views = new Map(this.views);
    reply.shown.forEach((one, i) => views.set(first + i, one));
    this.views = views;
  }

  /** The eyes with which a move is looked at: for those who see all, the eyes of whoever made it. */
  eyesOf(move: Move | undefined): number | null {
    if (this.as === 'all') return move?.seat ?? 0;
    return this.as === 'spectator' ? null : Number(this.as);
  }

  viewOf(move: Move | undefined): unknown {
    const step = move && this.views.get(move.step);
    return step?.views[this.as === 'all' ? (this.eyesOf(move) ?? 0) : 0];
  }

  readonly say = (phrase: Phrase): string => {
    const { words } = this;
    if (!words) return '';
    const own = (part: Phrase) =>
      part[0] === 'player' ? (this.names[part[1]?.seat as number] ?? '') : this.kit?.word(part[0], speaker.language);
    const book = phrase[0].startsWith('table-') && words.table.knows(phrase[0]) ? words.table : words.game;
    return book.say(phrase, own);
  };

  told(event: Event): string {
    return isPhrase(event.phrase) ? this.say(event.phrase as Phrase) : event.text;
  }

  /** The same, as it stands on the board. */
  saidOnBoard(event: Event): string {
    return isPhrase(event.phrase) && this.kit?.said ? this.kit.said(event.phrase as Phrase, this.say) : this.told(event);
  }

  /** A deed of several choices under one name. */
  whole(way: unknown[][] | undefined): string {
    return (way ?? []).map((phrase) => this.say(phrase as Phrase)).join(', ');
  }
}
