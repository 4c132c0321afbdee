"""Many documents, in the hands of several engines: in order, in bounded memory, and one result for each, whatever happens."""

from __future__ import annotations

import collections
import json
import os
import threading
import time
from typing import Any, Callable, Deque, Dict, Iterable, Iterator, List, Optional, Tuple, TypeVar, Union

from . import _read
from ._child import MEMORY, Child, Died, borrowed, chosen, returned
from ._problem import EngineMissing, Problem, _problem

T = TypeVar("T")
_Options = Dict[str, Any]

# Documents that are taken before their turn, and bytes of those that were handed over as such.
AHEAD = 1_000
_AHEAD_BYTES = 64_000_000
# Documents that an engine has at a time, so that it seldom waits for the next, and bytes of them.
_HELD = 16
_HELD_BYTES = 8_000_000
# A document of more bytes is asked about when the engine has no other.
_ALONE = 262_144
# How often an engine may fail to start in a row.
_STARTS = 3

Answer = Union[bytes, Problem]


class _Slot:
    __slots__ = ("name", "document", "size", "answer", "died", "sent")

    def __init__(self, name: Optional[str], document: Any) -> None:
        self.name = name
        self.document = document
        self.size = len(document) if isinstance(document, (bytes, bytearray, memoryview, str)) else 0
        self.answer: Optional[Answer] = None
        self.died = 0
        self.sent = 0


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Pool:
    """Engines that work on documents. Answers are the engine's, as JSON, or a Problem where it gave none."""

    def __init__(
        self,
        options: Dict[str, Any],
        *,
        jobs: Optional[int] = None,
        timeout: Optional[float] = 2.0,
        engine: Optional[str] = None,
        memory: int = MEMORY,
        keep: bool = False,
    ) -> None:
        """Raises Problem for options that cannot be followed. With ``keep`` its engines stay for the next pool of this process."""
        if jobs is not None and jobs < 1:
            raise ValueError(f"jobs is at least 1, not {jobs}")
        self.options = options
        self.timeout = timeout
        self.engine = chosen(engine)
        self.memory = memory
        self.jobs = processors() if jobs is None else jobs
        self.changed = threading.Condition()
        self.waiting: Deque[_Slot] = collections.deque()
        self.first: Optional[_Slot] = None
        self.ended = False
        self.failed: Optional[BaseException] = None
        self._workers: List[_Worker] = []
        self._held = 0
        self.keep = keep
        # The engine that was asked about the options is the first one's.
        self.ready: List[Child] = []
        self._check()

    def _check(self) -> None:
        for key, value in self.options.items():
            if type(value) is int and not 0 <= value < 2**32:
                raise ValueError(f"{key} is from 0 to {2**32 - 1}, not {value}")
        child = borrowed(self.engine, self.memory)
        child.ask({"call": "check", "options": self.options})
        answer = json.loads(child.answer())
        if "err" in answer:
            child.end()
            raise _problem(answer["err"])
        self.ready.append(child)

    def started(self) -> Child:
        with self.changed:
            if self.ready:
                return self.ready.pop()
        return borrowed(self.engine, self.memory)

    def results(
        self, documents: Iterable[Any], read: Callable[[Any], T]
    ) -> Iterator[Union[T, Problem]]:
        for answer in self.answers(_named(documents)):
            if isinstance(answer, Problem):
                yield answer
                continue
            found = json.loads(answer)
            yield read(found["ok"]) if "ok" in found else _problem(found["err"])

    def answers(self, documents: Iterable[Tuple[Optional[str], Any]]) -> Iterator[Answer]:
        window: Deque[_Slot] = collections.deque()
        source = iter(documents)
        more = True
        try:
            while True:
                while more and self._wants(window):
                    try:
                        slot = _Slot(*next(source))
                    except StopIteration:
                        more = False
                        break
                    window.append(slot)
                    self._give(slot)
                if not window:
                    return
                yield self._taken(window)
        finally:
            self._end()

    def _wants(self, window: Deque[_Slot]) -> bool:
        """Whether to take another document before the next answer is given out."""
        if not window:
            return True
        if len(window) >= AHEAD or self._held > _AHEAD_BYTES:
            return False
        return window[0].answer is None or len(self.waiting) < 2 * _HELD * self.jobs

    def _give(self, slot: _Slot) -> None:
        self._held += slot.size
        with self.changed:
            self.waiting.append(slot)
            self.changed.notify()
        # One more engine for as long as documents wait for one.
        if len(self._workers) < self.jobs and len(self.waiting) >= min(1 + _HELD * len(self._workers), 2 * _HELD):
            self._workers.append(_Worker(self))
            if len(self._workers) == 1:
                threading.Thread(target=self._watch, daemon=True).start()

    def _taken(self, window: Deque[_Slot]) -> Answer:
        slot = window[0]
        with self.changed:
            self.first = slot
            while slot.answer is None:
                if self.failed is not None:
                    raise self.failed
                self.changed.wait()
            self.first = None
        window.popleft()
        self._held -= slot.size
        return slot.answer

    def done(self, slot: _Slot, answer: Answer) -> None:
        slot.answer = answer
        slot.document = None
        if slot is self.first:
            with self.changed:
                self.changed.notify_all()

    def _watch(self) -> None:
        """Ends engines that take too long."""
        if self.timeout is None:
            return
        while not self.ended:
            now = time.monotonic()
            for worker in list(self._workers):
                worker.end_if_late(now)
            time.sleep(min(0.05, self.timeout / 4))

    def _end(self) -> None:
        with self.changed:
            self.ended = True
            self.changed.notify_all()
        for worker in self._workers:
            worker.stop()
        for worker in self._workers:
            worker.thread.join()
        for child in self.ready:
            self.leave(child)

    def leave(self, child: Child) -> None:
        """Lets go of an engine that has answered everything."""
        if self.keep:
            returned(child)
        else:
            child.end()


