/**
 * The page of a house without a server: its door is there before the page asks for anything, and opens while the page is
 * still being fetched.
 */
import { Door } from './door.ts';

const door = new Door();
door.install();
void import('./page.ts').then(({ show }) => show(door));
