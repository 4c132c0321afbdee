/** BR-49 … BR-65 and others: payment, references, identifiers and their schemes (EN 16931-1, clauses 6.4.1 and 6.4.2). */
import { inFamily, known, type KnownTable } from "../kit/family.ts";
import { codeLists } from "../../model/codes/index.ts";
import {
  allOf,
  type Bound,
  coded,
  type Group,
  groups,
  isKind,
  type Leaf,
  leaves,
  type Spot,
} from "../../syntax/bound.ts";
import { exists, filled, normalize, one, oneOf, text } from "../../syntax/values.ts";
import { apart, both, check, type Failure, onceFor, onEach } from "../kit/rule.ts";
import { statesVatId } from "./vat_facts.ts";
import { across, every, isVat, parted, representatives, sellers, theInvoice, where, within } from "../kit/select.ts";

type Party = Group<"party">;
type Means = Group<"paymentMeans">;

const means = every("paymentMeans");

/** Credit transfer and SEPA credit transfer (UNTDID 4461). */
const TRANSFERS = ["30", "58"];

export const references = {
  ...inFamily("BR", {
    "BR-49": both(["BT-81"], means, (it) => exists(it, "meansCode")),
    "BR-50": apart(
      ["BT-84"],
      check(where("account", isTransferAccount), (account) => filled(account, "iban")),
      check(
        where("account", isTransferAccount),
        (account) => filled(account, "iban") || filled(account, "proprietaryId"),
      ),
    ),
    "BR-51": known({ repair: "lastFour" }, {
      terms: ["BT-87"],
      severity: { ubl: "warning", cii: "fatal" },
      ubl: check(
        (document) => across(allOf(document, "card").filter((card) => card.placed), "number"),
        isMasked,
      ),
      cii: check(every("card"), (card) => {
        const number = one(card, "number");
        return number === undefined || isMasked(number);
      }),
    }),
    "BR-52": both(["BT-122"], where("document", isSupporting), (it) => filled(it, "id")),
    "BR-53": apart(["BT-111"], check(theInvoice, totalInTaxCurrency), check(every("totals"), totalInOtherCurrency)),
    "BR-54": both(["BT-160", "BT-161"], every("attribute"), (it) => exists(it, "name") && exists(it, "value")),
    "BR-55": apart(
      ["BT-25"],
      check(every("precedingInvoice"), (it) => exists(it, "invoiceNumber")),
      check(every("precedingInvoice"), (it) => filled(it, "invoiceNumber")),
    ),
    "BR-56": apart(
      ["BT-63"],
      check(representatives, (party) => statesVatId(party)),
      check(representatives, (party) => normalize(oneOf(vatIdsOf(party))?.text ?? "") !== ""),
    ),
    "BR-57": apart(
      ["BT-80"],
      check(where("address", (it) => within(it, "cac:Delivery")), (address) => exists(address, "countryCode")),
      check(every("delivery"), (delivery) => {
        const addresses = groups(delivery, "address");
        return addresses.length === 0 || normalize(oneOf(across(addresses, "countryCode"))?.text ?? "") !== "";
      }),
    ),
    "BR-61": apart(
      ["BT-84"],
      check(means, hasAccount),
      check(
        where("account", isTransferAccount),
        (account) => exists(account, "iban") || exists(account, "proprietaryId"),
      ),
    ),
    "BR-62": known(
      { repair: "emailScheme" },
      apart(
        ["BT-34"],
        check(endpointsOf("cac:AccountingSupplierParty"), hasScheme),
        check(theInvoice, (invoice) => firstEndpointHasScheme(groups(invoice, "seller"))),
      ),
    ),
    "BR-63": known(
      { repair: "emailScheme" },
      apart(
        ["BT-49"],
        check(endpointsOf("cac:AccountingCustomerParty"), hasScheme),
        check(theInvoice, (invoice) => firstEndpointHasScheme(groups(invoice, "buyer"))),
      ),
    ),
    "BR-64": apart(
      ["BT-157"],
      check(inLines("standardItemId"), hasScheme),
      check(every("line"), (line) => hasOne("schemeID", leaves(line, "standardItemId"))),
    ),
    "BR-65": apart(
      ["BT-158"],
      check(inLines("classifications"), (leaf) => leaf.attribute("listID") !== undefined),
      check(classifications, ({ codes, offset }) => hasOne("listID", codes) || { at: codes[0] ?? { offset } }),
    ),
  }),
  ...inFamily("BR-CO", {
    "BR-CO-09": known(
      { repair: "capitals" },
      apart(
        ["BT-31", "BT-48", "BT-63"],
        check(where("partyTaxScheme", isVat), hasCountryPrefixInText),
        check((document) => allOf(document, "partyTaxScheme").flatMap(vatIdLeaves), hasCountryPrefix),
      ),
    ),
    "BR-CO-26": known(
      { stage: "lines", repair: "sellerId" },
      onEach(["BT-29", "BT-30", "BT-31"], { ubl: sellers, cii: sellers }, isIdentified),
    ),
  }),
} as const satisfies KnownTable;

/** Compared as written: " 30 " is no credit transfer to this rule. */
function isTransferAccount(account: Group<"account">): boolean {
  return isKind(account.parent, "paymentMeans") && account.placed &&
    leaves(account.parent, "meansCode").some((code) => TRANSFERS.includes(code.text));
}

function hasAccount(it: Means): boolean {
  const transfer = TRANSFERS.includes(text(it, "meansCode"));
  return !transfer || groups(it, "accounts").some((account) => exists(account, "iban"));
}

