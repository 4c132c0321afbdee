"""Verdicts as Arrow tables: record batches with documents in, record batches with verdicts out."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Dict, Iterable, Iterator, List, Optional, Tuple, cast

import pyarrow as pa  # type: ignore[import-untyped, import-not-found, unused-ignore]

from ._child import MEMORY
from ._many import Pool
from ._problem import Problem

_finding = pa.struct([
    ("rule", pa.string()),
    ("severity", pa.string()),
    ("location", pa.string()),
    ("line", pa.int32()),
    ("column", pa.int32()),
    ("field", pa.list_(pa.string())),
    ("actual", pa.string()),
    ("expected", pa.string()),
])

_problem = pa.struct([
    ("error", pa.string()),
    ("code", pa.string()),
    ("message", pa.string()),
    ("line", pa.int32()),
    ("column", pa.int32()),
])

#: A row for each document. Of a document without a verdict, ``valid`` and what belongs to it are null, and ``problem`` is not.
schema = pa.schema([
    pa.field("name", pa.string()),
    pa.field("sha256", pa.string()),
    pa.field("kind", pa.string()),
    pa.field("profile", pa.string()),
    pa.field("edition", pa.string()),
    pa.field("valid", pa.bool_()),
    pa.field("official_valid", pa.bool_()),
    pa.field("errors", pa.int32()),
    pa.field("warnings", pa.int32()),
    pa.field("findings", pa.list_(_finding)),
    pa.field("problem", _problem),
])


def verdicts(
    batches: Iterable[pa.RecordBatch],
    content: str = "content",
    name: str = "path",
    *,
    jobs: Optional[int] = 1,
    timeout: Optional[float] = 2.0,
    engine: Optional[str] = None,
    memory: int = MEMORY,
    **options: Any,
) -> Iterator[pa.RecordBatch]:
    """Checks the documents of record batches: a row comes out for each that goes in, in their order.

    Args:
        batches: with a column of binaries or texts, and one of names.
        content: the column of the documents.
        name: the column of their names.
        jobs, timeout, engine, memory: as validate_many has them; one engine, unless it is said.
        options: those of validate: profile, strict, preflight, lang, as_of, max_characters, max_elements.

    Raises:
        Problem: an option that cannot be followed.
    """
    asked = _asked(options)
    strict = not asked["official"]
    pool = Pool(asked, jobs=jobs, timeout=timeout, engine=engine, memory=memory, keep=True)
    # What is known of the documents of a batch before they are judged; its rows are complete when all are.
    begun: List[Tuple[List[Any], List[Optional[str]]]] = []
    rows: List[Dict[str, Any]] = []
    for answer in pool.answers(_documents(batches, content, name, begun)):
        names, hashes = begun[0]
        at = len(rows)
        rows.append({"name": names[at], "sha256": hashes[at], **_row(answer, strict)})
        if len(rows) == len(names):
            yield pa.RecordBatch.from_pylist(rows, schema=schema)
            begun.pop(0)
            rows = []


_OPTIONS = ("profile", "strict", "preflight", "lang", "as_of", "max_characters", "max_elements")


def _asked(options: Dict[str, Any]) -> Dict[str, Any]:
    unknown = [it for it in options if it not in _OPTIONS]
    if unknown:
        raise TypeError(f"there is no option {unknown[0]}; there are {', '.join(_OPTIONS)}")
    asked = {_camel(key): value for key, value in options.items() if value is not None}
    # The verdict is the official one, unless the lighter mode is asked for.
    light = asked.get("preflight", False) or asked.get("strict") is False
    return {**asked, "values": True, "official": light}


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(it.capitalize() for it in others)


def _documents(
    batches: Iterable[pa.RecordBatch], content: str, name: str, begun: List[Tuple[List[Any], List[Optional[str]]]]
) -> Iterator[Tuple[Optional[str], Any]]:
    for batch in batches:
        if batch.num_rows == 0:
            continue
        names = batch.column(batch.schema.get_field_index(_column(batch, name))).to_pylist()
        column = batch.column(batch.schema.get_field_index(_column(batch, content)))
        # In the order of the rows, before the answers to any of them.
        begun.append((names, hashes := []))
        for file, cell in zip(names, column):
            document = _bytes(cell.as_py())
            hashes.append(None if document is None else hashlib.sha256(document).hexdigest())
            yield file, document
    return


def _column(batch: pa.RecordBatch, name: str) -> str:
    if name not in batch.schema.names:
        raise ValueError(f"there is no column {name!r}; there are {', '.join(batch.schema.names)}")
    return name


def _bytes(document: Any) -> Any:
    return document.encode("utf-8", "surrogatepass") if isinstance(document, str) else document


def _row(answer: Any, strict: bool) -> Dict[str, Any]:
    if isinstance(answer, Problem):
        place = answer.place
        return {"problem": {
            "error": answer.error,
            "code": answer.code,
            "message": answer.message,
            "line": place and place.line,
            "column": place and place.column,
        }}
    told = json.loads(answer)
    kind = told.get("kind")
    if "err" in told:
        err = told["err"]
        where: Dict[str, Any] = err.get("place") or {}
        return {"kind": kind, "problem": {**{key: err[key] for key in ("error", "code", "message")}, **where}}
    return {"kind": kind, **_verdict(told["ok"], strict)}


def _verdict(it: Dict[str, Any], strict: bool) -> Dict[str, Any]:
    editions = it["provenance"]["editions"]
    official = it.get("official")
    return {
        "profile": it["profile"],
        "edition": " ".join((editions[-1]["set"], editions[-1]["edition"])) if editions else None,
        "valid": it["valid"],
        "official_valid": it["valid"] if strict else official and official["valid"],
        "errors": _count(it, "errors"),
        "warnings": _count(it, "warnings"),
        "findings": [_found(one) for key in ("errors", "warnings", "information") for one in it[key]],
    }


def _count(it: Dict[str, Any], key: str) -> int:
    """How many there are, also where not all are given."""
    truncated = it.get("findingsTruncated")
    return cast(int, len(it[key]) if truncated is None else truncated["bySeverity"][key]["total"])


def _found(it: Dict[str, Any]) -> Dict[str, Any]:
    place = it.get("location") or {}
    return {
        "rule": it["rule"],
        "severity": it["severity"],
        "location": place.get("path", place.get("pointer")),
        "line": place.get("line"),
        "column": place.get("column"),
        "field": it["field"],
        "actual": it.get("actual"),
        "expected": it.get("expected"),
    }
