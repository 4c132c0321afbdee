/** `faktlint editions`: what invoices are checked by, and what of it has ended on a day. */
import assert from "node:assert/strict";
import { editions, rulesetOf } from "../../engine/scenarios/editions.ts";
import { earlierRows } from "../../engine/scenarios/earlier.ts";
import { scenarios } from "../../engine/scenarios/table.ts";
import { conformance } from "../../host/documents/conformance.ts";
import { faktlint } from "../support/terminal.ts";

interface Listed {
  readonly scenario: string;
  readonly state: string;
  readonly editions: readonly { readonly edition: string }[];
}

/** The states on a day, by the scenario; of several editions, that of the first. */
async function statesOn(day: string): Promise<Readonly<Record<string, string>>> {
  const { out } = await faktlint(["editions", "--json", "--as-of", day]);
  const { as_of, carried }: { as_of: string; carried: readonly Listed[] } = JSON.parse(out);
  assert.equal(as_of, day);
  return Object.fromEntries(carried.toReversed().map(({ scenario, state }) => [scenario, state]));
}

/** The states of XRechnung's editions, the youngest first. */
async function germanOn(day: string): Promise<readonly string[]> {
  const { out } = await faktlint(["editions", "--json", "--as-of", day]);
  const { carried }: { carried: readonly Listed[] } = JSON.parse(out);
  return carried.filter(({ scenario }) => scenario === "xrechnung").map(({ state }) => state);
}

Deno.test("every scenario is listed with what its invoices name, and with its editions", async () => {
  const { out, status } = await faktlint(["editions"]);
  assert.equal(status, 0);
  const sections = out.split(/^(?=\S)/m);
  const rows = [...Map.groupBy([...scenarios, ...earlierRows], ({ id }) => id).values()].flat();
  assert.deepEqual(sections.map((it) => it.split(":")[0]), [...rows.map(({ id }) => id), "en16931 1.3.17"]);
  for (const [at, { editions }] of rows.entries()) {
    assert.match(sections[at] ?? "", /^ {2}BT-24 urn:/m);
    for (const { set, edition } of editions) {
      assert.ok(sections[at]?.includes(`\n  ${set} ${edition}`), `${set} ${edition}`);
    }
  }
});

Deno.test("an edition is coming before its first day, in force from then, and has ended on the first day of the next", async () => {
  for (
    const [day, states] of [
      ["2026-01-30", ["coming", "coming"]],
      ["2026-01-31", ["coming", "in_force"]],
      ["2026-08-30", ["coming", "in_force"]],
      ["2026-08-31", ["in_force", "ended"]],
    ] as const
  ) {
    assert.deepEqual(await germanOn(day), states, day);
  }
});

Deno.test("an edition of which a month alone is known begins with the month, and Peppol's with the day that binds all", async () => {
  assert.deepEqual(
    [(await statesOn("2026-03-31"))["hr-cius"], (await statesOn("2026-04-01"))["hr-cius"]],
    ["coming", "in_force"],
  );
  assert.deepEqual(
    [(await statesOn("2026-08-23"))["peppol"], (await statesOn("2026-08-24"))["peppol"]],
    ["coming", "in_force"],
  );
});

Deno.test("an edition whose rules were not to be had is named as that, at the end and in JSON", async () => {
  const { out } = await faktlint(["editions"]);
  assert.match(out, /^en16931 1\.3\.17: published, and not carried: its rules were not to be had\n$/m);
  const { not_carried } = JSON.parse((await faktlint(["editions", "--json"])).out);
  assert.deepEqual(not_carried, [{ set: "en16931", edition: "1.3.17", since: null }]);
});

Deno.test("an edition without days is always in force, also for what says it in the text", async () => {
  assert.equal((await statesOn("2000-01-01"))["en16931"], "in_force");
  const { out } = await faktlint(["editions", "--as-of", "2026-08-31"]);
  assert.match(out, /^xrechnung: ended: a later edition is in force$/m);
  assert.match(out, /^xrechnung: in force$/m);
  assert.match(out, /^en16931: in force$/m);
});

Deno.test("the record of the last comparison is of the editions that are judged by unless a day is asked for", () => {
  const compared = [editions.en16931, editions.xrechnung, editions.peppol];
  assert.equal(conformance.configuration, rulesetOf(compared));
  const youngest = compared.flatMap(({ since }) => since ?? []).toSorted().at(-1);
  assert.equal(conformance.configuration_published, youngest);
  assert.ok(youngest !== undefined && (conformance.recorded ?? "") >= youngest);
});

for (const args of [["--as-of", "2026-02-30"], ["--as-of", "yesterday"], ["invoice.xml"]]) {
  Deno.test(`faktlint editions ${args.join(" ")} is called wrongly`, async () => {
    const { status, out, err } = await faktlint(["editions", ...args]);
    assert.deepEqual([status, out], [2, ""]);
    assert.match(err, /^faktlint editions: /);
  });
}
