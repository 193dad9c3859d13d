/**
 * Compiles the Python of a site without a server, with the very Python that will run it: `node building/python.ts FOLDER`.
 * Whoever visits need not wait for a compiler.  What only programmers use is left out of the library.
 */
import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';
import { bound, type File } from '../src/house/packed.ts';
import type { Laid } from '../src/house/python.ts';

// of the library: what only programmers, other systems and networks need
const LEFT_OUT = [
  'idlelib', 'lib2to3', 'pydoc_data', 'pydoc', 'ensurepip', 'turtledemo', 'turtle', 'tkinter', 'test', 'unittest', 'doctest', 'pdb', 'bdb', 'cmd',
  'cProfile', 'profile', 'pstats', 'profiling', 'trace', 'tracemalloc', 'venv', 'wsgiref', 'xmlrpc', 'html',
  'http', 'email', 'urllib/(?!__init__|parse)\\w+', 'xml', 'importlib/metadata', 'zoneinfo', 'sysconfig', '_sysconfigdata.*', 'curses', 'dbm', 'shelve', 'mailbox', 'imaplib', 'poplib', 'smtplib', 'ftplib', 'netrc',
  '_pyrepl', 'multiprocessing', 'sqlite3/dump', 'sqlite3/__main__', 'ctypes', 'pickletools', 'optparse', 'argparse', 'antigravity', 'this',
  '_pydecimal', '_pydatetime', '_pyio', '_pylong', 'tarfile', 'plistlib', 'sre_compile', 'pyclbr', 'modulefinder', 'zipapp', 'webbrowser', 'rlcompleter',
  'tabnanny', 'timeit', 'statistics', 'fractions', 'socketserver', 'asyncio/windows_events', 'asyncio/windows_utils', 'asyncio/proactor_events',
  'asyncio/__main__', 'asyncio/tools', '_strptime', 'nturl2path', '_android_support',
  '_apple_support', '_ios_support', 'symtable', 'filecmp', 'fileinput', 'sched', 'code', 'compileall', 'py_compile', 'getpass', 'gettext',
  'concurrent/futures/process', 'concurrent/interpreters', 'concurrent/futures/interpreter', 'logging/config', 'logging/handlers', 'string/templatelib',
  'ssl', 'configparser', '_ast_unparse', 'wave', 'colorsys', 'graphlib', 'pyodide/console', 'pyodide/http', 'crypt', 'chunk', 'pprint',
  'json/tool', 'json/__main__', 'zipfile/__main__', 'importlib/simple', 'importlib/resources/simple', 'mimetypes',
  'encodings/(?!__init__|aliases|utf_8|ascii|latin_1|cp437|idna|raw_unicode_escape|unicode_escape)\\w+',
];
const NOT_RUN = ['msgspec-.*', '.*\\.pyi', '.*\\.typed']; // of a wheel: what tells of it


/** `compiling.py`. */
interface Compiling {
  library(data: unknown, first: unknown, leftOut: string): { toJs(): File[] };
  box(archives: unknown[], leftOut: string): { toJs(): File[] };
}

const python = await loadPyodide();
python.FS.writeFile('compiling.py', readFileSync(join(import.meta.dirname, 'compiling.py')));
const { library, box } = python.pyimport('compiling') as Compiling;

/** What lies at a path, and no longer does. */
function taken(path: string): unknown {
  const data = python.toPy(new Uint8Array(readFileSync(path))) as { tobytes(): unknown };
  unlinkSync(path);
  return data.tobytes();
}

const pack = (path: string, files: File[]) => writeFileSync(path, gzipSync(bound(files), { level: 9 }));

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of the site\'s files.');
const house = join(folder, 'house');
const { made, python: version } = JSON.parse(readFileSync(join(house, 'house.json'), 'utf8')) as Laid;
const home = join(folder, 'python', version);
pack(join(home, 'library.packed'), library(taken(join(home, 'python_stdlib.zip')), taken(join(house, 'first.py')), LEFT_OUT.join('|')).toJs());
mkdirSync(join(house, made)); // what lies there is never another under the same name
pack(join(house, made, 'box.packed'), box(['box.zip', 'msgspec.whl'].map((name) => taken(join(house, name))), NOT_RUN.join('|')).toJs());
