/** An invoice as the JSON model that repairs are edits on. */
import { modelOf } from "../judge/validate.ts";
import { type Opened, type OpenedJson, type OpenedXml, openJson } from "../open/open.ts";
import { JsonTree, type Operation } from "./operation.ts";

/** The invoice that `parse` makes of a document: its totals are taken as it states them. */
export function asJson(opened: OpenedXml): OpenedJson {
  const json = reopened(JSON.stringify(modelOf(opened).invoice), true);
  if (json === undefined) throw new TypeError("the model of an invoice that was read is no JSON invoice");
  return json;
}

/** A text that was made of a document within its caps. */
export function reopened(text: string, asStated: boolean): OpenedJson | undefined {
  const opened = openJson(text, { limits: { characters: Infinity, values: Infinity }, asStated });
  return "refusal" in opened ? undefined : opened.ok;
}

/** An invoice with operations applied to it, or to what `parse` makes of it; undefined where a place does not exist. */
export function withOperations(opened: Opened, operations: readonly Operation[]): OpenedJson | undefined {
  const from = opened.kind === "json" ? opened : asJson(opened);
  const tree = new JsonTree(from.source.root).with(operations);
  return tree === undefined ? undefined : reopened(tree.toString(), from.asStated);
}
