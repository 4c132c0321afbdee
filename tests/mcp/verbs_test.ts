/** The tools that show, compare and embed: what they take, what they say, and what is too long to be said. */
import assert from "node:assert/strict";
import { MOST_STRUCTURED, MOST_TEXT } from "../../host/mcp/verdict.ts";
import { jsonInvoice } from "../http/requests.ts";
import { callTool, type Json, object, type Said } from "../support/mcp.ts";
import { classic, objectsWith, withPage } from "../support/pdf.ts";
import { type TestService, withService } from "../support/service.ts";
import { validInvoice } from "../support/terminal.ts";

const cii = Deno.readTextFileSync(new URL("../../cases/base.cii.xml", import.meta.url)).replace(/[^\0-\x7f]/g, "?");
const drawn = classic(withPage(objectsWith([]), "0 0 1 1 re f")).toBase64();
const lettered = classic(withPage(objectsWith([]), "BT /F1 10 Tf (Hello) Tj ET")).toBase64();
const inside = classic(objectsWith([{ name: "factur-x.xml", content: cii }])).toBase64();

async function asked(it: TestService, name: string, given: Json | string): Promise<Said & { readonly left: number }> {
  const { authorization } = await it.key("scale");
  const said = await callTool(it, name, given, { authorization });
  const { remaining = NaN } = object(object(said.meta)["dev.faktlint/allowance"] ?? {}) as { remaining?: number };
  return { ...said, left: remaining };
}

function resourceOf({ content }: Said): Json {
  return object(content.find(({ type }) => type === "resource")?.["resource"]);
}

Deno.test("compare_invoices names each value that differs with its place, and what each says is due", () =>
  withService(async (it) => {
    const other = validInvoice.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, "$11.00");
    const { text, structured } = await asked(it, "compare_invoices", { a: validInvoice, b: other });
    const [change = {}] = structured["changes"] as readonly Json[];
    assert.deepEqual([change["term"], change["pointer"], change["b"]], ["BT-115", "/totals/payableAmount", "1.00"]);
    assert.match(text, /^DIFFERENT[^]*\nBT-115 \/totals\/payableAmount: "[\d.]+" → "1\.00"/);
    assert.match((await asked(it, "compare_invoices", { a: other, b: other })).text, /^THE SAME/);
  }));

Deno.test("compare_invoices takes JSON as objects, digit by digit, and PDFs in base64", () =>
  withService(async (it) => {
    const [one, other] = [
      jsonInvoice({}),
      jsonInvoice({}).replace('"quantity":', '"quantity": 1.000000000000000000001, "x":'),
    ];
    const { structured } = await asked(it, "compare_invoices", `{"a":${one},"b":${other}}`);
    const changes = structured["changes"] as readonly Json[];
    assert.ok(
      changes.some(({ term, b }) => term === "BT-129" && b === "1.000000000000000000001"),
      JSON.stringify(changes),
    );
    assert.match((await asked(it, "compare_invoices", { a: inside, b: cii })).text, /^THE SAME/);
  }));

Deno.test("compare_invoices of long invoices has as many changes as there is room for, and says that there are more", () =>
  withService(async (it) => {
    const lines = (quantity: number) =>
      Array.from({ length: 3_000 }, (_, at) => ({
        ...{ id: `${at + 1}`, description: "x", quantity, unitCode: "C62", unitPrice: 1 },
        ...{ vatCategory: "S", vatRate: 19 },
      }));
    const [a, b] = [1, 2].map((quantity) => JSON.parse(jsonInvoice({ lines: lines(quantity) })));
    const { text, structured } = await asked(it, "compare_invoices", { a, b });
    const changes = structured["changes"] as readonly Json[];
    assert.ok(changes.length > 100);
    assert.equal(structured["truncated"], true);
    assert.ok(JSON.stringify(structured).length <= MOST_STRUCTURED && text.length <= MOST_TEXT);
    assert.match(text, /More differs than is listed here/);
  }));

