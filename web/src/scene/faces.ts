export interface Face {
  disc: string;
  coat: string;
  scarf: string;
  skin: string;
  hat: string;
  bobble: string;
}

const DISCS = ['#b5473a', '#2c6b96', '#c98f1d', '#24594a', '#6d5a8c', '#8f4a2a'];
const COATS = ['#21364a', '#2f6a58', '#8c4a78', '#7b2b52', '#3d5a3d', '#4b5563'];
const SCARVES = ['#c8463a', '#e9c46a', '#5d93b5', '#f2cf74', '#fffdf7', '#8cc4ea'];
const SKINS = ['#f4d9bd', '#d9a377', '#b98560', '#e2b48e', '#8a5a3c'];
const HATS = ['#e9c46a', '#34506b', '#dfe8ec', '#93cfb6', '#e0a18f', '#c8463a', '#8d7bb5'];
const BOBBLES = ['#fbf6ea', '#f2cf74', '#c8463a'];

/** How whoever has this name looks. */
export function faceOf(name: string): Face {
  let number = 2166136261;
  for (const sign of name) number = Math.imul(number ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0;
  const pick = <T>(from: readonly T[]): T => {
    number = (Math.imul(number ^ (number >>> 15), 2246822519) + 3266489917) >>> 0;
    return from[number % from.length] as T;
  };
  return { disc: pick(DISCS), coat: pick(COATS), scarf: pick(SCARVES), skin: pick(SKINS), hat: pick(HATS), bobble: pick(BOBBLES) };
}
