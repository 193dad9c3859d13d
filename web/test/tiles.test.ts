import { describe, expect, it } from 'vitest';
import { isEither, isPair, lettersToSay, tilesOf } from '../src/games/cold_spell/tiles';

const among = (letters: string) => (letter: string) => letters.includes(letter);

describe('letter cards', () => {
  it('have a tile for each letter they may be, and one for two letters in a row', () => {
    expect(tilesOf('A')).toEqual(['A']);
    expect(tilesOf('A/O')).toEqual(['A', 'O']);
    expect(tilesOf('QU')).toEqual(['QU']);
    expect(tilesOf('*')).toEqual([]);
    expect(['A/O', 'QU', 'A', '*'].map(isEither)).toEqual([true, false, false, false]);
    expect(['A/O', 'QU', 'A', '*'].map(isPair)).toEqual([false, true, false, false]);
  });

  it('say both letters of a pair, or the second alone when the first is spelled', () => {
    expect(lettersToSay('QU', 'E', among('QS'))).toEqual(['Q', 'U']);
    expect(lettersToSay('QU', 'EQ', among('U'))).toEqual(['U']);
    expect(lettersToSay('EE', 'SE', among('E'))).toEqual(['E', 'E']);
    expect(lettersToSay('QU', 'E', among('AU'))).toEqual([]);
    expect(lettersToSay('A', '', among('AO'))).toEqual(['A']);
    expect(lettersToSay('A', '', among('O'))).toEqual([]);
  });
});
