import type { Counter, Seen } from './seen';

/** What the board reads in a view: whose counters are which, how many lie and how many are left. */

const COLOURS: readonly Counter['colour'][] = ['light', 'dark'];

/** The colour of a seat, once colours are chosen. */
export const colourOf = (view: Seen, seat: number): Counter['colour'] | undefined => COLOURS[view.colours.indexOf(seat)];
export const onIce = (view: Seen, colour: Counter['colour']): number => view.counters.filter((one) => one.colour === colour).length;
export const supplyOf = (view: Seen, colour: Counter['colour']): number => view.supply[COLOURS.indexOf(colour)] ?? 0;
