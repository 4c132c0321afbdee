"""One engine, asked by one thread at a time; after a crash the next call starts it anew."""

from __future__ import annotations

import json
import os
import threading
import weakref
from typing import Any, Callable, Dict, Optional, TypeVar, Union

from . import _read
from ._child import MEMORY, Child, Died, chosen
from ._problem import Problem, _problem

T = TypeVar("T")
I = TypeVar("I", bound="Instance")
Path = Union[str, "os.PathLike[str]"]
Fail = Callable[[Any], Exception]

_instances: "weakref.WeakSet[Instance]" = weakref.WeakSet()


class Instance:
    """An engine in a process of its own.

    Args:
        engine: ``v8`` or ``wasm``; left out, the one that ``faktlint.use`` has chosen.
        memory: megabytes that it may take.
        timeout: seconds that one call may take; left out, as many as it needs.
    """

    def __init__(
        self, *, engine: Optional[str] = None, memory: int = MEMORY, timeout: Optional[float] = None
    ) -> None:
        if engine is not None:
            chosen(engine)
        self._engine = engine
        self._memory = memory
        self._timeout = timeout
        self._begin()
        _instances.add(self)

    def _begin(self) -> None:
        self._lock = threading.Lock()
        self._child: Optional[Child] = None
        self._runs = ""

    def close(self) -> None:
        """Ends the process; the next call starts it anew."""
        with self._lock:
            if self._child is not None:
                self._child.end()
                self._child = None

    def __enter__(self: I) -> I:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _file(self, name: str, path: Path, options: Dict[str, Any], read: Callable[[Any], T], fail: Fail) -> T:
        try:
            data = _read.file(path, options.get("maxCharacters"), self._timeout)
        except _read.Unread as error:
            return self._called({"call": "unread", "why": error.why, "options": options}, b"", read, _problem)
        return self._called({"call": name, "name": os.fspath(path), "options": options}, data, read, fail)

    def _data(self, name: str, data: bytes, options: Dict[str, Any], read: Callable[[Any], T], fail: Fail) -> T:
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError(f"bytes are expected, not {type(data).__name__}")
        return self._called({"call": name, "options": options}, bytes(data), read, fail)

    def _text(self, name: str, text: str, options: Dict[str, Any], read: Callable[[Any], T], fail: Fail) -> T:
        data = _read.text(text)
        return self._called({"call": name, "text": True, "options": options}, data, read, fail)

    def _any(self, name: str, document: Any, options: Dict[str, Any], read: Callable[[Any], T], fail: Fail) -> T:
        if isinstance(document, (bytes, bytearray, memoryview)):
            return self._data(name, bytes(document), options, read, fail)
        if isinstance(document, str) and _read.is_text(document):
            return self._text(name, document, options, read, fail)
        return self._file(name, document, options, read, fail)

    def _called(self, question: Dict[str, Any], data: bytes, read: Callable[[Any], T], fail: Fail) -> T:
        for key, value in question["options"].items():
            if type(value) is int and not 0 <= value < 2**32:
                raise ValueError(f"{key} is from 0 to {2**32 - 1}, not {value}")
        with self._lock:
            answer = json.loads(self._answer(question, data))
        if "ok" in answer:
            return read(answer["ok"])
        error = answer["err"]
        # What broke is a problem, whatever a function fails with.
        raise _problem(error) if "error" in error else fail(error)

    def _answer(self, question: Dict[str, Any], data: bytes) -> bytes:
        wanted = chosen(self._engine)
        if self._child is not None and self._runs != wanted:
            self._child.end()
            self._child = None
        child = self._child = self._child or Child(wanted, self._memory)
        self._runs = wanted
        late = threading.Event()
        timer = None if self._timeout is None else threading.Timer(self._timeout, _stop, (child, late))
        try:
            if timer is not None:
                timer.start()
            child.ask(question, data)
            return child.answer()
        except Died:
            # Nothing can be said of the document.
            child.end()
            self._child = None
            raise (_read.took_too_long(self._timeout) if late.is_set() else _read.crashed()) from None
        except BaseException:
            # Interrupted between question and answer: what comes next would be taken for the answer to another question.
            child.end()
            self._child = None
            raise
        finally:
            if timer is not None:
                timer.cancel()


def _stop(child: Child, late: threading.Event) -> None:
    late.set()
    child.kill()


def _begin_all() -> None:
    for instance in list(_instances):
        instance._begin()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_begin_all)
