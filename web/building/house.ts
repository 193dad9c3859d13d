import type { Plugin } from 'vite';

/** The page of a site without a server begins with the house. */
export function moveIn(): Plugin {
  return {
    name: 'house',
    transformIndexHtml: { order: 'pre', handler: (page) => page.replace('/src/main.ts', '/src/house/main.ts') },
  };
}
