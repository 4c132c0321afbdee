/** Peppol BIS Billing 3.0.21: code lists (CL), fields of a profile (P) and formats (F), for UBL. */
import { inFamily } from "../kit/family.ts";
import { codeLists } from "../../model/codes/index.ts";
import { ours } from "../../model/said.ts";
import type { TermId } from "../../model/terms.ts";
import { allOf, type Bound, coded, type Group, type Leaf, leaves } from "../../syntax/bound.ts";
import { attribute, isDate, normalize, text, textNode } from "../../syntax/values.ts";
import { areGerman, billingProcess } from "./facts.ts";
import { at } from "../kit/select.ts";
import { check, type Failure, onceForSyntax, type Rule, type Selector } from "../kit/rule.ts";

/** Peppol's own editions of two lists, as differences from the lists of EN 16931. */
const currencies = edition("currency", ["STD"], ["STN"]);
const addressSchemes = edition("eas", [
  ...["0037", "0147", "0154", "0158", "0170", "0177", "0193", "0194", "0202", "0203", "0205", "0212", "0213", "0215"],
  ...["0217", "0219", "0220", "AN", "AQ", "AS", "AU", "EM"],
], []);

const invoiceTypes = new Set(
  ("71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877").split(" "),
);
const creditNoteTypes = new Set("381 396 81 83 532".split(" "));

export const peppolCodes = inFamily("PEPPOL-EN16931", {
  "PEPPOL-EN16931-CL001": attributeIn(["BT-125"], at("attachment"), "mimeCode", listOf("mime")),
  "PEPPOL-EN16931-CL002": textIn(["BT-98", "BT-140"], reasons("false"), listOf("allowanceReason")),
  "PEPPOL-EN16931-CL003": textIn(["BT-105", "BT-145"], reasons("true"), listOf("chargeReason")),
  "PEPPOL-EN16931-CL006": textIn(["BT-8"], at("taxPoint"), listOf("taxPoint")),
  "PEPPOL-EN16931-CL007": attributeIn(["BT-5"], at("amount"), "currencyID", currencies, true),
  "PEPPOL-EN16931-CL008": attributeIn(["BT-34", "BT-49"], at("endpoint"), "schemeID", addressSchemes),
  "PEPPOL-EN16931-F001": ubl(
    ["BT-2", "BT-9", "BT-7", "BT-72", "BT-73", "BT-74"],
    at("date"),
    // The day is asked first: if it is not one, the length of several text nodes is not asked for.
    (leaf) => (isDate(leaf) && [...textNode([leaf])].length === 10) || { at: leaf, actual: leaf.text },
  ),
  "PEPPOL-EN16931-P0100": typed("cbc:InvoiceTypeCode", invoiceTypes, (at) => billingProcess(at) !== "Unknown"),
  "PEPPOL-EN16931-P0101": typed("cbc:CreditNoteTypeCode", creditNoteTypes, (at) => billingProcess(at) !== "Unknown"),
  "PEPPOL-EN16931-P0104": exemption("VATEX-EU-G", "G"),
  "PEPPOL-EN16931-P0105": exemption("VATEX-EU-O", "O"),
  "PEPPOL-EN16931-P0106": exemption("VATEX-EU-IC", "K"),
  "PEPPOL-EN16931-P0107": exemption("VATEX-EU-AE", "AE"),
  "PEPPOL-EN16931-P0108": exemption("VATEX-EU-D", "E"),
  "PEPPOL-EN16931-P0109": exemption("VATEX-EU-F", "E"),
  "PEPPOL-EN16931-P0110": exemption("VATEX-EU-I", "E"),
  "PEPPOL-EN16931-P0111": exemption("VATEX-EU-J", "E"),
  "PEPPOL-EN16931-P0112": ubl(
    ["BT-3"],
    typeCodes("cbc:InvoiceTypeCode"),
    (leaf, document) =>
      !["326", "384"].includes(normalize(leaf.text)) || areGerman(document) ||
      { at: leaf, actual: normalize(leaf.text) },
  ),
}, { stage: "codes", repair: "code" });

type Codes = (document: Bound) => ReadonlySet<string>;

function ubl(
  terms: readonly TermId[],
  on: Selector<Leaf>,
  holds: (leaf: Leaf, document: Bound) => boolean | Failure,
): Rule {
  return { terms, severity: "fatal", ubl: check(on, holds) };
}

function listOf(list: keyof typeof codeLists): Codes {
  return ({ syntax }) => codeLists[list].codes(syntax);
}

function edition(list: keyof typeof codeLists, without: readonly string[], besides: readonly string[]): Codes {
  return onceForSyntax((syntax) => {
    const codes = new Set([...codeLists[list].codes(syntax), ...besides]);
    for (const code of without) codes.delete(code);
    return codes;
  });
}

/** An attribute compared as written; where it is missing the rule looks at nothing, unless the attribute is `required`. */
function attributeIn(
  terms: readonly TermId[],
  on: Selector<Leaf>,
  name: string,
  codes: Codes,
  required = false,
): Rule {
  const present: Selector<Leaf> = (document) => on(document).filter((leaf) => attribute(leaf, name) !== undefined);
  return ubl(terms, required ? on : present, (leaf, document) => {
    const code = attribute(leaf, name);
    return (code !== undefined && codes(document).has(code)) ||
      { at: leaf, actual: code };
  });
}

function textIn(terms: readonly TermId[], on: Selector<Leaf>, codes: Codes): Rule {
  return ubl(terms, on, (leaf, document) => isIn(leaf, codes(document)));
}

function isIn(leaf: Leaf, codes: ReadonlySet<string>): true | Failure {
  const code = normalize(textNode([leaf]));
  return codes.has(code) || { at: leaf, actual: code };
}

/** Reason codes of allowances or charges, their indicator compared as written. */
function reasons(indicator: "true" | "false"): Selector<Leaf> {
  return (document) =>
    allOf(document, "allowanceCharge")
      .filter((item) => leaves(item, "indicator").some((leaf) => leaf.text === indicator))
      .flatMap((item) => leaves(item, "reasonCode"));
}

function typeCodes(element: string): Selector<Leaf> {
  return (document) => coded(document, "documentType").filter((leaf) => leaf.element === element);
}

/** The types of an invoice or of a credit note, in the processes that have a list of them. */
export function typed(element: string, types: ReadonlySet<string>, isAsked: (document: Bound) => boolean): Rule {
  return ubl(["BT-3"], typeCodes(element), (leaf, document) => !isAsked(document) || isIn(leaf, types));
}

/** Exemption codes that belong to one VAT category; in any letter case. */
function exemption(code: string, category: string): Rule {
  return {
    terms: ["BT-121", "BT-118"],
    severity: "fatal",
    ubl: check(
      (document: Bound) => allOf(document, "taxCategory").filter((it) => isExempt(it, code)),
      (it) => text(it, "vatCategory") === category || { actual: text(it, "vatCategory"), expected: ours(category) },
    ),
  };
}

function isExempt(it: Group<"taxCategory">, code: string): boolean {
  const [leaf, second] = leaves(it, "exemptionReasonCode");
  return it.element === "cac:TaxCategory" && second === undefined && leaf?.text.toUpperCase() === code;
}
