/** PDFs that were made or changed to do harm: no exception, no hang, no memory beyond what is allowed. */
import assert from "node:assert/strict";
import { deno } from "../house/sources.ts";
import type { Report } from "./hostile_pdfs.ts";

const program = "tests/pdf/hostile_pdfs.ts";
const { ok, output } = await deno("run", "--allow-all", "--quiet", "--v8-flags=--expose-gc", program, "2000");
const codes = ["ok", "pdf_unreadable", "pdf_no_invoice", "pdf_several_invoices", "pdf_encrypted"];

/**
 * Of the processor's time. The longest takes one second on a machine with nothing else to do, and two and a half where others
 * share its cores. What grows with the square takes minutes.
 */
const MOST_MS = 6_000;

function report(): Report {
  assert.ok(ok, output);
  return JSON.parse(output);
}

Deno.test("no hostile PDF gives an invoice, and each is refused in seconds", () => {
  for (const { name, milliseconds, code } of report().hostile) {
    assert.match(code, /^pdf_(?:unreadable|no_invoice)$/, name);
    assert.ok(milliseconds < MOST_MS, `${name} took ${milliseconds} ms`);
  }
});

Deno.test("2,000 PDFs with changed bytes are read or refused in seconds each", () => {
  const { mutants } = report();
  assert.equal(mutants.length, 2_000);
  for (const { name, milliseconds, code } of mutants) {
    assert.ok(codes.includes(code), `${name}: ${code}`);
    assert.ok(milliseconds < MOST_MS, `${name} took ${milliseconds} ms`);
  }
  assert.ok(mutants.some(({ code }) => code === "ok") && mutants.some(({ code }) => code === "pdf_unreadable"));
});

// About 450 MB on a machine with nothing else to do. On a busy one garbage is collected later, and counts for longer.
Deno.test("to read them all takes less than 700 MB of memory", () => {
  assert.ok(report().peak < 700_000_000, `${report().peak} bytes`);
});
