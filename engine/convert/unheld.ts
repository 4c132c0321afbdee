/** What an XML document says that the model has no place for: each with its place in the document. */
import { locate, type Place } from "../judge/locate.ts";
import { isBlank } from "../model/space.ts";
import { isTermId, partsOf, termRows } from "../model/terms.ts";
import type { OpenedXml } from "../open/open.ts";
import { type Bound, Leaf, nodesAt, nodesIn } from "../syntax/bound.ts";
import { cii } from "../syntax/cii.ts";
import { termsAt } from "../syntax/project/choice.ts";
import { notReadIn } from "../syntax/project/project.ts";
import type { LeafRow } from "../syntax/row.ts";
import { ubl } from "../syntax/ubl.ts";
import { normalize } from "../syntax/values.ts";
import { readXml } from "../xml/reader.ts";
import type { Loss } from "./losses.ts";

/** A loss before its place is known. */
interface Unheld {
  readonly offset: number;
  readonly leaf: Leaf | undefined;
  readonly value: string;
  /** What of the element it is, where it is not its text. */
  readonly attribute?: string;
}

/** What is lost whatever the document becomes. */
export function unheldIn({ text, document }: OpenedXml): readonly Loss[] {
  const leaves = leavesOf(document);
  const all: readonly Unheld[] = [
    ...unreadIn(text, document, leaves),
    ...leaves.flatMap((leaf) => attributesOf(leaf, document)),
    ...leaves.filter(isOtherConstant).map((leaf) => ({ offset: leaf.offset, leaf, value: normalize(leaf.text) })),
  ];
  const places = locate(text, document.elements, all.map(({ offset }) => offset));
  return all.toSorted((a, b) => a.offset - b.offset).flatMap(({ offset, leaf, value, attribute }) => {
    const place = places.get(offset);
    const [term = null] = leaf === undefined ? [] : termsAt(document, leaf);
    return place === undefined ? [] : [{ term, location: within(place, attribute), value }];
  });
}

function within(place: Place, attribute: string | undefined): Place {
  return attribute === undefined ? place : { ...place, path: `${place.path}/@${attribute}` };
}

/** Every value, in every group. */
function leavesOf({ groups }: Bound): readonly Leaf[] {
  return [...groups.values()].flat().flatMap((group) =>
    group.nodes.flatMap((_, place) => nodesAt(group, place).filter((node) => node instanceof Leaf))
  );
}

function unreadIn(text: string, document: Bound, leaves: readonly Leaf[]): readonly Unheld[] {
  const offsets = new Set(notReadIn(document));
  if (offsets.size === 0) return [];
  const known = new Map(leaves.map((leaf) => [leaf.offset, leaf]));
  const texts = textsAt(text, offsets, (document.syntax === "cii" ? cii : ubl).prefixes);
  return [...texts].map(([offset, value]) => ({ offset, leaf: known.get(offset), value }));
}

/** The texts of the elements that start at some offsets. */
function textsAt(
  text: string,
  offsets: ReadonlySet<number>,
  prefixes: ReadonlyMap<string, string>,
): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  const unlimited = { characters: Infinity, elements: Infinity, depth: Infinity, attributes: Infinity };
  let last = -1;
  readXml(text, {
    open: (_name, _attributes, start) => void (last = start),
    text: (piece) => offsets.has(last) ? void texts.set(last, (texts.get(last) ?? "") + piece) : undefined,
    close: () => void (last = -1),
  }, { prefixes, limits: unlimited });
  return new Map([...texts].map(([offset, value]) => [offset, normalize(value)]));
}

/**
 * Attributes that say which list a code is of, or in which language a text is: the standard fixes the lists, and has no place
 * for languages that a reader would miss.
 */
const labels: ReadonlySet<string> = new Set(
  ("listID listName listURI listSchemeURI listVersionID listAgencyID listAgencyName schemeName schemeURI schemeDataURI " +
    "schemeVersionID schemeAgencyID schemeAgencyName languageID languageLocaleID unitCodeListID unitCodeListAgencyID " +
    "unitCodeListAgencyName currencyCodeListVersionID format encodingCode characterSetCode uri").split(" "),
);

/** The attributes of a value that are no business term, and say more than which list the value is of. */
function attributesOf(leaf: Leaf, document: Bound): readonly Unheld[] {
  const { row, attributes = {}, text, offset } = leaf;
  if (row === undefined || isBlank(text)) return [];
  return Object.entries(attributes)
    .filter(([name, value]) => !name.includes(":") && !isBlank(value) && !labels.has(name))
    .filter(([name, value]) => !isHeld(leaf, row, document, name, value))
    .map(([attribute, value]) => ({ offset, leaf, value, attribute }));
}

function isHeld(leaf: Leaf, row: LeafRow, document: Bound, name: string, value: string): boolean {
  if (row.attributes?.[name] !== undefined) return true;
  if (name === "currencyID") return currenciesOf(document).includes(normalize(value));
  if (row.terms?.some(({ when = {} }) => "attribute" in when && when.attribute === name)) return true;
  const [term = ""] = termsAt(document, leaf);
  if (name !== "schemeID") return false;
  // What only tells terms apart, such as the scheme of a tax registration.
  if (!isTermId(term) || leaf.parent.kind === "partyTaxScheme") return true;
  const { type } = termRows[term];
  return type === "identifier" || type === "endpoint" || type === "code" || partsOf(term).length > 0;
}

function currenciesOf({ root }: Bound): readonly string[] {
  return (["currency", "taxCurrency"] as const).flatMap((slot) =>
    nodesIn(root, slot).flatMap((node) => node instanceof Leaf ? [normalize(node.text)] : [])
  );
}

/** A value that is written as a constant and is another here: a tax that is not VAT, the name of a project. */
function isOtherConstant({ row, text }: Leaf): boolean {
  if (row?.fixed === undefined || row.fixedBeside !== undefined || row.unread === true) return false;
  return row.terms === undefined && !isBlank(text) && normalize(text) !== row.fixed;
}
