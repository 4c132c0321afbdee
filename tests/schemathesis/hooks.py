"""What schemathesis cannot know by the OpenAPI document: what an XML invoice is, and that a rotated key is gone."""

import os
import pathlib
import random
import urllib.request

import schemathesis
from hypothesis import strategies as st

ROOT = pathlib.Path(__file__).resolve().parents[2]
INVOICES = [path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("examples/*.xml"))]


def _numbered(text: str, number: int) -> bytes:
    """The invoice with another number, as each that is sent has one."""
    return text.replace("</cbc:ID>", f"-{number}</cbc:ID>", 1).encode()


invoices = st.builds(_numbered, st.sampled_from(INVOICES), st.integers(min_value=0, max_value=999_999))
XML = ("application/xml", "text/xml")
for media_type in XML:
    schemathesis.openapi.media_type(media_type, invoices)
PDF = "application/pdf"
# A PDF without an e-invoice: extract refuses it (415). tests/http/from_pdf_test.ts sends PDFs with one.
schemathesis.openapi.media_type(PDF, st.binary(max_size=100).map(lambda content: b"%PDF-1.7\n" + content))


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """A type with invoices of its own takes no example that is text. tests/http/docs_test.ts sends those."""
    for path in raw_schema["paths"].values():
        for operation in path.values():
            content = operation.get("requestBody", {}).get("content", {})
            if len(content) > 1:
                content.pop(PDF, None)
            content.get(PDF, {}).pop("example", None)
            for media_type in XML:
                content.get(media_type, {}).pop("example", None)


class _Bearer:
    def get(self, case, context):
        with urllib.request.urlopen(os.environ["FAKTLINT_KEYS"]) as answer:
            return answer.read().decode()

    def set(self, case, data, context):
        case.headers = case.headers or {}
        case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.auth(refresh_interval=None).apply_to(path="/v1/keys/rotate")
class NewKey(_Bearer):
    """Each rotation has a key of its own to rotate."""


@schemathesis.auth().skip_for(path="/v1/keys/rotate")
class OneKey(_Bearer):
    """Everything else has the same."""


@schemathesis.hook
def before_call(context, case, kwargs):
    """Every request is another client's, for limits are by address; and some ask for the record that there is."""
    case.headers = case.headers or {}
    case.headers["X-Forwarded-For"] = ".".join(str(random.randint(1, 254)) for _ in range(4))
    positive = case.meta is not None and case.meta.generation.mode.is_positive
    if positive and "id" in (case.path_parameters or {}) and random.random() < 0.5:
        case.path_parameters["id"] = os.environ["FAKTLINT_RECORD"]
