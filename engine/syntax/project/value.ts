/** The value of a leaf as its term has it in the JSON model. */
import { endOf, trimmed } from "../../model/space.ts";
import { keptCode, partsOf, type TermId, termRows } from "../../model/terms.ts";
import { type Leaf, nodesIn } from "../bound.ts";
import { normalize } from "../values.ts";

type Value = string | Parts;
interface Parts {
  [name: string]: string;
}

export function valueOf(term: TermId, leaf: Leaf): Value {
  const { type } = termRows[term];
  const value = type === "text" ? trimmed(leaf.text) : normalize(leaf.text);
  const codec = leaf.row?.codec;
  if (codec === "alias") return keptCode(term, value);
  if (type === "date") return iso(value);
  if (codec === "lines" && endsInSignedLine(leaf.text)) return `${value}\n`;
  if (partsOf(term).length > 0 && type !== "endpoint") return { value, ...partsIn(leaf, term) };
  if (type !== "endpoint" && type !== "identifier") return value;
  const scheme = schemeOf(leaf);
  if (type === "endpoint") return scheme === undefined ? { value } : { schemeId: scheme, value };
  return scheme === undefined ? value : { value, schemeId: scheme };
}

/** The parts of a term that attributes hold. */
function partsIn({ row, attributes }: Leaf, term: TermId): Parts {
  const parts: Parts = {};
  for (const [name, part] of Object.entries(row?.attributes ?? {})) {
    const value = attributes?.[name];
    if (value !== undefined && termRows[part].partOf === term) parts[termRows[part].name] = value;
  }
  return parts;
}

function schemeOf(leaf: Leaf): string | undefined {
  const slot = leaf.row?.schemeSlot;
  if (slot === undefined) return leaf.attributes?.["schemeID"];
  const [node] = nodesIn(leaf.parent, slot);
  return node !== undefined && "text" in node ? normalize(node.text) : undefined;
}

/** CII writes dates as YYYYMMDD, and UBL may have a time zone after them, which a date of EN 16931-1 has not. */
function iso(value: string): string {
  return value.replace(/^([0-9]{4})-?([0-9]{2})-?([0-9]{2})(?:Z|[+-][0-9]{2}:[0-9]{2})?$/, "$1-$2-$3");
}

/** A last line that ends in "#", as a line on cash discount does, is one with its line break only. */
function endsInSignedLine(text: string): boolean {
  const end = endOf(text);
  return text.charAt(end - 1) === "#" && /^[\t ]*\r?\n/.test(text.slice(end));
}
