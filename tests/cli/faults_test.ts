/** What the command line says of a fault of the engine itself. */
import assert from "node:assert/strict";
import { faultText, textReport } from "../../host/cli/formats/text_report.ts";
import { words } from "../../host/cli/words.ts";
import { judge } from "../../engine/mod.ts";
import { openXml } from "../../engine/open/open.ts";
import { invoiceOf } from "../support/ubl.ts";

Deno.test("a fault is printed with the file, the rule, the exception and its origin, on a few lines", () => {
  const cause = new TypeError("what \u001b[31m is this");
  cause.stack = [`TypeError: ${cause.message}`, ...Array.from({ length: 50 }, () => "    at f (x.ts:1:2)")].join("\n");
  const text = faultText("a.xml", { at: "BR-CO-10", cause }, words.en);
  const lines = text.trimEnd().split("\n");
  assert.ok(lines[0]?.startsWith("a.xml: ") && lines[0].includes("BR-CO-10"), lines[0]);
  assert.ok(lines[1]?.includes("TypeError: what ") && lines[2]?.includes("x.ts:1:2"), text);
  assert.ok(lines.length < 10);
  assert.ok(!text.includes("\u001b"), "what a terminal would obey is not printed");
});

Deno.test("something thrown that is not an exception is printed as well", () => {
  assert.match(faultText("a.xml", { at: "patches", cause: "oops" }, words.de), /patches[^]*oops/);
});

Deno.test("the report says that patches could not be looked for, and says nothing of it otherwise", () => {
  const opened = openXml(invoiceOf(""));
  assert.ok("ok" in opened);
  const verdict = judge(opened.ok);
  for (const said of Object.values(words)) {
    const answer = { file: "a.xml", status: 200, result: verdict } as const;
    assert.ok(!textReport(answer, undefined, { words: said }).includes(said.noPatches));
    const failed = { ...answer, result: { ...verdict, patchesFailed: true } };
    assert.ok(textReport(failed, undefined, { words: said }).includes(said.noPatches));
  }
});
