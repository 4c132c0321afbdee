"""Names the files of which the two engines of the package say something different: wheel.py FILE…, as a JSON list."""

import json
import sys

import faktlint


def said(path, engine):
    try:
        return repr(engine.validate(path, strict=True))
    except faktlint.Problem as problem:
        return repr(problem)


with faktlint.Engine(engine="v8") as one, faktlint.Engine(engine="wasm") as other:
    print(json.dumps([path for path in sys.argv[1:] if said(path, one) != said(path, other)]))
