import type { FluentVariable } from '@fluent/bundle';
import { type Language, speaker } from '../i18n/language.svelte';
import { Words } from '../i18n/words';

const texts = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' });

/** What the engine says of itself, which nobody needs at a first table. */
class Learned {
  words = $state.raw<Words | null>(null);
  private language: Language | null = null;

  async learn(language: Language): Promise<void> {
    if (language === this.language) return;
    this.language = language;
    const text = await texts[`./words/${language}.ftl`]?.();
    if (text && language === this.language) this.words = new Words(language, [text]);
  }
}

const learned = new Learned();

/** A text of the engine; nothing until its catalogue has come. */
export function te(code: string, args: Record<string, FluentVariable> = {}): string {
  void learned.learn(speaker.language);
  return learned.words?.find(code, args) ?? '';
}
