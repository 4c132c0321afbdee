"""An engine whose memory ends in the middle of a document: crash.py SMALL. Prints what it says then, and afterwards."""

import sys

import faktlint

with open(sys.argv[1], encoding="utf-8") as file:
    small = file.read()
start, line, end = (small.find(it) for it in ("<cac:InvoiceLine>", "</cac:InvoiceLine>", "</Invoice>"))
large = small[:end] + 5000 * small[start:line + len("</cac:InvoiceLine>")] + small[end:]

engine = faktlint.Engine()
print(engine.validate_text(small).valid)
assert engine._store is not None
engine._store.set_limits(memory_size=40_000_000)
try:
    print(engine.validate_text(large, max_elements=1_000_000).valid)
except faktlint.Problem as problem:
    print(problem.error)
print(engine.validate_text(small).valid)
try:
    engine.validate_text("\ud800")
except faktlint.Problem as problem:
    print(problem.code)
try:
    engine.validate_text(small, max_characters=2**32)
except ValueError as error:
    print(error)
