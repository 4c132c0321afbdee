/** What an XML invoice can say that the model of EN 16931-1 has no place for, so that JSON cannot say it. */
import { keptCode, otherCode } from "../../engine/model/terms.ts";
import { type Bound, type Group, type Leaf, leaves, nodesIn } from "../../engine/syntax/bound.ts";
import { slotsOf } from "./slots.ts";
import { normalize } from "../../engine/syntax/values.ts";

export interface Read {
  readonly document: Bound;
  /** Offsets of what was not read into the model. */
  readonly notRead: readonly number[];
  /** The document that the model is written as. */
  readonly written: Bound;
}

function* groupsOf({ groups }: Bound): Generator<Group> {
  for (const list of groups.values()) yield* list;
}

function* leavesOf(document: Bound): Generator<Leaf> {
  for (const group of groupsOf(document)) {
    for (const { nodes } of slotsOf(group)) for (const node of nodes) if ("text" in node) yield node;
  }
}

function some<T>(items: Iterable<T>, holds: (item: T) => boolean): boolean {
  for (const item of items) if (holds(item)) return true;
  return false;
}

function textsIn(group: Group, slot: string): readonly string[] {
  return nodesIn(group, slot).map((node) => "text" in node ? node.text : "");
}

function currencies({ root }: Bound): readonly string[] {
  return [...leaves(root, "currency"), ...leaves(root, "taxCurrency")].map(({ text }) => text);
}

const schemes: ReadonlySet<string> = new Set(["VAT", "FC", "VA"]);

/** A tax category that is not of VAT, or a registration whose scheme is never written. */
function otherScheme(group: Group): boolean {
  if (group.kind === "taxCategory") return textsIn(group, "scheme").join() !== "VAT";
  if (group.kind !== "partyTaxScheme") return false;
  if (group.element.startsWith("ram:")) {
    return nodesIn(group, "companyId").some((node) => !schemes.has(node.attributes?.["schemeID"] ?? ""));
  }
  return !schemes.has(textsIn(group, "scheme").join());
}

/** Identifiers whose element does not fit whether they have a scheme (CII). */
function oddScheme({ element, attributes }: Leaf): boolean {
  const has = attributes?.["schemeID"] !== undefined;
  return element === "ram:ID" ? has : element === "ram:GlobalID" && !has;
}

/** Slots that only say what their group is. */
const labels: ReadonlySet<string> = new Set(["scheme", "indicator", "typeCode", "partyElement"]);

/** A group that says what it is and holds nothing. */
function bare(group: Group): boolean {
  if (group.kind === "taxTotal") return nodesIn(group, "taxAmount").length === 0;
  const slots = slotsOf(group);
  return slots.length > 0 && slots.every(({ name }) => labels.has(name));
}

/** One value twice, where the model has it once. */
function twice(document: Bound): boolean {
  if (nodesIn(document.root, "taxTotals").length > 2) return true;
  return some(groupsOf(document), (group) =>
    slotsOf(group).some(({ nodes }) => {
      const texts = nodes.flatMap((node) => "text" in node ? [node.text] : []);
      return new Set(texts).size < texts.length;
    }));
}

/** Each loss by what it is. */
export const losses: readonly (readonly [what: string, found: (read: Read) => boolean])[] = [
  ["content that no business term holds", ({ notRead }) => notRead.length > 0],
  ["an element without content", ({ document }) => document.empty.length > 0],
  ["a type code of the other UBL document", ({ document, written }) => document.syntax !== written.syntax],
  [
    "an amount in a currency of its own, or in none",
    ({ document }) =>
      some(
        document.codes.get("amount") ?? [],
        ({ attributes }) => !currencies(document).includes(attributes?.["currencyID"] ?? ""),
      ),
  ],
  ["a tax scheme that is not VAT", ({ document }) => some(groupsOf(document), otherScheme)],
  ["an identifier whose scheme is on another element", ({ document }) => some(leavesOf(document), oddScheme)],
  ["an element in a place that has no business term", ({ document }) => some(groupsOf(document), ({ loose }) => loose)],
  ["an element that says what it is and holds nothing", ({ document }) => some(groupsOf(document), bare)],
  ["a value that occurs twice", ({ document }) => twice(document)],
  [
    "an attribute without content",
    ({ document }) => some(leavesOf(document), ({ attributes = {} }) => Object.values(attributes).includes("")),
  ],
  [
    "a code of the other syntax's list",
    ({ document }) =>
      some(leavesOf(document), ({ row, text }) => {
        return row?.codec === "alias" && keptCode("BT-8", otherCode("BT-8", normalize(text))) === normalize(text);
      }),
  ],
  ["white space around a value", ({ document }) => some(leavesOf(document), ({ text }) => text !== normalize(text))],
];
