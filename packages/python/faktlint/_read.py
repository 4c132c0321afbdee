"""Reading what callers hand over: never more than the caps could need, and never longer than they wait."""

from __future__ import annotations

import os
import select
import stat
import sys
import time
from typing import Any, List, Optional

from ._constants import CHARACTERS
from ._problem import Problem

# UTF-8 needs at most three bytes a UTF-16 code unit.
_MOST_BYTES_A_CHARACTER = 3


class Unread(Exception):
    """A file was not read; ``why`` is a word that the engine has a sentence for."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def is_text(document: str) -> bool:
    """Whether a string is a document; else it is a path, which begins with neither."""
    return document.lstrip("\ufeff \t\r\n")[:1] in ("<", "{")


def text(document: str) -> bytes:
    """Its UTF-8. Raises Problem."""
    if not isinstance(document, str):
        raise TypeError(f"a text is expected, not {type(document).__name__}")
    try:
        return document.encode("utf-8")
    except UnicodeEncodeError as error:
        message = f"The text holds half a character at index {error.start}. Read the file as bytes."
        raise Problem("bad_request", "half_a_character", message) from None


def file(path: Any, characters: Optional[int], timeout: Optional[float]) -> bytes:
    """What a file holds. Raises Unread."""
    most = _MOST_BYTES_A_CHARACTER * (CHARACTERS if characters is None else characters)
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        try:
            found = os.fstat(handle)
            if stat.S_ISREG(found.st_mode):
                if found.st_size > most:
                    raise Unread("too_large")
                return _all(handle, most, found.st_size)
            return _stream(handle, most, timeout)
        finally:
            os.close(handle)
    except FileNotFoundError:
        raise Unread("missing") from None
    except PermissionError:
        raise Unread("forbidden") from None
    except (OSError, ValueError):
        raise Unread("unreadable") from None


def _all(handle: int, most: int, size: int) -> bytes:
    chunks: List[bytes] = []
    left = most + 1
    # One byte more than there are, so that a file that does not grow is read at once.
    while left > 0:
        chunk = os.read(handle, min(left, max(size + 1, 65_536)))
        if not chunk:
            return chunks[0] if len(chunks) == 1 else b"".join(chunks)
        chunks.append(chunk)
        left -= len(chunk)
        if left > 0 and len(chunks) == 1 and len(chunk) == size:
            return chunk
    raise Unread("too_large")


def _stream(handle: int, most: int, timeout: Optional[float]) -> bytes:
    """Anything but a plain file, such as a pipe, does not say its size, and may have no end."""
    chunks: List[bytes] = []
    held = 0
    ends = None if timeout is None else time.monotonic() + timeout
    while True:
        if sys.platform != "win32":
            left = None if ends is None else max(0.0, ends - time.monotonic())
            if not select.select([handle], [], [], left)[0]:
                raise took_too_long(timeout)
        chunk = os.read(handle, 65_536)
        if not chunk:
            return b"".join(chunks)
        held += len(chunk)
        if held > most:
            raise Unread("too_large")
        chunks.append(chunk)


def took_too_long(timeout: Optional[float]) -> Problem:
    message = f"The document took longer than {timeout:g} s. Give it more time by timeout."
    return Problem("payload_too_large", "took_too_long", message)


def crashed() -> Problem:
    return Problem("internal_error", "crashed", "The engine broke. This is a fault of ours.")
