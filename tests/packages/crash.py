"""Engines that end in the middle of their work: crash.py SMALL. Prints what is said then, and afterwards."""

import os
import signal
import sys

import faktlint

with open(sys.argv[1], encoding="utf-8") as file:
    small = file.read()
start, line, end = (small.find(it) for it in ("<cac:InvoiceLine>", "</cac:InvoiceLine>", "</Invoice>"))
large = small[:end] + 40_000 * small[start:line + len("</cac:InvoiceLine>")] + small[end:]
wide = {"max_elements": 10_000_000, "max_characters": 100_000_000}


def said(call, *given, **options):
    try:
        return call(*given, **options).valid
    except (faktlint.Problem, ValueError) as problem:
        return getattr(problem, "code", None) or str(problem)


with faktlint.Engine(memory=40) as engine:
    print(said(engine.validate_text, small))
    print(said(engine.validate_text, large, **wide))
    print(said(engine.validate_text, small))
    os.kill(engine._child.pid, signal.SIGKILL)
    print(said(engine.validate_text, small))
    print(said(engine.validate_text, small))
    print(said(engine.validate_text, "\ud800"))
    print(said(engine.validate_text, small, max_characters=2**32))
with faktlint.Engine(timeout=0.001) as hasty:
    print(said(hasty.validate_text, large, **wide))

if hasattr(os, "fork"):
    # A fork has an engine of its own, and the engine of its parent stays as it is.
    print(said(faktlint.validate_text, small))
    child = os.fork()
    if child == 0:
        os._exit(0 if said(faktlint.validate_text, small) is True else 1)
    print(os.waitpid(child, 0)[1], said(faktlint.validate_text, small))
