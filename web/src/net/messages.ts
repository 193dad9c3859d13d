// Made from src/snowedin/server/wire/ by `python -m snowedin.server.doors.typescript`; do not edit.

/** A command was carried out, and is on disk. */
export interface Accepted {
  type: "accepted";
  table: string;
  answers: string;
  /** The number of the last log entry. */
  seq: number;
  next?: string;
}

/** Choose an action, decided on the position after log entry `seq`. */
export interface Act {
  type: "act";
  /** The table's name. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
  seat: number;
  /** The number of the last log entry. */
  seq: number;
  action: number;
  took?: number | null;
}

/** What was I thinking? While it is under way, `done` of `of` steps are made, and choices are told as they are. */
export interface Analysis {
  /** An unguessable name of a table or match. */
  match: string;
  status: "done" | "none" | "running" | "waiting";
  done?: number;
  of?: number;
  simulations?: number;
  replays?: number;
  /** From the one on that was asked for. */
  choices?: Judged[];
  seats?: Share[];
}

export interface Answer {
  type: "answer";
  /** The table's name. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
  seat: number;
  grant: boolean;
}

export interface BeSeen {
  seen: boolean;
}

/** Somebody who is here or whom you have blocked (`who`), or who sits at a table. */
export interface Block {
  who?: string | null;
  table?: string | null;
  seat?: number | null;
  blocked?: boolean;
}

/** A file with components: a deck, letters, a dictionary. */
export interface Bring {
  game: string;
  option: string;
  /** The file's; its ending says what it is written in. */
  name: string;
  text: string;
}

/** The components as an option of a new table takes them. */
export interface Brought {
  value: unknown;
}

export interface Choice {
  action: number;
  /** A phrase: its code, and its arguments by name; an argument may be a phrase. */
  phrase: unknown[];
  text: string;
}

export type ClientMessage = Act | TakeBack | Answer | Resign | Leave | Hand | Return | Say | Pledge | Reveal | Hint | Shortcuts | Shorten | Rematch | Watch | Unwatch | Ping;

/** A bank of milliseconds for every seat, what a finished turn adds, and what happens at zero. */
export interface ClockPlan {
  bank: number;
  increment?: number;
  end?: "bot" | "lose";
  /** By post: the whole bank is there again for every turn. */
  per_turn?: boolean;
}

export interface Create {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: ClockPlan | null;
  /** May people ask for hints although others play against them? */
  hints?: boolean;
  /** A finished match whose deal is to be played again. */
  deal_of?: string | null;
}

export interface Created {
  /** An unguessable name of a table or match. */
  table: string;
  /** SHA-256 of the secret in the deal, fixed before anybody joins; a known deal has none. */
  commitment: string;
}

/** A game's deal of the day; what others and Yeti made of it is told to whoever has finished it. */
export interface DailyDeal {
  game: string;
  /** An unguessable name of a table or match. */
  deal: string;
  /** Your own match on it, if you have begun one. */
  match: string;
  status: "closed" | "none" | "open" | "over" | "playing";
  reward?: number | null;
  /** What Yeti makes of it; none while it is still playing. */
  par?: number | null;
  results?: DailyResult[];
}

/** What somebody made of a deal of the day, the first time. */
export interface DailyResult {
  /** An unguessable name of a table or match. */
  match: string;
  name: string;
  reward: number | null;
  yours: boolean;
}

/** All finished matches on one deal, to compare. */
export interface Deal {
  /** An unguessable name of a table or match. */
  deal: string;
  results: SheetLine[];
}

/** A saved match. `format` is that of the file. The `game` is told by its key, with the `version` of its rules, `options`, the number of `seats`, the `key` of its chance in hexadecimal digits, and all `actions` as pairs of seat and action. `names` are those of the players by seat, if they are known; `checksum` is over everything else. */
export interface Document {
  format: string;
  game: string;
  version: number;
  options: Record<string, unknown>;
  seats: number;
  key: string;
  actions: [number, number][];
  names?: string[];
  checksum?: string;
}

export interface Event {
  seq: number;
  /** A phrase: its code, and its arguments by name; an argument may be a phrase. */
  phrase: unknown[];
  text: string;
}

/** A finished match to keep, to check and to play through. */
export interface Export {
  match: Document;
  proof?: Proof | null;
  ending?: "clock" | "lesson" | "played" | "resigned";
  table?: string;
}

/** One thing that is wrong with components that somebody brought. */
export interface Fault {
  sentence: string;
  /** Counted from 1, as the file has it; none: it is about the whole. */
  row: number | null;
  column: string;
  /** The sentence for clients that say it in their own language. */
  reason?: string;
  /** What the reason tells of. */
  args?: Record<string, number | string>;
}

export interface GameCard {
  key: string;
  name: string;
  pitch: string;
  fewest: number;
  most: number;
  minutes: number;
  credits: string;
  version: number;
  /** Those that answer at once, weakest first, then the levels. */
  bots: string[];
  /** Bots that may think, weakest first. */
  levels: LevelCard[];
  options: OptionCard[];
  cooperative: boolean;
}

export interface Games {
  games: GameCard[];
  /** What can be said at a table. */
  phrases: string[];
}

export interface Hand {
  type: "hand";
  /** The table's name. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
  seat: number;
  bot?: string;
}

export interface Health {
  /** Hurt: some tables cannot be read. Ill: nothing can be written. */
  status: "hurt" | "ill" | "ok";
  version: string;
  sentence?: string;
}

/** What would the strongest bot do? It knows only what your seat knows; all are told that you asked. */
export interface Hint {
  type: "hint";
  /** The table's name. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
  seat: number;
}

export interface Hinted {
  type: "hinted";
  table: string;
  answers: string;
  seat: number;
  choice: Choice;
  bot: string;
}

/** A match document; one that is not over is played on, by you and the bots named. */
export interface Import {
  match: Document;
  seats?: SeatPlan[];
  /** May people ask for hints although others play against them? */
  hints?: boolean;
}

export interface Introduce {
  /** What others call you: to be seen, and without spaces at the ends. */
  name: string;
}

/** Take a seat with a pledged nonce, to be shown when all have pledged theirs, or with one given at once. */
export interface Join {
  /** What others call you: to be seen, and without spaces at the ends. */
  name: string;
  nonce?: string | null;
  seat?: number | null;
  pledge?: string | null;
}

export interface Joined {
  /** An unguessable name of a table or match. */
  table: string;
  seats: number[];
  /** The number of the last log entry. */
  seq: number;
}

/** A choice of the match as a search judges it, with what its seat knew then; values are rewards to expect. */
export interface Judged {
  /** Of the replay. */
  step: number;
  seat: number;
  action: number;
  /** A phrase: its code, and its arguments by name; an argument may be a phrase. */
  phrase: unknown[];
  /** With best play; none where there was nothing to choose. */
  value: number | null;
  /** With this choice. */
  played: number | null;
  best: number;
  /** A phrase: its code, and its arguments by name; an argument may be a phrase. */
  best_phrase: unknown[];
  /** What the choice gave away. */
  loss: number;
  choices: number;
  glaring: boolean;
  /** The choice and those after it that belong to the same deed. */
  way?: unknown[][];
  best_way?: unknown[][];
  best_actions?: number[];
}

/** A wish for a chapter of a game's lesson, counted from 0. */
export interface Learn {
  game: string;
  chapter?: number;
}

/** Stand up before the deal; after it, a bot plays for you until you are back. */
export interface Leave {
  type: "leave";
  /** The table's name. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
  seat: number;
}

/** Where a lesson stands; `action` is what is to be chosen now, none while a rival chooses or at its end. */
export interface LessonStep {
  /** An unguessable name of a table or match. */
  table: string;
  chapter: number;
  chapters: number;
  /** Choices made in this chapter, by everybody. */
  made: number;
  of: number;
  action: number | null;
  /** What there is to tell before that choice. */
  told: string[];
  /** What was told before. */
  known: string[];
  /** How much there is to tell in all chapters. */
  lessons: number;
}

export interface LevelCard {
  name: string;
  /** How it plays, in an English sentence. */
  about: string;
}

export interface LevelRating {
  name: string;
  rating: number;
}

/** What happened, as your seat or a spectator may know it. */
export interface Log {
  /** The last entry told of; if it is not the table's, ask for more after it. */
  seq: number;
  events: Event[];
}

/** Look at a step of a finished match as it would be after other choices of a seat, just before the last of them. */
export interface Look {
  step: number;
  seat: number;
  actions: number[];
}

export interface Looked {
  view: unknown;
  choice: Choice;
}

export interface MatchCard {
  /** An unguessable name of a table or match. */
  match: string;
  game: string;
  status: "closed" | "open" | "over" | "playing";
  created: number;
  changed: number;
  /** Somebody may know every card, or did. */
  known_deal?: boolean;
}

export interface Matches {
  matches: MatchCard[];
}

export interface Me {
  name: string;
  /** False: you have no cookie yet. */
  known?: boolean;
}

/** What somebody did, in words: a step of the replay, with those before it of which nothing was told. */
export interface Move {
  step: number;
  /** The first of the steps that are joined. */
  first: number;
  /** Who did it; none for the deal. */
  seat: number | null;
  events: Event[];
}

export interface Moves {
  /** An unguessable name of a table or match. */
  match: string;
  steps: number;
  moves: Move[];
}

/** Somebody asks to take back a move; these seats have not answered. */
export interface Offer {
  seat: number;
  waiting: number[];
}

/** What can be done for a seat in one go, found on the position after log entry `seq`. */
export interface Offered {
  type: "offered";
  table: string;
  answers: string;
  seat: number;
  /** The number of the last log entry. */
  seq: number;
  shortcuts: Shortcut[];
}

export interface OpenTable {
  /** An unguessable name of a table or match. */
  table: string;
  game: string;
  created: number;
  owner: string;
  seats: number;
  free: number;
  options: Record<string, unknown>;
  clock: ClockPlan | null;
}

export interface OpenTables {
  tables: OpenTable[];
}

export interface OptionCard {
  name: string;
  kind: "choice" | "components" | "count" | "seat";
  help: string;
  default?: string | number | null;
  values?: string[];
  low?: number;
  high?: number;
  /** What is sent instead of a number to switch it off, if it can be. */
  off?: string;
}

export interface PasskeyAnswer {
  /** What the browser gave, with bytes in base64url. */
  credential: Record<string, unknown>;
}

export interface PasskeyAsked {
  /** For the browser's credentials, with bytes in base64url. */
  options: unknown;
}

export interface Passkeys {
  /** How many keep your name. */
  count: number;
}

/** Who is here, of those who wish to be seen; you are only if you said so. */
export interface People {
  /** Are you listed for others? */
  seen: boolean;
  here: Person[];
  /** By the names they had when you blocked them. */
  blocked: Person[];
  /** Which of them you are yourself; nothing for a guest. */
  you?: string | null;
}

export interface Person {
  /** Stands for a person, and is of no other use. */
  who: string;
  name: string;
}

export interface Ping {
  type: "ping";
  id?: string;
}

export interface PlayDaily {
  game: string;
}

/** Play on from a step of a finished match: you at one seat, a bot at every other; it counts for nothing. */
export interface PlayOn {
  step: number;
  seat: number;
  bot?: string;
}

/** Pledge another nonce, before the deal: the one before was shown in vain, or is lost. */
export interface Pledge {
  type: "pledge";
  /** The table's name. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
  seat: number;
  /** SHA-256 of your nonce's digits, in hexadecimal. */
  pledge: string;
}

export interface Pong {
  type: "pong";
  answers?: string;
}

/** Which seats' players have the table open now, and which bots are not ready to think yet. Sent when that changes, and to whoever begins to watch. */
export interface Presence {
  type: "presence";
  table: string;
  here: number[];
  /** False: others may be here through another process, or nobody is told in silence. */
  complete?: boolean;
  /** Seats whose bot is to choose and being compiled, once on every machine. */
  preparing?: number[];
}

export interface Proof {
  commitment: string;
  secret: string;
  nonces: string[];
}

/** The puzzles of a game: of each the weakest level that finds the answer, or `nobody`. */
export interface PuzzleShelf {
  game: string;
  levels: string[];
}

/** A puzzle as far as it was tried; `answer`, `best` and `worth` are told when it is decided. */
export interface PuzzleShown {
  game: string;
  number: number;
  level: string;
  seat: number;
  seats: number;
  options: Record<string, unknown>;
  status: "open" | "right" | "shown" | "wrong";
  view: unknown;
  choices: Choice[];
  /** Of what was tried, where it is known. */
  worth?: number | null;
  best?: number | null;
  answer?: Choice[];
}

export interface Puzzles {
  games: PuzzleShelf[];
}

/** Your rating at a game; the truth lies between `low` and `high`, 95 times in 100. */
export interface RatingLine {
  game: string;
  rating: number;
  low: number;
  high: number;
  /** How many counted. */
  matches: number;
  /** The last of them. */
  match: string;
  /** What that one brought. */
  change: number;
  /** The levels on the same scale, weakest first. */
  levels: LevelRating[];
}

export interface Ratings {
  ratings: RatingLine[];
}

export interface Recover {
  code: string;
}

export interface Recovery {
  /** Good once: it makes another device yours. */
  code: string;
  expires: number;
}

/** Why something was not done; `answers` is the id of the command, if it had one. */
export interface Refused {
  type: "refused";
  code: string;
  sentence: string;
  answers?: string;
  table?: string;
  /** Which of the code's causes, where it has several. */
  reason?: string;
  /** What the reason tells of. */
  numbers?: Record<string, number>;
  faults?: Fault[];
}

export interface Rematch {
  type: "rematch";
  /** The table's name. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
}

export interface Replay {
  /** An unguessable name of a table or match. */
  match: string;
  /** In the whole match; the deal is step 0. */
  steps: number;
  first: number;
  shown: Step[];
}

/** Tell the operator of somebody who is here, or who sits at a table; your cards are not told. */
export interface Report {
  reason: "cheating" | "leaving" | "name" | "other" | "stalling";
  who?: string | null;
  table?: string | null;
  seat?: number | null;
}

export interface Reported {
  name: string;
}

export interface Resign {
  type: "resign";
  /** The table's name. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
  seat: number;
}

export interface Result {
  ending: "clock" | "lesson" | "played" | "resigned";
  rewards: number[];
  winners: number[];
  secret: string;
  nonces: string[];
  key: string;
}

/** Play your seat yourself again. */
export interface Return {
  type: "return";
  /** The table's name. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
  seat: number;
}

/** Show the nonce that you pledged; when all have, the cards are dealt. */
export interface Reveal {
  type: "reveal";
  /** The table's name. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
  seat: number;
  /** Your part of the deal: 16 random bytes in hexadecimal. */
  nonce: string;
}

export interface Say {
  type: "say";
  /** The table's name. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
  seat: number;
  phrase: "again" | "good-bye" | "good-luck" | "hello" | "one-moment" | "oops" | "thanks" | "well-played";
}

export interface ScoreLine {
  game: string;
  played: number;
  /** Shared wins count in parts; in a cooperative game every win is whole. */
  won: number;
}

export interface Scores {
  totals: ScoreLine[];
  sheet: SheetLine[];
}

/** Who a seat is for; several of `me` share one screen. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  /** A bot's name; empty is the strongest. */
  bot?: string;
}

/** A seat as everybody sees it. */
export interface SeatShown {
  name: string;
  kind: "bot" | "kept" | "open" | "person";
  bot?: string;
  to_act?: boolean;
  away?: boolean;
  resigned?: boolean;
  /** Milliseconds left when this was sent. */
  clock?: number | null;
}

export type ServerMessage = Update | Refused | Accepted | Hinted | Offered | Presence | Pong;

/** What a seat owes to luck and what to skill; together they make its result out of a fair share. */
export interface Share {
  seat: number;
  result: number;
  /** Before the cards are dealt. */
  fair: number;
  /** Where equal bots play the same deal. */
  expected: number;
  confidence_95: number;
  luck: number;
  skill: number;
  /** By choices that the search would not have made. */
  lost: number;
}

/** One finished match; `final` is the table as a spectator saw it last. */
export interface SheetLine {
  /** An unguessable name of a table or match. */
  match: string;
  game: string;
  finished: number;
  names: string[];
  rewards: (number | null)[];
  yours: number[];
  final: unknown;
}

/** Several choices in a row under one name; the best comes first. */
export interface Shortcut {
  number: number;
  /** A phrase: its code, and its arguments by name; an argument may be a phrase. */
  phrase: unknown[];
  text: string;
}

/** What can be done for your seat in one go, as Cold Spell's solver spells whole declarations? All are told. */
export interface Shortcuts {
  type: "shortcuts";
  /** The table's name. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
  seat: number;
}

/** Make the choices of a shortcut, decided on the position after log entry `seq`. */
export interface Shorten {
  type: "shorten";
  /** The table's name. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
  seat: number;
  /** The number of the last log entry. */
  seq: number;
  /** The shortcut's place among those offered. */
  number: number;
}

export interface Step {
  seq: number;
  events: Event[];
  /** One view; or one per seat, as all-seeing. */
  views: unknown[];
  /** Seat and action, if one was made; it follows those that stand. */
  action?: [number, number] | null;
  /** Which actions were taken back: the first of them, and how many. */
  removed?: [number, number] | null;
}

/** What does not change at a table, and which seats are yours. */
export interface TableCard {
  /** An unguessable name of a table or match. */
  table: string;
  game: string;
  version: number;
  options: Record<string, unknown>;
  commitment: string;
  public: boolean;
  clock: ClockPlan | null;
  /** True: people may ask for hints, and all are told when they do. */
  hints: boolean;
  created: number;
  /** Who set the table up, if they sit at it. */
  host: string;
  yours: number[];
  /** Free seats kept for you. */
  reserved: number[];
  /** False: the rules ask for silence now. */
  talk: boolean;
  /** False: no choice is taken back here, not even if all agree. */
  take_back: boolean;
  status: "closed" | "open" | "over" | "playing";
  /** The number of the last log entry. */
  seq: number;
  seats: SeatShown[];
  deal_of?: string;
  imported?: boolean;
  /** Somebody may know every card: it is a deal of an earlier match. */
  known_deal?: boolean;
  next?: string;
  /** Is this a chapter of a lesson? */
  lesson?: boolean;
  /** The date, if it is the deal of a day, which anybody may know. */
  daily?: string;
  /** Seats of people whom you have blocked. */
  blocked?: number[];
  /** Does the match count for ratings, as the table was set up? */
  rated?: boolean;
  /** What each seat has pledged; empty where it has not. */
  pledges?: string[];
  /** Seats whose nonce is to be shown now; without a pledge, pledged anew. */
  awaited?: number[];
}

/** Take back your last choice, or ask the others whether you may. */
export interface TakeBack {
  type: "take_back";
  /** The table's name. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
  seat: number;
}

/** The deals of the day; the date is that of UTC. */
export interface Today {
  date: string;
  deals: DailyDeal[];
}

/** Choices of the puzzle's seat in its position, in their order; or have the answer shown. */
export interface TryPuzzle {
  game: string;
  number: number;
  tried: number[];
  give_up?: boolean;
}

export interface Unwatch {
  type: "unwatch";
  /** An unguessable name of a table or match. */
  table: string;
}

/** All that one seat, or a spectator, may know of a table at log entry `seq`. */
export interface Update {
  type: "update";
  /** An unguessable name of a table or match. */
  table: string;
  /** The number of the last log entry. */
  seq: number;
  seat: number | null;
  status: "closed" | "open" | "over" | "playing";
  seats: SeatShown[];
  view: unknown;
  choices: Choice[];
  events: Event[];
  answers?: string;
  /** Some older events are left out; see the log. */
  gap?: boolean;
  offer?: Offer | null;
  result?: Result | null;
  next?: string;
  /** Entries that you were shown and that the server's store has lost; the table goes on. */
  lost?: number;
  /** When the entry `seq` was written, in milliseconds. */
  at?: number;
}

/** Begin to get updates of a table, with the events after `since`. */
export interface Watch {
  type: "watch";
  /** An unguessable name of a table or match. */
  table: string;
  since?: number | null;
  /** The `at` of the update with that `seq`: if that entry was lost, you are told. */
  at?: number | null;
}
