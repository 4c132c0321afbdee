/**
 * Bytes before and after a repair, through all of it: a document with one wrong sum becomes the document that it was made of,
 * to the last byte, however it is written; and valid documents stay what they are.
 */
import assert from "node:assert/strict";
import { repairDocument } from "../../engine/repair/document.ts";
import { soundDocuments } from "../support/faults/documents.ts";
import { sound } from "../support/seeded.ts";
import { whole } from "../support/sweeps.ts";

/** How a document is written: its whole, the value that goes wrong, and its bytes. */
interface Written {
  readonly name: string;
  readonly whole?: (text: string) => string;
  readonly value?: (value: string) => string;
  /** As the value is written then, where some rule is not content with how it was. */
  readonly left?: (value: string) => string;
  readonly bytes?: (text: string) => Uint8Array;
}

interface Syntax {
  readonly name: string;
  readonly text: string;
  /** The sum of the lines, behind what is there once, and what it is by mistake. */
  readonly sum: readonly [behind: string, right: string, wrong: string];
  readonly written: readonly Written[];
}

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
}

const inUtf16 = (text: string) => `\ufeff${text.replace('encoding="UTF-8"', 'encoding="UTF-16"')}`;

const anyText: readonly Written[] = [
  { name: "UTF-8" },
  { name: "UTF-8 with a byte order mark", whole: (text) => `\ufeff${text}` },
  { name: "lines that end as on Windows", whole: (text) => text.replaceAll("\n", "\r\n") },
];

const anyXml: readonly Written[] = [
  ...anyText,
  { name: "UTF-16, the low byte first", whole: inUtf16, bytes: (text) => utf16(text, true) },
  { name: "UTF-16, the high byte first", whole: inUtf16, bytes: (text) => utf16(text, false) },
  { name: "a CDATA section", value: (value) => `<![CDATA[${value}]]>` },
  { name: "a comment before the value", value: (value) => `<!-- sum -->${value}` },
  { name: "a comment behind the value", value: (value) => `${value}<!-- sum -->` },
  { name: "an instruction in the element", value: (value) => `${value}<?sum?>` },
  { name: "white space around the value, which goes", value: (value) => `\n  ${value}\n`, left: (value) => value },
];

function example(name: string): string {
  return Deno.readTextFileSync(new URL(`../../examples/${name}`, import.meta.url));
}

const syntaxes: readonly Syntax[] = [
  {
    name: "UBL",
    text: example("invoice-two-rates.xml"),
    sum: ['<cac:LegalMonetaryTotal>\n    <cbc:LineExtensionAmount currencyID="EUR">', "768.20", "786.20"],
    written: anyXml,
  },
  {
    name: "CII",
    text: example("cii-two-rates.xml"),
    sum: ["MonetarySummation>\n        <ram:LineTotalAmount>", "799.00", "979.00"],
    written: anyXml,
  },
  {
    name: "JSON",
    text: JSON.stringify({ ...sound, internalNote: { b: 1.50, a: [] } }, null, 2),
    sum: ['"lineExtensionAmount": "', "814.30", "841.30"],
    written: anyText,
  },
];

for (const { name, text, sum: [behind, right, wrong], written } of syntaxes) {
  for (const { name: how, whole = same, value = same, left, bytes = utf8 } of written) {
    Deno.test(`a repaired ${name} document is the sound one to the last byte: ${how}`, () => {
      assert.equal(text.split(behind + right).length, 2);
      const made = (sum: string, as = value) => bytes(whole(text.replace(behind + right, behind + as(sum))));
      const outcome = repairDocument({
        input: made(wrong),
        mediaType: `application/${name === "JSON" ? "json" : "xml"}`,
      }, {
        strict: true,
        asStated: true,
      });
      assert.ok("ok" in outcome, "refused");
      assert.deepEqual(outcome.ok.applied.map(({ kind, changes }) => [kind, changes.map((it) => it.pointer)]), [
        ...(left === undefined ? [] : [["form", []]]),
        ["derived", ["/totals/lineExtensionAmount"]],
      ]);
      assert.deepEqual(outcome.ok.bytes, made(right, left));
    });
  }
}

function same(text: string): string {
  return text;
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Of the corpus one in so many; all in a whole sweep. */
const EVERY = whole ? 1 : 29;

Deno.test("no byte of a valid document is changed", async () => {
  let seen = 0;
  for await (const { file, bytes } of soundDocuments(EVERY)) {
    const outcome = repairDocument({ input: bytes }, { strict: true });
    assert.ok("ok" in outcome && outcome.ok.bytes === bytes && outcome.ok.applied.length === 0, file);
    seen++;
  }
  assert.ok(seen > 0);
});
