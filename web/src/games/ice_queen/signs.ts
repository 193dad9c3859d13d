import type { LastHand } from './seen';

/** A sign for every category, drawn in lines in a square of 24. */
export const SIGNS: Record<LastHand['category'], string> = {
  winter_scale: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9',
  power: 'M5 8h14v5H5zM12 13v8M9 21h6',
  charisma: 'm12 3 2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z',
  intelligence: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M16 16l5 5',
  empathy: 'M12 20C4 14 3 10 4.5 7.5 6.5 4.5 10.5 5 12 8.500c1.5-3.5 5.5-4 7.5-1C21 10 20 14 12 20z',
  gifts: 'M4 10h16v10H4zM4 10V7h16v3M12 7v13M12 7c-6-1-5-5-2.5-4S12 7 12 7s0-3 2.5-4S18 6 12 7z',
  cunning: 'M3 8c6-3 12-3 18 0 0 7-3 10-6 10-2 0-2-3-3-3s-1 3-3 3c-3 0-6-3-6-10zM7 11.500h3M14 11.500h3',
  ruthlessness: 'M12 2l3 5v8H9V7zM6 15h12M12 15v6',
  courage: 'M12 3c3 2 6 2.5 8 2.5 0 8-2 12.5-8 15.5-6-3-8-7.5-8-15.5 2 0 5-.5 8-2.500zM12 8v7M8.5 11.500h7',
  sociability: 'M4.8 8a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0M13.8 9a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0M2 20c0-5 3-7 6-7s6 2 6 7M15 14c4-1 7 1.5 7 6',
  quick_wit: 'M13 2 5 13h6l-1 9 9-12h-6z',
  ego: 'M4 18 3 7l5 4 4-7 4 7 5-4-1 11zM4 21h16',
  total: 'M17 6V4H6l6 8-6 8h11v-2',
};
