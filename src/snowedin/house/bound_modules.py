"""How Python in a page finds its modules: all lie in two files, so that nobody looks through folders and archives.

It is the first that Python imports there, under the name `sitecustomize`, and needs nothing that Python does not bring
by itself.  `web/building/compiling.py` binds the modules.
"""

import marshal
import sys
from _frozen_importlib import ModuleSpec

TYPE_CHECKING = False  # `typing` is not to be found yet
if TYPE_CHECKING:
    from types import CodeType, ModuleType
    from typing import Any

HEAD = 4  # bytes that tell how long the list of modules is
LIBRARY = "/library.modules"
BOX = "box.modules"  # among the packages that were brought


class BoundModules:
    """The modules in the file at a `path`; what they bring besides lies in the folder `home`."""

    def __init__(self, path: str, home: str) -> None:
        self._home = home
        self._file = open(path, "rb", buffering=0)  # noqa: SIM115, PTH123  while Python runs; without pathlib
        listed = int.from_bytes(self._file.read(HEAD), "little")
        self._places: dict[str, tuple[int, int, bool]] = marshal.loads(self._file.read(listed))
        self._first = HEAD + listed

    def find_spec(self, name: str, path: "Any" = None, target: "Any" = None) -> ModuleSpec | None:
        place = self._places.get(name)
        if place is None:
            return None
        spec = ModuleSpec(name, self, origin=self._origin(name), is_package=place[2])  # type: ignore[arg-type]
        spec.has_location = True
        if place[2]:
            spec.submodule_search_locations = [self._folder(name)]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """As Python makes any."""

    def exec_module(self, module: "ModuleType") -> None:
        exec(self.get_code(module.__name__), vars(module))

    def get_code(self, name: str) -> "CodeType":
        at, size, _ = self._places[name]
        self._file.seek(self._first + at)
        code: CodeType = marshal.loads(self._file.read(size))
        return code

    def get_resource_reader(self, name: str) -> "Any":
        from importlib.machinery import SourcelessFileLoader
        from importlib.resources.readers import FileReader

        return FileReader(SourcelessFileLoader(name, self._origin(name)))

    def close(self) -> None:
        self._file.close()

    def _origin(self, name: str) -> str:
        return f"{self._folder(name)}/__init__.pyc" if self._places[name][2] else f"{self._folder(name)}.pyc"

    def _folder(self, name: str) -> str:
        return f"{self._home}/{name.replace('.', '/')}"


def install(path: str, home: str) -> BoundModules:
    """Before whoever looks into folders, after whoever knows what Python brings by itself."""
    found = BoundModules(path, home)
    sys.meta_path.insert(2, found)
    return found


if sys.platform == "emscripten":
    import site

    packages = site.getsitepackages()[0]
    install(LIBRARY, "/library")
    install(f"{packages}/{BOX}", packages)
