"""The WASM component in wasmtime, as a process that is asked as the other engine is: python -m faktlint._component MEMORY."""

from __future__ import annotations

import base64
import functools
import json
import os
import re
import struct
import sys
from importlib import resources
from typing import Any, BinaryIO, Dict, Optional

import wasmtime
from wasmtime import component

from ._constants import OPTIONS, VERSION, kebab, unread

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


def _officially(call: str, options: Dict[str, Any]) -> Dict[str, Any]:
    """A check is official, as with the other engine, unless the lighter mode is asked for."""
    if call != "validate" or options.get("strict") is not None:
        return options
    return {**options, "strict": options.get("preflight") is not True}


_FRAME = struct.Struct(">II")


class _Engine:
    """An instance of the component."""

    def __init__(self, memory: int) -> None:
        config = wasmtime.Config()
        try:
            # Compiling takes seconds; wasmtime keeps what it compiled, where it has a place for it.
            config.cache = True
        except wasmtime.WasmtimeError:
            config = wasmtime.Config()
        engine = wasmtime.Engine(config)
        code = resources.files("faktlint").joinpath("faktlint.wasm").read_bytes()
        self._store = wasmtime.Store(engine)
        self._store.set_limits(memory_size=memory * 1_000_000)
        self._instance = component.Linker(engine).instantiate(self._store, component.Component(engine, code))

    def answer(self, question: Dict[str, Any], document: bytes) -> Dict[str, Any]:
        call, options = question["call"], _officially(question["call"], question["options"])
        if call == "unread":
            return {"err": unread(question["why"], options)}
        if call == "check":
            # The functions look at their options before anything else.
            found = self._called("validate", "", options)
            wrong = "err" in found and found["err"]["error"] == "bad_request" and found["err"]["place"] is None
            return found if wrong else {"ok": True}
        text = document.decode("utf-8") if question.get("text") else _text_of(document)
        if text is None:
            return self._called(f"{call}-bytes", document, options, call)
        return self._called(call, text, options, call)

    def _called(self, name: str, given: Any, options: Dict[str, Any], of: str = "validate") -> Dict[str, Any]:
        record = component.Record()
        for option in OPTIONS[of]:
            setattr(record, kebab(option), _passed(options.get(option)))
        function: Any = self._instance.get_func(self._store, name)
        answer = function(self._store, given, record)
        function.post_return(self._store)
        # wasmtime tells the two halves of a result apart by their classes, and tags them where those are the same.
        if isinstance(answer, component.Record):
            return {"ok": _plain(answer)}
        if answer.tag == "ok":
            return {"ok": _plain(answer.payload)}
        return {"err": _plain(answer.payload if answer.tag == "err" else answer)}


def _passed(value: Any) -> Any:
    """An option as the component takes it: what is keyed comes as pairs, which are tuples there."""
    if isinstance(value, list):
        return [tuple(it) if isinstance(it, list) else it for it in value]
    return value


def _plain(value: Any) -> Any:
    """A value of wasmtime's as it would stand in JSON."""
    if isinstance(value, component.Record):
        return {_camel(name): _plain(it) for name, it in vars(value).items()}
    if isinstance(value, component.Variant):
        return {"tag": value.tag, "val": _plain(value.payload)}
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    if isinstance(value, (list, tuple)):
        return [_plain(it) for it in value]
    return value


@functools.lru_cache(maxsize=None)
def _camel(name: str) -> str:
    first, *others = name.split("-")
    return first + "".join(it.capitalize() for it in others)


def _exactly(stream: BinaryIO, length: int) -> bytes:
    data = stream.read(length)
    if len(data) < length:
        raise EOFError
    return data


def main(memory: int) -> None:
    # Nobody else writes where the answers go.
    said = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    asked = sys.stdin.buffer
    engine = _Engine(memory)
    answer: Dict[str, Any] = {"ready": VERSION}
    while True:
        body = json.dumps(answer, separators=(",", ":")).encode()
        said.write(struct.pack(">I", len(body)) + body)
        said.flush()
        try:
            question, document = (_exactly(asked, it) for it in _FRAME.unpack(_exactly(asked, _FRAME.size)))
        except EOFError:
            return
        # A component that traps says nothing of the document: this process ends, and the caller makes a new one.
        answer = engine.answer(json.loads(question), document)


if __name__ == "__main__":
    main(int(sys.argv[1]))
