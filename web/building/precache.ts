import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'worker.js';
const LATER = /\.woff$/; // every browser that has workers takes the smaller kind

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => relative(folder, join(found.parentPath, found.name)).replaceAll('\\', '/'))
    .sort();

/** Tells the service worker which files the page has, and by a fingerprint of them all which version of it they are. */
export function precache(publicFolder: string): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error(`The build has no ${WORKER}.`);
      const mark = createHash('sha256').update(worker.code);
      const files: string[] = [];
      for (const [name, output] of Object.entries(bundle).sort()) {
        if (name === WORKER || name.startsWith('.') || LATER.test(name)) continue;
        files.push(name === 'index.html' ? '/' : `/${name}`);
        mark.update(name).update(output.type === 'chunk' ? output.code : output.source);
      }
      for (const name of filesIn(publicFolder)) {
        files.push(`/${name}`);
        mark.update(name).update(readFileSync(join(publicFolder, name)));
      }
      const known = JSON.stringify({ version: mark.digest('hex').slice(0, 16), files });
      worker.code = `const PRECACHE = ${known};\n${worker.code}`;
    },
  };
}
