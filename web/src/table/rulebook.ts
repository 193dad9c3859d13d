const FOLDER = '../../../docs/rules';

/** Where the rulebook of a game lies, and in which language: English in the folder itself, others in a folder of their name. */
export function bookOf(game: string, language: string, books: Record<string, unknown>): { path: string; language: string } {
  const translated = `${FOLDER}/${language}/${game}.md`;
  return translated in books ? { path: translated, language } : { path: `${FOLDER}/${game}.md`, language: 'en' };
}
