/** Children are built from the places of their joints, so that a new pose is a handful of numbers. */
export type Point = readonly [x: number, y: number];
export type Limb = readonly Point[];

export interface Clothes {
  coat: string;
  hat: string;
  scarf: string;
  skin: string;
  mitt: string;
  leg: string;
  boot: string;
}

export interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  arms: readonly Limb[];
  legs?: readonly Limb[];
  tilt?: number;
  /** Which way: 1 is to the right. */
  look?: number;
  mouth?: keyof typeof MOUTHS;
  eyes?: keyof typeof EYES;
  /** Where the end of the scarf flies. */
  tail?: Point;
  /** How many of the arms are before the body. */
  front?: number;
  isBack?: boolean;
  hasNoHat?: boolean;
}

export const INK = '#1c222c';
export const ADA: Clothes = { coat: '#21364a', hat: '#e9c46a', scarf: '#c8463a', skin: '#f4d9bd', mitt: '#c8463a', leg: '#53677a', boot: '#6b3d22' };
export const BERT: Clothes = { coat: '#2f6a58', hat: '#34506b', scarf: '#e9c46a', skin: '#d9a377', mitt: '#e9c46a', leg: '#4a4338', boot: '#3a2a20' };
const HAIR = '#8a5a2f';

const n = (value: number): string => String(Math.round(value * 10) / 10);

const MOUTHS = {
  smile: (x: number) => `M${n(x - 2.8)} 5.4q2.8 2.6 5.6 0`,
  o: (x: number) => `M${n(x)} 6.2v.6`,
  grin: (x: number) => `M${n(x - 3.4)} 5q3.4 4.4 6.8 0z`,
  flat: (x: number) => `M${n(x - 2.4)} 6.4h4.8`,
  sad: (x: number) => `M${n(x - 2.8)} 7q2.8-2.6 5.6 0`,
};

const EYES = {
  dot: (x: number) => line(`M${n(x - 3.2)} 2v.1M${n(x + 3.2)} 2v.1`, 3),
  shut: (x: number) => line(`M${n(x - 5)} 1.6q1.8 2 3.4 0m3 0q1.8 2 3.4 0`, 1.5),
  wide: (x: number) =>
    line(`M${n(x - 3.4)} 1.6v.1M${n(x + 3.4)} 1.6v.1`, 5, '#fff') + line(`M${n(x - 3.2)} 2v.1M${n(x + 3.6)} 2v.1`, 2.6),
  sly: (x: number) => line(`M${n(x - 5.4)} .2l4 1.4m3 0l4-1.4`, 1.6) + line(`M${n(x - 3)} 3v.1M${n(x + 3.2)} 3v.1`, 2.6),
};

function line(d: string, width: number, colour = ''): string {
  return `<path d="${d}" stroke-width="${n(width)}"${colour && ` stroke="${colour}"`}/>`;
}

/** A stroke of one colour with an edge of ink. */
const edged = (d: string, width: number, colour: string, edge = 4.2): string => line(d, width + edge) + line(d, width, colour);

function limb([a, b, c]: Limb, colour: string, width: number, mitt = ''): string {
  const [[ax, ay], [bx, by], [cx, cy]] = [a as Point, b as Point, (c ?? b) as Point];
  const hand = mitt && `<circle cx="${n(cx)}" cy="${n(cy)}" r="4.6" fill="${mitt}"/>`;
  return edged(`M${n(ax)} ${n(ay)}Q${n(bx)} ${n(by)} ${n(cx)} ${n(cy)}`, width, colour, 4.4) + hand;
}

function boot([x, y]: Point, look: number, colour: string): string {
  return edged(`M${n(x - 3)} ${n(y)}h${n(look ? 6 * look : 6)}`, 5.2, colour);
}

function face({ look = 1, eyes = 'dot', mouth = 'smile' }: Pose): string {
  const x = 2.4 * look;
  const lips = `<path d="${MOUTHS[mouth](x)}" stroke="#8c2f26" stroke-width="${mouth === 'o' ? 3.6 : 1.8}" fill="${mouth === 'grin' ? '#fff' : 'none'}"/>`;
  return EYES[eyes](x) + lips;
}

const HAT = 'M-10 .4C-11-9-6-14.4 0-14.4S11-9 10 .4C4-3-4-3-10 .4z';
const RIM = 'M-10-1C-4-4.6 4-4.6 10-1';

export const hat = (colour: string): string =>
  `<path d="${HAT}" fill="${colour}"/>${edged(RIM, 2.6, '#fbf6ea', 3.4)}<circle cy="-15.6" r="3.7" fill="#fbf6ea"/>`;

function head(clothes: Clothes, pose: Pose): string {
  const hair = pose.hasNoHat ? `<path d="M-9.6-1C-10-8-5-10.6 0-10.6S10-8 9.6-1C4-5-2-6-9.6-1z" fill="${HAIR}"/>` : hat(clothes.hat);
  const skin = `<circle r="9.4" fill="${pose.isBack ? HAIR : clothes.skin}"/>`;
  const [x, y] = pose.head;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${pose.tilt ?? 0})">${skin}${pose.isBack ? '' : face(pose)}${hair}</g>`;
}

/** The coat, wider at the hip than at the neck. */
function coat([x, y]: Point, [u, v]: Point, colour: string): string {
  const long = Math.hypot(u - x, v - y) || 1;
  const [ax, ay] = [(u - x) / long, (v - y) / long];
  const at = (px: number, py: number, aside: number) => `${n(px - ay * aside)} ${n(py + ax * aside)}`;
  const [ex, ey] = [u + ax * 3, v + ay * 3];
  return `<path d="M${at(x, y, 6.5)}L${at(ex, ey, 10.5)}Q${n(ex + ax * 3)} ${n(ey + ay * 3)} ${at(ex, ey, -10.5)}L${at(x, y, -6.5)}z" fill="${colour}"/>`;
}

function scarf([x, y]: Point, colour: string, tail?: Point): string {
  const end = tail ? edged(`M${n(x)} ${n(y)}q${n(tail[0] / 2)} ${n(tail[1] / 2 - 4)} ${n(tail[0])} ${n(tail[1])}`, 4.4, colour, 4) : '';
  return end + edged(`M${n(x - 6)} ${n(y - 1)}q6 4 12 0`, 4.6, colour, 4);
}

export function child(clothes: Clothes, pose: Pose): string {
  const { arms, legs = [], look = 1, front = 1 } = pose;
  const arm = (points: Limb) => limb(points, clothes.coat, 7, clothes.mitt);
  const leg = (points: Limb) => limb(points, clothes.leg, 6.5) + boot(points.at(-1) as Point, look, clothes.boot);
  return (
    `<g fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">` +
    legs.map(leg).join('') +
    arms.slice(0, arms.length - front).map(arm).join('') +
    coat(pose.neck, pose.hip, clothes.coat) +
    scarf(pose.neck, clothes.scarf, pose.tail) +
    head(clothes, pose) +
    arms.slice(arms.length - front).map(arm).join('') +
    '</g>'
  );
}
