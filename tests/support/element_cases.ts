/**
 * Cases of the syntax rules, made from their rows: the base invoice with just more of what a row counts than may be, or
 * less, so that the rule fails; and with as much as may be, or under the condition that lets it be.
 */
import type { Condition, ContextRow, ElementTable, RuleRow } from "../../engine/rules/elements/row.ts";
import { mostOf, pathsOf } from "../../engine/rules/elements/row.ts";
import { rowsOf } from "../../engine/rules/elements/outline.ts";
import { ciiElements } from "../../engine/rules/en16931/cii.elements.ts";
import { ublElements } from "../../engine/rules/en16931/ubl.elements.ts";
import type { Severity } from "../../engine/rules/kit/rule.ts";
import { type Element, parsed, written } from "./elements.ts";

export interface ElementCase {
  readonly id: string;
  readonly side: "ubl" | "cii";
  readonly severity: Severity;
  readonly fails: boolean;
  /** Whether it has more than there may be. */
  readonly tooMany: boolean;
  /** What is special. */
  readonly why: string;
  /** Made when it is asked for, because all of them take seconds. */
  readonly xml: string;
}

/**
 * Rules on a number that another rule needs to be one: where there are two, the official validators stop, and neither rule
 * says anything.
 */
export const stopping: ReadonlySet<string> = new Set([
  ...["UBL-SR-09", "UBL-SR-15", "UBL-SR-22", "UBL-SR-23", "UBL-SR-27"],
  ...["CII-SR-010", "CII-SR-014", "CII-SR-477", "CII-SR-478", "CII-SR-479", "CII-SR-480"],
  ...["CII-SR-481", "CII-SR-482", "CII-SR-484", "CII-SR-487"],
]);

/** Rules that no document fails, with the reason. */
export const neverAsked: ReadonlyMap<string, string> = new Map(
  ["CII-DT-010", "CII-DT-011", "CII-DT-012"].map((id) => [id, "an earlier context takes every type code"]),
);

const base = (name: string) => Deno.readTextFileSync(new URL(`../../cases/${name}`, import.meta.url));
const invoice = base("base.ubl.xml");
const creditNote = base("base.creditnote.xml");
const crossIndustry = base("base.cii.xml");

/** The cases of all rows but those that are never asked; a rule of several rows has those of each. */
export function elementCases(): readonly ElementCase[] {
  return [...casesOf(ublElements, "ubl"), ...casesOf(ciiElements, "cii")];
}

function casesOf({ prefix, contexts }: ElementTable, side: "ubl" | "cii"): readonly ElementCase[] {
  return contexts.flatMap((context) => {
    const { outline = "", severity = "warning", rows = [] } = context;
    return [...rowsOf(outline, severity, undefined), ...rows].flatMap((row) => {
      const id = `${prefix}${row.id}`;
      if (neverAsked.has(id)) return [];
      const about = { id, side, severity: row.severity ?? "fatal" } as const;
      return scenesOf(row).map(({ why, fails, ...scene }) => ({
        ...about,
        why,
        fails,
        tooMany: scene.count > mostOf(row),
        get xml() {
          return written(played(context, row, scene, side));
        },
      }));
    });
  });
}

/** What a document is to hold for a row. */
interface Scene {
  readonly why: string;
  readonly fails: boolean;
  /** How many of what the row counts. */
  readonly count: number;
  /** Whether the condition under which the row is asked holds. */
  readonly asked: boolean;
  /** Whether what pardons it is there. */
  readonly pardoned: boolean;
}

type Counted = Omit<Scene, "why" | "fails">;

