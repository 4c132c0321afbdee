/** Compares what the engine finds in a document with what the official validators say of it, profile by profile. */
import { judgingFor } from "../../engine/judge/options.ts";
import { draftsOn } from "../../engine/judge/run.ts";
import { type Profile, profiles } from "../../engine/judge/profiles.ts";
import type { Rule } from "../../engine/rules/kit/rule.ts";
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
    expected.push(...fired.map((it) => overridden(profile, it)));
  }
  const name = `${profile} ${pair.syntax}`;
  const of = figures.get(name) ?? noFigures();
  figures.set(name, of);
  const side = pair.syntax === "cii" ? "cii" : "ubl";
  return add(of, pair, expected, foundIn(pair, profile), (id) => isImplemented(profile, id, side));
}

/** The XRechnung validator's configuration gives a few rules another severity than the rule set. */
function overridden(profile: Profile, fired: Fired): Fired {
  const severities: Readonly<Record<string, Fired["severity"]>> = profiles[profile].severities;
  return { ...fired, severity: severities[fired.id] ?? fired.severity };
}

export function isImplemented(profile: Profile, id: string, side: "ubl" | "cii"): boolean {
  const rules: Readonly<Record<string, Rule | undefined>> = profiles[profile].rules;
  return rules[id]?.[side] !== undefined;
}

function foundIn(pair: Pair, profile: Profile): Found {
  const reading = openXml(pair.xml);
  if ("refusal" in reading) return new Map([[`refused: ${reading.refusal.xmlCode}`, { severity: "fatal", count: 1 }]]);
  const found = new Map<string, { severity: string; count: number }>();
  for (
    const { rule, severity } of draftsOn(
      reading.ok.document,
      judgingFor({}, profile, reading.ok.document.syntax, {
        side: sideOf(reading.ok.document),
        mode: "strict",
        input: "xml",
      }),
    )
  ) {
    if (rule.startsWith("ATW-") && rule !== "ATW-RULE-FAILED") continue;
    const before = found.get(rule);
    found.set(rule, { severity, count: (before?.count ?? 0) + 1 });
  }
  return found;
}
