/** Python as a house needs it: its library and the box lie in place before it starts, compiled ahead (`building/python.ts`). */
import { loadPyodide } from 'pyodide';
import { type File, unbound } from './packed.ts';

const HOME = '/home/pyodide';
const FIRST = '/first.zip'; // what Python needs until it can find the rest: see `snowedin.house.bound_modules`
const NOTHING = 'data:,'; // Pyodide wants to fetch its own library, which nobody needs here

/** What is used of Pyodide. */
export interface Python {
  pyimport(name: string): any;
}

interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array, options?: { canOwn: boolean }): void;
}

/** What was laid out for a page: see `snowedin.house.site`. */
export interface Laid {
  python: string; // the version of Pyodide
  lock: NonNullable<Parameters<typeof loadPyodide>[0]>['lockFileContents']; // which packages Pyodide may load: none
  made: string; // a fingerprint of the box
  to_all: Record<string, string>; // what a house always answers, by what is asked
  to_nobody: Record<string, string>; // what it answers whoever comes for the first time
}

export interface Parts {
  library: Promise<Uint8Array>;
  box: Promise<Uint8Array>;
}

/** Python from the files in a folder; its own code is fetched while the parts still are. */
export function startPython(home: string, laid: Laid, parts: Parts, nothing = NOTHING): Promise<Python> {
  const fsInit = async (files: Files, { sitePackages }: { sitePackages: string }) => {
    write(files, '', unbound(await parts.library));
    write(files, sitePackages, unbound(await parts.box));
  };
  return loadPyodide({ indexURL: home, lockFileContents: laid.lock, stdLibURL: nothing, env: { HOME, PYTHONPATH: FIRST }, fsInit });
}

function write(files: Files, folder: string, box: Iterable<File>): void {
  const made = new Set<string>();
  for (const [name, content] of box) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf('/'));
    if (parent && !made.has(parent)) files.mkdirTree(parent);
    made.add(parent);
    files.writeFile(path, content, { canOwn: true });
  }
}
