/**
 * The rest of the official rule sets. XRechnung's are rules on the bound document, and some on elements, which follow the
 * document while it is read.
 */
import { sideOf } from "../model/side.ts";
import { xrechnungCii, xrechnungUbl } from "../rules/xrechnung/xrechnung.elements.ts";
import { nearestTerms } from "./nearest_terms.ts";
import { elementsSet } from "./elements_set.ts";
import type { RuleSet, SetPlan } from "./sets.ts";
import { restOf } from "./table_set.ts";

const table = restOf("xrechnung");
const { id, name } = table;
const elements = {
  ubl: elementsSet({ id, name, side: "ubl", table: xrechnungUbl, families: "BR-DE" }),
  cii: elementsSet({ id, name, side: "cii", table: xrechnungCii, families: "BR-DE" }),
} as const;
const all = Object.values(elements);
let listed: ReturnType<NonNullable<RuleSet["rules"]>> | undefined;
const plans = new Map<string, SetPlan>();

const xrechnung: RuleSet = {
  ...table,
  follow: (syntax, report) => elements[sideOf(syntax)].follow?.(syntax, report),
  plan(side) {
    const plan = plans.get(side) ?? both(table.plan(side), elements[side].plan(side));
    plans.set(side, plan);
    return plan;
  },
  terms: nearestTerms,
  text(rule, texts, kind) {
    const own = all.find((it) => it.rules?.().some(({ id }) => id === rule)) ?? table;
    return own.text(rule, texts, kind);
  },
  rules: () => listed ??= [table, ...all].flatMap((it) => it.rules?.() ?? []),
};

function both(table: SetPlan, { official, severityOf }: SetPlan): SetPlan {
  return { ...table, official: table.official + official, severityOf };
}

export const strictRules = [restOf("en16931"), xrechnung, restOf("peppol")] as const;
