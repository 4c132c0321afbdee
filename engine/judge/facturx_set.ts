/**
 * Factur-X as a rule set that is handed in: the Schematron and the XML Schema of the level that a CII document names, in the
 * place of those of CII and EN 16931. Levels below EN 16931, and EXTENDED, have fewer of its rules than others.
 */
import { type Edition, editions } from "./editions.ts";
import type { ListedRule, RuleSet, Scope, SetPlan } from "./sets.ts";
import { isCompliant, type Level, levelOf, levels, namesLevel } from "../rules/facturx/levels.ts";
import { otherRules } from "../rules/facturx/outline.ts";
import { familyOf, ownTextOf } from "../rules/facturx/own.ts";
import { EMPTY, structureSweep, UNUSED } from "../rules/facturx/sweep.ts";
import { isReworded, takenOver } from "../rules/facturx/reworded.ts";
import { structuralRules } from "../rules/facturx/listed.ts";
import type { Report } from "../rules/kit/sweep.ts";
import { schemaFaults, type SchemaId } from "../schema/faults.ts";
import { facturxTables } from "../schema/facturx.gen.ts";
import { followerOf } from "../schema/follower.ts";
import { Schema } from "../schema/table.ts";
import { facturxText, ownText } from "../texts/facturx.ts";
import { ruleText } from "../texts/locale.ts";
import { schemaText } from "../texts/schema.ts";
import type { Attributes, Scope as Namespaces, XmlSink } from "../xml/reader.ts";

export const facturxSet: RuleSet = {
  name: "Factur-X",
  follow: (syntax, report) => syntax === "cii" ? new FacturxFollower(report) : undefined,
  plan(scope) {
    const level = levelFor(scope);
    return level === undefined ? undefined : planFor(level, scope.specification ?? "");
  },
  text(id, texts, kind) {
    if (isSchemaId(id)) return schemaText(id, kind, texts);
    const own = ownTextOf(id);
    if (own !== undefined) return ownText(own, texts);
    if (id === EMPTY || isReworded(id)) return ruleText(id, texts);
    return facturxText(id, kind ?? kindsOf().get(id) ?? "", texts);
  },
  rules: () => [...kindsOf().keys(), ...ownIds()].map(listed),
  example: (id) => id === EMPTY || isReworded(id) ? undefined : "",
};

/** The level that judges a document; undefined where it is no matter of Factur-X. */
function levelFor({ mode, side, profile, specification = "", asked }: Scope): Level | undefined {
  if (mode !== "strict" || side !== "cii") return undefined;
  if (profile === "facturx-en16931") return levelOf(specification);
  return profile === "en16931" && asked === undefined && namesLevel(specification) ? levelOf(specification) : undefined;
}

const plans = new Map<string, SetPlan>();
/** A document may name whatever it likes. */
const MOST_PLANS = 50;

function planFor(level: Level, specification: string): SetPlan {
  const key = `${level} ${specification}`;
  const plan = plans.get(key) ?? made(level, specification);
  if (plans.size < MOST_PLANS) plans.set(key, plan);
  return plan;
}

function made(level: Level, specification: string): SetPlan {
  const others = otherRules(level);
  const core = isCompliant(level);
  const syntax = [...others].filter(([id]) => id.startsWith("CII-SR-"));
  const taken = takenOver(level);
  const own = [...others.keys()].filter((id) => ownTextOf(id) !== undefined || taken.includes(id));
  const edition: Edition = { ...editions.facturx, set: `factur-x-${level}` };
  return {
    families: ["CII-SR-*", "CII-DT-*", "BR-B-*", "BR-CO-05 … BR-CO-08"],
    // Those of EN 16931 count where they run.
    official: new Set([...structuralRules(level).keys(), ...syntax.map(([id]) => id), ...own]).size,
    steps: [],
    severityOf: (id) => others.get(id) ?? (id === EMPTY || isReworded(id) ? "off" : "fatal"),
    scenario: {
      name: `factur-x ${level}`,
      specification,
      severities: Object.fromEntries(syntax),
      only: new Set([...others.keys()].filter((id) => !own.includes(id))),
      core,
    },
    insteadOf: ["XML Schema"],
    editions: core ? [editions.en16931, edition] : [edition],
  };
}

/** The schema is that of the level: until that is known, the events wait. */
class FacturxFollower implements XmlSink {
  readonly #structure: XmlSink;
  readonly #waiting: ((sink: XmlSink) => void)[] = [];
  #schema: XmlSink | undefined;
  #decided = false;

  constructor(report: Report) {
    this.#structure = structureSweep(report, (level) => {
      this.#decided = true;
      this.#schema = level === undefined ? undefined : followerOf(schemaOf(level), report);
    });
  }

  open(name: string, attributes: Attributes | undefined, offset: number, raw: string, scope?: Namespaces): void {
    this.#structure.open(name, attributes, offset, raw, scope);
    this.#pass((sink) => sink.open(name, attributes, offset, raw, scope));
  }

  text(text: string, offset: number, apart?: boolean): void {
    this.#structure.text(text, offset, apart);
    this.#pass((sink) => sink.text(text, offset, apart));
  }

  close(name: string, offset: number): void {
    this.#structure.close(name, offset);
    this.#pass((sink) => sink.close(name, offset));
  }

  #pass(event: (sink: XmlSink) => void): void {
    if (!this.#decided) {
      this.#waiting.push(event);
      return;
    }
    const schema = this.#schema;
    if (schema === undefined) return;
    for (const waiting of this.#waiting) waiting(schema);
    this.#waiting.length = 0;
    event(schema);
  }
}

const schemas = new Map<Level, Schema>();

function schemaOf(level: Level): Schema {
  const schema = schemas.get(level) ?? new Schema(facturxTables[level]);
  schemas.set(level, schema);
  return schema;
}

function isSchemaId(id: string): id is SchemaId {
  return Object.hasOwn(schemaFaults, id);
}

let known: ReadonlyMap<string, string> | undefined;

/** Every rule of the structure, with what one of its rows says. */
function kindsOf(): ReadonlyMap<string, string> {
  return known ??= new Map(levels.flatMap((level) => [...structuralRules(level)]));
}

/** The rules of EXTENDED that nothing else has. */
function ownIds(): readonly string[] {
  return [...otherRules("extended").keys()].filter((id) => ownTextOf(id) !== undefined && !isReworded(id));
}

function listed(id: string): ListedRule {
  const family = id === UNUSED ? "ATW" : ownTextOf(id) === undefined ? "FX-SCH" : familyOf(id);
  return { id, family, terms: [], severity: otherRules("extended").get(id) ?? "fatal" };
}