function scenesOf(row: RuleRow): readonly Scene[] {
  const most = mostOf(row);
  const least = row.min ?? 0;
  const scene = { asked: true, pardoned: false } as const;
  const scenes: Scene[] = [
    {
      ...scene,
      why: "with as many as there may be",
      fails: false,
      count: Math.max(least, Number.isFinite(most) ? most : 1),
    },
  ];
  if (Number.isFinite(most)) {
    scenes.push({ ...scene, why: "with one more than there may be", fails: true, count: most + 1 });
  }
  if (least > 0) scenes.push({ ...scene, why: "with one less than there must be", fails: true, count: least - 1 });
  const wrong = scenes.find(({ fails }) => fails);
  if (wrong === undefined) throw new Error(`no document fails ${row.id}`);
  if (row.when !== undefined) scenes.push({ ...wrong, why: "where it is not asked", fails: false, asked: false });
  if (row.pardon !== undefined) scenes.push({ ...wrong, why: "where it is pardoned", fails: false, pardoned: true });
  return scenes;
}

function played(context: ContextRow, row: RuleRow, scene: Counted, side: "ubl" | "cii"): Element {
  const root = parsed(side === "cii" ? crossIndustry : wantsCreditNote(context, row, scene) ? creditNote : invoice);
  const subject = subjectOf(context, row, scene, root);
  count(row, subject, root, scene.count);
  if (row.when !== undefined) settle(row.when, subject, scene.asked);
  if (row.pardon !== undefined) pardon(row, subject, root, scene);
  return root;
}

function wantsCreditNote(
  { outline, on }: ContextRow,
  { of, when }: RuleRow,
  { asked }: { readonly asked: boolean },
): boolean {
  const rooted = when !== undefined && "not" in when && "root" in when.not && !asked;
  const onlyThere = of === "cbc:CreditNoteTypeCode/@listID" && outline !== undefined && on.includes("/cn:CreditNote");
  return rooted || onlyThere;
}

/** The element that the rules run on: one that is there, or one that is put there. */
function subjectOf(
  { on: [place = ""], but }: ContextRow,
  { when }: RuleRow,
  scene: { readonly asked: boolean },
  root: Element,
) {
  if (place.includes("*")) return endingWith(place, but, wishes(when, scene.asked), root);
  const steps = place.split("/").filter((it) => it !== "");
  if (place.startsWith("/")) return ensured(root, steps.slice(1).join("/"));
  const last = steps.at(-1) ?? "";
  const outside = wishes(when, scene.asked);
  const there = root.all().find((it) => isAt(it, steps) && isFit(it, outside));
  if (there !== undefined) return there;
  return ensured(root, steps.slice(0, -1).join("/")).add(last);
}

function isAt(element: Element, steps: readonly string[]): boolean {
  const names: string[] = [];
  for (let at: Element | undefined = element; at !== undefined && names.length < steps.length; at = at.parent) {
    names.unshift(at.name);
  }
  return names.join("/") === steps.join("/");
}

/** What a condition asks of the element's own name and of those around it. */
interface Wishes {
  readonly named?: string;
  readonly notNamed?: string;
  readonly within?: string;
  readonly notWithin?: string;
}

function wishes(condition: Condition | undefined, wanted: boolean): Wishes {
  if (condition === undefined) return {};
  if ("named" in condition) return wanted ? { named: condition.named } : { notNamed: condition.named };
  if ("within" in condition) return wanted ? { within: condition.within } : { notWithin: condition.within };
  if ("not" in condition) return wishes(condition.not, !wanted);
  // Of what must not hold together, it is enough that one does not.
  if ("all" in condition) return wanted ? Object.assign({}, ...condition.all.map((it) => wishes(it, true))) : {};
  return {};
}

function isFit(element: Element, { named, notNamed, within, notWithin }: Wishes): boolean {
  const around: string[] = [];
  for (let at = element.parent; at !== undefined; at = at.parent) around.push(at.name);
  return (named === undefined || element.name === named) && element.name !== notNamed &&
    (within === undefined || around.includes(within)) && (notWithin === undefined || !around.includes(notWithin));
}

/** Names that an earlier context takes, or that are what a rule asks about. */
const taken = ["ram:ID", "ram:LineID", "ram:SellerAssignedID", "ram:TypeCode"];

