// Made from src/snowedin/browser/ by `python -m snowedin.server.doors.engine_types`; do not edit.

/** A game's module, told to whoever calls it. */
export interface Description {
  game: string;
  made: string;
  actions: number;
  seats: number[];
  shared: boolean;
  bots: string[];
  template: string;
  options: OptionValues[];
  components: Record<string, unknown[]>;
  levels: LevelPlan[];
  records: Record<string, Layout>;
  constants: Record<string, number>;
  doors: string[];
}

/** A record: its bytes, and its fields by their names. */
export interface Layout {
  size: number;
  fields: Record<string, Slot>;
}

/** How a level thinks: as one of the game's own bots, by a tree with this plan, or by trials with this one. */
export interface LevelPlan {
  name: string;
  bot: string;
  simulations: number | null;
  seconds: number | null;
  tree: Record<string, number> | null;
  trials: Record<string, number> | null;
}

/** An option, by the name of a field of the state: which number stands there for a word, and which numbers it takes. Numbers are counted from `origin` there: the state counts seats from 0. */
export interface OptionValues {
  name: string;
  words: Record<string, number>;
  low: number;
  high: number;
  origin: number;
}

/** A field of a record: where it lies, its NumPy format or the record that it is, and how many stand in a row. */
export interface Slot {
  at: number;
  format: string;
  shape: number[];
  record: Layout | null;
}

/** What can be asked of a module; records and rows are named by their addresses in its memory. */
export interface Doors {
  start(dice: number, a: number, b: number, c: number, d: number, stream: number): void;
  roll(dice: number, n: number): number;
  deal(s: number, seats: number): void;
  is_to_act(s: number, seat: number): number;
  is_legal(s: number, seat: number, action: number): number;
  next_legal(s: number, seat: number, start: number): number;
  apply(s: number, seat: number, action: number): void;
  is_revealing(s: number, seat: number, action: number): number;
  is_over(s: number): number;
  reward(s: number, seat: number): number;
  redeal(s: number, viewer: number, dice: number): void;
  may_talk(s: number): number;
  may_take_back(s: number): number;
  see(s: number, viewer: number, seen: number): void;
  choose(bot: number, s: number, seat: number, dice: number): number;
  is_settled(s: number): number;
  random_choice(s: number, seat: number, dice: number): number;
  begin_match(states: number, legal: number, legal_rows: number, legal_columns: number, wide: number): void;
  make_move(states: number, legal: number, legal_rows: number, legal_columns: number, seat: number, action: number, wide: number): void;
  look_over(states: number, legal: number, legal_rows: number, legal_columns: number, wide: number): void;
  repeat(states: number, actions: number, actions_rows: number, actions_columns: number): void;
  reveals(states: number, legal: number, legal_rows: number, legal_columns: number, seat: number, action: number): number;
  choose_blindly(states: number, bot: number, seat: number, dice: number): number;
  redeal_to(states: number, viewer: number, dice: number, out: number): void;
  hand_out(states: number, viewer: number, dice: number, out: number): void;
  write_rewards(states: number, out: number, out_length: number): void;
  say_choices(states: number, told: number, told_rows: number, told_columns: number, seat: number, nothing: number): number;
  say_move(states: number, told: number, told_rows: number, told_columns: number, action: number, who: number): number;
  show(states: number, which: number, viewer: number, seen: number, writer: number): number;
  play_games(template: number, states: number, dice: number, bots: number, bots_length: number, seed_low: number, seed_high: number, first: number, rewards: number, rewards_rows: number, rewards_columns: number, lengths: number, lengths_length: number): void;
  seed(kept: number): void;
  answer(tree: number, states: number, seat: number, question: number, number: number, line: number, line_rows: number, line_columns: number): number;
  solve?(states: number, seat: number, effort: number, room: number, shares: number, shares_length: number, values: number, values_length: number): number;
  may_be_solved?(s: number): number;
  reflect?(s: number, seat: number, dice: number, plan: number, plan_length: number, weights: number, weights_length: number, fine: number, fine_rows: number, fine_columns: number, row: number, row_length: number, layers: number, layers_length: number): number;
  begin?(desk: number, book: number, states: number, seat: number): void;
  run?(desk: number, book: number, states: number, seat: number, laps: number): void;
  leave_out?(desk: number): void;
  list_most?(letters: number, letters_length: number, worths: number, worths_length: number, size: number, found: number, found_length: number, vocabulary: number): void;
  declare?(letters: number, letters_length: number, worths: number, worths_length: number, size: number, length: number, text: number, text_length: number, vocabulary: number): number;
}
