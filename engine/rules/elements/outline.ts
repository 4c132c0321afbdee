/**
 * Rows as an outline: an element or attribute a line, below its parent, with what it is about and the rules on it.
 *
 *     cac:InvoicePeriod BG-14 SR-08<2
 *       cbc:StartTime CR-012
 *     ram:ID{@schemeID=VA&!ram:Name} 412=1
 *       @schemeID -  427#9
 *
 * There may be fewer than two invoicing periods by one rule, and no start time in them by another. `=1` asks for exactly
 * one, `>0` for at least one, and `#9` for a value of the tenth code list. `-` stands for no rule of its own: the table says
 * what it is called that something is not used. A rule with a number is fatal, or a warning with `?` after it; the context
 * gives the severity of the others. In braces is what the element must hold, or with `!` must not; after `=` comes a value,
 * or the path of some.
 */
import type { GroupId, TermId } from "../../model/terms.ts";
import type { Severity } from "../kit/rule.ts";
import { all, type Condition, type ContextRow, has, is, not, type RuleRow, sameAs } from "./row.ts";

/** A line, with those below it. */
interface Line {
  readonly name: string;
  readonly when: Condition | undefined;
  readonly tokens: readonly string[];
  readonly term: TermId | GroupId | undefined;
  readonly below: Line[];
}

function linesOf(outline: string, about: TermId | GroupId | undefined): readonly Line[] {
  const top: Line[] = [];
  const open: Line[] = [];
  for (const text of outline.split("\n")) {
    if (text.trim() === "") continue;
    open.length = text.search(/\S/) >> 1;
    const parent = open.at(-1);
    const line = lineOf(text, parent?.term ?? about);
    (parent?.below ?? top).push(line);
    open.push(line);
  }
  return top;
}

function lineOf(text: string, about: TermId | GroupId | undefined): Line {
  const [head = "", ...tokens] = text.trim().split(" ");
  const [name = "", condition] = head.replace("}", "").split("{");
  return {
    name,
    when: condition === undefined ? undefined : all(...condition.split("&").map(conditionOf)),
    tokens: tokens.filter((it) => !isTerm(it)),
    term: tokens.find(isTerm) ?? about,
    below: [],
  };
}

function conditionOf(text: string): Condition {
  if (text.startsWith("!")) return not(conditionOf(text.slice(1)));
  const [path = "", value] = text.split("=");
  if (value === undefined) return has(path);
  return value.startsWith("/") ? sameAs(path, value) : is(path, value);
}

function isTerm(token: string): token is TermId | GroupId {
  return token.startsWith("BT-") || token.startsWith("BG-");
}

/** A line of an outline that counts in the element that a context is on, and the text of those below it. */
export class Branch {
  readonly #line: Line;

  /** The line itself comes first. */
  constructor(
    private readonly text: string,
    private readonly level: number,
    /** That of what must not stand there at all. */
    private readonly severity: Severity,
    about: TermId | GroupId | undefined,
  ) {
    const [first = ""] = text.split("\n", 1);
    this.#line = lineOf(first, about);
  }

  get name(): string {
    return this.#line.name;
  }

  /** The ids of all its rows, in their order. */
  get ids(): readonly string[] {
    return [...this.text.matchAll(ID)].map(([id]) => id);
  }

