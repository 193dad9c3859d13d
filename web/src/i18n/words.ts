import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { isPhrase, type Phrase } from './phrase';

const MOST_KEPT = 3000; // sentences; a long evening says more, and then begins anew

/** Says phrases of one catalogue, with names and other words put in where a code asks for them. */
export class Words {
  private readonly bundle: FluentBundle;
  private readonly said = new Map<string, string>(); // a board says the same of its pieces at every turn

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
    const key = code + JSON.stringify(args);
    const said = this.said.get(key) ?? this.format(code, args);
    if (said === undefined) return this.fallback?.find(code, args);
    if (this.said.size >= MOST_KEPT) this.said.clear();
    this.said.set(key, said);
    return said;
  }

  private format(code: string, args: Record<string, FluentVariable>): string | undefined {
    const message = this.bundle.getMessage(code);
    return message?.value ? this.bundle.formatPattern(message.value, args, []) : undefined;
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