def _named(documents: Iterable[Any]) -> Iterator[Tuple[Optional[str], Any]]:
    for document in documents:
        if isinstance(document, tuple) and len(document) == 2:
            yield document
        else:
            yield None, document


class _Worker:
    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.child: Optional[Child] = None
        self.asked: Deque[_Slot] = collections.deque()
        self.again: Deque[_Slot] = collections.deque()
        # Since when it has been at work on the first document that it was asked about.
        self.since: Optional[float] = None
        self.late = False
        self.lock = threading.Lock()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        with self.lock:
            # One that is in the middle of a document that nobody waits for any more would keep the others waiting.
            if self.child is not None and self.asked:
                self.child.kill()

    def end_if_late(self, now: float) -> None:
        with self.lock:
            since, timeout = self.since, self.pool.timeout
            if self.child is None or since is None or timeout is None or now - since < timeout:
                return
            self.late = True
            self.child.kill()

    def _run(self) -> None:
        pool = self.pool
        try:
            while not pool.ended:
                try:
                    if not self._fill():
                        return
                    if self.asked:
                        self._take()
                except Died:
                    self._died()
        except BaseException as error:  # A caller that waits for an answer must learn that none will come.
            with pool.changed:
                pool.failed = error
                pool.changed.notify_all()
        finally:
            self._leave()

    def _leave(self) -> None:
        with self.lock:
            child, self.child = self.child, None
        if child is None:
            return
        if self.asked or self.late:
            child.end()
        else:
            self.pool.leave(child)

    def _fill(self) -> bool:
        """Asks about as many documents as the engine should have; false when there is nothing left to do."""
        while len(self.asked) < _HELD and sum(it.sent for it in self.asked) < _HELD_BYTES:
            # One that has ended an engine is asked about alone.
            if self.asked and (self.asked[0].died or (self.again and self.again[0].died)):
                return True
            slot = self._next()
            if slot is None:
                return bool(self.asked) or not self.pool.ended
            self._ask(slot)
        return True

    def _next(self) -> Optional[_Slot]:
        if self.again:
            return self.again.popleft()
        with self.pool.changed:
            while not self.pool.waiting:
                if self.asked or self.pool.ended:
                    return None
                self.pool.changed.wait()
            return None if self.pool.ended else self.pool.waiting.popleft()

    def _ask(self, slot: _Slot) -> None:
        question: Dict[str, Any] = {"call": "validate", "options": self.pool.options}
        data = b""
        # Whatever reading takes is no time of the documents that were asked about before.
        self.since = None
        try:
            data = self._read(slot, question)
        except _read.Unread as error:
            question = {"call": "unread", "why": error.why, "options": self.pool.options}
        except Problem as problem:
            self.since = time.monotonic() if self.asked else None
            return self.pool.done(slot, problem)
        if len(data) > _ALONE:
            # While it is written nobody takes answers.
            try:
                while self.asked:
                    self._take()
            except Died:
                self.asked.append(slot)
                raise
        self._start()
        assert self.child is not None
        slot.sent = len(data)
        self.asked.append(slot)
        self.since = time.monotonic()
        self.child.ask(question, data)

    def _read(self, slot: _Slot, question: Dict[str, Any]) -> bytes:
        document = slot.document
        if slot.name is not None:
            question["name"] = slot.name
        if isinstance(document, (bytes, bytearray, memoryview)):
            return bytes(document)
        if isinstance(document, str) and _read.is_text(document):
            question["text"] = True
            return _read.text(document)
        if not isinstance(document, (str, os.PathLike)):
            message = f"A document is a path, a text, or bytes; this is {type(document).__name__}."
            raise Problem("bad_request", "bad_request", message)
        question.setdefault("name", os.fspath(document))
        return _read.file(document, self.pool.options.get("maxCharacters"), self.pool.timeout)

    def _start(self) -> None:
        for tries in range(_STARTS):
            if self.child is not None:
                return
            try:
                child = self.pool.started()
            except EngineMissing:
                if tries == _STARTS - 1:
                    raise
                continue
            with self.lock:
                self.child = child
                self.late = False

    def _take(self) -> None:
        assert self.child is not None
        answer = self.child.answer()
        slot = self.asked.popleft()
        self.since = time.monotonic() if self.asked else None
        slot.died = 0
        self.pool.done(slot, answer)

    def _died(self) -> None:
        """The first document of those that were asked about is why, or is as likely as any; the others are asked about again."""
        late = self.late
        self._take_left()
        self._drop()
        if self.asked:
            first = self.asked[0]
            first.died += 1
            if late or first.died > 1:
                self.asked.popleft()
                self.pool.done(first, _read.took_too_long(self.pool.timeout) if late else _read.crashed())
        self.again.extendleft(reversed(self.asked))
        self.asked.clear()

    def _take_left(self) -> None:
        """What it had answered before it died is still in its pipe."""
        if self.child is None:
            return
        self.child.kill()
        try:
            while self.asked:
                self._take()
        except Died:
            pass

    def _drop(self) -> None:
        with self.lock:
            child, self.child = self.child, None
            self.since = None
        if child is not None:
            child.end()
