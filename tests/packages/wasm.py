"""What a stranger does with the WASM component by its WIT alone: wasm.py COMPONENT EXAMPLES PDF. Prints one JSON object."""

import json
import sys

import wasmtime
from wasmtime import component

engine = wasmtime.Engine()
made = component.Component.from_file(engine, sys.argv[1])
store = wasmtime.Store(engine)
# Nothing is linked: the component imports nothing but its own types.
instance = component.Linker(engine).instantiate(store, made)

CAPS = ("max-characters", "max-elements")
OPTIONS = {
    "validate": ("profile", "strict", "preflight", "official", "as-of", "values", "container", "lang", *CAPS),
    "parse": CAPS,
    "generate": ("profile", "strict", "amounts", "lang", *CAPS),
    "diagnose": ("profile", "strict", "lang", *CAPS),
    "repair": ("profile", "strict", "accept", "answers", "warnings", "lang", *CAPS),
    "convert": ("to", "allow-loss", "lang", *CAPS),
    "view": ("format", "findings", "lang", *CAPS),
    "diff": ("other", "other-bytes", "lang", *CAPS),
    "explain": ("lang",),
}


def call(name, given, **chosen):
    options = component.Record()
    for option in OPTIONS[name.replace("-bytes", "")]:
        setattr(options, option, chosen.get(option.replace("-", "_")))
    function = instance.get_func(store, name)
    answer = function(store, given, options)
    function.post_return(store)
    # wasmtime tells the two halves of a result apart by their classes, and tags them where those are the same.
    if isinstance(answer, component.Record):
        return component.Variant("ok", answer)
    return answer if answer.tag in ("ok", "err") else component.Variant("err", answer)


def ok(name, given, **chosen):
    answer = call(name, given, **chosen)
    assert answer.tag == "ok", vars(answer.payload)
    return answer.payload


def problem(name, given, **chosen):
    answer = call(name, given, **chosen)
    assert answer.tag == "err", vars(answer.payload)
    place = answer.payload.place
    return [answer.payload.error, answer.payload.code, place and [place.line, place.column]]


def example(name):
    with open(f"{sys.argv[2]}/{name}", encoding="utf-8") as file:
        return file.read()


broken = ok("validate", example("broken-totals.xml"), official=True)
first = broken.errors[0]
simple = example("invoice-simple.xml")
as_json = example("invoice-from-json.json")
repaired = ok("repair", example("broken-totals.xml"), accept=["BR-CO-10", "BR-CO-14", "BR-CO-15"])
cause = ok("diagnose", example("broken-totals.xml")).causes[0]
refused = call("generate", as_json.replace('"currency"', '"currencyX"')).payload
with open(sys.argv[3], "rb") as file:
    pdf = file.read()

print(json.dumps({
    "broken": [finding.rule for finding in broken.errors],
    "first": [first.severity, first.field, first.location.path, first.location.line, first.location.column],
    "official": broken.official.valid,
    "german": ok("validate", example("broken-totals.xml"), lang="de").errors[0].message[:3],
    "strict": ok("validate", example("xrechnung-public-buyer.xml"), strict=True).valid,
    "json": [it.location.pointer for it in ok("validate", example("broken-from-json.json")).errors][:1],
    "utf16": ok("validate-bytes", simple.replace("UTF-8", "UTF-16").encode("utf-16")).valid,
    "latin1": ok("validate-bytes", simple.replace("UTF-8", "ISO-8859-1").encode("latin-1", "xmlcharrefreplace")).valid,
    "pdf": ok("validate-bytes", pdf).profile,
    "cut": problem("validate", "<Invoice"),
    "bytes": problem("validate-bytes", b"\xff\xff\xff"),
    "zip": problem("validate-bytes", b"PK\x03\x04 and so on"),
    "long": problem("validate", simple, max_characters=100),
    "most": ok("validate", simple, max_characters=2**32 - 1, max_elements=2**31).valid,
    "number": json.loads(ok("parse-bytes", simple.encode()).invoice)["invoiceNumber"],
    "written": ok("generate-bytes", as_json.encode()).xml.lstrip()[:5],
    "refused": [refused.tag, refused.payload.valid, refused.payload.errors[0].location.pointer],
    "half": ok("validate", as_json.replace('"currency": "EUR"', '"currency": "\\ud800"')).valid,
    "cause": [cause.rules[0], cause.patch[0].op, cause.patch[0].path, cause.patch[0].value],
    "repaired": [
        repaired.after.valid,
        repaired.applied[0].kind,
        len(repaired.left),
        bytes(repaired.bytes).decode() == repaired.document,
    ],
    "explained": ok("explain", "br-co-10").rule,
    "none": problem("explain", "NO-SUCH-RULE"),
    "options": [problem("validate", "", profile="x"), problem("diagnose", "", lang="xx")],
}))
