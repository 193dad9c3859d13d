/** The page of a house without a server: its door is there before the page asks for anything. */
import { Door } from './door.ts';

new Door((letter) => letter.kind === 'failed' && console.error(letter.why)).install();
void import('../main.ts');
