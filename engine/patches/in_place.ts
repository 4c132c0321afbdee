/**
 * Repairs an XML invoice in place: what its patches change is changed in the text, inserted in the order of the schema, or
 * removed, and every other character stays. An entry of its own, because it knows the XML Schemas.
 */
import type { JudgeOptions } from "../judge/options.ts";
import type { ValidationResult } from "../judge/validate.ts";
import { type OpenedJson, type OpenedXml, type OpenOptions, openXml } from "../open/open.ts";
import { cii } from "../syntax/cii.ts";
import { Origins } from "../syntax/project/origins.ts";
import { project } from "../syntax/project/project.ts";
import type { Binding } from "../syntax/row.ts";
import { ubl } from "../syntax/ubl.ts";
import { judgeWithPatches, type Patch, patched, type WithPatches } from "./mod.ts";
import { improved } from "./rounds.ts";
import { edited, editsFor, type Ground, type TextEdit } from "./xml/edits.ts";
import { type Element, elementAt } from "./xml/elements.ts";
import { orderIn } from "./xml/order.ts";
import { type Written, writtenAs } from "./xml/written.ts";

export { editedBytes } from "./xml/bytes.ts";
export { edited, improved, type TextEdit };

export interface RepairOptions extends JudgeOptions {
  /** How the document was opened: the repaired one is opened in the same way. */
  readonly reading?: OpenOptions;
}

export interface Repaired {
  /** What to change in the text, in its order; empty where nothing is repaired. */
  readonly edits: readonly TextEdit[];
  /** The document with the edits. */
  readonly opened: OpenedXml;
  /** The verdict on that. */
  readonly verdict: WithPatches<ValidationResult>;
}

interface State extends Repaired {
  readonly model: OpenedJson;
}

/** Applies what patches can be applied. The repaired document has no finding of a rule that did not fail as often before. */
export function repairInPlace(opened: OpenedXml, options: RepairOptions = {}): Repaired {
  const verdict = judgeWithPatches(opened, options);
  const model = patched(opened, []);
  const as = opened.document.syntax === "cii" ? cii : ubl;
  const ground = groundOf(opened, as);
  const before = model === undefined ? undefined : written(as, opened, model);
  if (model === undefined || ground === undefined || before === undefined) return { edits: [], opened, verdict };
  const start: State = { edits: [], opened, verdict, model };
  return improved(start, (state, patches) => withPatches({ as, ground, before, options }, state, patches));
}

/** What stays the same whatever is repaired. */
interface Origin {
  readonly as: Binding;
  readonly ground: Ground;
  readonly before: Written;
  readonly options: RepairOptions;
}

/** The document with more patches; the edits are those of the original text. */
function withPatches(
  { as, ground, before, options }: Origin,
  { opened: from, model: old }: State,
  patches: readonly Patch[],
): State | undefined {
  const model = patched(old, patches);
  const after = model === undefined ? undefined : written(as, from, model);
  if (model === undefined || after === undefined) return undefined;
  const edits = editsFor(ground, before, after);
  if (edits === undefined || edits.length === 0) return undefined;
  const { container, attachment } = from;
  const inside = container === undefined ? {} : { container };
  const reopened = openXml(edited(ground.text, edits), { ...options.reading, ...inside });
  if ("refusal" in reopened) return undefined;
  const opened = attachment === undefined ? reopened.ok : { ...reopened.ok, attachment };
  const read = patched(opened, []);
  // What the text says now must be what the patches made of the model.
  if (read === undefined || written(as, opened, read)?.print !== after.print) return undefined;
  return { edits, opened, verdict: judgeWithPatches(opened, options), model };
}

function written(as: Binding, { document }: OpenedXml, { invoice, source }: OpenedJson): Written | undefined {
  return writtenAs(as, document.syntax, invoice, source.pointers);
}

function groundOf({ text, document }: OpenedXml, { prefixes }: Binding): Ground | undefined {
  const root = elementAt(text, document.root.offset, prefixes);
  if (root === undefined) return undefined;
  const origins = new Origins();
  const { invoice } = project(document, origins);
  const offsets = new Map<string, number>();
  for (const [offset, pointer] of origins.pointers(invoice, offsetsIn(root))) offsets.set(pointer, offset);
  const uris = new Map([...prefixes].map(([uri, prefix]) => [prefix, uri]));
  return { text, root, offsets, uris, order: (path) => orderIn(document.syntax, path) };
}

function offsetsIn({ start, children }: Element): readonly number[] {
  return [start, ...children.flatMap(offsetsIn)];
}
