"""What the Python package makes of documents: repaired.py FILE…, a JSON line each."""

import json
import sys

import faktlint

for path in sys.argv[1:]:
    it = faktlint.repair(path)
    told = {
        "applied": [[one.id, one.kind] for one in it.applied],
        "left": [[one.id, one.kind] for one in it.left],
        "due": [it.amount_due.old, it.amount_due.new],
        "document": it.document,
        "bytes": it.bytes.hex(),
    }
    print(json.dumps(told, ensure_ascii=False, separators=(",", ":")))
