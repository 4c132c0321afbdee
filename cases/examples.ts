/**
 * The examples of the rule pages: for every rule, the part of a failing invoice that a repair changes, next to the result.
 * They are made of the rules' cases, which are in no bundle. Where the cases lie beside the service, it has an example made when
 * a page shows it; `deno task build` makes all, as data of their own for what is delivered without cases.
 */
import type { Side } from "../engine/model/side.ts";
import { structuredPatch } from "diff";
import { validate } from "../engine/mod.ts";
import { elementPaths } from "../engine/texts/reference.ts";
import type { Rule, RuleTable } from "../engine/rules/kit/rule.ts";
import { adviceSet, type CaseSet, caseSets, strictCaseSets } from "./all.ts";
import type { Pass } from "./case.ts";
import { documentOf } from "./edit.ts";
import { repairsOf } from "./repairs.ts";
import { serviceCases } from "./service.ts";
import { xrechnungCases } from "./xrechnung_elements.ts";

/**
 * Lines of XML or JSON, each after a sign: "-" only the failing invoice has it, "+" only the repaired one, " " both, and "^" an
 * element or object around the lines that follow.
 */
export type Excerpt = readonly string[];

/** An invoice of the service's own findings can be JSON, too. */
type Form = Side | "json";

export type RuleExamples = Readonly<Record<string, Readonly<Partial<Record<Form, Excerpt>>>>>;

/** Peppol before XRechnung, which took many of its rules over; an id in two sets is shown as in the first. */
const sets: readonly CaseSet[] = [
  caseSets.peppol,
  caseSets.xrechnung,
  caseSets.en16931,
  ...Object.values(strictCaseSets),
  adviceSet,
];

/** By rule and form, of all rules or of those that are wanted. A rule that no document can fail has none. */
export function ruleExamples(isWanted: (rule: string) => boolean = () => true): RuleExamples {
  const found: Record<string, Partial<Record<Form, Excerpt>>> = {};
  for (const set of sets) {
    const rules: RuleTable = set.rules;
    for (const [id, rule] of Object.entries(rules).filter(([id]) => isWanted(id))) {
      for (const side of ["ubl", "cii"] as const) {
        if (found[id]?.[side] !== undefined) continue;
        const made = exampleOf(set, id, rule, side);
        if (made !== undefined) found[id] = { ...found[id], [side]: made };
      }
    }
  }
  for (const [id, { form, texts }] of Object.entries(serviceCases).filter(([id]) => isWanted(id))) {
    const [failing, repaired] = texts();
    const made = excerpt(failing, repaired);
    if (made.length > 0) found[id] = { [form]: made };
  }
  for (const { id, form, fails: [[failing]], holds: [repaired] } of xrechnungCases.filter(({ id }) => isWanted(id))) {
    found[id] = { [form]: excerpt(failing, repaired) };
  }
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => a < b ? -1 : 1));
}

function exampleOf(set: CaseSet, id: string, rule: Rule, side: Side): Excerpt | undefined {
  const cases: Readonly<Record<string, CaseSet["cases"][keyof CaseSet["cases"]]>> = set.cases;
  const of = set.profiles[side] === undefined ? undefined : cases[id]?.[side];
  const text = (it: Pass) => documentOf(it, side, set.base);
  for (const it of of?.fail ?? []) {
    const repaired = repairsOf(it, of?.pass ?? [], rule, side).map(text).find((after) => !fails(after, set, id, side));
    if (repaired !== undefined) return excerpt(text(it), repaired, elementsOf(rule, side));
  }
  return undefined;
}

/** The names of the elements that the rule's terms stand in. */
function elementsOf({ terms }: Rule, side: Side): readonly string[] {
  const paths = elementPaths(side === "cii" ? "cii" : "ubl-invoice");
  return terms.map((term) => /[^/]+$/.exec(paths.get(term) ?? "")?.[0] ?? "").filter((name) => name !== "");
}

function fails(xml: string, set: CaseSet, id: string, side: Side): boolean {
  const profile = set.profiles[side];
  const { sets = [] } = set;
  const outcome = validate(xml, { ...(profile === undefined ? {} : { profile }), sets, strict: set !== adviceSet });
  if (!("ok" in outcome)) return true;
  const { errors, warnings, information } = outcome.ok;
  return [...errors, ...warnings, ...information].some(({ rule }) => rule === id);
}

/** Lines around a change. */
const CONTEXT = 2;
/** Lines of an excerpt with several changed places. */
const MOST = 36;
/** How much of an attachment or a long text is shown. */
const WIDTH = 160;
/** How many lines that stand in one of the two alone are shown together. */
const LONGEST = 16;

