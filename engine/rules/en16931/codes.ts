/** BR-CL-*: codes come from their lists (EN 16931-1, clause 6.4.5, with the lists of the official rule set). */
import { inFamily, known } from "../kit/family.ts";
import { type CodeListId, codeLists, type Syntax } from "../../model/codes/index.ts";
import type { TermId } from "../../model/terms.ts";
import { allOf, type Bound, coded, type Group, isKind, type Leaf, leaves } from "../../syntax/bound.ts";
import { normalize } from "../../syntax/values.ts";
import { apart, check, type Failure, needing, onceForSyntax, type Rule, type Selector } from "../kit/rule.ts";
import { across, at, having, says, where } from "../kit/select.ts";

const notes = needing("note", (document) => across(allOf(document, "note"), "text"));

/** Where a code is looked for: the text of the leaf, or an attribute of it. */
interface Position {
  readonly on: Selector<Leaf>;
  readonly attribute?: string;
  /** What is done to the code before it is looked up. */
  readonly fold?: (code: string) => string;
}

const SUPPLIER_AND_PAYEE = ["cac:AccountingSupplierParty", "cac:PayeeParty"];

export const codes = inFamily("BR-CL", {
  "BR-CL-01": codeRule(["BT-3"], "documentType", { on: at("documentType") }),
  "BR-CL-03": known(
    { inJson: "saidElsewhere" },
    codeRule(["BT-5", "BT-6"], "currency", { on: at("amount"), attribute: "currencyID" }, {
      on: having("amount", "currencyID"),
      attribute: "currencyID",
    }),
  ),
  "BR-CL-04": codeRule(["BT-5"], "currency", { on: at("currency") }),
  "BR-CL-05": codeRule(["BT-6"], "currency", { on: at("taxCurrency") }),
  "BR-CL-06": codeRule(["BT-8"], "taxPoint", { on: at("taxPoint") }),
  "BR-CL-07": codeRule(["BT-18", "BT-128"], "reference", { on: objectIdentifiers, attribute: "schemeID" }, {
    on: at("objectScheme"),
  }),
  "BR-CL-08": apart(
    ["BT-21"],
    check(notes, hasKnownSubject),
    check(at("subject"), ofCodeList("noteSubject", {})),
  ),
  "BR-CL-10": apart(
    ["BT-29", "BT-46", "BT-60"],
    check(
      having("partyScheme", "schemeID"),
      (leaf, document) =>
        (isSepa(leaf) && around(leaf).some(({ element }) => SUPPLIER_AND_PAYEE.includes(element))) ||
        ofCodeList("icd", { attribute: "schemeID" })(leaf, document),
    ),
    check(having("globalId", "schemeID"), ofCodeList("icd", { attribute: "schemeID" })),
  ),
  "BR-CL-11": codeRule(["BT-30", "BT-47", "BT-61"], "icd", {
    on: having("legalScheme", "schemeID"),
    attribute: "schemeID",
  }, { on: otherIds, attribute: "schemeID" }),
  "BR-CL-13": codeRule(["BT-158"], "itemClassification", {
    on: having("classification", "listID"),
    attribute: "listID",
  }),
  "BR-CL-14": codeRule(["BT-40", "BT-55", "BT-69", "BT-80"], "country", { on: at("country") }),
  "BR-CL-15": codeRule(["BT-159"], "country", { on: at("originCountry") }, { on: originsWithoutScheme }),
  "BR-CL-16": codeRule(["BT-81"], "paymentMeans", { on: at("paymentMeans") }),
  "BR-CL-17": known(
    { inJson: "saidAtSource" },
    codeRule(["BT-95", "BT-102", "BT-118"], "vatCategory", { on: at("vatCategory") }),
  ),
  "BR-CL-18": codeRule(["BT-151"], "vatCategory", { on: at("lineVatCategory") }),
  "BR-CL-19": codeRule(["BT-98", "BT-140"], "allowanceReason", { on: reasons(false) }),
  "BR-CL-20": codeRule(["BT-105", "BT-145"], "chargeReason", { on: reasons(true) }),
  "BR-CL-21": codeRule(["BT-157"], "icd", { on: having("itemScheme", "schemeID"), attribute: "schemeID" }),
  "BR-CL-22": codeRule(["BT-121"], "vatex", { on: at("exemption"), fold: (code) => code.toUpperCase() }),
  "BR-CL-23": codeRule(["BT-130", "BT-150"], "unit", { on: having("quantity", "unitCode"), attribute: "unitCode" }),
  "BR-CL-24": apart(
    ["BT-125"],
    check(having("attachment", "mimeCode"), isMime),
    check(having("attachment", "mimeCode"), isMime),
  ),
  "BR-CL-25": codeRule(["BT-34", "BT-49"], "eas", { on: having("endpoint", "schemeID"), attribute: "schemeID" }),
  "BR-CL-26": codeRule(["BT-71"], "icd", { on: having("locationScheme", "schemeID"), attribute: "schemeID" }, {
    on: shipToIds,
    attribute: "schemeID",
  }),
});

