/** Lines of the tools' pictures, in a square of 24. */
export const TOOLS = {
  move: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  remove: 'M4 5h16v12H4zM13 5l-3 5 4 3-3 4M7 21c1.5-1.5 3-1.5 5 0s3.5 1.5 5 0',
  take: 'M12 14V4M8 8l4-4 4 4M5 15c0 3 3 5 7 5s7-2 7-5',
  back: 'M6 6l12 12M18 6 6 18',
  turn: 'M5 13a7 7 0 1 0 2.5-6L5 9M5 4v5h5',
  lay: 'M5 13l5 5L20 7',
  nearer: 'M12 5v14M5 12h14',
  further: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
} as const;
export type ToolName = keyof typeof TOOLS;
