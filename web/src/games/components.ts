import type { Component } from 'svelte';

/** A component as somebody edits it: what is written on it, by column, and its number in the box; 0 where it was added. */
export interface Edited {
  written: Record<string, string>;
  number: number;
}

/** A small picture of a component, for those games that have one, each in its game's own folder. */
const pictures: Record<string, () => Promise<{ default: Component<Edited> }>> = {
  ice_queen: () => import('./ice_queen/Component.svelte'),
  winter: () => import('./winter/Component.svelte'),
  cold_spell: () => import('./cold_spell/Component.svelte'),
};

export const pictureOf = async (game: string): Promise<Component<Edited> | undefined> => (await pictures[game]?.())?.default;
