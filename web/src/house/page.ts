import { mount } from 'svelte';
import '../page.ts';
import { keepThisPage } from '../offline/register';
import type { Door } from './door.ts';
import Note from './Note.svelte';
import { home } from './state.svelte';

const LEISURE = 3000; // milliseconds after which whoever came has seen a table, if they wanted to: all else is kept then

/** The page with a note on how its house stands. */
export function show(door: Door): void {
  door.tell = (letter) => {
    home.note(letter);
    if (letter.kind === 'open') setTimeout(keepThisPage, LEISURE);
  };
  mount(Note, { target: document.body });
}
