/** PDFs that were made or changed to do harm: no exception, no hang, no memory beyond what is allowed. */
import assert from "node:assert/strict";
import { root } from "../house/sources.ts";
import type { Report } from "./hostile_pdfs.ts";

const program = "tests/pdf/hostile_pdfs.ts";
let read: Promise<Report> | undefined;
const codes = ["ok", "pdf_unreadable", "pdf_no_invoice", "pdf_several_invoices", "pdf_encrypted"];

/**
 * Of the processor's time. The longest takes one second on a machine with nothing else to do, and two and a half where others
 * share its cores. What grows with the square takes minutes.
 */
const MOST_MS = 6_000;

function report(): Promise<Report> {
  return read ??= measured();
}

/** In a process of its own, which samples as this one would, and says of which day on its other stream. */
async function measured(): Promise<Report> {
  const args = ["run", "--allow-all", "--quiet", "--v8-flags=--expose-gc", program, ...Deno.args];
  const { success, stdout } = await new Deno.Command(Deno.execPath(), { args, cwd: root, stderr: "inherit" }).output();
  const output = new TextDecoder().decode(stdout);
  assert.ok(success, output);
  return JSON.parse(output);
}

Deno.test("no hostile PDF gives an invoice, and each is refused in seconds", async () => {
  const { hostile } = await report();
  assert.ok(hostile.length > 0);
  for (const { name, milliseconds, code } of hostile) {
    assert.match(code, /^pdf_(?:unreadable|no_invoice)$/, name);
    assert.ok(milliseconds < MOST_MS, `${name} took ${milliseconds} ms`);
  }
});

Deno.test("PDFs with changed bytes are read or refused in seconds each", async () => {
  const { mutants } = await report();
  assert.ok(mutants.length >= 250);
  for (const { name, milliseconds, code } of mutants) {
    assert.ok(codes.includes(code), `${name}: ${code}`);
    assert.ok(milliseconds < MOST_MS, `${name} took ${milliseconds} ms`);
  }
  assert.ok(mutants.some(({ code }) => code === "ok") && mutants.some(({ code }) => code === "pdf_unreadable"));
});

Deno.test("no XML takes long to be put into a hostile PDF, or to be refused", async () => {
  const { embedded } = await report();
  assert.ok(embedded.length > 0);
  for (const { name, milliseconds, code } of embedded) {
    assert.match(code, /^(?:pdf_(?:unreadable|encrypted|several_invoices)|reasons|3b|none)$/, name);
    assert.ok(milliseconds < MOST_MS, `${name} took ${milliseconds} ms`);
  }
});

// About 450 MB on a machine with nothing else to do. On a busy one garbage is collected later, and counts for longer.
Deno.test("to read them all takes less than 700 MB of memory", async () => {
  const { peak } = await report();
  assert.ok(peak > 0 && peak < 700_000_000, `${peak} bytes`);
});
