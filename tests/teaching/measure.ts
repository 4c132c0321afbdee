/** What the rules beyond the core teach: of each that can fail, what is missing. */
import { elementsSets } from "../../engine/judge/elements_set.ts";
import { facturxElements } from "../../engine/judge/facturx_set.ts";
import type { RuleSet } from "../../engine/judge/sets.ts";
import { fieldPaths } from "../../engine/model/field_paths.ts";
import { once } from "../../engine/model/known.ts";
import { judgeXmlWhole } from "../../engine/judge/validate.ts";
import type { Finding } from "../../engine/judge/findings.ts";
import { loadOfficialTexts } from "../../engine/locales.ts";
import { explain, type Explanation } from "../../engine/explain/explain.ts";
import { openXml } from "../../engine/open/open.ts";
import type { Locale } from "../../engine/texts/locale.ts";
import { elementPaths } from "../../engine/texts/reference.ts";
import { type Element, written } from "../support/elements.ts";
import { wordsIn } from "../support/texts.ts";
import { extendedLessons } from "./extended.ts";
import { firstOf, isProven, type Lesson } from "./lesson.ts";
import { nationalLessons, nationalSets } from "./national.ts";
import { structureLessons } from "./structure.ts";

export const columns = ["case", "place", "actual", "field", "list", "example", "fix", "languages", "requires"] as const;

export type Column = typeof columns[number];

export interface Taught {
  readonly set: string;
  readonly id: string;
  readonly missing: readonly Column[];
}

const locales = await Promise.all((["en", "de", "fr"] as const).map(loadOfficialTexts));
const [english] = locales;

export const sets: readonly RuleSet[] = [...elementsSets, ...facturxElements, ...nationalSets];

/** Rules that no document fails: an earlier context or place takes all that they are asked of. */
const never: ReadonlySet<string> = new Set(["CII-DT-010", "CII-DT-011", "CII-DT-012", "BR-RO-L1019"]);

/** How a sentence states the fault of a document, and not what every invoice must have. */
const fault = [
  /\b(?:is missing|lacks?|is not|are not|differs?|there are more|no longer|has no|have no|neither|does not|do not|occurs? (?:several|twice))\b/i,
  /\b(?:fehlt|fehlen|ist nicht|sind nicht|weicht|hat kein|haben kein|kommt es öfter|nennt kein|mehr als die erlaubten)\b/i,
  /(?:\bmanque|est absent|n’est pas|ne sont pas|diffère|n’a pas|n’ont pas|ne (?:dit|précise|figure|mentionne) pas)/i,
];

const structural = once(() =>
  Map.groupBy([...structureLessons(), ...extendedLessons()], ({ set, id }) => `${set.id} ${id}`)
);

function lessonsOf(set: RuleSet): (id: string) => readonly Lesson[] {
  if (!nationalSets.includes(set)) return (id) => structural().get(`${set.id} ${id}`) ?? [];
  const own = Map.groupBy(nationalLessons(set), ({ id }) => id);
  return (id) => own.get(id) ?? [];
}

type Choose = (ids: readonly string[]) => readonly string[];

/** The rules of a set that can fail, or those that are chosen of them, each with what its lessons lack. */
export function taughtBy(set: RuleSet, choose: Choose = (ids) => ids): readonly Taught[] {
  const ids = (set.rules?.() ?? []).map(({ id }) => id).filter((id) => !never.has(id));
  const lessons = lessonsOf(set);
  return choose(ids).map((id) => ({ set: set.id, id, missing: missingIn(set, id, lessons(id)) }));
}

function missingIn(set: RuleSet, id: string, lessons: readonly Lesson[]): readonly Column[] {
  const said = explained(set, id);
  const found = new Set<Column>(lessons.length === 0 ? ["case", "fix"] : lessons.flatMap((it) => lackingIn(it)));
  if (said.some(({ example = "" }) => example === "")) found.add("example");
  const isOnTerm = nationalSets.includes(set) || lessons.some(isOfTerm);
  if (isOnTerm && said.some((it) => !namesField(it))) found.add("field");
  if (new Set(said.map(({ message }) => message)).size < said.length) found.add("languages");
  if (new Set(said.map(({ fix }) => fix)).size < said.length) found.add("languages");
  const required = locales.map((it) => set.text(id, it)).map(({ requires, message }) => requires ?? message);
  if (required.some(statesFault)) found.add("requires");
  return columns.filter((it) => found.has(it));
}

