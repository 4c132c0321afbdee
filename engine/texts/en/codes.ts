/** English wording of BR-CL-*: one sentence for every code, with its name and its list. */
import { type CodeListId, codeLists } from "../../model/codes/index.ts";
import { codes } from "../../rules/en16931/codes.ts";
import type { Text } from "../text.ts";

type CodeRuleId = keyof typeof codes;

interface CodeRow {
  /** What the code is, behind "the". */
  readonly what: string;
  readonly list: CodeListId;
  readonly fix: string;
}

const rows = {
  "BR-CL-01": {
    what: "invoice type code",
    list: "documentType",
    fix: "Use 380 for a commercial invoice and 381 for a credit note. In UBL each has its own kind of document.",
  },
  "BR-CL-03": {
    what: "currency code of an amount",
    list: "currency",
    fix: "Put the three-letter code of the invoice currency, in capitals, on the amount.",
  },
  "BR-CL-04": {
    what: "invoice currency code",
    list: "currency",
    fix: "Use the three-letter currency code in capitals.",
  },
  "BR-CL-05": {
    what: "VAT accounting currency code",
    list: "currency",
    fix: "Use the three-letter currency code in capitals, or delete it when VAT is accounted in the invoice currency.",
  },
  "BR-CL-06": {
    what: "VAT point date code",
    list: "taxPoint",
    fix:
      "Write 3 for the issue date, 35 for the delivery date or 432 for the payment date; in CII these are 5, 29 and 72.",
  },
  "BR-CL-07": {
    what: "scheme of an invoiced object's identifier",
    list: "reference",
    fix: "Use the qualifier for this kind of number, ZZZ when there is none, or leave the scheme out.",
  },
  "BR-CL-08": {
    what: "subject code of a note",
    list: "noteSubject",
    fix: "Use a code such as AAI for general information, or leave it out: a note needs no subject.",
  },
  "BR-CL-10": {
    what: "scheme of a party's identifier",
    list: "icd",
    fix:
      "Use the four-digit scheme code, such as 0088 for a GLN, or leave the scheme out. SEPA is for the creditor identifier of a seller or payee.",
  },
  "BR-CL-11": {
    what: "scheme of a legal registration identifier",
    list: "icd",
    fix: "Use the four-digit code of the register, such as 0002 for SIRENE, or leave the scheme out.",
  },
  "BR-CL-13": {
    what: "scheme of an item classification",
    list: "itemClassification",
    fix: "Use the code of the classification, such as HS for the Harmonised System, or ZZZ for one that you agreed on.",
  },
  "BR-CL-14": {
    what: "country code of an address",
    list: "country",
    fix: "Use the two-letter country code in capitals. Greece is GR here.",
  },
  "BR-CL-15": {
    what: "country of origin of an item",
    list: "country",
    fix: "Use the two-letter country code in capitals, or leave the origin out.",
  },
  "BR-CL-16": {
    what: "payment means type code",
    list: "paymentMeans",
    fix: "Use 58 for a SEPA credit transfer, 59 for a SEPA direct debit, or the code of another way to pay.",
  },
  "BR-CL-17": {
    what: "VAT category code",
    list: "vatCategory",
    fix: "Use S for a standard or reduced rate, Z for the zero rate, E for exempt, AE for reverse charge.",
  },
  "BR-CL-18": {
    what: "VAT category code of an item",
    list: "vatCategory",
    fix: "Use S for a standard or reduced rate, Z for the zero rate, E for exempt, AE for reverse charge.",
  },
  "BR-CL-19": {
    what: "reason code of an allowance",
    list: "allowanceReason",
    fix: "Use a code such as 95 for a discount, or leave it out and write the reason as text.",
  },
  "BR-CL-20": {
    what: "reason code of a charge",
    list: "chargeReason",
    fix: "Use a code such as FC for freight, or leave it out and write the reason as text.",
  },
  "BR-CL-21": {
    what: "scheme of an item's standard identifier",
    list: "icd",
    fix: "Use the four-digit scheme code, such as 0160 for a GTIN.",
  },
  "BR-CL-22": {
    what: "VAT exemption reason code",
    list: "vatex",
    fix: "Use the VATEX code of the exemption, or leave it out and write the reason as text.",
  },
  "BR-CL-23": {
    what: "unit of a quantity",
    list: "unit",
    fix: "Use the code of the unit: C62 for one, HUR for an hour, KGM for a kilogram.",
  },
  "BR-CL-24": {
    what: "MIME code of an attached document",
    list: "mime",
    fix: "Attach a PDF, PNG, JPEG, CSV, XLSX or ODS file, and state its type in lower case.",
  },
  "BR-CL-25": {
    what: "scheme of an electronic address",
    list: "eas",
    fix: "Use the scheme of the address: EM for an email address, 0088 for a GLN, 0204 for a Leitweg-ID.",
  },
  "BR-CL-26": {
    what: "scheme of the delivery location's identifier",
    list: "icd",
    fix: "Use the four-digit scheme code, such as 0088 for a GLN, or leave the scheme out.",
  },
} as const satisfies Readonly<Record<CodeRuleId, CodeRow>>;

export function codesTexts(): Readonly<Record<CodeRuleId, Text>> {
  const entries = (Object.entries(rows) as [CodeRuleId, CodeRow][]).map(([id, row]) => [id, text(id, row)]);
  return Object.fromEntries(entries) as Readonly<Record<CodeRuleId, Text>>;
}

/** The lists are often a part of what their publisher has, which differs by syntax too: hence "here". */
function text(id: CodeRuleId, { what, list, fix }: CodeRow): Text {
  const code = `The ${what} (${codes[id].terms.join(", ")})`;
  const { title } = codeLists[list];
  return {
    requires: `${code} must be in the list that EN 16931 allows here: ${title}.`,
    message: `${code} is "{actual}", which is not in the list that EN 16931 allows here: ${title}.`,
    absent: `${code} is missing or empty; it must be in the list that EN 16931 allows here: ${title}.`,
    fix,
  };
}
