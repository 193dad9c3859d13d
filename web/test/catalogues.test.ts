import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const games = readdirSync(join(root, 'src/snowedin/games')).filter((name) => /^[a-z]/.test(name) && !name.includes('.'));
const folders = [
  'web/src/i18n/text',
  'src/snowedin/core/text',
  'src/snowedin/server/text',
  ...games.map((game) => `src/snowedin/games/${game}/text`),
];
const LANGUAGES = ['fr', 'de', 'es', 'nl'];
const BOX = 30; // characters of Ice Queen, whose English names stand in its box

class Variables extends Visitor {
  readonly found = new Set<string>();

  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

/** Every message with the variables it uses. */
function read(folder: string, language: string): Map<string, string[]> {
  const resource = parse(readFileSync(join(root, folder, `${language}.ftl`), 'utf-8'), {});
  const junk = resource.body.filter((entry) => entry.type === 'Junk');
  expect(junk.map((entry) => ('content' in entry ? entry.content : ''))).toEqual([]);
  const messages = resource.body.filter((entry): entry is Message => entry.type === 'Message');
  return new Map(
    messages.map((message) => {
      const variables = new Variables();
      variables.visit(message);
      return [message.id.name, [...variables.found].sort()];
    }),
  );
}

describe.each(folders)('%s', (folder) => {
  const english = read(folder, 'en');

  it.each(LANGUAGES)('says the same in %s as in English', (language) => {
    const other = read(folder, language);
    if (folder.includes('ice_queen')) {
      for (let number = 1; number <= BOX; number++) {
        for (const kind of ['card', 'flavour']) {
          expect(other.has(`${kind}-${number}`)).toBe(true);
          other.delete(`${kind}-${number}`);
        }
      }
    }
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [name, variables] of english) expect([name, other.get(name)]).toEqual([name, variables]);
  });
});

it('has a name, a pitch and words for every option of every game', () => {
  const page = read('web/src/i18n/text', 'en');
  for (const game of games) {
    expect(page.has(`game-${game}`)).toBe(true);
    expect(page.has(`pitch-${game}`)).toBe(true);
    const card = readFileSync(join(root, `src/snowedin/games/${game}/__init__.py`), 'utf-8');
    for (const [, option] of card.matchAll(/(?:Choice|Count|Components)\(\s*"(\w+)"/g)) {
      expect([option, page.has(`option-${game}-${option}`)]).toEqual([option, true]);
      expect([option, page.has(`option-${game}-${option}-help`)]).toEqual([option, true]);
    }
  }
});

it('uses no text that the page does not have, and has none that it does not use', () => {
  const page = read('web/src/i18n/text', 'en');
  const files = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(svelte|ts)$/.test(name));
  const source = files.map((name) => readFileSync(join(root, 'web/src', name), 'utf-8')).join('\n');
  const used = [...source.matchAll(/\bt\('([\w-]+)'/g)].map((found) => found[1] as string);
  expect(used.filter((name) => !page.has(name))).toEqual([]);
  const built = /^(game|pitch|bot|option|value|say|clock|lesson|check|refused|ending|wi-end|iq-ice|iq-fire)(-|$)/;
  const unused = [...page.keys()].filter((name) => !built.test(name) && !source.includes(`'${name}'`));
  expect(unused).toEqual([]);
});
