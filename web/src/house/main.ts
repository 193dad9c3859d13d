/** The page of a house without a server: its door is there before the page asks for anything. */
import { mount } from 'svelte';
import { Door } from './door.ts';
import Note from './Note.svelte';
import { home } from './state.svelte';

new Door((letter) => home.note(letter)).install();
void import('../main.ts').then(() => mount(Note, { target: document.body }));