function explained(set: RuleSet, id: string): readonly Explanation[] {
  return locales.map((texts) => explain(id, { texts, sets: [set] })).filter((it) => it !== undefined);
}

/** Whether an explanation names its terms, with the field of the first, unless the model has none for it. */
function namesField({ field, places }: Explanation): boolean {
  const [first] = field;
  return first !== undefined && (places !== undefined || !fieldPaths.has(first));
}

function statesFault(requires: string, nth: number): boolean {
  // A condition before it may well say that something is missing.
  return requires.includes("{") || fault[nth]?.test(requires.replace(/^(?:Where|Wenn|Quand) .*?: /, "")) === true;
}

/** What one failing document, its finding and its repair lack. */
function lackingIn(lesson: Lesson): readonly Column[] {
  const root = lesson.make();
  const first = firstOf(lesson, root);
  if (first === undefined) return ["case", "fix"];
  const finding = findingOf(lesson, written(root), english);
  const lacks: Column[] = [];
  const { at, found: { missing } } = first;
  if (at.parent === undefined && missing === undefined) lacks.push("place");
  const values = [at.text, ...at.attributes.values()].map((it) => it.trim());
  const isLeaf = at.children.length === 0 && at.text.trim() !== "";
  if (missing === undefined && isLeaf && !values.some((it) => isQuoted(it, finding))) lacks.push("actual");
  if (finding === undefined || [finding.field].flat().every((it) => it === "BG-0") && hasTerm(at, lesson)) {
    lacks.push("field");
  }
  // What a rule expects of a value is one of a few codes, which its fix has.
  const [code] = wordsIn(first.found.expected ?? "").split(", ");
  if (code !== undefined && !finding?.fix.includes(code)) lacks.push("list");
  if (!isProven(lesson)) lacks.push("fix");
  return lacks;
}

/** Of a long value the start. */
function isQuoted(value: string, finding: Finding | undefined): boolean {
  const quoted = finding?.actual?.trim();
  return quoted === value || quoted?.endsWith("…") === true && value.startsWith(quoted.slice(0, -1));
}

const termPaths = {
  ubl: new Set([...elementPaths("ubl-invoice"), ...elementPaths("ubl-credit-note")].map(([, path]) => bare(path))),
  cii: new Set([...elementPaths("cii")].map(([, path]) => bare(path))),
} as const;

/** What is read has its document element below the document, and what is made of pieces is that element. */
const roots: ReadonlySet<string> = new Set(["ubl:Invoice", "cn:CreditNote", "rsm:CrossIndustryInvoice"]);

/** A path without the conditions and the attribute in it. */
function bare(path: string): string {
  return path.replace(/\[[^\]]*\]/g, "").replace(/\/?@.*/, "");
}

/** The names of the elements to one, from below the document element. */
function wayTo(element: Element): readonly string[] {
  const way: string[] = [];
  for (let at = element; at.parent !== undefined; at = at.parent) way.unshift(at.name);
  return roots.has(way[0] ?? "") ? way.slice(1) : way;
}

/** Whether an element, or one around it, is a business term or group. */
function hasTerm(element: Element, { side }: Lesson): boolean {
  const way = wayTo(element);
  return way.some((_, depth) => termPaths[side].has(way.slice(0, depth + 1).join("/")));
}

/**
 * Whether a rule is on business terms: on those that it names, or of the structure of Factur-X on an element that is one.
 * Those of EN 16931 on any element, such as on attributes, name none.
 */
function isOfTerm(lesson: Lesson): boolean {
  const first = firstOf(lesson, lesson.make());
  if (first === undefined) return false;
  const { at, found: { missing, terms } } = first;
  if (terms !== undefined || !facturxElements.includes(lesson.set)) return terms !== undefined && terms.length > 0;
  return termPaths[lesson.side].has(bare([...wayTo(at), ...(missing === undefined ? [] : [missing])].join("/")));
}

/** What a reader is given. The set judges as one that a caller hands in, so that no document has to name it. */
function findingOf({ set, id }: Lesson, xml: string, texts: Locale | undefined): Finding | undefined {
  const own = { ...set, id: `${set.id} by itself` };
  const opened = openXml(xml, { sets: [own] });
  if (!("ok" in opened) || texts === undefined) return undefined;
  const { verdict } = judgeXmlWhole(opened.ok, { sets: [own], strict: true, texts, values: true });
  return [...verdict.errors, ...verdict.warnings, ...verdict.information].find(({ rule }) => rule === id);
}
