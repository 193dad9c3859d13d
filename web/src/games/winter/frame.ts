import { drift } from './drift';
import type { Box } from './layout';
import type { Seen, Spot } from './seen';

const FEWEST = { columns: 11, rows: 8 }; // as many sections are always shown, so that a small lake is not drawn huge
const MARGIN = 1.25; // sections around the lake, for the marks where a card can be laid
const MOST = 4; // zoom
const LEAST = 0.6;

/** How the lake lies on the stage: pixels of its point 0 0, and of a section. */
export interface Frame {
  x: number;
  y: number;
  section: number;
}

/** A place on the lake that stays the same while the view's rows and columns begin elsewhere. */
export interface At {
  x: number;
  y: number;
}

/**
 * Rows and columns of a view begin at the lake's corner, which moves as the lake grows and melts.  The anchor keeps
 * every card where it was, so that the lake is drawn as one thing of which only what really moves, moves.
 */
export class Anchor {
  private last: Seen | null = null;
  private origin: Spot = { row: 0, column: 0 };

  follow(view: Seen): Spot {
    if (view !== this.last) {
      const moved = this.last ? drift(this.last.cards, view.cards) : { row: 0, column: 0 };
      this.origin = { row: this.origin.row + moved.row, column: this.origin.column + moved.column };
      this.last = view;
    }
    return this.origin;
  }
}

export const placeOf = (spot: Spot, origin: Spot): At => ({ x: spot.column - origin.column, y: spot.row - origin.row });

/** The lake as large as it fits into the box, in its middle. */
export function fit(cards: readonly At[], box: Box): Frame {
  const [xs, ys] = [cards.map((card) => card.x), cards.map((card) => card.y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 2];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys) + 2];
  const columns = Math.max(right - left + 2 * MARGIN, FEWEST.columns);
  const rows = Math.max(bottom - top + 2 * MARGIN, FEWEST.rows);
  const section = Math.min(box.width / columns, box.height / rows);
  return {
    section,
    x: box.x + box.width / 2 - ((left + right) / 2) * section,
    y: box.y + box.height / 2 - ((top + bottom) / 2) * section,
  };
}

/** How somebody looks at the lake: nearer, and moved by so many pixels. */
export interface Look {
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE: Look = { zoom: 1, x: 0, y: 0 };

export function seenThrough({ zoom, x, y }: Look, frame: Frame, box: Box): Frame {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  return { section: frame.section * zoom, x: cx + (frame.x - cx) * zoom + x, y: cy + (frame.y - cy) * zoom + y };
}

/** Nearer or further, around a place on the stage that stays where it is. */
export function zoomed(look: Look, factor: number, box: Box, at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }): Look {
  const zoom = Math.min(MOST, Math.max(LEAST, look.zoom * factor));
  const [dx, dy] = [at.x - box.x - box.width / 2, at.y - box.y - box.height / 2];
  const part = zoom / look.zoom;
  return panned({ zoom, x: dx - (dx - look.x) * part, y: dy - (dy - look.y) * part }, 0, 0, box);
}

export function panned(look: Look, dx: number, dy: number, box: Box): Look {
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return { zoom: look.zoom, x: within(look.x + dx, (box.width * look.zoom) / 2), y: within(look.y + dy, (box.height * look.zoom) / 2) };
}
