/** A colour with its shade, and what is written on it. */
export interface Paint {
  fill: string;
  shade: string;
  ink: string;
}

const LIGHT = '#fffdf7';
const DARK = '#14202b';
const PAINTS: Record<string, Paint> = {
  berry: { fill: '#c14a3c', shade: '#8f2a24', ink: LIGHT },
  ice: { fill: '#3b83b3', shade: '#1f557c', ink: LIGHT },
  pine: { fill: '#3a7a63', shade: '#24594a', ink: LIGHT },
  sun: { fill: '#f0c35a', shade: '#c98f1d', ink: DARK },
  plum: { fill: '#7d5a96', shade: '#523766', ink: LIGHT },
  night: { fill: '#2b4259', shade: '#1b2836', ink: LIGHT },
  snow: { fill: '#fffdf7', shade: '#cfd8dc', ink: DARK },
  wood: { fill: '#b9783f', shade: '#8f5828', ink: LIGHT },
};
const SEATS = ['berry', 'sun', 'ice', 'pine', 'plum', 'wood'];

/** A colour by its name or as it is written; `seat` is that of whoever it belongs to. */
export function paintOf(colour: string | undefined, seat: number | null = null): Paint {
  const name = colour === 'seat' ? SEATS[(seat ?? 0) % SEATS.length] : colour;
  const own = { fill: name ?? '', shade: `color-mix(in srgb, ${name} 70%, #14202b)`, ink: LIGHT };
  return PAINTS[name ?? ''] ?? (name?.startsWith('#') ? own : (PAINTS.night as Paint));
}

/** What a colour is called in the page's words. */
export const colourName = (colour: string | undefined, seat: number | null = null): string =>
  (colour === 'seat' ? SEATS[(seat ?? 0) % SEATS.length] : colour) ?? 'berry';
