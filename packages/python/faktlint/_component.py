"""The WASM component in wasmtime: one instance, called by one thread at a time."""

from __future__ import annotations

import json
import os
import re
import threading
from dataclasses import dataclass
from decimal import Decimal
from importlib import resources
from typing import Any, Callable, Optional, TypeVar, Union

import wasmtime
from wasmtime import component

T = TypeVar("T")
Path = Union[str, "os.PathLike[str]"]
Fail = Callable[[Any], Exception]


@dataclass(frozen=True)
class Position:
    """A line and a column of a text, from 1."""

    line: int
    column: int


class Problem(Exception):
    """Why there is no result: ``error`` says what kind of problem it is, ``code`` which one."""

    def __init__(self, error: str, code: str, message: str, place: Optional[Position] = None) -> None:
        super().__init__(message)
        self.error = error
        self.code = code
        self.message = message
        self.place = place

    def __str__(self) -> str:
        where = "" if self.place is None else f" (line {self.place.line}, column {self.place.column})"
        return f"{self.code}: {self.message}{where}"


def _maybe(read: Callable[[Any], T], value: Any) -> Optional[T]:
    return None if value is None else read(value)


def _json(text: str) -> Any:
    return json.loads(text, parse_float=Decimal)


def _position(it: Any) -> Position:
    return Position(line=it.line, column=it.column)


def _problem(it: Any) -> Problem:
    return Problem(error=it.error, code=it.code, message=it.message, place=_maybe(_position, it.place))


# What is UTF-8 at first sight. wasmtime hands over bytes one by one, and texts at once.
_PLAIN = re.compile(
    rb"""(?:<\?xml[ ]version=(?:"1\.0"|'1\.0')(?:[ ]encoding=(?:"utf-8"|'utf-8'))?"""
    rb"""(?:[ ]standalone=(?:"(?:yes|no)"|'(?:yes|no)'))?[ ]?\?>)?\s*(?:<(?!\?xml)|\{)""",
    re.IGNORECASE | re.VERBOSE,
)


def _text_of(data: bytes) -> Optional[str]:
    """The text of bytes that the component would read as UTF-8 without a mark; none where it has to look itself."""
    if _PLAIN.match(data) is None:
        return None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return None


_lock = threading.Lock()
_compiled: Optional[tuple[wasmtime.Engine, component.Component]] = None


def _component() -> tuple[wasmtime.Engine, component.Component]:
    """Compiled once a process; wasmtime keeps what it compiled in its cache, where it has one."""
    global _compiled
    with _lock:
        if _compiled is None:
            config = wasmtime.Config()
            try:
                config.cache = True
            except wasmtime.WasmtimeError:
                config = wasmtime.Config()
            engine = wasmtime.Engine(config)
            code = resources.files("faktlint").joinpath("faktlint.wasm").read_bytes()
            _compiled = (engine, component.Component(engine, code))
        return _compiled


class Instance:
    """An instance of the component. Calls wait for each other; after a crash the next one starts anew."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._store: Optional[wasmtime.Store] = None
        self._functions: dict[str, Any] = {}

    def _file(self, name: str, path: Path, options: dict[str, Any], read: Callable[[Any], T], fail: Fail) -> T:
        with open(path, "rb") as file:
            return self._data(name, file.read(), options, read, fail)

    def _data(self, name: str, data: bytes, options: dict[str, Any], read: Callable[[Any], T], fail: Fail) -> T:
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError(f"bytes are expected, not {type(data).__name__}")
        raw = bytes(data)
        text = _text_of(raw)
        if text is not None:
            return self._text(name, text, options, read, fail)
        return self._called(f"{name}-bytes", raw, options, read, fail)

    def _text(self, name: str, text: str, options: dict[str, Any], read: Callable[[Any], T], fail: Fail) -> T:
        if not isinstance(text, str):
            raise TypeError(f"a text is expected, not {type(text).__name__}")
        try:
            text.encode("utf-8")
        except UnicodeEncodeError as error:
            message = f"The text holds half a character at index {error.start}. Read the file as bytes."
            raise Problem("bad_request", "half_a_character", message) from None
        return self._called(name, text, options, read, fail)

    def _called(self, name: str, given: Any, options: dict[str, Any], read: Callable[[Any], T], fail: Fail) -> T:
        record = component.Record()
        for key, value in options.items():
            if type(value) is int and not 0 <= value < 2**32:
                raise ValueError(f"{key} is from 0 to {2**32 - 1}, not {value}")
            setattr(record, key, value)
        with self._lock:
            answer = self._answer(name, given, record)
        # wasmtime tells the two halves of a result apart by their classes, and tags them where those are the same.
        if isinstance(answer, component.Record):
            return read(answer)
        if answer.tag == "ok":
            return read(answer.payload)
        raise fail(answer.payload if answer.tag == "err" else answer)

    def _answer(self, name: str, given: Any, options: component.Record) -> Any:
        try:
            store, function = self._function(name)
            answer = function(store, given, options)
            function.post_return(store)
            return answer
        except wasmtime.WasmtimeError as error:
            # Nothing can be said of the document, and nothing be asked of this instance any more.
            self._store = None
            raise Problem("internal_error", "crashed", "The engine broke. This is a fault of ours.") from error

    def _function(self, name: str) -> tuple[wasmtime.Store, Any]:
        if self._store is None:
            engine, code = _component()
            store = wasmtime.Store(engine)
            instance = component.Linker(engine).instantiate(store, code)
            self._functions = {it: instance.get_func(store, it) for it in self._names()}
            self._store = store
        return self._store, self._functions[name]

    @classmethod
    def _names(cls) -> tuple[str, ...]:
        raise NotImplementedError