/** A rule that a code is in a list; blank is in none. */
function codeRule(terms: readonly TermId[], list: CodeListId, ubl: Position, cii: Position = ubl): Rule {
  return apart(terms, check(ubl.on, ofCodeList(list, ubl)), check(cii.on, ofCodeList(list, cii)));
}

function ofCodeList(list: CodeListId, { attribute, fold }: Omit<Position, "on">) {
  return (leaf: Leaf, document: Bound): true | Failure => {
    const written = normalize(attribute === undefined ? leaf.text : leaf.attribute(attribute) ?? "");
    const code = fold === undefined ? written : fold(written);
    const known = codeLists[list].codes(syntaxOf(leaf, document)).has(code);
    return known || { at: leaf, actual: written };
  };
}

/** A credit note's type code is checked against the credit note's list, whichever document it is in. */
function syntaxOf(leaf: Leaf, document: Bound): Syntax {
  if (leaf.element === "cbc:InvoiceTypeCode") return "ubl-invoice";
  if (leaf.element === "cbc:CreditNoteTypeCode") return "ubl-credit-note";
  return document.syntax;
}

/** Type code 130 marks a reference as the invoiced object. */
function objectIdentifiers(document: Bound): readonly Leaf[] {
  return having("objectScheme", "schemeID")(document).filter((leaf) =>
    isKind(leaf.parent, "document") && leaves(leaf.parent, "typeCode").some((code) => code.text === "130")
  );
}

/**
 * UBL writes the subject code into the note, as "#AAI#text"; what has not that shape is text. The official rule looks
 * for the three characters anywhere in the text of the list.
 */
function hasKnownSubject(note: Leaf, document: Bound): true | Failure {
  const [, between, end] = note.text.split("#", 3);
  if (between === undefined || end === undefined || [...between].length !== 3) return true;
  return subjectList(document).includes(between) || { at: note, actual: between };
}

/** The rule for UBL has an older edition of the list, without these. */
const youngSubjects = new Set("BAT BAU BAV BAW BAX BAY BAZ BBA BBB BMF BMG BMH CCJ CCK CCL CCM CCN CCO".split(" "));

const subjectList = onceForSyntax((syntax) => {
  return ` ${[...codeLists.noteSubject.codes(syntax)].filter((code) => !youngSubjects.has(code)).join(" ")} `;
});

/** The groups that a leaf is in, from the inside. */
function around({ parent }: Leaf): readonly Group[] {
  const found: Group[] = [];
  for (let group: Group | undefined = parent; group !== undefined; group = group.parent) found.push(group);
  return found;
}

function isSepa(leaf: Leaf): boolean {
  return normalize(leaf.attribute("schemeID") ?? "") === "SEPA";
}

function shipToIds(document: Bound): readonly Leaf[] {
  return having("locationScheme", "schemeID")(document).filter((leaf) => isKind(leaf.parent, "delivery"));
}

/** CII's rule sees every ID with a scheme but those of tax registrations. */
function otherIds(document: Bound): readonly Leaf[] {
  return having("legalScheme", "schemeID")(document).filter((leaf) => !isKind(leaf.parent, "partyTaxScheme"));
}

/** An origin with a scheme is seen by the rule on identifiers instead, because that one comes first. */
function originsWithoutScheme(document: Bound): readonly Leaf[] {
  return coded(document, "originCountry").filter((leaf) => leaf.attribute("schemeID") === undefined);
}

/** Of what says both, the rule on allowances sees the reason, because that one comes first. */
function reasons(charge: boolean): Selector<Leaf> {
  const select = where(
    "allowanceCharge",
    (item: Group<"allowanceCharge">) => says(item, charge) && !(charge && says(item, false)),
  );
  return needing("allowanceCharge", (document) => {
    return across(select(document).filter(isAllowanceCharge), "reasonCode");
  });
}

/** CII has price discounts in an element that these rules do not see. */
function isAllowanceCharge(item: Group<"allowanceCharge">): boolean {
  return item.element !== "ram:AppliedTradeAllowanceCharge";
}

/** MIME codes are compared as written. */
function isMime(leaf: Leaf, { syntax }: Bound): true | Failure {
  const code = leaf.attribute("mimeCode") ?? "";
  return codeLists.mime.codes(syntax).has(code) || { at: leaf, actual: code };
}
