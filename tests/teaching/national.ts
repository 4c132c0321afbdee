/**
 * Lessons on the rules of nations, made of their rows: a document in which a row is asked, with what breaks it at the path that
 * it is about. Where more has to be there for a rule to be asked, it stands here, by the rule.
 */
import { be } from "../../engine/nations/be.ts";
import { france } from "../../engine/nations/fr.ts";
import { hr } from "../../engine/nations/hr.ts";
import { nl } from "../../engine/nations/nl.ts";
import { pt } from "../../engine/nations/pt.ts";
import { ro } from "../../engine/nations/ro.ts";
import { rs } from "../../engine/nations/rs.ts";
import type { RuleSet } from "../../engine/judge/sets.ts";
import type { Side } from "../../engine/model/side.ts";
import type { Swept } from "../../engine/rules/kit/sweep.ts";
import { abroad } from "../../engine/rules/nations/belgium/abroad.ts";
import { edition } from "../../engine/rules/nations/belgium/edition.ts";
import { belgium } from "../../engine/rules/nations/belgium/rules.ts";
import { croatia } from "../../engine/rules/nations/croatia/rules.ts";
import { extendedCii } from "../../engine/rules/nations/france/extended/cii.ts";
import { extendedUbl } from "../../engine/rules/nations/france/extended/ubl.ts";
import { flux2Cii } from "../../engine/rules/nations/france/flux2/cii.ts";
import { flux2Ubl } from "../../engine/rules/nations/france/flux2/ubl.ts";
import { netherlandsCii } from "../../engine/rules/nations/netherlands/cii.ts";
import { blockedAccount, netherlandsUbl } from "../../engine/rules/nations/netherlands/ubl.ts";
import { romania } from "../../engine/rules/nations/romania/rules.ts";
import { serbia } from "../../engine/rules/nations/serbia/rules.ts";
import type { Pattern, Place, Row } from "../../engine/rules/paths/row.ts";
import { type Element, parsed } from "../support/elements.ts";
import { documentsOf, documentWith, having } from "../support/path_cases.ts";
import { changed, portugueseCases, put } from "../support/portuguese_cases.ts";
import { firstOf, type Lesson } from "./lesson.ts";
import { documents, given, repairs, type Scene, wrong } from "./national_scenes.ts";

const patternsOf: Readonly<Record<string, readonly Pattern[]>> = {
  be: [...edition, belgium, ...abroad],
  "fr-flux2-ubl": flux2Ubl,
  "fr-flux2-cii": flux2Cii,
  "fr-extended-ubl": extendedUbl,
  "fr-extended-cii": extendedCii,
  hr: croatia,
  "nl-ubl": netherlandsUbl,
  "nl-gaccount": [blockedAccount],
  "nl-cii": netherlandsCii,
  // By its cases.
  pt: [],
  ro: [romania],
  rs: serbia,
};

export const nationalSets: readonly RuleSet[] = [...be, ...france, ...hr, ...nl, ...pt, ...ro, ...rs]
  .filter(({ id }) => Object.hasOwn(patternsOf, id));

/** What is written in the place that a rule is about, until it fails: nothing, something odd, too much. */
const odd: readonly (readonly string[])[] = [
  [],
  ["§"],
  [" "],
  ["0"],
  ["-1"],
  ["1.123456789012345"],
  ["2199-01-01"],
  ["x".repeat(5_000)],
  ["1", "2"],
  ["1", "1"],
  ["L"],
  Array.from({ length: 21 }, (_, at) => `${at}`),
  Array.from({ length: 501 }, (_, at) => `${at}`),
];

export function nationalLessons(set: RuleSet): readonly Lesson[] {
  if (set.id === "pt") return portugueseLessons(set);
  const listed = new Set(set.rules?.().map(({ id }) => id));
  const side: Side = set.id.endsWith("cii") ? "cii" : "ubl";
  return (patternsOf[set.id] ?? []).flat().flatMap((place) =>
    place.rows.filter(({ id }) => listed.has(id)).flatMap((row) => lessonOf(set, side, place, row) ?? [])
  );
}

/** Those of Portugal are its cases: an invoice with one thing wrong, and right again. */
function portugueseLessons(set: RuleSet): readonly Lesson[] {
  const listed = new Set(set.rules?.().map(({ id }) => id));
  return portugueseCases.filter(({ id }) => listed.has(id)).map((it): Lesson => {
    const [kind, [wrong = null], [right = null]] = [it.only ?? "invoice", it.breaks, it.keeps];
    return {
      ...{ set, id: it.id, side: "ubl" },
      make: () => changed(kind, it, wrong),
      repair: (root) => put(root, kind, it, right),
    };
  });
}

