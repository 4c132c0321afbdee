/** What diagnose_invoice says around the causes: which profiles the invoice meets, and what to do next. */
import assert from "node:assert/strict";
import { tools } from "../../host/mcp/tools.ts";
import { MOST_STRUCTURED } from "../../host/mcp/verdict.ts";
import { words } from "../../host/mcp/words.ts";
import { generation } from "../http/requests.ts";
import { callTool, type Json } from "../support/mcp.ts";
import { withService } from "../support/service.ts";
import { ofJson } from "../support/shown.ts";
import { invalidInvoice, validInvoice } from "../support/terminal.ts";

const tool = tools.find(({ name }) => name === "diagnose_invoice") ?? assert.fail();

/** A diagnosis as the service gives it. */
async function diagnosisOf(xml: string): Promise<Json & { readonly causes: readonly Json[] }> {
  let structured: Json = {};
  await withService(async (it) => {
    const { authorization } = await it.key();
    structured = (await callTool(it, "diagnose_invoice", { xml }, { authorization })).structured;
  });
  const { causes } = structured;
  assert.ok(Array.isArray(causes));
  return { ...structured, causes };
}

async function linesOf(diagnosis: Json): Promise<readonly string[]> {
  return (await ofJson(tool, diagnosis)).text.split("\n");
}

Deno.test("for a valid invoice each profile is listed, and that it can be written", async () => {
  const diagnosis = await diagnosisOf(validInvoice);
  const lines = await linesOf({ ...diagnosis, causes: [] });
  const profile = String(diagnosis["profile"]);
  assert.equal(lines[0], `VALID: no fatal finding against ${profile}.`);
  const own = lines.find((line) => line.startsWith(`- ${profile}: `));
  assert.match(
    own ?? "",
    /^- \S+: VALID: no fatal finding against \S+\. 0 fatal findings, \d+ warnings, 0 for information\.$/,
  );
  assert.equal(lines.at(-1), `Next: ${words.en.thenGenerate}`);
  for (const line of [words.en.quoted, words.en.ended, words.en.repairs]) assert.ok(!lines.includes(line), line);
});

Deno.test("for an invalid one its causes are listed, the tool that repairs it, and that it must be checked again", async () => {
  const diagnosis = await diagnosisOf(invalidInvoice);
  const lines = await linesOf(diagnosis);
  assert.equal(lines[0], `NOT VALID against ${diagnosis["profile"]}.`);
  assert.equal(lines.filter((line) => /^\d+\. /.test(line)).length, diagnosis.causes.length);
  assert.ok(lines.includes(words.en.quoted) && lines.includes(words.en.repairs));
  assert.equal(lines.at(-1), `Next: ${words.en.thenValidate("validate_invoice")}`);
  assert.ok(!lines.some((line) => line === words.en.ended || /^and \d+ more$/.test(line)));
  assert.ok((await linesOf({ ...diagnosis, search_truncated: true })).includes(words.en.ended));
});

Deno.test("what may be meant is named with its id, and each whole plan with what it accepts and what is due then", async () => {
  const due = />([0-9.]+)<\/cbc:PayableAmount>/.exec(validInvoice)?.[1] ?? assert.fail();
  const diagnosis = await diagnosisOf(validInvoice.replace(`>${due}</cbc:PayableAmount>`, ">0.00</cbc:PayableAmount>"));
  const lines = await linesOf(diagnosis);
  const at = lines.findIndex((line) => /^1\. amount due 0\.00/.test(line));
  assert.equal(lines[at], "1. amount due 0.00, unchanged; valid afterwards");
  const [, id = ""] = /^ {3}("[^"]+#1")$/.exec(lines[at + 1] ?? "") ?? [];
  assert.ok(lines.some((line) => line.startsWith(`   ${words.en.choice}: ${id} `)), lines.join("\n"));
  const turned = "this changes who pays whom, or whether it counts as paid";
  assert.ok(lines.includes(`2. amount due 0.00 → ${due}; ${turned}; valid afterwards`), lines.join("\n"));
  assert.ok(lines.some((line) => line.endsWith(` (BT-115: 0.00 → ${due}; ${turned})`)), lines.join("\n"));
});

Deno.test("of more causes than fit, the first are listed, and how many more; those for programs are as many as fit", async () => {
  const diagnosis = await diagnosisOf(invalidInvoice);
  const [one] = diagnosis.causes;
  const causes = Array.from({ length: 500 }, () => ({ ...one, told: "x".repeat(300) }));
  const { text, structured } = await ofJson(tool, { ...diagnosis, causes });
  const told = text.split("\n").filter((line) => /^\d+\. /.test(line)).length;
  assert.ok(told > 10 && told < 500);
  assert.ok(text.split("\n").includes(`and ${500 - told} more`));
  const { causes: few, truncated, total } = structured ?? {};
  assert.deepEqual([truncated, total], [true, 500]);
  assert.ok(Array.isArray(few) && few.length > 20 && few.length < 500);
  const { length } = JSON.stringify(structured);
  assert.ok(length <= MOST_STRUCTURED && length > MOST_STRUCTURED / 2, `${length}`);
});

Deno.test("an invoice with faults is not written: the result is an error with its verdict, and nothing is charged", () =>
  withService(async (it) => {
    const { authorization } = await it.key();
    const said = await callTool(it, "generate_invoice", { invoice: { profile: "en16931" } }, { authorization });
    assert.deepEqual([said.isError, said.structured["generated"], said.structured["format"]], [true, false, "xml"]);
    assert.ok(typeof said.structured["verdict"] === "object");
    assert.match(said.text, /^NOT WRITTEN, and not charged[^\n]*\nNOT VALID/);
    const usage = await (await it.ask("/v1/usage", { headers: { authorization } })).json();
    assert.equal(usage.used, 0);
  }, { service: { generation } }));
