/**
 * Compiles the Python of a site without a server, with the very Python that will run it: `node building/python.ts FOLDER`.
 * Whoever visits need not wait for a compiler.  What only programmers use is left out of the library.
 */
import { mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';
import { bound } from '../src/house/packed.ts';

const COMPILE = `
import io, re, types, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

def without_lines(code):
    """Where each line stands takes a third of the bytes; what fails is told by its functions.

    An entry of the table says of up to eight units of code that their place is not known.
    """
    many, few = divmod(len(code.co_code) // 2, 8)
    unknown = b"\\xff" * many + (bytes([0xF8 | few - 1]) if few else b"")
    inner = tuple(without_lines(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=unknown, co_consts=inner)

def compiled(data, left_out):
    """Names and contents, those of one kind beside each other: so they are packed best."""
    found = []
    with zipfile.ZipFile(io.BytesIO(data)) as given:
        for name in given.namelist():
            if name.endswith("/") or re.fullmatch(rf"({left_out})(/.*|\\.py)", name):
                continue
            content = given.read(name)
            if name.endswith(".py"):
                code = without_lines(compile(content, name, "exec", dont_inherit=True, optimize=2))
                content = bytes(_code_to_hash_pyc(code, source_hash(content), False))
                name += "c"
            found.append((name, content))
    return sorted(found, key=lambda one: (one[0].rpartition(".")[2], one[0]))

def stored(files):
    """A zip file in which nothing is packed: all of it is, at once."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as made:
        for name, content in files:
            made.writestr(zipfile.ZipInfo(name), content)
    return out.getvalue()

compiled, stored
`;
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

type Found = { toJs(): [string, Uint8Array][] };
const python = await loadPyodide();
const [compiled, stored] = python.runPython(COMPILE) as [(data: unknown, leftOut: string) => Found, (files: Found) => { toJs(): Uint8Array }];

function compileZip(path: string, leftOut: string[]): Found {
  const data = python.toPy(new Uint8Array(readFileSync(path))) as { tobytes(): unknown };
  unlinkSync(path);
  return compiled(data.tobytes(), leftOut.join('|'));
}

const pack = (path: string, data: Uint8Array) => writeFileSync(path, gzipSync(data, { level: 9 }));

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of the site\'s files.');
for (const version of readdirSync(join(folder, 'python'))) {
  const home = join(folder, 'python', version);
  pack(join(home, 'library.packed'), stored(compileZip(join(home, 'python_stdlib.zip'), LEFT_OUT)).toJs());
}
const house = join(folder, 'house');
const files = ['box.zip', 'msgspec.whl'].flatMap((name) => compileZip(join(house, name), NOT_RUN).toJs());
const { made } = JSON.parse(readFileSync(join(house, 'house.json'), 'utf8')) as { made: string };
mkdirSync(join(house, made)); // what lies there is never another under the same name
pack(join(house, made, 'box.packed'), bound(files));
