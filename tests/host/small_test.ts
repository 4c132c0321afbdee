import assert from "node:assert/strict";
import { jobs, loopOf } from "../../host/workers/jobs.ts";
import { isSmall } from "../../host/workers/small.ts";
import { textOf } from "../house/sources.ts";
import { validInvoice } from "../support/terminal.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

Deno.test("isSmall() counts bytes, and of them those that begin elements, attributes and values", () => {
  const bounds = { bytes: 10, marks: 3 };
  const small = ["", "0123456789", "<a><b/>", '{"a":[1', "a=,,"];
  const large = ["01234567890", "<a/><b/><<", '{"a":[1,2,', "a=,=,"];
  assert.deepEqual([...small, ...large].filter((text) => isSmall(bytesOf(text), bounds)), small);
});

Deno.test("usual invoices stay on the event loop, and short ones of many lines do not", () => {
  const invoice = JSON.parse(textOf("examples/invoice-from-json.json"));
  const lines = Array.from({ length: 20 }, () => invoice.lines).flat();
  const lined = JSON.stringify({ ...invoice, lines });
  const { loop: json } = jobs.validateJson;
  assert.ok(lined.length < 9_000 && isSmall(bytesOf(lined), json), `${lined.length} bytes`);
  assert.ok(isSmall(bytesOf(validInvoice), jobs.validate.loop));
  assert.ok(!isSmall(bytesOf(`{"lines":[${"{},".repeat(500)}{}]}`), json));
  assert.ok(
    !isSmall(bytesOf(validInvoice.replace("</Invoice>", `${"<a/>".repeat(2_000)}</Invoice>`)), jobs.parse.loop),
  );
  assert.ok(!isSmall(new Uint8Array(1), jobs.print.loop));
});

Deno.test("what is judged by everything official leaves the event loop at half of the marks", () => {
  const lined = bytesOf(validInvoice.replace("</Invoice>", `${"<a/>".repeat(1_000)}</Invoice>`));
  for (const [options, stays] of [[{}, true], [{ official: true }, false], [{ strict: true }, false]] as const) {
    assert.equal(isSmall(lined, loopOf("validate", options)), stays, JSON.stringify(options));
    assert.ok(isSmall(bytesOf(validInvoice), loopOf("validate", options)));
  }
});
