/**
 * Factur-X as rule sets that are handed in, two a level: its XML Schema in the place of that of CII, and the structure and
 * rules of its Schematron, which also says which rules of EN 16931 and its syntax the level has.
 */
import { nearestTerms, termsAt } from "./nearest_terms.ts";
import { schemaSet } from "./schema_set.ts";
import type { ListedRule, RuleSet, SetPlan } from "./sets.ts";
import { once } from "../model/known.ts";
import { isCompliant, type Level, levels } from "../rules/facturx/levels.ts";
import { otherRules, pathsOfRules, rowOfKind, structuralRules, UNUSED } from "../rules/facturx/outlines.ts";
import { familyOf, ownTerms, ownTextOf } from "../rules/facturx/own.ts";
import { EMPTY, isReworded, takenOver } from "../rules/facturx/reworded.ts";
import { levelSweep } from "../rules/facturx/sweep.ts";
import type { ElementRow } from "../rules/elements/compiled.ts";
import { saidOf } from "../rules/elements/kinds.ts";
import { facturxTables } from "../schema/facturx.gen.ts";
import { followerOf } from "../schema/follower.ts";
import { Schema } from "../schema/table.ts";
import { elementExample } from "../texts/element_examples.ts";
import { ownExamples, ownText, structureText } from "../texts/facturx.ts";
import { ruleText } from "../texts/locale.ts";

/** The schema of a level. */
function schemaOf(level: Level): RuleSet {
  let schema: Schema | undefined;
  return schemaSet(`schema-facturx-${level}`, (syntax, report) => {
    return syntax === "cii" ? followerOf(schema ??= new Schema(facturxTables[level]), report) : undefined;
  });
}

/** The structure of a level, and its rules. All levels together list each rule once, by the last that has it. */
function elementsOf(level: Level): RuleSet {
  let plan: SetPlan | undefined;
  return {
    id: `elements-facturx-${level}`,
    name: "Factur-X",
    follow: (syntax, report) => syntax === "cii" ? levelSweep(level, report) : undefined,
    plan: () => plan ??= planFor(level),
    terms: nearestTerms,
    around: (id, paths) => termsAt(pathsOfRules(level).get(id) ?? "/", paths("cii")),
    text(id, texts, kind) {
      const own = ownTextOf(id);
      if (own !== undefined) return ownText(own, texts);
      if (id === EMPTY || isReworded(id)) return ruleText(id, texts);
      const row = rowOfKind(kind ?? "") ?? structure().get(id)?.row;
      if (row === undefined) throw new TypeError(`No wording for the rule ${id}`);
      return structureText(row, texts, saidOf(kind).isMissing);
    },
    rules: once(() => listedBy(level)),
    example(id, side) {
      const row = structure().get(id)?.row;
      if (row !== undefined) return elementExample(row, side);
      const own = ownTextOf(id);
      return own === undefined ? undefined : ownExamples[own];
    },
  };
}

export const facturxElements: readonly RuleSet[] = levels.map(elementsOf);
export const facturxSchemas: readonly RuleSet[] = levels.map(schemaOf);

function planFor(level: Level): SetPlan {
  const [others, structural] = [otherRules(level), structuralRules(level)];
  const syntax = [...others].filter(([id]) => id.startsWith("CII-SR-"));
  const taken = takenOver(level);
  const own = new Set([...others.keys()].filter((id) => ownTextOf(id) !== undefined || taken.includes(id)));
  const severities = new Map(syntax);
  return {
    // Those of EN 16931 count where they run.
    official: new Set([...structural.keys(), ...severities.keys(), ...own]).size,
    steps: [],
    severityOf: (id) => others.get(id) ?? (structural.has(id) || id.startsWith("CII-SR-47") ? "fatal" : "off"),
    grades: {
      by: `elements-facturx-${level}`,
      of: (id) => isSchemaFault(id) ? undefined : others.has(id) && !own.has(id) ? severities.get(id) : "off",
    },
    sparesEngine: isCompliant(level),
  };
}

/** What the XML Schema says is no rule of the Schematron. */
function isSchemaFault(id: string): boolean {
  return id.startsWith("ATW-SCHEMA-");
}

interface Known {
  /** One of its rows. */
  readonly row: ElementRow;
  readonly level: Level;
}

let known: ReadonlyMap<string, Known> | undefined;

/** Every rule of the structure, by the last level that has it. */
function structure(): ReadonlyMap<string, Known> {
  return known ??= new Map(
    levels.flatMap((level) => [...structuralRules(level)].map(([id, row]) => [id, { row, level }] as const)),
  );
}

function listedBy(level: Level): readonly ListedRule[] {
  const structural = [...structure()].filter(([, it]) => it.level === level).map(([id]) => id);
  // The rules that nothing else has are those of EXTENDED.
  const own = level === "extended"
    ? [...otherRules(level).keys()].filter((id) => ownTextOf(id) !== undefined && !isReworded(id))
    : [];
  return [...structural, ...own].map(listedRule);
}

function listedRule(id: string): ListedRule {
  const own = ownTextOf(id);
  const family = id === UNUSED ? "ATW" : own === undefined ? "FX-SCH" : familyOf(id);
  return {
    id,
    family,
    // As the other rules of the service: what is about the whole invoice says so. Official rules on elements have no terms.
    terms: id === UNUSED ? ["BG-0"] : [],
    ...(own === undefined ? {} : { about: [ownTerms[own]] }),
    severity: otherRules("extended").get(id) ?? "fatal",
  };
}
