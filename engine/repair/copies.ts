/** A document that is changed step by step, in its own text. */
import { type Opened, type OpenedJson, openJson, type OpenOptions } from "../open/open.ts";
import type { Ground } from "./due.ts";
import { jsonWith } from "./in_json.ts";
import { type ChangedXml, XmlInPlace } from "./in_xml.ts";
import { JsonTree, type Operation } from "./operation.ts";
import type { TextEdit } from "./xml/edits.ts";

/** A document as it is by now. */
export interface Copy {
  readonly opened: Opened;
  readonly model: OpenedJson;
  readonly ground: Ground;
  readonly text: string;
  /** Of XML, what was changed in its first text. */
  readonly edits: readonly TextEdit[];
}

/** The document with more changes; undefined where they cannot be made in its text. */
export type Changing = (now: Copy, operations: readonly Operation[]) => Copy | undefined;

/** A document, and how it is changed. */
export function copyOf(opened: Opened, reading: OpenOptions = {}): Copy & { readonly changing: Changing } {
  if (opened.kind === "json") {
    const { asStated } = opened;
    return {
      ...ofJson(opened, opened.source.text),
      changing: (now, operations) => jsonChanged(now, operations, { ...reading, asStated }),
    };
  }
  const place = new XmlInPlace(opened, reading);
  return {
    ...ofXml(place.start),
    changing: ({ opened, model, edits }, operations) => {
      if (opened.kind === "json") return undefined;
      const changed = place.with({ opened, model, edits }, operations);
      return changed === undefined ? undefined : ofXml(changed);
    },
  };
}

function ofXml({ opened, model, edits }: ChangedXml): Copy {
  return { opened, model, edits, text: opened.text, ground: groundOf(model) };
}

function ofJson(opened: OpenedJson, text: string): Copy {
  return { opened, model: opened, text, edits: [], ground: groundOf(opened) };
}

function groundOf({ source, asStated }: OpenedJson): Ground {
  return { tree: new JsonTree(source.root), asStated };
}

function jsonChanged(
  { opened, model, text }: Copy,
  operations: readonly Operation[],
  reading: OpenOptions,
): Copy | undefined {
  // Nobody knows what the rest of it says, so that nothing repairs it.
  if (opened.kind === "xml" || model.source.beyond.size > 0) return undefined;
  const wanted = new JsonTree(model.source.root).with(operations);
  const changed = jsonWith(text, operations);
  if (changed === undefined || wanted === undefined) return undefined;
  const opening = openJson(changed, reading);
  if ("refusal" in opening) return undefined;
  // What the text says now must be what the operations made of the model.
  return new JsonTree(opening.ok.source.root).print("") === wanted.print("") ? ofJson(opening.ok, changed) : undefined;
}
