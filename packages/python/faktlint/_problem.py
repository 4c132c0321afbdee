"""Why there is no result, and what is read of the engine's answers."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Callable, Optional, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Position:
    """A line and a column of a text, from 1."""

    line: int
    column: int


class Problem(Exception):
    """Why there is no result: ``error`` says what kind of problem it is, ``code`` which one."""

    def __init__(self, error: str, code: str, message: str, place: Optional[Position] = None) -> None:
        super().__init__(error, code, message, place)
        self.error = error
        self.code = code
        self.message = message
        self.place = place

    def __str__(self) -> str:
        where = "" if self.place is None else f" (line {self.place.line}, column {self.place.column})"
        return f"{self.code}: {self.message}{where}"


class EngineMissing(RuntimeError):
    """There is no engine to ask: what it runs on is not installed, or does not start here."""


def _maybe(read: Callable[[Any], T], value: Any) -> Optional[T]:
    return None if value is None else read(value)


def _json(text: str) -> Any:
    return json.loads(text, parse_float=Decimal)


def _bytes(text: str) -> bytes:
    return base64.b64decode(text)


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")


def _position(it: Any) -> Position:
    return Position(line=it["line"], column=it["column"])


def _problem(it: Any) -> Problem:
    return Problem(error=it["error"], code=it["code"], message=it["message"], place=_maybe(_position, it.get("place")))
