"""The verdicts of the Python package on files: wheel.py FILE…, a JSON line each; then a line with what calls cost."""

import dataclasses
import json
import statistics
import sys
import time

import faktlint


def verdict_on(path):
    try:
        return dataclasses.asdict(faktlint.validate(path, official=True))
    except faktlint.Problem as problem:
        place = problem.place and dataclasses.asdict(problem.place)
        return {"error": problem.error, "code": problem.code, "message": problem.message, "place": place}


def milliseconds(call, given):
    def once():
        start = time.process_time()
        call(given)
        return 1000 * (time.process_time() - start)

    return statistics.median([once() for _ in range(25)][5:])


for path in sys.argv[2:]:
    print(json.dumps(verdict_on(path)))

with open(sys.argv[1], encoding="utf-8") as file:
    text = file.read()
# A byte order mark, so that the bytes are handed over as bytes.
data = b"\xef\xbb\xbf" + text.encode()
print(json.dumps({"text": milliseconds(faktlint.validate_text, text), "bytes": milliseconds(faktlint.validate_bytes, data)}))
