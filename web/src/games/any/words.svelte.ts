import { speaker } from '../../i18n/language.svelte';
import { Words } from '../../i18n/words';

const texts = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' });

/** What the page itself says at tables that it has no scene for, in the language of the page. */
class OwnWords {
  private known = $state.raw<Record<string, Words>>({});

  async learn(language: string): Promise<void> {
    if (this.known[language]) return;
    const text = (await texts[`./words/${language}.ftl`]?.()) ?? '';
    this.known = { ...this.known, [language]: new Words(language, [text]) };
  }

  say(code: string, args: Record<string, string | number> = {}): string {
    const words = this.known[speaker.language];
    if (!words) void this.learn(speaker.language);
    return (words ?? this.known.en)?.find(code, args) ?? '';
  }
}

export const own = new OwnWords();
