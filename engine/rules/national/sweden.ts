/** Peppol's rules for Swedish sellers, SE-R-* (UBL). */
import { allOf, type Bound, type Group, groups, type Leaf, leaves } from "../../syntax/bound.ts";
import { normalize, normalizedUpper, numberOf, oneOf, text } from "../../syntax/values.ts";
import { isSwedishOrganisation } from "../kit/check_digits.ts";
import { check, type Failure, type Holds, type Rule, type RuleTable, type Selector } from "../kit/rule.ts";
import { across, readable } from "../kit/select.ts";
import { BUYER, national, partiesOf, SELLER, warning } from "./national.ts";
import type { When } from "../kit/only.ts";

type Party = Group<"party">;
type Means = Group<"paymentMeans">;

/** Approved for Swedish F-tax, which the seller has to say. */
const F_TAX = "GODKÄND FÖR F-SKATT";
const RATES = [25, 12, 6];
/** The two Swedish giros, as they are named in place of a BIC. */
const PLUSGIRO = "SE:PLUSGIRO";
const BANKGIRO = "SE:BANKGIRO";

const swedishSeller: When = (document) => partiesOf(SELLER)(document).some(isSwedish);
const registeredSeller: When = (document) => partiesOf(SELLER)(document).some(isRegistered);
const swedishBoth: When = (document) => swedishSeller(document) && partiesOf(BUYER)(document).some(isSwedish);

export const sweden = {
  "SE-R-001": onSellers(["BT-31"], registered, (party) => {
    const id = oneOf(vatIds(party));
    return [...normalize(id?.text ?? "")].length === 14 || placed(id);
  }),
  "SE-R-002": onSellers(["BT-31"], registered, (party) => {
    const id = oneOf(vatIds(party));
    return isNumber([...id?.text ?? ""].slice(2, 14).join("")) || placed(id);
  }),
  "SE-R-003": onSellers(["BT-30"], legalIds, (leaf) => isNumber(leaf.text) || placed(leaf)),
  "SE-R-004": onSellers(["BT-30"], legalIds, (leaf) => [...normalize(leaf.text)].length === 10 || placed(leaf)),
  "SE-R-005": onSellers(["BT-32"], otherIds, (leaf) => normalizedUpper(leaf.text) === F_TAX || placed(leaf)),
  "SE-R-006": national(
    ["BT-119", "BT-96", "BT-103", "BT-152"],
    registeredSeller,
    (at) => allOf(at, "taxCategory").filter((it) => leaves(it, "vatCategory").some(({ text }) => text === "S")),
    (it) => {
      const rate = oneOf(leaves(it, "vatRate"));
      return RATES.includes(numberOf(rate?.text ?? "")) || placed(rate);
    },
  ),
  "SE-R-007": onGiro(PLUSGIRO, (leaf) => isNumber(normalize(leaf.text)) || placed(leaf)),
  "SE-R-008": onGiro(BANKGIRO, (leaf) => isNumber(normalize(leaf.text)) || placed(leaf)),
  "SE-R-009": onGiro(BANKGIRO, (leaf) => [7, 8].includes([...normalize(leaf.text)].length) || placed(leaf)),
  "SE-R-010": onGiro(PLUSGIRO, (leaf) => {
    const { length } = [...normalize(leaf.text)];
    return length >= 2 && length <= 8 || placed(leaf);
  }),
  "SE-R-011": onMeans(swedishSeller, (it) => pays(it, "50", "56")),
  "SE-R-012": onMeans(swedishBoth, (it) => pays(it, "31") && !pays(it, "50", "56")),
  "SE-R-013": onSellers(["BT-30"], legalIds, (leaf) => isOrganisation(normalize(leaf.text)) || placed(leaf)),
} as const satisfies RuleTable;

/** Digits alone; of more than ten, the first ten are judged. */
function isOrganisation(id: string): boolean {
  return /^[0-9]+$/.test(id) && isSwedishOrganisation(id.slice(0, 10));
}

function isNumber(written: string): boolean {
  return !Number.isNaN(numberOf(written));
}

function placed(at: Leaf | undefined): Failure {
  return at === undefined ? {} : { at, actual: normalize(at.text) };
}

function onSellers<N extends Leaf | Group>(
  terms: Rule["terms"],
  on: (party: Party) => readonly N[],
  holds: Holds<N>,
): Rule {
  const sellers = partiesOf(SELLER);
  return { terms, severity: "fatal", ubl: check((at: Bound) => sellers(at).flatMap(on), holds) };
}

/** The address is Swedish. */
function isSwedish(party: Party): boolean {
  return across(groups(party, "address"), "countryCode").some(({ text }) => text === "SE");
}

/** The address is Swedish, and so is a VAT identifier. */
function isRegistered(party: Party): boolean {
  return isSwedish(party) && readable((of) => vatIds(of).some(({ text }) => text.startsWith("SE")), party);
}

function registered(party: Party): readonly Party[] {
  return isRegistered(party) ? [party] : [];
}

function vatIds(party: Party): readonly Leaf[] {
  return groups(party, "taxSchemes").filter((tax) => leaves(tax, "scheme").some(({ text }) => text === "VAT")).flatMap((
    tax,
  ) => leaves(tax, "companyId"));
}

function legalIds(party: Party): readonly Leaf[] {
  return isSwedish(party) ? leaves(party, "legalRegistrationId") : [];
}

/** Registrations other than for VAT, of a party that has a legal registration. */
function otherIds(party: Party): readonly Leaf[] {
  if (legalIds(party).length === 0) return [];
  const others = groups(party, "taxSchemes").filter((tax) =>
    readable((it) => normalizedUpper(oneOf(leaves(it, "scheme"))?.text ?? "") !== "VAT", tax)
  );
  return across(others, "companyId");
}

function pays(it: Means, ...codes: readonly string[]): boolean {
  return leaves(it, "meansCode").some(({ text }) => codes.includes(text));
}

/** A way to pay that Swedish sellers should state otherwise. */
function onMeans(when: When, other: (it: Means) => boolean): Rule {
  return warning(national(["BT-81"], when, (at) => allOf(at, "paymentMeans").filter(other), () => false));
}

/** The account numbers of a giro. */
function onGiro(giro: string, holds: Holds<Leaf>): Rule {
  const isOfGiro = (it: Means) =>
    text(it, "meansCode") === "30" && normalize(oneOf(across(groups(it, "accounts"), "bic"))?.text ?? "") === giro;
  const on: Selector<Leaf> = (at) =>
    allOf(at, "paymentMeans").filter((it) => readable(isOfGiro, it)).flatMap((it) =>
      across(groups(it, "accounts"), "iban")
    );
  return warning(national(["BT-84"], swedishSeller, on, holds));
}
