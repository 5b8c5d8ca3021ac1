"""Imports compiled modules from the libraries of their groups."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType
from typing import Any

from hypogeum._sources import COMPILED, HOME, Group, library_name


class LibraryFinder(MetaPathFinder):
    """Finds the libraries of a compiled set, and in them its modules."""

    def __init__(self, groups: Mapping[str, Group]) -> None:
        self._libraries = {library_name(name): COMPILED / group["library"] for name, group in groups.items()}
        self._modules = {module: library_name(name) for name, group in groups.items() for module in group["modules"]}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname in self._libraries:
            file = str(self._libraries[fullname])
            return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))
        if fullname in self._modules:
            return ModuleSpec(fullname, LibraryLoader(self._modules[fullname]), origin=self._modules[fullname])
        if fullname.rpartition(".")[0] in self._modules:
            return self._source_in_compiled_package(fullname)
        return None

    def _source_in_compiled_package(self, fullname: str) -> ModuleSpec | None:
        """A module that is not compiled, in a package that is: mypyc gives such a package a path of its own."""
        file = HOME.joinpath(*fullname.split(".")[1:]).with_suffix(".py")
        return spec_from_file_location(fullname, file) if file.is_file() else None


class LibraryLoader(Loader):
    """Lets the library of a group make a module: what mypyc's own extension in front of each module does.

    Those would be two calls of the compiler and one more file for every module.
    """

    def __init__(self, library: str) -> None:
        self._library = library

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        library = import_module(self._library)
        if hasattr(library, "ensure_deps"):
            _call(library, "ensure_deps", ctypes.c_int)
        module = _call(library, f"init_{spec.name.replace('.', '___')}", ctypes.py_object)
        assert isinstance(module, ModuleType)
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(module))  # the library holds on to it too
        return module

    def exec_module(self, module: ModuleType) -> None:
        """It ran when it was made."""


def _call(library: ModuleType, function: str, result: Any) -> Any:
    """Call a C function that a library offers as a capsule."""
    find = ctypes.pythonapi.PyCapsule_GetPointer
    find.argtypes, find.restype = [ctypes.py_object, ctypes.c_char_p], ctypes.c_void_p
    address = find(getattr(library, function), f"{library.__name__}.{function}".encode())
    return ctypes.PYFUNCTYPE(result)(address)()
