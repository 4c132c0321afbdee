/** The bundle runs in a JavaScript engine that has the language and nothing else. */
import assert from "node:assert/strict";
import vm from "node:vm";
import { bundle, faults, outputs, sizeOf } from "../../build.ts";
import type * as Engine from "../../engine/mod.ts";
import type * as Extract from "../../engine/pdf/extract.ts";
import { classic, deflated, objectsWith, stream } from "../support/pdf.ts";
import { importsOf } from "./imports.ts";
import { textOf } from "./sources.ts";

const made = await bundle(outputs.engine);

/** What V8 itself gives to every context, though ECMAScript does not know it. */
const beyondTheLanguage = ["console", "queueMicrotask", "WebAssembly", "Temporal"];

function bareContext(): vm.Context {
  const context = vm.createContext(Object.create(null));
  for (const name of beyondTheLanguage) vm.runInContext(`delete globalThis.${name}`, context);
  return context;
}

function engineIn(context: vm.Context): Promise<typeof Engine> {
  return moduleIn(context, made.code);
}

async function moduleIn<T>(context: vm.Context, code: string): Promise<T> {
  const module = new vm.SourceTextModule(code, { context });
  await module.link((specifier) => Promise.reject(new Error(`the bundle imports ${specifier}`)));
  await module.evaluate();
  return module.namespace as T;
}

async function judged(file: string): Promise<Engine.ValidationResult> {
  const outcome = (await engineIn(bareContext())).validate(new TextEncoder().encode(textOf(file)));
  assert.ok("ok" in outcome, `${file} is read`);
  return outcome.ok;
}

Deno.test("the bare context has neither Deno nor Node nor browser globals", () => {
  const context = bareContext();
  const platform = ["Deno", "process", "Buffer", "require", "window", "document", "self", "navigator", "fetch", "URL"];
  const services = ["TextDecoder", "TextEncoder", "setTimeout", "structuredClone", "crypto", "performance", "atob"];
  for (const name of [...platform, ...services, ...beyondTheLanguage]) {
    assert.equal(vm.runInContext(`typeof ${name}`, context), "undefined", name);
  }
});

Deno.test("the bundle calls a valid invoice valid in a bare context", async () => {
  const { valid, errors, syntax, profile } = await judged("examples/invoice-simple.xml");
  assert.equal(valid, true);
  assert.equal(errors.length, 0);
  assert.equal(syntax, "ubl-invoice");
  assert.equal(profile, "en16931");
});

Deno.test("the bundle refuses ISO-8859-15 in a bare context, and reads it where there is a TextDecoder", async () => {
  const text = textOf("examples/invoice-simple.xml").replace(/encoding="UTF-8"/i, `encoding="ISO-8859-15"`);
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0) & 0x7f);
  const context = bareContext();
  const without = (await engineIn(context)).validate(bytes);
  assert.equal("refusal" in without && without.refusal.xmlCode, "encoding_unsupported");
  context.TextDecoder = TextDecoder;
  const judgedWith = (await engineIn(context)).validate(bytes);
  assert.ok("ok" in judgedWith && judgedWith.ok.valid);
});

Deno.test("the bundle finds BR-CO-10 and BR-CO-15 in an invoice with wrong totals, in a bare context", async () => {
  const { valid, errors } = await judged("examples/broken-totals.xml");
  assert.equal(valid, false);
  const ids = new Set(errors.map((it) => it.rule));
  assert.ok(ids.has("BR-CO-10") && ids.has("BR-CO-15"), [...ids].join(", "));
  for (const { location } of errors) assert.ok(location !== undefined && location.line > 1);
});

Deno.test("the bundle writes a JSON invoice as XML in a bare context", async () => {
  const outcome = (await engineIn(bareContext())).generate(textOf("examples/invoice-from-json.json"));
  assert.ok("ok" in outcome);
  assert.match(outcome.ok.xml, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<ubl:Invoice /);
  assert.equal(outcome.ok.invoice.invoiceNumber, "2026-0107");
});

Deno.test("the bundle refuses anything but XML, in a bare context", async () => {
  const outcome = (await engineIn(bareContext())).validate("<Invoice>");
  assert.ok("refusal" in outcome);
  assert.equal(outcome.refusal.error, "xml_malformed");
});

Deno.test("the bundle imports nothing, and holds the engine only", () => {
  assert.deepEqual(importsOf("dist/engine.js", made.code), []);
  const foreign = made.inputs.filter((path) => !/^engine\//.test(path));
  assert.deepEqual(foreign, []);
});

const extracting = await bundle(outputs.extract);

const others = [outputs.official, outputs.facturx, outputs.pdf];
const all = [
  [outputs.engine, made],
  [outputs.extract, extracting],
  ...await Promise.all(others.map(async (output) => [output, await bundle(output)] as const)),
] as const;

for (const [output, made] of all) {
  Deno.test(`the bundle ${output.name} keeps to its budget and imports nothing`, () => {
    assert.deepEqual(faults(output, made, sizeOf(made.code)), []);
    assert.deepEqual(importsOf(`dist/${output.name}`, made.code), []);
  });
}

Deno.test("the bundle that takes invoices out of PDFs holds its own part and fflate, and works in a bare context", async () => {
  assert.deepEqual(
    extracting.inputs.filter((path) =>
      !/^engine\/pdf\/|^engine\/model\/(?:bytes|named|said)\.ts$|\/node_modules\/fflate\//.test(path)
    ),
    [],
  );
  const module = await moduleIn<typeof Extract>(bareContext(), extracting.code);
  const packed = stream(deflated("<Invoice/>"), "/Filter/FlateDecode");
  const outcome = module.extract(classic(objectsWith([{ name: "factur-x.xml", content: "" }], () => packed)));
  assert.ok("ok" in outcome);
  assert.equal(new TextDecoder().decode(outcome.ok.xml), "<Invoice/>");
});

Deno.test("a bundle over its budget fails with both sizes", () => {
  const [fault] = faults({ ...outputs.engine, budget: 1000 }, made, { raw: 5000, gzip: 2500 });
  assert.match(fault ?? "", /^engine\.js is 2\.5 kB gzipped, and its budget is 1\.0 kB\. /);
});

Deno.test("a bundle with test cases in it fails, and names them", () => {
  const [fault] = faults(outputs.engine, { code: "", inputs: ["cases/families/vat.ts"] }, { raw: 1, gzip: 1 });
  assert.match(fault ?? "", /cases\/families\/vat\.ts/);
});
