import type { GameLook } from '../../net/messages';

const NOTHING: GameLook = { key: '', board: {}, art: {} };

/** The hints of the game whose table we look at; a board is given a view only. */
class Laid {
  look = $state.raw<GameLook>(NOTHING);

  /** A drawing of the package, for an image: nothing in it runs. */
  art(name: string | undefined): string {
    const svg = name ? this.look.art[name] : undefined;
    return svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : '';
  }
}

export const laid = new Laid();
