import type { Component } from 'svelte';
import type { Language } from '../i18n/language.svelte';
import type { Phrase, Say } from '../i18n/phrase';
import type { Choice, Shortcut } from '../net/messages';
import type { PlateShown, RibbonShown } from '../scene/plates';
import type { Moment, Script } from '../scene/stage.svelte';

/** An event that was told; those of one log entry belong together. */
export interface Told {
  seq: number;
  code: string;
  text: string;
  phrase?: unknown;
}

/**
 * What every board is given: what its viewer sees, what they may choose, and how to choose it.  It fills the stage,
 * measures in `--u`, and puts everybody's plate and the ribbon where they belong in its scene.
 */
export interface BoardProps<View> {
  view: View;
  /** What happens just now, while it is played; the view is then what lies on the table meanwhile. */
  moment: Moment<View> | null;
  /** Everybody at the table, by seat. */
  plates: PlateShown[];
  ribbon: RibbonShown;
  /** Tell why something that was tried cannot be done now. */
  refuse: (why: string) => void;
  choices: Choice[];
  pending: number | null;
  hint: number | null;
  say: Say;
  choose: (action: number) => void;
  /** Take back the last choice; left out where nothing is taken back. */
  takeBack?: () => void;
  seat: number | null;
  names: string[];
  /** What happened, in this page's words, up to what is shown. */
  story?: Told[];
  /** What the game can do for the seat in one go: asked for, and once it was found. */
  shortcuts?: Shortcut[] | null;
  askShortcuts?: () => void;
  takeShortcut?: (number: number) => void;
}

/** Something that a lesson tells, and the piece on the board that it speaks of; the server says when. */
export interface Lesson {
  code: string;
  at: string;
}

/** What the client has for one game. */
export interface Kit {
  Board: Component<BoardProps<any>>;
  lessons: readonly Lesson[];
  /** Does the board fill the stage as a scene? */
  isScene?: boolean;
  /** How what happens is played out; without, the table simply changes. */
  script?: Script;
  /** What to do in this very moment; without, the page says whose turn it is. */
  ask?: (view: any, choices: Choice[], seat: number | null, say: Say) => string | undefined;
  /** Where in the game we are, for the bar. */
  chapter?: (view: any, say: Say) => string;
  /** Can everybody at one screen look at this at the same time? */
  isOpen: (view: any) => boolean;
  /** Words that the options or the box bring along. */
  word: (code: string, language: Language) => string | undefined;
  /** An event as it is told right beside the board, where one sees what it is about; else as everywhere. */
  said?: (event: Phrase, say: Say) => string;
  /** What there is to say about a choice beside its name. */
  about?: (choice: Phrase) => Phrase | undefined;
}

const kits: Record<string, (options: Record<string, unknown>) => Promise<Kit>> = {
  ice_queen: async (options) => (await import('./ice_queen')).kit(options),
  snowball_fight: async () => (await import('./snowball_fight')).kit,
  ice_and_sky: async () => (await import('./ice_and_sky')).kit,
  winter: async () => (await import('./winter')).kit,
  cold_spell: async () => (await import('./cold_spell')).kit,
};

/** The kit of a game; the table of one that we do not know is laid out by its own hints. */
export async function kitOf(game: string, options: Record<string, unknown>): Promise<Kit> {
  return (await kits[game]?.(options)) ?? (await import('./any')).kitOf(game);
}
