/**
 * An agent by script: it does what texts say, and knows nothing else. Where a text tells it to ask the user, the user says
 * what the text gives as an example. With a key, it has four calls for each invoice, and none may be wrong.
 */
import assert from "node:assert/strict";
import { profileNames } from "../../engine/mod.ts";
import { jsonInvoice } from "../http/requests.ts";
import {
  answerOf,
  callTool,
  envelope,
  type Json,
  message,
  modernHeaders,
  object,
  posted,
  type Said,
} from "../support/mcp.ts";
import { type TestService, withService } from "../support/service.ts";
import { longTest } from "../support/sweeps.ts";

type Value = null | boolean | number | string | Value[] | { [name: string]: Value };
type Invoice = { [name: string]: Value };

/** Steps into a value: names, and numbers of items. */
type Way = readonly string[];

function wayOf(pointer: string): Way {
  return pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** `lines[].unitCode` below the item in which the place is. */
function wayOfField(field: string, place: string): Way {
  const numbers = wayOf(place).filter((step) => /^\d+$/.test(step));
  return field.split(/\.|(?=\[\])/).map((step) => step === "[]" ? numbers.shift() ?? "0" : step);
}

function put(into: Value, [step = "", ...way]: Way, value: Value | undefined): void {
  if (typeof into !== "object" || into === null) throw new Error(`nothing can be put at ${step}`);
  const holder: Record<string, Value> = into as Record<string, Value>;
  if (way.length > 0) return put(holder[step] ??= /^\d+$/.test(way[0] ?? "") ? [] : {}, way, value);
  if (value === undefined) delete holder[step];
  else holder[step] = value;
}

/** What the text says of one cause. */
function causesIn(text: string): readonly (readonly string[])[] {
  const causes: string[][] = [];
  for (const line of text.split("\n")) {
    if (/^\d+\. /.test(line)) causes.push([line]);
    else if (line.startsWith("   ")) causes.at(-1)?.push(line.trim());
  }
  return causes;
}

function said(cause: readonly string[], label: string): readonly string[] {
  return cause.filter((line) => line.startsWith(`${label}: `)).map((line) => line.slice(label.length + 2));
}

/** Makes the changes that a text names; asks the user for the others. */
function repaired(invoice: Invoice, text: string): Invoice {
  const changed = structuredClone(invoice);
  for (const cause of causesIn(text)) {
    for (const change of said(cause, "Change")) {
      const [, pointer = "", to = ""] = /^(\S+): .* → (.*)$/.exec(change) ?? [];
      put(changed, wayOf(pointer), to === "(remove it)" ? undefined : JSON.parse(to));
    }
    if (said(cause, "Ask the user").length === 0) continue;
    const [place = "", example = "", fix = ""] = ["At", "Example", "Fix"].map((it) => said(cause, it)[0]);
    const field = said(cause, "Field")[0] ?? /The field is (\S+)\.$/.exec(fix)?.[1] ?? "";
    const answer = /^BT-\d+ (.+)$/.exec(example)?.[1] ?? example;
    put(
      changed,
      field === "" ? wayOf(place) : wayOfField(field, place),
      JSON.parse(/"profile": (.*)/.exec(answer)?.[1] ?? JSON.stringify(answer)),
    );
  }
  return changed;
}

const good: Invoice = JSON.parse(jsonInvoice({ profile: "facturx-en16931" }));

/** A way into the invoice, and what is there instead; undefined takes it away. */
const broken: readonly (readonly [pointer: string, value: Value | undefined])[] = [
  ["/seller/vatId", undefined],
  ["/invoiceNumber", undefined],
  ["/issueDate", undefined],
  ["/issueDate", "30.11.2026"],
  ["/currency", "EURO"],
  ["/currency", "eur"],
  ["/currency", undefined],
  ["/totals", { payableAmount: 5 }],
  ["/declaredTotals", { taxAmount: "1,5" }],
  ["/lines/0/unitCode", "piece"],
  ["/lines/0/quantity", "12,5"],
  ["/lines/0/description", undefined],
  ["/lines/1/id", undefined],
  ["/seller/address/countryCode", "Germany"],
  ["/buyer/address/countryCode", undefined],
  ["/invoiceTypeCode", "999"],
  ["/seller/name", undefined],
  ["/buyer/name", undefined],
  ["/payment/meansCode", undefined],
  ["/payment/iban", undefined],
];

async function called(it: TestService, tool: string, given: Json, authorization: string): Promise<Said> {
  return await callTool(it, tool, given, { authorization });
}

async function withAgent(work: (it: TestService) => Promise<void>): Promise<void> {
  await withService(work, { service: { generation: { profiles: profileNames, pages: true } } });
}

Deno.test("an agent finds the tools, and gets from an error without a key to a key", async () => {
  await withAgent(async (it) => {
    const discovered = await it.ask(
      "/mcp",
      posted(JSON.stringify(message("server/discover", { _meta: envelope })), modernHeaders("server/discover")),
    );
    const [answer = {}] = await answerOf(discovered);
    assert.match(String(object(answer["result"])["instructions"]), /issue_api_key/);
    const { text, isError } = await callTool(it, "validate_invoice", { invoice: good });
    assert.ok(isError);
    const [, tool = ""] = /call (\w+) with it/.exec(text) ?? [];
    const issued = await callTool(it, tool, { email: "ada@example.com" });
    const [, key = ""] = /KEY: (\S+)/.exec(issued.text) ?? [];
    // The connection that issued the key still has none.
    assert.ok((await callTool(it, "validate_invoice", { invoice: good })).isError);
    assert.match((await called(it, "validate_invoice", { invoice: good }, `Bearer ${key}`)).text, /^VALID/);
    assert.match((await callTool(it, "validate_invoice", { invoice: good }, { "x-api-key": key })).text, /^VALID/);
  });
});

for (const [pointer, value] of broken) {
  longTest(
    `an agent repairs ${pointer} that is ${JSON.stringify(value)}, and writes XML and PDF, in four calls`,
    async () => {
      const invoice = structuredClone(good);
      put(invoice, wayOf(pointer), value);
      await withAgent(async (it) => {
        const { authorization } = await it.key();
        const first = await called(it, "validate_invoice", { invoice }, authorization);
        assert.match(first.text, /^NOT VALID/);
        const [, next = ""] = /^Next: .* call (\w+) with the whole invoice again/m.exec(first.text) ?? [];
        const changed = repaired(invoice, first.text);
        const second = await called(it, next, { invoice: changed }, authorization);
        assert.match(second.text, /^VALID/, second.text);
        const [, writes = ""] = /^Next: (\w+) writes it/m.exec(second.text) ?? [];
        for (const format of ["xml", "pdf"]) {
          const written = await called(it, writes, { invoice: changed, format }, authorization);
          assert.deepEqual([written.isError, written.structured["generated"]], [false, true], written.text);
          assert.equal(written.content.filter(({ type }) => type === "resource").length, 1);
        }
        const usage = await (await it.ask("/v1/usage", { headers: { authorization } })).json();
        assert.equal(usage.used, 4);
      });
    },
  );
}