  /** Whether none of its rows says anything of a document that has no element of its line. */
  get canWait(): boolean {
    return !/[{=>#/]/.test(this.text) && !isAttribute(this.#line);
  }

  /** The rows of the line itself; `above` is the path to it. */
  own(above: string): readonly RuleRow[] {
    const line = this.#line;
    return line.tokens.map((token) => rowAt(`${above}${line.name}`, token, line, this.severity));
  }

  /** Its rows, in the order of the text. */
  all(above: string): readonly RuleRow[] {
    return rowsOf(this.text, this.severity, this.#line.term, above);
  }

  get below(): readonly Branch[] {
    return branchesOf(this.text, this.severity, this.#line.term, this.level + 1);
  }
}

/** What follows the name on a line, other than terms, without the number after it. */
const ID = /(?<=\S )(?!B[TG]-)[^\s<=>#]+/g;

/** The lines of an outline at a given depth, each with those below it. */
export function branchesOf(
  outline: string,
  severity: Severity,
  about: TermId | GroupId | undefined,
  level = 0,
): readonly Branch[] {
  const branches: string[][] = [];
  for (const line of outline.split("\n")) {
    const depth = line.search(/\S/) >> 1;
    if (depth === level) branches.push([line]);
    else if (depth > level) branches.at(-1)?.push(line);
  }
  return branches.map((lines) => new Branch(lines.join("\n"), level, severity, about));
}

/**
 * The rows of an outline that counts in the element that a context is on, in its order. `severity` is that of what must not
 * stand there at all, and `above` the path to it.
 */
export function rowsOf(
  outline: string,
  severity: Severity,
  about: TermId | GroupId | undefined,
  above = "",
): readonly RuleRow[] {
  const visit = (line: Line, above: string, step: Pick<RuleRow, "among" | "having"> = {}): readonly RuleRow[] => {
    const { name, tokens, when: having, below } = line;
    const path = `${above}${name}`;
    const own = tokens.map((token) => ({ ...rowAt(path, token, line, severity), ...step }));
    return [
      ...own,
      ...below.flatMap((it) =>
        having === undefined ? visit(it, `${path}/`, step) : visit(it, "", { among: path, having })
      ),
    ];
  };
  return linesOf(outline, about).flatMap((line) => visit(line, above));
}

/**
 * The contexts of an outline each of whose elements is one: how many of its children there may be is asked of the element,
 * and that it is not used, or of which code list its value is, of the child. `/` or `//` comes before the outermost.
 */
export function contextsOf(outline: string, severity: Severity): readonly ContextRow[] {
  return contentOf(linesOf(outline, undefined), severity).below;
}

function contentOf(lines: readonly Line[], severity: Severity) {
  const asked = lines.flatMap((line) =>
    line.tokens.filter((token) => isAttribute(line) || !isOnItself(token))
      .map((token) => rowAt(line.name, token, line, severity))
  );
  const elements = lines.filter((line) =>
    !isAttribute(line) && (line.below.length > 0 || line.tokens.some(isOnItself))
  );
  return { asked, below: elements.map((line) => contextOf(line, severity)) };
}

function contextOf({ name, when, tokens, term, below: lines }: Line, severity: Severity): ContextRow {
  const own = tokens.filter(isOnItself).map((token) => rowOf(token, ".", severity, term));
  const { asked, below } = contentOf(lines, severity);
  return { on: [name], when, rows: [...own, ...asked], below };
}

function isAttribute({ name }: Line): boolean {
  return name.startsWith("@");
}

/** A row that counts what a line is about. */
function rowAt(path: string, token: string, { when, term }: Line, severity: Severity): RuleRow {
  const row = rowOf(token, path, severity, term);
  return when === undefined ? row : { ...row, of: ".", among: path, having: when };
}

function isOnItself(token: string): boolean {
  return token === "-" || token.includes("#");
}

/** How many there may be. */
const numbers: Readonly<Record<string, Pick<RuleRow, "min" | "max">>> = {
  "<1": { max: 0 },
  "<2": { max: 1 },
  "<3": { max: 2 },
  "=1": { min: 1, max: 1 },
  ">0": { min: 1 },
};

const asking = /^([^<=>#]+)([<=>#])(\d{1,3})(\??)$/;

function rowOf(token: string, of: string, severity: Severity, about: TermId | GroupId | undefined): RuleRow {
  const [, id = "", sign = "", number = "", mark] = asking.exec(token) ?? [];
  const term = about === undefined ? {} : { term: about };
  if (id === "") return { id: token, severity, of, ...term };
  const asked = sign === "#" ? { form: { list: number } } : numbers[`${sign}${number}`];
  if (asked === undefined) throw new RangeError(`Cannot read ${token}: no number is written ${sign}${number}`);
  return { id, severity: mark === "?" ? "warning" : "fatal", of, ...asked, ...term };
}
