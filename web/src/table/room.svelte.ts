import { type Promised, house, promised, remember } from '../app/me.svelte';
import { argOf, codeOf, isPhrase, type Phrase } from '../i18n/phrase';
import { sentence, speaker, t, wordsOf } from '../i18n/language.svelte';
import type { Words } from '../i18n/words';
import type { Advice } from '../engine/advice.svelte';
import type { Lent } from '../engine/lending';
import { type Kit, kitOf, type Told } from '../games';
import { api, isOffline, randomHex, Refusal } from '../net/api';
import { Line, type Wish } from '../net/line.svelte';
import { reach } from '../offline/reach.svelte';
import { keep, kept } from '../offline/seen';
import { namesOf } from '../scene/names';
import { sound } from '../scene/sound.svelte';
import type { Choice, Event, Offered, Presence, TableShown, Update } from '../net/messages';
import { sha256 } from './digests';
import { Witness } from './witness';

type Eyes = number | null;

const TOGETHER = 1500; // milliseconds
const BUBBLE = 4500;
const QUIET = 400; // without news, after which what is seen is kept for when the network is gone

/** A table as it was seen last. */
interface Sight {
  card: TableShown;
  updates: Update[];
  stories: [Eyes, Event[]][];
}

/** One table as this screen sees it: with the eyes of one seat, of several that share the screen, or a spectator's. */
export class Room {
  card = $state.raw<TableShown | null>(null);
  kit = $state.raw<Kit | null>(null);
  updates = $state.raw(new Map<Eyes, Update>());
  stories = $state.raw(new Map<Eyes, Event[]>());
  eyes = $state<Eyes>(null);
  curtain = $state(false);
  pending = $state<number | null>(null);
  busy = $state(false);
  hint = $state.raw<Choice | null>(null);
  advice = $state.raw<Advice | null>(null);
  offered = $state.raw<Offered | null>(null);
  presence = $state.raw<Presence | null>(null);
  refused = $state('');
  missing = $state(false);
  lastSeen = $state<number | null>(null); // when, if the server cannot be reached and all this is kept from then
  wentBack = $state(false); // the server's store lost what we had seen, and we have chosen nothing since
  arrived = $state(0); // when the last update came, for the clocks
  news = $state.raw<Event[]>([]);
  speech = $state.raw(new Map<number, string>()); // what was said a moment ago, by seat
  private words = $state.raw<{ game: Words; table: Words } | null>(null);
  private line: Line | null = null;
  private lent: Lent | null = null; // our engine, to the bots of this table
  private gone = false;
  private keeping: ReturnType<typeof setTimeout> | undefined;
  private isNew = true; // with these eyes we have not read the log from its beginning
  private announced = -TOGETHER;
  private readonly witness: Witness;
  private giving: Promise<void> | null = null; // our part of the deal is on its way
  private readonly asked = new Map<Eyes, number>(); // since when a seat has the choices that it has

  constructor(readonly id: string) {
    this.witness = new Witness(id);
    void this.enter();
  }

  private async enter(): Promise<void> {
    try {
      this.card = await api.table(this.id);
    } catch (error) {
      this.refused = sentence(error);
      if (!isOffline(error)) this.missing = true;
      else await this.enterFromMemory();
      return;
    }
    [this.kit] = await Promise.all([kitOf(this.card.game, this.card.options), speaker.learn(this.card.game)]);
    await this.translate();
    if (this.gone) return;
    if (this.card.reserved.length && this.card.status === 'open') await this.attempt(() => this.sit());
    this.line = new Line(this.id, () => this.known(), {
      heard: (update) => this.hear(update),
      met: (presence) => (this.presence = presence),
      opened: () => void this.lend(),
      asked: (question) => void this.lent?.answer(question),
    });
  }

  /** As it was seen last, or with nothing to see; it goes on when the server answers again. */
  private async enterFromMemory(): Promise<void> {
    const seen = await kept<Sight>(this.nameOfSight);
    if (seen) {
      const { card, updates, stories } = seen.what;
      [this.card, this.lastSeen, this.refused] = [card, seen.when, ''];
      [this.kit] = await Promise.all([kitOf(card.game, card.options), speaker.learn(card.game)]);
      await this.translate();
      this.stories = new Map(stories);
      this.updates = new Map(updates.map((update) => [update.seat, update]));
      this.look();
    }
    await reach.back();
    if (this.gone) return;
    this.refused = '';
    await this.enter();
  }

