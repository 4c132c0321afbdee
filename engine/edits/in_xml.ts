/**
 * Changes of the model made in the XML that it was read from: what the operations change is changed in the text, inserted in
 * the order of the schema, or removed, and every other character stays.
 */
import { type OpenedJson, type OpenedXml, type OpenOptions, openXml } from "../open/open.ts";
import { cii } from "../syntax/cii.ts";
import { Origins } from "../syntax/project/origins.ts";
import { project } from "../syntax/project/project.ts";
import type { Binding } from "../syntax/row.ts";
import { ubl } from "../syntax/ubl.ts";
import { asJson, withOperations } from "./model.ts";
import type { Operation } from "./operation.ts";
import { edited, editsFor, type Ground, type TextEdit } from "./xml/edits.ts";
import { type Element, elementAt } from "./xml/elements.ts";
import { orderIn } from "./xml/order.ts";
import { type Written, writtenAs } from "./xml/written.ts";

/** A document with changes in it. */
export interface ChangedXml {
  /** The edits of the text that the document had at first, in its order. */
  readonly edits: readonly TextEdit[];
  readonly opened: OpenedXml;
  /** The model of `opened`, which is the one before with the operations. */
  readonly model: OpenedJson;
}

/** An XML document that is changed again and again; the edits are always those of its first text. */
export class XmlInPlace {
  readonly #as: Binding;
  readonly #ground: Ground | undefined;
  readonly #before: Written | undefined;
  readonly start: ChangedXml;

  /** `reading`: how the document was opened; the changed one is opened in the same way. */
  constructor(opened: OpenedXml, readonly reading: OpenOptions = {}) {
    this.#as = opened.document.syntax === "cii" ? cii : ubl;
    this.start = { edits: [], opened, model: asJson(opened) };
    this.#ground = groundOf(opened, this.#as);
    this.#before = this.#written(opened, this.start.model);
  }

  /** Undefined where the text does not have what is changed in a place that is known, or would then be read as something else. */
  with({ opened: from, model: old }: ChangedXml, operations: readonly Operation[]): ChangedXml | undefined {
    const model = withOperations(old, operations);
    const after = model === undefined ? undefined : this.#written(from, model);
    if (this.#ground === undefined || this.#before === undefined || after === undefined) return undefined;
    const edits = editsFor(this.#ground, this.#before, after);
    if (edits === undefined) return undefined;
    const text = edited(this.#ground.text, edits);
    // What leaves the text as it is has no place in it.
    const opened = text === from.text ? undefined : reopenedXml(text, from, this.reading);
    if (opened === undefined) return undefined;
    const read = asJson(opened);
    return this.#written(opened, read)?.print === after.print ? { edits, opened, model: read } : undefined;
  }

  #written({ document }: OpenedXml, { invoice, source }: OpenedJson): Written | undefined {
    return writtenAs(this.#as, document.syntax, invoice, source.pointers);
  }
}

/** A changed text, opened as the document was that it came of. */
export function reopenedXml(
  text: string,
  { container, attachment }: OpenedXml,
  reading: OpenOptions,
): OpenedXml | undefined {
  const inside = container === undefined ? {} : { container };
  const opening = openXml(text, { ...reading, ...inside });
  if ("refusal" in opening) return undefined;
  return attachment === undefined ? opening.ok : { ...opening.ok, attachment };
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
