import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { isPhrase, type Phrase } from './phrase';

/** Says phrases of one catalogue, with names and other words put in where a code asks for them. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    language: string,
    catalogues: readonly string[],
    private readonly fallback: Words | null = null,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of catalogues) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  knows(code: string): boolean {
    return this.bundle.hasMessage(code);
  }

  /** The message in words, or `undefined` where no catalogue has it. */
  find(code: string, args: Record<string, FluentVariable> = {}): string | undefined {
    const message = this.bundle.getMessage(code);
    if (message?.value) return this.bundle.formatPattern(message.value, args, []);
    return this.fallback?.find(code, args);
  }

  say(phrase: Phrase, own: (phrase: Phrase) => string | undefined): string {
    const said = own(phrase);
    if (said !== undefined) return said;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(phrase[1] ?? {})) {
      args[name] = isPhrase(value) ? this.say(value, own) : (value as FluentVariable);
    }
    return this.find(phrase[0], args) ?? phrase[0];
  }
}