function lessonOf(set: RuleSet, side: Side, place: Place, row: Row): Lesson | undefined {
  const lesson = (make: () => Element): Lesson => ({
    set,
    id: row.id,
    side,
    make,
    repair: (root, at, found) => {
      const own = repairs[row.id];
      if (own === undefined) repair(row, at, found, row.sample ?? set.example?.(row.id, side));
      else own(root, at);
    },
  });
  const whole = documents[side === "cii" ? `cii ${row.id}` : row.id];
  if (whole !== undefined) {
    const found = lesson(() =>
      parsed(declared(writtenOut(side === "cii" ? "rsm:CrossIndustryInvoice" : "ubl:Invoice", whole)))
    );
    const first = firstOf(found, found.make());
    return first !== undefined && isAbout(first.found, row) ? found : undefined;
  }
  for (const scene of given(row.id, side)) {
    const asked = { ...row, about: pathIn(row.about ?? row.shown ?? ".") };
    const root = side === "cii" ? "rsm:CrossIndustryInvoice" : "ubl:Invoice";
    // What it asks of the whole document is in the scene.
    const made = documentsOf(asked, { ...place, on: place.on.replace(/\[\/[^\]]*\]/g, "") }, root, (top) => {
      for (const [path, text] of scene) having(path, text)(top);
    });
    if (made === undefined) return undefined;
    for (const texts of wrong[row.id] ?? odd) {
      const found = lesson(() => parsed(declared(made(texts))));
      const first = firstOf(found, found.make());
      if (first !== undefined && isAbout(first.found, row)) return found;
    }
  }
  return undefined;
}

function writtenOut(root: string, whole: Scene | string): string {
  return typeof whole === "string" ? whole : documentWith(root, whole);
}

/** A rule on all elements leaves open what it is about. */
function isAbout({ terms: found }: Swept, { terms }: Row): boolean {
  return found === undefined || found.join(" ") === terms.join(" ");
}

/** Of several paths the first. */
function pathIn(shown: string): string {
  return shown.split(" + ")[0]?.split(" | ")[0] ?? "";
}

/** With the namespaces of the prefixes that rules write. */
function declared(xml: string): string {
  return xml.replace(/^<[^\s/>]+/, (it) => `${it}${namespaces}`);
}

const namespaces = Object.entries({
  ubl: "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2",
  cn: "urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2",
  cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
  ext: "urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2",
  rsm: "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
  ram: "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
  udt: "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
  qdt: "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
  hrextac: "urn:mfin.gov.hr:schema:xsd:HRExtensionAggregateComponents-1",
  sbt: "http://mfin.gov.rs/srbdt/srbdtext",
}).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`).join("");

/** What the fix of a row says: add what is missing, remove what is too much, shorten, round, or write the example. */
function repair(row: Row, at: Element, { missing }: Swept, example = "1"): void {
  const { kind, expected = "" } = row;
  const path = row.about ?? row.shown ?? ".";
  const attribute = /@(\w+)(?:\[[^\]]*\])?$/.exec(pathIn(path))?.[1];
  const text = attribute === undefined ? at.text : at.attributes.get(attribute) ?? "";
  if (missing !== undefined) return add(at, missing, path, plainly(example));
  if (kind === "most") return at.remove();
  if (kind === "unused") return void (attribute === undefined ? at.remove() : at.attributes.delete(attribute));
  const value = kind === "longest"
    ? text.trim().slice(0, +expected)
    : kind === "decimals"
    ? text.slice(0, text.indexOf(".") + 1 + +expected)
    : plainly(example);
  if (attribute === undefined) {
    at.children.length = 0;
    at.text = value;
  } else at.attributes.set(attribute, value);
}

/** An example without the scheme behind it. */
function plainly(example: string): string {
  return example.replace(/ \([^)]*\)$/, "");
}

/** Adds the steps that are missing, with what the path asks of them. */
function add(to: Element, missing: string, path: string, value: string): void {
  const steps = missing.split("/");
  const asked = conditionsIn(path);
  let at = to;
  for (const step of steps) {
    if (step.startsWith("@")) return void at.attributes.set(step.slice(1), value);
    at = at.add(step);
    for (const [name, wanted] of asked.get(step) ?? []) {
      if (name.startsWith("@")) at.attributes.set(name.slice(1), wanted);
      else if (name !== "." && name !== "text()") name.split("/").reduce((it, of) => it.add(of), at).text = wanted;
    }
  }
  at.text = value;
}

/** `a[@b=c][d/e=f]` as what each step must have. */
function conditionsIn(path: string): ReadonlyMap<string, readonly (readonly [name: string, value: string])[]> {
  return new Map([...path.matchAll(/([\w:]+)((?:\[[^\]]*\])+)/g)].map(([, step = "", conditions = ""]) => [
    step,
    [...conditions.matchAll(/\[([^=~^!\]]+)[~^]*=([^,\]]*)[^\]]*\]/g)].map(([, name = "", value = ""]) =>
      [name, value] as const
    ),
  ]));
}
