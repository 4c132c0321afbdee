/**
 * The structure of a level, read from its outline: an element a line, below its parent, with what the Schematron asks of it.
 *
 *     BuyerTradeParty ID<1:163 Name=1:30
 *       ID -@schemeID
 *       GlobalID +@schemeID:420 #@schemeID=8:421
 *
 * A buyer has one identifier at most by FX-SCH-A-000163, which has no scheme, and by FX-SCH-A-000420 a global one has a
 * scheme, out of the eighth code list by FX-SCH-A-000421. `!` says that the element is not used. A condition stands in
 * braces: `{ID/@schemeID=VA}`. Where several lines are about an element, the first whose conditions hold counts.
 */
import { codeLists, levelTexts } from "./rules.gen.ts";
import type { Level } from "./levels.ts";
import type { Severity } from "../kit/rule.ts";

/** What must be true of some value at a path below an element; of none, where it is denied. */
export interface Term {
  readonly path: readonly string[];
  /** Left out, that something is there is enough. */
  readonly value?: string;
  /** The value is that of the code with this name in the settlement that it belongs to. */
  readonly code?: string;
  readonly denied: boolean;
}

export interface Step {
  readonly name: string;
  readonly when: readonly Term[];
}

export type Check =
  | { readonly kind: "unused"; readonly attribute?: string }
  | { readonly kind: "attribute"; readonly attribute: string; readonly id: string }
  | { readonly kind: "code"; readonly attribute?: string; readonly list: number; readonly id: string }
  | { readonly kind: "count"; readonly of: Step; readonly min: number; readonly max: number; readonly id: string };

export interface OutlineNode extends Step {
  readonly order: number;
  readonly checks: readonly Check[];
  /** By the names of elements. */
  readonly children: ReadonlyMap<string, readonly OutlineNode[]>;
}

export interface Outline {
  /** What the whole document is below. */
  readonly top: OutlineNode;
  /** What stands anywhere, by its name. */
  readonly anywhere: ReadonlyMap<string, readonly OutlineNode[]>;
}

interface Growing extends OutlineNode {
  readonly children: Map<string, Growing[]>;
}

const known = new Map<Level, Outline>();

/** The outline of a level, read when a document first needs it. */
export function outlineOf(level: Level): Outline {
  const outline = known.get(level) ?? readOutline(levelTexts[level].outline);
  known.set(level, outline);
  return outline;
}

/** The rules of a level that are not of its structure, by their ids. */
export function otherRules(level: Level): ReadonlyMap<string, Severity> {
  return new Map(
    levelTexts[level].others.split(" ").map((id) => id.endsWith("?") ? [id.slice(0, -1), "warning"] : [id, "fatal"]),
  );
}

function readOutline(text: string): Outline {
  const top = grown({ name: "", when: [] }, 0, []);
  const anywhere = new Map<string, Growing[]>();
  const open: Growing[] = [];
  for (const [order, line] of text.split("\n").entries()) {
    const [head = "", ...tokens] = line.trimStart().split(" ");
    const isAnywhere = head.startsWith("//");
    open.length = line.length - line.trimStart().length;
    const node = grown(stepOf(head.replace("//", "")), order + 1, tokens.map(checkOf));
    put(isAnywhere ? anywhere : (open.at(-1) ?? top).children, node);
    open.push(node);
  }
  return { top, anywhere };
}

function grown(step: Step, order: number, checks: readonly Check[]): Growing {
  return { ...step, order, checks, children: new Map() };
}

function put(into: Map<string, Growing[]>, node: Growing): void {
  const same = into.get(node.name);
  if (same === undefined) into.set(node.name, [node]);
  else same.push(node);
}

function stepOf(text: string): Step {
  const [name = "", conditions] = text.replace("}", "").split("{");
  return { name: qualified(name), when: conditions === undefined ? [] : conditions.split("&").map(termOf) };
}

/** Most elements are of one namespace, whose prefix the outline leaves out. */
function qualified(name: string): string {
  return name === "" || name.startsWith("@") || name.includes(":") ? name : `ram:${name}`;
}

function termOf(text: string): Term {
  const denied = text.startsWith("!");
  const [path = "", value] = (denied ? text.slice(1) : text).split("=");
  const steps = path.split("/").map(qualified);
  if (value === undefined) return { path: steps, denied };
  return value.startsWith("$")
    ? { path: steps, code: qualified(value.slice(1)), denied }
    : { path: steps, value, denied };
}

function checkOf(token: string): Check {
  const colon = token.lastIndexOf(":");
  if (token === "!") return { kind: "unused" };
  if (token.startsWith("-@")) return { kind: "unused", attribute: token.slice(2) };
  const key = token.slice(colon + 1);
  const id = key.includes("-") ? key : `FX-SCH-A-${key.padStart(6, "0")}`;
  const asked = token.slice(0, colon);
  if (asked.startsWith("+@")) return { kind: "attribute", attribute: asked.slice(2), id };
  if (asked.startsWith("#")) return codeOf(asked.slice(1), id);
  const sign = asked.charAt(asked.length - 2);
  const number = digitOf(asked.charAt(asked.length - 1));
  return {
    kind: "count",
    of: stepOf(asked.slice(0, -2)),
    min: sign === "<" ? 0 : number,
    max: sign === ">" ? Infinity : number,
    id,
  };
}

function codeOf(text: string, id: string): Check {
  const [of = "", number = ""] = text.split("=");
  const list = [...number].reduce((sum, digit) => 10 * sum + digitOf(digit), 0);
  return of === "." ? { kind: "code", list, id } : { kind: "code", attribute: of.slice(1), list, id };
}

function digitOf(digit: string): number {
  return "0123456789".indexOf(digit);
}

let sets: readonly string[] | undefined;
const read = new Map<number, ReadonlySet<string>>();

/** The values of a code list. */
export function codesOf(list: number): ReadonlySet<string> {
  sets ??= codeLists.split("\n");
  const codes = read.get(list) ?? new Set(sets[list]?.split(" "));
  read.set(list, codes);
  return codes;
}
