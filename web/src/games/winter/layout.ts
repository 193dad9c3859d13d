/** Where everything lies on a stage of this size, in pixels; `u` is the unit of the scene. */
export interface Layout {
  kind: 'wide' | 'narrow' | 'low';
  width: number;
  height: number;
  u: number;
  /** The water's edge, from each side of the stage. */
  shore: { left: number; right: number; top: number; bottom: number };
  /** Where the cards of the lake are to be seen. */
  box: Box;
  jetty: Box;
  cabin: { x: number; y: number; size: number };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const NARROW = 700; // as in the style sheets
const LOW = 480;

export function layoutOf(width: number, height: number, u: number): Layout {
  const base = { width, height, u };
  if (width <= NARROW) return { ...base, kind: 'narrow', ...narrow(width, height, u) };
  if (height <= LOW) return { ...base, kind: 'low', ...low(width, height, u) };
  return { ...base, kind: 'wide', ...wide(width, height, u) };
}

type Places = Pick<Layout, 'shore' | 'box' | 'jetty' | 'cabin'>;

function wide(width: number, height: number, u: number): Places {
  const top = height - 12.5 * u;
  return {
    shore: { left: 6 * u, right: 6 * u, top: 5.75 * u, bottom: 7.4 * u },
    box: { x: 8.2 * u, y: 7.5 * u, width: width - 16.4 * u, height: top - 7.7 * u },
    jetty: { x: width / 2 - 5.9 * u, y: top, width: 11.8 * u, height: 12.5 * u },
    cabin: { x: 6.5 * u, y: height - (width < 80 * u ? 20 : 12.3) * u, size: 1.04 * u },
  };
}

function narrow(width: number, height: number, u: number): Places {
  const top = height - 18.3 * u;
  return {
    shore: { left: -1.6 * u, right: -1.6 * u, top: 6.8 * u, bottom: 16.6 * u },
    box: { x: 0.7 * u, y: 7.1 * u, width: width - 1.4 * u, height: top - 7.5 * u },
    jetty: { x: width / 2 - 4.1 * u, y: top, width: 8.2 * u, height: 18.3 * u },
    cabin: { x: width - 3.7 * u, y: 5.4 * u, size: 0.6 * u },
  };
}

function low(width: number, height: number, u: number): Places {
  return {
    shore: { left: 13 * u, right: 15 * u, top: 1.5 * u, bottom: 2.4 * u },
    box: { x: 16 * u, y: 3.6 * u, width: width - 34 * u, height: height - 7.6 * u },
    jetty: { x: width - 16.4 * u, y: height - 11 * u, width: 9 * u, height: 11 * u },
    cabin: { x: 7 * u, y: height / 2 - 1 * u, size: 0.6 * u },
  };
}
