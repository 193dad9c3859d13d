/** Lines of the round buttons' pictures, in a square of 24. */
export const ICONS = {
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3z',
  back: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  rules: 'M4 5c3-1 6-.6 8 1 2-1.6 5-2 8-1v14c-3-1-6-.6-8 1-2-1.6-5-2-8-1zM12 6v14',
  sound: 'M4 10v4h3l5 4V6l-5 4zM16 9c1.5 1.8 1.5 4.2 0 6M18.6 6.5c3 3.3 3 7.7 0 11',
  quiet: 'M4 10v4h3l5 4V6l-5 4zM16 9.5l5 5M21 9.5l-5 5',
  log: 'M5 6h14M5 12h14M5 18h9',
  say: 'M4 5h16v11H11l-5 4v-4H4z',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  bot: 'M5 9h14v9H5zM12 9V5M9 13v.1M15 13v.1',
  close: 'M6 6l12 12M18 6 6 18',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  moon: 'M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5z',
} as const;
export type IconName = keyof typeof ICONS;
