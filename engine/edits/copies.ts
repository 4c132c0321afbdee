/** A document that is changed step by step, in its own text. */
import { PROFILE } from "../model/shorthands.ts";
import { type Opened, type OpenedJson, openJson, type OpenOptions } from "../open/open.ts";
import { leavesOf } from "./changes.ts";
import type { Ground } from "./due.ts";
import { jsonWith } from "./in_json.ts";
import { type ChangedXml, reopenedXml, XmlInPlace } from "./in_xml.ts";
import { JsonTree, type Operation } from "./operation.ts";
import { composed } from "./xml/composed.ts";
import { edited, type TextEdit } from "./xml/edits.ts";

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

/** A document as it is by now, and how it is changed. */
export type Changeable = Copy & { readonly changing: Changing };

/** A document, and how it is changed. */
export function copyOf(opened: Opened, reading: OpenOptions = {}): Changeable {
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

/** What a document that is put together otherwise still says: all, all and more, or all but what its rules are called (BT-24). */
export type Keeps = "all" | "and more" | "but its rules";

/**
 * An XML document that is put together otherwise and says what it `keeps`; undefined where it would not. Its edits
 * are of the first text, too, and so are those of the changes that are made in it.
 */
export function rebuilt(
  first: string,
  now: Copy,
  edits: readonly TextEdit[],
  reading: OpenOptions,
  keeps: Keeps = "all",
): Changeable | undefined {
  if (now.opened.kind === "json" || edits.length === 0) return undefined;
  const opened = reopenedXml(edited(now.text, edits), now.opened, reading);
  if (opened === undefined) return undefined;
  const { changing, ...copy } = copyOf(opened, reading);
  // What is read by its tax or scheme is another field's then.
  const [said, says] = [now, copy].map((it) => keeps === "and more" ? textsIn(it) : valuesIn(it, keeps));
  const isKept = keeps === "and more" ? isAmong(said ?? [], says ?? []) : said?.join("\n") === says?.join("\n");
  if (!isKept) return undefined;
  const before = composed(first, now.edits, edits);
  const whole = (it: Copy): Copy => ({ ...it, edits: composed(first, before, it.edits) });
  return {
    ...whole(copy),
    changing: (it, operations) => {
      const changed = changing(it, operations);
      return changed && whole(changed);
    },
  };
}

/** What is said, wherever in a list it stands; what is empty says nothing. */
function valuesIn(copy: Copy, keeps: Keeps): readonly string[] {
  const said = leavesIn(copy).filter(([pointer]) => keeps === "all" || pointer !== "/specificationIdentifier");
  return said.map(([pointer, value]) =>
    `${pointer.split("/").map((step) => /^\d+$/.test(step) ? "*" : step).join("/")} ${value}`
  ).toSorted();
}

function textsIn(copy: Copy): readonly string[] {
  return leavesIn(copy).map(([, value]) => value).toSorted();
}

function leavesIn({ ground }: Copy): readonly (readonly [pointer: string, value: string])[] {
  const said = leavesOf(ground.tree.at(""), "").filter(([pointer]) => pointer !== `/${PROFILE}`);
  return said.filter(([, value]) => value.trim() !== "");
}

/** Whether everything that was said still is, and perhaps more. */
function isAmong(before: readonly string[], after: readonly string[]): boolean {
  let at = 0;
  return before.every((value) => {
    at = after.indexOf(value, at) + 1;
    return at > 0;
  });
}

function ofXml({ opened, model, edits }: ChangedXml): Copy {
  const { text, document: { syntax } } = opened;
  return { opened, model, edits, text, ground: { ...groundOf(model), syntax } };
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
