import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The page of a site without a server begins with the house. */
export function moveIn(): Plugin {
  return {
    name: 'house',
    transformIndexHtml: { order: 'pre', handler: (page) => page.replace('/src/main.ts', '/src/house/main.ts') },
  };
}

/** What was laid out for it, so that its worker need not ask. */
export const laid = (site: string): string => readFileSync(join(site, 'house', 'house.json'), 'utf8');
