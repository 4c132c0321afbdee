/** Lines below lines by EXTENDED-CTC-FR: what they are, what they are below, and what a group adds up to. */
import assert from "node:assert/strict";
import { extendedCii } from "../../engine/rules/nations/france/extended/cii.ts";
import { extendedUbl } from "../../engine/rules/nations/france/extended/ubl.ts";
import { compilePatterns } from "../../engine/rules/paths/walk.ts";
import { idsBy } from "../support/path_cases.ts";

interface Line {
  readonly id: string;
  readonly status?: string;
  readonly above?: string;
  readonly amount?: string;
}

function element(name: string, text: string | undefined): string {
  return text === undefined ? "" : `<${name}>${text}</${name}>`;
}

/** In UBL a line says what it is in a reference to its own invoice. */
function ublLine({ id, status, above, amount }: Line): string {
  const reference = status === undefined && above === undefined
    ? ""
    : `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>INV</cbc:ID>${
      element("cbc:DocumentStatusCode", status)
    }</cac:InvoiceDocumentReference><cac:BillingReferenceLine>${
      element("cbc:ID", above)
    }</cac:BillingReferenceLine></cac:BillingReference>`;
  return `<cac:InvoiceLine><cbc:ID>${id}</cbc:ID>${
    element("cbc:LineExtensionAmount", amount)
  }${reference}</cac:InvoiceLine>`;
}

function ciiLine({ id, status, above, amount }: Line): string {
  const total = amount === undefined ? "" : `<ram:SpecifiedLineTradeSettlement>` +
    `<ram:SpecifiedTradeSettlementLineMonetarySummation>${element("ram:LineTotalAmount", amount)}` +
    "</ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>";
  return `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID>${
    element("ram:ParentLineID", above)
  }${element("ram:LineStatusReasonCode", status)}</ram:AssociatedDocumentLineDocument>${total}` +
    "</ram:IncludedSupplyChainTradeLineItem>";
}

const written = {
  ubl: (lines: readonly Line[], sum: string) =>
    `<ubl:Invoice><cbc:ID>INV</cbc:ID><cac:LegalMonetaryTotal><cbc:LineExtensionAmount>${sum}</cbc:LineExtensionAmount>` +
    `</cac:LegalMonetaryTotal>${lines.map(ublLine).join("")}</ubl:Invoice>`,
  cii: (lines: readonly Line[], sum: string) =>
    `<rsm:CrossIndustryInvoice><rsm:SupplyChainTradeTransaction>${lines.map(ciiLine).join("")}` +
    "<ram:ApplicableHeaderTradeSettlement><ram:SpecifiedTradeSettlementHeaderMonetarySummation>" +
    `<ram:LineTotalAmount>${sum}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>` +
    "</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>",
} as const;

const compiled = { ubl: compilePatterns(extendedUbl), cii: compilePatterns(extendedCii) } as const;

const rules = ["BR-FREXT-05", "BR-FREXT-06", "BR-FREXT-08", "BR-FREXT-11", "BR-FREXT-12", "BR-FREXT-CO-10"];

function failing(syntax: "ubl" | "cii", lines: readonly Line[], sum = "15.00"): readonly string[] {
  const found = idsBy(written[syntax](lines, sum), compiled[syntax]);
  return rules.filter((id) => found.has(id));
}

const group: Line = { id: "1", status: "GROUP", amount: "15.00" };
const first: Line = { id: "1.1", status: "DETAIL", above: "1", amount: "10.00" };
const second: Line = { id: "1.2", status: "DETAIL", above: "1", amount: "5.00" };

/** Lines, and the rules that fail. The sum of the lines that count is 15.00. */
const rows: readonly (readonly [what: string, lines: readonly Line[], fails: readonly string[]])[] = [
  ["a group of two details", [group, first, second], []],
  ["details alone", [{ id: "1", amount: "10.00" }, { id: "2", amount: "5.00" }], []],
  ["a remark, which counts nowhere", [group, first, second, {
    id: "1.3",
    status: "INFORMATION",
    above: "1",
    amount: "9.00",
  }], []],
  ["a status that there is not", [group, first, { ...second, status: "DETAILS" }], ["BR-FREXT-05", "BR-FREXT-08"]],
  ["a group with a cent more", [{ ...group, amount: "15.01" }, first, second], ["BR-FREXT-08"]],
  ["a group with a cent less", [{ ...group, amount: "14.99" }, first, second], ["BR-FREXT-08"]],
  [
    "a group in a group",
    [group, { ...first, status: "GROUP" }, second, { id: "1.1.1", status: "DETAIL", above: "1.1", amount: "10.00" }],
    [],
  ],
  ["a group below a line that is not there", [group, first, { ...second, above: "9" }], ["BR-FREXT-08", "BR-FREXT-11"]],
  ["a line below itself", [group, first, { ...second, above: "1.2" }], ["BR-FREXT-08", "BR-FREXT-11"]],
];

for (const syntax of ["ubl", "cii"] as const) {
  for (const [what, lines, fails] of rows) {
    Deno.test(`${what} in ${syntax} breaks ${fails.length === 0 ? "no rule" : fails.join(" and ")}`, () => {
      const found = failing(syntax, lines);
      // Whether a line counts that is nothing known depends on the syntax.
      assert.deepEqual(found.filter((it) => fails.includes(it) || it !== "BR-FREXT-CO-10"), fails);
    });
  }
  Deno.test(`a group without an amount in ${syntax} is none for the group above it`, () => {
    const { amount: _, ...bare } = { ...first, status: "GROUP" };
    const lines = [{ ...group, amount: "5.00" }, bare, second];
    assert.ok(failing(syntax, lines, "5.00").includes("BR-FREXT-12"));
    assert.deepEqual(failing(syntax, [{ ...group, amount: "5.00" }, { ...bare, amount: "0.00" }, second], "5.00"), []);
  });
  Deno.test(`a line below another in ${syntax} says what it is`, () => {
    const { status: _, ...bare } = second;
    assert.ok(failing(syntax, [group, first, bare]).includes("BR-FREXT-06"));
  });
}
