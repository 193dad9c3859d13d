import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { laid, moveIn } from './building/house.ts';
import { paper } from './building/paper.ts';
import { precache } from './building/precache.ts';

const server = process.env.SNOWEDIN_SERVER ?? 'http://localhost:8011';
const outDir = process.env.SNOWEDIN_STATIC ?? '../src/snowedin/server/static';
const site = process.env.SNOWEDIN_SITE; // a folder with the files of a site without a server, if that is what is built
const publicDir = site ?? 'public';
const WORKER = 'worker'; // lies at the root, for what lies deeper may not look after the whole page

export default defineConfig({
  publicDir,
  define: site ? { LAID: laid(site) } : {},
  plugins: [svelte(), precache(publicDir), ...(site ? [moveIn()] : [paper(outDir)])],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', [WORKER]: 'src/offline/worker.ts' },
      output: { entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true }, '/print': { target: server, changeOrigin: true } },
  },
});
