/** What was read from XML and posted again as JSON is judged alike, over the whole corpus. */
import { sideOf } from "../../engine/model/side.ts";
import assert from "node:assert/strict";
import { judgingFor } from "../../engine/judge/options.ts";
import { draftsOn } from "../../engine/judge/run.ts";
import { parse } from "../../engine/mod.ts";
import type { Profile } from "../../engine/scenarios/table.ts";
import { readJson } from "../../engine/open/read_json.ts";
import type { Bound } from "../../engine/syntax/bound.ts";
import { project } from "../../engine/syntax/project/project.ts";
import { openXml } from "../../engine/open/open.ts";
import { identityOf } from "../../engine/open/identity.ts";
import { scenarioFor } from "../../engine/scenarios/find.ts";
import { bindModel } from "../../engine/judge/validate_json.ts";
import { corpusFiles, withCorpus } from "../support/files.ts";
import { losses } from "../support/losses.ts";
import { sampled, whole } from "../support/sweeps.ts";

/** Each syntax by a profile that is written in it: the core rules, and the longest rule set of all. */
const profiles = {
  ubl: ["en16931", "xrechnung-ubl"],
  cii: ["facturx-en16931", "xrechnung-cii"],
} as const satisfies Record<
  string,
  readonly Profile[]
>;

/** Shares of the whole corpus that were reached, in per mille; they may rise and not sink. */
const floors: Readonly<Partial<Record<Profile, number>>> = {
  "en16931": 960,
  "xrechnung-ubl": 850,
  // Codes of the VAT point that CII does not know are translated, which repairs them.
  "facturx-en16931": 939,
  // Rules on a context or reference run once for each of two, and the model has one.
  "xrechnung-cii": 795,
};

/** The official rules that fire, with their severities. */
function fired(document: Bound, profile: Profile, input: "xml" | "json"): ReadonlyMap<string, string> {
  const form = input === "json" ? "json" : document.syntax;
  const { syntax } = document;
  const { scenario } = scenarioFor(identityOf(document), { profile });
  const how = { profile, side: sideOf(syntax), syntax, mode: "strict", input, scenario } as const;
  const drafts = draftsOn(document, judgingFor({}, form, how));
  return new Map(drafts.filter(({ rule }) => !rule.startsWith("ATW-")).map(({ rule, severity }) => [rule, severity]));
}

function differing(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] {
  // Amounts have no currency of their own in the model; BR-05 says it where the invoice has none.
  const ids = new Set([...one.keys(), ...other.keys()]);
  return [...ids].filter((id) => id !== "BR-CL-03" && one.get(id) !== other.get(id));
}

interface Figures {
  pairs: number;
  agree: number;
  /** Disagreements by the first loss that explains them. */
  readonly reasons: Map<string, number>;
}

function report(profile: string, { pairs, agree, reasons }: Figures): void {
  console.log(`${profile}: ${agree} of ${pairs} documents are judged alike as XML and as JSON`);
  for (const [what, count] of [...reasons].sort(([, a], [, b]) => b - a)) console.log(`  ${count} differ for ${what}`);
}

Deno.test(
  withCorpus(
    "a document that is read and posted again as JSON fails the same rules, save for what the model cannot hold",
    () => {
      const figures = new Map<Profile, Figures>();
      const unexplained: string[] = [];
      for (const [path, bytes] of sampled(corpusFiles("documents"), 10)) {
        const reading = openXml(bytes);
        if ("refusal" in reading) continue;
        const { document } = reading.ok;
        const { invoice, notRead } = project(document);
        const json = readJson(JSON.stringify(invoice), { asStated: true });
        assert.ok("ok" in json, path);
        const side = document.syntax === "cii" ? "cii" : "ubl";
        const { document: written } = bindModel(json.ok.invoice, { side });
        for (const profile of profiles[side]) {
          const of = figures.get(profile) ?? { pairs: 0, agree: 0, reasons: new Map() };
          figures.set(profile, of);
          of.pairs++;
          const rules = differing(fired(document, profile, "xml"), fired(written, profile, "json"));
          const [reason] = losses.find(([, found]) => found({ document, notRead, written })) ?? [];
          if (rules.length === 0) of.agree++;
          else if (reason === undefined) unexplained.push(`${profile} ${path}: ${rules.join(", ")}`);
          else of.reasons.set(reason, (of.reasons.get(reason) ?? 0) + 1);
        }
      }
      for (const [profile, of] of figures) {
        report(profile, of);
        assert.ok(
          !whole || 1000 * of.agree >= (floors[profile] ?? 0) * of.pairs,
          `${profile}: ${of.agree} of ${of.pairs} agree`,
        );
      }
      assert.deepEqual(unexplained, []);
    },
  ),
);

Deno.test(
  withCorpus(
    "everything that parse() reads is an invoice without unknown or ill-typed fields, save invalid values",
    () => {
      const kinds = new Set<string>();
      for (const [, bytes] of sampled(corpusFiles("documents"), 10)) {
        const parsed = parse(bytes);
        if ("refusal" in parsed) continue;
        const json = readJson(JSON.stringify(parsed.ok.invoice));
        assert.ok("ok" in json);
        for (const { id } of json.ok.faults.kept) {
          kinds.add(id);
        }
      }
      for (const id of ["ATW-INPUT-UNKNOWN", "ATW-INPUT-CONFLICT", "ATW-TEXT-NOT-XML"]) assert.ok(!kinds.has(id), id);
    },
  ),
);
