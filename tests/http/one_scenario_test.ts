/** What BT-24 names is one scenario, in both modes and at every door: known, near to one that is, or made up. */
import assert from "node:assert/strict";
import { open, validate } from "../../engine/mod.ts";
import { knownSpecifications, specifications } from "../../engine/model/specifications.ts";
import { scenarioFor } from "../../engine/scenarios/find.ts";
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import { profiles, scenarios } from "../../engine/scenarios/table.ts";
import { conformance } from "../../host/documents/conformance.ts";
import { validate as fromPackage } from "../../packages/npm/mod.ts";
import { judged } from "../../web/worker/judging.ts";
import { textOf } from "../house/sources.ts";
import { callTool } from "../support/mcp.ts";
import { withService } from "../support/service.ts";
import { strangers } from "../support/strangers.ts";
import { longTest, sampled } from "../support/sweeps.ts";
import { faktlint, withFolder } from "../support/terminal.ts";
import { postXml } from "./requests.ts";

const known = knownSpecifications.flatMap((id) => {
  const { identifiers } = specifications[id];
  return [...identifiers, `\n  ${identifiers[0]}\t`, `${identifiers[0]}#conformant#urn:example:more`];
});
const identifiers = [...new Set([...known, ...strangers])];

const documents = {
  "ubl-invoice": textOf("cases/base.ubl.xml"),
  "ubl-credit-note": textOf("cases/base.creditnote.xml"),
  "cii": textOf("cases/base.cii.xml"),
} as const;
type Syntax = keyof typeof documents;

function naming(specification: string, syntax: Syntax): string {
  const place = syntax === "cii"
    ? /(GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>)[^<]*/
    : /(<cbc:CustomizationID>)[^<]*/;
  assert.match(documents[syntax], place);
  return documents[syntax].replace(place, `$1${specification}`);
}

/** A document for each identifier, in another syntax each time. */
const named = identifiers.map((specification, index) => {
  const syntax = (["ubl-invoice", "cii", "ubl-credit-note"] as const)[index % 3] ?? "cii";
  return { specification, syntax, xml: naming(specification, syntax) };
});

/** What a verdict says of the scenario by which it came. */
interface Said {
  readonly valid: boolean;
  readonly provenance: {
    readonly mode: string;
    readonly profile: string;
    readonly ruleset: string;
    readonly rules_evaluated: number;
    readonly families_not_run: readonly string[];
  };
}

function scenarioIn({ valid, provenance }: Said) {
  const { mode, profile, ruleset, rules_evaluated, families_not_run } = provenance;
  return { valid, mode, profile, ruleset, rules_evaluated, families_not_run };
}

/** What the engine says, with what the plan loads. */
async function byEngine(xml: string, strict: boolean) {
  const outcome = validate(xml, { strict, conformance, ...await load(plan({ input: xml }, { strict }), "en") });
  assert.ok("ok" in outcome);
  return outcome.ok;
}

Deno.test("there are more than two hundred identifiers: known ones, variants, and made up ones", () => {
  assert.ok(identifiers.length >= 200 && knownSpecifications.length * 3 <= known.length);
});

Deno.test("each names one row, which is planned in every syntax", () => {
  for (const specification of identifiers) {
    for (const syntax of ["ubl-invoice", "ubl-credit-note", "cii"] as const) {
      const input = naming(specification, syntax);
      const wanted = scenarioFor({ syntax, specification: specification.trim(), process: undefined });
      const { found } = plan({ input }, { strict: true });
      assert.deepEqual([found?.scenario.id, found?.profile], [wanted.scenario.id, wanted.profile], specification);
    }
  }
});

Deno.test("a strict verdict comes by that row, and the default one by that of the profile", async () => {
  for (const { specification, syntax, xml } of sampled(named, 8)) {
    const { found } = plan({ input: xml }, { strict: true });
    assert.ok(found !== undefined);
    const own = scenarios.find(({ id }) => id === profiles[found.profile].scenario);
    for (const [strict, row] of [[true, found.scenario], [false, own]] as const) {
      const { provenance } = await byEngine(xml, strict);
      assert.equal(provenance.profile, found.profile, specification);
      // Of a set that is not carried for the syntax no edition is followed.
      const followed = row?.lacks?.includes(syntax) === true ? row.editions.slice(0, -1) : row?.editions;
      assert.deepEqual(provenance.editions, followed, specification);
    }
  }
});

longTest(
  "over HTTP, to agents, in the package and on the page a verdict says the same scenario",
  () =>
    withService(async (it) => {
      const by = await it.key("scale");
      for (const { specification, xml } of sampled(named, 24)) {
        for (const strict of [false, true]) {
          it.time.now += 1_000;
          const wanted = scenarioIn(await byEngine(xml, strict));
          const overHttp = await (await it.ask(`/v1/validate?strict=${strict}`, postXml(xml, by))).json();
          const { structured } = await callTool(it, "validate_invoice_xml", { xml, strict }, by);
          const loaded = await load(plan({ input: xml }, { strict }), "en");
          const opened = open({ input: xml }, loaded);
          const packaged = fromPackage(xml, { strict, ...loaded });
          assert.ok("ok" in opened && "ok" in packaged);
          const judging = { ...loaded, strict, docsBase: "", conformance };
          const all: readonly Said[] = [overHttp, structured, packaged.ok, (await judged(opened.ok, judging)).verdict];
          for (const said of all) assert.deepEqual(scenarioIn(said), wanted, specification);
        }
      }
    }),
);

const some = [...sampled(named, 8)];

for (const strict of [false, true]) {
  Deno.test(`on the command line each of them has that scenario${strict ? "" : " with --preflight"}`, () =>
    withFolder(Object.fromEntries(some.map(({ xml }, index) => [`${index}.xml`, xml])), async (folder) => {
      const flags = strict ? [] : ["--preflight"];
      const { out } = await faktlint(["validate", ...flags, "--format", "ndjson", folder]);
      const said = new Map(
        out.trimEnd().split("\n").map((line) => JSON.parse(line)).map(({ file, result }) => {
          return [/(\d+)\.xml$/.exec(file)?.[1], result] as const;
        }),
      );
      assert.equal(said.size, some.length);
      for (const [index, { specification, xml }] of some.entries()) {
        const wanted = scenarioIn(await byEngine(xml, strict));
        assert.deepEqual(scenarioIn(said.get(`${index}`)), wanted, specification);
      }
    }));
}
