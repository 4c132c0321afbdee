"""Verdicts on a Ray Dataset: each actor has an engine for as long as it lives."""

from __future__ import annotations

from typing import Any, Optional

import pyarrow as pa  # type: ignore[import-untyped, import-not-found, unused-ignore]

from . import arrow


class Verdicts:
    """For ``map_batches``, with ``batch_format="pyarrow"``: tables with documents in, tables with verdicts out.

    Args:
        content: the column of the documents: ``bytes``, as ``ray.data.read_binary_files`` has it, unless it is said.
        name: the column of their names.
        timeout: seconds that one document may take.
        options: those of faktlint.arrow.verdicts.
    """

    def __init__(
        self,
        content: str = "bytes",
        name: str = "path",
        *,
        timeout: Optional[float] = 2.0,
        **options: Any,
    ) -> None:
        self._how = {"content": content, "name": name, "timeout": timeout, **options}

    def __call__(self, batch: pa.Table) -> pa.Table:
        return pa.Table.from_batches(arrow.verdicts(batch.to_batches(), **self._how), schema=arrow.schema)
