/** What XRechnung asks of elements (BR-TMP-4 to BR-TMP-7, Schematron 2.6.0). */
import { type ElementTable, is, isAs, not } from "../elements/row.ts";

const prefix = "BR-TMP-";

export const xrechnungUbl: ElementTable = {
  prefix,
  contexts: [{
    on: [
      "cbc:IssueDate",
      "cbc:DueDate",
      "cbc:StartDate",
      "cbc:EndDate",
      "cbc:ActualDeliveryDate",
      "cbc:TaxPointDate",
      "cbc:PaymentDueDate",
    ],
    rows: [{ id: "6", severity: "warning", of: ".", form: "day", whole: true }],
  }],
};

const agreement = "/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement";
const inSupportingDocuments = { severity: "warning", max: 1, when: is("ram:TypeCode", "916") } as const;
const dates = { id: "7", severity: "warning", of: "." } as const;

export const xrechnungCii: ElementTable = {
  prefix,
  contexts: [
    {
      on: [`${agreement}/ram:AdditionalReferencedDocument`],
      rows: [
        { ...inSupportingDocuments, id: "4", of: "ram:Name", term: "BT-123" },
        { ...inSupportingDocuments, id: "5", of: "ram:AttachmentBinaryObject", term: "BT-125" },
      ],
    },
    {
      on: ["udt:DateTimeString", "qdt:DateTimeString", "udt:DateString"],
      rows: [
        { ...dates, form: "digits", whole: true, when: isAs("normalized", "@format", "102") },
        { ...dates, form: "none", when: not(isAs("normalized", "@format", "102")) },
      ],
    },
  ],
};
