"""The engine as a child process that may do nothing but think: questions go to it, answers come back, over pipes."""

from __future__ import annotations

import contextlib
import json
import os
import struct
import subprocess
import sys
import threading
import weakref
from importlib import resources
from typing import IO, Any, Dict, List, Optional

from ._problem import EngineMissing

# Megabytes that an engine may take for what it works with; then it ends, and is made anew.
MEMORY = 1024

_LENGTH = struct.Struct(">I")
_LENGTHS = struct.Struct(">II")

# Files of the package stay where they are as long as the process lives, also where the package is a ZIP archive.
_files = contextlib.ExitStack()
_paths: Dict[str, str] = {}


def _path(name: str) -> str:
    if name not in _paths:
        found = resources.files("faktlint").joinpath(name)
        _paths[name] = str(_files.enter_context(resources.as_file(found)))
    return _paths[name]


def _v8(memory: int) -> List[str]:
    try:
        from deno import find_deno_bin  # type: ignore[import-untyped, import-not-found, unused-ignore]
    except ImportError as error:
        raise EngineMissing(
            "The engine runs on Deno, which is not installed: pip install deno. Where there is no wheel of it for your "
            "platform, pip install wasmtime, and choose the slower engine by faktlint.use('wasm')."
        ) from error
    flags = ["--quiet", "--no-prompt", "--no-config", "--no-lock", "--no-remote", "--no-npm"]
    # Nothing is allowed: no file, no network, no variable.
    return [str(find_deno_bin()), "run", *flags, f"--v8-flags=--max-old-space-size={memory}", _path("engine.js")]


def _wasm(memory: int) -> List[str]:
    try:
        import wasmtime  # noqa: F401
    except ImportError as error:
        raise EngineMissing("The engine 'wasm' runs on wasmtime: pip install 'faktlint[wasm]'.") from error
    return [sys.executable, "-m", "faktlint._component", str(memory)]


ENGINES = {"v8": _v8, "wasm": _wasm}


class Died(Exception):
    """The child ended before it had answered."""


class Child:
    """A running engine. Its holder asks, and takes the answers in the same order."""

    def __init__(self, engine: str, memory: int) -> None:
        self.runs = (engine, memory)
        command = ENGINES[engine](memory)
        env = {**os.environ, "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}
        if engine == "wasm":
            env["PYTHONPATH"] = os.pathsep.join(it for it in sys.path if it)
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env
            )
        except OSError as error:
            raise EngineMissing(f"The engine does not start: {error}") from error
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._asked: IO[bytes] = self._process.stdin
        self._said: IO[bytes] = self._process.stdout
        self.pid = self._process.pid
        _children.add(self)
        try:
            self.answer()
        except Died:
            why = self._process.stderr.read()[-2_000:].decode("utf-8", "replace").strip()
            self.end()
            raise EngineMissing(f"The engine does not start: {why or 'it ended at once'}") from None

    def ask(self, question: Dict[str, Any], document: bytes = b"") -> None:
        """Throws Died."""
        asked = json.dumps(question, separators=(",", ":")).encode()
        try:
            self._asked.write(_LENGTHS.pack(len(asked), len(document)) + asked)
            self._asked.write(document)
            self._asked.flush()
        except (OSError, ValueError) as error:
            raise Died from error

    def answer(self) -> bytes:
        """The next answer, as JSON. Throws Died."""
        try:
            head = self._said.read(4)
            if len(head) == 4:
                (length,) = _LENGTH.unpack(head)
                body = self._said.read(length)
                if len(body) == length:
                    return body
        except (OSError, ValueError) as error:
            raise Died from error
        raise Died

    def kill(self) -> None:
        """Ends it at once; who waits for its answer learns that it died."""
        self._process.kill()

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        self.forget()

    def forget(self) -> None:
        """Lets go of its pipes. What is not written yet is written nowhere."""
        _children.discard(self)
        for pipe in (self._asked, self._said, self._process.stderr):
            with contextlib.suppress(OSError, ValueError):
                if pipe is not None:
                    getattr(pipe, "raw", pipe).close()


_children: "weakref.WeakSet[Child]" = weakref.WeakSet()
# Idle engines, for callers that work in many short turns. They end with this process.
_idle: List[Child] = []
_idle_lock = threading.Lock()


def borrowed(engine: str, memory: int) -> Child:
    """An engine that is there already, or a new one."""
    with _idle_lock:
        for child in _idle:
            if child.runs == (engine, memory) and child._process.poll() is None:
                _idle.remove(child)
                return child
    return Child(engine, memory)


def returned(child: Child) -> None:
    """Keeps an engine that has answered all that it was asked."""
    with _idle_lock:
        _idle.append(child)


def _forget_all() -> None:
    global _idle_lock
    _idle_lock = threading.Lock()
    _idle.clear()
    for child in list(_children):
        child._process.returncode = 0
        child.forget()


# After a fork the children are the parent's: with their pipes open here, they would not end with it.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_all)


def chosen(engine: Optional[str]) -> str:
    """The engine by its name; the one that was chosen for all where none is given."""
    name = _default if engine is None else engine
    if name not in ENGINES:
        raise ValueError(f"There is no engine {name!r}; there are {', '.join(ENGINES)}.")
    return name


_default = "v8"


def use(engine: str) -> None:
    """Chooses the engine for whatever does not name one: ``v8``, which is the default, or ``wasm``, which is slower."""
    global _default
    _default = chosen(engine)
