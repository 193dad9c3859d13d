import box from '../../../../src/snowedin/games/ice_queen/box.toml?raw';

export interface Character {
  name: string;
  element: string;
  flavour: string;
}

/** The names and lines of the box, from the same file as the rules have them: `key = value`, a card after each `[[cards]]`. */
export const CHARACTERS: readonly Character[] = box
  .split('[[cards]]')
  .slice(1)
  .map((part) => {
    const read = (key: string) => JSON.parse(new RegExp(`^${key} = (".*")$`, 'm').exec(part)?.[1] ?? '""') as string;
    return { name: read('name'), element: read('element'), flavour: read('flavour') };
  });
