"""The file of a backup, or of one table: JSON lines, compressed, that end with a checksum of all of them.

The first line says what it is and of which version; then each table of the database comes with its columns and its
rows. A file that ends before its last line, or of which a byte has changed, is damaged and is read to no avail.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
import zlib
from base64 import b64decode
from binascii import Error as NotBase64
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, Literal

import msgspec
from msgspec import Struct

from hypogeum.server.keeping.shapes import Shape, newest, shapes

FORMAT = 1
QUICK = 5
"""How much is made of compressing."""

Kind = Literal["backup", "table"]


class Head(Struct, kw_only=True):
    """The first line."""

    hypogeum: Kind
    """What is in the file."""
    format: int = FORMAT
    schema: int
    """The version of the database."""
    made: float


class Section(Struct, kw_only=True, forbid_unknown_fields=True):
    """Before the rows of a table."""

    table: str
    columns: tuple[str, ...]


class End(Struct, kw_only=True, forbid_unknown_fields=True):
    """The last line."""

    rows: int
    sha256: str


class DamagedArchive(Exception):
    """A file that is none of ours, or not as it was written."""


class NewerArchive(Exception):
    """A newer version of the program has written it."""


class ArchiveExists(Exception):
    """There is a file of this name."""


class ArchiveWriter:
    """Writes lines, and counts them."""

    def __init__(self, file: BinaryIO) -> None:
        self._packed = gzip.GzipFile(fileobj=file, mode="wb", compresslevel=QUICK, filename="", mtime=0)
        self._sum = hashlib.sha256()
        self.rows = 0

    def head(self, head: Head) -> None:
        self._line(head)

    def section(self, shape: Shape) -> None:
        self._line(Section(table=shape.name, columns=shape.columns))

    def row(self, values: Sequence[Any]) -> None:
        self.rows += 1
        self._line(list(values))

    def end(self) -> None:
        self._packed.write(msgspec.json.encode(End(rows=self.rows, sha256=self._sum.hexdigest())) + b"\n")
        self._packed.close()

    def _line(self, value: object) -> None:
        line = msgspec.json.encode(value) + b"\n"
        self._sum.update(line)
        self._packed.write(line)


@contextmanager
def written_to(file: Path) -> Iterator[ArchiveWriter]:
    """A file that appears under its name when it is whole and on the disk, for its owner alone: it holds secrets.

    Raises ArchiveExists or OSError.
    """
    if file.exists():
        raise ArchiveExists(str(file))
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.absolute().parent)
    try:
        with os.fdopen(handle, "wb") as opened:
            writer = ArchiveWriter(opened)
            yield writer
            writer.end()
            opened.flush()
            os.fsync(opened.fileno())
        Path(name).replace(file)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


Part = tuple[Shape, list[Any]]


class ArchiveReader:
    """Reads a file that may be damaged anywhere."""

    def __init__(self, file: Path, kind: Kind) -> None:
        """Raises OSError; all others raise DamagedArchive or NewerArchive."""
        self._file = file
        self._kind = kind

    def head(self) -> Head:
        with closing(self._lines()) as lines:
            return next(lines)[0]

    def rows(self) -> Iterator[Part]:
        """Every row with the table to which it belongs. Nothing may be believed before the last one has come."""
        for _, shape, row in self._lines():
            if shape is not None:
                yield shape, row

    def _lines(self) -> Generator[tuple[Head, Shape | None, list[Any]]]:
        try:
            with gzip.open(self._file, "rb") as lines:
                yield from self._parts(lines)
        except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.MsgspecError, UnicodeDecodeError, NotBase64) as error:
            raise DamagedArchive(str(error)) from error

    def _parts(self, lines: Any) -> Iterator[tuple[Head, Shape | None, list[Any]]]:
        total, counted = hashlib.sha256(), 0
        first = lines.readline()
        head = self._head(first)
        known = {shape.name: shape for shape in shapes(head.schema)}
        yield head, None, []
        total.update(first)
        shape: Shape | None = None
        for line in lines:
            if line.startswith(b'{"rows"'):
                end = msgspec.json.decode(line, type=End)
                if (end.rows, end.sha256) != (counted, total.hexdigest()) or lines.read(1):
                    raise DamagedArchive("its checksum does not fit")
                return
            total.update(line)
            if line.startswith(b"{"):
                section = msgspec.json.decode(line, type=Section)
                shape = known.get(section.table)
                if shape is None or section.columns != shape.columns:
                    raise DamagedArchive(f"schema {head.schema} has no such table {section.table}")
                continue
            row = msgspec.json.decode(line, type=list[Any])
            if shape is None or len(row) != len(shape.columns):
                raise DamagedArchive("a row fits no table")
            counted += 1
            yield head, shape, [_value(kind, value) for kind, value in zip(shape.kinds, row, strict=True)]
        raise DamagedArchive("it has no end")

    def _head(self, line: bytes) -> Head:
        head = msgspec.json.decode(line, type=Head)
        if head.hypogeum != self._kind:
            raise DamagedArchive(f"it is a {head.hypogeum}, not a {self._kind}")
        if head.format < 1 or head.schema < 1:
            raise DamagedArchive("there is no such format")
        if head.format > FORMAT or head.schema > newest():
            raise NewerArchive(f"format {head.format}, schema {head.schema}")
        return head


def _value(kind: str, value: Any) -> Any:
    return b64decode(value, validate=True) if kind == "blob" and isinstance(value, str) else value
