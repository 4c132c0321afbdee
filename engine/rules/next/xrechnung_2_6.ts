/**
 * What Schematron 2.6.0 of XRechnung asks beyond 2.5.0, as its release notes and its sources say: BR-TMP-4 to BR-TMP-7, and
 * an exception to PEPPOL-EN16931-R008 in UBL. Code lists of the extension are those of EN 16931 1.3.16 already.
 */
import { normalize } from "../../syntax/values.ts";
import { and, asks, is, most, text } from "../paths/asks.ts";
import { on, type Pattern, rule, type Terms, warning } from "../paths/row.ts";
import { valueOf } from "../paths/tree.ts";

const dates: readonly (readonly [name: string, ...terms: Terms])[] = [
  ["IssueDate", "BT-2", "BT-26"],
  ["TaxPointDate", "BT-7"],
  ["DueDate", "BT-9"],
  ["PaymentDueDate", "BT-9"],
  ["ActualDeliveryDate", "BT-72"],
  ["StartDate", "BT-73", "BT-134"],
  ["EndDate", "BT-74", "BT-135"],
];
const inUbl = text(".", (it) => /^\d{4}-\d{2}-\d{2}$/.test(it));

export const ubl: readonly Pattern[] = [
  dates.map(([name, ...terms]) => on(`cbc:${name}`, warning("BR-TMP-6", terms, asks(inUbl, ".")))),
  [
    // An order of the seller's alone (BT-14) has to stand in a group whose own number is not optional.
    on("cac:OrderReference[cbc:SalesOrderID]/cbc:ID[!*]"),
    on(
      "*[!*]",
      rule("PEPPOL-EN16931-R008", ["BG-0"], asks((at) => normalize(valueOf(at)) !== "")),
    ),
  ],
];

const agreement = "/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement";
const inCii = and(is("@format", "102"), text(".", (it) => /^\d{8}$/.test(it)));

const days = [
  ["ram:IssueDateTime/udt:DateTimeString", "BT-2"],
  ["ram:TaxPointDate/udt:DateString", "BT-7"],
  ["ram:DueDateDateTime/udt:DateTimeString", "BT-9"],
  ["ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime/qdt:DateTimeString", "BT-26"],
  ["ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString", "BT-72"],
  ["ram:ApplicableHeaderTradeSettlement/ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString", "BT-73"],
  ["ram:ApplicableHeaderTradeSettlement/ram:BillingSpecifiedPeriod/ram:EndDateTime/udt:DateTimeString", "BT-74"],
  ["ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString", "BT-134"],
  ["ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod/ram:EndDateTime/udt:DateTimeString", "BT-135"],
] as const;

export const cii: readonly Pattern[] = [
  days.map(([path, term]) => on(path, warning("BR-TMP-7", [term], asks(inCii, ".")))),
  [
    on(
      `${agreement}/ram:AdditionalReferencedDocument[ram:TypeCode=916]`,
      warning("BR-TMP-4", ["BT-123"], most(1, "ram:Name")),
      warning("BR-TMP-5", ["BT-125"], most(1, "ram:AttachmentBinaryObject")),
    ),
  ],
];
