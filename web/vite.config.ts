import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.SNOWEDIN_SERVER ?? 'http://localhost:8011';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.SNOWEDIN_STATIC ?? '../src/snowedin/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
});
