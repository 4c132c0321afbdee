/** What this project has of official rules: how severe each is, and what states it. */
import { official } from "../../engine/official.ts";
import { allRules, isRuleId } from "../../engine/rules/index.ts";
import { type Severity, severityAs } from "../../engine/rules/kit/rule.ts";
import { load } from "../../engine/selection/load.ts";
import { everything } from "../../engine/selection/plan.ts";
import type { Side } from "../../engine/model/side.ts";
import { type Artefact, setOf } from "./artefacts.ts";

const { sets = [] } = await load(everything, "en");

/** The rules of the engine and of official validators, by their ids, with their own severity. */
function engineSeverities(side: Side): ReadonlyMap<string, Severity> {
  const listed = official.flatMap((set) => set.rules?.() ?? []).map(({ id, severity }) => [id, severity] as const);
  const own = Object.keys(allRules).filter(isRuleId).map((id) => [id, severityAs(allRules[id], side)] as const);
  return new Map([...listed, ...own]);
}

/** The severity of a rule in a file of official rules, here; undefined where there is no such rule. */
export type SeverityHere = (id: string) => Severity | undefined;

/** `name` is that of the file: it says the syntax. */
export function severitiesHere(artefact: Artefact | undefined, name: string): SeverityHere {
  const side: Side = name.includes("CII") ? "cii" : "ubl";
  const engine = engineSeverities(side);
  const id = artefact === undefined ? undefined : setOf(artefact, name);
  if (id === undefined) return (rule) => engine.get(rule);
  const plan = sets.find((set) => set.id === id)?.plan(side);
  if (plan === undefined) throw new TypeError(`There is no set ${id}`);
  const { grades } = plan;
  const called = new Map([...engine.keys()].map((rule) => [grades?.called?.(rule) ?? rule, rule]));
  return (rule) => {
    const own = plan.severityOf(rule);
    if (own !== "off") return own;
    const ours = called.get(rule);
    if (ours === undefined) return undefined;
    const graded = grades?.of(ours) ?? engine.get(ours);
    return graded === "off" ? undefined : graded;
  };
}
