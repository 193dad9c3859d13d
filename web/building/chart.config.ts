import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const PARTS = 'many-games/[name]-[hash].js';

/** The chart of many games for the documentation, which has its own pages: a script that brings its style along. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [svelte({ compilerOptions: { css: 'injected' } })],
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: PARTS } } },
  build: {
    outDir: '../build/chart',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/docs/many-games.ts',
      output: { entryFileNames: 'many-games.js', chunkFileNames: PARTS },
    },
  },
});