  private keepSight(): void {
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => {
      if (this.card) void keep(this.nameOfSight, { card: this.card, updates: [...this.updates.values()], stories: [...this.stories] } satisfies Sight);
    }, QUIET);
  }

  private get nameOfSight(): string {
    return `table/${this.id}`;
  }

  async translate(): Promise<void> {
    const language = speaker.language;
    if (this.card) this.words = await wordsOf(this.card.game, language);
  }

  leave(): void {
    this.gone = true;
    this.line?.close();
    this.lent?.close();
  }

  // What there is

  get connected(): boolean {
    return this.line?.connected ?? false;
  }

  get wasConnected(): boolean {
    return this.line?.everConnected ?? false;
  }

  get update(): Update | undefined {
    return this.updates.get(this.eyes);
  }

  get mine(): number[] {
    return this.card?.yours ?? [];
  }

  get shares(): boolean {
    return this.mine.length > 1;
  }

  readonly names = $derived(namesOf(this.update?.seats ?? this.card?.seats ?? []));

  /** What happened, as these eyes saw it, in this page's language. */
  readonly lines: Told[] = $derived.by(() =>
    (this.stories.get(this.eyes) ?? []).filter((event) => !this.isHushed(event)).map((event) => ({ seq: event.seq, code: codeOf(event.phrase), text: this.told(event), phrase: event.phrase })),
  );

  /** Seats of people whom we have blocked. */
  get blocked(): readonly number[] {
    return this.card?.blocked ?? [];
  }

  /** Is this a phrase of somebody whom we would rather not hear? */
  private isHushed({ phrase }: Event): boolean {
    const seat = argOf<number>(argOf(phrase, 'who'), 'seat');
    return codeOf(phrase).startsWith('table-said-') && seat !== undefined && this.blocked.includes(seat);
  }

  /** Does a person who should play this seat not have the table open?  Where we cannot know, nobody is missed. */
  isMissing(seat: number): boolean {
    const played = this.update?.seats[seat];
    if (!this.presence?.complete || played?.kind !== 'person' || played.bot || this.mine.includes(seat)) return false;
    return !this.presence.here.includes(seat);
  }

  /** Does the table wait for a bot that this machine has not compiled yet? */
  get isPreparing(): boolean {
    return Boolean(this.presence?.preparing?.some((seat) => this.update?.seats[seat]?.to_act));
  }

  /** Some rules close the phrases for a while; the view says so as it goes, the card once. */
  get mayTalk(): boolean {
    if (this.update?.status !== 'playing') return true;
    const view = this.update.view as { may_talk?: boolean } | null;
    return view?.may_talk ?? this.card?.talk !== false;
  }

  /** Among people only where the table was set up for it; in silence never, for all would hear of it. */
  get mayAskHint(): boolean {
    return this.card?.hints !== false && !this.isSilent && !this.card?.lesson;
  }

  /** Where others play too, some rules let nothing be taken back. */
  get mayTakeBack(): boolean {
    return this.card?.take_back !== false;
  }

  /** Do people sit here who are not at this screen? */
  get hasCompany(): boolean {
    return Boolean(this.update?.seats.some((seat, number) => seat.kind === 'person' && !this.mine.includes(number)));
  }

  /** Are there others, who are told nothing but what is played? */
  get isSilent(): boolean {
    return !this.mayTalk && this.hasCompany;
  }

  get promise(): Promised {
    return promised(this.id);
  }

  readonly say = (phrase: Phrase): string => {
    const words = this.words;
    if (!words) return '';
    const own = (part: Phrase): string | undefined => {
      if (part[0] === 'player') return this.names[part[1]?.seat as number] ?? '';
      return this.kit?.word(part[0], speaker.language);
    };
    const book = phrase[0].startsWith('table-') && words.table.knows(phrase[0]) ? words.table : words.game;
    return book.say(phrase, own);
  };

  /** An event or a choice in this page's language; the server's sentence where we have none. */
  told(said: { phrase: unknown[]; text: string }): string {
    if (!isPhrase(said.phrase)) return said.text;
    const text = this.say(said.phrase as Phrase);
    return text === said.phrase[0] ? said.text : text;
  }

  /** What the game has to say about a choice beside its name, if anything. */
  about({ phrase }: Choice): string | undefined {
    const about = isPhrase(phrase) ? this.kit?.about?.(phrase) : undefined;
    return about && this.say(about);
  }

  // What is done

  async act(action: number): Promise<void> {
    const update = this.update;
    if (!update || update.seat === null || this.pending !== null) return;
    this.pending = action;
    this.hint = null;
    this.offered = null;
    const took = Math.round(performance.now() - (this.asked.get(update.seat) ?? 0));
    const seat = update.seat;
    const answer = await this.attempt(() => this.sent({ type: 'act', table: this.id, seat, seq: update.seq, action, took }));
    if (answer && 'seq' in answer) this.witness.act(seat, answer.seq, action);
    this.pending = null;
  }

  /** Tell why something cannot be done now. */
  refuse(why: string): void {
    this.refused = why;
    sound.play(['refuse']);
  }

  /** Where we play on alone, our own machine thinks for the bots. */
  private async lend(): Promise<void> {
    if (!this.card?.lend || !this.line) return;
    const { lent } = await import('../engine/lending');
    this.lent ??= await lent(this.card.game, (thought) => this.line?.tell(thought));
    if (this.lent && !this.gone) await this.attempt(() => this.sent({ type: 'lend', table: this.id }));
  }

  async askHint(): Promise<void> {
    const { Advice } = await import('../engine/advice.svelte');
    await Advice.ask(this);
  }

  async askShortcuts(): Promise<void> {
    const answer = await this.command('shortcuts');
    if (answer?.type === 'offered') this.offered = answer;
  }

  /** Several choices at once, as the game found them for us. */
  async takeShortcut(number: number): Promise<void> {
    const { offered } = this;
    if (!offered) return;
    this.offered = null;
    const { seat, seq } = offered;
    await this.attempt(() => this.sent({ type: 'shorten', table: this.id, seat, seq, number }));
  }

  /** On a shared screen, the last choice may have been another seat's. */
  async takeBack(): Promise<void> {
    this.offered = null;
    await this.attempt(async () => {
      const seats = [this.eyes, ...this.mine.filter((seat) => seat !== this.eyes)].filter((seat) => seat !== null);
      for (const [i, seat] of seats.entries()) {
        try {
          return await this.sent({ type: 'take_back', table: this.id, seat });
        } catch (error) {
          const other = error instanceof Refusal && error.code === 'nothing_to_take_back' && i < seats.length - 1;
          if (!other) throw error;
        }
      }
    });
  }

  async command(type: 'hint' | 'shortcuts' | 'resign' | 'leave' | 'return', more = {}) {
    return this.attempt(() => this.sent({ type, table: this.id, seat: this.eyes ?? 0, ...more } as Wish));
  }

  async answer(grant: boolean): Promise<void> {
    const waiting = this.update?.offer?.waiting.find((seat) => this.mine.includes(seat));
    if (waiting === undefined) return;
    await this.attempt(() => this.sent({ type: 'answer', table: this.id, seat: waiting, grant }));
  }

  async speak(phrase: string): Promise<void> {
    await this.attempt(() => this.sent({ type: 'say', table: this.id, seat: this.eyes ?? 0, phrase } as Wish));
  }

  async rematch(): Promise<string | undefined> {
    const answer = await this.attempt(() => this.sent({ type: 'rematch', table: this.id }));
    return answer && 'next' in answer ? answer.next : undefined;
  }

  async sit(): Promise<void> {
    await house.join(this.id);
    this.card = await api.table(this.id);
    this.isNew = true;
    this.line?.restart();
  }

  async attempt<T>(deed: () => Promise<T>): Promise<T | undefined> {
    this.busy = true;
    this.refused = '';
    this.wentBack = false;
    try {
      return await deed();
    } catch (error) {
      this.refused = sentence(error);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  private sent(wish: Wish) {
    if (!this.line) throw new Refusal('offline', '');
    return this.line.send(wish);
  }

  // What is heard

  /** The last entry that all our seats know, and when it was written, so that we are told if it was lost. */
  private known(): { since: number; at?: number } {
    const [last] = this.isNew ? [] : [...this.updates.values()].sort((one, other) => one.seq - other.seq);
    return last ? { since: last.seq, at: last.at } : { since: 0 };
  }

  private hear(update: Update): void {
    if (update.lost) this.forget(update);
    const before = this.updates.get(update.seat);
    if (before && before.seq > update.seq) return;
    const updates = new Map(this.updates);
    if (update.seat !== null) updates.delete(null);
    updates.set(update.seat, update);
    this.updates = updates;
    this.lastSeen = null;
    this.arrived = performance.now();
    if (!isSameChoice(before, update)) this.asked.set(update.seat, this.arrived);
    this.tell(update, before);
    this.witness.see(update);
    this.look();
    this.keepSight();
    if (update.status !== this.card?.status || update.status === 'open') void this.refresh();
  }

  /** What the server's store lost did not happen. */
  private forget(update: Update): void {
    const known = this.updates.get(update.seat)?.seq ?? update.seq + (update.lost ?? 0);
    const kept = (this.stories.get(update.seat) ?? []).filter((event) => event.seq <= known - (update.lost ?? 0));
    this.stories = new Map(this.stories).set(update.seat, kept);
    this.updates = new Map([...this.updates].filter(([seat]) => seat !== update.seat));
    this.wentBack = true;
  }

  private tell(update: Update, before: Update | undefined): void {
    const known = this.stories.get(update.seat) ?? [];
    const told = new Set(known.map((event) => event.seq));
    const missed = update.events.filter((event) => !told.has(event.seq));
    if (!missed.length) return;
    this.stories = new Map(this.stories).set(update.seat, [...known, ...missed].sort((one, other) => one.seq - other.seq));
    const fresh = missed.filter((event) => event.seq > (before?.seq ?? 0) && !this.isHushed(event));
    if (fresh.length && (update.seat === this.eyes || this.eyes === null)) this.announce(fresh);
    if (before) fresh.forEach((event) => this.hearSpeech(event));
  }

  private hearSpeech({ phrase }: Event): void {
    const [, said] = /^table-said-(.+)$/.exec(codeOf(phrase)) ?? [];
    const seat = argOf<number>(argOf(phrase, 'who'), 'seat');
    if (!said || seat === undefined) return;
    this.speech = new Map(this.speech).set(seat, t(`say-${said}`));
    setTimeout(() => {
      this.speech = new Map([...this.speech].filter(([one]) => one !== seat));
    }, BUBBLE);
  }

  /** What comes in quick succession is read out together, so that a later event does not swallow an earlier one. */
  private announce(fresh: Event[]): void {
    const now = performance.now();
    this.news = now - this.announced < TOGETHER ? [...this.news, ...fresh] : fresh;
    this.announced = now;
  }

  /** With whose eyes we look: on a shared screen, those of whoever is to choose, once the others look away. */
  private look(): void {
    if (!this.mine.length) {
      this.eyes = null;
      return;
    }
    const current = this.eyes !== null ? this.updates.get(this.eyes) : undefined;
    if (!current) {
      this.eyes = this.mine.find((seat) => this.updates.get(seat)?.choices.length) ?? this.mine[0] ?? null;
      this.curtain = this.shares && !this.kit?.isOpen(this.update?.view);
    } else if (this.shares && !current.choices.length) this.pass();
    if (this.offered && this.offered.seat !== this.eyes) this.offered = null;
    if (this.hint && !this.update?.choices.some((choice) => choice.action === this.hint?.action)) this.hint = null;
  }

  private pass(): void {
    const next = this.mine.find((seat) => this.updates.get(seat)?.choices.length);
    if (next === undefined || next === this.eyes) return;
    const open = this.kit?.isOpen(this.updates.get(next)?.view);
    this.eyes = next;
    this.curtain = !open;
    this.news = [];
  }

  async lookAgain(): Promise<void> {
    this.card = await api.table(this.id).catch(() => this.card);
  }

  private async refresh(): Promise<void> {
    await this.lookAgain();
    if (!this.giving) this.giving = this.givePart().finally(() => (this.giving = null));
    await this.giving;
  }

  /** Pledge anew where that is asked for, or show what we pledged, now that all others are bound as well. */
  private async givePart(): Promise<void> {
    const { card } = this;
    const own = card?.awaited?.filter((seat) => this.mine.includes(seat)) ?? [];
    if (!card || !own.length || card.commitment !== this.promise.commitment) return;
    const isAnew = own.some((seat) => !card.pledges?.[seat]);
    if (isAnew) remember(this.id, { nonce: randomHex(16), pledges: undefined });
    const { nonce } = this.promise;
    if (!nonce) return;
    if (!isAnew) remember(this.id, { pledges: card.pledges });
    const pledge = await sha256(nonce);
    for (const seat of own)
      await this.attempt(() => this.sent({ table: this.id, seat, ...(isAnew ? { type: 'pledge', pledge } : { type: 'reveal', nonce }) } as Wish));
  }

  /** Seats whose part of the deal is awaited now that all are taken. */
  get awaited(): string[] {
    return (this.card?.awaited ?? []).map((seat) => this.names[seat] ?? '');
  }
}

function isSameChoice(before: Update | undefined, now: Update): boolean {
  const actions = (update: Update) => update.choices.map((choice) => choice.action).join();
  return before !== undefined && actions(before) === actions(now);
}
