/** The structural rules of a level as outlines of elements, which engine/rules/elements/outline.ts reads. */
import type { Check, CodeLists, Pattern, Rule } from "./schematron.ts";

export interface LevelText {
  /** The pattern of all structural rules, and those that stand alone. */
  readonly elements: string;
  readonly anywhere: string;
  /** The ids of all other rules, with a question mark behind those that are warnings. */
  readonly others: readonly string[];
}

interface Node {
  readonly step: string;
  readonly tokens: string[];
  readonly children: Map<string, Node>;
  /** Which rules of the largest pattern it stands for, by their places in it. */
  readonly rules: number[];
}

const ROOT = "/rsm:CrossIndustryInvoice";

/** `listOf` gives a code list its number among those of all levels. */
export function outlineOf(
  patterns: readonly Pattern[],
  codes: CodeLists,
  listOf: (values: readonly string[]) => number,
): LevelText {
  const [top, anywhere] = [node(""), node("")];
  const others = new Set<string>();
  const structural = [...patterns].sort((a, b) => b.length - a.length)[0] ?? [];
  // What is asked of children comes after all contexts, whose order counts.
  const asked: (() => void)[] = [];
  for (const pattern of patterns) {
    for (const [place, rule] of pattern.entries()) {
      const steps = stepsOf(rule.context);
      if (steps === undefined || pattern.length > 1 && pattern !== structural) {
        for (const check of rule.checks) if (check.kind !== "let") others.add(named(check, rule));
        continue;
      }
      const tokens = tokensOf(rule, codes, listOf, others, pattern === structural);
      if (tokens.length === 0 && pattern !== structural) continue;
      const at = placed(rule.context.startsWith("//") ? anywhere : top, steps);
      if (pattern === structural) at.rules.push(place);
      else if (steps.some((step) => step.includes("{"))) throw new Error(`a pattern of one rule on ${rule.context}`);
      asked.push(() => tokens.forEach(([below, token]) => placed(at, below).tokens.push(token)));
    }
  }
  for (const ask of asked) ask();
  assertOrder(top);
  return { elements: outlineText(top), anywhere: outlineText(anywhere), others: [...others].sort() };
}

function node(step: string): Node {
  return { step, tokens: [], children: new Map(), rules: [] };
}

/** The id of a rule, with a question mark where it is a warning. */
function named({ id, warning }: Check, { context }: Rule): string {
  if (id === undefined) throw new Error(`a rule without an id on ${context}`);
  return `${id}${warning ? "?" : ""}`;
}

function placed(top: Node, steps: readonly string[]): Node {
  let at = top;
  for (const step of steps) {
    const next = at.children.get(step) ?? node(step);
    at.children.set(step, next);
    at = next;
  }
  return at;
}

function outlineText(top: Node): string {
  return linesOf(top, -1).join("\n");
}

function linesOf({ step, tokens, children }: Node, depth: number): readonly string[] {
  const own = step === "" ? [] : [`${"  ".repeat(depth)}${[step, ...tokens].join(" ")}`];
  return [...own, ...[...children.values()].flatMap((child) => linesOf(child, depth + 1))];
}

/** Which rule counts is decided by its place in the pattern, and in the outline by its line: both must say the same. */
function assertOrder(top: Node): void {
  const last = new Map<string, number>();
  const visit = ({ step, rules, children }: Node, path: string): void => {
    const here = `${path}/${step.replace(/\{.*/, "")}`;
    for (const rule of rules) {
      if (rule < (last.get(here) ?? -1)) throw new Error(`the rules on ${here} are in another order than the outline`);
      last.set(here, rule);
    }
    for (const child of children.values()) visit(child, here);
  };
  visit(top, "");
}

/** The steps of a context, each with its condition in braces; undefined for one that is not a plain path. */
function stepsOf(context: string): readonly string[] | undefined {
  const anywhere = context.startsWith("//");
  if (!anywhere && !context.startsWith(ROOT)) return undefined;
  const parts = splitSteps(context.slice(anywhere ? 2 : 1));
  if (anywhere && (parts.length > 1 || parts[0]?.includes("[") === true || parts[0]?.includes("*") === true)) {
    return undefined;
  }
  return parts.map((part, at) => `${at > 0 ? "" : anywhere ? "//" : "/"}${stepOf(part)}`);
}

