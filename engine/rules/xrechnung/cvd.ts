/** BR-DE-CVD-*, BR-TMP-CVD-*: invoices on clean vehicles (Directive (EU) 2019/1161), an XRechnung CIUS of its own. */
import { classificationSchemes } from "../../model/codes/index.ts";
import { type Bound, type Group, groups, type Leaf, leaves, type Spot } from "../../syntax/bound.ts";
import { normalize, text } from "../../syntax/values.ts";
import { apart, type Check, check, type Failure, type Rule, type RuleTable, type Selector } from "../kit/rule.ts";
import { offsetOfPart, parted, starts, theInvoice } from "../kit/select.ts";
import { only } from "../kit/only.ts";
import { names } from "../kit/specification.ts";

type Line = Group<"line">;
type Invoice = Group<"invoice">;

/** The list of a classification, and the attribute of an item, that tell a vehicle. */
const LIST = "CVD";
const ATTRIBUTE = "cva";
const CATEGORIES = ["M1", "M2", "M3", "N1", "N2", "N3"];
const KINDS = ["clean", "zero-emission", "other"];

const isCvd = names("xrechnung-cvd");

export const cvd = {
  "BR-DE-CVD-01": apart(
    ["BT-12"],
    within(theInvoice, (invoice) => isFilled(leaves(invoice, "contractReference"))),
    within(agreements, (_, { root }) => isFilled(leaves(root, "contractReference"))),
  ),
  "BR-DE-CVD-02": apart(
    ["BT-17"],
    within(theInvoice, (invoice) => isFilled(leaves(invoice, "tenderReference"))),
    within(agreements, (_, { root }) => groups(root, "documents").some(isTender)),
  ),
  "BR-DE-CVD-03": apart(
    ["BG-25", "BT-158", "BT-160"],
    within(theInvoice, (_, document) => hasVehicle(document)),
    within(transactions, (_, document) => hasVehicle(document)),
  ),
  "BR-DE-CVD-04": alike(["BT-158"], classifications, (leaf) => {
    const category = normalize(leaf.text);
    return listOf(leaf) !== LIST || CATEGORIES.includes(category) || { at: leaf, actual: category };
  }),
  "BR-DE-CVD-05": alike(["BT-161"], attributes, (it) => {
    const kind = text(it, "value");
    return KINDS.includes(kind) || { ...at(leaves(it, "value")), actual: kind };
  }),
  "BR-DE-CVD-06-a": alike(
    ["BT-160"],
    ownItems,
    ({ vehicles, kinds }) => vehicles.length === 0 || kinds.length === 1,
  ),
  "BR-DE-CVD-06-b": alike(
    ["BT-158"],
    ownItems,
    ({ vehicles, kinds }) => kinds.length === 0 || vehicles.length === 1,
  ),
  "BR-TMP-CVD-01": alike(["BT-158"], classifications, (leaf, { syntax }) => {
    const list = listOf(leaf);
    // A blank scheme passes: the official lists have two spaces where they are joined.
    return ["", LIST].includes(list) || classificationSchemes.codes(syntax).has(list) ||
      { at: leaf, actual: list };
  }),
} as const satisfies RuleTable;

/** What an item says of a vehicle. A line has one item, and each is looked at by itself where it has several. */
interface Item extends Spot {
  readonly vehicles: readonly Leaf[];
  readonly kinds: readonly Group<"attribute">[];
}

function within<N extends Spot>(on: Selector<N>, holds: Parameters<typeof check<N>>[1]): Check {
  return only(isCvd, check(on, holds));
}

function alike<N extends Spot>(
  terms: Rule["terms"],
  on: Selector<N>,
  holds: Parameters<typeof check<N>>[1],
): Rule {
  const same = within(on, holds);
  return apart(terms, same, same);
}

function agreements({ root }: Bound): readonly Leaf[] {
  return leaves(root, "agreementElement");
}

function transactions({ root }: Bound): readonly Leaf[] {
  return leaves(root, "transactionElement");
}

/** The lines of the document's own kind: of a credit note those of one. */
function ownLines({ root, syntax }: Bound): readonly Line[] {
  const strange = syntax === "ubl-invoice" ? "cac:CreditNoteLine" : "cac:InvoiceLine";
  return groups(root, "lines").filter(({ element }) => element !== strange);
}

function classifications(document: Bound): readonly Leaf[] {
  return ownLines(document).flatMap((line) => leaves(line, "classifications"));
}

function attributes(document: Bound): readonly Group<"attribute">[] {
  return ownLines(document).flatMap(kindsOf);
}

function hasVehicle(document: Bound): boolean {
  const lines = groups(document.root, "lines");
  return lines.some((line) => itemsOf(document, line).some((it) => it.vehicles.length > 0 && it.kinds.length > 0));
}

function ownItems(document: Bound): readonly Item[] {
  return ownLines(document).flatMap((line) => itemsOf(document, line));
}

function itemsOf(document: Bound, line: Line): readonly Item[] {
  const marks = starts(document, line, document.syntax === "cii" ? "ram:SpecifiedTradeProduct" : "cac:Item");
  const kinds = parted(kindsOf(line), marks);
  return parted(vehiclesOf(line), marks).map((vehicles, at) => ({
    offset: offsetOfPart(at, marks, line),
    vehicles,
    kinds: kinds[at] ?? [],
  }));
}

/** The classifications of a line's item as a vehicle; the list is compared as written. */
function vehiclesOf(line: Line): readonly Leaf[] {
  return leaves(line, "classifications").filter((leaf) => leaf.attribute("listID") === LIST);
}

function kindsOf(line: Line): readonly Group<"attribute">[] {
  return groups(line, "attributes").filter((it) => leaves(it, "name").some((leaf) => leaf.text === ATTRIBUTE));
}

function listOf(leaf: Leaf): string {
  return normalize(leaf.attribute("listID") ?? "");
}

/** CII tells the tender by a type code. */
function isTender(document: Group<"document">): boolean {
  return text(document, "typeCode") === "50" && text(document, "id") !== "";
}

function isFilled(of: readonly Leaf[]): boolean {
  return of.some((leaf) => normalize(leaf.text) !== "");
}

function at([leaf]: readonly Leaf[]): Failure {
  return leaf === undefined ? {} : { at: leaf };
}
