"""Ten documents that are made to hurt, among good ones: poisoned.py SMALL. Prints what becomes of them, as JSON."""

import json
import os
import resource
import sys
import tempfile
import zlib

import faktlint


def bomb(megabytes):
    """A PDF whose objects are in a stream that unpacks to so much white space."""
    packer = zlib.compressobj(1)
    packed = b"".join(packer.compress(b" " * 1_000_000) for _ in range(megabytes)) + packer.flush()
    return (
        b"%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles 3 0 R>>>>endobj 2 0 obj<<>>endobj \n"
        + f"9 0 obj\n<</Type/ObjStm/N 99999999/First 5/Filter/FlateDecode/Length {len(packed)}>>stream\n".encode()
        + packed
        + b"\nendstream endobj trailer<</Root 1 0 R>>"
    )


with open(sys.argv[1], encoding="utf-8") as file:
    good = file.read()
start, line = good.find("<cac:InvoiceLine>"), good.find("</cac:InvoiceLine>") + len("</cac:InvoiceLine>")
with tempfile.TemporaryDirectory() as folder:
    pipe = f"{folder}/pipe.xml"
    os.mkfifo(pipe)
    # Somebody who opens it to write, and never does.
    held = os.open(pipe, os.O_RDWR)
    with open(f"{folder}/huge.xml", "wb") as huge:
        huge.truncate(20_000_000_000)
    poisoned = {
        "a pipe that never ends": pipe,
        "a device without an end": "/dev/zero",
        "20 GB": f"{folder}/huge.xml",
        "no XML": b"\x89PNG\r\n\x1a\n" * 1000,
        "a bomb in a PDF": bomb(100),
        "an invoice that takes minutes": good[:line] + 250_000 * good[start:line] + good[line:],
        "a hundred thousand levels": "<Invoice>" * 100_000,
        "nothing": b"",
        "no file": f"{folder}/none.xml",
        "no document": 3,
    }
    documents = []
    for place, it in enumerate(poisoned.values()):
        documents += [good] * (place + 1) + [it]
    documents += [good] * 20
    results = list(faktlint.validate_many(
        iter(documents), jobs=2, timeout=2.0, strict=True, max_elements=10_000_000, max_characters=200_000_000
    ))
    os.close(held)

lost = [place for place, (document, it) in enumerate(zip(documents, results)) if document is good and not (
    isinstance(it, faktlint.Verdict) and it.valid
)]
said = [it.code for document, it in zip(documents, results) if document is not good]
print(json.dumps({
    "asked": len(documents),
    "answered": len(results),
    "lost": lost,
    "said": dict(zip(poisoned, said)),
    "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1000,
}))
