import { sentence } from '../i18n/language.svelte';

/** What is tried on a page: if it fails, the reason is told until something is tried again. */
export class Attempt {
  trouble = $state('');
  private readonly settled: () => void;

  /** What is to be done afterwards, however it went. */
  constructor(settled: () => void = () => undefined) {
    this.settled = settled;
  }

  readonly make = async (deed: () => Promise<void>): Promise<void> => {
    this.trouble = '';
    try {
      await deed();
    } catch (error) {
      this.trouble = sentence(error);
    }
    this.settled();
  };
}
