// The page's own drawings as they are printed: run once when the page is built, by Node.
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import box from '../../../src/snowedin/games/ice_queen/box.toml?raw';
import Pyramid from '../games/cold_spell/Pyramid.svelte';
import pyramid from '../games/cold_spell/Pyramid.svelte?raw';
import Tile from '../games/cold_spell/Tile.svelte';
import tile from '../games/cold_spell/Tile.svelte?raw';
import Card from '../games/ice_and_sky/Card.svelte';
import card from '../games/ice_and_sky/Card.svelte?raw';
import Portrait from '../games/ice_queen/Portrait.svelte';
import portrait from '../games/ice_queen/Portrait.svelte?raw';
import { SIGNS } from '../games/ice_queen/signs';
import { drawings } from '../games/snowball_fight/art/pictures';
import { CUT, type Side } from '../games/snowball_fight/sides';
import Counter from '../games/winter/Counter.svelte';
import counter from '../games/winter/Counter.svelte?raw';
import Ice from '../games/winter/Ice.svelte';
import ice from '../games/winter/Ice.svelte?raw';
import { Words } from '../i18n/words';
import { plain } from './plain';

type Drawings = Record<string, string>;
type Texts = Record<string, Record<string, string>>;

const catalogues = import.meta.glob<string>('../games/snowball_fight/text/*.ftl', { query: '?raw', import: 'default', eager: true });

const MIXTURES = 40; // of characters for decks that people bring; a larger deck begins with them again
const PIPS = [1, 2, 3];
const KINDS = { plain: 'A', either: 'A/E', pair: 'QU', wild: '*' };
const NOTHING = /<path d=""[^>]*>/g; // a path that leads nowhere, which only browsers forgive
const GASES = [null, 'co2', 'ch4'];

const drawn = (component: Component<any>, source: string, props: Record<string, unknown>): string => plain(render(component, { props }).body, source);
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const sheet = (viewBox: string, inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`;
const whole = (svg: string): string => svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');

function iceQueen(): Drawings {
  const elements = [...box.matchAll(/^element = "(\w+)"/gm)].map(([, element]) => element?.toLowerCase() ?? '');
  const faces = elements.map((element, i) => [`box ${i + 1}`, { number: i + 1, element }] as const);
  const mixtures = numbers(MIXTURES).flatMap((i) => ['ice', 'fire'].map((element) => [`own ${i + 1} ${element}`, { number: i + 1, element, own: true }] as const));
  const signs = Object.entries(SIGNS).map(([name, d]) => [`sign ${name}`, sheet('0 0 24 24', `<path d="${d}" fill="none" stroke="#1b2836" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>`)]);
  return Object.fromEntries([...[...faces, ...mixtures].map(([name, props]) => [name, whole(drawn(Portrait, portrait, props))]), ...signs]);
}

/** The strip of a picture that a half of a card has room for. */
const snowballFight = (): Drawings => Object.fromEntries(Object.entries(drawings()).map(([side, inner]) => [side, sheet(`0 ${CUT[side as Side]} 160 71`, inner.replace(NOTHING, ''))]));

function iceAndSky(): Drawings {
  const cards = ['air', 'earth', 'water'].flatMap((element) => numbers(4).flatMap((value) => GASES.map((gas) => ({ element, value, gas }))));
  return Object.fromEntries(cards.map((one) => [`${one.element} ${one.value} ${one.gas ?? 'none'}`, whole(drawn(Card, card, { card: one }))]));
}

/** Every look twice, with other cracks: no box of cards has one look more often. */
function winter(): Drawings {
  const looks = numbers(16).map((look) => numbers(4).map((i) => ((look >> i) & 1 ? 'D' : 'L')).join(''));
  const cards = looks.flatMap((sections) => numbers(2).map((card) => [`${sections} ${card}`, sheet('0 0 96 96', drawn(Ice, ice, { card, sections }))]));
  const counters = ['light', 'dark'].map((colour) => [colour, sheet('-24 -24 48 48', drawn(Counter, counter, { colour }))]);
  return Object.fromEntries([...cards, ...counters]);
}

function coldSpell(): Drawings {
  const tiles = Object.entries(KINDS).flatMap(([kind, letters]) => numbers(4).map((i) => [`${kind} ${i}`, sheet('0 0 100 106', drawn(Tile, tile, { letters, points: 0, card: i }))]));
  const pyramids = PIPS.map((pips) => [`pyramid ${pips}`, sheet('-32 -40 64 80', drawn(Pyramid, pyramid, { pips, way: 0 }))]);
  return Object.fromEntries([...tiles, ...pyramids]);
}

/** What the page writes on the cards of Snowball Fight, in every language. */
function effects(): Texts {
  return Object.fromEntries(
    Object.entries(catalogues).map(([path, text]) => {
      const words = new Words('en', [text]);
      return [path.slice(-6, -4), Object.fromEntries(Object.keys(drawings()).map((side) => [side, words.find('sf-effect', { side }) ?? '']))];
    }),
  );
}

/** Every game's drawings by name, and what of the page's own words stands on its cards. */
export const press = (): Record<string, { drawings: Drawings; texts?: Texts }> => ({
  ice_queen: { drawings: iceQueen() },
  snowball_fight: { drawings: snowballFight(), texts: effects() },
  ice_and_sky: { drawings: iceAndSky() },
  winter: { drawings: winter() },
  cold_spell: { drawings: coldSpell() },
});