function endingWith(pattern: string, but: string | undefined, fit: Wishes, root: Element): Element {
  const [start = "", end = ""] = pattern.split("*");
  const exempt = but?.split("*").at(-1);
  const found = root.all().find((it) =>
    it.name.startsWith(start) && it.name.endsWith(end) && !taken.includes(it.name) && isFit(it, fit) &&
    (exempt === undefined || !it.name.endsWith(exempt))
  );
  if (found === undefined) throw new Error(`no element ends with ${end}`);
  return found;
}

export function ensured(from: Element, path: string): Element {
  const steps = path.split("/").filter((it) => it !== "" && it !== ".");
  return steps.reduce((at, step) => at.named(step)[0] ?? at.add(nameIn(step, at)), from);
}

/** Of alternatives, the one of the document: lines of an invoice or of a credit note. */
function nameIn(step: string, parent: Element): string {
  const [first = "", second = first] = step.split("|");
  return parent.name === "cn:CreditNote" ? second : first;
}

/** Makes a condition hold below an element, or not. */
export function settle(condition: Condition, element: Element, wanted: boolean): void {
  if ("not" in condition) settle(condition.not, element, !wanted);
  else if ("all" in condition) {
    for (const it of wanted ? condition.all : condition.all.slice(-1)) settle(it, element, wanted);
  } else if ("any" in condition) {
    for (const it of wanted ? condition.any.slice(0, 1) : condition.any) settle(it, element, wanted);
  } else if ("is" in condition) {
    setAll(element, condition.is, wanted ? condition.among[0] : opposite(condition.among), wanted);
  } else if ("isNot" in condition) setAll(element, condition.isNot, wanted ? "other" : condition.among[0], wanted);
  else if ("has" in condition && wanted) ensured(element, condition.has);
  else if ("has" in condition) clear(element, condition.has);
}

/** A value of the type that is not one of some values. */
function opposite([value = ""]: readonly string[]): string {
  return { true: "false", false: "true" }[value] ?? "other";
}

/** Gives what is at a path a value; puts it there where it must be. */
export function setAll(element: Element, path: string, value = "", must = true): void {
  const [place = "", attribute] = path.split(/\/?@/);
  const found = element.at(place);
  for (const it of found.length === 0 && must ? [ensured(element, place)] : found) {
    if (attribute === undefined) it.text = value;
    else it.attributes.set(attribute, value);
  }
}

function pardon({ pardon: by, of }: RuleRow, subject: Element, root: Element, { pardoned, count }: Counted): void {
  if (by === undefined) return;
  if (by.around === undefined) {
    // Nowhere, so that none of the others fails in its place.
    if (count === 0) { for (const it of root.all()) clear(it, `${of}`); }
    return pardoned ? add(root, below(by.has), 1) : clear(root, below(by.has));
  }
  if (!pardoned) return;
  const around = ensured(root, "cac:InvoiceLine/cac:Price");
  around.add("cac:AllowanceCharge");
  subject.parent?.children.splice(subject.parent.children.indexOf(subject), 1);
  around.children.push(subject);
}

/** A path from the document's root as one from below it. */
function below(path: string): string {
  return path.split("/").slice(2).join("/");
}

function count(row: RuleRow, subject: Element, root: Element, wanted: number): void {
  const { distinct, form, among, minus } = row;
  if (among !== undefined) return countSteps(row, subject, root, wanted);
  const paths = pathsOf(row);
  if (distinct === "paths") {
    for (const path of paths) clear(subject, path);
    for (const path of paths.slice(0, wanted)) add(subject, path, 1);
    return;
  }
  const [path = ""] = paths;
  if (typeof form === "string") return void (subject.text = texts[form][wanted] ?? "");
  for (const other of paths) fit(subject, root, other, other === path ? wanted : 0);
  if (minus !== undefined) add(root, "cac:PaymentMeans/cbc:PaymentMeansCode/@name", 1);
  if (distinct !== undefined) differ(subject, root, path, wanted);
  if (row.unlike !== undefined) setAll(subject, path, wanted === 0 ? sellerOf(root) : "another");
}

