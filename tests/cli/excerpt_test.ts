/** The source line below a finding, with a caret at the place. */
import assert from "node:assert/strict";
import { faktlint, validInvoice } from "../support/terminal.ts";

interface Excerpt {
  readonly number: number;
  readonly shown: string;
  /** The text from the caret on. */
  readonly marked: string;
}

/** The excerpt of the finding about a wrong payable amount. */
async function excerptOf(document: string | Uint8Array): Promise<Excerpt> {
  const { out } = await faktlint(["validate", "-"], { stdin: document });
  const lines = out.split("\n");
  const at = lines.findIndex((line) => line.includes("ATW-DECLARED-TOTAL-NOT-A-NUMBER"));
  const [, gutter = "", number = "", shown = ""] = /^( +(\d+) \| )(.*)$/.exec(lines[at + 2] ?? "") ?? [];
  const caret = lines[at + 3]?.indexOf("^") ?? -1;
  return { number: +number, shown, marked: shown.slice(caret - gutter.length) };
}

const broken = validInvoice.replace(">2891.00<", ">2891,00<");
const element = `<cbc:PayableAmount currencyID="EUR">2891,00</cbc:PayableAmount>`;
const line = broken.split("\n").findIndex((it) => it.includes(element)) + 1;

Deno.test("the excerpt is the line without its indentation, and the caret is at the element", async () => {
  assert.deepEqual(await excerptOf(broken), { number: line, shown: element, marked: element });
});

Deno.test("the excerpt is right with CR LF and with CR", async () => {
  for (const end of ["\r\n", "\r"]) {
    assert.deepEqual(await excerptOf(broken.replaceAll("\n", end)), { number: line, shown: element, marked: element });
  }
});

Deno.test("a tab before the place is shown as a dot, and the caret stays right", async () => {
  const { shown, marked } = await excerptOf(broken.replace(element, `<!-- x -->\t${element}`));
  assert.equal(shown, `<!-- x -->·${element}`);
  assert.equal(marked, element);
});

Deno.test("of a long line only what is around the place is shown", async () => {
  const { number, shown, marked } = await excerptOf(broken.replaceAll(/\n\s*/g, " "));
  assert.equal(number, 1);
  assert.equal(shown.length, 100);
  assert.ok(shown.includes(element.slice(0, 40)));
  assert.ok(marked.startsWith("<cbc:PayableAmount"));
});

Deno.test("a long line is not cut inside a character beyond the basic plane", async () => {
  for (const before of ["", "x"]) {
    const { shown, marked } = await excerptOf(
      broken.replace(element, `<!--${before}${"\u{1f4a9}".repeat(80)}-->${element}`),
    );
    assert.ok(shown.isWellFormed());
    assert.ok(marked.startsWith("<cbc:PayableAmount"));
  }
});

/** The document with characters beyond ASCII on the line of the finding. */
function declared(encoding: string): string {
  return broken.replace(`encoding="UTF-8"`, `encoding="${encoding}"`).replace(element, `<!-- Größe ‰€ -->${element}`);
}

/** Bytes of a single-byte encoding, of which only the characters in use are known here. */
function bytesOf(text: string, known: Readonly<Record<string, number>>): Uint8Array {
  return Uint8Array.from(text, (character) => known[character] ?? character.charCodeAt(0));
}

function utf16(text: string, bigEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * (text.length + 1)));
  for (const [at, unit] of [..."\ufeff", ...text.split("")].entries()) {
    view.setUint16(2 * at, unit.charCodeAt(0), !bigEndian);
  }
  return new Uint8Array(view.buffer);
}

const encodings: readonly (readonly [string, string, Uint8Array])[] = [
  ["UTF-8", "Größe ‰€", new TextEncoder().encode(declared("UTF-8"))],
  ["UTF-8 with a byte order mark", "Größe ‰€", new TextEncoder().encode(`\ufeff${declared("UTF-8")}`)],
  ["windows-1252", "Größe ‰€", bytesOf(declared("windows-1252"), { "‰": 0x89, "€": 0x80 })],
  ["ISO-8859-1", "Größe ··", bytesOf(declared("ISO-8859-1"), { "‰": 0x89, "€": 0x80 })],
  ["UTF-16, big end first", "Größe ‰€", utf16(declared("UTF-16"), true)],
  ["UTF-16, little end first", "Größe ‰€", utf16(declared("UTF-16"), false)],
];

for (const [name, words, document] of encodings) {
  Deno.test(`the excerpt is right in ${name}`, async () => {
    const { number, shown, marked } = await excerptOf(document);
    assert.equal(number, line);
    assert.ok(shown.startsWith(`<!-- ${words} --><cbc:PayableAmount`), shown);
    assert.ok(marked.startsWith("<cbc:PayableAmount"));
  });
}