/**
 * What differs between two documents, with the lines around it and the elements that these stand in. Where that is too
 * much, the places with the named elements come first.
 */
export function excerpt(failing: string, repaired: string, names: readonly string[] = []): Excerpt {
  const [before, after] = [laidOut(failing), laidOut(repaired)];
  const { hunks } = structuredPatch("", "", before.join("\n"), after.join("\n"), "", "", { context: CONTEXT });
  const places = hunks.map(({ oldStart, lines }) => ({
    start: oldStart - 1,
    lines: lines.filter((line) => !line.startsWith("\\")),
  }));
  const chosen = firstOf(places, names);
  const shown = new Set<number>();
  const all = places.flatMap((place, at) => {
    const { start, lines } = place;
    if (!chosen.has(place)) return at > 0 && chosen.has(places[at - 1] ?? place) ? ["^…"] : [];
    const around = ancestors(before, start).filter(({ at }) => !shown.has(at));
    for (const { at } of around) shown.add(at);
    lines.filter((line) => !line.startsWith("+")).forEach((_, index) => shown.add(start + index));
    return [...around.map(({ line }) => `^${line}`), ...lines];
  });
  return abridged(all).map((line) => line.length <= WIDTH ? line : `${line.slice(0, WIDTH - 1)}…`);
}

/** A place that differs: its first line in the failing document, and the lines of both. */
interface Place {
  readonly start: number;
  readonly lines: Excerpt;
}

/** As many changed places as can be taken in at a glance, those that show the most of the elements before the others. */
function firstOf(places: readonly Place[], names: readonly string[]): ReadonlySet<Place> {
  const named = ({ lines }: Place) => names.filter((name) => lines.some((line) => line.includes(`<${name}`))).length;
  let room = MOST;
  return new Set(
    places.toSorted((a, b) => named(b) - named(a)).filter(({ lines }, at) => {
      room -= lines.length;
      return at === 0 || room >= 0;
    }),
  );
}

/** A line that only one of the two has may be one of hundreds, where a whole part is missing: its start and end are shown. */
function abridged(lines: readonly string[]): readonly string[] {
  const runs: string[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0]?.charAt(0) === line.charAt(0)) last.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => {
    const [first = "", next = ""] = run;
    if (run.length <= LONGEST) return run;
    return [
      ...run.slice(0, LONGEST - 3),
      `${first.charAt(0)}${" ".repeat(indentation(next.slice(1)))}…`,
      ...run.slice(-1),
    ];
  });
}

interface Ancestor {
  readonly at: number;
  readonly line: string;
}

/** The start tags, or the objects and lists, that are open before a line, by its indentation. */
function ancestors(lines: readonly string[], before: number): readonly Ancestor[] {
  const found: Ancestor[] = [];
  let depth = indentation(lines[before] ?? "");
  for (let at = before - 1; at >= 0 && depth > 0; at--) {
    const line = lines[at] ?? "";
    if (indentation(line) >= depth || !/^\s*<[^/]|[[{]$/.test(line)) continue;
    depth = indentation(line);
    found.unshift({ at, line });
  }
  return found;
}

function indentation(line: string): number {
  return line.length - line.trimStart().length;
}

/** The lines of a document, indented by their depth. */
function laidOut(text: string): readonly string[] {
  return text.startsWith("<") ? ofXml(text) : JSON.stringify(JSON.parse(text), null, 2).split("\n");
}

/** What says nothing about the invoice: the declaration, comments and the namespaces. */
const noise = /<[?!][^>]*>|\s+xmlns(?::\w+)?="[^"]*"/g;

/** One line an element. Values stay to the letter, and may take several lines. */
function ofXml(xml: string): readonly string[] {
  const lines: string[] = [];
  const tokens = /<(\/?)[^>]*?(\/?)>|[^<]+/g;
  let depth = 0;
  let opened = false;
  let held = "";
  for (const [written, closes, empty] of xml.replace(noise, "").matchAll(tokens)) {
    const token = written.startsWith("<") ? written.replace(/\s+(?=[\w:]+\s*=)/g, " ") : written;
    if (!token.startsWith("<")) {
      held = token;
      continue;
    }
    if (closes === "/") {
      depth -= 1;
      // The end of an element that holds text, or nothing, is on the line of its start.
      if (opened) lines.push(`${lines.pop() ?? ""}${held}${token}`);
      else lines.push(`${"  ".repeat(depth)}${token}`);
    } else lines.push(`${"  ".repeat(depth)}${token}`);
    opened = closes !== "/" && empty !== "/";
    if (opened) depth += 1;
    held = "";
  }
  return lines.flatMap((line) => line.split("\n"));
}
