/** Values of which an official rule needs one: where there are several, the official validators stop, and nothing is valid. */
import assert from "node:assert/strict";
import { type Profile, validate } from "../../engine/mod.ts";
import { placeOf } from "../../engine/xml/place.ts";
import { peppolBase, xrechnungBase } from "../../cases/base.ts";
import { add, type Edit, set } from "../../cases/case.ts";
import { documentOf } from "../../cases/edit.ts";

interface Row {
  readonly why: string;
  readonly profile: Profile;
  readonly edits: readonly Edit[];
  readonly rule: string;
}

/** A text that a comment parts is two text nodes, of which rules that ask for text() need one. */
function parted(path: string, one: string, other: string): Edit {
  return set(path, `${one}<!-- -->${other}`);
}

const line = "cac:InvoiceLine[1]";
const settlement = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement";
const price =
  "rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem[1]/ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice";
const discount =
  "<ram:AppliedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>0.00</ram:ActualAmount></ram:AppliedTradeAllowanceCharge>";
const peppol = "peppol-bis-3";

const rows: readonly Row[] = [
  {
    why: "a comment in a date",
    profile: peppol,
    edits: [parted("cbc:IssueDate", "2025", "-09-30")],
    rule: "PEPPOL-EN16931-F001",
  },
  {
    why: "an instruction in a date",
    profile: peppol,
    edits: [set("cbc:DueDate", "2025<?x?>-10-30")],
    rule: "PEPPOL-EN16931-F001",
  },
  {
    why: "a comment in the type code",
    profile: peppol,
    edits: [parted("cbc:InvoiceTypeCode", "3", "80")],
    rule: "PEPPOL-EN16931-P0100",
  },
  {
    why: "a comment in the accounting currency",
    profile: "xrechnung-ubl",
    edits: [parted("cbc:TaxCurrencyCode", "S", "EK")],
    rule: "PEPPOL-EN16931-R005",
  },
  {
    why: "a comment in an indicator",
    profile: peppol,
    edits: [parted("cac:AllowanceCharge[1]/cbc:ChargeIndicator", "fal", "se")],
    rule: "PEPPOL-EN16931-R043",
  },
  {
    why: "a comment in the start of a line's period",
    profile: "xrechnung-ubl",
    edits: [parted(`${line}/cac:InvoicePeriod/cbc:StartDate`, "2025", "-09-24")],
    rule: "PEPPOL-EN16931-R110",
  },
  {
    why: "two periods of the document",
    profile: "xrechnung-ubl",
    edits: [add("", "<cac:InvoicePeriod><cbc:StartDate>2025-09-01</cbc:StartDate></cac:InvoicePeriod>")],
    rule: "PEPPOL-EN16931-R110",
  },
  {
    why: "a comment in the currency of a CII invoice",
    profile: "xrechnung-cii",
    edits: [parted(`${settlement}/ram:InvoiceCurrencyCode`, "E", "UR")],
    rule: "PEPPOL-EN16931-R005",
  },
  {
    why: "two discounts on a gross price",
    profile: "xrechnung-cii",
    edits: [add(price, discount)],
    rule: "PEPPOL-EN16931-R046",
  },
];

for (const { why, profile, edits, rule } of rows) {
  Deno.test(`${why} cannot be judged by ${profile} in strict mode, and the invoice is not valid`, () => {
    const side = profile === "xrechnung-cii" ? "cii" : "ubl";
    const base = profile === peppol ? peppolBase : xrechnungBase;
    const outcome = validate(documentOf({ why, edits }, side, base), { profile, strict: true });
    assert.ok("ok" in outcome);
    assert.equal(outcome.ok.valid, false);
    const found = outcome.ok.errors.filter((it) => it.rule === "ATW-VALUE-REPEATED");
    assert.ok(found.some(({ message }) => message.includes(rule)), found.map(({ message }) => message).join());
  });
}

Deno.test("CDATA sections and references are one text with what stands around them", () => {
  const edits = [set("cbc:IssueDate", "20<![CDATA[25-09]]>&#45;30"), set("cbc:DueDate", "<!-- -->2025-10-30<?x?>")];
  const outcome = validate(documentOf({ why: "", edits }, "ubl", peppolBase), { profile: peppol, strict: true });
  assert.ok("ok" in outcome);
  assert.deepEqual(outcome.ok.errors, []);
});

Deno.test("a rule on what occurs once runs for each where there are two", () => {
  const context = "rsm:ExchangedDocumentContext";
  const second = `<${context}><ram:GuidelineSpecifiedDocumentContextParameter/></${context}>`;
  const twoContexts = documentOf({ why: "", edits: [add("", second)] }, "cii", xrechnungBase);
  const reference = "cac:AdditionalDocumentReference[3]/cac:Attachment";
  const external = add(reference, "<cac:ExternalReference><cbc:URI>no address</cbc:URI></cac:ExternalReference>");
  const twoReferences = documentOf({ why: "", edits: [external] }, "ubl", xrechnungBase);
  const rulesIn = (xml: string, profile: Profile) => {
    const outcome = validate(xml, { profile, strict: true });
    assert.ok("ok" in outcome);
    return [...outcome.ok.errors, ...outcome.ok.warnings].map(({ rule }) => rule);
  };
  const found = rulesIn(twoContexts, "xrechnung-cii");
  assert.deepEqual(["PEPPOL-EN16931-R001", "BR-DE-21"].filter((id) => !found.includes(id)), []);
  assert.ok(rulesIn(twoReferences, "xrechnung-ubl").includes("BR-TMP-2"));
});

const transaction = "rsm:SupplyChainTradeTransaction";
const firstLine = `${transaction}/ram:IncludedSupplyChainTradeLineItem[1]`;
const wrappers: readonly (readonly [within: string, element: string])[] = [
  ["", "rsm:ExchangedDocument"],
  ["", transaction],
  [transaction, "ram:ApplicableHeaderTradeAgreement"],
  [transaction, "ram:ApplicableHeaderTradeSettlement"],
  [firstLine, "ram:SpecifiedTradeProduct"],
  [firstLine, "ram:SpecifiedLineTradeAgreement"],
  [`${firstLine}/ram:SpecifiedLineTradeAgreement`, "ram:NetPriceProductTradePrice"],
  [firstLine, "ram:SpecifiedLineTradeDelivery"],
  [firstLine, "ram:SpecifiedLineTradeSettlement"],
  [`${firstLine}/ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod`, "ram:StartDateTime"],
  [`${firstLine}/ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod`, "ram:EndDateTime"],
];
for (const [within, element] of wrappers) {
  Deno.test(`a second ${element} is no part of the first, and the invoice is not valid in default mode`, () => {
    const xml = documentOf(
      { why: "", edits: [add(within, `<${element}><ram:X/></${element}>`)] },
      "cii",
      xrechnungBase,
    );
    const outcome = validate(xml, { profile: "xrechnung-cii" });
    assert.ok("ok" in outcome);
    assert.equal(outcome.ok.valid, false);
    const found = outcome.ok.errors.filter((it) => it.rule === "ATW-VALUE-REPEATED");
    const { line, column } = placeOf(xml, xml.lastIndexOf(`<${element}><ram:X/>`));
    assert.deepEqual(found.map(({ location }) => [location?.line, location?.column]), [[line, column]]);
  });
}

Deno.test("what occurs once in each line is not repeated by the next line", () => {
  const outcome = validate(documentOf({ why: "", edits: [] }, "cii", xrechnungBase), { profile: "xrechnung-cii" });
  assert.ok("ok" in outcome);
  assert.deepEqual(outcome.ok.errors, []);
});
