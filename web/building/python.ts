/**
 * Compiles the Python of a site without a server, with the very Python that will run it: `node building/python.ts FOLDER`.
 * Whoever visits need not wait for a compiler.  What only programmers use is left out of the library.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';

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
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as given, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name in sorted(given.namelist()):
            if name.endswith("/") or re.fullmatch(rf"({left_out})(/.*|\\.py)", name):
                continue
            content = given.read(name)
            if name.endswith(".py"):
                code = without_lines(compile(content, name, "exec", dont_inherit=True, optimize=2))
                content = bytes(_code_to_hash_pyc(code, source_hash(content), False))
                name += "c"
            made.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()

compiled
`;
// of the library: what only programmers, other systems and networks need
const LEFT_OUT = [
  'idlelib', 'lib2to3', 'pydoc_data', 'pydoc', 'ensurepip', 'turtledemo', 'turtle', 'tkinter', 'test', 'unittest', 'doctest', 'pdb', 'bdb', 'cmd',
  'cProfile', 'profile', 'pstats', 'profiling', 'trace', 'tracemalloc', 'venv', 'wsgiref', 'xmlrpc', 'xml/dom', 'xml/etree', 'xml/parsers', 'html',
  'http/cookiejar', 'http/cookies', 'http/server', 'curses', 'dbm', 'shelve', 'mailbox', 'imaplib', 'poplib', 'smtplib', 'ftplib', 'netrc',
  '_pyrepl', 'multiprocessing', 'sqlite3/dump', 'sqlite3/__main__', 'ctypes', 'pickletools', 'optparse', 'argparse', 'antigravity', 'this',
  '_pydecimal', '_pydatetime', '_pyio', '_pylong', 'tarfile', 'plistlib', 'sre_compile', 'pyclbr', 'modulefinder', 'zipapp', 'webbrowser', 'rlcompleter',
  'tabnanny', 'timeit', 'statistics', 'fractions', 'socketserver', 'asyncio/windows_events', 'asyncio/windows_utils', 'asyncio/proactor_events',
  'asyncio/__main__', 'asyncio/tools', 'email/_header_value_parser', 'email/headerregistry', 'email/mime', '_strptime', 'nturl2path', '_android_support',
  '_apple_support', '_ios_support', 'symtable', 'filecmp', 'fileinput', 'sched', 'code', 'compileall', 'py_compile', 'getpass', 'gettext',
  'concurrent/futures/process', 'concurrent/interpreters', 'concurrent/futures/interpreter', 'logging/config', 'logging/handlers', 'string/templatelib',
  'ssl', 'configparser', '_ast_unparse', 'urllib/robotparser', 'wave', 'colorsys', 'graphlib', 'pyodide/console', 'pyodide/http', 'crypt', 'chunk', 'pprint',
  'json/tool', 'json/__main__', 'zipfile/__main__', 'importlib/simple', 'importlib/resources/simple', 'mimetypes',
  'encodings/(?!__init__|aliases|utf_8|ascii|latin_1|cp437|idna|raw_unicode_escape|unicode_escape)\\w+',
];

const python = await loadPyodide();
const compiled = python.runPython(COMPILE) as (data: unknown, leftOut: string) => { toJs(): Uint8Array };

function compileZip(path: string, leftOut: string[]): void {
  const data = python.toPy(new Uint8Array(readFileSync(path))) as { tobytes(): unknown };
  writeFileSync(path, compiled(data.tobytes(), leftOut.join('|')).toJs());
}

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of the site\'s files.');
compileZip(join(folder, 'house', 'box.zip'), ['nothing']);
for (const version of readdirSync(join(folder, 'python'))) compileZip(join(folder, 'python', version, 'python_stdlib.zip'), LEFT_OUT);
