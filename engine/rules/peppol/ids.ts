/** Peppol's checks of public identifiers, PEPPOL-COMMON-*: one row a scheme (UBL). */
import { inFamily } from "../kit/family.ts";
import { type Bound, coded, type Group, isKind, type Leaf } from "../../syntax/bound.ts";
import { Cast, normalize, text } from "../../syntax/values.ts";
import {
  isAustralianBusiness,
  isBelgianEnterprise,
  isDanishCvr,
  isGln,
  isItalianIpa,
  isItalianTaxCode,
  isItalianVatNumber,
  isNorwegianOrganisation,
  isSwedishOrganisation,
} from "../kit/check_digits.ts";
import { check, type Rule, type Selector } from "../kit/rule.ts";
import { readable } from "../kit/select.ts";

type Severity = "fatal" | "warning";
type Test = (id: string, leaf: Leaf) => boolean;

const terms = ["BT-29", "BT-30", "BT-34", "BT-46", "BT-47", "BT-49", "BT-60", "BT-61"] as const;

/** Schemes whose company identifiers another rule has seen already when R056-2 comes to them. */
const SEEN = "0088 0192 0184 0096 0198 0208 0201 0210 0211 0007 0151 0106 0190 9944".split(" ");

const DUTCH_VAT = /^NL[0-9]{9}B[0-9]{2}$/;

export const peppolIds = inFamily("PEPPOL-COMMON", {
  "PEPPOL-COMMON-R040": scheme("0088", "fatal", isGln),
  "PEPPOL-COMMON-R041": scheme("0192", "fatal", isNorwegianOrganisation),
  "PEPPOL-COMMON-R042": asWritten("0184", isDanishCvr),
  "PEPPOL-COMMON-R043": scheme("0208", "fatal", isBelgianEnterprise),
  "PEPPOL-COMMON-R044": scheme("0201", "warning", isItalianIpa),
  "PEPPOL-COMMON-R045": scheme("0210", "warning", isItalianTaxCode),
  "PEPPOL-COMMON-R046": {
    terms: ["BT-34", "BT-49"],
    severity: "warning",
    ubl: check(endpoints("9907"), (leaf) => fits(leaf, isItalianTaxCode)),
  },
  "PEPPOL-COMMON-R047": scheme("0211", "warning", (id, leaf) => {
    // The official rule reads digit by digit what is an integer as a whole, and stops at a sign or a space in front.
    if (/^(IT|it)[+\- ][0-9]{10}$/.test(id)) throw new Cast("number", leaf);
    return isItalianVatNumber(id);
  }),
  "PEPPOL-COMMON-R049": scheme("0007", "fatal", isSwedishOrganisation),
  "PEPPOL-COMMON-R050": scheme("0151", "fatal", isAustralianBusiness),
  "PEPPOL-COMMON-R052": asWritten("0096", (id) => /^[0-9]{10}$/.test(id)),
  "PEPPOL-COMMON-R053": asWritten("0198", (id) => /^DK[0-9]{8}$/.test(id)),
  "PEPPOL-COMMON-R054": scheme("0106", "warning", (id) => /^[0-9]{8}$/.test(id)),
  "PEPPOL-COMMON-R055": scheme("0190", "warning", (id) => /^[0-9]{20}$/.test(id)),
  "PEPPOL-COMMON-R056-1": scheme("9944", "warning", (id) => DUTCH_VAT.test(id)),
  "PEPPOL-COMMON-R056-2": {
    terms: ["BT-31", "BT-48", "BT-63"],
    severity: "warning",
    ubl: check(dutchVatIds, (leaf) => fits(leaf, (id) => DUTCH_VAT.test(id))),
  },
  "PEPPOL-COMMON-R057": scheme("0217", "warning", (id) => /^[0-9]{12}$/.test(id)),
});

/** Electronic addresses, party and company identifiers of a scheme, without outer space. */
function scheme(id: string, severity: Severity, test: Test): Rule {
  return { terms, severity, ubl: check(withScheme(id), (leaf) => fits(leaf, test)) };
}

/** The same compared as written. */
function asWritten(id: string, test: Test): Rule {
  return {
    terms,
    severity: "fatal",
    ubl: check(withScheme(id), (leaf) => test(leaf.text, leaf) || { at: leaf, actual: normalize(leaf.text) }),
  };
}

function fits(leaf: Leaf, test: Test) {
  const id = normalize(leaf.text);
  return test(id, leaf) || { at: leaf, actual: id };
}

/** R056-2 comes before the rule on scheme 0217, and takes the Dutch VAT identifiers from it. */
function withScheme(id: string): Selector<Leaf> {
  return (document) => {
    const taken = id === "0217" ? dutchVatIds(document) : [];
    return [...coded(document, "endpoint"), ...coded(document, "partyScheme"), ...coded(document, "companyId")]
      .filter((leaf) => leaf.attribute("schemeID") === id && !taken.includes(leaf));
  };
}

function endpoints(id: string): Selector<Leaf> {
  return (document) => coded(document, "endpoint").filter((leaf) => leaf.attribute("schemeID") === id);
}

function dutchVatIds(document: Bound): readonly Leaf[] {
  return coded(document, "companyId").filter((leaf) =>
    isKind(leaf.parent, "partyTaxScheme") && !SEEN.includes(leaf.attribute("schemeID") ?? "") &&
    readable(isVatAlone, leaf.parent) && normalize(leaf.text).startsWith("NL")
  );
}

function isVatAlone(tax: Group<"partyTaxScheme">): boolean {
  return text(tax, "scheme") === "VAT";
}
