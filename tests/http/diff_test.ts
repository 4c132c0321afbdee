/** Two invoices compared over HTTP: two parts in, what differs out, for a document. */
import assert from "node:assert/strict";
import { classic, objectsWith } from "../support/pdf.ts";
import { type TestService, withService } from "../support/service.ts";
import { jsonInvoice } from "./requests.ts";

const ubl = Deno.readTextFileSync(new URL("../../examples/invoice-simple.xml", import.meta.url));
const cii = Deno.readTextFileSync(new URL("../../cases/base.cii.xml", import.meta.url)).replace(/[^\0-\x7f]/g, "?");

async function send({ ask, key }: TestService, parts: Readonly<Record<string, string | Uint8Array>>, query = "") {
  const { authorization } = await key();
  const body = new FormData();
  for (const [name, content] of Object.entries(parts)) {
    body.append(name, new Blob([typeof content === "string" ? content : content.slice()]), name);
  }
  const response = await ask(`/v1/diff${query}`, { method: "POST", body, headers: { authorization } });
  return { status: response.status, left: response.headers.get("x-ratelimit-remaining"), json: await response.json() };
}

Deno.test("diff names each value that differs by its term and its place, and what each says is due", () =>
  withService(async (service) => {
    const other = ubl.replaceAll("571.20", "600.00").replace(/<cbc:DueDate>.*<\/cbc:DueDate>/, "");
    const { status, left, json } = await send(service, { a: ubl, b: other });
    assert.deepEqual([status, left], [200, "99"]);
    assert.deepEqual(json, {
      equal: false,
      changes: [
        { term: "BT-9", pointer: "/dueDate", a: "2025-12-03", b: null },
        { term: "BT-112", pointer: "/totals/taxInclusiveAmount", a: "571.20", b: "600.00" },
        { term: "BT-115", pointer: "/totals/payableAmount", a: "571.20", b: "600.00" },
      ],
      amount_due: { a: "571.20", b: "600.00" },
    });
  }));

Deno.test("diff takes UBL, CII, JSON and PDF, each beside each", () =>
  withService(async (service) => {
    const documents = [ubl, cii, jsonInvoice({}), classic(objectsWith([{ name: "factur-x.xml", content: cii }]))];
    for (const a of documents) {
      for (const b of documents) {
        const { status, json } = await send(service, { a, b });
        assert.deepEqual([status, a === b ? json.equal : true], [200, true]);
      }
    }
    const pdf = documents[3] ?? assert.fail();
    assert.deepEqual((await send(service, { a: cii, b: pdf })).json.changes, []);
  }));

Deno.test("diff of very long invoices has every change in it", () =>
  withService(async (service) => {
    const lines = (quantity: number) =>
      Array.from({ length: 2_000 }, (_, at) => ({
        ...{ id: `${at + 1}`, description: "x", quantity, unitCode: "C62", unitPrice: 1 },
        ...{ vatCategory: "S", vatRate: 19 },
      }));
    const { status, json } = await send(service, {
      a: jsonInvoice({ lines: lines(1) }),
      b: jsonInvoice({ lines: lines(2) }),
    });
    assert.equal(status, 200);
    const quantities = json.changes.filter(({ term }: { term: string }) => term === "BT-129");
    assert.deepEqual(quantities.at(-1), { term: "BT-129", pointer: "/lines/1999/quantity", a: "1", b: "2" });
  }));

const bad: readonly (readonly [string, Readonly<Record<string, string | Uint8Array>>, number, string, string?])[] = [
  ["a part is missing", { a: ubl }, 400, "bad_request"],
  ["a part has another name", { a: ubl, c: ubl }, 400, "bad_request"],
  ["the first is of an unknown kind", { a: "<Order/>", b: ubl }, 415, "unsupported_syntax", "a"],
  ["the second is of an unknown kind", { a: ubl, b: "<Order/>" }, 415, "unsupported_syntax", "b"],
  ["the first is malformed", { a: "<a", b: ubl }, 400, "xml_malformed", "a"],
  ["the second is no JSON object", { a: ubl, b: "[]" }, 400, "bad_request", "b"],
  ["the second declares entities", { a: ubl, b: "<!DOCTYPE a><a/>" }, 400, "xml_rejected", "b"],
  ["the first is a PDF without an invoice", { a: classic(objectsWith([])), b: ubl }, 415, "unsupported_syntax", "a"],
];

for (const [what, parts, status, code, part] of bad) {
  Deno.test(`diff is answered ${status} ${code} where ${what}, which says which of the two, and costs nothing`, () =>
    withService(async (service) => {
      const { json, ...answer } = await send(service, parts);
      assert.deepEqual([answer.status, json.error, json.part], [status, code, part]);
      assert.notEqual(answer.left, "99");
    }));
}

Deno.test("what is wrong with the parts is said in the language of the caller", () =>
  withService(async (service) => {
    const { json } = await send(service, { a: ubl, c: ubl }, "?lang=de");
    assert.equal(json.message, "Den Teil „c“ gibt es nicht. Es gibt: a, b.");
  }));
