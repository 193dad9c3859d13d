/** A first game is short: the same rules, sooner at an end. */
export const FIRST_GAMES: Record<string, Record<string, unknown>> = {
  ice_queen: { hand_cap: 12 },
  snowball_fight: { turn_cap: 6 },
  winter: { thaw_cap: 12 },
  cold_spell: { patience: 3 },
};
