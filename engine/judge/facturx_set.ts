/**
 * Factur-X as a rule set that is handed in: the Schematron and the XML Schema of the level that a CII document names, in the
 * place of those of CII and EN 16931. Levels below EN 16931, and EXTENDED, have fewer of its rules than others.
 */
import { type Edition, editions } from "./editions.ts";
import type { ListedRule, RuleSet, Scope, SetPlan } from "./sets.ts";
import { type Level, levelOf, levels, namesLevel } from "../rules/facturx/levels.ts";
import { otherRules } from "../rules/facturx/outline.ts";
import { EMPTY, structureSweep, UNUSED } from "../rules/facturx/sweep.ts";
import { structuralRules } from "../rules/facturx/listed.ts";
import type { Report } from "../rules/kit/sweep.ts";
import { schemaFaults, type SchemaId } from "../schema/faults.ts";
import { facturxTables } from "../schema/facturx.gen.ts";
import { followerOf } from "../schema/follower.ts";
import { Schema } from "../schema/table.ts";
import { facturxText } from "../texts/facturx.ts";
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
    return id === EMPTY ? ruleText(id, texts) : facturxText(id, kind ?? kindsOf().get(id) ?? "", texts);
  },
  rules: () => [...kindsOf().keys()].map(listed),
  example: (id) => id === EMPTY ? undefined : "",
};

/** The level that judges a document; undefined where it is no matter of Factur-X. */
function levelFor({ mode, side, profile, specification = "", asked }: Scope): Level | undefined {
  if (mode !== "strict" || side !== "cii" || levelOf(specification) === "extended") return undefined;
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

/** Those that promise all of EN 16931 and only add to it. */
const compliant: readonly Level[] = ["basic", "en16931"];

function made(level: Level, specification: string): SetPlan {
  const others = otherRules(level);
  const core = compliant.includes(level);
  const severities = Object.fromEntries(
    others.filter((id) => id.startsWith("CII-SR-")).map((id) => [id, "fatal"] as const),
  );
  const edition: Edition = { ...editions.facturx, set: `factur-x-${level}` };
  return {
    families: ["CII-SR-*", "CII-DT-*", "BR-B-*", "BR-CO-05 … BR-CO-08"],
    // Those of EN 16931 count where they run.
    official: structuralRules(level).size + others.filter((id) => id.startsWith("CII-SR-")).length,
    steps: [],
    severityOf: (id) => id === EMPTY && !others.includes(EMPTY) ? "off" : "fatal",
    scenario: { name: `factur-x ${level}`, specification, severities, only: new Set(others), core },
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

function listed(id: string): ListedRule {
  return { id, family: id === UNUSED ? "ATW" : "FX-SCH", terms: [], severity: "fatal" };
}
