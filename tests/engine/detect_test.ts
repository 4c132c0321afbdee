import assert from "node:assert/strict";
import { refusedIn } from "../../host/domain/wording.ts";
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
  [`<Invoice xmlns="urn:un:unece:uncefact:data:standard:CBFBUY:5"/>`, "zugferd_1", "ZUGFeRD 1"],
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

const named: readonly (readonly [xml: string, as: "other_invoice" | "other_document", name: string])[] = [
  [
    `<p:FatturaElettronica xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2"/>`,
    ...fits("FatturaPA"),
  ],
  [`<FatturaElettronicaSemplificata/>`, ...fits("FatturaPA")],
  [`<Invoice xmlns="http://www.ebinterface.at/schema/6p1/"/>`, ...fits("ebInterface")],
  [`<Invoice xmlns="urn:sfti:documents:BasicInvoice:1:0"/>`, ...fits("Svefaktura 1")],
  [`<Facturae xmlns="http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml"/>`, ...fits("Facturae")],
  [`<Invoice xmlns="http://isdoc.cz/namespace/2013"/>`, ...fits("ISDOC")],
  [`<Faktura xmlns="http://crd.gov.pl/wzor/2023/06/29/12648/"/>`, ...fits("KSeF FA(2)")],
  [`<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/"/>`, ...fits("KSeF FA(3)")],
  [`<IzdaniRacunEnostavni/>`, ...fits("e-SLOG")],
  [`<Invoice xmlns="urn:eslog:2.00"/>`, ...fits("e-SLOG")],
  [`<Finvoice Version="3.0"/>`, ...fits("Finvoice")],
  [`<Order xmlns="${UBL}:Order-2"/>`, "other_document", "UBL Order"],
  [`<DespatchAdvice xmlns="${UBL}:DespatchAdvice-2"/>`, "other_document", "UBL DespatchAdvice"],
  [
    `<SCRDMCCBDACIOMessageStructure xmlns="urn:un:unece:uncefact:data:standard:SCRDMCCBDACIOMessageStructure:100"/>`,
    "other_document",
    "Order-X",
  ],
  [
    `<CrossIndustryOrder xmlns="urn:un:unece:uncefact:data:standard:CrossIndustryOrder:100"/>`,
    "other_document",
    "CII CrossIndustryOrder",
  ],
];

function fits(name: string) {
  return ["other_invoice", name] as const;
}

for (const [xml, as, name] of named) {
  Deno.test(`${xml.slice(0, 60)} is refused as ${name}, in every language, with what to do`, () => {
    const refusal = refusalOf(xml);
    assert.deepEqual([refusal.xmlCode, refusal.named], ["unknown_root", { as, name }]);
    for (const language of ["en", "de", "fr"] as const) {
      const { message } = refusedIn(refusal, language);
      assert.ok(message.includes(name) && /invoice|Rechnung|facture/.test(message) && !message.includes("{"), message);
      assert.match(message, as === "other_invoice" ? /Export|Geben Sie|Exportez/ : /Send|Senden|Envoyez/);
    }
  });
}

Deno.test("a long root in a namespace that ends as it is called is quoted, and not named", () => {
  const name = "A".repeat(60);
  const refusal = refusalOf(`<${name} xmlns="${UBL}:${name}-2"/>`);
  assert.deepEqual([refusal.xmlCode, refusal.named], ["unknown_root", undefined]);
});

Deno.test("an invoice inside an unknown root is not taken out of it", () => {
  assert.equal(refusalOf(`<box>${invoiceOf("<cbc:ID>1</cbc:ID>")}</box>`).xmlCode, "unknown_root");
});
