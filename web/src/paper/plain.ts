// Makes a drawing of the page one that needs no browser: what its component's style says of it is written onto each shape.

type Rules = { selector: string[]; says: Record<string, string> }[];
type Shape = { tag: string; classes: string[]; variables: Record<string, string> };

const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'opacity'];

/** The drawing without its letters, which the press sets itself, and without what cuts it out, which scissors do. */
export function plain(drawn: string, component: string): string {
  const rules = rulesOf(component);
  const above: Shape[] = [];
  return drawn
    .replace(/<!--.*?-->|<text.*?<\/text>|<clipPath.*?<\/clipPath>| clip-path="[^"]*"/gs, '')
    .replace(/<(\/?)([\w]+)([^>]*?)(\/?)>/g, (_, end: string, tag: string, rest: string, alone: string) => {
      if (end) above.pop();
      if (end) return `</${tag}>`;
      const shape: Shape = { tag, classes: attribute(rest, 'class').split(' '), variables: saidIn(attribute(rest, 'style')) };
      const said = painted(rules, [...above, shape]);
      if (!alone) above.push(shape);
      const own = rest.replace(/ (class|style)="[^"]*"/g, '').replace(/\s+$/, '');
      const added = PAINT.filter((name) => said[name] && !own.includes(` ${name}="`)).map((name) => ` ${name}="${said[name]}"`);
      return `<${tag}${own}${added.join('')}${alone}>`;
    });
}

const attribute = (text: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1] ?? '';

function saidIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, name, value]) => [name, value?.trim()]));
}

/** What stands in the style by itself; what it says of screens is of no use on paper. */
function rulesOf(component: string): Rules {
  const style = /<style>(.*?)<\/style>/s.exec(component)?.[1] ?? '';
  const blocks = style.replace(/\/\*.*?\*\//gs, '').matchAll(/^ {2}(\S[^{}@]*)\{([^{}]*)\}/gm);
  return [...blocks].flatMap(([, names, text]) =>
    (names ?? '').split(',').map((name) => ({ selector: name.trim().split(/\s+/), says: saidIn(text ?? '') })),
  );
}

function painted(rules: Rules, path: Shape[]): Record<string, string> {
  const variables = Object.assign({}, ...path.map((_, i) => ({ ...said(rules, path.slice(0, i + 1)), ...path[i]?.variables }))) as Record<string, string>;
  const own = said(rules, path);
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, value.replace(/var\((--\w+)\)/g, (_, one: string) => variables[one] ?? '')]));
}

function said(rules: Rules, path: Shape[]): Record<string, string> {
  const shape = path.at(-1) as Shape;
  const isOf = (one: Shape, name: string) => (name.startsWith('.') ? one.classes.includes(name.slice(1)) : one.tag === name);
  const fits = (selector: string[]) => isOf(shape, selector.at(-1) ?? '') && selector.slice(0, -1).every((name) => path.slice(0, -1).some((one) => isOf(one, name)));
  const found = rules.filter((rule) => fits(rule.selector)).sort((one, other) => weight(one.selector) - weight(other.selector));
  return Object.assign({}, ...found.map((rule) => rule.says)) as Record<string, string>;
}

const weight = (selector: string[]): number => selector.reduce((sum, name) => sum + (name.startsWith('.') ? 10 : 1), 0);
