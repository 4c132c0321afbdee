"""What a stranger does with the WASM component in Python: wasm.py COMPONENT EXAMPLES. Prints one JSON object."""

import json
import sys

import wasmtime
from wasmtime import component

engine = wasmtime.Engine()
made = component.Component.from_file(engine, sys.argv[1])
store = wasmtime.Store(engine)
# Nothing is linked: the component imports nothing.
instance = component.Linker(engine).instantiate(store, made)


def call(name, *arguments):
    function = instance.get_func(store, name)
    answer = function(store, *arguments)
    if hasattr(function, "post_return"):
        function.post_return(store)
    return json.loads(answer)


def example(name):
    with open(f"{sys.argv[2]}/{name}", encoding="utf-8") as file:
        return file.read()


broken = call("validate", example("broken-totals.xml"), "{}")
print(json.dumps({
    "broken": [finding["rule"] for finding in broken["ok"]["errors"]],
    "strict": call("validate", example("xrechnung-public-buyer.xml"), '{"strict": true}')["ok"]["valid"],
    "cut": call("validate", "<Invoice", "{}")["refusal"]["error"],
    "number": call("parse", example("invoice-simple.xml"))["ok"]["invoice"]["invoiceNumber"],
    "written": call("generate", example("invoice-from-json.json"), "{}")["ok"]["xml"].lstrip()[:5],
    "explained": call("explain", "BR-CO-10")["ok"]["rule"],
    "none": call("explain", "NO-SUCH-RULE")["refusal"]["error"],
    "options": [call("validate", "", it)["refusal"]["error"] for it in ("", "[]", '{"profile": "x"}', '{"strict": 1}')],
}))
