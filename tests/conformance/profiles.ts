/** Compares what the engine finds in a document with what the official validators say of it, profile by profile. */
import { judgingFor } from "../../engine/judge/options.ts";
import { draftsOn } from "../../engine/judge/run.ts";
import { type Profile, profiles } from "../../engine/judge/profiles.ts";
import { activeIn, scenarioIn } from "../../engine/judge/sets.ts";
import { strictRulesOf } from "../../engine/judge/strict_set.ts";
import { official } from "../../engine/official.ts";
import type { Rule, Severity } from "../../engine/rules/kit/rule.ts";
import { leaves } from "../../engine/syntax/bound.ts";
import { normalize } from "../../engine/syntax/values.ts";
import { sideOf } from "../../engine/judge/validate.ts";
import { openXml } from "../../engine/open/open.ts";
import { add, type Differences, type Figures, type Found, noFigures } from "./compare.ts";
import type { Fired, Pair } from "./corpus.ts";
import type { RuleSet } from "./scope.ts";

/** A profile's expectation is a union of rule sets. */
const expectation: Readonly<Record<Profile, readonly RuleSet[]>> = {
  "en16931": ["en16931"],
  "xrechnung-ubl": ["en16931", "xrechnung"],
  "xrechnung-cii": ["en16931", "xrechnung"],
  "facturx-en16931": ["en16931"],
  "peppol-bis-3": ["en16931", "peppol"],
};

/** What is measured: each profile on the syntax that it is for, and EN 16931 on all. */
export const measured: Readonly<Record<Pair["syntax"], readonly Profile[]>> = {
  "ubl-invoice": ["en16931", "xrechnung-ubl", "peppol-bis-3"],
  "ubl-credit-note": ["en16931", "xrechnung-ubl", "peppol-bis-3"],
  "cii": ["en16931", "xrechnung-cii"],
};

/** Undefined where the reference crashed, so that there is nothing to compare with. */
export function comparePair(figures: Map<string, Figures>, profile: Profile, pair: Pair): Differences | undefined {
  const expected: Fired[] = [];
  for (const set of expectation[profile]) {
    const fired = pair.fired[set];
    if (fired === null || fired === undefined) return undefined;
    expected.push(...fired);
  }
  const name = `${profile} ${pair.syntax}`;
  const of = figures.get(name) ?? noFigures();
  figures.set(name, of);
  const { found, severities } = foundIn(pair, profile);
  // The XRechnung validator's configuration gives a few rules another severity than the rule set.
  const graded = expected.map((it) => ({ ...it, severity: severities[it.id] ?? it.severity }));
  return add(of, pair, graded, found);
}

export function isImplemented(profile: Profile, id: string, side: "ubl" | "cii"): boolean {
  const rules: Readonly<Record<string, Rule | undefined>> = { ...profiles[profile].rules, ...strictRulesOf(profile) };
  return rules[id]?.[side] !== undefined;
}

interface Judged {
  readonly found: Found;
  /** Severities that are not the rule set's. */
  readonly severities: Readonly<Record<string, Severity>>;
}

const sets = official;

function foundIn(pair: Pair, profile: Profile): Judged {
  const opened = openXml(pair.xml, { sets });
  if ("refusal" in opened) {
    const found = new Map([[`refused: ${opened.refusal.xmlCode}`, { severity: "fatal", count: 1 }]]);
    return { found, severities: profiles[profile].severities };
  }
  const { document, followed } = opened.ok;
  const [identifier] = leaves(document.root, "specificationIdentifier");
  const specification = identifier === undefined ? undefined : normalize(identifier.text);
  const { syntax } = document;
  const how = { side: sideOf(document), mode: "strict", input: "xml" } as const;
  const active = activeIn({ profile, ...how, syntax, specification }, sets, followed);
  const scenario = scenarioIn(active);
  const found = new Map<string, { severity: string; count: number }>();
  for (
    const { rule, severity } of draftsOn(document, judgingFor({}, profile, syntax, { ...how, scenario }), {
      sets: active,
    })
  ) {
    if (rule.startsWith("ATW-") && rule !== "ATW-RULE-FAILED") continue;
    found.set(rule, { severity, count: (found.get(rule)?.count ?? 0) + 1 });
  }
  return { found, severities: scenario?.severities ?? profiles[profile].severities };
}
