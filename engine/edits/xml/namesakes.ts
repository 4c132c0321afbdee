/** Elements of UBL that are called otherwise in an Invoice than in a CreditNote, and stand in the other one. */
import type { Syntax } from "../../model/codes/index.ts";
import { inOrder, type TextEdit } from "./edits.ts";
import { below, contentOf, type Element, rawName } from "./elements.ts";

/** By their names in an Invoice and in a CreditNote. */
const pairs = [
  ["cbc:InvoiceTypeCode", "cbc:CreditNoteTypeCode"],
  ["cac:InvoiceLine", "cac:CreditNoteLine"],
  ["cbc:InvoicedQuantity", "cbc:CreditedQuantity"],
] as const;

/** Each gets the name that it has in a document of this root: it says the same. */
export function namedAsRoot(
  text: string,
  root: Element,
  syntax: Syntax,
): { readonly edits: readonly TextEdit[]; readonly names: readonly string[] } {
  if (syntax === "cii") return { edits: [], names: [] };
  const turned = syntax === "ubl-invoice" ? pairs.map(([own, other]) => [other, own] as const) : pairs;
  const names = new Map<string, string>(turned);
  const found = below(root).filter(({ name }) => names.has(name));
  const edits = found.flatMap((it) => renamed(it, names.get(it.name) ?? it.name, text));
  return { edits: inOrder(edits), names: [...new Set(found.map(({ name }) => name))] };
}

/** In the start tag and in the end tag; the prefix stays. */
function renamed(it: Element, name: string, text: string): readonly TextEdit[] {
  const written = rawName(text, it);
  const local = name.slice(name.indexOf(":") + 1);
  const own = written.slice(0, written.indexOf(":") + 1) + local;
  const start = it.start + 1;
  const content = contentOf(text, it);
  const first = { start, end: start + written.length, text: own };
  if (content === undefined) return [first];
  const end = content[1] + 2;
  return [first, { start: end, end: end + written.length, text: own }];
}
