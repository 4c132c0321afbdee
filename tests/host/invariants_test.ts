/** What must hold of every answer: a broken one ends its request, and nothing else. */
import assert from "node:assert/strict";
import { BrokenInvariant, holdCharge, holdFindings, holdRepair, holdVerdict } from "../../host/domain/invariants.ts";
import { type Finding, type Location, validate, validateJson } from "../../engine/mod.ts";
import { work } from "../../host/workers/work.ts";
import { localPool, ownTools, type Pool } from "../../host/workers/pool.ts";
import { charge } from "../../host/stores/charges.ts";
import { textOf } from "../house/sources.ts";
import { withService } from "../support/service.ts";
import { validation } from "../support/server.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

function broken(work: () => void): string {
  try {
    work();
  } catch (error) {
    if (error instanceof BrokenInvariant) return error.name;
    throw error;
  }
  return "holds";
}

const finding: Finding<Location> = {
  rule: "BR-16",
  field: "BG-25",
  severity: "fatal",
  message: "",
  fix: "",
  docsUrl: "",
  location: { path: "/Invoice", line: 3, column: 1 },
};
const nothing = { errors: [], warnings: [], information: [] };

Deno.test("a verdict that says otherwise than its findings, its lists or its document is broken", () => {
  const three = bytesOf("<a>\n\n</a>");
  const rows: readonly (readonly [string, () => void])[] = [
    ["holds", () => holdVerdict({ valid: true, ...nothing }, three)],
    ["holds", () => holdVerdict({ valid: false, ...nothing, errors: [finding] }, three)],
    ["verdict_agrees_with_findings", () => holdVerdict({ valid: true, ...nothing, errors: [finding] }, three)],
    ["verdict_agrees_with_findings", () => holdVerdict({ valid: false, ...nothing }, three)],
    [
      "verdict_agrees_with_findings",
      () => holdVerdict({ valid: true, ...nothing, official: { valid: true, errors: 1 } }, three),
    ],
    ["finding_is_in_its_list", () => holdFindings({ warnings: [finding] }, three)],
    ["finding_is_in_the_document", () => holdFindings({ errors: [finding] }, bytesOf("<a>\n</a>"))],
    ["holds", () => holdFindings({ errors: [finding] }, bytesOf("<a>\r\r</a>"))],
    ["finding_is_in_the_document", () => holdFindings({ errors: [{ ...finding, location: { pointer: "lines" } }] })],
    ["holds", () => holdFindings({ errors: [{ ...finding, location: { pointer: "/lines/0" } }] })],
  ];
  for (const [wanted, work] of rows) assert.equal(broken(work), wanted);
});

Deno.test("a repair that changes what it does not say, or before the first place of what it says, is broken", () => {
  const given = bytesOf("1\n2\n3\n");
  const at = (line: number | undefined, now: string | null = "x") => [{
    changes: [{ new: now, location: line === undefined ? null : { line } }],
  }];
  const rows = [
    ["holds", "1\n2\n3\n", []],
    ["untouched_document_is_the_same", "1\n2\n4\n", []],
    ["holds", "1\nx\n3\n", at(2)],
    ["document_differs_behind_its_first_place", "x\n2\n3\n", at(2)],
    ["holds", "x\n2\n3\n", at(undefined)],
    // What is removed goes with the element around it, which begins before.
    ["holds", "3\n", at(2, null)],
    ["holds", "2\n1\n3\n", [{ changes: [] }]],
    ["document_differs_behind_its_first_place", "x\n2\ny\n", [...at(3), ...at(2)]],
  ] as const;
  for (const [wanted, after, applied] of rows) {
    assert.equal(broken(() => holdRepair({ given, bytes: bytesOf(after), applied })), wanted);
  }
});

Deno.test("a charge is somebody's, and within what there is", () =>
  withService(async ({ service, key }) => {
    const { id } = await key();
    const { value } = await service.stores.kv.get<Parameters<typeof charge>[1]>(["account", id]);
    assert.ok(value !== null);
    await assert.rejects(charge(service.stores, { ...value, id: "" }), { name: "charge_has_a_payer" });
    assert.equal(broken(() => holdCharge({ account: "a", used: 100, limit: 100 })), "holds");
    assert.equal(broken(() => holdCharge({ account: "a", used: 101, limit: 100 })), "charge_is_within_its_allowance");
    assert.equal(broken(() => holdCharge({ account: "a", used: 0, limit: 100 })), "charge_is_within_its_allowance");
  }));

Deno.test("every example holds, valid and broken, XML and JSON", async () => {
  for (const { name } of Deno.readDirSync(new URL("../../examples/", import.meta.url))) {
    if (!/\.(?:xml|json)$/.test(name)) continue;
    const bytes = bytesOf(textOf(`examples/${name}`));
    const isXml = name.endsWith(".xml");
    const outcome = isXml ? validate(bytes) : validateJson(bytes);
    if ("ok" in outcome) assert.equal(broken(() => holdVerdict(outcome.ok, isXml ? bytes : undefined)), "holds", name);
    await work(isXml ? "validate" : "validateJson", bytes.slice(), { strict: true, official: true }, ownTools());
  }
});

Deno.test("what is broken ends as internal_error, names itself in the log, charges nothing, and the next is answered", () =>
  withService(async (it) => {
    const local = localPool();
    let isBroken = true;
    const pool: Pool = {
      run: (...job) => isBroken ? Promise.reject(new BrokenInvariant("finding_is_in_its_list")) : local.run(...job),
      stop: () => {},
    };
    const { ask, key, logged } = it.with({ pool });
    const { key: own, authorization } = await key();
    const refused = await ask("/v1/validate", validation(own));
    assert.deepEqual([refused.status, (await refused.json()).error], [500, "internal_error"]);
    assert.ok(logged.some((entry) => "fault" in entry && entry.fault === "finding_is_in_its_list"));
    isBroken = false;
    assert.equal((await ask("/v1/validate", validation(own))).status, 200);
    const usage = await ask("/v1/usage", { headers: { authorization } });
    assert.equal((await usage.json()).used, 1);
  }));
