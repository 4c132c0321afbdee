/** The verdict on the PDF around an e-invoice: each fault is found at its place, and nothing else is. */
import assert from "node:assert/strict";
import { extract, inspect, loadContainerWords, withContainer } from "../../engine/pdf/mod.ts";
import { validate, type Verdict } from "../../engine/mod.ts";
import { PDFDocument } from "@cantoo/pdf-lib";
import { classic, objectsWith } from "../support/pdf.ts";
import { latin1 } from "../support/hostile.ts";
import { containerFaults, type Fault, faulty } from "./container_faults.ts";

const words = await loadContainerWords("en");

function faultNamed(title: string): Fault {
  const fault = containerFaults.find((it) => it.title === title);
  assert.ok(fault, title);
  return fault;
}

for (const fault of containerFaults) {
  Deno.test(`a container with this fault is found out: ${fault.title}`, async () => {
    const pdf = await faulty(fault);
    const found = inspect(pdf, { words });
    const { finds } = fault;
    assert.deepEqual(
      found.map(({ rule, location, actual }) => ({
        rule,
        place: location?.pdf,
        ...(actual === undefined ? {} : { actual }),
      })),
      finds === undefined ? [] : [finds],
    );
    assert.ok(found.every(({ severity }) => severity === "information"));
    assert.ok(inspect(pdf, { words, fatal: true }).every(({ severity }) => severity === "fatal"));
    const outcome = extract(pdf);
    assert.ok("ok" in outcome, "the invoice is read nevertheless");
  });
}

for (const lang of ["en", "de", "fr"] as const) {
  Deno.test(`findings about a container say in ${lang} what is stated, what is required, and what to do`, async () => {
    const words = await loadContainerWords(lang);
    for (const fault of containerFaults) {
      for (const { message, fix, actual, expected } of inspect(await faulty(fault), { words })) {
        assert.doesNotMatch(`${message}${fix}`, /[{}]|undefined/, fault.title);
        if (actual !== undefined) assert.ok(message.includes(actual), `${message} must name ${actual}`);
        if (expected !== undefined) {
          assert.ok(`${message}${fix}`.includes(expected), `${message} must name ${expected}`);
        }
      }
    }
  });
}

Deno.test("what Factur-X requires of a container makes a verdict invalid only where that is asked for", async () => {
  const pdf = await faulty(faultNamed("without AF"));
  const outcome = extract(pdf);
  assert.ok("ok" in outcome);
  const judged = validate(outcome.ok.xml);
  assert.ok("ok" in judged);
  const verdict: Verdict = judged.ok;
  assert.equal(verdict.valid, true);
  const informed = withContainer(verdict, inspect(pdf, { words }));
  assert.equal(informed.valid, true);
  assert.ok(informed.information.some(({ rule }) => rule === "PDF-AF"));
  const strict = withContainer(verdict, inspect(pdf, { words, fatal: true }));
  assert.equal(strict.valid, false);
  assert.ok(strict.errors.some(({ rule }) => rule === "PDF-AF"));
});

Deno.test("PDF/A-4, which newer releases may allow, stays information", async () => {
  const { make } = {
    make: (it: Parameters<Fault["make"]>[0]) => it.metadata((text) => text.replace("<pdfaid:part>3", "<pdfaid:part>4")),
  };
  const [finding] = inspect(await faulty({ title: "PDF/A-4", make }), { words, fatal: true });
  assert.deepEqual([finding?.rule, finding?.severity, finding?.actual], ["PDF-CLAIM", "information", "4"]);
});

Deno.test("a container that is encrypted is no PDF/A", async () => {
  const document = await PDFDocument.load(await faulty(faultNamed("none")));
  document.encrypt({ userPassword: "", ownerPassword: "owner", algorithm: "AES-256" });
  const found = inspect(await document.save(), { words, fatal: true });
  assert.ok(
    found.some(({ rule, location, severity }) =>
      rule === "PDF-CLAIM" && location?.pdf === "Encrypt" && severity === "fatal"
    ),
  );
});

const cii =
  '<?xml version="1.0"?><!-- <Invoice> --><rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>';
const other = cii.replace("<!--", "<!-- another");
const ubl = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>';
const order = '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>';
const wide = String.fromCharCode(...[0xff, 0xfe], ...Array.from(cii, (it) => [it.charCodeAt(0), 0]).flat());

function read(...files: readonly (readonly [name: string, content: string])[]): string {
  const outcome = extract(classic(objectsWith(files.map(([name, content]) => ({ name, content })))));
  return "ok" in outcome ? outcome.ok.name : outcome.refusal.xmlCode;
}

Deno.test("an e-invoice under another name is read where it is the only one", () => {
  assert.equal(read(["rechnung-2026.xml", cii]), "rechnung-2026.xml");
  assert.equal(read(["terms.xml", order], ["invoice", ubl]), "invoice");
  assert.equal(read(["utf-16.xml", wide]), "utf-16.xml");
  assert.equal(read(["a.xml", cii], ["b.xml", other]), "pdf_several_invoices");
  assert.equal(read(["a.xml", cii], ["factur-x.xml", other]), "factur-x.xml");
  assert.equal(read(["order.xml", order]), "pdf_no_invoice");
  assert.equal(read(["quoted.xml", `<a>${cii}</a>`]), "pdf_no_invoice");
});

Deno.test("of a PDF that is none, or that holds no e-invoice, nothing is found about a container", () => {
  assert.deepEqual(inspect(latin1("%PDF-1.7 and nothing else"), { words }), []);
  assert.deepEqual(inspect(classic(objectsWith([])), { words }), []);
});
