// Made from src/snowedin/server/wire/ by `python -m snowedin.server.doors.typescript`; do not edit.

/** A command was carried out, and is on disk. */
export interface Accepted {
  type: "accepted";
  table: string;
  answers: string;
  /** The number of the last log entry. */
  seq: number;
  /** After `rematch`: the table of the next game. */
  next?: string;
  /** After `rematch`: what is promised of that table's deal. */
  commitment?: string;
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

export interface AskWays {
  ways: OtherWay[];
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

/** All hints of a game: its `zones`, the `ways` of its choices, and what is asked when one may be made. `asks` has a code of the game's words for a choice's code; `figure` is on the plates, `chapter` in the bar. If all of the table lies open, people at one screen need not look away. */
export interface Board {
  zones?: (Grid | Cards | Dice | Tokens | Track | Row | Note)[];
  ways?: Way[];
  asks?: Record<string, string>;
  figure?: Figure | null;
  chapter?: Note | null;
  ground?: "felt" | "ice" | "night" | "snow" | "wood";
  colour?: string;
  is_open?: boolean;
  cover?: Cover;
}

/** A file with components: a deck, letters, a dictionary. */
export interface Bring {
  game: string;
  option: string;
  /** The file's; its ending says what it is written in. */
  name: string;
  text: string;
  /** Is a blank state with them wanted, for an own engine? */
  for_engine?: boolean;
}

/** The components as an option of a new table takes them. */
export interface Brought {
  value: unknown;
  /** A blank state with them, in base 64, if it was wanted. */
  template?: string;
}

/** A card or several: numbers of their faces, nothing for one that lies face down. If there is each card but once (`unique`), it glides from one zone to another. */
export interface Cards {
  kind: "cards";
  name: string;
  at?: string;
  always?: number[];
  label?: string;
  seats?: "all" | "mine" | "others";
  when_choosing?: boolean;
  during?: string[];
  instead_of?: string;
  faces?: Face[];
  spread?: "fan" | "row";
  unique?: boolean;
}

export interface Choice {
  action: number;
  /** A phrase: its code, and its arguments by name; an argument may be a phrase. */
  phrase: unknown[];
  text: string;
}

export type ClientMessage = Act | TakeBack | Answer | Resign | Leave | Hand | Return | Say | Pledge | Reveal | Hint | Shortcuts | Shorten | Rematch | Sit | Watch | Unwatch | Ping | Lend | Considered;

/** A bank of milliseconds for every seat, what a finished turn adds, and what happens at zero. */
export interface ClockPlan {
  bank: number;
  increment?: number;
  end?: "bot" | "lose";
  /** By post: the whole bank is there again for every turn. */
  per_turn?: boolean;
}

/** What a bot knows, for the page that lends its engine: what would that level do? */
export interface Consider {
  type: "consider";
  table: string;
  /** Of the question; the answer repeats it. */
  number: number;
  seat: number;
  level: string;
  /** A redeal, as the state of the game's module, in base 64. */
  state: string;
}

/** What your page thinks; nothing where all is settled, and the bot does what it always does. */
export interface Considered {
  type: "considered";
  /** An unguessable name of a table or match. */
  table: string;
  number: number;
  seat: number;
  thought: Opined | null;
}

/** A finished match for an engine of your own: the deal, every action, and where each stands in the replay. */
export interface Course {
  /** An unguessable name of a table or match. */
  match: string;
  game: string;
  seats: number;
  /** A state of the game's module with the options alone, in base 64. */
  blank: string;
  /** The state after the deal; empty: no module has these components. */
  deal: string;
  /** Seats and their actions. */
  actions: [number, number][];
  /** The step of the replay that each action is. */
  steps: number[];
  rewards: number[];
}

/** The box on the shelf: its colour, a sign, and a pattern; what is left out follows from the game's key and name. A package whose art has a drawing called `cover` is shown by that. */
export interface Cover {
  colour?: string;
  sign?: string;
  pattern?: "" | "checks" | "diamonds" | "dots" | "rays" | "waves";
}

/** The box of a game on the shelf: the colour of its lid, and a picture where the page has none of its own. */
export interface CoverShown {
  colour: string;
  /** As a data URL; empty for a game of the box, which the page knows. */
  picture: string;
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

/** A die or several in a row, nothing for one that is hidden; 0 is a place where a die may lie. Dice that are the `same_as` those of another zone, place by place, glide from the one to the other. */
export interface Dice {
  kind: "dice";
  name: string;
  at?: string;
  always?: number[];
  label?: string;
  seats?: "all" | "mine" | "others";
  when_choosing?: boolean;
  during?: string[];
  instead_of?: string;
  colour?: string;
  tray?: boolean;
  same_as?: string;
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

/** A card's face: the sign in its corners, what is in its middle, and the code of its name in the game's words. */
export interface Face {
  corner: string;
  middle?: string;
  colour?: string;
  art?: string;
  name?: string;
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

/** A number on everybody's plate, and the code of what it counts. */
export interface Figure {
  at: string;
  label: string;
}

/** How a game's table is laid out, and the drawings that its package has for it. */
export interface GameLook {
  key: string;
  board: Board;
  /** Drawings in SVG by name. */
  art: Record<string, string>;
}

export interface GameShown {
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
  levels: LevelShown[];
  options: OptionShown[];
  cooperative: boolean;
  cover: CoverShown;
}

/** What is written of a game in its own package: its words, and its rulebook. */
export interface GameTexts {
  /** Fluent catalogues by language: the one that was asked for, and English. */
  words: Record<string, string>;
  /** As Markdown; empty if there is none. */
  rulebook: string;
  /** Of the rulebook: English where it is not translated. */
  language: string;
}

export interface Games {
  games: GameShown[];
  /** What can be said at a table. */
  phrases: string[];
  /** Names and pitches that games bring along, as Fluent catalogues of `game-` and `pitch-`. */
  names?: Record<string, string>;
}

/** Cells in rows, each with the number of its piece or nothing; the first row may be the lowest, and pieces fall. */
export interface Grid {
  kind: "grid";
  name: string;
  at?: string;
  always?: number[];
  label?: string;
  seats?: "all" | "mine" | "others";
  when_choosing?: boolean;
  during?: string[];
  instead_of?: string;
  columns: number;
  rows: number;
  pieces: Piece[];
  from_bottom?: boolean;
  falls?: boolean;
  lit?: string;
  look?: "board" | "paper" | "rack";
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
  /** You think about it yourself: instead of an answer you get what your seat knows. */
  own_engine?: boolean;
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

/** Your page thinks for the bots of a table that you play on by yourself, as long as this socket watches it. */
export interface Lend {
  type: "lend";
  /** An unguessable name of a table or match. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
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

export interface LevelRating {
  name: string;
  rating: number;
}

export interface LevelShown {
  name: string;
  /** How it plays, in an English sentence. */
  about: string;
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

export interface MatchShown {
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
  matches: MatchShown[];
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

/** A sentence of the game's words by its `code`, with arguments from the view; without any of them, nothing. */
export interface Note {
  kind: "note";
  name: string;
  at?: string;
  always?: number[];
  label?: string;
  seats?: "all" | "mine" | "others";
  when_choosing?: boolean;
  during?: string[];
  instead_of?: string;
  code: string;
  args?: Record<string, string>;
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

/** What a search thinks, as a page tells it; JSON knows no number that is none. */
export interface Opined {
  simulations: number;
  value: number | null;
  mixed: boolean;
  /** The best first. */
  choices: Weighed[];
  solved: boolean;
}

export interface OptionShown {
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

/** Choices in a row of whoever made an action of the match, as they could have been made in its place. */
export interface OtherWay {
  /** The action, counted from 1. */
  number: number;
  actions: number[];
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
}

export interface Person {
  /** Stands for a person, and is of no other use. */
  who: string;
  name: string;
  /** Is it you yourself? */
  you?: boolean;
}

/** A piece: drawn by rule from a shape, a colour and a sign on it, or the art of this name from the package. Its `name` is a code of the game's words; without one it is called by its colour. */
export interface Piece {
  shape?: "chip" | "cross" | "cube" | "disc" | "pawn" | "ring" | "star";
  colour?: string;
  sign?: string;
  art?: string;
  name?: string;
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

/** A position as it might be for all that your seat knows, for an engine of your own; the rest is drawn anew. */
export interface Redealt {
  type: "redealt";
  table: string;
  answers: string;
  seat: number;
  /** The state of the game's module, in base 64. */
  state: string;
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

/** Another game with the same people; whoever asks first sets its table up, and all are told its name. */
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

/** Numbered places from `first` to `last`, which may be a path; the view may say which one is marked. */
export interface Row {
  kind: "row";
  name: string;
  at?: string;
  always?: number[];
  label?: string;
  seats?: "all" | "mine" | "others";
  when_choosing?: boolean;
  during?: string[];
  instead_of?: string;
  last: number | string;
  first?: number;
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

export type ServerMessage = Update | Refused | Accepted | Hinted | Redealt | Offered | Presence | Pong | Consider;

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

/** Take a seat, as `Join` does, through the socket that is open already. */
export interface Sit {
  type: "sit";
  /** The table's name. */
  table: string;
  /** The client's own name for a command; sent twice, it counts once. */
  id: string;
  /** What others call you: to be seen, and without spaces at the ends. */
  name: string;
  nonce?: string | null;
  seat?: number | null;
  pledge?: string | null;
}

/** Where in a zone a choice belongs: its argument `arg` counts places from `first`, or is the thing's value. Without an argument it is the whole zone, before one's own seat if it lies before seats. */
export interface Spot {
  zone: string;
  arg?: string;
  by?: "column" | "place" | "row" | "value";
  first?: number;
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
export interface TableShown {
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
  /** May your page `lend` its engine to the bots here? */
  lend?: boolean;
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

/** So many equal pieces. */
export interface Tokens {
  kind: "tokens";
  name: string;
  at?: string;
  always?: number[];
  label?: string;
  seats?: "all" | "mine" | "others";
  when_choosing?: boolean;
  during?: string[];
  instead_of?: string;
  piece: Piece;
}

/** A race from 0 to `last`, which may be a path: a marker for every seat, at the numbers that the view has. */
export interface Track {
  kind: "track";
  name: string;
  at?: string;
  always?: number[];
  label?: string;
  seats?: "all" | "mine" | "others";
  when_choosing?: boolean;
  during?: string[];
  instead_of?: string;
  last: number | string;
  step: number;
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

/** Choices of this code are made by pressing a piece, by pressing a place, or by dragging the one to the other. Where a press alone is too easily done, it is not made `at_once`: the piece is taken up, and then the place is pressed. With a `plaque` it can also be chosen by its name, as can every choice that no way belongs to. */
export interface Way {
  code: string;
  source?: Spot | null;
  target?: Spot | null;
  at_once?: boolean;
  plaque?: boolean;
}

export interface Ways {
  /** Every choice of each way in words. */
  ways: unknown[][][];
}

/** A choice as a search weighs it. */
export interface Weighed {
  action: number;
  visits: number;
  /** None: it was not looked at. */
  value: number | null;
  share: number;
}
