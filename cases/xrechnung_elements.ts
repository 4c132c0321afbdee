/** Cases of what XRechnung asks of elements: documents that fail a rule, and that hold it. */
import assert from "node:assert/strict";

export const ubl = textOf("../examples/xrechnung-public-buyer.xml");
export const cii = textOf("../examples/cii-xrechnung.xml");

export function changed(text: string, from: string | RegExp, to: string): string {
  const result = text.replace(from, to);
  assert.notEqual(result, text);
  return result;
}

export const attachment = (inside: string) =>
  changed(
    cii,
    "</ram:ApplicableHeaderTradeAgreement>",
    `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>A</ram:IssuerAssignedID>${inside}</ram:AdditionalReferencedDocument></ram:ApplicableHeaderTradeAgreement>`,
  );
export const file =
  '<ram:AttachmentBinaryObject mimeCode="text/csv" filename="a.csv">YQ==</ram:AttachmentBinaryObject>';
export const supports = "<ram:TypeCode>916</ram:TypeCode>";

interface XRechnungCase {
  readonly id: string;
  readonly form: "ubl" | "cii";
  /** Documents, each with the severity and the place. */
  readonly fails: readonly [Fail, ...Fail[]];
  /** The first is the first that fails, repaired. */
  readonly holds: readonly [string, ...string[]];
}

type Fail = readonly [document: string, severity: string, path: string];

const agreement =
  "/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:AdditionalReferencedDocument";

export const xrechnungCases: readonly XRechnungCase[] = [
  {
    id: "BR-TMP-4",
    form: "cii",
    fails: [[
      attachment(`${supports}<ram:Name>a</ram:Name><ram:Name>b</ram:Name>`),
      "warning",
      `${agreement}/ram:Name[2]`,
    ]],
    holds: [
      attachment(`${supports}<ram:Name>a</ram:Name>`),
      attachment("<ram:TypeCode>50</ram:TypeCode><ram:Name>a</ram:Name><ram:Name>b</ram:Name>"),
    ],
  },
  {
    id: "BR-TMP-5",
    form: "cii",
    fails: [[attachment(`${supports}${file}${file}`), "warning", `${agreement}/ram:AttachmentBinaryObject[2]`]],
    holds: [attachment(`${supports}${file}`)],
  },
  {
    id: "BR-TMP-6",
    form: "ubl",
    fails: [
      [changed(ubl, "<cbc:IssueDate>2025-10-21", "<cbc:IssueDate>2025-10-21Z"), "warning", "/Invoice/cbc:IssueDate"],
      [changed(ubl, "<cbc:DueDate>2025-11-20", "<cbc:DueDate>2025-11-20+01:00"), "warning", "/Invoice/cbc:DueDate"],
      [
        changed(ubl, "<cbc:EndDate>2025-10-10", "<cbc:EndDate>10.10.2025"),
        "warning",
        "/Invoice/cac:InvoicePeriod/cbc:EndDate",
      ],
    ],
    holds: [
      ubl,
      changed(ubl, "<cbc:IssueDate>2025-10-21", "<cbc:IssueDate> 2025-10-21 "),
      changed(ubl, "<cbc:IssueDate>2025-10-21", "<cbc:IssueDate>\u0662\u0660\u0662\u0665-10-21"),
    ],
  },
  {
    id: "BR-TMP-7",
    form: "cii",
    fails: [
      [
        changed(cii, '<udt:DateTimeString format="102">20251110', '<udt:DateTimeString format="102">2025-11-10'),
        "warning",
        "/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString",
      ],
      [
        changed(cii, '<udt:DateTimeString format="102">20251110', '<udt:DateTimeString format="610">202511'),
        "warning",
        "/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString",
      ],
    ],
    holds: [
      cii,
      changed(cii, '<udt:DateTimeString format="102">20251110', '<udt:DateTimeString format=" 102 "> 20251110 '),
      changed(cii, '<udt:DateTimeString format="102">20251110', '<udt:DateTimeString format="102">2025111\u0660'),
    ],
  },
];

function textOf(path: string): string {
  return Deno.readTextFileSync(new URL(path, import.meta.url));
}