/** At the slashes that are in no brackets. */
function splitSteps(path: string): readonly string[] {
  const steps = [""];
  let depth = 0;
  for (const sign of path) {
    if (sign === "[") depth++;
    if (sign === "]") depth--;
    if (sign === "/" && depth === 0) steps.push("");
    else steps[steps.length - 1] += sign;
  }
  return steps;
}

function stepOf(step: string): string {
  const [, name = "", condition] = /^([\w:]+)(?:\[(.*)\])?$/.exec(step.trim()) ?? [];
  if (name === "") throw new Error(`cannot read the step ${step}`);
  return `${name}${condition === undefined ? "" : `{${condition.split(" and ").map(termOf).join("&")}}`}`;
}

const SETTLEMENT = `${ROOT}/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement`;

/** `path="value"` as `path=value`, with `!` before what must not be; a code of the invoice's head by its path from the root. */
function termOf(term: string): string {
  const text = term.trim();
  const [, inner] = /^not ?\((.*)\)$/.exec(text) ?? [];
  if (inner !== undefined) return termOf(inner).replace(/^(?=[^!])|^!/, (it) => it === "" ? "!" : "");
  const [, path = "", value, code] =
    /^([\w:/@]+)(?:="([^"]*)"|=(?:\.\.\/\.\.|[\w:/]*ApplicableHeaderTradeSettlement)\/ram:(\w+))?$/.exec(text) ?? [];
  if (path === "") throw new Error(`cannot read the condition ${term}`);
  return `${path}${code !== undefined ? `=${SETTLEMENT}/ram:${code}` : value === undefined ? "" : `=${value}`}`;
}

/** What is written on the line of the element itself, or of what is below it. */
type Token = readonly [below: readonly string[], token: string];

/** What a rule asks of its element; what is not of the structure goes to the others. */
function tokensOf(
  rule: Rule,
  codes: CodeLists,
  listOf: (values: readonly string[]) => number,
  others: Set<string>,
  strict: boolean,
): readonly Token[] {
  const values = new Map<string, string>();
  const tokens: Token[] = [];
  for (const check of rule.checks) {
    if (check.kind === "let") {
      values.set(check.name ?? "", check.test);
      continue;
    }
    const token = tokenOf(check, values, codes, listOf);
    if (token !== undefined) tokens.push(token);
    else if (strict) throw new Error(`cannot read the rule ${check.id ?? check.test} on ${rule.context}`);
    else others.add(named(check, rule));
  }
  return tokens;
}

const COUNT = /^count\((ram:\w+(?:\[.*\])?|[\w:]+)\) ?(=|<=|>=) ?(\d)$/;
const CODE = /^string-length\(\$(\w+)\)=0 or document\('[^']+'\)\/codedb\/cl\[@id=(\d+)\]\/enumeration\[@value=\$\1\]$/;

function tokenOf(
  { kind, id, test, warning }: Check,
  values: ReadonlyMap<string, string>,
  codes: CodeLists,
  listOf: (values: readonly string[]) => number,
): Token | undefined {
  if (kind === "report") {
    if (id !== undefined) return undefined;
    return test === "true()" ? [[], "-"] : /^@\w+$/.test(test) ? [[test], "-"] : undefined;
  }
  // Rules of EN 16931 are those of the engine, but for two whose ids Factur-X has the other way round.
  if (id === undefined || !/^FX-SCH-|^CII-SR-47[12]$/.test(id)) return undefined;
  if (warning) throw new Error(`the outline has no place for a warning: ${id}`);
  const key = id.replace(/^FX-SCH-A-00(?=\d{4}$)|^CII-/, "");
  if (/^@\w+$/.test(test)) return [[test], `${key}>0`];
  const code = CODE.exec(test);
  if (code !== null) {
    const list = codes.get(code[2] ?? "");
    if (list === undefined) throw new Error(`there is no code list ${code[2]}`);
    const of = values.get(code[1] ?? "") ?? "";
    return [of === "." ? [] : [of], `${key}#${listOf(list)}`];
  }
  const count = COUNT.exec(test);
  if (count === null) return undefined;
  const [, step = "", sign = "", number = ""] = count;
  return [
    [stepOf(step)],
    `${key}${sign === "<=" ? `<${after[number]}` : sign === ">=" ? `>${before[number]}` : `=${number}`}`,
  ];
}

const after: Readonly<Record<string, string>> = { "1": "2", "2": "3" };
const before: Readonly<Record<string, string>> = { "1": "0" };
