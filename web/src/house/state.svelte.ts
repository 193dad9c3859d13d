import type { FluentVariable } from '@fluent/bundle';
import { type Language, speaker } from '../i18n/language.svelte';
import { Words } from '../i18n/words';
import type { FromHouse } from './letters.ts';

const texts = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' });

/** How the house in this page stands, and its words. */
class HouseState {
  is = $state<'opening' | 'waits' | 'open' | 'failed'>('opening');
  why = $state('');
  private words = $state.raw<Words | null>(null);
  private language: Language | null = null;

  note(letter: FromHouse): void {
    if (letter.kind === 'failed') this.why = letter.why;
    if (letter.kind === 'failed' || letter.kind === 'waits' || letter.kind === 'open') this.is = letter.kind;
  }

  say(code: string, args: Record<string, FluentVariable> = {}): string {
    void this.learn(speaker.language);
    return this.words?.find(code, args) ?? '';
  }

  private async learn(language: Language): Promise<void> {
    if (language === this.language) return;
    this.language = language;
    const text = await texts[`./words/${language}.ftl`]?.();
    if (text && language === this.language) this.words = new Words(language, [text]);
  }
}

export const home = new HouseState();