/** Of a card number only its first six and last four digits may be shown (PCI DSS). */
function isMasked(number: Leaf): true | Failure {
  const shown = normalize(number.text);
  return [...shown].length <= 10 || { at: number, actual: `${[...shown].length}` };
}

function isSupporting(it: Group<"document">): boolean {
  return it.element === "cac:AdditionalDocumentReference" || it.element === "ram:AdditionalReferencedDocument";
}

function totalInTaxCurrency(invoice: Group<"invoice">, document: Bound): boolean | Failure {
  const accounting = leaves(invoice, "taxCurrency");
  if (accounting.length === 0) return true;
  const stated = new Set(
    across(allOf(document, "taxTotal"), "taxAmount").map((leaf) => leaf.attribute("currencyID")),
  );
  const without = accounting.find((currency) => !stated.has(currency.text));
  return without === undefined || { at: without, actual: without.text };
}

/** The accounting currencies, and whether none is the invoice's; a document may repeat them as often as its totals. */
const accountingCurrencies = onceFor(({ root }: Bound) => {
  const accounting = leaves(root, "taxCurrency");
  const codes: ReadonlySet<string | undefined> = new Set(accounting.map((leaf) => leaf.text));
  const [at] = accounting;
  return { at, codes, differ: !leaves(root, "currency").some((leaf) => codes.has(leaf.text)) };
});

/** CII also requires that the two currencies differ. */
function totalInOtherCurrency(totals: Group<"totals">, document: Bound): boolean | Failure {
  const { at, codes, differ } = accountingCurrencies(document);
  if (at === undefined) return true;
  const stated = leaves(totals, "taxAmount").some((leaf) => codes.has(leaf.attribute("currencyID")));
  return (stated && differ) || { at, actual: at.text };
}

/** The codes of each classification, which is in an element of its own. */
function classifications(document: Bound): readonly Codes[] {
  const elements = coded(document, "classificationElement");
  const codes = parted(coded(document, "classification"), elements).slice(1);
  return elements.map(({ offset }, at) => ({ offset, codes: codes[at] ?? [] }));
}

interface Codes extends Spot {
  readonly codes: readonly Leaf[];
}

/** CII marks VAT identifiers by the scheme VA. */
function vatIdLeaves(it: Group<"partyTaxScheme">): readonly Leaf[] {
  return leaves(it, "companyId").filter((leaf) => leaf.attribute("schemeID") === "VA");
}

function vatIdsOf(party: Party): readonly Leaf[] {
  return groups(party, "taxSchemes").flatMap(vatIdLeaves);
}

function endpointsOf(element: string) {
  return (document: Bound) =>
    coded(document, "endpoint").filter((leaf) => isPlaced(leaf) && leaf.parent.element === element);
}

function isPlaced(leaf: Leaf): boolean {
  return leaf.row !== undefined;
}

function hasScheme(leaf: Leaf): boolean {
  return leaf.attribute("schemeID") !== undefined;
}

function firstEndpointHasScheme(of: readonly Party[]): boolean {
  const present = of.filter((party) => exists(party, "endpointElement"));
  const withScheme = present.flatMap(firstEndpoint).filter((leaf) => leaf.attribute("schemeID") !== undefined);
  return present.length === 0 || normalize(oneOf(withScheme)?.attribute("schemeID") ?? "") !== "";
}

/** The address in the first URIUniversalCommunication of a party, if that has one. */
function firstEndpoint(party: Party): readonly Leaf[] {
  return parted(leaves(party, "electronicAddress"), leaves(party, "endpointElement"))[1] ?? [];
}

/** Whether one of some values says its scheme, or there is none; two that say it are a `Cast`. */
function hasOne(attribute: string, of: readonly Leaf[]): boolean {
  const stated = oneOf(of.filter((leaf) => leaf.attribute(attribute) !== undefined));
  return of.length === 0 || normalize(stated?.attribute(attribute) ?? "") !== "";
}

function inLines(slot: "standardItemId" | "classifications") {
  return (document: Bound) => across(allOf(document, "line"), slot);
}

/** The official lists take EL for Greece beside GR here, though not as a country of an address. */
const GREECE = "EL";

/** UBL's rule looks for the first two characters anywhere in the text of the list: "D " passes inside "AD AE". */
function hasCountryPrefixInText(it: Group<"partyTaxScheme">, { syntax }: Bound): true | Failure {
  const leaf = one(it, "companyId");
  const prefix = prefixOf(leaf?.text ?? "");
  return codeLists.country.text(syntax).includes(prefix) || prefix === GREECE || { at: leaf ?? it, actual: prefix };
}

function hasCountryPrefix(leaf: Leaf, { syntax }: Bound): true | Failure {
  const prefix = prefixOf(leaf.text);
  return prefix === GREECE || codeLists.country.codes(syntax).has(prefix) || { at: leaf, actual: prefix };
}

/** The first two characters. */
function prefixOf(id: string): string {
  return /^.{0,2}/su.exec(id)?.[0] ?? "";
}

/** A SEPA creditor identifier identifies no seller. */
function isIdentified(party: Party): boolean {
  const ids = leaves(party, "identifiers");
  const own = ids.some((id) => id.element === "ram:ID" || id.attribute("schemeID") !== "SEPA");
  return own || exists(party, "globalIdentifiers") || statesVatId(party) || exists(party, "legalRegistrationId");
}
