/** The wording of rules on elements: made of their rows and of the names of elements. */
import type { ElementRow } from "../rules/elements/compiled.ts";
import { type Condition, mostOf, pathsOf } from "../rules/elements/row.ts";
import { elementWording as english } from "./en/elements.ts";
import type { Locale } from "./locale.ts";
import type { Kind, Wording } from "./element_wording.ts";
import type { Text } from "./text.ts";

/** What is said of a rule otherwise than by its rows alone. */
export interface Said {
  /** The sentences that its set words otherwise. */
  readonly sentences?: Partial<Wording["sentences"]>;
  /** A comment parts the value. */
  readonly parted?: boolean;
  /** There is too little, and not too much. */
  readonly isMissing?: boolean;
  /** Which element it was, of several that the rule runs on. */
  readonly home?: string | undefined;
  /** The codes that it allows, in words. */
  readonly codes?: string;
}

/** The wording of a rule, of whose rows there is one at least. */
export function elementText(
  rows: readonly [ElementRow, ...ElementRow[]],
  { official }: Locale,
  { sentences = {}, parted = false, isMissing = false, home, codes = "" }: Said = {},
): Text {
  const wording = official?.elements ?? english;
  const [first] = rows;
  const row = home === undefined ? first : { ...first, home };
  const what = [...new Set(rows.flatMap((it) => whatOf(it, wording)))];
  const gaps: Gaps = {
    what: what.join(wording.and),
    place: placeOf(row, what.length, wording),
    exception: exceptionOf(row, wording),
    number: wording.numbers[mostOf(row)] ?? "",
    home: named(row.home ?? "", wording),
    codes,
  };
  const own = wording.own[row.key];
  if (own !== undefined && !parted) return worded(own, gaps);
  const asked = parted ? "parted" : kindOf(rows);
  const kind = isMissing && asked === "notOne" ? "missing" : asked;
  const { having } = row;
  const whole = having === undefined ? same : (it: string) => filled(wording.filter, conditionIn(having, wording), it);
  return worded(sentences[kind] ?? wording.sentences[kind], gaps, whole);
}

type Gaps = Readonly<Record<string, string>>;

/** A text with its gaps filled; `whole` makes of each sentence but the fix what holds under the condition of the row. */
function worded({ requires, message, absent, fix }: Text, gaps: Gaps, whole = same): Text {
  return {
    ...(requires === undefined ? {} : { requires: sentence(whole(requires), gaps) }),
    message: sentence(whole(message), gaps),
    ...(absent === undefined ? {} : { absent: sentence(whole(absent), gaps) }),
    fix: sentence(fix, gaps),
  };
}

function same(text: string): string {
  return text;
}

function kindOf(rows: readonly [ElementRow, ...ElementRow[]]): Kind {
  const [{ form, distinct, min = 0, when, ...row }] = rows;
  if (rows.some(({ unlike }) => unlike !== undefined)) return "payee";
  if (form !== undefined) return typeof form === "object" ? "code" : form === "date" ? "date" : "decimals";
  if (distinct !== undefined) return distinct === "paths" ? "notBoth" : "different";
  if (min > 0) return Number.isFinite(mostOf({ ...row, min })) ? "notOne" : "missing";
  if (mostOf(row) > 0) return "tooMany";
  return when !== undefined && "not" in when ? "restricted" : "unused";
}

/** Sentences begin with a capital letter, whatever stands first; a name keeps its own. */
function sentence(template: string, gaps: Gaps): string {
  const filled = template.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
  return /^\p{Ll}[\p{Ll}’]* /u.test(filled) ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;
}

/** The steps of a row's path, the one in whose content it counts before the others. */
function stepsOf(row: ElementRow, path: string): readonly string[] {
  return `${row.among ?? ""}/${path}`.split("/").filter((it) => it !== "" && it !== ".");
}

function whatOf(row: ElementRow, wording: Wording): readonly string[] {
  return pathsOf(row).map((path) => {
    const step = stepsOf(row, path).at(-1) ?? row.home ?? "";
    const template = step.startsWith("@") ? wording.attribute : wording.element;
    const bare = step.replace(/^\w+:/, "");
    const words = nameOf(bare, wording);
    const named = template.replace("{name}", step.replace("@", ""));
    return step.endsWith(words) ? named : `${named} (${words})`;
  });
}

/** Where it stands: in the element that the path names before it, or in that which the rule runs on. */
function placeOf(row: ElementRow, count: number, wording: Wording): string {
  const [path = ""] = pathsOf(row);
  const steps = stepsOf(row, path);
  // Several things, of which each may have its own parent, are in what the rule runs on.
  const outer = steps.length === 0 ? row.around : path.startsWith("//") ? undefined : row.home;
  const parent = (count > 1 ? undefined : steps.at(-2)) ?? outer;
  if (parent === undefined) return "";
  const template = steps.at(-1)?.startsWith("@") === true ? wording.place.attribute : wording.place.element;
  return template.replace("{parent}", named(parent, wording));
}

/** One of several elements, or one whose name ends so. */
function named(elements: string, { ending, or }: Wording): string {
  return elements.split("|").map((it) => it.includes("*") ? ending.replace("{name}", it.split("*")[1] ?? "") : it)
    .join(or);
}

function exceptionOf({ when }: ElementRow, wording: Wording): string {
  return when !== undefined && "not" in when ? `${wording.where}${conditionIn(when.not, wording)}` : "";
}

function conditionIn(condition: Condition, wording: Wording): string {
  const { conditions } = wording;
  if ("is" in condition) return filled(conditions.is, condition.is, condition.among.join(wording.or));
  if ("same" in condition) return filled(conditions.is, condition.same, condition.at.split("/").at(-1));
  if ("isNot" in condition) return filled(conditions.isNot, condition.isNot, condition.among.join(wording.or));
  if ("has" in condition) return filled(conditions.has, condition.has);
  if ("fewer" in condition) return filled(conditions.lacks, condition.fewer);
  if ("named" in condition) return filled(conditions.named, "", condition.named);
  if ("within" in condition) return filled(conditions.within, "", condition.within);
  if ("root" in condition) return filled(conditions.root, "", condition.root);
  if ("not" in condition) return denied(condition.not, wording);
  const [parts, join] = "all" in condition ? [condition.all, wording.and] : [condition.any, wording.or];
  return parts.map((it) => conditionIn(it, wording)).join(join);
}

/** The opposite of what rows deny: a value, or that something is there. */
function denied(condition: Condition, wording: Wording): string {
  if ("is" in condition) return filled(wording.conditions.isNot, condition.is, condition.among.join(wording.or));
  return filled(wording.conditions.lacks, "has" in condition ? condition.has : "");
}

function filled(template: string, path: string, value = ""): string {
  return template.replace("{path}", path).replace("{value}", value);
}

/** English takes the element's own name, in words; a language that has no name for an element leaves it at that. */
function nameOf(element: string, { names = "" }: Wording): string {
  const start = names.indexOf(`\n${element} `);
  if (start < 0) return names === "" ? inWords(element) : element.replace("@", "");
  return names.slice(start + element.length + 2, names.indexOf("\n", start + 1));
}

/** "PaymentDueDate" as "payment due date", and "schemeID" as "scheme ID". */
function inWords(name: string): string {
  const words = name.replace("@", "").split(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z])(?=[A-Z][a-z])/);
  return words.map((word) => /^[A-Z](?:[a-z]|$)/.test(word) ? word.toLowerCase() : word).join(" ");
}