function sellerOf(root: Element): string {
  const names = root.at("cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName");
  return names[0]?.text ?? "";
}

/** A text of the form, and one that is not. */
export const texts = {
  "two decimals": ["1.23", "1.234"],
  date: ["20250228", "20251331"],
  day: ["2025-02-28", "28.02.2025"],
  digits: ["20250228", "2025-02-28"],
  none: ["", ""],
} as const;

/** So many of a path, below the element or anywhere. */
function fit(subject: Element, root: Element, path: string, wanted: number): void {
  if (!path.startsWith("//")) {
    clear(subject, path);
    return add(subject, path, wanted);
  }
  const [first = "", ...rest] = path.slice(2).split("/");
  // What is allowed anywhere is put where the invoice has it, and nowhere else.
  if (first.startsWith("@")) {
    for (const it of root.all()) it.attributes.delete(first.slice(1));
    return add(root, `cbc:ID/${first}`, wanted);
  }
  for (const it of root.all()) if (it.name === first) clear(it, rest.join("/"));
  const there = root.all().find(({ name }) => name === first);
  if (rest.length === 0) {
    const parent = there?.parent ?? root;
    for (const it of root.all()) if (it.name === first) it.remove();
    for (let made = 0; made < wanted; made++) parent.add(first, "1");
    return;
  }
  add(there ?? root.add(first), rest.join("/"), wanted);
}

/** As many different texts; two of the same where there may be one. */
function differ(subject: Element, root: Element, path: string, wanted: number): void {
  fit(subject, root, path, 2);
  const steps = path.slice(2).split("/");
  const found = root.all().filter((it) => isAt(it, steps));
  for (const [index, it] of found.entries()) it.text = wanted > 1 ? `30 ${index}` : "30";
}

function countSteps({ among = "", having, of }: RuleRow, subject: Element, root: Element, wanted: number): void {
  const anywhere = among.startsWith("//");
  const from = anywhere ? root : subject;
  const steps = among.split("/").filter((it) => it !== "");
  const parent = ensured(from, steps.slice(0, -1).join("/"));
  for (const it of root.all()) if (isAt(it, steps) && (anywhere || it.parent === parent)) it.remove();
  for (let made = 0; made < Math.max(wanted, 1); made++) {
    const step = parent.add(steps.at(-1) ?? "", "1");
    if (having !== undefined) settle(having, step, true);
    if (typeof of === "string" && of !== "." && made < wanted) add(step, of, 1);
    // Where none may count, one that the condition does not hold for stands by.
    if (of === "." && wanted === 0 && having !== undefined) settle(having, step, false);
  }
}

function clear(element: Element, path: string): void {
  const [place = "", attribute] = path.split(/\/?@/);
  for (const it of element.at(place)) {
    if (attribute === undefined) it.remove();
    else it.attributes.delete(attribute);
  }
}

/** Puts so many of a path below an element, beside those that are there. */
function add(element: Element, path: string, times: number): void {
  const [place = "", attribute] = path.split(/\/?@/);
  const steps = place.split("/").filter((it) => it !== "" && it !== ".");
  const [first = "", ...others] = steps;
  for (let made = 0; made < times; made++) {
    if (attribute !== undefined) {
      // An element has an attribute once: the second one is in a second group.
      const from = made === 0 ? ensured(element, first) : element.add(first);
      ensured(from, others.join("/")).attributes.set(attribute, "1");
    } else {
      const name = steps.at(-1) ?? "";
      const parent = ensured(element, steps.slice(0, -1).join("/"));
      parent.add(nameIn(name, parent), plain(name));
    }
  }
}

/** A text that rules can read. */
export function plain(name: string): string {
  return name.endsWith("Date") ? "2025-09-30" : name.endsWith("Indicator") ? "false" : "1";
}
