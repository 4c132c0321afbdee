/** Of which inputs the rule set of Factur-X is loaded: of none less than it could be about. */
import assert from "node:assert/strict";
import { type Language, loadWording, mayBeFacturX } from "../../engine/locales.ts";
import { generate } from "../../engine/mod.ts";
import { invoiceWith } from "../support/json.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

function written(profile: string): string {
  const outcome = generate(invoiceWith({ "/profile": profile }));
  assert.ok("ok" in outcome);
  return outcome.ok.xml;
}

/** UTF-16 without a mark. */
function wide(text: string, first: 0 | 1): Uint8Array {
  return Uint8Array.from(
    [...text].flatMap((letter) => first === 0 ? [0, letter.charCodeAt(0)] : [letter.charCodeAt(0), 0]),
  );
}

Deno.test("CII, JSON that becomes it, what may be either, and a PDF may be Factur-X, as text and as bytes", () => {
  const cii = written("facturx-en16931");
  const inputs = [cii, `<!--${" ".repeat(100_000)}-->${cii}`, '{"profile":"facturx-en16931"}', "%PDF-1.7"];
  for (const input of [...inputs, '{"profile":"\\u0066acturx-en16931"}']) {
    assert.ok(mayBeFacturX(input) && mayBeFacturX(bytes(input)), input.slice(0, 40));
  }
  for (const first of [0, 1] as const) assert.ok(mayBeFacturX(wide(cii, first)));
  assert.ok(mayBeFacturX(Uint8Array.of(0xff, 0xfe, 0x3c, 0)) && mayBeFacturX(Uint8Array.of(0xfe, 0xff, 0, 0x3c)));
});

Deno.test("UBL, and JSON that becomes it, is no Factur-X, unless the caller says so", () => {
  const ubl = written("en16931");
  for (const input of [ubl, invoiceWith({ "/profile": "xrechnung-ubl" }), "", "C", "fractur x", "xx"]) {
    assert.ok(!mayBeFacturX(input) && !mayBeFacturX(bytes(input)), input.slice(0, 40));
  }
  assert.ok(mayBeFacturX(bytes(ubl), "facturx-en16931"));
  assert.ok(!mayBeFacturX(bytes(ubl), "en16931"));
});

Deno.test("the wording of strict mode holds the set of Factur-X where it is asked for", async () => {
  const names = async (language: Language, facturx?: boolean) =>
    (await loadWording(language, true, facturx)).sets?.map(({ name }) => name) ?? [];
  assert.ok((await names("en")).includes("Factur-X"));
  assert.ok((await names("de", true)).includes("Factur-X"));
  const without = await names("fr", false);
  assert.ok(without.length > 0 && !without.includes("Factur-X"));
});

Deno.test("letters that a mark of UTF-16 has in it are no mark", () => {
  for (const start of [[0xff, 0x61], [0x61, 0xff], [0xfe, 0x61], [0x61, 0xfe], [0xfe, 0xfe], [0xff, 0xff]]) {
    assert.ok(!mayBeFacturX(Uint8Array.from([...start, 0x61])), `${start}`);
  }
});
