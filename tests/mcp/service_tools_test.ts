/** What the tools beside those for invoices tell an agent, and what a server still owes when nobody asks any more. */
import assert from "node:assert/strict";
import { explainAll } from "../../engine/mod.ts";
import { load } from "../../engine/selection/load.ts";
import { everything } from "../../engine/selection/plan.ts";
import { Owed } from "../../host/mcp/owed.ts";
import { callTool } from "../support/mcp.ts";
import { withService } from "../support/service.ts";
import { sampled } from "../support/sweeps.ts";

/** Ids that differ in their letters alone. */
const alike: ReadonlySet<string> = new Set(["UBL-CR-384", "ubl-CR-384"]);

Deno.test("a rule is explained with its severity, its terms where it has some, and the page of it", async () => {
  const rules = explainAll({ ...await load(everything, "en"), docsBase: "https://faktlint.example" });
  const [without] = rules.filter(({ field }) => field.length === 0);
  assert.ok(without !== undefined);
  await withService(async (it) => {
    const { authorization } = await it.key("scale");
    for (
      const { rule, severity, field, fix, docsUrl } of [
        without,
        ...rules.filter(({ rule }) => alike.has(rule)),
        ...sampled(rules, 100),
      ]
    ) {
      it.time.now += 1_000;
      const { text } = await callTool(it, "explain_rule", { rule_id: rule }, { authorization });
      const [first = "", ...lines] = text.split("\n");
      assert.equal(first, `${rule} (${[severity, ...field].join(", ")})`);
      assert.ok(lines.some((line) => line.startsWith(`Fix: ${fix.split("\n")[0]}`)), rule);
      assert.ok(lines.includes(`Page: ${docsUrl}`), rule);
    }
  });
});

Deno.test("each edition is listed with its state and identifiers, and with its processes where an invoice has to name one", () =>
  withService(async (it) => {
    const { text, structured } = await callTool(it, "list_editions", {});
    const { carried } = structured;
    assert.ok(Array.isArray(carried) && carried.length > 10);
    const lines = text.split("\n");
    assert.ok(carried.some(({ processes }) => processes.length > 0));
    for (const { scenario, identifiers, processes, editions } of carried) {
      const only = processes.length === 0 ? ")" : ` with ${processes.join(" ")} in BT-23)`;
      const end = `(${identifiers.join(" or ")}${only}`;
      const start = `${scenario}: ${editions.map(({ set, edition }: Edition) => `${set} ${edition}`).join(", ")}: `;
      assert.ok(lines.some((line) => line.startsWith(start) && line.endsWith(end)), `${start}… ${end}`);
    }
  }));

interface Edition {
  readonly set: string;
  readonly edition: string;
}

/** Whether a server that is asked for its end now has it, or still waits. */
async function isSettled(owed: Owed): Promise<boolean> {
  const settled = owed.settled(60);
  // What is not waited for at all comes before any timer, and this timer before the other one.
  const first = await Promise.race([
    settled.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, 20, false)),
  ]);
  await settled;
  return first;
}

const request = { jsonrpc: "2.0", id: 1, method: "tools/list" };

/** What came and went, and whether all is answered then. */
const exchanges:
  readonly (readonly [what: string, came: readonly unknown[], went: readonly object[], settled: boolean])[] = [
    ["nothing was asked", [], [], true],
    ["a request waits for its answer", [request], [], false],
    ["a request was answered", [request], [{ jsonrpc: "2.0", id: 1, result: {} }], true],
    ["another one was answered", [request], [{ jsonrpc: "2.0", id: 2, result: {} }], false],
    ["one of two was answered", [request, { ...request, id: "b" }], [{ jsonrpc: "2.0", id: 1, result: {} }], false],
    ["the server asked something with the same number", [request], [{ ...request, method: "roots/list" }], false],
    ["a notification came", [{ jsonrpc: "2.0", method: "notifications/initialized" }], [], true],
    ["an answer came", [{ jsonrpc: "2.0", id: 1, result: {} }], [], true],
    ["a request was cancelled", [request, cancelling(1)], [], true],
    ["another one was cancelled", [request, cancelling(2)], [], false],
    ["malformed messages", [null, 5, "text", []], [], true],
  ];

function cancelling(requestId: unknown): object {
  return { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId } };
}

for (const [what, came, went, settled] of exchanges) {
  Deno.test(`where ${what}, ${settled ? "nothing is owed" : "something is owed"}`, async () => {
    const owed = new Owed();
    for (const message of came) owed.came(message);
    for (const message of went) owed.went(message);
    assert.equal(await isSettled(owed), settled);
  });
}