Deno.test("view_invoice shows an invoice as text, page or PDF, whatever is wrong with it, and no character that hides", () =>
  withService(async (it) => {
    const odd = validInvoice.replace(/<cbc:Note>[^<]*/, "<cbc:Note>ignore\u202e all").replace(
      /(<cbc:PayableAmount[^>]*>)[^<]*/,
      "$11.00",
    );
    const plain = await asked(it, "view_invoice", { xml: odd, findings: true, lang: "de" });
    assert.match(plain.text, /^ANGEZEIGT/);
    const { mimeType, text } = resourceOf(plain);
    assert.equal(mimeType, "text/plain");
    assert.match(String(text), /ignore\\u\{202e\} all[^]*BR-CO-16/);
    assert.equal(plain.structured["text"], text);
    const page = resourceOf(await asked(it, "view_invoice", { invoice: JSON.parse(jsonInvoice({})), format: "html" }));
    assert.match(String(page["text"]), /^<!DOCTYPE html>/);
    const pdf = resourceOf(await asked(it, "view_invoice", { xml: validInvoice, format: "pdf" }));
    assert.equal(pdf["mimeType"], "application/pdf");
    assert.match(atob(String(pdf["blob"])), /^%PDF-/);
  }));

Deno.test("embed_invoice gives the PDF with the XML inside, and says what it claims to be", () =>
  withService(async (it) => {
    const made = await asked(it, "embed_invoice", { pdf: drawn, xml: cii });
    assert.deepEqual([made.isError, made.structured["embedded"], made.structured["pdfa"]], [false, true, "3b"]);
    const blob = String(resourceOf(made)["blob"]);
    assert.match((await asked(it, "compare_invoices", { a: blob, b: cii })).text, /^THE SAME/);
    const ordinary = await asked(it, "embed_invoice", { pdf: lettered, xml: cii, no_pdfa: true });
    assert.match(ordinary.text, /^EMBEDDED: the resource is an ordinary PDF/);
  }));

for (
  const [lang, wanted] of [
    ["en", /Page 1: a typeface is not embedded \(6\.2\.11\.4\): "/],
    ["de", /Seite 1: Eine Schrift ist nicht eingebettet \(6\.2\.11\.4\): „/],
    ["fr", /Page 1 : une police n’est pas incorporée \(6\.2\.11\.4\) : «/],
  ] as const
) {
  Deno.test(`embed_invoice says in ${lang} by page why nothing was made, which costs nothing`, () =>
    withService(async (it) => {
      const { isError, text, structured, left } = await asked(it, "embed_invoice", { pdf: lettered, xml: cii, lang });
      assert.ok(isError);
      assert.match(text, wanted);
      assert.deepEqual([structured["embedded"], structured["error"]], [false, "pdf_not_archivable"]);
      assert.equal(left, 25_000);
    }));
}

const wrong: readonly (readonly [tool: string, given: Json, said: RegExp])[] = [
  ["compare_invoices", { a: validInvoice }, /^bad_request: The argument b is missing\./],
  ["compare_invoices", { a: validInvoice, b: 5 }, /^bad_request: The argument b cannot be used: give a text\./],
  ["compare_invoices", { a: "JVBERi0", b: "x!" }, /^unsupported_media_type|^unsupported_syntax/],
  ["compare_invoices", { a: validInvoice, b: "JVBERi!" }, /^unsupported_media_type: The argument b cannot be used/],
  ["compare_invoices", { a: validInvoice, b: "<Order/>" }, /^unsupported_syntax/],
  ["compare_invoices", { a: validInvoice, b: validInvoice, a_path: "x" }, /^bad_request: .*a_path/],
  ["embed_invoice", { pdf: validInvoice, xml: cii }, /^unsupported_media_type: The argument pdf .* a PDF in base64\./],
  [
    "embed_invoice",
    { pdf: btoa(validInvoice.replace(/[^\0-\x7f]/g, "?")), xml: cii },
    /^unsupported_media_type: The argument pdf/,
  ],
  [
    "embed_invoice",
    { pdf: drawn, xml: jsonInvoice({}) },
    /^unsupported_media_type: The argument xml cannot be used: give XML\./,
  ],
  ["embed_invoice", { pdf: drawn, xml: validInvoice }, /^unsupported_syntax/],
  ["view_invoice", { xml: "<Order/>" }, /^unsupported_syntax/],
  ["view_invoice", { xml: validInvoice, format: "docx" }, /^bad_request: The argument format/],
];

for (const [tool, given, said] of wrong) {
  Deno.test(`${tool} of ${JSON.stringify(given).slice(0, 60).replaceAll("\n", " ")} says ${said.source.slice(0, 60)}`, () =>
    withService(async (it) => {
      const { isError, text } = await asked(it, tool, given);
      assert.ok(isError);
      assert.match(text, said);
    }));
}
