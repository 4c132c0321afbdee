/** What tools say of arguments that do not do, and of how long to wait. */
import assert from "node:assert/strict";
import { Problem } from "../../host/domain/problems.ts";
import { errorOf } from "../../host/mcp/answer.ts";
import { tooFast } from "../../host/metering/pace.ts";
import { callTool, type Json } from "../support/mcp.ts";
import { withService } from "../support/service.ts";

function textOf(problem: Problem): string {
  const [block] = errorOf(problem, {}).content;
  return block?.type === "text" ? block.text : "";
}

Deno.test("a caller that must wait learns how long, and no other caller does", () => {
  assert.match(textOf(tooFast({ perSecond: 1, burst: 1 }, 1_500)), / Wait 2 seconds\.$/);
  assert.doesNotMatch(textOf(new Problem("bad_request", "The argument xml is missing.")), /Wait|undefined/);
});

const lacking: readonly (readonly [tool: string, given: Json, said: RegExp])[] = [
  ["validate_invoice_xml", {}, /^bad_request: The argument xml is missing\./],
  ["validate_invoice", {}, /^bad_request: The argument invoice is missing\./],
  ["validate_invoice_xml", { xml: 5 }, /^bad_request: The argument xml cannot be used: give a text\./],
  ["validate_invoice", { invoice: 5 }, /^bad_request: The argument invoice cannot be used: give a JSON object\./],
  ["diagnose_invoice", {}, /^bad_request: Give exactly one of invoice, xml\./],
  ["diagnose_invoice", { invoice: {}, xml: "<a/>" }, /^bad_request: Give exactly one of invoice, xml\./],
];

/** Arguments that the tool does not have, or that cannot be used. */
const wrong: readonly (readonly [tool: string, given: Json, said: RegExp])[] = [
  [
    "list_editions",
    { asof: "x" },
    /The argument "asof" is not an argument of this tool\. Did you mean as_of\? It takes as_of/,
  ],
  [
    "validate_invoice_xml",
    { qqqqqqqq: 1 },
    /The argument "qqqqqqqq" is not an argument of this tool\. It takes .*\bxml\b/,
  ],
  ["validate_invoice_xml", { path: "x" }, /The argument "path" is not an argument of this tool/],
  ["validate_invoice_xml", { xml: "<a/>", strict: "yes" }, /argument strict cannot be used: want true or false\.\n/],
  [
    "validate_invoice_xml",
    { xml: "<a/>", profile: "x" },
    /argument profile cannot be used: (?:give|want) one of en16931, /,
  ],
  ["validate_invoice_xml", { xml: "<a/>", offset: -1 }, /argument offset cannot be used: want a number from 0\.\n/],
  ["validate_invoice_xml", { xml: "<a/>", offset: 0.5 }, /argument offset cannot be used: want a whole number\.\n/],
  ["validate_invoice", { invoice: "<a/>" }, /The argument invoice holds XML\. Call validate_invoice_xml/],
  ["issue_api_key", { email: "nobody" }, /^invalid_email: /],
  ["send_feedback", { message: 5 }, /^bad_request: The argument message cannot be used: /],
];

for (const [tool, given, said] of [...lacking, ...wrong]) {
  Deno.test(`${tool} with ${JSON.stringify(given)} says what to give`, () =>
    withService(async (it) => {
      const { authorization } = await it.key();
      assert.match((await callTool(it, tool, given, { authorization })).text, said);
    }));
}
