import type { Say } from '../i18n/phrase';
import type { Event } from '../net/messages';
import { pace, PACES } from './pace.svelte';
import { painted } from './painted';
import { sound, type Note } from './sound.svelte';

/** One thing that happens on the stage: what is drawn meanwhile, for how long, what is said and heard. */
export interface Moment<View = any, Act = any> {
  /** What happens, in the game's own words, for its board to draw. */
  act: Act;
  /** Milliseconds at normal pace. */
  lasts: number;
  /** What lies on the table meanwhile; left out, it is what lay there before. */
  view?: View;
  /** Nothing moves, people read; nobody who plays fast waits for it. */
  reading?: boolean;
  /** What the ribbon says meanwhile. */
  says?: string;
  sounds?: readonly Note[];
}

/** What came from the server: the two views around it, and the events that lie between them. */
export interface Happened<View = any> {
  before: View;
  after: View;
  events: readonly Event[];
  seat: number | null;
  say: Say;
  names: readonly string[];
}

/** How a game is played out: what happened as a row of moments.  The last view shown is always the server's. */
export type Script<View = any> = (happened: Happened<View>) => readonly Moment<View>[];

export interface Shown {
  seq: number;
  view: unknown;
}

interface Scene extends Shown {
  moments: (before: unknown) => readonly Moment[];
}

const MOST_WAITING = 6; // more than that is a film; the table is shown as it is
const HASTE = 2; // with more than so many waiting, the pace is fast
const SETTLING = 240; // milliseconds in which pieces glide to where they are

/**
 * Plays what happens, one thing after the other, and then shows the table as the server has it.  What comes meanwhile
 * waits.  A jump (the first look, a hidden tab, a long absence, a pace of "at once") shows the end without the way.
 */
export class Stage {
  view = $state.raw<unknown>(undefined);
  moment = $state.raw<Moment | null>(null);
  /** What the ribbon said last of what is played now. */
  said = $state('');
  seq = $state(-1);
  isPlaying = $state(false);
  /** Something is about to be played: one thing after the other is made ready for it, and painted. */
  opening = $state<'seats' | 'table' | null>(null);
  /** Was the last change a jump, so that nothing should glide? */
  jumped = true;
  /** Called while the page still shows what was: an effect would come too late, after what moves has left its place. */
  beforeChange: () => void = () => undefined;
  private waiting: Scene[] = [];
  private hurried = false;
  private run = 0; // raised by every jump, so that what was being played stops
  private end: (() => void) | null = null;

  /** What came is played when its turn comes, `moments` being asked for then; without any, it is a jump. */
  take(shown: Shown, moments: Scene['moments'] | null): void {
    const isFilm = this.waiting.length >= MOST_WAITING;
    if (!moments || isFilm || this.seq < 0 || document.hidden || pace.factor === 0) return this.jump(shown);
    this.waiting.push({ ...shown, moments });
    if (!this.isPlaying) void this.perform(this.run);
  }

  /** Show this now, whatever was being played. */
  jump({ seq, view }: Shown): void {
    this.run += 1;
    this.waiting = [];
    this.isPlaying = false;
    pace.isHasty = false;
    this.moment = null;
    this.jumped = true;
    this.view = view;
    this.seq = seq;
    this.end?.();
  }

  /** To the end of what is being played now. */
  hurry(): void {
    if (!this.isPlaying) return;
    this.hurried = true;
    this.end?.();
  }

  private async perform(run: number): Promise<void> {
    this.isPlaying = true;
    for (let scene = this.waiting.shift(); scene; scene = this.waiting.shift()) {
      await this.play(scene, run);
      if (run !== this.run) return;
    }
    this.isPlaying = false;
    pace.isHasty = false;
  }

  private async play(scene: Scene, run: number): Promise<void> {
    this.hurried = false;
    this.said = '';
    this.opening = 'seats'; // what came with it, as plates and clocks
    const moments = this.momentsOf(scene);
    await this.until(painted);
    this.opening = 'table'; // nothing is offered there any more
    await this.until(painted);
    this.opening = null;
    if (run !== this.run) return;
    for (const moment of moments) {
      this.jumped = false;
      pace.isHasty = this.waiting.length > HASTE;
      this.moment = moment;
      this.said = moment.says ?? '';
      if (moment.view !== undefined) this.show(moment.view);
      if (!this.hurried) sound.play(moment.sounds ?? []);
      await this.wait(moment);
      if (run !== this.run) return;
      if (this.hurried) break;
    }
    this.jumped = false;
    this.moment = null;
    this.show(scene.view);
    this.seq = scene.seq;
    if (moments.length && !this.hurried && !pace.isStill) await this.pause(SETTLING * pace.factor);
  }

  private show(view: unknown): void {
    this.beforeChange();
    this.view = view;
  }

  /** A script that fails must not keep anybody from playing: the table is shown without it, and the fault is told. */
  private momentsOf(scene: Scene): readonly Moment[] {
    try {
      return scene.moments(this.view);
    } catch (error) {
      reportError(error);
      return [];
    }
  }

  private async wait(moment: Moment): Promise<void> {
    if (!(moment.reading && pace.factor <= PACES.fast)) await this.pause(moment.lasts * pace.factor);
  }

  private pause(milliseconds: number): Promise<void> {
    return this.until((go) => {
      const timer = setTimeout(go, milliseconds);
      return () => clearTimeout(timer);
    });
  }

  /** Until that comes to pass, or somebody hurries it; `begin` gives what gives it up. */
  private until(begin: (go: () => void) => () => void): Promise<void> {
    if (this.hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const giveUp = begin(() => this.end?.());
      this.end = () => {
        giveUp();
        this.end = null;
        resolve();
      };
    });
  }
}

