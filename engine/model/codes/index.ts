import { allowanceReason } from "./allowance_reason.gen.ts";
import { chargeReason } from "./charge_reason.gen.ts";
import { country } from "./country.gen.ts";
import { currency } from "./currency.gen.ts";
import { documentType } from "./document_type.gen.ts";
import { eas } from "./eas.gen.ts";
import { icd } from "./icd.gen.ts";
import { itemClassification } from "./item_classification.gen.ts";
import { mime } from "./mime.gen.ts";
import { noteSubject } from "./note_subject.gen.ts";
import { paymentMeans } from "./payment_means.gen.ts";
import { reference } from "./reference.gen.ts";
import { taxPoint } from "./tax_point.gen.ts";
import { unit } from "./unit.gen.ts";
import { vatCategory } from "./vat_category.gen.ts";
import { vatex } from "./vatex.gen.ts";

/** The three documents that EN 16931 is bound to; each has its own reading of some lists. */
export type Syntax = "ubl-invoice" | "ubl-credit-note" | "cii";

export interface CodeList {
  /** The list's name, as a sentence can use it. */
  readonly title: string;
  /** The codes that the syntax allows, exactly as they are written (the comparison knows no case folding). */
  readonly codes: (syntax: Syntax) => ReadonlySet<string>;
  /** The same codes as one text, a space before and after each: some official rules search it. */
  readonly text: (syntax: Syntax) => string;
}

/**
 * Codes as the generated files hold them, by the syntaxes they belong to: texts of words, each of which is a code, or stands
 * for several: `AA:ABC` for AAA, AAB and AAC, which differ in their last characters; `10,1;A` for 10, 11 and 11A, each of
 * which begins with one or two characters of the one before it.
 */
interface CodeTexts {
  readonly codes?: string;
  readonly ublOnly?: string;
  readonly ciiOnly?: string;
  readonly ubl?: string;
  readonly ublInvoice?: string;
  readonly ublCreditNote?: string;
  readonly cii?: string;
}

const textsOf = {
  "ubl-invoice": ["codes", "ublOnly", "ubl", "ublInvoice"],
  "ubl-credit-note": ["codes", "ublOnly", "ubl", "ublCreditNote"],
  "cii": ["codes", "ciiOnly", "cii"],
} as const satisfies Record<Syntax, readonly (keyof CodeTexts)[]>;

/**
 * Splits a text when it is first asked for and keeps the set: splitting them all at load would add about a millisecond
 * to every start. Syntaxes with the same codes share one set.
 */
function codeList(title: string, texts: CodeTexts): CodeList {
  const made = new Map<string, { readonly set: ReadonlySet<string>; readonly text: string }>();
  function textFor(syntax: Syntax): string {
    return textsOf[syntax].map((key) => texts[key]).filter((text) => text !== undefined).join(" ");
  }
  const bySyntax: Readonly<Record<Syntax, string>> = {
    "ubl-invoice": textFor("ubl-invoice"),
    "ubl-credit-note": textFor("ubl-credit-note"),
    "cii": textFor("cii"),
  };
  function list(syntax: Syntax) {
    const written = bySyntax[syntax];
    let known = made.get(written);
    if (known === undefined) {
      const codes = written.trim().split(/\s+/).flatMap(codesOf);
      made.set(written, known = { set: new Set(codes), text: ` ${codes.join(" ")} ` });
    }
    return known;
  }
  return { title, codes: (syntax) => list(syntax).set, text: (syntax) => list(syntax).text };
}

function codesOf(word: string): readonly string[] {
  const [start = "", ends] = word.split(":");
  if (ends !== undefined) return [...ends].map((last) => start + last);
  let code = "";
  return word.split(/(?=[,;])/).map((it) =>
    code = it.startsWith(",")
      ? code.slice(0, 1) + it.slice(1)
      : it.startsWith(";")
      ? code.slice(0, 2) + it.slice(1)
      : it
  );
}

/** Lists that a bundle may need alone: those of its others are left out then. */
export const easSchemes = /* @__PURE__ */ codeList("CEF EAS electronic address schemes", eas);
export const icdSchemes = /* @__PURE__ */ codeList("ISO/IEC 6523 identifier schemes (ICD)", icd);
export const classificationSchemes = /* @__PURE__ */ codeList(
  "UNTDID 7143 item classification schemes",
  itemClassification,
);
export const mimeTypes = /* @__PURE__ */ codeList("MIME types allowed for attachments", mime);

/** Every code list that a business term, or the scheme of an identifier, takes its value from. */
export const codeLists = {
  allowanceReason: /* @__PURE__ */ codeList("UNTDID 5189 allowance reason codes", allowanceReason),
  chargeReason: /* @__PURE__ */ codeList("UNTDID 7161 charge reason codes", chargeReason),
  country: /* @__PURE__ */ codeList("ISO 3166-1 alpha-2 country codes", country),
  currency: /* @__PURE__ */ codeList("ISO 4217 alpha-3 currency codes", currency),
  documentType: /* @__PURE__ */ codeList("UNTDID 1001 document type codes", documentType),
  eas: easSchemes,
  icd: icdSchemes,
  itemClassification: classificationSchemes,
  mime: mimeTypes,
  noteSubject: /* @__PURE__ */ codeList("UNTDID 4451 note subject codes", noteSubject),
  paymentMeans: /* @__PURE__ */ codeList("UNTDID 4461 payment means codes", paymentMeans),
  reference: /* @__PURE__ */ codeList("UNTDID 1153 reference qualifiers", reference),
  taxPoint: /* @__PURE__ */ codeList("UNTDID 2005 (UBL) and 2475 (CII) VAT point date codes", taxPoint),
  unit: /* @__PURE__ */ codeList("UN/ECE Recommendation 20 and 21 units", unit),
  vatCategory: /* @__PURE__ */ codeList("UNTDID 5305 VAT category codes", vatCategory),
  vatex: /* @__PURE__ */ codeList("CEF VATEX VAT exemption reason codes", vatex),
} as const satisfies Readonly<Record<string, CodeList>>;

export type CodeListId = keyof typeof codeLists;

/** Whether a document type (BT-3, UNTDID 1001) is that of a credit note: what it states is for the buyer to get. */
export function isCreditNote(code: string): boolean {
  return codeLists.documentType.codes("ubl-credit-note").has(code);
}
