/** Charts of many games on a page of the documentation: each place for one becomes one, where the game's module is there. */
import { mount } from 'svelte';
import ManyGames from '../engine/ManyGames.svelte';

const home = new URL(/* @vite-ignore */ './engine/', import.meta.url).href; // beside this script, once it lies on the site

for (const place of document.querySelectorAll<HTMLElement>('[data-chart-of]')) void draw(place);

/** What the place says without a chart stays where none can be drawn; the style of the page does not reach into one. */
async function draw(place: HTMLElement): Promise<void> {
  const game = place.dataset.chartOf ?? '';
  const found = await fetch(`${home}${game}.json`).catch(() => null);
  if (!found?.ok) return;
  mount(ManyGames, { target: place.attachShadow({ mode: 'open' }), props: { game, seats: Number(place.dataset.seats), home } });
}
