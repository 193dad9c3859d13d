import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, Visitor, type Message, type SelectExpression, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { Words } from '../src/i18n/words';

const root = join(import.meta.dirname, '../..');
const games = readdirSync(join(root, 'src/snowedin/games')).filter((name) => /^[a-z]/.test(name) && !name.includes('.'));
const folders = [
  'web/src/i18n/text',
  'web/src/engine/words',
  'web/src/house/words',
  'src/snowedin/core/text',
  'src/snowedin/server/text',
  ...games.map((game) => `src/snowedin/games/${game}/text`),
  ...games.map((game) => `web/src/games/${game}/text`),
];
const LANGUAGES = ['fr', 'de', 'es', 'nl'];
const BOX = 30; // characters of Ice Queen, whose English names stand in its box

class Variables extends Visitor {
  readonly found = new Set<string>();

  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

/** Variables by whose number the words change. */
class Counts extends Visitor {
  readonly found = new Set<string>();

  override visitSelectExpression(node: SelectExpression): void {
    const { selector, variants } = node;
    const counts = variants.some(({ key }) => key.type === 'Identifier' && key.name === 'one');
    if (counts && selector.type === 'VariableReference') this.found.add(selector.id.name);
    this.genericVisit(node);
  }
}

const messagesOf = (folder: string, language: string): Message[] =>
  parse(readFileSync(join(root, folder, `${language}.ftl`), 'utf-8'), {}).body.filter((one) => one.type === 'Message');

describe.each(folders)('%s', (folder) => {
  it.each(['en', ...LANGUAGES])('says nothing twice in %s', (language) => {
    const names = messagesOf(folder, language).map(({ id }) => id.name);
    expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
  });
});

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

// What is counted, in the plural; where there are always several, nobody has to count.
const MANY: Record<string, RegExp> = {
  en: /1 (cards|points|counters|words|turns|minutes|players|letters|moves|rows|seats|choices|pips|simulations|tables)\b/,
  fr: /1 (cartes|points|pions|mots|tours|minutes|joueurs|lettres|coups|lignes|places|simulations|tables|parties)\b/,
  de: /1 (Karten|Punkten?|Steinen?|Wörtern?|Zügen?|Minuten|Spielern?|Buchstaben|Zeilen|Plätzen?|Simulationen|Tische)\b/,
  es: /1 (cartas|puntos|fichas|palabras|turnos|minutos|jugadores|letras|jugadas|filas|sitios|opciones|elecciones|simulaciones|mesas)\b/,
  nl: /1 (kaarten|punten|stenen|woorden|beurten|minuten|spelers|letters|zetten|rijen|plaatsen|keuzes|simulaties|tafels)\b/,
};
const ALWAYS_SEVERAL = [
  'players', 'players-exactly', 'minutes', 'analysis-how', 'cs-barren', 'longest', 'refused-tables', 'took', 'tied',
  'refused-small_deck', 'fault-count', 'fault-size', 'fault-word',
];

describe.each(folders)('%s', (folder) => {
  const english = read(folder, 'en');

  it.each(['en', ...LANGUAGES])('counts in %s', (language) => {
    const text = readFileSync(join(root, folder, `${language}.ftl`), 'utf-8');
    const words = new Words(language, [text]);
    for (const message of parse(text, {}).body.filter((entry): entry is Message => entry.type === 'Message')) {
      const name = message.id.name;
      const variables = new Variables();
      const counts = new Counts();
      variables.visit(message);
      counts.visit(message);
      for (const you of [0, 1]) {
        const say = (number: number, of: Iterable<string>) =>
          words.find(name, { ...Object.fromEntries([...of].map((variable) => [variable, number])), who: 'Ada', colour: 'dark', length: 2, you }) ?? '';
        if (!ALWAYS_SEVERAL.includes(name)) expect(say(1, variables.found)).not.toMatch(MANY[language] as RegExp);
        if (counts.found.size) expect(say(0, counts.found)).not.toBe(say(1, counts.found));
      }
    }
  });

  it('breaks no French line before a sign', () => {
    const text = readFileSync(join(root, folder, 'fr.ftl'), 'utf-8');
    expect(text.split('\n').filter((line) => / [;:!?]/.test(line))).toEqual([]);
  });

  it.each(LANGUAGES)('says the same in %s as in English', (language) => {
    const other = read(folder, language);
    if (folder === 'src/snowedin/games/ice_queen/text') {
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
    for (const [, option] of card.matchAll(/(?:Choice|Count|Seat|Components)\(\s*"(\w+)"/g)) {
      expect([option, page.has(`option-${game}-${option}`)]).toEqual([option, true]);
      expect([option, page.has(`option-${game}-${option}-help`)]).toEqual([option, true]);
    }
  }
});

it('uses no text that the page does not have, and has none that it does not use', () => {
  const page = new Map(['web/src/i18n/text', 'web/src/engine/words', 'web/src/house/words', ...games.map((game) => `web/src/games/${game}/text`)].flatMap((one) => [...read(one, 'en')]));
  const files = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(svelte|ts)$/.test(name));
  const source = files.map((name) => readFileSync(join(root, 'web/src', name), 'utf-8')).join('\n');
  const used = [...source.matchAll(/\bte?\('([\w-]+)'/g)].map((found) => found[1] as string);
  expect(used.filter((name) => !page.has(name))).toEqual([]);
  const built = /^(game|pitch|bot|level|option|value|say|clock|lesson|check|pace|refused|report|paper|fault|ending|wi-end|iq-ice|iq-fire|puzzle-task|puzzle-level|puzzle-why|puzzle-right|puzzle-wrong|puzzle-shown)(-|$)/;
  const unused = [...page.keys()].filter((name) => !built.test(name) && !source.includes(`'${name}'`));
  expect(unused).toEqual([]);
});
