import assert from "node:assert/strict";
import { invoiceOf, refusalOf } from "../support/ubl.ts";

const UBL = "urn:oasis:names:specification:ubl:schema:xsd";

const strangers: readonly (readonly [string, string, string])[] = [
  [`<DebitNote xmlns="${UBL}:DebitNote-2"/>`, "ubl_debit_note", "DebitNote"],
  [`<d:DebitNote xmlns:d="${UBL}:DebitNote-2"><d:ID>1</d:ID></d:DebitNote>`, "ubl_debit_note", "DebitNote"],
  [`<CrossIndustryDocument xmlns="urn:ferd:CrossIndustryDocument:invoice:1p0"/>`, "zugferd_1", "ZUGFeRD 1"],
  [
    `<StandardBusinessDocument xmlns="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader"/>`,
    "sbdh_envelope",
    "SBDH",
  ],
  [`<Order xmlns="${UBL}:Order-2"/>`, "unknown_root", `"Order" in the namespace "${UBL}:Order-2"`],
  [`<Invoice/>`, "unknown_root", `"Invoice" in no namespace`],
  [`<Invoice xmlns="urn:other"/>`, "unknown_root", `"Invoice" in the namespace "urn:other"`],
  [`<Invoice xmlns="${UBL}:CreditNote-2"/>`, "unknown_root", `"Invoice" in the namespace "${UBL}:CreditNote-2"`],
  [`<cbc:ID xmlns:cbc="${UBL}:CommonBasicComponents-2"/>`, "unknown_root", `"ID" in the namespace "${UBL}`],
];

for (const [xml, code, named] of strangers) {
  Deno.test(`the root ${xml.slice(0, 60)} is refused with ${code}, and named`, () => {
    const refusal = refusalOf(xml);
    assert.equal(refusal.error, "unsupported_syntax");
    assert.equal(refusal.xmlCode, code);
    assert.ok(refusal.message.includes(named), refusal.message);
  });
}

Deno.test("an invoice inside an unknown root is not taken out of it", () => {
  assert.equal(refusalOf(`<box>${invoiceOf("<cbc:ID>1</cbc:ID>")}</box>`).xmlCode, "unknown_root");
});
