import { svelte } from '@sveltejs/vite-plugin-svelte';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';

/** Writes the page's own drawings beside it, for `snowedin print`, which has no browser. */
export function paper(outDir: string): Plugin {
  return {
    name: 'paper',
    apply: 'build',
    async closeBundle() {
      const server = await createServer({
        configFile: false,
        logLevel: 'error',
        plugins: [svelte()],
        server: { middlewareMode: true, hmr: false, ws: false, fs: { allow: ['..'] } },
        optimizeDeps: { noDiscovery: true },
      });
      try {
        const { press } = (await server.ssrLoadModule('/src/paper/press.ts')) as typeof import('../src/paper/press');
        mkdirSync(join(outDir, 'paper'), { recursive: true });
        for (const [game, art] of Object.entries(press())) writeFileSync(join(outDir, 'paper', `${game}.json`), JSON.stringify(art));
      } finally {
        await server.close();
      }
    },
  };
}
