"""Checks documents as Arrow record batches, in this process, and prints a JSON object: on_arrow.py '{"source": …}'."""

import json
import os
import sys
import time

import pyarrow as pa

import faktlint.arrow


def batches(folder, size=200):
    names = sorted(os.listdir(folder))
    for start in range(0, len(names), size):
        these = [f"{folder}/{name}" for name in names[start : start + size]]
        contents = []
        for file in these:
            with open(file, "rb") as opened:
                contents.append(opened.read())
        yield pa.record_batch([these, pa.array(contents, pa.binary())], names=["path", "content"])


def main(how):
    began = time.perf_counter()
    options = how.get("options", {})
    table = pa.Table.from_batches(
        faktlint.arrow.verdicts(batches(how["source"]), timeout=60, **options), schema=faktlint.arrow.schema
    )
    seconds = time.perf_counter() - began
    with open(how["compare"], "w", encoding="utf-8") as file:
        for row in table.to_pylist():
            file.write(json.dumps(row) + "\n")
    names = table.column("name").to_pylist()
    print(json.dumps({"seconds": seconds, "rows": len(names), "names": len(set(names))}))


main(json.loads(sys.argv[1]))
