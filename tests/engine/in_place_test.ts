/** Repairs of XML invoices in their own text. */
import assert from "node:assert/strict";
import { everything } from "../../engine/diagnosis/mod.ts";
import { XmlInPlace } from "../../engine/edits/in_xml.ts";
import { editedBytes } from "../../engine/repair/mod.ts";
import { type OpenedXml, openXml } from "../../engine/open/open.ts";
import { repaired } from "../support/repaired.ts";
import { validInvoice } from "../support/terminal.ts";

const baseCii = Deno.readTextFileSync(new URL("../../cases/base.cii.xml", import.meta.url));

function openedFrom(input: string | Uint8Array): OpenedXml {
  const opened = openXml(input, { sets: everything });
  assert.ok("ok" in opened);
  return opened.ok;
}

function textRepaired(xml: string): string {
  return repaired(openedFrom(xml)).text;
}

/** The invoice with a mistake, which must come back as it was. */
function returns(original: string, mistake: readonly [string, string]): void {
  const broken = original.replace(...mistake);
  assert.notEqual(broken, original);
  assert.equal(textRepaired(broken), original);
}

const total = '<cbc:TaxInclusiveAmount currencyID="EUR">3390.60</cbc:TaxInclusiveAmount>';

Deno.test("a wrong total is changed, and nothing around it", () => {
  returns(validInvoice, [total, total.replace("3390.60", "3390.50")]);
  const commented = validInvoice.replace(total, `<!-- gross -->\n      ${total}<!-- end -->`);
  returns(commented, ["3390.60</cbc:TaxI", "9.00</cbc:TaxI"]);
});

Deno.test("a missing element is inserted where the schema wants it, indented like its neighbours", () => {
  const type = /\n *<cbc:InvoiceTypeCode>380<\/cbc:InvoiceTypeCode>/.exec(validInvoice)?.[0] ?? "";
  returns(validInvoice, [type, ""]);
  const windows = validInvoice.replaceAll("\n", "\r\n");
  returns(windows, [type.replaceAll("\n", "\r\n"), ""]);
  const dense = validInvoice.replace(/>\s+</g, "><");
  returns(dense, [type.trim(), ""]);
});

Deno.test("inserted elements have the prefix that the document has for their namespace", () => {
  const other = validInvoice.replaceAll("cbc:", "b:").replace("xmlns:cbc=", "xmlns:b=");
  returns(other, [/\n *<b:InvoiceTypeCode>380<\/b:InvoiceTypeCode>/.exec(other)?.[0] ?? "", ""]);
});

Deno.test("a comment and a processing instruction inside of a changed value stay", () => {
  const xml = validInvoice.replace(total, total.replace("3390.60", "28<!-- a --><?b c?>00.00"));
  assert.ok(textRepaired(xml).includes(">3390.60<!-- a --><?b c?></cbc:TaxInclusiveAmount>"));
});

Deno.test("a value that moves to the element before its own is inserted there, and its own goes", () => {
  const account = "<cac:PayeeFinancialAccount>\n      <cbc:ID>DE02120300000000202051</cbc:ID>";
  const original = validInvoice.replace(
    /<cac:PayeeFinancialAccount>\s*<cbc:ID>[^<]*<\/cbc:ID>(?:\s*<cbc:Name>[^<]*<\/cbc:Name>)?/,
    account,
  );
  assert.ok(original.includes(account));
  const place = new XmlInPlace(openedFrom(original.replace(account, account.replaceAll("cbc:ID>", "cbc:Name>"))));
  const changed = place.with(place.start, [
    { op: "add", path: "/payment/creditTransfers/0/iban", value: "DE02120300000000202051" },
    { op: "remove", path: "/payment/creditTransfers/0/accountName" },
  ]);
  assert.equal(changed?.opened.text, original);
});

Deno.test("an element without content gets its value, whether it is one tag or two", () => {
  const type = "<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>";
  returns(validInvoice, [type, "<cbc:InvoiceTypeCode></cbc:InvoiceTypeCode>"]);
  returns(validInvoice, [type, "<cbc:InvoiceTypeCode/>"]);
});

Deno.test("CII is repaired, too", () => {
  const amount = /<ram:GrandTotalAmount>([0-9.]+)</.exec(baseCii);
  assert.ok(amount !== null);
  returns(baseCii, [amount[0], "<ram:GrandTotalAmount>1.00<"]);
});

Deno.test("an invoice without anything to repair has no edits", () => {
  assert.deepEqual(repaired(openedFrom(validInvoice)).edits, []);
});

Deno.test("what would bring a finding of another rule is not repaired", () => {
  const xml = validInvoice.replace(total, total.replace("3390.60", "3390.50"));
  const { verdict } = repaired(openedFrom(xml));
  assert.deepEqual(verdict.errors, []);
});

const umlaut = validInvoice.replace(/(<cbc:RegistrationName>)[^<]*/, "$1Müller & Söhne".replace("&", "&amp;"));

for (
  const [name, declared, encode] of [
    ["UTF-8", "UTF-8", (text: string) => new TextEncoder().encode(text)],
    ["UTF-8 with a byte order mark", "UTF-8", (text: string) => new TextEncoder().encode(`\ufeff${text}`)],
    ["ISO-8859-1", "ISO-8859-1", latin],
    ["windows-1252", "windows-1252", latin],
    ["UTF-16", "UTF-16", (text: string) => utf16(`\ufeff${text}`)],
  ] as const
) {
  Deno.test(`the bytes of a document in ${name} differ at the edits alone`, () => {
    const text = umlaut.replace('encoding="UTF-8"', `encoding="${declared}"`);
    assert.ok(text.includes(`"${declared}"`) && text.includes("ü"));
    const broken = encode(text.replace(">3390.60</cbc:TaxI", ">3390.50</cbc:TaxI"));
    const opened = openedFrom(broken);
    const { edits } = repaired(opened);
    assert.deepEqual(editedBytes(broken, opened.text, edits), encode(text));
  });
}

Deno.test("what an encoding may not have is written as a reference", () => {
  const bytes = latin("ab");
  const made = editedBytes(Uint8Array.of(0xe4, ...bytes), "äab", [{ start: 1, end: 2, text: "€" }]);
  assert.deepEqual(made, Uint8Array.of(0xe4, ...latin("&#x20ac;b")));
});

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function utf16(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((character) => {
    const code = character.charCodeAt(0);
    return [code & 0xff, code >> 8];
  }));
}

Deno.test("a repaired document is still that of the PDF that it came from, and of none where it came from none", () => {
  const type = "<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>";
  const broken = openedFrom(validInvoice.replace(type, "<cbc:InvoiceTypeCode/>"));
  const inPdf = repaired({ ...broken, container: "pdf", attachment: "factur-x.xml" }).opened;
  assert.ok(inPdf.kind === "xml");
  assert.deepEqual([inPdf.text, inPdf.container, inPdf.attachment], [validInvoice, "pdf", "factur-x.xml"]);
  const { opened, text } = repaired(broken);
  assert.equal(text, validInvoice);
  assert.ok(opened.kind === "xml");
  assert.deepEqual([opened.container, opened.attachment], [undefined, undefined]);
});
