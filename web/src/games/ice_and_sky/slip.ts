import type { Card } from './seen';

/** What was pressed, and what is to be told of it. */
export interface Opened {
  id: string;
  anchor: HTMLElement;
  title: string;
  lines: string[];
  cards?: readonly Card[];
  /** On what a note can be written; empty: on nothing. */
  subject: string;
}
