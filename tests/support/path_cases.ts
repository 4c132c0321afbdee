/** Documents in which a row on elements at paths is asked, made of its place: what is there is the test's to say. */
import assert from "node:assert/strict";
import { nationalNamespaces } from "../../engine/model/specifications.ts";
import { type compilePatterns, patternSweep } from "../../engine/rules/paths/walk.ts";
import { cii } from "../../engine/syntax/cii.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { readXml } from "../../engine/xml/reader.ts";
import type { Place, Row } from "../../engine/rules/paths/row.ts";

interface Piece {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: Piece[];
  text: string;
}

function piece(name: string): Piece {
  return { name, attributes: new Map(), children: [], text: "" };
}

/** The steps of a path, each with the conditions that stand at it. */
function stepsOf(path: string): readonly (readonly [name: string, conditions: readonly string[]])[] {
  const steps: [string, string[]][] = [];
  let depth = 0;
  let step = "";
  for (const sign of `${path.replace(/^\/\/?/, "")}/`) {
    if (sign === "[") depth++;
    if (sign === "]") depth--;
    if (sign !== "/" || depth > 0) step += sign;
    else if (step !== "") {
      const [name = "", ...conditions] = partsOf(step);
      steps.push([name.replace(/^\((.*)\)$/, "$1").split("|")[0] ?? "", conditions]);
      step = "";
    }
  }
  return steps;
}

/** "a[b][c=d[e]]" as "a", "b", "c=d[e]". */
function partsOf(step: string): readonly string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of step) {
    if (sign === "[" && depth++ === 0) parts.push("");
    else if (sign === "]" && --depth === 0) continue;
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** Puts what is at a path into an element, and gives it; what is there is taken again. */
function put(into: Piece, path: string, text = "", again = true): Piece {
  let at = into;
  for (const [name, conditions] of stepsOf(path)) {
    if (name === "." || name === "text()") meet(at, conditions);
    else if (name.startsWith("@")) at.attributes.set(name.slice(1), text === "" ? "1" : text);
    else {
      const known = again ? at.children.find((it) => it.name === name) : undefined;
      const next = known ?? piece(name);
      if (known === undefined) at.children.push(next);
      meet(next, conditions);
      at = next;
    }
  }
  if (!/(?:^|\/)@[^/]*$/.test(path) && text !== "") at.text = text;
  return at;
}

function meet(at: Piece, conditions: readonly string[]): void {
  for (const condition of conditions) {
    if (condition.startsWith("!")) continue;
    const [, path = condition, sign = "", values = ""] = /^(.*?)(~!=|!=|~=|\^\^=|\^=|=)(.*)$/.exec(condition) ?? [];
    put(at, path, sign.endsWith("!=") ? "other" : values.split(",")[0]);
  }
}

/** Attributes and text that tell XML from what is in it. */
function written({ name, attributes, children, text }: Piece): string {
  const said = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join("");
  return `<${name}${said}>${text}${children.map(written).join("")}</${name}>`;
}

/**
 * What makes the documents in which a row is asked, with some texts at the path that it asks about; undefined where its place
 * or its path cannot be built. `root` is the document element where a place says nothing of it, and `scene` what else is in the
 * document.
 */
export function documentsOf(
  row: Row,
  { on }: Place,
  root: string,
  scene: (document: Piece) => void,
): ((texts: readonly string[]) => string) | undefined {
  const [place = on] = on.split(" | ");
  if (row.about === undefined || /\*|\.\./.test(place + row.about)) return undefined;
  const [about = ""] = row.about.split(" | ");
  return (texts) => {
    const absolute = /^\/[^/]/.test(place);
    const [first = ""] = stepsOf(place)[0] ?? [];
    const top = piece(absolute ? first : root);
    scene(top);
    if (absolute) meet(top, stepsOf(place)[0]?.[1] ?? []);
    // An element that may not be is not there.
    if (row.kind === "unused" && about === "." && texts.length === 0) return written(top);
    const rest = absolute ? place.replace(/^\/(?:\([^)]*\)|[^/[]+)(?:\[[^\]]*\])*\/?/, "") : place;
    const at = rest === "" ? top : put(top, rest, "", false);
    for (const text of texts) {
      if (about === "." || about === "text()") at.text = text;
      else put(at, about, text, texts.length === 1);
    }
    return written(top);
  };
}

/** Puts something into a document, wherever a place stands. */
export function having(path: string, text: string): (document: Piece) => void {
  return (document) => void put(document, path, text);
}

/** A document with texts at paths, in order; the same path again is another element. */
export function documentWith(root: string, parts: readonly (readonly [path: string, text: string])[]): string {
  const top = piece(root);
  const known = new Set<string>();
  for (const [path, text] of parts) {
    put(top, path, text, !known.has(path));
    known.add(path);
  }
  return written(top);
}

const prefixes = new Map([...ubl.prefixes, ...cii.prefixes]);
const declared = [...prefixes, ...[...nationalNamespaces].map(([prefix, uri]) => [uri, prefix] as const)]
  .map(([uri, prefix]) => ` xmlns:${prefix}="${uri}"`).join("");

/** The rules that fail in a document without declarations of its prefixes. */
export function idsBy(xml: string, patterns: ReturnType<typeof compilePatterns>): ReadonlySet<string> {
  return sweptBy(xml.replace(/^<[^\s>]+/, (it) => it + declared), patterns);
}

/** The rules that fail in a document. */
export function sweptBy(text: string, patterns: ReturnType<typeof compilePatterns>): ReadonlySet<string> {
  const ids = new Set<string>();
  assert.equal(readXml(text, patternSweep(patterns, ({ id }) => ids.add(id)), { prefixes }), undefined, text);
  return ids;
}
