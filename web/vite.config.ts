import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { precache } from './building/precache.ts';

const server = process.env.SNOWEDIN_SERVER ?? 'http://localhost:8011';
const WORKER = 'worker'; // lies at the root, for what lies deeper may not look after the whole page

export default defineConfig({
  plugins: [svelte(), precache('public')],
  build: {
    outDir: process.env.SNOWEDIN_STATIC ?? '../src/snowedin/server/static',
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
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
});
