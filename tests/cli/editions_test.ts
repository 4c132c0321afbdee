/** `faktlint editions`: what invoices are checked by, and what of it has ended on a day. */
import assert from "node:assert/strict";
import { nextRows } from "../../engine/scenarios/next.ts";
import { scenarios } from "../../engine/scenarios/table.ts";
import { validate } from "../../engine/mod.ts";
import { textReport } from "../../host/cli/formats/text_report.ts";
import { words } from "../../host/cli/words.ts";
import { textOf } from "../house/sources.ts";
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

Deno.test("every scenario is listed with what its invoices name, and with its editions", async () => {
  const { out, status } = await faktlint(["editions"]);
  assert.equal(status, 0);
  const sections = out.split(/^(?=\S)/m);
  const rows = scenarios.flatMap((row) => [row, ...nextRows.filter(({ id }) => id === row.id)]);
  assert.ok(nextRows.length > 0 && rows.length === scenarios.length + nextRows.length);
  assert.deepEqual(sections.map((it) => it.split(":")[0]), rows.map(({ id }) => id));
  for (const [at, { editions }] of rows.entries()) {
    assert.match(sections[at] ?? "", /^ {2}BT-24 urn:/m);
    for (const { set, edition } of editions) {
      assert.ok(sections[at]?.includes(`\n  ${set} ${edition}`), `${set} ${edition}`);
    }
  }
});

Deno.test("an edition is coming before its first day, in force from then, and has ended on the first day of the next", async () => {
  for (
    const [day, state] of [
      ["2026-01-30", "coming"],
      ["2026-01-31", "in_force"],
      ["2026-08-30", "in_force"],
      ["2026-08-31", "ended"],
    ] as const
  ) {
    assert.equal((await statesOn(day))["xrechnung"], state, day);
  }
});

Deno.test("an edition of which a month alone is known begins with the month", async () => {
  assert.deepEqual(
    [(await statesOn("2026-04-30"))["peppol"], (await statesOn("2026-05-01"))["peppol"]],
    ["coming", "in_force"],
  );
});

Deno.test("an edition without days is always in force, also for what says it in the text", async () => {
  assert.equal((await statesOn("2000-01-01"))["en16931"], "in_force");
  const { out } = await faktlint(["editions", "--as-of", "2026-08-31"]);
  assert.match(out, /^xrechnung: ended: a later edition is in force$/m);
  assert.match(out, /^en16931: in force$/m);
});

for (const args of [["--as-of", "2026-02-30"], ["--as-of", "yesterday"], ["invoice.xml"]]) {
  Deno.test(`faktlint editions ${args.join(" ")} is called wrongly`, async () => {
    const { status, out, err } = await faktlint(["editions", ...args]);
    assert.deepEqual([status, out], [2, ""]);
    assert.match(err, /^faktlint editions: /);
  });
}

Deno.test("a report names an edition that has ended by the day on which it is read, and none before", () => {
  const outcome = validate(textOf("examples/xrechnung-public-buyer.xml"));
  assert.ok("ok" in outcome);
  const answer = { file: "invoice.xml", status: 200, result: outcome.ok } as const;
  const said = /later edition than xrechnung .* has been in force since 2026-08-31/;
  assert.match(textReport(answer, undefined, { words: words.en, day: "2026-08-31" }), said);
  assert.doesNotMatch(textReport(answer, undefined, { words: words.en, day: "2026-08-30" }), /edition/);
});
