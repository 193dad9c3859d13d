"""Makes one site of the pages in `docs/` and of those that lie elsewhere in the repository.

Links are written for the repository, so that they work there; on the site they lead to the same pages.
What leads to a folder or to source code is text there, and nothing may be fetched from other places.
"""

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from snowedin.browser import modules
from snowedin.games import BOX

ROOT = Path(__file__).parents[2]
ELSEWHERE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "bench/results.md": "results.md",
    "web/README.md": "web.md",
}
AT_HOME = {place: path for path, place in ELSEWHERE.items()}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]*)(#[^)\s]*)?\)")
FETCHED = re.compile(r"""<(?:script|link|img|iframe|source)\b[^>]*\s(?:src|href)=["']?((?:https?:)?//[^"'\s>]+)""")
RUN_TOGETHER = re.compile(r"<p>(?:(?!</p>).)*?\n(?:- |\|).{0,60}", re.DOTALL)
CHARTS = "<!-- a chart of every game -->"
CHART = """## {name}

<div data-chart-of="{key}" data-seats="{seats}">
<p>There is no chart here: these pages were built without the games' modules, are read from a disk without a web
server, or the browser runs no JavaScript. <code>make engine docs</code> builds them with the modules.</p>
</div>
"""
DRAWN_BY = "many-games.js"
COLOURS = """<style>
[data-chart-of] {
  --line: var(--md-default-fg-color--lighter);
  --shade: transparent;
  --sheet: var(--md-default-fg-color--lightest);
  --ink: var(--md-typeset-a-color);
}
</style>"""
DRAWING = ROOT / "build" / "chart"  # `make docs` puts it there
LOG = get_plugin_logger("pages")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.nav = listed(config.nav)
    return config


def listed(entry: Any) -> Any:
    """The navigation with the pages in the place of every pattern."""
    if isinstance(entry, dict):
        return {title: listed(below) for title, below in entry.items()}
    if isinstance(entry, list):
        return [listed(below) for below in entry]
    if "*" not in entry:
        return entry
    return [found.relative_to(ROOT / "docs").as_posix() for found in sorted((ROOT / "docs").glob(entry))]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for path, place in ELSEWHERE.items():
        files.append(File.generated(config, place, content=(ROOT / path).read_text(encoding="utf-8")))
    for path in sorted(DRAWING.rglob("*.js")):
        files.append(File.generated(config, path.relative_to(DRAWING).as_posix(), abs_src_path=str(path)))
    for game in BOX.values() if (DRAWING / DRAWN_BY).exists() else ():
        if modules.built(game, modules.FOLDER):
            for path in (modules.module_path(game, modules.FOLDER), modules.description_path(game, modules.FOLDER)):
                files.append(File.generated(config, f"engine/{path.name}", abs_src_path=str(path)))
    return files


def charts() -> str:
    """A place for one of every game, and who draws them."""
    places = [CHART.format(key=game.key, name=game.name, seats=game.seats.start) for game in BOX.values()]
    return "\n".join([*places, COLOURS, f'<script type="module" src="{DRAWN_BY}"></script>'])


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    place = page.file.src_uri
    home = posixpath.dirname(AT_HOME.get(place, f"docs/{place}"))

    def led(link: re.Match[str]) -> str:
        mark, text, target, anchor = link[1], link[2], link[3], link[4] or ""
        path = posixpath.normpath(posixpath.join(home, target))
        if not target or ":" in target or not (ROOT / path).exists():
            return link[0]  # within the page, elsewhere in the world, or wrong: the build will say so
        there = ELSEWHERE.get(path, path.removeprefix("docs/") if path.startswith("docs/") else "")
        if not there or (ROOT / path).is_dir():
            return text
        return f"{mark}[{text}]({posixpath.relpath(there, posixpath.dirname(place) or '.')}{anchor})"

    return LINK.sub(led, markdown).replace(CHARTS, charts())


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    for text in RUN_TOGETHER.findall(html):
        LOG.warning(f"{page.file.src_uri} has a list or a table without an empty line before it: {text[-60:]!r}.")
    return html


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    for address in FETCHED.findall(output):
        LOG.warning(f"{page.file.src_uri} would fetch {address}; the site must do without other places.")
    return output
